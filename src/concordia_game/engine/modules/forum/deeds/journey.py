"""Movement as with an Architect (S2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine import amend
from concordia_game.engine.ids import SEA, Seat
from concordia_game.engine.modules.forum.tile import AtAnyTime
from concordia_game.engine.movement import MoveColonists, add_movements, move_colonist
from concordia_game.engine.moves import Move, MoveColonist

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


@final
class Journey(AtAnyTime):
    """Move as with an Architect, without building."""

    __slots__ = ()

    does: ClassVar[str] = "journey"

    def usable(self, state: State, player: Player) -> bool:
        """Whether a colonist can move."""
        found: list[Move] = []
        add_movements(state, player, amend.steps(state, player), found)
        return bool(found)

    def journeys(self, state: State, player: Player) -> list[list[Move]]:
        """Wherever one colonist can go alone, or a land colonist behind a ship that carries it (C2.4)."""
        steps = amend.steps(state, player)
        alone: list[Move] = []
        add_movements(state, player, steps, alone)
        found = [[move] for move in alone]
        if state.setup.board.carries:
            for move in alone:
                if isinstance(move, MoveColonist) and move.kind == SEA and move.steps < steps:
                    after = state.child()
                    move_colonist(after, player.seat, move)
                    behind: list[Move] = []
                    add_movements(after, after.players[player.seat], steps - move.steps, behind)
                    found.extend([[move, next] for next in behind])
        return found

    def use(self, state: State, seat: Seat) -> None:
        """Ask for the movements."""
        state.push(MoveColonists(seat, amend.steps(state, state.players[seat])))
