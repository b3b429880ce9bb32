"""`concordia maps`: list the boards, check own ones, describe any."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from concordia_game.cli.actions import add_actions, report
from concordia_game.cli.arguments import board_source
from concordia_game.cli.board_tool import draw_board
from concordia_game.cli.output import OK, show, show_json, warn
from concordia_game.cli.words import add_language_argument, words_of
from concordia_game.data.boards import BoardFileError, board_ids, load_geography
from concordia_game.data.geography import Geography
from concordia_game.drawing.boards import drawing_file
from concordia_game.engine.ids import KIND_NAMES
from concordia_game.i18n.sentences import Sentences

HELP = "list the boards, check an own one, describe or draw one"
DESCRIPTION = """The boards of the game, and own ones."""
ACTIONS = {
    "list": "name the boards of the game",
    "check": "name every fault of own boards with its place and remedy; exit code 1 if there is one",
    "describe": "print provinces, cities and routes",
    "draw": "make the full drawing of an own board, with its coast; it needs Node.js",
}

NO_COAST = "Natural Earth has no land below these cities, so the drawing has no coast"


def add_arguments(parser: ArgumentParser) -> None:
    """What `maps` takes."""
    add_language_argument(parser)
    for name, action in add_actions(parser, ACTIONS).items():
        if name == "draw":
            action.add_argument("file", metavar="PATH", type=Path, help="the path.toml of an own board")
            action.add_argument("--out", metavar="FILE", type=Path, help="the drawing (path.json, beside it)")
        elif name != "list":
            action.add_argument("boards", nargs="+", metavar="ID|PATH", help="a board of the game, or a file")
        add_language_argument(action, default=SUPPRESS)


def run(arguments: Namespace) -> int:
    """Do it."""
    words = words_of(arguments)
    if arguments.action == "list":
        return _list(words, arguments.json)
    if arguments.action == "check":
        return report("board", {source: problems_of(source) for source in arguments.boards}, arguments.json)
    if arguments.action == "draw":
        return _draw(arguments.file, arguments.out or drawing_file(arguments.file), arguments.json)
    return _describe(words, arguments.boards, arguments.json)


def board_data(geography: Geography) -> dict[str, Any]:
    """The head of a board as plain data."""
    return {
        "id": geography.id,
        "name": geography.name,
        "expansion": geography.expansion,
        "players": list(geography.players),
        "start_city": geography.start_city,
        "provinces": len(geography.provinces),
        "cities": len(geography.cities) - (geography.start_city is not None),
        "land_routes": sum(route.kind == "land" for route in geography.routes),
        "sea_routes": sum(route.kind == "sea" for route in geography.routes),
    }


def _list(words: Sentences, as_json: bool) -> int:
    boards = [board_data(load_geography(id)) for id in board_ids()]
    if as_json:
        show_json(boards)
        return OK
    first = [words.say(f"terminal-{head}") for head in ("board", "players", "start")]
    table = Table(*first, box=None, pad_edge=False)
    for head in ("provinces", "city-count", "land", "sea"):
        table.add_column(words.say(f"terminal-{head}"), justify="right")
    table.add_column(words.say("terminal-box"), no_wrap=True)
    for board in boards:
        least, most = board["players"]
        counts = [str(board[key]) for key in ("provinces", "cities", "land_routes", "sea_routes")]
        start = board["start_city"] or words.say("terminal-at-sea")
        table.add_row(board["id"], f"{least}-{most}", start, *counts, board["expansion"])
    show(table)
    return OK


def problems_of(source: str) -> list[str]:
    """Every fault of a board, in words."""
    try:
        load_geography(board_source(source))
    except BoardFileError as error:
        return [str(problem) for problem in error.problems]
    return []


def _draw(file: Path, target: Path, as_json: bool) -> int:
    """Faults of the board are refused, those of the drawing are only told: the board can be played."""
    if str(file) in board_ids():
        raise ValueError(f"{file} is a board of the game, which is drawn already")
    if target == file:
        raise ValueError(f"the drawing would replace {file}; name another file with --out")
    load_geography(file)
    drawn = draw_board(file, target)
    notes = [] if drawn.coast else [NO_COAST]
    if as_json:
        show_json({"board": str(file), "drawing": str(target), "coast": drawn.coast, "faults": drawn.faults})
        return OK
    for note in [*notes, *drawn.faults]:
        warn(f"{file}: {note}")
    print(target)
    return OK


def _describe(words: Sentences, sources: list[str], as_json: bool) -> int:
    boards = [load_geography(board_source(source)) for source in sources]
    if as_json:
        show_json([{**board_data(board), **_details(board)} for board in boards])
    else:
        for board in boards:
            _print(words, board)
    return OK


def _details(board: Geography) -> dict[str, Any]:
    return {
        "cities_by_province": {
            province.id: {city.id: city.letter for city in board.cities if city.province == province.id}
            for province in board.provinces
        },
        "routes": [{"kind": route.kind, "id": route.id} for route in board.routes],
    }


def _print(words: Sentences, board: Geography) -> None:
    least, most = board.players
    if board.start_city:
        start = words.say("terminal-start-city", city=board.start_city)
    else:
        start = words.say("terminal-start-spaces")
    head: dict[str, str | int] = {"board": board.name, "box": board.expansion, "start": start}
    show(words.say("terminal-described", **head, least=least, most=most))
    heads = words.say("terminal-province"), words.say("terminal-city-letters")
    table = Table(*heads, box=None, pad_edge=False)
    for province in board.provinces:
        cities = [city for city in board.cities if city.province == province.id]
        table.add_row(province.id, ", ".join(f"{city.id} ({city.letter})" for city in cities))
    show(table)
    for kind in KIND_NAMES:
        routes = [route.id for route in board.routes if route.kind == kind]
        show(words.say("terminal-routes", kind=kind, count=len(routes), routes=", ".join(routes)))
