"""The `concordia` command: its parser, and what becomes of errors."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from concordia_game import __version__
from concordia_game.cli import (
    admin,
    analyse,
    arena,
    calibrate,
    completion,
    draw,
    export,
    maps,
    mcp,
    perft,
    play,
    puzzles,
    replay,
    scenario,
    score,
    serve,
    simulate,
    state,
    stats,
    tiles,
    train,
)
from concordia_game.cli.files import learn_boards
from concordia_game.cli.output import OK, REFUSED, USAGE, show_json
from concordia_game.cli.words import usual
from concordia_game.files.errors import FileError

COMMANDS: dict[str, ModuleType] = {
    "play": play,
    "serve": serve,
    "admin": admin,
    "simulate": simulate,
    "export": export,
    "arena": arena,
    "stats": stats,
    "train": train,
    "calibrate": calibrate,
    "replay": replay,
    "score": score,
    "analyse": analyse,
    "puzzles": puzzles,
    "state": state,
    "draw": draw,
    "scenario": scenario,
    "perft": perft,
    "maps": maps,
    "tiles": tiles,
    "mcp": mcp,
    "completion": completion,
}

DESCRIPTION = """Concordia, the board game by Mac Gerdts (published by PD-Verlag), unofficial and open."""

EPILOG = """examples:
  concordia play                                     you and two bots on Italia
  concordia play --map imperium --players 4 --humans red,blue
  concordia simulate --map imperium --players 4 --games 200 --seed 1 --json
  concordia play --save my.record && concordia replay my.record

`concordia COMMAND --help` is the reference of a command.
exit codes: 0 all is well, 1 the input was refused or a check failed, 2 the arguments are wrong"""


def parser() -> ArgumentParser:
    """The whole command line."""
    whole = ArgumentParser(
        "concordia", description=DESCRIPTION, epilog=EPILOG, formatter_class=RawDescriptionHelpFormatter
    )
    whole.add_argument("--version", action="version", version=f"concordia {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", title="commands")
    for name, module in COMMANDS.items():
        added = commands.add_parser(name, help=module.HELP, description=module.DESCRIPTION)
        module.add_arguments(added)
        added.set_defaults(run=module.run)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit code."""
    _open_closed_streams()
    whole = parser()
    arguments = whole.parse_args(argv)
    if "run" not in arguments:
        whole.print_help(sys.stderr)
        return USAGE
    _allow_any_letter()
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return REFUSED
    except BrokenPipeError:
        # The reader has seen enough.
        _drop_output()
        return OK
    except OSError as error:
        _drop_output()
        print(f"concordia: {error.strerror or error}", file=sys.stderr)
        return REFUSED


def _open_closed_streams() -> None:
    """A stream that the caller has closed reads as empty and takes any output."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _drop_output() -> None:
    """What still can be written is; Python must not complain at its end of what can't."""
    with suppress(OSError):
        sys.stdout.flush()
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _allow_any_letter() -> None:
    """An old terminal shows a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def _run(arguments: Namespace) -> int:
    try:
        run: Callable[[Namespace], int] = arguments.run
        learn_boards(arguments)
        return run(arguments)
    except OSError as error:
        if not error.filename:
            raise
        # A file, a folder or a disk: the reader can help it, and a trace would not.
        _refuse(ValueError(f"{error.filename}: {error.strerror or error}"), getattr(arguments, "json", False))
    except ValueError as error:
        _refuse(error, getattr(arguments, "json", False))
    return REFUSED


def _refuse(error: ValueError, as_json: bool) -> None:
    """Everything that is wrong with input is a ValueError and says what it is."""
    if not as_json:
        print(f"concordia: {error}", file=sys.stderr)
        if (
            isinstance(error, FileError)
            and error.setup
            and error.reason
            and error.reason.code != "unknown_move"
        ):
            print(usual().reason(error.setup, error.reason), file=sys.stderr)
        return
    data: dict[str, Any] = {"error": str(error)}
    if isinstance(error, FileError):
        data |= {"file": error.file, "place": error.place, "problem": error.problem}
    show_json(data)
