"""The fish market phase: walk along the stalls before playing the card, paying with fish (F3.1 to F3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Asked, Offer
from concordia_game.engine.goods import FISH
from concordia_game.engine.ids import Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.modules.fish.events import CoinsCollected, CoinsDropped, MarketEntered
from concordia_game.engine.modules.fish.kinds import MAYBE_MARKET_SPACE, STALL_MASK, market_of
from concordia_game.engine.modules.fish.market_board import MarketBoard, StallOffer
from concordia_game.engine.modules.fish.moves import CLOSE, VISIT, Close, Visit
from concordia_game.engine.modules.fish.part import MarketPart, edit_market, market_part
from concordia_game.engine.modules.fish.stalls import can_carry_out, open_stall
from concordia_game.engine.moments import AT_ANY_TIME
from concordia_game.engine.moves import Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import FLAG, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State

OUT_OF_REACH: Final = 1 << 20
"""More spaces than anybody has coins for."""


@final
class MarketPhase(Offer):
    """Where the marker goes next.

    `began` is the space where it stood when the phase began (None before the first visit), `used` the
    mask of stalls used this turn, `stopped` whether it has stopped on its space during this phase, and
    `closed` whether it has come full circle, which ends the phase (F3.3).
    """

    __slots__ = ("began", "closed", "stopped", "used")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "began": MAYBE_MARKET_SPACE,
        "used": STALL_MASK,
        "stopped": FLAG,
        "closed": FLAG,
    }
    prompt: ClassVar[str] = "market"
    answers: ClassVar[tuple[type[Move], ...]] = (Close, Visit)

    def __init__(self, seat: Seat, began: int | None, used: int, stopped: bool, closed: bool) -> None:
        super().__init__(seat)
        self.began: Final = began
        self.used: Final = used
        self.stopped: Final = stopped
        self.closed: Final = closed

    def enter(self, state: State) -> bool:
        """Wait only if the player has fish for a stall, or a tile that can bring some."""
        player = state.players[self.seat]
        if player.goods[FISH] > 0 or amend.catches_fish(state, player):
            return super().enter(state)
        state.pop()
        return False

    def moves(self, state: State) -> list[Move]:
        """The offers that can be reached, paid for and carried out."""
        found: list[Move] = [CLOSE]
        market = market_of(state.setup)
        player = state.players[self.seat]
        part = market_part(state)
        here = part.markers[self.seat]
        for offer in market.offers:
            if player.goods[FISH] < offer.fish or self.used & (1 << offer.stall):
                continue
            passed = self.passed(market, here, offer.space)
            if passed <= player.sestertii:
                if can_carry_out(state, player, offer, self.purse(player, part, offer, passed)):
                    found.append(VISIT[offer.number])
        return found

    def passed(self, market: MarketBoard, here: int | None, space: int) -> int:
        """How many spaces are passed over on the way to a space; OUT_OF_REACH if there is no way."""
        if here is None:
            return 0
        at: int = here
        began = self.began
        if space == at and self.stopped:
            return 0
        # A space is used once: all that it offers while the marker stands there.
        if self.closed or began is None or self.used & market.stalls_on[space]:
            return OUT_OF_REACH
        distance = (space - at - 1) % market.spaces + 1
        round_trip = (began - at - 1) % market.spaces + 1
        return distance - 1 if distance <= round_trip else OUT_OF_REACH

    def purse(self, player: Player, market: MarketPart, offer: StallOffer, passed: int) -> int:
        """The money left at a stall: less the coins dropped, plus those lying there."""
        stays = self.stopped and offer.space == market.markers[self.seat]
        return player.sestertii - passed + (0 if stays else market.coins[offer.space])

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a stall can't be visited."""
        if not isinstance(move, Visit):
            return super().refusal(state, move)
        market = market_of(state.setup)
        offer = market.offers[move.offer]
        player = state.players[self.seat]
        here = market_part(state).markers[self.seat]
        if self.used & (1 << offer.stall):
            return Reason("stall_used", {"stall": offer.word})
        if player.goods[FISH] < offer.fish:
            return Reason("fish_short", {"have": player.goods[FISH], "need": offer.fish})
        passed = self.passed(market, here, offer.space)
        if passed == OUT_OF_REACH:
            return Reason("stall_behind", {"stall": offer.word})
        if passed > player.sestertii:
            return Reason("money_short", {"have": player.sestertii, "need": passed})
        return Reason("no_effect", {"stall": offer.word})

    def asked(self, state: State) -> Asked:
        """How many fish the player has."""
        return "market", {"fish": state.players[self.seat].goods[FISH]}

    def resolve(self, state: State, move: Move) -> None:
        """Walk, collect, pay, and open the stall's action (F3.2)."""
        if move is CLOSE:
            state.pop()
            return
        assert isinstance(move, Visit)
        market = market_of(state.setup)
        offer = market.offers[move.offer]
        here = market_part(state).markers[self.seat]
        stays = offer.space == here and self.stopped
        if not stays:
            walk(state, self.seat, offer.space, self.passed(market, here, offer.space))
        began = offer.space if self.began is None else self.began
        came_round = self.closed or (not stays and self.began == offer.space)
        used = self.used | (1 << offer.stall)
        state.replace(MarketPhase(self.seat, began, used, stopped=True, closed=came_round))
        state.edit(self.seat).add(FISH, -offer.fish)
        state.tell(MarketEntered(self.seat, offer.stall, offer.number, offer.fish))
        open_stall(state, self.seat, offer)

    def moment(self) -> int:
        """Tiles that name no card can be used here (S2.4)."""
        return AT_ANY_TIME


def walk(state: State, seat: Seat, space: int, passed: int) -> None:
    """Drop a coin on every space passed over, and collect the coins where the marker stops (F3.2)."""
    market = edit_market(state)
    coins = list(market.coins)
    here = market.markers[seat] or 0
    for step in range(1, passed + 1):
        coins[(here + step) % len(coins)] += 1
    collected = coins[space]
    coins[space] = 0
    market.coins = tuple(coins)
    market.place_marker(seat, space)
    state.edit(seat).sestertii += collected - passed
    if passed:
        state.tell(CoinsDropped(seat, passed))
    if collected:
        state.tell(CoinsCollected(seat, collected))
