"""The forum auction: bids of victory points for the first patricians (S3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Asked, Decision, Task
from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.kinds import Each, Fields, Several
from concordia_game.engine.module import Module
from concordia_game.engine.modules.forum.events import AuctionWon, BidMade, BidPassed, TileKept
from concordia_game.engine.modules.forum.kinds import BID, HIGHEST_BID, PATRICIAN
from concordia_game.engine.modules.forum.module import OpenForum, forum_in
from concordia_game.engine.modules.forum.moves import BIDS, KEEP, PASS, Bid, KeepTile, OpenBid, Pass
from concordia_game.engine.modules.forum.part import edit_forum, tiles_of
from concordia_game.engine.modules.forum.row import gain_tile
from concordia_game.engine.moves import Move
from concordia_game.engine.options import Options
from concordia_game.engine.part import Part
from concordia_game.engine.reasons import Reason
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player
from concordia_game.engine.things import SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import State

OFFERS: Final = Several("tiles", PATRICIAN, 1)
"""The tiles still on offer."""


@final
class Bids(Part):
    """The points that each seat bid for its tile and so loses."""

    __slots__ = ("bids",)

    name: ClassVar[str] = "auction"
    fields: ClassVar[Fields] = {"bids": Each("bids", SEAT, BID)}

    def __init__(self, bids: tuple[int, ...]) -> None:
        self.bids = bids

    def copy(self) -> Bids:
        """Another part with the same contents."""
        return Bids(self.bids)

    def alike(self, other: Part, seat: Seat) -> bool:
        """Whether the seat has lost the same number of points."""
        assert isinstance(other, Bids)
        return self.bids[seat] == other.bids[seat]

    def won(self, seat: Seat, bid: int) -> None:
        """Note the bid for which a seat won its tile."""
        self.bids = (*self.bids[:seat], bid, *self.bids[seat + 1 :])


def bid_of(state: State, seat: Seat) -> int:
    """The points that a seat bid and so loses; 0 without an auction."""
    for part in state.parts:
        if isinstance(part, Bids):
            return part.bids[seat]
    return 0


@final
class Auction(Module):
    """One more patrician than there are players, auctioned one by one."""

    __slots__ = ()

    @classmethod
    def in_play(cls, options: Options) -> bool:
        """Whether the forum begins with an auction."""
        return options.auction

    def part(self, setup: SetUp) -> Part:
        """No bids yet."""
        return Bids((0,) * setup.players)

    def points(self, state: State, player: Player) -> int:
        """Minus the winning bid (S3.1)."""
        return -bid_of(state, player.seat)

    def begin(self, state: State) -> None:
        """Hold the auctions before the first turn."""
        offers = forum_in(state.setup).patricians[: state.setup.players + 1]
        open_auctions(state, offers)


def open_auctions(state: State, offers: tuple[TileId, ...]) -> None:
    """Put the auctions of these tiles on the agenda."""
    state.push(OpenForum())
    state.push(NextAuction(offers))


def without_tile(state: State) -> list[Seat]:
    """The seats that have no tile yet, in turn order."""
    return [player.seat for player in state.players if not tiles_of(state, player.seat)]


@final
class NextAuction(Task):
    """The first player without a tile opens; the last one picks for free (S3.1)."""

    __slots__ = ("offers",)

    before_first_turn: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"offers": OFFERS}

    def __init__(self, offers: tuple[TileId, ...]) -> None:
        self.offers: Final = offers

    def run(self, state: State) -> None:
        """Ask the next seat."""
        seats = without_tile(state)
        if not seats:
            return
        if len(seats) == 1:
            state.push(PickFree(seats[0], self.offers))
        else:
            state.push(OpenAuction(seats[0], self.offers))


class AmongTiles(Decision):
    """A choice of the tiles that nobody has won yet."""

    __slots__ = ("offers",)

    before_first_turn: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"seat": SEAT, "offers": OFFERS}

    def __init__(self, seat: Seat, offers: tuple[TileId, ...]) -> None:
        super().__init__(seat)
        self.offers: Final = offers


@final
class OpenAuction(AmongTiles):
    """Name a tile and bid for it; the opener must bid."""

    __slots__ = ()

    prompt: ClassVar[str] = "open-auction"
    answers: ClassVar[tuple[type[Move], ...]] = (OpenBid,)

    def moves(self, state: State) -> list[Move]:
        """Any tile with any bid from 0 up."""
        return [OpenBid(tile, bid) for tile in self.offers for bid in range(HIGHEST_BID + 1)]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a bid for a tile is not allowed."""
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
    """Ask the next bidder after a seat, in turn order; the leader wins when alone."""
    others = [bidder for bidder in bidders if bidder != leader]
    if not others:
        award(state, leader, tile, bid, offers)
        return
    count = state.setup.players
    following = min(others, key=lambda bidder: (bidder - seat - 1) % count)
    state.push(RaiseBid(following, leader, bidders, tile, bid, offers))


def award(state: State, seat: Seat, tile: TileId, bid: int, offers: tuple[TileId, ...]) -> None:
    """Give the winner the tile; the bid is deducted from the final score."""
    for place, part in enumerate(state.parts):
        if isinstance(part, Bids):
            bids = state.edit_part(place)
            assert isinstance(bids, Bids)
            bids.won(seat, bid)
    state.tell(AuctionWon(seat, tile, bid))
    state.push(NextAuction(tuple([offer for offer in offers if offer != tile])))
    gain_tile(state, seat, tile)


@final
class RaiseBid(Decision):
    """Raise the bid or pass, which is final for this auction."""

    __slots__ = ("bid", "bidders", "leader", "offers", "tile")

    before_first_turn: ClassVar[bool] = True
    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "leader": SEAT,
        "bidders": Several("seats", SEAT, 2),
        "tile": PATRICIAN,
        "bid": BID,
        "offers": OFFERS,
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
        super().__init__(seat)
        self.leader: Final = leader
        self.bidders: Final = bidders
        self.tile: Final = tile
        self.bid: Final = bid
        self.offers: Final = offers

    def fault(self, state: State) -> str:
        """The seat and the leader have to be bidders, the tile one of those on offer."""
        if self.seat == self.leader or not {self.seat, self.leader} <= set(self.bidders):
            return "seat and leader are not two of the bidders"
        return "" if self.tile in self.offers else "the tile is not on offer"

    def moves(self, state: State) -> list[Move]:
        """Any higher bid, or passing."""
        return [PASS] + BIDS[self.bid + 1 :]

    def refusal(self, state: State, move: Move) -> Reason:
        """Why a bid is not allowed."""
        if not isinstance(move, Bid):
            return super().refusal(state, move)
        if move.bid > HIGHEST_BID:
            return Reason("bid_too_high", {"have": move.bid, "need": HIGHEST_BID})
        return Reason("bid_too_low", {"have": move.bid, "need": self.bid + 1})

    def asked(self, state: State) -> Asked:
        """The tile, and the bid to beat."""
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
class PickFree(AmongTiles):
    """The last player picks one of the remaining tiles for nothing; the others are discarded."""

    __slots__ = ()

    prompt: ClassVar[str] = "pick-free"
    answers: ClassVar[tuple[type[Move], ...]] = (KeepTile,)

    def moves(self, state: State) -> list[Move]:
        """One for each tile on offer."""
        return [KEEP[tile] for tile in self.offers]

    def resolve(self, state: State, move: Move) -> None:
        """Take the tile; the other one may come back with the discards."""
        assert isinstance(move, KeepTile)
        state.pop()
        forum = edit_forum(state)
        forum.discard += tuple([tile for tile in self.offers if tile != move.tile])
        state.tell(TileKept(self.seat, move.tile))
        gain_tile(state, self.seat, move.tile)
