"""What the commands that list and check data files share: their actions, and the report of a check."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser
from collections.abc import Mapping

from concordia_game.cli.output import OK, REFUSED, show_json


def add_actions(parser: ArgumentParser, texts: Mapping[str, str]) -> dict[str, ArgumentParser]:
    """An action for each text, `list` if none is named; each prints JSON if it is asked to."""
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    actions = parser.add_subparsers(metavar="ACTION", dest="action", title="actions (list)")
    parser.set_defaults(action="list")
    added = {}
    for name, text in texts.items():
        action = actions.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        # Without a default of its own it leaves alone what stands before the action.
        action.add_argument("--json", action="store_true", default=SUPPRESS, help="print one JSON document")
        added[name] = action
    return added


def report(kind: str, found: Mapping[str, list[str]], as_json: bool) -> int:
    """The problems of each file that was checked, a line each; the result is the exit code."""
    if as_json:
        show_json([{kind: source, "problems": problems} for source, problems in found.items()])
    else:
        for source, problems in found.items():
            print("\n".join([f"{source}: {problem}" for problem in problems] or [f"{source}: ok"]))
    return REFUSED if any(found.values()) else OK
