"""`arena`, `stats` and `train`: what they print, what they refuse, and what an interrupt leaves."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

import concordia_game
from concordia_game.arena import selfplay
from concordia_game.arena.pairing import Pairing, play_pairing
from concordia_game.arena.training import Training
from concordia_game.files.options import options_from

from .conftest import PATIENCE, Run, started

BOT_KEYS = [
    "name",
    "games",
    "wins",
    "win_rate",
    "low",
    "high",
    "mean_score",
    "mean_margin",
    "rating",
    "rating_low",
    "rating_high",
    "ms_per_decision",
]
ROW_KEYS = ["name", "games", "wins", "win_rate", "low", "high", "clear", "mean_points"]
OFFER_KEYS = [
    "name",
    "open",
    "taken",
    "taken_share",
    "taken_low",
    "taken_high",
    "dealt",
    "kept",
    "kept_share",
    "auctioned",
    "mean_bid",
]
ALONE = ("--processes", "1")
OWN_BOT = """
def first(view, decision, moves, rng):
    return rng.choice(moves)

class Second:
    def __call__(self, view, decision, moves, rng):
        return rng.choice(moves)
"""


def test_arena_json_has_exactly_these_keys(run: Run) -> None:
    argv = ("arena", "--bots", "random,random,greedy", "--players", "2", "--games", "2", "--json", *ALONE)
    ran = run(*argv)
    data = json.loads(ran.out)
    table = ["map", "players", "options", "seed", "version"]
    assert list(data) == [*table, "games", "mean_turns", "mean_winning_score", "bots", "head_to_head", "rows"]
    assert data["version"] == concordia_game.__version__
    assert data["options"] == {"map": "italia", "players": 2}
    assert len(data["rows"]) == data["games"] == 5
    for row in data["rows"]:
        # A row is all that is needed to play the game again.
        game = play_pairing(Pairing(row["bots"], options_from(data["options"]), row["seed"]))
        assert game.row() == row
    assert data["head_to_head"][0]["bots"] == ["random", "greedy"]
    assert [list(bot) for bot in data["bots"]] == [BOT_KEYS, BOT_KEYS]
    again = json.loads(run(*argv).out)
    for bot in data["bots"] + again["bots"]:
        del bot["ms_per_decision"]
    assert data == again


def test_more_bots_than_seats_meet_in_every_table(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOT, "utf-8")
    bots = "random,own.py:first,own.py:Second"
    data = json.loads(run("arena", "--bot", bots, "--players", "2", "--games", "1", "--json", *ALONE).out)
    assert data["games"] == 6
    assert {bot["name"]: bot["games"] for bot in data["bots"]} == dict.fromkeys(bots.split(","), 4)


def test_an_arena_that_is_kept_goes_on(run: Run, tmp_path: Path) -> None:
    argv = ("arena", "--bots", "greedy,random", "--players", "2", "--keep", "kept.jsonl", "--json", *ALONE)
    two = json.loads(run(*argv, "--games", "2").out)
    four = json.loads(run(*argv, "--games", "4").out)
    assert four["rows"][:2] == two["rows"]
    assert len((tmp_path / "kept.jsonl").read_text("utf-8").splitlines()) == 5
    refused = run(*argv, "--games", "4", "--seed", "2")
    assert refused.code == 1
    assert json.loads(refused.out)["error"].startswith("kept.jsonl: made with other arguments")


def test_generations_and_settings_meet_in_the_arena(run: Run) -> None:
    names = ["easy@1?nodes=10&glance=2", "random"]
    ran = run("arena", "--bots", ",".join(names), "--players", "2", "--games", "2", "--json", *ALONE)
    assert [bot["name"] for bot in json.loads(ran.out)["bots"]] == names


def test_arena_table_and_sequential_test(run: Run) -> None:
    ran = run(
        "arena", "--bots", "greedy,random", "--players", "2", "--games", "20", "--sprt", "0.2,0.8", *ALONE
    )
    lines = ran.out.splitlines()
    assert lines[0].startswith("3 games of ")
    heads = ["bot", "games", "wins", "win", "rate", "95", "%", "score", "margin", "rating", "95", "%", "ms"]
    assert lines[1].split() == heads
    assert [line.split()[:3] for line in lines[2:4]] == [["greedy", "3", "3"], ["random", "3", "0"]]
    assert lines[4] == "sequential test, 0.2 against 0.8: high"


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (("arena", "--bots", "nobody"), "there is no such bot"),
        (("arena", "--bots", "easy@1,easy@9"), "there is no generation 9"),
        (("arena", "--bots", "missing.py:Name"), "no such Python file"),
        (("arena", "--bots", "random", "--map", "atlantis"), "no such board"),
        (("arena", "--bots", "random", "--plot", "nowhere/plot.svg"), "no such folder"),
        (("arena", "--bots", "random", "--plot", "plot.xyz"), "must end in"),
        (("stats", "--map", "italia,atlantis"), "no such board"),
        (("train", "/dev/null/course"), "/dev/null/course: the folder can't be created"),
    ],
)
def test_what_is_refused(run: Run, argv: tuple[str, ...], reason: str) -> None:
    ran = run(*argv)
    assert ran.code == 1
    assert reason in ran.err
    assert not ran.out


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (("arena", "--games", "0"), "--games: at least 1"),
        (("arena", "--games", "some"), "--games: 'some' is not a whole number"),
        (("arena", "--processes", "-1"), "--processes: at least 0"),
        (("arena", "--sprt", "0.7"), "--sprt: two win rates like 0.7,0.8"),
        (("arena", "--sprt", "0.7,0.5"), "the lower one first"),
        (("stats", "--games", "0"), "--games: at least 1"),
        (("stats", "--players", "7"), "--players: 7: 2 to 6 play"),
        (("stats", "--players", "2,1"), "--players: 2,1: 2 to 6 play"),
        (("stats", "--players", "two"), "--players"),
        (("train", "course", "--games", "0"), "--games: at least 1"),
        (("train", "course", "--generations", "0"), "--generations: at least 1"),
    ],
)
def test_wrong_arguments(
    run: Run, argv: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(*argv)
    assert reason in capsys.readouterr().err


def test_long_names_are_not_cut_off(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a_folder_of_bots").mkdir()
    (tmp_path / "a_folder_of_bots" / "own.py").write_text(OWN_BOT, "utf-8")
    bots = "a_folder_of_bots/own.py:first,a_folder_of_bots/own.py:Second"
    ran = run("arena", "--bots", bots, "--players", "2", "--games", "2", *ALONE)
    shown = "".join(line.split(" ")[0] for line in ran.out.splitlines()[2:])
    assert shown == bots.replace(",", "")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_fails_is_named(run: Run, tmp_path: Path, processes: str) -> None:
    (tmp_path / "own.py").write_text("def lost(view, decision, moves, rng): return None", "utf-8")
    ran = run("arena", "--bots", "own.py:lost,random", "--games", "4", "--processes", processes)
    assert ran.code == 1
    assert ran.err.splitlines()[-1] == "concordia: own.py:lost: None is not one of the 6 moves at ChooseCard"
    assert "Traceback" not in ran.err


def test_stats_of_several_boards_and_counts(run: Run) -> None:
    argv = (
        "stats",
        "--bot",
        "random",
        "--games",
        "2",
        "--map",
        "italia,hispania",
        "--players",
        "2,3",
        "--forum",
    )
    data = json.loads(run(*argv, "--json", *ALONE).out)
    assert [(table["players"], table["par"]) for table in data["tables"]] == [(2, 0.5), (3, 0.3333)]
    table = data["tables"][0]
    assert [(row["name"], row["games"]) for row in table["boards"]] == [("italia", 2), ("hispania", 2)]
    assert len(table["seats"]) == 4
    assert all(list(row) == ROW_KEYS for title in ("seats", "cards", "tiles") for row in table[title])
    assert all(list(row) == [*ROW_KEYS, "share"] for row in table["endings"])
    assert sum(row["games"] for row in table["endings"]) == 4
    for title in ("openings", "first_houses", "first_cards"):
        assert all(list(row) == [*ROW_KEYS, "share"] for row in table[title])
    assert sum(row["games"] for row in table["openings"]) == 8
    assert all(list(row) == OFFER_KEYS for row in table["offers"])
    assert {row["name"] for row in table["tiles"]} <= {row["name"] for row in table["offers"]}
    assert data["tiles_by_lot"] is False
    assert table["tiles"]
    words = run(*argv, *ALONE).out
    assert words.startswith("2 players, par 50.0 %\n")
    assert [line.split()[0] for line in words.splitlines() if line.endswith("points")][:5] == [
        "seats",
        "cards",
        "tiles",
        "seats",
        "cards",
    ]


def test_stats_of_tiles_by_lot(run: Run) -> None:
    argv = ("stats", "--bot", "random", "--games", "2", "--players", "3", "--forum", "--auction", *ALONE)
    data = json.loads(run(*argv, "--tiles-by-lot", "--json").out)
    assert data["tiles_by_lot"] is True
    worth = ["worth", "worth_low", "worth_high"]
    assert all(list(row) == OFFER_KEYS + worth for row in data["tables"][0]["offers"])
    heads = [
        line for line in run(*argv, "--tiles-by-lot").out.splitlines() if line.startswith("tiles offered")
    ]
    assert heads[0].split()[2:8] == ["open", "taken", "95", "%", "dealt", "kept"]
    assert heads[0].split()[8:] == ["mean", "bid", "worth", "95", "%"]
    plain = [line for line in run(*argv).out.splitlines() if line.startswith("tiles offered")]
    assert "worth" not in plain[0]


def test_stats_plots_each_count(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib")
    run("stats", "--bot", "random", "--games", "1", "--players", "2,3", "--plot", "rates.svg", *ALONE)
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == ["rates-2.svg", "rates-3.svg"]


def test_training_prints_where_the_weights_are(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(selfplay, "MOST_TURNS", 4)
    argv = ("train", "course", "--games", "4", "--generations", "1", "--matches", "1", *ALONE)
    lines = run(*argv).out.splitlines()
    assert lines[0] == "course/weights.json: generation 1"
    assert [line.split(" players: off by ")[0] for line in lines[1:5]] == ["2", "3", "4", "5"]
    assert re.fullmatch(r"italia, 2 players: [012] of 2 won against normal, .* par 50.0 %", lines[5])
    assert re.fullmatch(r"imperium, 4 players: [0-4] of 4 won against normal, .* par 25.0 %", lines[6])
    assert lines[7] == "play it: concordia play --bot 'normal?weights=course/weights.json'"
    first = (tmp_path / "course" / "weights.json").read_bytes()
    again = run(*argv, "--json")
    assert "This course is over" in again.err
    told = json.loads(again.out)
    assert (told["weights"], told["bot"]) == ("course/weights.json", "normal?weights=course/weights.json")
    assert [fit["players"] for fit in told["fit"]] == [2, 3, 4, 5]
    assert all(fit["error"] > 0 and fit["without"] > 0 and fit["samples"] > 0 for fit in told["fit"])
    assert [(match["map"], match["games"]) for match in told["matches"]] == [("italia", 2), ("imperium", 4)]
    played = run("simulate", "--games", "1", "--players", "2", "--bots", f"{told['bot']},random", "--json")
    assert json.loads(played.out)["wins"] == {"red": 1, "green": 0}
    assert (tmp_path / "course" / "weights.json").read_bytes() == first
    other = run("train", "course", "--games", "8", *ALONE)
    assert (other.code, other.out) == (1, "")
    assert "another course" in other.err


def test_an_interrupted_training_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "run_generation", interrupted)
    ran = run("train", "course", *ALONE)
    assert (ran.code, ran.err.splitlines()[-1]) == (1, "Interrupted; the same command goes on from here.")


def wait_for(path: Path, process: subprocess.Popen[str]) -> None:
    """Wait until a file exists."""
    for _ in range(20 * PATIENCE):
        if path.exists():
            return
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
            raise AssertionError(process.communicate())
    process.kill()
    raise AssertionError(f"{path} did not come")


COUNTED = """
import pathlib
from concordia_game.arena.tournament import Tournament

add = Tournament.add

def counted(tournament, result):
    add(tournament, result)
    if tournament.played == 20:
        pathlib.Path("counted").touch()

Tournament.add = counted
"""
"""Tells when 20 games are counted; how many were begun by then says nothing of that."""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_reports_what_was_played(tmp_path: Path, processes: str) -> None:
    argv = ("arena", "--bots", "random", "--games", "100000", "--json", "--processes", processes)
    process = started(tmp_path, *argv, before=COUNTED)
    wait_for(tmp_path / "counted", process)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    data = json.loads(out)
    assert process.returncode == 1
    assert data["games"] >= 20
    assert f"Interrupted after {data['games']} of 100000 games." in err
    assert "Traceback" not in err


SHORT = """
from concordia_game.arena import selfplay

selfplay.MOST_TURNS = 12
"""
DEADLY = """
import os
from concordia_game.arena import checkpoints

save = checkpoints.save

def save_and_die(*what):
    save(*what)
    os.kill(os.getpid(), signal.SIGKILL)

checkpoints.save = save_and_die
"""
"""Who kills from outside may come too late."""


def test_a_killed_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    course = ("--games", "4", "--generations", "2", "--matches", "0", *ALONE)
    first = started(tmp_path, "train", "killed", *course, before=SHORT + DEADLY)
    first.communicate(timeout=PATIENCE)
    assert first.returncode == -signal.SIGKILL
    resumed = started(tmp_path, "train", "killed", *course, before=SHORT)
    assert "Going on in generation 1, job " in resumed.communicate(timeout=PATIENCE)[1]
    started(tmp_path, "train", "straight", *course, before=SHORT).communicate(timeout=PATIENCE)
    killed, straight = ((tmp_path / name / "weights.json").read_bytes() for name in ("killed", "straight"))
    assert killed == straight
