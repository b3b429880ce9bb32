"""What nobody could see at a moment of a game; it is shown when the game is over."""

from __future__ import annotations

from concordia_game.engine.modules.forum.module import KeepPatrician
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.state import State
from concordia_game.server import wire
from concordia_game.server.tabletop import wire_seat


def opened(state: State) -> wire.Opened:
    """The order of the stacks, and what was dealt to choose from."""
    setup = state.setup
    shown = wire.Opened([setup.cards[kind].id for kind in setup.stack[state.drawn :]])
    if setup.options.forum:
        # A stack of discarded tiles has no order: chance draws from it.
        shown.tiles = [setup.tiles[tile].id for tile in forum_of(state).stack]
        shown.choices = {
            wire_seat(item.seat): [setup.tiles[tile].id for tile in (item.first, item.second)]
            for item in state.items()
            if isinstance(item, KeepPatrician)
        }
    return shown
