"""New colonists: where they may go and what they cost (B4.2, B7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from concordia_game.engine.agenda import Decision, Offer
from concordia_game.engine.events import ColonistPlaced
from concordia_game.engine.moves import DONE, LAND, RECRUIT, SEA, SETTLE, TAX, Move, Recruit, Settle
from concordia_game.engine.payment import affordable, pay
from concordia_game.engine.tile import AT_ANY_TIME, AT_TRIBUNE

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


def in_reserve(state: State, player: Player, kind: int) -> bool:
    """Whether a colonist of a kind is left in the storehouse."""
    return len(player.places(kind)) < state.setup.figures.colonists // 2


def may_stand(state: State, kind: int, city: int) -> bool:
    """A colonist needs a city that a route of its kind touches (B7.1), unless ships carry it away (C2.3)."""
    board = state.setup.board
    if kind == LAND and board.carries:
        return True
    return board.touches[kind] & board.bits[city] != 0


def settling_cities(state: State, player: Player) -> list[int]:
    """The start city and the cities with an own house."""
    board = state.setup.board
    open_to = player.houses | board.start_bit
    return [city for city, bit in enumerate(board.bits) if open_to & bit]


def add_settlements(state: State, player: Player, found: list[Move]) -> None:
    """List every new colonist of either kind, without asking who pays."""
    cities = settling_cities(state, player)
    for kind in (LAND, SEA):
        if in_reserve(state, player, kind):
            for city in cities:
                if may_stand(state, kind, city):
                    found.append(SETTLE[kind][city])


def place_colonist(state: State, seat: int, kind: int, city: int) -> None:
    """A colonist from the storehouse into a city."""
    player = state.edit(seat)
    places = player.places(kind) + [state.setup.board.first_city + city]
    places.sort()
    player.set_places(kind, places)
    state.tell(ColonistPlaced(seat, kind, city))


@final
class SettleOrTax(Decision):
    """The Colonist's two options: money, or the first new colonist (B7)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """One of the two is compulsory (B2.2)."""
        found: list[Move] = [TAX]
        player = state.players[self.seat]
        if affordable(player.goods, state.setup.figures.colonist_cost):
            add_settlements(state, player, found)
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Take the money, or settle and ask for more."""
        if move is TAX:
            state.pop()
            state.earn(self.seat, tax(state, state.players[self.seat]))
        else:
            assert isinstance(move, Settle)
            state.replace(SettleMore(self.seat))
            settle(state, self.seat, move)

    def moment(self) -> int:
        """Before either option."""
        return AT_ANY_TIME


@final
class SettleMore(Offer):
    """Further new colonists, as long as they can be paid."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """Every city again: several colonists may go to the same."""
        found: list[Move] = [DONE]
        player = state.players[self.seat]
        if affordable(player.goods, state.setup.figures.colonist_cost):
            add_settlements(state, player, found)
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Settle one and ask again."""
        if move is DONE:
            state.pop()
        else:
            assert isinstance(move, Settle)
            settle(state, self.seat, move)

    def moment(self) -> int:
        """Between two colonists."""
        return AT_ANY_TIME


def settle(state: State, seat: int, move: Settle) -> None:
    """Place and pay a new colonist."""
    place_colonist(state, seat, move.kind, move.city)
    pay(state, seat, state.setup.figures.colonist_cost)


def tax(state: State, player: Player) -> int:
    """The Colonist's money: 5 and 1 a colonist, or 2 a colonist in the edition of 2013 (B7.2)."""
    if state.setup.options.edition == "2013":
        return 2 * player.colonists()
    return 5 + player.colonists()


@final
class RecruitOne(Offer):
    """One new colonist for the start city, if paid (B4.2)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: State) -> list[Move]:
        """Either kind that is left."""
        found: list[Move] = [DONE]
        player = state.players[self.seat]
        if affordable(player.goods, state.setup.figures.colonist_cost):
            add_recruits(state, player, found)
        return found

    def resolve(self, state: State, move: Move) -> None:
        """Place and pay the colonist."""
        state.pop()
        if move is DONE:
            return
        assert isinstance(move, Recruit)
        place_recruit(state, self.seat, move)
        pay(state, self.seat, state.setup.figures.colonist_cost)

    def moment(self) -> int:
        """A Tribune's tiles work here."""
        return AT_ANY_TIME | AT_TRIBUNE


def add_recruits(state: State, player: Player, found: list[Move]) -> None:
    """List a new colonist of either kind for the start city; without one, for cities with an own house."""
    home = state.setup.board.start_city
    cities = [home] if home >= 0 else settling_cities(state, player)
    for kind in (LAND, SEA):
        if in_reserve(state, player, kind):
            for city in cities:
                if may_stand(state, kind, city):
                    found.append(RECRUIT[kind][0 if home >= 0 else city + 1])


def place_recruit(state: State, seat: int, move: Recruit) -> None:
    """A recruit goes to the start city, or to the city that the move names."""
    city = move.city if move.city >= 0 else state.setup.board.start_city
    place_colonist(state, seat, move.kind, city)
