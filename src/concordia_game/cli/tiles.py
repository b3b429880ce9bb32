"""`concordia tiles`: what forum tiles of one's own can do, and whether a file of them is right (S5.1)."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from concordia_game.cli.actions import add_actions, report
from concordia_game.cli.output import OK, show_json
from concordia_game.data.box import own_tiles_of
from concordia_game.data.own_tiles import OwnTilesError, shipped_tiles
from concordia_game.data.tile_effects import EFFECTS, Effect

HELP = "list what tiles of one's own can do, check a file of them"
DESCRIPTION = """Forum tiles of one's own: play, simulate, serve and scenario take a file of them with
--tiles. What `concordia tiles` prints is such a file, too; docs/tiles.md describes it."""
ACTIONS = {
    "list": "name the effects that there are, with an example each, and the files that come with the game",
    "check": "name every fault of a file with its place and remedy; exit code 1 if there is one",
}


def add_arguments(parser: ArgumentParser) -> None:
    """What `tiles` takes."""
    check = add_actions(parser, ACTIONS)["check"]
    check.add_argument("files", nargs="+", metavar="PATH", help="a file of tiles")


def run(arguments: Namespace) -> int:
    """Do it."""
    if arguments.action == "check":
        return report("file", {source: problems_of(source) for source in arguments.files}, arguments.json)
    return _list(arguments.json)


def problems_of(source: str) -> list[str]:
    """Every fault of a file, in words."""
    try:
        own_tiles_of(source)
    except OwnTilesError as error:
        return [str(problem) for problem in error.problems]
    return []


def _list(as_json: bool) -> int:
    if as_json:
        effects = [
            {"effect": effect.name, "says": effect.says, "card": effect.card, "example": dict(effect.example)}
            for effect in EFFECTS
        ]
        show_json({"shipped": list(shipped_tiles()), "effects": effects})
    else:
        print("\n\n".join([_described(effect) for effect in EFFECTS]))
        print(f"\n# files that come with the game: {', '.join(shipped_tiles())}")
    return OK


def _described(effect: Effect) -> str:
    """An effect and its example; everything else is a comment, so that all of it is a file of tiles."""
    card = f" ({effect.card})" if effect.card else ""
    return f"# {effect.name}{card}: {effect.says}\n{effect.toml()}"
