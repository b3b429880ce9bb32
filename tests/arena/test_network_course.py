"""A course that trains networks: it repeats, goes on after a kill, and reports what came of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arena.short import shorten
from concordia_game.arena import lessons, network_course
from concordia_game.arena.checkpoints import CheckpointError
from concordia_game.arena.evaluation import bot_with_network
from concordia_game.arena.network_course import NetworkCourse, NetworkTraining, Tell
from concordia_game.bots import generations, load_bot
from concordia_game.bots.generations import trained_weights
from concordia_game.bots.planning import PlanningBot
from concordia_game.engine.options import Options

FIRST_BOT = network_course.FIRST_BOT


@pytest.fixture(autouse=True)
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, by a bot that sees little, at one table."""
    monkeypatch.setattr(network_course, "CHUNK", 2)
    monkeypatch.setattr(network_course, "FIRST_BOT", "normal@1?follow=1&width=3&nodes=60")
    monkeypatch.setattr(network_course, "PRACTICE", "glance=4")
    monkeypatch.setattr(network_course, "TABLES", (Options("italia", 2),))
    shorten(monkeypatch, Options("italia", 2))
    monkeypatch.setattr(lessons, "DRAWN", 4)


def test_what_is_learned_is_what_the_latest_value_lacks() -> None:
    """Games and lessons go by the same weights."""
    bot = load_bot(FIRST_BOT)
    assert isinstance(bot, PlanningBot)
    assert bot.weights == trained_weights()
    assert bot.network is None


def course(
    folder: Path, generations: int = 1, tell: Tell = lambda what, done, total: None
) -> NetworkTraining:
    how = NetworkCourse(games=4, generations=generations, seed=7, matches=2, epochs=2)
    return NetworkTraining(folder, how, 1, "", tell)


class Killed(Exception):
    """What stops a course."""


def deadly(moment: str) -> Tell:
    """Stops a course when the first of something is done."""

    def tell(what: str, done: int, total: int) -> None:
        if (what, done) == (moment, 1):
            raise Killed

    return tell


def files(folder: Path) -> dict[str, bytes]:
    """What a course leaves, apart from how long it took."""
    kept = [path for path in sorted(folder.rglob("*")) if path.is_file() and "seconds" not in path.name]
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept if "report" not in path.name}


def test_a_course_repeats_goes_on_and_reports(tmp_path: Path) -> None:
    straight = course(tmp_path / "straight").run()

    for moment in ("games", "lessons", "epochs", "match on italia"):
        with pytest.raises(Killed):
            course(tmp_path / "killed", tell=deadly(moment)).run()
    course(tmp_path / "killed").run()
    assert files(tmp_path / "killed") == files(tmp_path / "straight")
    assert list(files(tmp_path / "killed")) == [
        *("course.json", "games-1/00000.jsonl.gz", "games-1/00001.jsonl.gz", "network-1.json")
    ]
    assert straight["fit"]["learned_from"] == 4
    assert {"error", "linear_error", "margins", "regret"} <= set(straight["fit"])
    assert [(match["map"], match["games"], match["par"]) for match in straight["matches"]] == [
        ("italia", 2, 0.5)
    ]
    assert set(straight["cpu_hours"]) == {"games-1", "fit-1", "match-1"}
    assert json.loads((tmp_path / "straight" / "report-1.json").read_text("utf-8")) == straight


def test_what_was_trained_is_played_as_in_its_matches() -> None:
    network = Path(generations.__file__).parent / "3" / "network.json"  # any network will do
    bot = load_bot(bot_with_network(network))
    trained = load_bot(f"{FIRST_BOT}&network={network}")
    assert isinstance(bot, PlanningBot)
    assert isinstance(trained, PlanningBot)
    assert bot.network is trained.network
    assert bot.network is not None
    assert (bot.weights, bot.reranked) == (trained.weights, trained.reranked)


def test_a_longer_course_goes_on_with_the_new_network(tmp_path: Path) -> None:
    course(tmp_path).run()
    first = files(tmp_path)
    report = course(tmp_path, generations=2).run()
    assert report["generation"] == 2
    assert report["fit"]["learned_from"] == 8
    assert files(tmp_path).items() >= first.items()
    assert (tmp_path / "network-2.json").read_bytes() != (tmp_path / "network-1.json").read_bytes()


def test_another_course_is_refused(tmp_path: Path) -> None:
    course(tmp_path)
    with pytest.raises(CheckpointError, match="it belongs to another course"):
        NetworkTraining(tmp_path, NetworkCourse(games=5), 1, "", lambda what, done, total: None)
    (tmp_path / "course.json").write_text("{", "utf-8")
    with pytest.raises(CheckpointError, match="no course can be kept there"):
        course(tmp_path)
