"""The position: what changes during a game. A state is a value; only its private copy is changed."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.agenda import Decision, Frame, Item, frames
from concordia_game.engine.events import Event, SestertiiPaid, SestertiiReceived
from concordia_game.engine.goods import FISH, goods_total
from concordia_game.engine.ids import LAND, NOBODY, CardId, CityId, ColonistKind, Good, PlaceId, Seat
from concordia_game.engine.moves import Move
from concordia_game.engine.part import Part
from concordia_game.engine.setup import SetUp

COPIED_PILE: Final = 0
"""In place of a display space: the card being carried out lies on another player's pile."""


class Player:
    """One seat's possessions. Its lists are replaced, never changed in place."""

    __slots__ = (
        "discard",
        "goods",
        "hand",
        "house_count",
        "houses",
        "interim",
        "land",
        "sea",
        "seat",
        "sestertii",
    )

    def __init__(
        self,
        seat: Seat,
        sestertii: int,
        goods: list[int],
        hand: list[CardId],
        discard: list[CardId],
        land: list[PlaceId],
        sea: list[PlaceId],
        houses: int,
        house_count: int,
        interim: int | None,
    ) -> None:
        self.seat = seat
        self.sestertii = sestertii
        self.goods = goods
        self.hand = hand
        self.discard = discard
        self.land = land
        self.sea = sea
        self.houses = houses
        self.house_count = house_count
        self.interim = interim

    def copy(self) -> Player:
        """Another player with the same possessions."""
        return Player(
            self.seat,
            self.sestertii,
            self.goods,
            self.hand,
            self.discard,
            self.land,
            self.sea,
            self.houses,
            self.house_count,
            self.interim,
        )

    def colonists(self) -> int:
        """How many colonists stand on the board, in cities and on routes."""
        return len(self.land) + len(self.sea)

    def stored(self) -> int:
        """How many storehouse spaces the goods and fish take up (B3.1, F1.2)."""
        return goods_total(self.goods) + (self.goods[FISH] + 1) // 2

    def places(self, kind: ColonistKind) -> list[PlaceId]:
        """Where the colonists of a kind stand."""
        return self.land if kind == LAND else self.sea

    def set_places(self, kind: ColonistKind, places: list[PlaceId]) -> None:
        """Put the colonists of a kind on these places, kept in ascending order."""
        if kind == LAND:
            self.land = places
        else:
            self.sea = places

    def add(self, good: Good, count: int) -> None:
        """Change the number of one good."""
        goods = self.goods[:]
        goods[good] += count
        self.goods = goods

    def key(self) -> tuple[object, ...]:
        """The player's possessions, for `State.key`."""
        return (
            self.sestertii,
            tuple(self.goods),
            tuple(self.hand),
            tuple(self.discard),
            tuple(self.land),
            tuple(self.sea),
            self.houses,
            self.interim,
        )

    def gain_card(self, card: CardId) -> None:
        """Add a card to the hand, which is kept in order."""
        hand = self.hand + [card]
        hand.sort()
        self.hand = hand


class State:
    """A position in a game, in the middle of a turn or between turns."""

    __slots__ = (
        "active",
        "agenda",
        "built",
        "chance",
        "coins",
        "concordia",
        "copied",
        "display",
        "drawn",
        "events",
        "fresh",
        "fresh_parts",
        "listed",
        "magnus",
        "magnus_used",
        "occupants",
        "parts",
        "players",
        "setup",
        "turn",
    )

    def __init__(
        self,
        setup: SetUp,
        players: list[Player],
        occupants: list[Seat | None],
        built: list[int],
        coins: int,
        display: list[CardId | None],
        drawn: int,
        active: Seat,
        turn: int,
        magnus: Seat | None,
        magnus_used: bool,
        concordia: Seat | None,
        copied: int | None,
        parts: list[Part],
        chance: int,
        agenda: Frame,
    ) -> None:
        self.setup = setup
        self.players = players
        self.occupants = occupants
        """The seat whose colonist stands on each route, if any."""
        self.built = built
        """How many houses stand in each city."""
        self.coins = coins
        """The provinces whose marker lies coin side up, as a mask."""
        self.display = display
        """The cards on the display spaces; None where one has just been bought."""
        self.drawn = drawn
        """How many cards of the set-up's stack have come onto the display."""
        self.active = active
        self.turn = turn
        self.magnus = magnus
        self.magnus_used = magnus_used
        self.concordia = concordia
        """Who triggered the end of the game, if anybody has."""
        self.copied = copied
        """The display space of the copied card being carried out, or COPIED_PILE."""
        self.parts = parts
        """What the modules add, in their order."""
        self.chance = chance
        """The state of the engine's random number generator."""
        self.agenda = agenda
        self.events: list[Event] = []
        self.listed: list[Move] | None = None
        self.fresh = 0
        self.fresh_parts = 0

    def child(self) -> State:
        """A private copy on which to carry out a move; what is not touched is shared."""
        return State(
            self.setup,
            self.players,
            self.occupants,
            self.built,
            self.coins,
            self.display,
            self.drawn,
            self.active,
            self.turn,
            self.magnus,
            self.magnus_used,
            self.concordia,
            self.copied,
            self.parts,
            self.chance,
            self.agenda,
        )

    def key(self) -> tuple[object, ...]:
        """Equal for positions of one set-up that play on alike, however they came about."""
        items: list[object] = []
        for frame in frames(self.agenda):
            items.append(type(frame.item).__name__)
            items.append(frame.item.values())
        return (
            tuple([player.key() for player in self.players]),
            tuple(self.display),
            self.coins,
            self.drawn,
            self.active,
            self.magnus,
            self.magnus_used,
            self.concordia,
            self.first_turns(),
            self.copied,
            tuple([part.key() for part in self.parts]),
            self.chance,
            tuple(items),
        )

    def items(self) -> list[Item]:
        """What lies on the agenda, the top first."""
        return [frame.item for frame in frames(self.agenda)]

    def house_money(self, city: CityId) -> int:
        """Sestertii for one more house in a city, before tiles (B5.6)."""
        return self.setup.house_money[city] * (self.built[city] + 1)

    def first_turns(self) -> int | None:
        """The number of the turn while it matters: each player's first may begin with a purchase (B16.1)."""
        matters = self.setup.options.start_without_goods and self.turn <= self.setup.players
        return self.turn if matters else None

    @property
    def decision(self) -> Decision:
        """The decision that the game is waiting for."""
        item = self.agenda.item
        assert isinstance(item, Decision)
        return item

    @property
    def over(self) -> bool:
        """Whether the last turn has been taken."""
        return self.decision.seat == NOBODY

    def edit(self, seat: Seat) -> Player:
        """A seat's possessions, private to this state."""
        bit = 1 << seat
        if self.fresh & bit:
            return self.players[seat]
        if self.fresh == 0:
            self.players = self.players[:]
        self.fresh |= bit
        player = self.players[seat].copy()
        self.players[seat] = player
        return player

    def edit_part(self, place: int) -> Part:
        """A module's part, private to this state."""
        bit = 1 << place
        if self.fresh_parts & bit:
            return self.parts[place]
        if self.fresh_parts == 0:
            self.parts = self.parts[:]
        self.fresh_parts |= bit
        part = self.parts[place].copy()
        self.parts[place] = part
        return part

    def push(self, item: Item) -> None:
        """Put an item on top of the agenda."""
        self.agenda = Frame(item, self.agenda)

    def pop(self) -> None:
        """Take the top item off the agenda."""
        below = self.agenda.below
        assert below is not None
        self.agenda = below

    def replace(self, item: Item) -> None:
        """Replace the top item."""
        self.agenda = Frame(item, self.agenda.below)

    def tell(self, event: Event) -> None:
        """Record what happened."""
        self.events.append(event)

    def earn(self, seat: Seat, count: int) -> None:
        """Give a seat money from the bank."""
        if count > 0:
            self.edit(seat).sestertii += count
            self.events.append(SestertiiReceived(seat, count))

    def spend(self, seat: Seat, count: int) -> None:
        """Pay a seat's money to the bank."""
        if count > 0:
            self.edit(seat).sestertii -= count
            self.events.append(SestertiiPaid(seat, count))
