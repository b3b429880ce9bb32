"""Independent bookkeeping: a position rebuilt from the events alone, to compare with the engine's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

from concordia_game.engine.events import Event
from concordia_game.engine.goods import FISH, KINDS, SALT
from concordia_game.engine.ids import LAND, SEA, SEATS, CardId, Good, PlaceId, Seat, TileId
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.fish.part import market_part
from concordia_game.engine.modules.forum.auction import bid_of
from concordia_game.engine.modules.forum.part import forum_of, tiles_of
from concordia_game.engine.state import State

HOUSES = 15
COLONISTS = 6
SPACES = 12
MORE_SPACES = ("claudia_agrippina", 4)
"""The tile that enlarges a storehouse, and by how much (S2.6)."""

DISPLAY = 7
ROW = 4


def spaces(state: State, tiles: list[TileId]) -> int:
    """The spaces of a storehouse whose owner has these tiles."""
    ids = [state.setup.tiles[tile].id for tile in tiles]
    return SPACES + MORE_SPACES[1] * ids.count(MORE_SPACES[0])


class Holdings:
    """What one seat owns according to the events."""

    def __init__(self, state: State, seat: Seat) -> None:
        player = state.players[seat]
        self.sestertii = player.sestertii
        self.goods = list(player.goods)
        self.hand = Counter(player.hand)
        self.discard = list(player.discard)
        self.colonists = [Counter(player.land), Counter(player.sea)]
        self.houses = {city for city, bit in enumerate(state.setup.board.bits) if player.houses & bit}
        self.interim = player.interim
        self.tiles = list(tiles_of(state, seat))
        self.bid = bid_of(state, seat)
        self.marker = market_part(state).markers[seat] if state.setup.options.fish else None

    def taken_spaces(self) -> int:
        """Storehouse spaces with a colonist in reserve, a good, or one or two fish (B3.1, F1.2)."""
        reserve = COLONISTS - sum(places.total() for places in self.colonists)
        return reserve + sum(self.goods[:FISH]) + (self.goods[FISH] + 1) // 2


class Ledger:
    """Starts from a position and follows its events; in the end both must agree on everything."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.board = state.setup.board
        self.seats = [Holdings(state, seat) for seat in state.setup.seats]
        self.coins = {n for n in range(len(self.board.provinces)) if state.coins & (1 << n)}
        self.display = list(state.display)
        self.drawn = state.drawn
        self.active = state.active
        self.turn = state.turn
        self.magnus = state.magnus
        self.concordia = state.concordia
        forum = forum_of(state) if state.setup.options.forum else None
        self.row = list(forum.row) if forum else []
        self.tile_stack = list(forum.stack) if forum else []
        self.tile_renewed = list(forum.renewed) if forum else []
        self.tile_discard = list(forum.discard) if forum else []
        market = market_part(state) if state.setup.options.fish else None
        self.fish = list(market.fish) if market else []
        self.market_coins = list(market.coins) if market else []
        self.collected = 0
        self.prices: list[tuple[Seat, int]] = []
        self.paid: list[tuple[Seat, int]] = []

    def tell(self, event: Event) -> None:
        """Enter one event; an event without an entry here is an error of the test suite."""
        entry: Any = getattr(self, type(event).__name__)
        entry(event)

    def differences(self, state: State) -> list[str]:
        """Everything that the events don't explain."""
        found = [
            f"{SEATS[seat]} {name}: {value} by the events, {getattr(other, name)} in the state"
            for seat, holdings in zip(state.setup.seats, self.seats, strict=True)
            for other in [Holdings(state, seat)]
            for name, value in vars(holdings).items()
            if value != getattr(other, name)
        ]
        other = Ledger(state)
        names = ["coins", "drawn", "active", "turn", "magnus", "concordia", "row", "fish", "market_coins"]
        if self.state.turn:
            # Before the first turn, the stack of tiles is still being formed.
            names += ["tile_stack", "tile_renewed", "tile_discard"]
            if other.tile_renewed and not self.tile_renewed:
                self._renew_stack()
        for name in names:
            if getattr(self, name) != getattr(other, name):
                found.append(
                    f"{name}: {getattr(self, name)} by the events, {getattr(other, name)} in the state"
                )
        if _cards(self.display) != _cards(other.display):
            found.append(f"display: {self.display} by the events, {other.display} in the state")
        if Counter(self.prices) - Counter(self.paid):
            found.append(f"told as a price but not paid: {Counter(self.prices) - Counter(self.paid)}")
        return found

    def TurnBegan(self, event: Any) -> None:  # noqa: N802 (entries have the names of the events)
        self.active, self.turn = event.seat, self.turn + 1
        assert event.turn == self.turn

    def CardPlayed(self, event: Any) -> None:  # noqa: N802
        assert self._same_team(event.seat, self.active)
        self._take(self.seats[event.seat].hand, event.card)
        self.seats[event.seat].discard.append(event.card)

    def ColonistMoved(self, event: Any) -> None:  # noqa: N802
        places = self.seats[event.seat].colonists[event.kind]
        self._take(places, event.origin)
        places[event.route] += 1
        assert self.board.routes[event.route].kind == event.kind

    def ColonistPlaced(self, event: Any) -> None:  # noqa: N802
        places = self.seats[event.seat].colonists[event.kind]
        places[self.board.first_city + event.city] += 1
        assert places.total() <= COLONISTS // 2

    def HouseBuilt(self, event: Any) -> None:  # noqa: N802
        houses = self.seats[event.seat].houses
        assert event.city not in houses
        houses.add(event.city)
        if event.price:
            self.prices.append((event.seat, event.price))

    def GoodsReceived(self, event: Any) -> None:  # noqa: N802
        self._change(event.seat, event.goods, 1)

    def GoodsForgone(self, event: Any) -> None:  # noqa: N802
        assert any(event.goods)
        holdings = self.seats[event.seat]
        room = spaces(self.state, holdings.tiles) - holdings.taken_spaces()
        assert room == 0, "a space stays empty while goods are given up (B3.2)"

    def GoodsPaid(self, event: Any) -> None:  # noqa: N802
        self._change(event.seat, event.goods, -1)

    def SestertiiReceived(self, event: Any) -> None:  # noqa: N802
        assert event.count > 0
        self.seats[event.seat].sestertii += event.count

    def SestertiiPaid(self, event: Any) -> None:  # noqa: N802
        assert event.count > 0
        self.seats[event.seat].sestertii -= event.count
        self.paid.append((event.seat, event.count))

    def MarkerTurned(self, event: Any) -> None:  # noqa: N802
        assert event.province not in self.coins
        self.coins.add(event.province)

    def MarkersRestored(self, event: Any) -> None:  # noqa: N802
        assert event.count == len(self.coins)
        self.coins = set()

    def GoodSold(self, event: Any) -> None:  # noqa: N802
        self._trade(event, -1)

    def GoodBought(self, event: Any) -> None:  # noqa: N802
        self._trade(event, 1)

    def CardsTakenBack(self, event: Any) -> None:  # noqa: N802
        holdings = self.seats[event.seat]
        assert event.count == len(holdings.discard)
        holdings.hand.update(holdings.discard)
        holdings.discard = []

    def CardCopied(self, event: Any) -> None:  # noqa: N802
        pile = self.display if event.owner is None else self.seats[event.owner].discard[-1:]
        assert event.card in pile
        assert event.owner is None or not self._same_team(event.owner, event.seat)

    def CardRepeated(self, event: Any) -> None:  # noqa: N802
        assert event.card in self.seats[event.seat].discard[-3:-1], "an own card below (V1.2, V1.4)"
        assert self.state.setup.cards[event.card].id not in ("senator", "magister")

    def RoleTaken(self, event: Any) -> None:  # noqa: N802
        assert self.state.setup.box.role_ids[event.role] in self.state.setup.cards[event.card].id.split("_")

    def CardShared(self, event: Any) -> None:  # noqa: N802
        assert event.seat != self.active
        assert self._same_team(event.seat, self.active)

    def StartNamed(self, event: Any) -> None:  # noqa: N802
        """Two colonists leave the start city for the named one, where each has a route (V2.4)."""
        place = PlaceId(self.board.first_city + event.city)
        land, sea = [bool(self.board.routes_at[kind][event.city]) for kind in (LAND, SEA)]
        counts = (1, 1) if land and sea else (2, 0) if land else (0, 2)
        self.seats[event.seat].colonists = [Counter({place: count} if count else {}) for count in counts]

    def MoneyGiven(self, event: Any) -> None:  # noqa: N802
        assert event.count > 0
        assert event.receiver != event.seat
        assert self._same_team(event.receiver, event.seat)
        self.seats[event.seat].sestertii -= event.count
        self.seats[event.receiver].sestertii += event.count
        assert self.seats[event.seat].sestertii >= 0

    def CardBought(self, event: Any) -> None:  # noqa: N802
        assert self.display[event.space - 1] == event.card
        self.display[event.space - 1] = None
        self.seats[event.seat].hand[event.card] += 1

    def CardRevealed(self, event: Any) -> None:  # noqa: N802
        self.display = [*_cards(self.display), event.card]
        assert event.space == len(self.display) <= DISPLAY
        self.drawn += 1

    def MagnusPassed(self, event: Any) -> None:  # noqa: N802
        assert event.seat == self.magnus
        assert event.receiver == (event.seat - 1) % len(self.seats)
        self.magnus = event.receiver

    def InterimScored(self, event: Any) -> None:  # noqa: N802
        assert self.seats[event.seat].interim is None
        self.seats[event.seat].interim = event.points

    def InterimPaid(self, event: Any) -> None:  # noqa: N802
        assert event.count in (1, 2), "the money itself is told by SestertiiReceived"

    def ConcordiaTaken(self, event: Any) -> None:  # noqa: N802
        assert self.concordia is None, "there is one Concordia card (B14.1)"
        self.concordia = event.seat

    def GameEnded(self, event: Any) -> None:  # noqa: N802
        following, count = (self.active + 1) % len(self.seats), len(self.seats)
        if not self.state.setup.options.teams:
            assert following == self.concordia, "one more turn for the others (B14.2)"
        else:
            assert self.concordia in (following, (following + count // 2) % count), "V2.14"

    def SaltTurned(self, event: Any) -> None:  # noqa: N802
        self._swap(event.seat, SALT, event.good)

    def GoodsSwapped(self, event: Any) -> None:  # noqa: N802
        assert event.good != SALT
        self._swap(event.seat, event.good, event.gained)

    def TileTaken(self, event: Any) -> None:  # noqa: N802
        assert self.row.pop(event.space - 1) == event.tile
        self._gain_tile(event.seat, event.tile)

    def TileUsed(self, event: Any) -> None:  # noqa: N802
        assert event.tile in self.seats[event.seat].tiles
        if not self.state.setup.tiles[event.tile].patrician:
            self.seats[event.seat].tiles.remove(event.tile)
            self.tile_discard.append(event.tile)

    def TileRevealed(self, event: Any) -> None:  # noqa: N802
        if self.tile_stack:
            assert self.tile_stack.pop(0) == event.tile
        elif self.state.turn:
            if not self.tile_renewed:
                self._renew_stack()
            self.tile_renewed.remove(event.tile)
        self.row.append(event.tile)
        assert event.space == len(self.row) <= ROW

    def _renew_stack(self) -> None:
        """The discards form a stack only when a tile is needed and there is no other (S2.3)."""
        assert not self.tile_stack
        assert len(self.row) < ROW
        self.tile_renewed, self.tile_discard = sorted(self.tile_discard), []

    def TileKept(self, event: Any) -> None:  # noqa: N802
        assert self.seats[event.seat].tiles == []
        self._gain_tile(event.seat, event.tile)

    def BidMade(self, event: Any) -> None:  # noqa: N802
        assert event.bid >= 0
        assert self.seats[event.seat].tiles == [], "who has a tile bids no more (S3.1)"

    def BidPassed(self, event: Any) -> None:  # noqa: N802
        assert self.seats[event.seat].tiles == []

    def AuctionWon(self, event: Any) -> None:  # noqa: N802
        assert self.seats[event.seat].tiles == []
        self.seats[event.seat].bid = event.bid
        self._gain_tile(event.seat, event.tile)

    def CoinsDropped(self, event: Any) -> None:  # noqa: N802
        holdings = self.seats[event.seat]
        holdings.sestertii -= event.count
        for step in range(event.count):
            self.market_coins[(holdings.marker + step + 1) % len(self.market_coins)] += 1

    def CoinsCollected(self, event: Any) -> None:  # noqa: N802
        self.seats[event.seat].sestertii += event.count
        self.collected = event.count

    def MarketEntered(self, event: Any) -> None:  # noqa: N802
        offer = market_of(self.state.setup).offers[event.offer]
        assert event.fish == offer.fish
        holdings = self.seats[event.seat]
        holdings.goods[FISH] -= event.fish
        assert holdings.goods[FISH] >= 0
        holdings.marker = offer.space
        if self.collected:
            assert self.market_coins[offer.space] == self.collected
            self.market_coins[offer.space] = self.collected = 0

    def FishTaken(self, event: Any) -> None:  # noqa: N802
        assert self.fish[event.province] == event.count > 0
        self.fish[event.province] = 0

    def FishRestored(self, event: Any) -> None:  # noqa: N802
        assert event.count == self.fish.count(0)
        self.fish = [min(2, fish + 1) for fish in self.fish]

    def _same_team(self, seat: Seat, other: Seat) -> bool:
        """Partners sit opposite (V2.1)."""
        half = len(self.seats) // 2 if self.state.setup.options.teams else len(self.seats)
        return seat % half == other % half

    def _gain_tile(self, seat: Seat, tile: TileId) -> None:
        self.seats[seat].tiles = sorted([*self.seats[seat].tiles, tile])

    def _swap(self, seat: Seat, given: Good, gained: Good) -> None:
        goods = self.seats[seat].goods
        goods[given] -= 1
        goods[gained] += 1
        assert goods[given] >= 0
        assert gained != given

    def _take(self, things: Counter[int], thing: int) -> None:
        assert things[thing] > 0
        things.subtract([thing])
        things += Counter()

    def _change(self, seat: Seat, goods: tuple[int, ...], sign: int) -> None:
        assert any(goods)
        assert min(goods) >= 0
        for good, count in enumerate(goods):
            self.seats[seat].goods[good] += sign * count
        assert min(self.seats[seat].goods) >= 0
        assert len(self.seats[seat].goods) == KINDS

    def _trade(self, event: Any, sign: int) -> None:
        assert event.count > 0
        self.seats[event.seat].goods[event.good] += sign * event.count
        self.seats[event.seat].sestertii -= sign * event.price
        assert self.seats[event.seat].sestertii >= 0


def _cards(display: list[CardId | None]) -> list[CardId]:
    return [card for card in display if card is not None]
