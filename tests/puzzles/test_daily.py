"""The puzzle of a day is the same for everybody who has the same puzzles."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from concordia_game.puzzles.daily import FIRST_DAY, of_the_day
from concordia_game.puzzles.puzzle import Collection, edition_of, load_puzzles


def shuffled(collection: Collection) -> Collection:
    """The same puzzles in another order."""
    puzzles = list(collection.puzzles)
    Random(1).shuffle(puzzles)
    return Collection(edition_of([one.id for one in puzzles]), {}, tuple(puzzles))


def test_it_follows_from_the_date_and_the_puzzles_alone() -> None:
    ours = load_puzzles()
    theirs = shuffled(ours)
    assert theirs.edition == ours.edition
    for days in range(0, 1000, 37):
        day = date(2026, 1, 1) + timedelta(days=days)
        assert of_the_day(ours, day).id == of_the_day(theirs, day).id


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    collection = load_puzzles()
    count = len(collection.puzzles)

    def round_of(turn: int) -> list[str]:
        days = range(turn * count, (turn + 1) * count)
        return [of_the_day(collection, FIRST_DAY + timedelta(days=day)).id for day in days]

    first, second = round_of(0), round_of(1)
    assert sorted(first) == sorted(second) == sorted(one.id for one in collection.puzzles)
    assert first != second


def test_another_edition_has_other_days() -> None:
    ours = load_puzzles()
    fewer = Collection(edition_of([one.id for one in ours.puzzles[1:]]), {}, ours.puzzles[1:])
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(10)]
    assert [of_the_day(ours, day).id for day in days] != [of_the_day(fewer, day).id for day in days]
