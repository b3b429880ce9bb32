"""A position as a server sends it (docs/wire.md), in compact text: like `describe`, from other data."""

from __future__ import annotations

from typing import Any

from concordia_game.data.boards import board_ids, load_board
from concordia_game.engine.ids import KIND_NAMES

Data = dict[str, Any]


def position_text(position: Data, seat: str) -> str:
    """The table as a seat sees it; the moves are listed if it is asked."""
    game, state = position["game"], position["state"]
    lines = [
        f"CONCORDIA on {game['board']}, {len(state['players'])} players, turn {state['turn']}",
        f"You are {seat}.",
        *[f"Team: {' and '.join(team)}." for team in game["teams"]],
        _asked(position),
        "SEATS in turn order, with the points that each would score if the game ended now"
        if position["scores"]
        else "SEATS in turn order; points are shown at the end",
    ]
    points = {row["seat"]: row["total"] for row in position["scores"]}
    lines += [_player(player, points, seat) for player in state["players"]]
    lines.append(f"DISPLAY, space: card price | surcharge; {state['stack_size']} cards in the stack")
    for space, card in enumerate(state["display"], 1):
        if card:
            more = f" | {_goods(card['surcharge'])}" if card["surcharge"] else ""
            lines.append(f"{space}: {card['card']} {_goods(card['cost'])}{more}")
    lines += [*_provinces(state), *_cities(state), *_routes(game["board"], state)]
    for part in ("forum", "auction", "market"):
        if state.get(part):
            lines.append(f"{part.upper()}: {_plain(state[part])}")
    if position["asked"] == seat and not position["winner"]:
        lines.append(moves_of(position))
    return "\n".join(lines)


def moves_of(position: Data) -> str:
    """The legal moves, a line each, with what they would change."""
    lines = ["MOVES (answer with the text before the colon)"]
    if position["confirm"]:
        lines.append("- confirm: ends the turn")
    for move in position["moves"]:
        does = _plain(move["preview"])
        lines.append(f"- {move['text']}{f': {does}' if does else ''}")
    return "\n".join(lines)


def _asked(position: Data) -> str:
    if position["winner"]:
        return f"The game is over. Won by: {' and '.join(position['winners'])}."
    prompt = position["prompt"]
    about = _plain(prompt["args"]) if prompt else ""
    return f"Asked: {position['asked']}. {prompt['id'] if prompt else ''}{f' ({about})' if about else ''}"


def _player(player: Data, points: dict[str, int], viewer: str) -> str:
    name = player["seat"] + (" (you)" if player["seat"] == viewer else "")
    parts = [
        f"{name}: {points[player['seat']]} points" if points else name,
        f"{player['sestertii']} sestertii",
        f"goods {_goods(player['goods'])}",
        f"room {player['room']}",
        f"hand {_listed(player['hand'])}",
        f"played {_listed(player['discard'])}",
        f"colonists {_plain(player['colonists']) or 'nothing'}",
        f"houses {_listed(player['houses'])}",
    ]
    return "; ".join([*parts, *([f"tiles {_listed(player['tiles'])}"] if player["tiles"] else [])])


def _provinces(state: Data) -> list[str]:
    return ["PROVINCES: " + "; ".join(f"{id} {_plain(told)}" for id, told in state["provinces"].items())]


def _cities(state: Data) -> list[str]:
    """Every city with its good and the owners of houses there."""
    told = []
    for id, city in state["cities"].items():
        houses = f" [{' '.join(city['houses'])}]" if city["houses"] else ""
        told.append(f"{id} {city['good'] or 'nothing'}{houses}")
    return [f"CITIES, good [owners of houses]: {'; '.join(told)}"]


def _routes(board: str, state: Data) -> list[str]:
    """The routes of a board that the game knows, and those that are taken."""
    lines = ["ROUTES between two cities; one with a colonist is taken"]
    if board in board_ids():
        for kind, name in enumerate(KIND_NAMES):
            ids = [route.id for route in load_board(board).routes if route.kind == kind]
            lines.append(f"{name}: {' '.join(ids)}")
    taken = [f"{route} by {seat}" for route, seat in state["routes"].items()]
    return [*lines, f"taken: {', '.join(taken) or 'nothing'}"]


def _listed(names: list[Any]) -> str:
    return " ".join(map(str, names)) or "nothing"


def _goods(goods: dict[str, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items() if count) or "nothing"


def _plain(data: Any) -> str:
    """Nested data in words: empty things and what is not so are left out."""
    if isinstance(data, dict):
        parts = [(key, value, _plain(value)) for key, value in data.items() if value or value == 0]
        return ", ".join(
            key if value is True else f"{key} {said}" for key, value, said in parts if value is not False
        )
    if isinstance(data, list):
        return " ".join(_plain(each) for each in data)
    return str(data)
