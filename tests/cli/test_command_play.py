"""`play`: whole games through the pipe, answers to wrong input, undo, saving and resuming."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from concordia_game import Game, View
from concordia_game.engine.ids import RED
from concordia_game.files.record import read_record
from concordia_game.observations import observation_data

from .conftest import PATIENCE, Run, environment

ANYTHING = "1\n" * 4000
"""The first move of every menu: it always leads somewhere, and bots end the game."""


def test_whole_game(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--you", "green", "--players", "2", "--seed", "4", "--save", "g.record", typed=ANYTHING)
    assert ran.code == 0
    assert "You are Green. Bots: 1 (greedy)." in ran.out
    assert "wins with" in ran.out
    record = read_record((tmp_path / "g.record").read_text("utf-8"))
    assert record.names == ["greedy", "human"]
    assert run("replay", "g.record").code == 0


@pytest.mark.parametrize(
    "options",
    [
        ["--salt", "--forum", "--auction", "--fish", "slope", "--map", "balearica"],
        ["--intermediate-scoring", "--start-without-goods", "--edition", "2013", "--map", "imperium"],
        ["--forum", "--fish", "coast", "--display", "wine", "--map", "hispania"],
    ],
)
def test_whole_game_with_everything(run: Run, options: list[str]) -> None:
    argv = ["play", "--players", "2", "--seed", "2", "--humans", "red", "--bot", "greedy"]
    ran = run(*argv, *options, typed=ANYTHING)
    assert ran.code == 0
    assert "wins with" in ran.out
    assert "(seat=" not in ran.out, "an event is not told in words"


def test_watching_bots(run: Run) -> None:
    ran = run("play", "--humans", "none", "--bot", "random", "--seed", "1")
    assert "Nobody sits at the terminal" in ran.out
    assert "wins with" in ran.out


def test_where_you_sit_follows_from_the_deal(run: Run) -> None:
    seats = {run("play", "--seed", str(seed)).out.split("You are ")[1].split(".")[0] for seed in range(8)}
    assert seats == {"Red", "Green", "Blue"}


def test_answers_to_wrong_input(run: Run) -> None:
    typed = "\n".join(
        ["dance", "colonist", "architect", "77", "build roma", "move land roma > mutina-verona", ""]
    )
    out = run("play", "--seed", "7", "--you", "red", typed=typed).out
    assert "That is not a move; check how it is written." in out
    assert "Type the number of a move, its words, or ? for help." in out
    assert "This card is not in your hand." in out
    assert "There is no number 77 in the menu." in out
    assert "That is not what is being asked now." in out
    assert "steps, and you have 2 left." in out


def test_commands(run: Run, tmp_path: Path) -> None:
    typed = "?\nb\ns\nl\nt\nr kept.record\narchitect\nu\ntribune\nr\nu\nq\n"
    out = run("play", "--seed", "7", "--you", "red", "--save", "s.record", typed=typed).out
    assert "take your last move back" in out
    assert "Carry out the card on top of an opponent" in out
    assert out.count("Italia, 3 players, turn 1") == 2
    assert "Saturnus   2 x  0" in out
    assert "There are no forum tiles in sight." in out
    assert "Taken back." in out
    assert (tmp_path / "kept.record").exists()


def test_undo_stops_at_what_others_did(run: Run) -> None:
    out = run("play", "--seed", "7", "--you", "red", typed="u\nprefect\nincome\nu\n").out
    assert out.count("Nothing can be taken back") == 2


def test_input_that_ends(run: Run, tmp_path: Path) -> None:
    assert (
        "was not saved; start it with --save"
        in run("play", "--seed", "7", "--you", "red", typed="prefect\n").out
    )
    assert "Nothing has been played yet" in run("play", "--seed", "7", "--you", "red").out
    ran = run("play", "--seed", "7", "--you", "red", "--save", "s.record", typed="prefect\n")
    assert ran.code == 0
    assert "`concordia play --resume s.record`" in ran.out
    assert read_record((tmp_path / "s.record").read_text("utf-8")).moves == [(0, "prefect")]


def test_record_that_cannot_be_written(run: Run) -> None:
    out = run("play", "--seed", "7", "--you", "red", "--save", "no/such/folder", typed="prefect\n").out
    assert "could not be saved as no/such/folder" in out


def test_resume(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "7", "--you", "red", "--save", "s.record", typed="prefect\nincome\n")
    ran = run("play", "--resume", "s.record", typed="architect\n")
    assert "You are Red. Bots: 2 (greedy)." in ran.out
    assert "Red plays the Architect." in ran.out
    assert len(read_record((tmp_path / "s.record").read_text("utf-8")).moves) > 4
    ran = run("play", "--resume", "s.record", "--humans", "red,green", "--bot", "random")
    assert "You are Red, Green. Bots: 1 (random)." in ran.out


@pytest.mark.parametrize("style", [(), ("--json",)])
def test_a_bot_that_fails_is_named_and_the_record_kept(run: Run, tmp_path: Path, style: tuple[str]) -> None:
    (tmp_path / "own.py").write_text("def lost(view, decision, moves, rng): return 1 / 0", "utf-8")
    argv = ("play", "--seed", "7", "--you", "red", "--bot", "own.py:lost", "--save", "s.record", *style)
    ran = run(*argv, typed="prefect\nincome\n")
    assert ran.code == 1
    assert "own.py:lost: ZeroDivisionError: division by zero (own.py, line 1)" in ran.out + ran.err
    kept = read_record((tmp_path / "s.record").read_text("utf-8"))
    assert [text for _, text in kept.moves] == ["prefect", "income"]


def test_json_lines(run: Run) -> None:
    ran = run("play", "--seed", "7", "--you", "red", "--json", typed="build roma\ntribune\ndone\n")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 1, "the input ended before the game"
    assert lines[0]["moves"][1] == "architect"
    assert lines[1]["error"].startswith("not_now")
    assert lines[2]["prompt"] == "Place a new colonist for 1 food and 1 tool?"
    assert lines[3]["ply"] > 2
    assert any("Green" in line for line in lines[3]["log"])


def test_json_lines_have_what_the_seat_sees(run: Run) -> None:
    ran = run("play", "--seed", "7", "--you", "red", "--json", typed="senator senator\ntribune\n")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    game = Game.new(seed=7)
    first = json.loads(json.dumps(observation_data(View(game.state, RED))))
    game.play("tribune")
    second = json.loads(json.dumps(observation_data(View(game.state, RED))))
    assert [line["position"] for line in lines] == [first, first, second]
    assert first != second


def test_json_to_the_end(run: Run) -> None:
    ran = run("play", "--humans", "none", "--seed", "7", "--json", "--bot", "random", "--forum")
    data = json.loads(ran.out)
    assert ran.code == 0
    assert data["over"]
    assert data["winner"] in data["scores"]


class Session:
    """The command at a terminal of its own."""

    def __init__(self, folder: Path, *argv: str) -> None:
        import pty

        self.end, other = pty.openpty()
        command = [sys.executable, "-m", "concordia_game", "play", *argv]
        self.process = subprocess.Popen(
            command,
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=folder,
            env=environment(TERM="xterm", COLUMNS="100", LINES="40"),
            start_new_session=True,
        )
        os.close(other)

    def until(self, text: str, interrupting: bool = False) -> str:
        """Read the screen up to a text; an interrupt that came before it waited for a key is repeated."""
        read = ""
        limit = time.monotonic() + PATIENCE
        while text not in read:
            assert time.monotonic() < limit, read
            ready, _, _ = select.select([self.end], [], [], 10)
            if ready:
                read += os.read(self.end, 4096).decode("utf-8", "replace")
            elif interrupting:
                self.process.send_signal(signal.SIGINT)
        return read

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.end, text.encode())

    def close(self) -> int:
        """The exit code."""
        code = self.process.wait(PATIENCE)
        os.close(self.end)
        return code


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
class TestAtATerminal:
    """What only happens at an interactive terminal."""

    def test_last_move_of_a_turn_can_be_taken_back(self, tmp_path: Path) -> None:
        session = Session(tmp_path, "--seed", "7", "--you", "red")
        session.until("Red> ")
        session.type("prefect\n")
        session.until("Red> ")
        session.type("income\n")
        session.until("u takes it back > ")
        session.type("u\n")
        assert "Taken back." in session.until("Red> ")
        session.type("q\n")
        session.until("Save the record?")
        session.type("mine.record\n")
        assert session.close() == 0
        assert read_record((tmp_path / "mine.record").read_text("utf-8")).moves == [(0, "prefect")]

    def test_end_of_input_keeps_the_record(self, tmp_path: Path) -> None:
        session = Session(tmp_path, "--seed", "7", "--you", "red")
        session.until("Red> ")
        session.type("tribune\n")
        session.until("Red> ")
        session.type("\x04")
        session.until("italia-7.record")
        assert session.close() == 0
        assert (tmp_path / "italia-7.record").exists()

    @pytest.mark.skipif(
        "PYTEST_XDIST_WORKER" in os.environ or signal.getsignal(signal.SIGINT) == signal.SIG_IGN,
        reason="workers hand down that interrupts are ignored",
    )
    def test_interrupt_keeps_the_record(self, tmp_path: Path) -> None:
        session = Session(tmp_path, "--seed", "7", "--you", "red", "--save", "s.record")
        session.until("Red> ")
        session.process.send_signal(signal.SIGINT)
        session.until("s.record", interrupting=True)
        assert session.close() == 0

    def test_colour(self, tmp_path: Path) -> None:
        session = Session(tmp_path, "--seed", "7", "--you", "red")
        assert "\x1b[" in session.until("Red> ")
        session.type("q\n")
        assert session.close() == 0
