"""What the stalls of the fish market do (F3.4, F3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Asked, Decision, Offer
from concordia_game.engine.building import BuildHouses, house_possible
from concordia_game.engine.cost import goods_short, single
from concordia_game.engine.display import BuyCards, Refill
from concordia_game.engine.goods import FISH, FOOD, SALT, TOOL
from concordia_game.engine.ids import Seat
from concordia_game.engine.modules.fish.market_board import (
    CARD,
    COLONIST,
    GOOD,
    HOUSE,
    MONEY,
    TRADE,
    StallOffer,
)
from concordia_game.engine.moments import AT_ANY_TIME, AT_COLONIST
from concordia_game.engine.movement import MoveColonists, add_movements, move_colonist, refuse_movement
from concordia_game.engine.moves import DONE, Done, Move, MoveColonist, Recruit, Settle
from concordia_game.engine.payment import pay_either
from concordia_game.engine.reasons import Reason
from concordia_game.engine.settling import (
    add_recruits,
    add_settlements,
    only_home,
    place_colonist,
    place_recruit,
    recruit_city,
    refuse_recruit,
    refuse_settlement,
)
from concordia_game.engine.storehouse import receive_one, room
from concordia_game.engine.trading import Trade

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


def can_carry_out(state: State, player: Player, offer: StallOffer, money: int) -> bool:
    """Whether an offer's action can be carried out; otherwise it can't be chosen (F3.4)."""
    if offer.action == GOOD:
        return room(state, player) + freed(player, offer.fish) > 0
    if offer.action == CARD:
        if offer.cards > amend.cards(state, player, True, 1):
            return False
        return DONE not in BuyCards(player.seat, 1, surcharged=True, must=True).moves(state)
    if offer.action == HOUSE:
        return can_step(state, player) or house_possible(state, player.seat, money, offer.fish)
    if offer.action == COLONIST:
        return bool(stall_places(state, player))
    return True


def freed(player: Player, fish: int) -> int:
    """Storehouse spaces that paying the fish frees (F3.4)."""
    have = player.goods[FISH]
    return (have + 1) // 2 - (have - fish + 1) // 2


def can_step(state: State, player: Player) -> bool:
    """Whether a colonist can take the stall's step."""
    found: list[Move] = []
    add_movements(state, player, stall_steps(state, player), found)
    return bool(found)


def stall_steps(state: State, player: Player) -> int:
    """One step, and those that tiles add (F4.1)."""
    return amend.extra_steps(state, player, 1)


def stall_places(state: State, player: Player) -> list[Move]:
    """Colonists for a food or a tool: in the start city; if there is none, where the player has houses."""
    found: list[Move] = []
    goods = player.goods
    if goods[FOOD] + goods[TOOL] + goods[SALT] == 0:
        return found
    if state.setup.board.start_city is not None:
        add_recruits(state, player, found)
    else:
        add_settlements(state, player, found)
    return found


def open_stall(state: State, seat: Seat, offer: StallOffer) -> None:
    """Begin a stall's action (F3.6)."""
    if offer.action == GOOD:
        assert offer.good is not None
        receive_one(state, seat, offer.good, 1)
    elif offer.action == MONEY:
        state.earn(seat, offer.money)
    elif offer.action == CARD:
        state.push(Refill())
        state.push(BuyCards(seat, offer.cards, surcharged=True, must=True))
    elif offer.action == HOUSE:
        state.push(StepOrBuild(seat))
    elif offer.action == COLONIST:
        state.push(StallColonist(seat))
    else:
        assert offer.action == TRADE
        player = state.players[seat]
        state.earn(seat, amend.cash(state, player, offer.money))
        kinds = amend.trade_kinds(state, player, 1)
        state.push(Trade(seat, kinds, 0, at_stall=True))


@final
class StepOrBuild(Decision):
    """The house stall: a step and a house; either may be left out, but not both (F3.6)."""

    __slots__ = ()

    prompt: ClassVar[str] = "step-or-build"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, MoveColonist)

    def enter(self, state: State) -> bool:
        """Finish if a tile used here has made both parts impossible."""
        player = state.players[self.seat]
        if can_step(state, player) or house_possible(state, self.seat, player.sestertii, 0):
            return True
        state.pop()
        return False

    def moves(self, state: State) -> list[Move]:
        """The step can be left out only if a house can be built without it."""
        player = state.players[self.seat]
        found: list[Move] = [DONE] if house_possible(state, self.seat, player.sestertii, 0) else []
        add_movements(state, player, stall_steps(state, player), found)
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a colonist can't take the step."""
        if not isinstance(move, MoveColonist):
            return super().refusal(state, move)
        return refuse_movement(state, self.seat, move, stall_steps(state, state.players[self.seat]))

    def asked(self, state: State) -> Asked:
        """How many steps there are."""
        return "step-or-build", {"steps": stall_steps(state, state.players[self.seat])}

    def resolve(self, state: State, move: Move) -> None:
        """Step or not, then build."""
        if move is DONE:
            state.replace(BuildHouses(self.seat, 0, 1, must=True))
            return
        assert isinstance(move, MoveColonist)
        left = stall_steps(state, state.players[self.seat]) - move.steps
        state.replace(BuildHouses(self.seat, 0, 1, must=False))
        state.push(MoveColonists(self.seat, left))
        move_colonist(state, self.seat, move)

    def moment(self) -> int:
        """Before the step."""
        return AT_ANY_TIME


@final
class StallColonist(Offer):
    """The colonist stall: one new colonist for a food or a tool (F3.6); compulsory while it is possible."""

    __slots__ = ()

    prompt: ClassVar[str] = "stall-colonist"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Settle, Recruit)

    def moves(self, state: State) -> list[Move]:
        """Either kind, if any are left."""
        return stall_places(state, state.players[self.seat]) or [DONE]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no colonist can be placed there."""
        player = state.players[self.seat]
        if isinstance(move, Settle):
            refused = only_home(state, move.city)
            refused = refused or refuse_settlement(state, self.seat, move.kind, move.city)
        elif isinstance(move, Recruit):
            refused = refuse_recruit(state, move)
            refused = refused or refuse_settlement(state, self.seat, move.kind, recruit_city(state, move))
        else:
            return super().refusal(state, move)
        return refused or goods_short(player.goods, single(FOOD))

    def resolve(self, state: State, move: Move) -> None:
        """Place it and pay for it."""
        state.pop()
        if move is DONE:
            return
        if isinstance(move, Settle):
            place_colonist(state, self.seat, move.kind, move.city)
        else:
            assert isinstance(move, Recruit)
            place_recruit(state, self.seat, move)
        pay_either(state, self.seat, (single(FOOD), single(TOOL)))

    def moment(self) -> int:
        """Before the colonist is placed."""
        return AT_ANY_TIME | AT_COLONIST
