"""A damaged board file is refused with file, place and remedy."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from boards.damages import COSA, DAMAGES, LAT
from boards.writing import TEXTS, Damage, drop, every, problems_of, put, towns, write


@pytest.mark.parametrize(
    ("id", "damage", "expected"), [pytest.param(*case, id=name) for name, *case in DAMAGES]
)
def test_damage(id: str, damage: Damage, expected: list[str], tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS[id])
    damage(board)
    assert problems_of(write(tmp_path / "mine.toml", board)) == expected


def test_all_problems_are_reported_at_once(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"])
    every(drop("name"), put("city.cosa.lat", 99), put("routes.land.0", ["ancona", "hadra"]))(board)
    assert problems_of(write(tmp_path / "mine.toml", board)) == [
        'top level: no name; add name = "..."',
        f"{COSA}: lat can't be 99; {LAT}",
        "[routes] land 1: ancona-hadra: no city 'hadra'; did you mean 'hadria'?",
    ]


def test_no_city_has_coordinates(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"])
    for city in board["city"]:
        city["lat"] = 99
    lines = problems_of(write(tmp_path / "mine.toml", board))
    assert len(lines) == len(board["city"])
    assert all(line.endswith(f": lat can't be 99; {LAT}") for line in lines)


def test_too_many_cities(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"])
    board["city"] += towns(38)
    board["routes"]["land"] += [["verona", town["id"]] for town in towns(38)]
    tokens = {"A": 7 + 38, "B": 8, "C": 10}
    assert problems_of(write(tmp_path / "mine.toml", board), tokens) == [
        "[[city]]: 64 cities are too many; leave some out: a board has 63 at most"
    ]
