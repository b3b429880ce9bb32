"""The command as a whole: help, exit codes, `python -m concordia_game`, and plain text in a pipe."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from pathlib import Path

import pytest

from concordia_game import __version__
from concordia_game.cli.main import COMMANDS, main

from .conftest import PATIENCE, Run, environment


def started(*argv: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a separate process."""
    command = [sys.executable, "-m", "concordia_game", *argv]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        timeout=PATIENCE,
        env=environment(),
    )


def test_no_command_is_a_usage_error(run: Run) -> None:
    ran = run()
    assert ran.code == 2
    assert "exit codes" in ran.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert "--json" in capsys.readouterr().out or command in ("serve", "draw", "mcp", "completion")


@pytest.mark.parametrize(
    "argv",
    [
        ["dance"],
        ["play", "--players", "7"],
        ["play", "--edition", "2020"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["perft"],
        ["perft", "--depth", "0"],
        ["maps", "describe"],
        ["serve", "--port", "99999"],
        ["serve", "--bot-workers", "-1"],
        ["serve", "--games-per-minute", "0"],
    ],
)
def test_wrong_arguments(argv: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 2


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["play", "--map", "atlantis"], "atlantis"),
        (["play", "--players", "6"], "6 play in teams only"),
        (["play", "--you", "purple"], "purple"),
        (["play", "--humans", "red,black"], "black"),
        (["play", "--bot", "genius"], "genius"),
        (["simulate", "--bots", "random,random"], "2 bots for 3 seats"),
        (["simulate", "--bots", "nowhere.py:Bot"], "nowhere.py"),
    ],
)
def test_refused_input(run: Run, argv: list[str], said: str) -> None:
    ran = run(*argv)
    assert ran.code == 1
    assert ran.err.startswith("concordia: ")
    assert said in ran.err


def test_board_for_other_player_counts_is_noted(run: Run) -> None:
    ran = run("simulate", "--games", "1", "--map", "italia", "--players", "5", "--json")
    assert "Italia is made for 2 to 4 players, not for 5" in ran.err
    assert json.loads(ran.out)["games"] == 1


def test_the_auction_brings_the_forum_with_it(run: Run) -> None:
    """S3.1, as in scenarios and in `Game.new`."""
    begun = json.loads(run("play", "--auction", "--you", "red", "--seed", "1", "--json").out.split("\n")[0])
    assert begun["moves"][0].startswith("bid ")


def test_as_a_module() -> None:
    assert started("--version").stdout == f"concordia {__version__}\n"
    assert started("dance").returncode == 2


def test_same_digest_in_every_process(run: Run) -> None:
    argv = ["simulate", "--games", "2", "--seed", "5", "--json", "--bots", "greedy,random,random"]
    here, there = json.loads(run(*argv).out), json.loads(started(*argv).stdout)
    for timed in ("seconds", "decisions_per_second", "games_per_second"):
        del here[timed], there[timed]
    assert here == there


def test_plain_text_in_a_pipe(tmp_path: Path) -> None:
    ran = started("play", "--seed", "7", "--you", "red", typed="architect\ndone\n", cwd=tmp_path)
    assert ran.returncode == 0
    assert "\x1b" not in ran.stdout
    assert "Red> architect\n" in ran.stdout
    assert not any(line.endswith(" ") for line in ran.stdout.split("\n") if not line.endswith("> "))
    assert list(tmp_path.iterdir()) == []


def in_a_shell(arguments: str) -> subprocess.CompletedProcess[str]:
    """The command with redirections."""
    command = f"{sys.executable} -m concordia_game {arguments}"
    return subprocess.run(
        command, shell=True, capture_output=True, text=True, check=False, timeout=PATIENCE, env=environment()
    )


def test_reader_that_leaves_early() -> None:
    ran = in_a_shell("maps describe italia | head -1")
    assert ran.stdout == "Italia (base): 2 to 4 players, start city roma\n"
    assert "Traceback" not in ran.stderr


def test_a_full_disk_is_reported_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", "here.record")

    monkeypatch.setattr("concordia_game.cli.maps.run", full)
    ran = run("maps")
    assert (ran.code, ran.err) == (1, "concordia: here.record: No space left on device\n")


@pytest.mark.parametrize("arguments", ["maps >&-", "maps 2>&-", "play --you red <&-", "maps <&- >&- 2>&-"])
def test_closed_streams(arguments: str) -> None:
    ran = in_a_shell(arguments)
    assert ran.returncode == 0
    assert "Traceback" not in ran.stderr


def test_full_device() -> None:
    ran = in_a_shell("maps > /dev/full")
    assert ran.returncode == 1
    assert ran.stderr == "concordia: No space left on device\n"


@pytest.mark.parametrize(
    ("written", "said"),
    [("a = " + "[" * 9999, "not TOML: "), ("a = " + "9" * 9999, "not TOML: "), ("\xff", "not TOML: ")],
    ids=["brackets", "digits", "bytes"],
)
def test_files_that_no_reader_can_take_in(run: Run, tmp_path: Path, written: str, said: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(written.encode("latin-1"))
    assert run("scenario", "bad.toml").out.startswith(f"FAIL bad.toml: {said}")
    ran = run("simulate", "--fish", "coast", "--fish-market", str(file))
    assert ran.err.startswith(f"concordia: {file}: ")
    assert run("maps", "check", "bad.toml").code == 1


def test_a_path_that_is_too_long(run: Run) -> None:
    assert run("scenario", "x" * 999).out.endswith("can't be read: File name too long\n0 passed, 1 failed\n")
