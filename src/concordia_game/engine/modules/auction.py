"""The forum auction: bids of victory points for the first patricians (S3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.agenda import Asked, Decision, Task
from concordia_game.engine.events import AuctionWon, BidMade, BidPassed, TileKept
from concordia_game.engine.forum.row import OpenForum, gain_tile, patricians_in_order
from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.kinds import PATRICIAN, SEAT, Fields, Several
from concordia_game.engine.module import Module
from concordia_game.engine.moves import BID, BIDS, HIGHEST_BID, KEEP, PASS, Bid, KeepTile, Move, OpenBid, Pass
from concordia_game.engine.reasons import Reason

if TYPE_CHECKING:
    from concordia_game.engine.state import State


@final
class Auction(Module):
    """One patrician more than players, auctioned one by one."""

    __slots__ = ()

    def begin(self, state: State) -> None:
        """Before the first turn."""
        offers = patricians_in_order(state.setup)[: state.setup.players + 1]
        open_auctions(state, offers)


def open_auctions(state: State, offers: list[TileId]) -> None:
    """Put the auctions of these tiles on the agenda."""
    state.push(OpenForum())
    state.push(NextAuction(tuple(offers)))


def without_tile(state: State) -> list[Seat]:
    """The seats that have no tile yet, in turn order."""
    return [player.seat for player in state.players if not player.tiles]


@final
class NextAuction(Task):
    """The first player without a tile opens; the last one picks free (S3.1)."""

    __slots__ = ("offers",)

    fields: ClassVar[Fields] = {"offers": Several("tiles", PATRICIAN, 1)}

    def __init__(self, offers: tuple[TileId, ...]) -> None:
        self.offers = offers

    def run(self, state: State) -> None:
        """Ask the next seat."""
        seats = without_tile(state)
        if not seats:
            return
        if len(seats) == 1:
            state.push(PickFree(seats[0], self.offers))
        else:
            state.push(OpenAuction(seats[0], self.offers))


@final
class OpenAuction(Decision):
    """Name a tile and bid for it; the opener must bid."""

    __slots__ = ("offers",)

    fields: ClassVar[Fields] = {"seat": SEAT, "offers": Several("tiles", PATRICIAN, 1)}
    prompt: ClassVar[str] = "open-auction"
    answers: ClassVar[tuple[type[Move], ...]] = (OpenBid,)

    def __init__(self, seat: Seat, offers: tuple[TileId, ...]) -> None:
        self.seat = seat
        self.offers = offers

    def moves(self, state: State) -> list[Move]:
        """Any tile, any bid from 0."""
        return [OpenBid(tile, bid) for tile in self.offers for bid in range(HIGHEST_BID + 1)]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a tile can't be had for a bid."""
        if isinstance(move, OpenBid) and move.bid > HIGHEST_BID:
            return Reason("bid_too_high", {"have": move.bid, "need": HIGHEST_BID})
        return super().refusal(state, move)

    def resolve(self, state: State, move: Move) -> None:
        """Ask the next bidder."""
        assert isinstance(move, OpenBid)
        state.pop()
        state.tell(BidMade(self.seat, move.tile, move.bid))
        bidders = tuple(without_tile(state))
        ask_next(state, self.seat, self.seat, bidders, move.tile, move.bid, self.offers)


def ask_next(
    state: State,
    seat: Seat,
    leader: Seat,
    bidders: tuple[Seat, ...],
    tile: TileId,
    bid: int,
    offers: tuple[TileId, ...],
) -> None:
    """The next bidder in turn order after a seat; the leader wins when alone."""
    others = [bidder for bidder in bidders if bidder != leader]
    if not others:
        award(state, leader, tile, bid, offers)
        return
    count = state.setup.players
    following = min(others, key=lambda bidder: (bidder - seat - 1) % count)
    state.push(RaiseBid(following, leader, bidders, tile, bid, offers))


def award(state: State, seat: Seat, tile: TileId, bid: int, offers: tuple[TileId, ...]) -> None:
    """The winner takes the tile and loses the bid from the final score."""
    state.edit(seat).bid = bid
    state.tell(AuctionWon(seat, tile, bid))
    state.push(NextAuction(tuple([offer for offer in offers if offer != tile])))
    gain_tile(state, seat, tile)


@final
class RaiseBid(Decision):
    """Raise the bid or pass, which is final for this auction."""

    __slots__ = ("bid", "bidders", "leader", "offers", "tile")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "leader": SEAT,
        "bidders": Several("seats", SEAT, 2),
        "tile": PATRICIAN,
        "bid": BID,
        "offers": Several("tiles", PATRICIAN, 1),
    }
    prompt: ClassVar[str] = "bid"
    answers: ClassVar[tuple[type[Move], ...]] = (Pass, Bid)

    def __init__(
        self,
        seat: Seat,
        leader: Seat,
        bidders: tuple[Seat, ...],
        tile: TileId,
        bid: int,
        offers: tuple[TileId, ...],
    ) -> None:
        self.seat = seat
        self.leader = leader
        self.bidders = bidders
        self.tile = tile
        self.bid = bid
        self.offers = offers

    def moves(self, state: State) -> list[Move]:
        """Anything higher."""
        return [PASS] + BIDS[self.bid + 1 :]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a bid is none."""
        if not isinstance(move, Bid):
            return super().refusal(state, move)
        if move.bid > HIGHEST_BID:
            return Reason("bid_too_high", {"have": move.bid, "need": HIGHEST_BID})
        return Reason("bid_too_low", {"have": move.bid, "need": self.bid + 1})

    def asked(self, state: State) -> Asked:
        """For which tile, and the bid to beat."""
        return "bid", {"tile": state.setup.tiles[self.tile].id, "bid": self.bid}

    def resolve(self, state: State, move: Move) -> None:
        """Ask the next bidder."""
        state.pop()
        leader, bid, bidders = self.leader, self.bid, self.bidders
        if isinstance(move, Bid):
            leader, bid = self.seat, move.bid
            state.tell(BidMade(self.seat, self.tile, bid))
        else:
            bidders = tuple([bidder for bidder in bidders if bidder != self.seat])
            state.tell(BidPassed(self.seat, self.tile))
        ask_next(state, self.seat, leader, bidders, self.tile, bid, self.offers)


@final
class PickFree(Decision):
    """The last player picks one of the remaining tiles for nothing; the others are discarded."""

    __slots__ = ("offers",)

    fields: ClassVar[Fields] = {"seat": SEAT, "offers": Several("tiles", PATRICIAN, 1)}
    prompt: ClassVar[str] = "pick-free"
    answers: ClassVar[tuple[type[Move], ...]] = (KeepTile,)

    def __init__(self, seat: Seat, offers: tuple[TileId, ...]) -> None:
        self.seat = seat
        self.offers = offers

    def moves(self, state: State) -> list[Move]:
        """Any of them."""
        return [KEEP[tile] for tile in self.offers]

    def resolve(self, state: State, move: Move) -> None:
        """The other one can come back with the discards."""
        assert isinstance(move, KeepTile)
        state.pop()
        state.tile_discard = state.tile_discard + [tile for tile in self.offers if tile != move.tile]
        state.tell(TileKept(self.seat, move.tile))
        gain_tile(state, self.seat, move.tile)
