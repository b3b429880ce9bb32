"""The position: what changes during a game. A state is a value; only its private copy is changed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from concordia_game.engine.agenda import Decision, Frame, Item, frames
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.events import Event, SestertiiPaid, SestertiiReceived
from concordia_game.engine.goods import FISH, goods_total
from concordia_game.engine.ids import (
    CHANCE,
    LAND,
    NOBODY,
    SEATS,
    CardId,
    CityId,
    ColonistKind,
    Good,
    PlaceId,
    Seat,
)
from concordia_game.engine.moves import Move
from concordia_game.engine.outlook import make
from concordia_game.engine.part import Part
from concordia_game.engine.possessions import Possessions, possessions
from concordia_game.engine.setup import SetUp
from concordia_game.engine.values import named

FIELDS: Final = (
    "setup",
    "players",
    "occupants",
    "built",
    "coins",
    "display",
    "drawn",
    "active",
    "turn",
    "magnus",
    "magnus_used",
    "concordia",
    "copied",
    "parts",
    "chance",
    "agenda",
)
"""What a position consists of, in the order of its constructor."""

PLAYER_FIELDS: Final = (
    "seat",
    "sestertii",
    "goods",
    "hand",
    "discard",
    "land",
    "sea",
    "houses",
    "house_count",
    "interim",
)
"""What a player consists of, in the order of its constructor."""

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

    def __reduce__(self) -> tuple[object, ...]:
        return Player, tuple([getattr(self, name) for name in PLAYER_FIELDS])

    def __copy__(self) -> Player:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Player:
        made = self.copy()
        made.goods = self.goods[:]
        made.hand = self.hand[:]
        made.discard = self.discard[:]
        made.land = self.land[:]
        made.sea = self.sea[:]
        return made

    def __repr__(self) -> str:
        return f"<Player {SEATS[self.seat]}, {self.sestertii} sestertii, {self.house_count} houses>"

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
    """A position in a game, in the middle of a turn or between two.

    A position is a value: `apply` returns a new one and leaves the old one alone. Two positions are equal
    if the same game continues from them in the same way, whatever led to them. At a prompt,
    `state.player("red")` shows what a seat owns, `print(state)` the board, `state.line()` the whole
    position as one line of text. The other attributes are the engine's own numbers and must not be changed.
    """

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
        "fresh",
        "fresh_parts",
        "happened",
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
        self.happened: list[Event] = []
        """What the last move caused; `events` shows it to others."""
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

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State):
            return False
        return self.setup == other.setup and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        setup = self.setup
        where = f"{setup.board.id}, {setup.players} players, turn {self.turn}"
        if self.over:
            return f"<State on {where}: the game is over>"
        return f"<State on {where}: {self.asked} is asked {type(self.decision).__name__}>"

    def __str__(self) -> str:
        drawn: str = make("text", self)
        return drawn

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self) -> str:
        """A picture of the position."""
        picture: str = make("svg", self)
        return picture

    def line(self) -> str:
        """The whole position as one line of text, to be pasted anywhere; `from_line` reads it."""
        text: str = make("line", self)
        return text

    @staticmethod
    def from_line(text: str) -> State:
        """The position that a line of text tells; a slip in it is found and refused."""
        state: State = make("read_line", text)
        return state

    def player(self, seat: str | int) -> Possessions:
        """What a seat owns, by name: `state.player("red").goods["wine"]`. A seat's number will do, too."""
        colors = SEATS[: self.setup.players]
        if isinstance(seat, int) and 0 <= seat < len(colors):
            return possessions(self, Seat(seat))
        if not isinstance(seat, str) or seat not in colors:
            raise ConcordiaError(f"there is no seat {seat!r}: {', '.join(colors)}")
        return possessions(self, Seat(SEATS.index(seat)))

    @property
    def asked(self) -> str | None:
        """The colour of the seat that the game waits for, or `chance`; None when the game is over."""
        seat = self.decision.seat
        return None if seat == NOBODY else "chance" if seat == CHANCE else SEATS[seat]

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move caused."""
        return tuple([named(self.setup, event) for event in self.happened])

    @property
    def modules(self) -> dict[str, dict[str, Any]]:
        """What the modules add to the position, by name."""
        return {type(part).name: part.shown(self.setup) for part in self.parts}

    def __reduce__(self) -> tuple[object, ...]:
        values = [getattr(self, name) for name in FIELDS]
        return restored, (values, self.happened)

    def __copy__(self) -> State:
        made = self.child()
        made.happened = self.happened[:]
        return made

    def __deepcopy__(self, memo: object) -> State:
        made = self.child()
        made.players = [deepcopy(player) for player in self.players]
        made.occupants = self.occupants[:]
        made.built = self.built[:]
        made.display = self.display[:]
        made.parts = [part.copy() for part in self.parts]
        made.happened = self.happened[:]
        return made

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
        self.happened.append(event)

    def earn(self, seat: Seat, count: int) -> None:
        """Give a seat money from the bank."""
        if count > 0:
            self.edit(seat).sestertii += count
            self.happened.append(SestertiiReceived(seat, count))

    def spend(self, seat: Seat, count: int) -> None:
        """Pay a seat's money to the bank."""
        if count > 0:
            self.edit(seat).sestertii -= count
            self.happened.append(SestertiiPaid(seat, count))


def restored(values: list[Any], happened: list[Event]) -> State:
    """A position that was taken apart, as by pickle."""
    state = State(*values)
    state.happened = happened
    return state
