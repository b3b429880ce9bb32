"""New colonists: where they may go and what they cost (B4.2, B7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Asked, Decision, Offer, no_move
from concordia_game.engine.cost import goods_short
from concordia_game.engine.events import ColonistPlaced
from concordia_game.engine.ids import COLONIST_KINDS, KIND_NAMES, LAND, CityId, ColonistKind, Seat
from concordia_game.engine.moments import AT_ANY_TIME, AT_COLONIST, AT_TRIBUNE
from concordia_game.engine.moves import (
    DONE,
    RECRUIT,
    RECRUIT_HOME,
    SETTLE,
    TAX,
    Done,
    Move,
    Recruit,
    Settle,
    Tax,
)
from concordia_game.engine.payment import affordable, pay
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


def in_reserve(state: State, player: Player, kind: ColonistKind) -> bool:
    """Whether a colonist of this kind is left in the storehouse."""
    return len(player.places(kind)) < state.setup.figures.colonists // 2


def may_stand(state: State, kind: ColonistKind, city: CityId) -> bool:
    """Whether a route of the colonist's kind touches the city (B7.1), or ships can carry it away (C2.3)."""
    board = state.setup.board
    if kind == LAND and board.carries:
        return True
    return board.touches[kind] & board.bits[city] != 0


def settling_cities(state: State, player: Player) -> list[CityId]:
    """The start city and the cities with one of the player's houses."""
    board = state.setup.board
    return board.cities_in(player.houses | board.start_bit)


def add_settlements(state: State, player: Player, found: list[Move]) -> None:
    """List every possible new colonist of either kind, whoever pays."""
    cities = settling_cities(state, player)
    for kind in COLONIST_KINDS:
        if in_reserve(state, player, kind):
            for city in cities:
                if may_stand(state, kind, city):
                    found.append(SETTLE[kind][city])


def paid_settlements(state: State, seat: Seat, instead: Move) -> list[Move]:
    """The alternative, and every new colonist of either kind if the seat can afford one (B7.1)."""
    found: list[Move] = [instead]
    player = state.players[seat]
    if affordable(player.goods, state.setup.figures.colonist_cost):
        add_settlements(state, player, found)
    return found


def refuse_settlement(state: State, seat: Seat, kind: ColonistKind, city: CityId) -> Reason | None:
    """Why a new colonist can't be placed in a city, whoever pays; None if it can (B7.1)."""
    board = state.setup.board
    player = state.players[seat]
    named: dict[str, int | str] = {"kind": KIND_NAMES[kind], "city": board.city_ids[city]}
    if not (player.houses | board.start_bit) & board.bits[city]:
        return Reason("no_house_here", {"city": board.city_ids[city]})
    if not in_reserve(state, player, kind):
        return Reason("no_colonist_left", {"kind": KIND_NAMES[kind]})
    return None if may_stand(state, kind, city) else Reason("wrong_kind", named)


def refuse_paid(state: State, seat: Seat, kind: ColonistKind, city: CityId) -> Reason:
    """Why a new colonist can't be placed and paid for."""
    refused = refuse_settlement(state, seat, kind, city)
    return refused or goods_short(state.players[seat].goods, state.setup.figures.colonist_cost)


def refuse_settle(state: State, seat: Seat, move: Move) -> Reason | None:
    """Why a colonist can't be placed and paid for; None if the move is of another kind."""
    return refuse_paid(state, seat, move.kind, move.city) if isinstance(move, Settle) else None


def refuse_recruit(state: State, move: Recruit) -> Reason | None:
    """Why the recruit's city can't be named: that is only for boards without a start city (B4.2, C2.3)."""
    home, city = state.setup.board.start_city, move.city
    if (home is None) == (city is not None):
        return None
    return no_move(state, move) if city is None else only_home(state, city) or no_move(state, move)


def only_home(state: State, city: CityId) -> Reason | None:
    """On a board with a start city, recruits can be placed nowhere else."""
    board = state.setup.board
    if board.start_city is None or board.start_city == city:
        return None
    return Reason("only_start_city", {"city": board.city_ids[city]})


def place_colonist(state: State, seat: Seat, kind: ColonistKind, city: CityId) -> None:
    """Put a colonist from the storehouse into a city."""
    player = state.edit(seat)
    places = player.places(kind) + [state.setup.board.place_of(city)]
    places.sort()
    player.set_places(kind, places)
    state.tell(ColonistPlaced(seat, kind, city))


@final
class SettleOrTax(Decision):
    """The Colonist's two options: money, or the first new colonist (B7)."""

    __slots__ = ()

    prompt: ClassVar[str] = "settle"
    answers: ClassVar[tuple[type[Move], ...]] = (Tax, Settle)

    def moves(self, state: State) -> list[Move]:
        """One of the two is compulsory (B2.2)."""
        return paid_settlements(state, self.seat, TAX)

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no colonist can be placed there."""
        return refuse_settle(state, self.seat, move) or super().refusal(state, move)

    def asked(self, state: State) -> Asked:
        """How much money the alternative would bring."""
        return "settle", {"count": tax(state, state.players[self.seat])}

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
        return AT_ANY_TIME | AT_COLONIST


@final
class SettleMore(Offer):
    """Further new colonists, as long as the player can afford them."""

    __slots__ = ()

    prompt: ClassVar[str] = "settle-more"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Settle)

    def moves(self, state: State) -> list[Move]:
        """Every city again: several colonists may go to the same one."""
        return paid_settlements(state, self.seat, DONE)

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no colonist can be placed there."""
        return refuse_settle(state, self.seat, move) or super().refusal(state, move)

    def resolve(self, state: State, move: Move) -> None:
        """Settle one and ask again."""
        if move is DONE:
            state.pop()
        else:
            assert isinstance(move, Settle)
            settle(state, self.seat, move)

    def moment(self) -> int:
        """Between two colonists."""
        return AT_ANY_TIME | AT_COLONIST


def settle(state: State, seat: Seat, move: Settle) -> None:
    """Place a new colonist and pay for it."""
    place_colonist(state, seat, move.kind, move.city)
    pay(state, seat, state.setup.figures.colonist_cost)


def tax(state: State, player: Player) -> int:
    """The Colonist's money: 5 plus 1 per colonist, or 2 per colonist in the 2013 edition (B7.2)."""
    if state.setup.options.edition == "2013":
        return 2 * player.colonists()
    return 5 + player.colonists()


@final
class RecruitOne(Offer):
    """One new colonist in the start city, if it is paid for (B4.2)."""

    __slots__ = ()

    prompt: ClassVar[str] = "recruit"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Recruit)

    def moves(self, state: State) -> list[Move]:
        """Either kind, if any are left."""
        found: list[Move] = [DONE]
        player = state.players[self.seat]
        if affordable(player.goods, state.setup.figures.colonist_cost):
            add_recruits(state, player, found)
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no colonist can be recruited."""
        if not isinstance(move, Recruit):
            return super().refusal(state, move)
        refused = refuse_recruit(state, move)
        if refused is not None:
            return refused
        return refuse_paid(state, self.seat, move.kind, recruit_city(state, move))

    def resolve(self, state: State, move: Move) -> None:
        """Place the colonist and pay for it."""
        state.pop()
        if move is DONE:
            return
        assert isinstance(move, Recruit)
        place_recruit(state, self.seat, move)
        pay(state, self.seat, state.setup.figures.colonist_cost)

    def moment(self) -> int:
        """A Tribune's tiles can be used here."""
        return AT_ANY_TIME | AT_TRIBUNE


def add_recruits(state: State, player: Player, found: list[Move]) -> None:
    """List new colonists of either kind for the start city; if there is none, where the player has houses."""
    home = state.setup.board.start_city
    cities = settling_cities(state, player) if home is None else [home]
    for kind in COLONIST_KINDS:
        if in_reserve(state, player, kind):
            for city in cities:
                if may_stand(state, kind, city):
                    found.append(RECRUIT[kind][city] if home is None else RECRUIT_HOME[kind])


def recruit_city(state: State, move: Recruit) -> CityId:
    """The start city, or the city that the move names."""
    city = state.setup.board.start_city if move.city is None else move.city
    assert city is not None
    return city


def place_recruit(state: State, seat: Seat, move: Recruit) -> None:
    """Place a recruit in the start city, or in the city that the move names."""
    place_colonist(state, seat, move.kind, recruit_city(state, move))
