"""A position as a server sends it (docs/wire.md), in compact text: what `describe` tells, from other data."""

from __future__ import annotations

from typing import Any

from concordia_game.agents.seen import seat_number, seen_state, tile_number
from concordia_game.data.boards import board_ids, load_board
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import KIND_NAMES
from concordia_game.engine.moves import Copy, PlayCard
from concordia_game.engine.personas.magister import Magister
from concordia_game.engine.state import State
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences
from concordia_game.observations.description import MOVES, over_text, seats_head, table_text
from concordia_game.observations.effects import HIDDEN, copying, repeating

Data = dict[str, Any]

CONFIRM = "confirm"
"""The text that ends a turn where turns are confirmed."""


def position_text(position: Data, seat: str) -> str:
    """The table as a seat sees it; the moves are listed if it is asked."""
    state = _seen(position)
    if state is None:
        lines = _bare_table(position, seat)
    else:
        lines = [_table(position, state, seat), *_running(position)]
    if position["asked"] == seat and not position["winner"]:
        lines.append(_moves(position, state))
    return "\n".join(lines)


def next_text(position: Data) -> str:
    """What the seat is asked now, and its moves."""
    state = _seen(position)
    return f"{_question(position, state)}\n{_moves(position, state)}"


def _seen(position: Data) -> State | None:
    """None on a board or with tiles of the host's own, and at a server of another version."""
    try:
        return seen_state(position)
    except (ConcordiaError, LookupError, TypeError, ValueError):
        return None


def _table(position: Data, state: State, seat: str) -> str:
    """All that `describe` tells of the same position."""
    points = {seat_number(row["seat"]): row["total"] for row in position["scores"]}
    offers = {tile_number(state.setup, id) for id in _offered(position)}
    return table_text(state, seat_number(seat), _question(position, state), points, offers)


def _offered(position: Data) -> list[str]:
    """The tiles up for choice: in an auction, or for this seat alone."""
    auction = position["state"]["auction"] or {"offers": [], "tile": None}
    named = [auction["tile"], *[move["fields"].get("tile") for move in position["moves"]]]
    return [*auction["offers"], *[id for id in named if id is not None]]


def _running(position: Data) -> list[str]:
    """What others would have to ask for while they wait: the auction, and how far two partners have come."""
    state = position["state"]
    parts = {"AUCTION": state.get("auction"), "TEAM TURN": state.get("team_turn")}
    return [f"{name}: {_plain(part)}" for name, part in parts.items() if part]


def _question(position: Data, state: State | None) -> str:
    """Who is asked what; if the position is not known, by the name of the question."""
    if position["winner"]:
        return over_text(position["winners"])
    prompt = position["prompt"]
    if state is None:
        about = _plain(prompt["args"])
        said = f"{prompt['id']} ({about})" if about else prompt["id"]
    else:
        said = Sentences(Translator(SOURCE)).question(state.setup, prompt["id"], prompt["args"])
    return f"Asked: {position['asked']}. {said}"


def moves_of(position: Data) -> str:
    """The legal moves, a line each, with what they would change."""
    return _moves(position, _seen(position))


def texts_of(position: Data) -> list[str]:
    """The texts that the list of legal moves begins its lines with."""
    return [*([CONFIRM] if position["confirm"] else []), *[move["text"] for move in position["moves"]]]


def _moves(position: Data, state: State | None) -> str:
    lines = [MOVES]
    if position["confirm"]:
        lines.append(f"- {CONFIRM}: ends the turn")
    for move in position["moves"]:
        carried_out = _copied(position["state"], move) or _repeated(state, position["asked"], move)
        does = "; ".join(
            [part for part in (carried_out, _effect(move["preview"], position["asked"])) if part]
        )
        lines.append(f"- {move['text']}{f': {does}' if does else ''}")
    return "\n".join(lines)


def _copied(told: Data, move: Data) -> str:
    """The card that a move copies: the top one of a pile, or one on the display."""
    if move["verb"] != Copy.verb:
        return ""
    fields = move["fields"]
    if "space" in fields:
        return copying(told["display"][fields["space"] - 1]["card"])
    return copying(told["players"][seat_number(fields["seat"])]["discard"][-1])


def _repeated(state: State | None, seat: str, move: Data) -> str:
    """The card that a Magister would carry out once more if it were played now."""
    if state is None or move["verb"] != PlayCard.verb:
        return ""
    cards, pile = state.setup.cards, state.players[seat_number(seat)].discard
    played = cards[state.setup.box.card_ids.index(move["fields"]["card"])].persona
    if not isinstance(played, Magister) or not pile or not cards[pile[-1]].persona.repeatable():
        return ""
    return repeating(cards[pile[-1]].id)


def _effect(preview: Data, seat: str) -> str:
    """What a move of a seat would change at once, in the words of `effects.effect`, as far as it is told."""
    goods = {**preview.get("goods", {}), "fish": preview.get("fish", 0)}
    changes = {"sestertii": preview.get("sestertii", 0), **goods, "points": preview.get("points", 0)}
    told = [_changes(changes)]
    told += [f"{other}: {_changes(got)}" for other, got in preview.get("yields", {}).items() if other != seat]
    told += [f"partner: {preview['partner']:+} points"] if preview.get("partner") else []
    told += [f"{preview['steps']} steps"] if preview.get("steps") else []
    told += [f"still to pay: {' or '.join(map(_goods, preview['pays']))}"] if preview.get("pays") else []
    told += [HIDDEN] if preview.get("final") else []
    return "; ".join([part for part in told if part])


def _changes(counts: dict[str, int]) -> str:
    return ", ".join([f"{count:+} {what}" for what, count in counts.items() if count])


def _bare_table(position: Data, seat: str) -> list[str]:
    """What lies on the table by the words of the wire alone: no prices of houses, no gods, no texts."""
    game, state = position["game"], position["state"]
    lines = [
        f"CONCORDIA on {game['board']}, {len(state['players'])} players, turn {state['turn']}",
        f"You are {seat}.",
        *[f"Team: {' and '.join(team)}." for team in game["teams"]],
        _question(position, None),
        seats_head(bool(position["scores"])),
    ]
    points = {row["seat"]: row["total"] for row in position["scores"]}
    lines += [_player(player, points, seat) for player in state["players"]]
    lines.append(f"DISPLAY, space: card price | surcharge; {state['stack_size']} cards in the stack")
    for space, card in enumerate(state["display"], 1):
        if card:
            more = f" | {_goods(card['surcharge'])}" if card["surcharge"] else ""
            lines.append(f"{space}: {card['card']} {_goods(card['cost'])}{more}")
    lines += [*_provinces(state), *_cities(state), *_routes(game["board"], state)]
    for part in ("forum", "market"):
        if state.get(part):
            lines.append(f"{part.upper()}: {_plain(state[part])}")
    texts = [f"tile {tile['id']}: {tile['texts'].get(SOURCE, '')}" for tile in game.get("own_tiles", [])]
    return [*lines, *texts, *_running(position)]


def _player(player: Data, points: dict[str, int], viewer: str) -> str:
    name = player["seat"] + (" (you)" if player["seat"] == viewer else "")
    parts = [
        f"{name}: {points[player['seat']]} points" if points else name,
        f"{player['sestertii']} sestertii",
        f"goods {_goods(player['goods'])}",
        f"room {player['room']}",
        f"hand {_listed(player['hand'])}",
        f"played {_listed(player['discard'])}",
        f"colonists {', '.join(_colonists(player)) or 'nothing'}",
        f"houses {_listed(player['houses'])}",
    ]
    return "; ".join([*parts, *([f"tiles {_listed(player['tiles'])}"] if player["tiles"] else [])])


def _colonists(player: Data) -> list[str]:
    return [f"{each['kind']} {each['place']}" for each in player["colonists"]]


def _provinces(state: Data) -> list[str]:
    told = [f"{id} {_marker(shown)}" for id, shown in state["provinces"].items()]
    return [f"PROVINCES, marker: {'; '.join(told)}"]


def _marker(shown: Data) -> str:
    if shown["fish"] is not None:
        return f"{shown['fish']} fish"
    if shown["good"] is None:
        return "no marker"
    return f"{shown['value']} coins" if shown["coins"] else f"produces {shown['good']}"


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
