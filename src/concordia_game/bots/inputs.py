"""What the network is told about a position, as whole numbers: of the table, and of each seat.

Whole numbers add up to the same sum in any order, so a game is the same on every machine. As with the linear
value's features everything goes by name, a card and a tile by its id.
"""

from __future__ import annotations

from typing import Final

from concordia_game.bots.features import game_left
from concordia_game.bots.names import feature_names
from concordia_game.bots.value import Value, hats
from concordia_game.engine.ids import ProvinceId
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.setup import Box, SetUp
from concordia_game.engine.state import Player, State

GRAIN: Final = 16
"""What a feature is multiplied by before its fraction is dropped."""

MOST: Final = 32767
"""No input is larger, nor smaller than less this."""


def whole(amount: float) -> int:
    """A feature as an input."""
    found = int(amount * GRAIN + MOST + 0.5) - MOST
    return min(max(found, -MOST), MOST)


def game_names(setup: SetUp) -> list[str]:
    """What is true of a whole game; each of these counts as 1."""
    options = setup.options
    found = [f"board_{setup.board.id}", f"players_{setup.players}", f"display_{options.display}"]
    if options.fish:
        found.append("with_fish")
    for name in ("salt", "forum", "auction", "venus", "teams", "start_without_goods", "intermediate_scoring"):
        if getattr(options, name):
            found.append(f"with_{name}")
    return found


def table_names(box: Box) -> tuple[str, ...]:
    """The inputs of the table, in their order."""
    return (
        "left",
        "beginning",
        "middle",
        "ending",
        "last_round",
        "most_houses",
        "cards_to_come",
        "provinces_ready",
        "coins",
        *[f"shown_{card.id}" for card in box.cards],
        *[f"near_{card.id}" for card in box.cards],
        *[f"offered_{id}" for id in box.tile_ids],
    )


def seat_names(box: Box) -> tuple[str, ...]:
    """The inputs of a seat, in their order: the features of the linear value come first."""
    return (
        *feature_names(box),
        "houses",
        *[f"in_hand_{card.id}" for card in box.cards],
        *[f"on_pile_{card.id}" for card in box.cards],
    )


class Inputs:
    """Lists the inputs of a game's positions."""

    __slots__ = ("cards", "forum", "tiles", "value")

    def __init__(self, value: Value) -> None:
        self.value = value
        setup = value.tables.setup
        self.cards = len(setup.cards)
        self.tiles = len(setup.box.tile_ids)
        self.forum = setup.options.forum

    def table(self, state: State) -> list[int]:
        """What all seats have in common."""
        setup = state.setup
        left = game_left(state)
        houses = 0
        for player in state.players:
            houses = max(houses, player.house_count)
        ready = 0
        for province in range(len(setup.board.provinces)):
            if setup.bonus.ready(state, ProvinceId(province)):
                ready += 1
        found = [whole(left)]
        for share in hats(left):
            found.append(whole(share))
        found.append(GRAIN if state.concordia is not None else 0)
        found.append(houses * GRAIN)
        found.append((len(setup.stack) - state.drawn) * GRAIN)
        found.append(ready * GRAIN)
        found.append(setup.bonus.coins(state) * GRAIN)
        return found + self.display(state) + self.row(state)

    def display(self, state: State) -> list[int]:
        """Which cards are for sale, and how near to the cheap end."""
        shown = [0] * self.cards
        near = [0] * self.cards
        spaces = len(state.display)
        for space, kind in enumerate(state.display):
            if kind is not None:
                shown[kind] += GRAIN
                near[kind] += (spaces - space) * GRAIN // spaces
        return shown + near

    def row(self, state: State) -> list[int]:
        """Which tiles lie open."""
        found = [0] * self.tiles
        if self.forum:
            for tile in forum_of(state).row:
                found[tile] = GRAIN
        return found

    def seat(self, state: State, player: Player) -> list[int]:
        """What concerns one seat."""
        found: list[int] = []
        for amount in self.value.vector(state, player):
            found.append(whole(amount))
        found.append(player.house_count * GRAIN)
        hand = [0] * self.cards
        pile = [0] * self.cards
        for kind in player.hand:
            hand[kind] += GRAIN
        for kind in player.discard:
            pile[kind] += GRAIN
        return found + hand + pile
