"""The players' pieces, read from their texts and checked, for scenario files and saved states alike."""

from __future__ import annotations

from collections.abc import Callable

from concordia_game.engine.board import Board
from concordia_game.engine.ids import COLONIST_KINDS, KIND_NAMES, CityId, ColonistKind, PlaceId
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.settling import may_stand
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import room
from concordia_game.files.errors import FileError

Refuse = Callable[[int, str, str], FileError]
"""The error for a seat's field: (seat, field, problem); each format names its places in its own way."""


def colonist_places(board: Board, kind: ColonistKind, texts: list[str]) -> list[PlaceId]:
    """The places of the colonists of one kind, read from their texts, in order."""
    places = []
    for text in texts:
        words = text.split(" ")
        if len(words) != 2 or words[0] not in KIND_NAMES:
            raise ValueError(f"{text!r} is not 'land route', 'sea route' or 'land @city'")
        if words[0] == KIND_NAMES[kind]:
            places.append(_place(board, kind, words[1]))
    return sorted(places)


def _place(board: Board, kind: ColonistKind, text: str) -> PlaceId:
    named = text.startswith("@")
    place = board.place_number(text[1:], kind) if named else board.route_number(text, kind)
    if place is None:
        raise ValueError(f"there is no {KIND_NAMES[kind]} place {text!r}")
    return place


def market_space(setup: SetUp, name: str) -> int:
    """The market space on which a stall stands."""
    space = market_of(setup).space_of(name) if setup.options.fish else None
    if space is None:
        raise ValueError(f"there is no stall {name!r}")
    return space


def lay_pieces(state: State, refuse: Refuse) -> None:
    """Check all pieces, and note in the state who stands on each route and how many houses each city has."""
    for player in state.players:
        _check_houses(state, player, refuse)
        _check_colonists(state, player, refuse)
        _check_store(state, player, refuse)
    _check_routes(state, refuse)
    board = state.setup.board
    state.occupants = [None] * len(board.routes)
    for player in state.players:
        for place in _on_routes(board, player):
            state.occupants[place] = player.seat
    state.built = [sum(1 for player in state.players if player.houses & bit) for bit in board.bits]


def _on_routes(board: Board, player: Player) -> list[PlaceId]:
    return [place for place in player.land + player.sea if place < board.first_city]


def _check_houses(state: State, player: Player, refuse: Refuse) -> None:
    """Houses as B1.7 and B5.7 allow."""
    most = state.setup.figures.houses
    if player.houses & state.setup.board.start_bit:
        raise refuse(player.seat, "houses", "never in the start city")
    if player.house_count > most:
        raise refuse(player.seat, "houses", f"{player.house_count} of {most}")


def _check_colonists(state: State, player: Player, refuse: Refuse) -> None:
    """Colonists as B1.7 and B7.1 allow."""
    board = state.setup.board
    most = state.setup.figures.colonists // 2
    for kind in COLONIST_KINDS:
        if len(player.places(kind)) > most:
            raise refuse(player.seat, "colonists", f"only {most} of a kind")
        for place in player.places(kind):
            if place >= board.first_city and not _stands(state, kind, place):
                where = board.place_ids[place]
                raise refuse(player.seat, "colonists", f"{where}: no route of its kind touches it")


def _stands(state: State, kind: ColonistKind, place: PlaceId) -> bool:
    """Whether a colonist of a kind may stand in a city or on a start space."""
    board = state.setup.board
    if place >= board.first_space:
        return bool(board.first_steps(kind, place))
    return may_stand(state, kind, CityId(place - board.first_city))


def _check_store(state: State, player: Player, refuse: Refuse) -> None:
    """No more in the storehouse than fits (B3.1)."""
    if room(state, player) < 0:
        raise refuse(player.seat, "goods", f"{-room(state, player)} more than the storehouse holds")


def _check_routes(state: State, refuse: Refuse) -> None:
    """No more than one colonist on a route (B5.3)."""
    board = state.setup.board
    taken: set[PlaceId] = set()
    for player in state.players:
        for place in _on_routes(board, player):
            if place in taken:
                raise refuse(player.seat, "colonists", f"{board.place_ids[place]}: two colonists on a route")
            taken.add(place)
