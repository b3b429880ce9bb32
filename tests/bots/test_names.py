"""Features go by name and id: a box that holds more shifts no weight to a neighbour."""

from __future__ import annotations

import pytest

from concordia_game.bots.features import copied_piles
from concordia_game.bots.generations import trained_weights
from concordia_game.bots.names import KNOTS, PREFECT, ROLES, FeaturesError, feature_names, knots_of
from concordia_game.bots.planning import value_for
from concordia_game.bots.tables import Tables, role_of
from concordia_game.bots.value import Value
from concordia_game.bots.weights import WeightsError, weights_from
from concordia_game.bots.weights.guess import guessed_weights
from concordia_game.data.boards import load_board
from concordia_game.data.box import load_box, read_toml
from concordia_game.data.tiles import read_tile
from concordia_game.engine.cost import NOTHING
from concordia_game.engine.deal import begin, deal
from concordia_game.engine.goods import BRICK
from concordia_game.engine.ids import RED, CardId, Good, TileId
from concordia_game.engine.modules.forum.part import edit_forum
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.options import Options
from concordia_game.engine.personas import PERSONAS
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.setup import JUPITER, Box, Card, SetUp
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_setup

WITHOUT_FEATURES = {"magister", "double", "praetor", "proconsul", "legatus"}
"""The personas of Venus: they count as what they take the place of, or as half of it."""

DOUBLE = {"prefect_architect", "architect_mercator", "prefect_mercator"}
MIDDLE = 13
"""The index of the new tile among the others."""


def tiles_with_nemo() -> list[Tile]:
    """The tiles of the box, with a patrician among them that does nothing."""
    entries = read_toml("tiles.toml")["tile"]
    entries.insert(MIDDLE, {"id": "nemo", "name": "Nemo", "kind": "patrician"})
    return [read_tile(TileId(number), entry) for number, entry in enumerate(entries)]


def strange_card(good: Good | None = None) -> Card:
    """A card that shares its word with others, but has a persona of its own."""
    kind = CardId(len(load_box().cards))
    return Card(kind, "prefect_of_nowhere", "prefect of nowhere", Persona(), (JUPITER,), NOTHING, 0, good, 0)


def larger_box() -> Box:
    """The box with one more tile and one more card."""
    box = load_box()
    return Box(
        box.figures,
        [*box.cards, strange_card()],
        box.starting_hands,
        box.decks,
        box.letter_tokens,
        box.salt_replaces,
        box.salt_board_plain,
        tiles_with_nemo(),
        box.markets,
        box.bonus,
    )


def larger_setup() -> SetUp:
    return deal(Options("italia", 2, forum=True), larger_box(), load_board("italia"), 3)


def holding(setup: SetUp, *ids: str) -> State:
    """The first position, with these tiles held by red."""
    state = begin(setup).child()
    edit_forum(state).hold(RED, tuple(TileId(setup.box.tile_ids.index(id)) for id in ids))
    return state


def named_vector(state: State) -> dict[str, float]:
    """Red's features by name."""
    vector = value_for(state).vector(state, state.players[RED])
    return dict(zip(feature_names(state.setup.box), vector, strict=True))


def differences(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What changed between two vectors, and by how much."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


@pytest.mark.parametrize("options", [Options("italia", 2), Options("cyprus", 3, salt=True, fish="coast")])
def test_every_feature_has_a_name_of_its_own_and_a_weight(options: Options) -> None:
    names = feature_names(load_box())
    state = begin(new_setup(options, 7))
    assert len(set(names)) == len(names)
    assert len(value_for(state).vector(state, state.players[RED])) == len(names)
    assert all(tuple(weights) == names for weights in trained_weights().values())
    assert all(set(weights) <= set(names) for weights in guessed_weights().values())


def test_tiles_are_named_by_their_ids() -> None:
    state = holding(new_setup(Options("italia", 2, forum=True), 7), "victoria", "claudia_agrippina", "marcus")
    held = {name for name, amount in named_vector(state).items() if amount and name.startswith("tile_")}
    assert held == {"tile_victoria", "tile_claudia_agrippina", "tile_marcus"}


def test_weights_are_found_by_name() -> None:
    weights = {"hand": [1.0, 2.0, 3.0], "tile_nobody_has": [9.0, 9.0, 9.0], "ships": [4.0, 5.0, 6.0]}
    assert knots_of(weights, ("ships", "tile_nemo", "hand")) == [
        [4.0, 0.0, 1.0],
        [5.0, 0.0, 2.0],
        [6.0, 0.0, 3.0],
    ]


def test_a_weight_for_each_knot_is_wanted() -> None:
    named = {str(players): {"hand": [1.0] * KNOTS} for players in range(2, 6)}
    assert weights_from({"weights": named})[5] == {"hand": [1.0] * KNOTS}
    named["4"]["ships"] = [1.0]
    with pytest.raises(WeightsError, match="ships: 1 weights, 3 expected"):
        weights_from({"weights": named})


def test_an_additional_tile_shifts_no_weight() -> None:
    setup = larger_setup()
    names = feature_names(setup.box)
    assert names.index("tile_nemo") == names.index("tile_augustus") - 1
    assert set(names) - set(feature_names(load_box())) == {"tile_nemo"}
    known = trained_weights()[2]
    value = value_for(begin(setup))
    for knot, row in enumerate(value.knots):
        weighed = dict(zip(names, row, strict=True))
        assert weighed.pop("tile_nemo") == 0.0
        assert weighed == {name: weights[knot] for name, weights in known.items()}


def test_known_tiles_are_worth_the_same_beside_a_new_one() -> None:
    options = Options("italia", 2, forum=True)
    for ids in (["julius"], ["augustus"], ["sextus_pompeius", "victoria"]):
        before = holding(deal(options, load_box(), load_board("italia"), 3), *ids)
        after = holding(larger_setup(), *ids)
        assert value_for(after).standings(after) == value_for(before).standings(before)


def test_a_new_tile_counts_as_what_is_known_of_it() -> None:
    features = named_vector(holding(larger_setup(), "nemo"))
    assert (features["tile_nemo"], features["patricians"], features["citizens"]) == (1.0, 1.0, 0.0)


def test_every_persona_has_a_role() -> None:
    roles = {card.id: role_of(card) for card in load_box().cards}
    words = {id: "" if role is None else ROLES[role] for id, role in roles.items()}
    assert set(ROLES) | WITHOUT_FEATURES == set(PERSONAS)
    assert set(ROLES) == set(words.values()) - {""}
    assert {id for id, word in words.items() if not word} == {"magister", "legatus", *DOUBLE}
    assert (words["praetor"], words["proconsul"]) == ("senator", "consul")
    assert (words["mercator5"], words["diplomat_mars_food"]) == ("mercator", "diplomat")
    specialists = {id for id, word in words.items() if word == "specialist"}
    assert specialists == {"mason", "farmer", "smith", "vintner", "weaver"}


def test_an_unknown_persona_is_taken_for_no_other() -> None:
    assert role_of(strange_card()) is None
    assert role_of(strange_card(BRICK)) is None
    assert Tables(larger_setup()).yield_of[-1] is None


def test_a_card_of_an_unknown_persona_counts_as_a_card() -> None:
    setup = larger_setup()
    state = begin(setup)
    before = named_vector(state)
    player = state.players[RED]
    player.hand = [*player.hand, setup.cards[-1].kind]
    in_hand = named_vector(state)
    assert differences(before, in_hand) == {"hand": 1.0, "cards_jupiter": 1.0}
    player.hand = player.hand[:-1]
    player.discard = [setup.cards[-1].kind]
    assert differences(in_hand, named_vector(state)) == {"hand": -1.0, "played": 1.0}


def test_an_unknown_persona_is_no_role_to_copy() -> None:
    setup = larger_setup()
    state = begin(setup)
    state.players[1].discard = [setup.cards[-1].kind]
    assert copied_piles(state, RED, Tables(setup)) == 0
    state.players[1].discard = [setup.card_kind("prefect")]
    assert copied_piles(state, RED, Tables(setup)) == 1 << PREFECT


def test_features_without_names_are_refused_when_a_game_begins() -> None:
    setup = larger_setup()
    count = len(feature_names(setup.box)) - 1
    setup.tiles = setup.tiles[:-1]
    with pytest.raises(FeaturesError, match=f"{count - 1} features are weighed, but {count} have names"):
        Value(trained_weights()[2], setup)
    setup.tiles = [*setup.box.tiles, setup.box.tiles[0]]
    with pytest.raises(FeaturesError, match=f"{count + 1} features are weighed"):
        Value(trained_weights()[2], setup)
