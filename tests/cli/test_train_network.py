"""`concordia train --network`: what it prints, and how it goes on after an interrupt."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from concordia_game.arena.network_course import NetworkTraining

from .conftest import Run

REPORT = {
    "generation": 2,
    "network": "network-2.json",
    "fit": {"error": 10.5, "linear_error": 11.0},
    "matches": [
        {"map": "italia", "players": 2, "par": 0.5, "games": 40, "wins": 26}
        | {"win_rate": 0.65, "low": 0.495, "high": 0.779}
    ],
    "cpu_hours": {"games-1": 1.0, "fit-1": 0.5},
}
BOT = "normal?network=course/network-2.json&reranked=28"


def test_the_report_is_printed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[NetworkTraining] = []

    def told(training: NetworkTraining) -> dict[str, object]:
        seen.append(training)
        training.tell("games", 1, 2)
        return REPORT

    monkeypatch.setattr(NetworkTraining, "run", told)
    argv = ("train", "course", "--network", "--games", "40", "--generations", "2", "--matches", "6")
    assert run(*argv, "--processes", "1").out.splitlines() == [
        "course/network-2.json: generation 2",
        "error 10.5 points, 11.0 without it, on games that it did not see",
        "italia, 2 players: 26 of 40 won against the generation before, 65.0 % (49.5-77.9), par 50.0 %",
        "1.5 CPU hours",
        f"play it: concordia play --bot '{BOT}'",
    ]
    course = seen[0].course
    assert (course.games, course.generations, course.matches) == (40, 2, 6)
    assert json.loads(run(*argv, "--json").out) == {**REPORT, "bot": BOT}


def test_an_interrupt_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(NetworkTraining, "run", interrupted)
    ran = run("train", "course", "--network")
    assert (ran.code, ran.err.splitlines()[-1]) == (1, "Interrupted; the same command goes on from here.")
    other = run("train", "course", "--network", "--games", "5")
    assert (other.code, other.out) == (1, "")
    assert "another course" in other.err
