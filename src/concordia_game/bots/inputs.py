"""What the network is told about a position: of the table, and of each seat.

As with the linear value's features everything goes by name, a card and a tile by its id.
"""

from __future__ import annotations

from concordia_game.bots.features import game_left
from concordia_game.bots.names import feature_names
from concordia_game.bots.value import Value, hats
from concordia_game.engine.ids import ProvinceId
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.setup import Box, SetUp
from concordia_game.engine.state import Player, State


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

    def table(self, state: State) -> list[float]:
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
        found = [left] + hats(left)
        found.append(1.0 if state.concordia is not None else 0.0)
        found.append(float(houses))
        found.append(float(len(setup.stack) - state.drawn))
        found.append(float(ready))
        found.append(float(setup.bonus.coins(state)))
        return found + self.display(state) + self.row(state)

    def display(self, state: State) -> list[float]:
        """Which cards are for sale, and how near to the cheap end."""
        shown = [0.0] * self.cards
        near = [0.0] * self.cards
        spaces = len(state.display)
        for space, kind in enumerate(state.display):
            if kind is not None:
                shown[kind] += 1.0
                near[kind] += (spaces - space) / spaces
        return shown + near

    def row(self, state: State) -> list[float]:
        """Which tiles lie open."""
        found = [0.0] * self.tiles
        if self.forum:
            for tile in forum_of(state).row:
                found[tile] = 1.0
        return found

    def seat(self, state: State, player: Player) -> list[float]:
        """What concerns one seat."""
        found = self.value.vector(state, player)
        found.append(float(player.house_count))
        hand = [0.0] * self.cards
        pile = [0.0] * self.cards
        for kind in player.hand:
            hand[kind] += 1.0
        for kind in player.discard:
            pile[kind] += 1.0
        return found + hand + pile
