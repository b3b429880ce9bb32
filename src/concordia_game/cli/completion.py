"""`concordia completion`: what a shell needs to complete commands, options, boards, bots and file names."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator

import shtab

from concordia_game.bots import BOTS
from concordia_game.cli.output import OK
from concordia_game.data.boards import board_ids
from concordia_game.engine.ids import SEATS

HELP = "complete the command's words in your shell"

DESCRIPTION = """Print a script that teaches a shell to complete this command. In ~/.bashrc it is used as
eval "$(concordia completion bash)"; docs/cli.md says how the other shells are told."""

SHELLS = ("bash", "zsh", "fish", "powershell", "tcsh")
FILES = {"FILE", "PATH", "TILES", "file", "paths", "boards"}
FOLDERS = {"FOLDER", "folder"}


def add_arguments(parser: ArgumentParser) -> None:
    """What `completion` takes."""
    parser.add_argument("shell", choices=SHELLS, help="whose script to print")


def run(arguments: Namespace) -> int:
    """Print the script."""
    # The command imports all of its parts, this one too.
    from concordia_game.cli.main import parser

    whole = parser()
    for action in _actions(whole):
        _suggest(action)
    print(shtab.complete(whole, arguments.shell))
    return OK


def _actions(parser: ArgumentParser) -> Iterator[Action]:
    """The arguments of a parser and of the parsers of its commands."""
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for command in action.choices.values():
                yield from _actions(command)
        else:
            yield action


def _suggest(action: Action) -> None:
    """Files for what is a file, ids for what is mostly an id though a file is allowed."""
    ids = {"map": board_ids(), "bot": list(BOTS), "you": list(SEATS)}
    name = action.metavar or action.dest
    if action.dest in ids:
        action.choices = ids[action.dest]
    elif name in FILES:
        action.complete = shtab.FILE  # type: ignore[attr-defined]  # that is how shtab is told
    elif name in FOLDERS:
        action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]  # likewise
