"""What a seat sees, as numbers: written into a buffer, position after position.

It reads the position behind a view, and of it only what lies open to that seat: no stack in its order, no
random numbers, no patricians from which others choose. A test shuffles all of that and compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter, write_f32_le

from concordia_game.actions.catalogue import Catalogue, Stepper, copied
from concordia_game.actions.steps import (
    BuySome,
    Count,
    GiveSome,
    Lift,
    NameTile,
    PayOne,
    SellSome,
)
from concordia_game.engine.building import BuildHouses
from concordia_game.engine.display import BuyCards
from concordia_game.engine.goods import KINDS
from concordia_game.engine.ids import SEA, SPECTATOR, Good, PlaceId, Seat, TileId
from concordia_game.engine.modules.fish.part import MarketPart
from concordia_game.engine.modules.forum.auction import AmongTiles, Bids, RaiseBid
from concordia_game.engine.modules.forum.module import KeepPatrician
from concordia_game.engine.modules.forum.part import ForumPart
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.trading import Trade
from concordia_game.engine.view import View, face_up
from concordia_game.observations.spec import MOST, QUESTIONS, Spec

if TYPE_CHECKING:
    from concordia_game.engine.agenda import Decision

MOST_GROUNDS: Final = 4096
"""Of so many deals the ground is kept."""

RELATIONS: Final = 5
"""The first columns of a player's row, which say what he is to the position: asked, active, ..."""


class Places:
    """Where the sections and their columns are in the vector, looked up once."""

    __slots__ = (
        "begun",
        "bid",
        "cities",
        "city_colonists",
        "city_houses",
        "city_lifted",
        "city_start",
        "city_width",
        "display",
        "game",
        "goods",
        "hand",
        "houses",
        "interim",
        "market",
        "market_width",
        "pile",
        "player_end",
        "player_width",
        "players",
        "province_coins",
        "province_fish",
        "province_width",
        "provinces",
        "question",
        "route_colonists",
        "route_width",
        "routes",
        "space_width",
        "spaces",
        "stack",
        "tile_held",
        "tile_width",
        "tiles",
        "top",
    )

    def __init__(self, spec: Spec) -> None:
        sections = spec.sections
        self.game = sections["game"].first
        self.question = sections["question"].first
        self.begun = sections["begun"].first
        players = sections["players"]
        self.players = players.first
        self.player_width = players.width
        self.player_end = players.first + players.size
        self.goods = players.columns.index("brick")
        self.houses = players.columns.index("houses")
        self.bid = players.columns.index("bid")
        self.interim = players.columns.index("interim")
        cards = len(sections["stack"].rows)
        self.hand = self.interim + 1
        self.pile = self.hand + cards
        self.top = self.pile + cards
        cities = sections["cities"]
        self.cities = cities.first
        self.city_width = cities.width
        self.city_start = cities.columns.index("start")
        self.city_lifted = cities.columns.index("lifted_land")
        self.city_houses = cities.columns.index("house+0")
        self.city_colonists = cities.columns.index("land+0")
        provinces = sections["provinces"]
        self.provinces = provinces.first
        self.province_width = provinces.width
        self.province_coins = provinces.columns.index("coins_up")
        self.province_fish = provinces.columns.index("fish")
        routes = sections["routes"]
        self.routes = routes.first
        self.route_width = routes.width
        self.route_colonists = routes.columns.index("colonist+0")
        self.display = sections["display"].first
        self.stack = sections["stack"].first
        spaces = sections.get("spaces")
        self.spaces = 0 if spaces is None else spaces.first
        self.space_width = 0 if spaces is None else spaces.width
        tiles = sections.get("tiles")
        self.tiles = 0 if tiles is None else tiles.first
        self.tile_width = 0 if tiles is None else tiles.width
        self.tile_held = 0 if tiles is None else tiles.columns.index("held+0")
        market = sections.get("market")
        self.market = 0 if market is None else market.first
        self.market_width = 0 if market is None else market.width

    def __repr__(self) -> str:
        return "<Places>"


class Rows:
    """What the players had in the last position of a game that was observed: most moves leave most of it."""

    __slots__ = ("laid", "players", "spots")

    def __init__(self, seats: int) -> None:
        self.players: list[Player | None] = [None] * seats
        self.laid: list[bytes] = [b""] * seats
        self.spots: list[list[int]] = [[]] * seats
        """Where each player's pieces are seen, up to the row of his seat."""

    def __reduce__(self) -> tuple[object, ...]:
        return Rows, (len(self.players),)  # what they had is soon looked at again

    def __repr__(self) -> str:
        return f"<Rows of {len(self.players)} players>"

    def follow(self, observer: Observer, players: list[Player]) -> None:
        """Look again at whoever has changed: players are replaced, never changed in place."""
        for seat, player in enumerate(players):
            if self.players[seat] is not player:
                self.players[seat] = player
                self.laid[seat] = observer.lay_row(player)
                self.spots[seat] = observer.spots_of(player)


class Observer:
    """Makes observations of the games with one board and one set of options.

    `spec` names what is in them. What a half-made move has named so far is seen, too, if the numbers that a
    `Stepper` has are given with the view.
    """

    __slots__ = (
        "_at",
        "_before",
        "_blank",
        "_grounds",
        "_questions",
        "catalogue",
        "players",
        "setup",
        "spec",
        "units",
    )

    def __init__(self, setup: SetUp, catalogue: Catalogue | None = None) -> None:
        self.setup = setup
        self.catalogue = Catalogue(setup) if catalogue is None else catalogue
        self.spec = Spec(setup)
        self.units = self.spec.units
        self.players = setup.players
        self._at = Places(self.spec)
        self._before = bytes(self._at.players)
        """The sections before those of the players, of which nothing stays the same throughout a game."""
        self._blank = bytes(self._at.player_width)
        self._questions: dict[type[Decision], int] = {}
        self._grounds: dict[int, tuple[list[Good | None], bytes]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Observer, (self.setup, self.catalogue)

    def __repr__(self) -> str:
        return f"<Observer of {self.spec.size} values for {self.setup.board.id}>"

    @property
    def size(self) -> int:
        """How many values an observation has."""
        return self.spec.size

    def fill(self, view: View, out: Any, named: list[int] | None = None) -> None:
        """Write an observation into a buffer of `size` floats of 32 bits."""
        counts = self.counts(view, named)
        writer = BytesWriter()
        units = self.units
        for at in range(len(counts)):
            count = counts[at]
            write_f32_le(writer, count * units[at] if count else 0.0)
        copied(writer.getvalue(), out)

    def counts(self, view: View, named: list[int] | None = None, rows: Rows | None = None) -> bytes:
        """The counts behind the values: each value is its count times its unit.

        Whoever follows a game keeps its `rows`, so that only what has changed is looked at again."""
        state = face_up(view)
        seat = Seat(0) if view.seat == SPECTATOR else view.seat
        writer = BytesWriter()
        writer.write(self._before)
        known = Rows(self.players) if rows is None else rows
        known.follow(self, state.players)
        for row in range(self.players):
            writer.write(known.laid[(seat + row) % self.players])
        writer.write(self._ground_of(state.setup))
        self._game(state, view.seat, writer)
        self._relations(state, seat, writer)
        for row in range(self.players):
            for spot in known.spots[(seat + row) % self.players]:
                add(writer, spot + row)
        self._coins(state, writer)
        self._cards(state, writer)
        for part in state.parts:
            if isinstance(part, ForumPart):
                self._tiles(part, seat, writer)
            elif isinstance(part, MarketPart):
                self._market(part, seat, writer)
            elif isinstance(part, Bids):
                for bidder, bid in enumerate(part.bids):
                    row = (bidder - seat) % self.players
                    put(writer, self._at.players + row * self._at.player_width + self._at.bid, bid)
        if named:
            self._begun(named, writer)
        return writer.getvalue()

    def _ground_of(self, setup: SetUp) -> bytes:
        """The ground of a deal, which all positions of a game share; many games may be played in turn."""
        tokens = setup.tokens
        known = self._grounds.get(id(tokens))
        if known is not None:
            return known[1]
        if len(self._grounds) >= MOST_GROUNDS:
            self._grounds = {}
        ground = self._lay_ground(setup)
        self._grounds[id(tokens)] = (tokens, ground)  # the list is kept, so its identity stays its own
        return ground

    def _lay_ground(self, setup: SetUp) -> bytes:
        """What stays the same throughout a game, in the sections after those of the players."""
        at = self._at
        writer = BytesWriter()
        writer.write(bytes(self.spec.size))
        for city, good in enumerate(setup.tokens):
            if good is not None:
                put(writer, at.cities + city * at.city_width + good, 1)
        start = setup.board.start_city
        if start is not None:
            put(writer, at.cities + start * at.city_width + at.city_start, 1)
        for province, good in enumerate(setup.markers):
            if good is not None:
                put(writer, at.provinces + province * at.province_width + good, 1)
        for number, route in enumerate(setup.board.routes):
            put(writer, at.routes + number * at.route_width + route.kind, 1)
        if at.tiles:
            for tile in setup.tiles:
                put(writer, at.tiles + tile.number * at.tile_width, 1 if tile.patrician else 0)
        return writer.getvalue()[at.player_end :]

    def _game(self, state: State, seat: Seat, writer: BytesWriter) -> None:
        at = self._at.game
        decision = state.decision
        put(writer, at, state.turn)
        put(writer, at + 1, len(state.setup.stack) - state.drawn)
        put(writer, at + 2, 0 if state.concordia is None else 1)
        put(writer, at + 3, 1 if state.magnus_used else 0)
        number = self._question(decision)
        if number >= 0:
            writer[self._at.question + number] = 1
        if isinstance(decision, MoveColonists):
            put(writer, at + 4, decision.steps)
        elif isinstance(decision, Trade):
            put(writer, at + 5, decision.kinds)
        elif isinstance(decision, (BuildHouses, BuyCards)):
            put(writer, at + 6, decision.count)
        elif self._at.tiles:
            self._offers(decision, seat, writer)

    def _question(self, decision: Decision) -> int:
        """The number of a question, by its class; -1 for one that came later than the list."""
        kind = type(decision)
        number = self._questions.get(kind)
        if number is None:
            name = kind.__name__
            number = QUESTIONS.index(name) if name in QUESTIONS else -1
            self._questions[kind] = number
        return number

    def _offers(self, decision: Decision, seat: Seat, writer: BytesWriter) -> None:
        """The tiles that are chosen from: the pair of another seat is nobody else's business (S2.2)."""
        if isinstance(decision, RaiseBid):
            put(writer, self._at.game + 7, decision.bid)
            self._offer(decision.tile, writer)
        elif isinstance(decision, AmongTiles):
            for tile in decision.offers:
                self._offer(tile, writer)
        elif isinstance(decision, KeepPatrician) and decision.seat == seat:
            self._offer(decision.first, writer)
            self._offer(decision.second, writer)

    def _offer(self, tile: TileId, writer: BytesWriter) -> None:
        put(writer, self._at.tiles + tile * self._at.tile_width + 1, 1)

    def _relations(self, state: State, looking: Seat, writer: BytesWriter) -> None:
        """What the players are to the position; what they own is in their rows already."""
        asked = state.decision.seat
        if asked >= 0:
            writer[self._relation(asked, looking)] = 1
        writer[self._relation(state.active, looking) + 1] = 1
        if state.setup.partners[looking] is not None:
            # The one who looks is row 0, so a partner's row is that of the seat opposite.
            writer[self._at.players + self.players // 2 * self._at.player_width + 2] = 1
        magnus = state.magnus
        if magnus is not None:
            writer[self._relation(magnus, looking) + 3] = 1
        concordia = state.concordia
        if concordia is not None:
            writer[self._relation(concordia, looking) + 4] = 1

    def _relation(self, seat: Seat, looking: Seat) -> int:
        """Where a seat's row begins."""
        return self._at.players + (seat - looking) % self.players * self._at.player_width

    def lay_row(self, player: Player) -> bytes:
        """What a player owns, whoever looks."""
        at = self._at
        writer = BytesWriter()
        writer.write(self._blank)
        put(writer, RELATIONS, player.sestertii)
        goods = player.goods
        for good in range(KINDS):
            count = goods[good]
            if count:
                put(writer, at.goods + good, count)
        put(writer, at.houses, player.house_count)
        put(writer, at.houses + 1, len(player.land))
        put(writer, at.houses + 2, len(player.sea))
        if player.interim is not None:
            put(writer, at.interim, player.interim)
        for card in player.hand:
            add(writer, at.hand + card)
        for card in player.discard:
            add(writer, at.pile + card)
        if player.discard:
            writer[at.top + player.discard[-1]] = 1
        return writer.getvalue()

    def spots_of(self, player: Player) -> list[int]:
        """Where his pieces are seen, up to the row of his seat."""
        at = self._at
        found: list[int] = []
        houses = player.houses
        if houses:
            place = at.cities + at.city_houses
            for bit in self.setup.board.bits:
                if houses & bit:
                    found.append(place)
                place += at.city_width
        for stands in player.land:
            found.append(self._spot(stands, 0))
        for stands in player.sea:
            found.append(self._spot(stands, self.players))
        return found

    def _spot(self, stands: PlaceId, kind: int) -> int:
        """A colonist's; `kind` is how far the columns of its kind are from those of the first."""
        at = self._at
        board = self.setup.board
        if stands < board.first_city:
            return at.routes + stands * at.route_width + at.route_colonists
        if stands < board.first_space:
            return at.cities + (stands - board.first_city) * at.city_width + at.city_colonists + kind
        return at.spaces + (stands - board.first_space) * at.space_width + 2 + kind

    def _coins(self, state: State, writer: BytesWriter) -> None:
        coins = state.coins
        place = self._at.provinces + self._at.province_coins
        while coins:
            if coins & 1:
                writer[place] = 1
            coins >>= 1
            place += self._at.province_width

    def _cards(self, state: State, writer: BytesWriter) -> None:
        """The display, and how many cards of each kind are still to come."""
        at = self._at
        cards = len(state.setup.cards)
        place = at.display
        for shown in state.display:
            if shown is not None:
                writer[place + shown] = 1
            place += cards
        stack = state.setup.stack
        for drawn in range(state.drawn, len(stack)):
            add(writer, at.stack + stack[drawn])

    def _tiles(self, forum: ForumPart, seat: Seat, writer: BytesWriter) -> None:
        at = self._at
        width = at.tile_width
        first = at.tiles
        for space, tile in enumerate(forum.row):
            writer[first + tile * width + 3 + space] = 1
        for tile in forum.discard:
            writer[first + tile * width + 7] = 1
        for tile in forum.renewed:
            writer[first + tile * width + 8] = 1
        used = forum.used
        place = first + 9
        while used:
            if used & 1:
                writer[place] = 1
            used >>= 1
            place += width
        for tile in forum.in_effect:
            writer[first + tile * width + 10] = 1
        for holder, tiles in enumerate(forum.held):
            row = (holder - seat) % self.players
            for tile in tiles:
                writer[first + tile * width + at.tile_held + row] = 1

    def _market(self, part: MarketPart, seat: Seat, writer: BytesWriter) -> None:
        at = self._at
        for province, fish in enumerate(part.fish):
            put(writer, at.provinces + province * at.province_width + at.province_fish, fish)
        for space, coins in enumerate(part.coins):
            put(writer, at.market + space * at.market_width, coins)
        for owner, marker in enumerate(part.markers):
            if marker is not None:
                row = (owner - seat) % self.players
                writer[at.market + marker * at.market_width + 1 + row] = 1

    def _begun(self, named: list[int], writer: BytesWriter) -> None:
        """What has been named of a half-made move."""
        begun = self._at.begun
        for number in named:
            step = self.catalogue.move(number)
            if isinstance(step, Lift):
                self._lifted(step, writer)
            elif isinstance(step, PayOne):
                add(writer, begun + step.good)
            elif isinstance(step, SellSome):
                writer[begun + 6 + step.good] = 1
            elif isinstance(step, BuySome):
                writer[begun + 11 + step.good] = 1
            elif isinstance(step, GiveSome):
                writer[begun + 16] = 1
            elif isinstance(step, Count):
                # The digits of a gift: ten of the one before are one of the next.
                put(writer, begun + 17, writer[begun + 17] * 10 + step.count)
            elif isinstance(step, NameTile):
                writer[self._at.tiles + step.tile * self._at.tile_width + 2] = 1

    def _lifted(self, step: Lift, writer: BytesWriter) -> None:
        at = self._at
        board = self.setup.board
        kind = 1 if step.kind == SEA else 0
        if step.origin < board.first_city:
            writer[at.routes + step.origin * at.route_width + 2] = 1
        elif step.origin < board.first_space:
            city = step.origin - board.first_city
            writer[at.cities + city * at.city_width + at.city_lifted + kind] = 1
        else:
            space = step.origin - board.first_space
            writer[at.spaces + space * at.space_width + kind] = 1


def put(writer: BytesWriter, at: int, count: int) -> None:
    """Write a count, up to the most that an observation counts to."""
    writer[at] = 0 if count < 0 else count if count < MOST else MOST


def add(writer: BytesWriter, at: int) -> None:
    """Count one more."""
    writer[at] = writer[at] + 1


def seen_by(stepper: Stepper, seat: Seat) -> tuple[View, list[int]]:
    """What a seat sees of a game that is played step by step; a half-made move is its own business."""
    state = stepper.state
    return View(state, seat), stepper.named if state.decision.seat == seat else []
