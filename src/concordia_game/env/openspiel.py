"""Concordia as OpenSpiel's programs know a game: chance has explicit outcomes, states are cloned and told.

The methods have OpenSpiel's names and meanings; OpenSpiel itself is not needed. Where it is installed,
`env.pyspiel_game` registers this game with it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from concordia_game.actions import Stepper
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import CHANCE, NOBODY, Seat
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.env.arguments import below, whole
from concordia_game.env.floats import floats
from concordia_game.env.rewards import RANGES, reward_called
from concordia_game.env.table import Table
from concordia_game.files.errors import FileError
from concordia_game.files.line import write_line
from concordia_game.files.position import state_json
from concordia_game.games.beginning import new_state
from concordia_game.games.series import seed_of

CHANCE_PLAYER: Final = -1
TERMINAL_PLAYER: Final = -4
"""OpenSpiel's numbers for chance, and for the end."""

DEALS: Final = 1000

LONGEST: Final = 20_000
"""Actions of a game that nobody drags out: no rule limits it, and random games have some 1,000."""


class ConcordiaGame:
    """A game with its options. Its first chance node chooses one of `deals` deals, all equally likely."""

    def __init__(
        self,
        *,
        reward: str = "win",
        actions: str = "compact",
        deals: int = DEALS,
        seed: int = 0,
        **options: Any,
    ) -> None:
        deals, seed = whole(deals, "deals"), whole(seed, "seed")
        if deals < 1:
            raise ConcordiaError(f"deals: {deals} is less than 1")
        self._given = {"reward": reward, "actions": actions, "deals": deals, "seed": seed, **options}
        self.table = Table(options, actions)
        self.worth = reward_called(reward)
        self.reward = reward
        self.range = RANGES[reward]
        self.deals = deals
        self.seed = seed

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (self._given,)

    def num_players(self) -> int:
        """How many seats there are."""
        return self.table.seats

    def num_distinct_actions(self) -> int:
        """How many numbers the catalogue has."""
        return self.table.catalogue.size

    def max_chance_outcomes(self) -> int:
        """The deals, or the tiles that may be drawn."""
        return max(self.deals, self.num_distinct_actions())

    def observation_tensor_shape(self) -> list[int]:
        """The vector that a seat sees."""
        return [self.table.observer.size]

    def max_game_length(self) -> int:
        """More actions than any game has in which somebody wants to win."""
        return LONGEST

    def min_utility(self) -> float:
        """The least that a game can be worth."""
        return self.range[0]

    def max_utility(self) -> float:
        """The most that a game can be worth."""
        return self.range[1]

    def utility_sum(self) -> float | None:
        """What it is worth to all seats together, if that is always the same."""
        setup = self.table.state.setup
        sides = len(set(setup.teams))
        if self.reward == "win":
            return float((2 - sides) * (setup.players // sides))
        return 0.0 if self.reward == "rank" or (self.reward == "margin" and setup.players == 2) else None

    def new_initial_state(self) -> ConcordiaState:
        """Before the deal."""
        return ConcordiaState(self)

    def deserialize_state(self, text: str) -> ConcordiaState:
        """The state that `serialize` has told."""
        state = self.new_initial_state()
        for action in json.loads(text):
            state.apply_action(action)
        return state


def game_of(given: dict[str, Any]) -> ConcordiaGame:
    """A game that was taken apart, as by pickle."""
    return ConcordiaGame(**given)


class ConcordiaState:
    """A state: the actions so far, and the position that they have led to."""

    def __init__(self, game: ConcordiaGame) -> None:
        self._game = game
        self._stepper: Stepper | None = None
        self._history: list[int] = []

    def __deepcopy__(self, memo: object) -> ConcordiaState:
        return self.clone()

    def get_game(self) -> ConcordiaGame:
        """The game that it belongs to."""
        return self._game

    def history(self) -> list[int]:
        """All actions so far, those of chance included; the first is the deal."""
        return self._history[:]

    @property
    def position(self) -> State:
        """The engine's position."""
        if self._stepper is None:
            raise ConcordiaError("nothing has been dealt yet")
        return self._stepper.state

    def is_dealt(self) -> bool:
        """Whether the deal has been chosen."""
        return self._stepper is not None

    def num_players(self) -> int:
        """How many seats there are."""
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        """How many numbers the catalogue has."""
        return self._game.num_distinct_actions()

    def move_number(self) -> int:
        """How many actions there were."""
        return len(self._history)

    def is_initial_state(self) -> bool:
        """Whether nothing has happened yet."""
        return not self._history

    def current_player(self) -> int:
        """Who is asked."""
        if self._stepper is None:
            return CHANCE_PLAYER
        seat = self._stepper.state.decision.seat
        return TERMINAL_PLAYER if seat == NOBODY else CHANCE_PLAYER if seat == CHANCE else seat

    def is_chance_node(self) -> bool:
        """Whether chance is asked."""
        return self.current_player() == CHANCE_PLAYER

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == TERMINAL_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers that may be named, in ascending order; none for a player who is not asked."""
        asked = self.current_player()
        if asked == TERMINAL_PLAYER or (player is not None and player != asked):
            return []
        if self._stepper is None:
            return list(range(self._game.deals))
        return sorted(self._stepper.numbers())

    def legal_actions_mask(self) -> list[int]:
        """A 1 for each of them, a 0 for every other number."""
        legal = set(self.legal_actions())
        return [int(action in legal) for action in range(self._game.num_distinct_actions())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely it is."""
        if not self.is_chance_node():
            raise ConcordiaError("chance is not asked")
        legal = self.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def apply_action(self, action: int) -> None:
        """Name a number for whoever is asked."""
        action = whole(action, "action")
        stepper = self._stepper
        if stepper is None:
            deal = below(action, self._game.deals, "deal")
            dealt = new_state(self._game.table.options, seed_of(self._game.seed, deal))
            self._stepper = Stepper(self._game.table.catalogue, dealt)
        elif self.is_chance_node():
            number = stepper.catalogue.numbering.number
            moves = [move for move in legal_moves(stepper.state) if number(move, 0, CHANCE) == action]
            if not moves:
                raise ConcordiaError(f"chance can't draw {action}")
            stepper.go_on(apply(stepper.state, moves[0]))
        else:
            stepper.choose(action)
        self._history.append(action)

    def child(self, action: int) -> ConcordiaState:
        """The state after an action; this one stays as it is."""
        made = self.clone()
        made.apply_action(action)
        return made

    def clone(self) -> ConcordiaState:
        """Another one at the same point."""
        made = ConcordiaState(self._game)
        made._stepper = None if self._stepper is None else self._stepper.copy()
        made._history = self._history[:]
        return made

    def action_to_string(self, *named: int) -> str:
        """An action in words; as with OpenSpiel, the player may be named before it."""
        action = named[-1]
        return f"deal {action}" if self._stepper is None else self._game.table.catalogue.text(action)

    def returns(self) -> list[float]:
        """What the game is worth to each seat: 0 before its end."""
        return self._game.worth(self.position) if self.is_terminal() else [0.0] * self._game.num_players()

    def rewards(self) -> list[float]:
        """What the last action brought: nothing before the game's end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What the game is worth to one seat."""
        return self.returns()[below(player, self.num_players(), "player")]

    def player_reward(self, player: int) -> float:
        """What the last action brought one seat."""
        return self.rewards()[below(player, self.num_players(), "player")]

    def serialize(self) -> str:
        """The state as a text: its history."""
        return json.dumps(self._history)

    def observation_tensor(self, player: int) -> list[float]:
        """What a seat sees, as numbers."""
        table = self._game.table
        named = self._stepper.named if self._stepper is not None and self.current_player() == player else None
        counts = table.observer.counts(self._view(player), named)
        found: list[float] = floats(counts, table.units)[0].tolist()
        return found

    def _view(self, player: int) -> View:
        """What a seat may know."""
        return View(self.position, Seat(below(player, self.num_players(), "player")))

    def observation_string(self, player: int) -> str:
        """What a seat sees, as one line."""
        return told(self._view(player).state)

    def information_state_string(self, player: int) -> str:
        """Everything that a seat knows: what has been played, in the open, and what it sees."""
        return f"{self._history[1:]} {self.observation_string(player)}"

    def __str__(self) -> str:
        return "before the deal" if self._stepper is None else told(self.position)


def told(state: State) -> str:
    """A position as its line; as compact JSON where it has none, as with a board or tiles of one's own."""
    try:
        return write_line(state)
    except FileError:
        return state_json(state)
