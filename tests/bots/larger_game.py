"""How bots fare with the package imported here, printed as JSON for `test_larger_box.py`."""

from __future__ import annotations

import json

from concordia_game.bots import load_bot
from concordia_game.bots.features import god_worth
from concordia_game.bots.holding import Holding
from concordia_game.bots.match import play_counted
from concordia_game.bots.names import feature_names
from concordia_game.bots.planning import value_for
from concordia_game.bots.tables import Tables
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import RED
from concordia_game.engine.options import Options
from concordia_game.engine.scoring import cards_of_gods, score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_setup


def features(state: State) -> dict[str, float]:
    """Red's features by name."""
    vector = value_for(state).vector(state, state.players[RED])
    return dict(zip(feature_names(state.setup.box), vector, strict=True))


def with_card(id: str) -> dict[str, float]:
    """What a card in red's hand changes in the first position."""
    state = begin(new_setup(Options("italia", 2), 1))
    before = features(state)
    player = state.players[RED]
    player.hand = [*player.hand, state.setup.card_kind(id)]
    after = features(state)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def worth() -> dict[str, int]:
    """What a card of each god is worth to red in the first position."""
    state = begin(new_setup(Options("italia", 2), 1))
    tables = Tables(state.setup)
    player = state.players[RED]
    return dict(zip(GODS, god_worth(state, player, Holding(player, tables), tables), strict=True))


def game() -> dict[str, object]:
    """A whole game with the forum, and how the gods rewarded it."""
    bots = [load_bot("normal?width=3&nodes=60"), load_bot("greedy")]
    setup = new_setup(Options("italia", 2, forum=True), 1)
    state, decisions = play_counted(setup, bots, seed=1)
    cards = {
        god: sum(cards_of_gods(setup, player)[GODS.index(god)] for player in state.players) for god in GODS
    }
    points = [score(state, seat).by_name() for seat in setup.seats]
    return {"over": state.over, "decisions": decisions, "cards": cards, "points": points}


def main() -> None:
    """Print it."""
    setup = new_setup(Options("italia", 2, forum=True), 1)
    names = feature_names(setup.box)
    knots = value_for(begin(setup)).knots
    found = {
        "gods": GODS,
        "names": names,
        "weights": {name: [row[number] for row in knots] for number, name in enumerate(names)},
        "cards": {id: with_card(id) for id in setup.box.card_ids},
        "worth": worth(),
        "game": game(),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
