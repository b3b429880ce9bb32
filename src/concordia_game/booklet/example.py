"""An example of the booklet: a position, the moves made in it, and the figures that its text names.

The files are in `data/booklet/examples`. Nothing that an example tells is written by hand: the engine plays
its moves, and `figures` are read from what comes of them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from concordia_game.drawing.cutout import draw_part
from concordia_game.engine.events import (
    CardRevealed,
    CardsTakenBack,
    Event,
    GoodBought,
    GoodSold,
    HouseBuilt,
    SestertiiPaid,
    SestertiiReceived,
    TurnBegan,
)
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import CityId, Seat
from concordia_game.engine.play import apply, past_chance
from concordia_game.engine.scoring import cards_of_gods, god_values, kinds_produced, provinces, score, wealth
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import Player, State
from concordia_game.files.errors import FileError
from concordia_game.notation.texts import legal_texts
from concordia_game.scenarios.staging import check_keys, stage

READER = Seat(0)
"""The text speaks of red as of its reader's seat."""

KEYS = {"around", "moves", "position", "shows", "before"}
SHOWN = {"display", "score", "cards"}
UNTOLD = (TurnBegan, CardRevealed)
"""What happens afterwards is no part of an example."""


@dataclass(frozen=True)
class Example:
    """A position, and what is done in it.

    `around` are the cities or start spaces that the picture shows; without any there is none. It shows the
    position at the end, or as it was `before`. `shows` is what stands beside it: the cards for sale
    (`display`), the points (`score`), the cards that are played (`cards`).
    """

    id: str
    position: dict[str, Any]
    moves: tuple[str, ...] = ()
    around: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    before: bool = False

    def play(self) -> Played:
        """Set it up and make its moves."""
        state = first = stage({**self.position, "moves": list(self.moves)}, self.file)
        events: list[Event] = []
        for text in self.moves:
            found = legal_texts(state)
            if text not in found:
                raise FileError(self.file, "moves", f"{text!r} is not among {', '.join(sorted(found))}")
            state = apply(state, found[text])
            events += state.happened
            state = past_chance(state)
        return Played(self, first, state, [event for event in events if not isinstance(event, UNTOLD)])

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.id}.toml"


@dataclass(frozen=True)
class Played:
    """An example after its moves: how it began and ended, and what happened."""

    example: Example
    first: State
    last: State
    events: list[Event] = field(default_factory=list)

    def picture(self) -> str:
        """The part of the board that it is about, for the page; nothing if it is about no board."""
        example = self.example
        if not example.around:
            return ""
        state = self.first if example.before else self.last
        return draw_part(
            state, f"example-{example.id}", example.around, () if example.before else self.events
        )

    def provinces(self) -> list[str]:
        """The provinces of the cities around which the picture was made."""
        board = self.last.setup.board
        cities = [board.bits[board.city_ids.index(id)] for id in self.example.around if id in board.city_ids]
        masks = zip(board.province_ids, board.province_masks, strict=True)
        return [id for id, mask in masks if any(bit & mask for bit in cities)]

    def changed(self) -> list[tuple[Player, Player]]:
        """The players whose sestertii or goods are not what they were: before and after."""
        pairs = zip(self.first.players, self.last.players, strict=True)
        return [(old, new) for old, new in pairs if (old.sestertii, old.goods) != (new.sestertii, new.goods)]

    def figures(self) -> dict[str, int]:
        """What its text may name, all of it about red."""
        return {**self._sums(), **self._houses(), **holdings(self.last, READER), **self._steps()}

    def _steps(self) -> dict[str, int]:
        old = self.first.players[READER]
        return {"colonists-before": old.colonists(), "sestertii-before": old.sestertii}

    def _sums(self) -> dict[str, int]:
        """Sestertii by where they came from or went, and the cards that a Tribune brought back."""
        return {
            "received": self._sum(SestertiiReceived, "count"),
            "paid": self._sum(SestertiiPaid, "count"),
            "sold": self._sum(GoodSold, "price"),
            "bought": self._sum(GoodBought, "price"),
            "taken-back": self._sum(CardsTakenBack, "count"),
        }

    def _sum(self, kind: type[Event], name: str) -> int:
        found = [event for event in self.events if isinstance(event, kind)]
        return sum(getattr(event, name) for event in found if getattr(event, "seat", None) == READER)

    def _houses(self) -> dict[str, int]:
        """For each house that red built: its price, the city's price in sestertii, and the houses there."""
        found: dict[str, int] = {}
        built = [event for event in self.events if isinstance(event, HouseBuilt) and event.seat == READER]
        for nth, event in enumerate(built, 1):
            good = self.last.setup.tokens[event.city]
            assert good is not None
            found[f"price-{nth}"] = event.price
            found[f"single-{nth}"] = self.last.setup.figures.house_money[good]
            found[f"there-{nth}"] = _houses_there(self.last, event.city)
        return found


def _houses_there(state: State, city: CityId) -> int:
    bit = state.setup.board.bits[city]
    return sum(1 for player in state.players if player.houses & bit)


def holdings(state: State, seat: Seat) -> dict[str, int]:
    """What a seat has, and what it is worth: with the cards and the points of each god."""
    player = state.players[seat]
    scored = score(state, seat)
    cards, values = cards_of_gods(state.setup, player), god_values(state, player)
    found = {
        "sestertii": player.sestertii,
        "wealth": wealth(state, player),
        "houses": player.house_count,
        "provinces": provinces(state, player),
        "kinds": kinds_produced(state, player),
        "colonists": player.colonists(),
        "total": scored.total,
    }
    for number, god in enumerate(GODS):
        found[god] = scored.gods[number]
        found[f"{god}-cards"] = cards[number]
        found[f"{god}-value"] = values[number]
    for good, name in enumerate(GOODS):
        found[f"{name}-stored"] = player.goods[good]
    for good, mask in enumerate(state.setup.good_masks):
        found[f"{GOODS[good]}-houses"] = (mask & player.houses).bit_count()
    return found


@cache
def load_example(id: str) -> Example:
    """One of the booklet's examples."""
    text = files("concordia_game.data").joinpath("booklet", "examples", f"{id}.toml").read_text("utf-8")
    return read_example(id, tomllib.loads(text))


def read_example(id: str, data: dict[str, Any]) -> Example:
    """An example from its table; a mistake is named with its place."""
    file = f"{id}.toml"
    check_keys(file, "", data, KEYS)
    moves, around, shows = (_texts(data.get(key, ())) for key in ("moves", "around", "shows"))
    for name in shows:
        if name not in SHOWN:
            raise FileError(file, "shows", f"there is no {name!r}")
    return Example(id, data.get("position", {}), moves, around, shows, data.get("before", False))


def _texts(found: Sequence[str]) -> tuple[str, ...]:
    return tuple(found)
