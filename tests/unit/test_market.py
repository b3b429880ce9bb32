"""The fish market's boards: stalls by their names, spaces in the order of the arrows (F3)."""

from __future__ import annotations

import re

import pytest

from concordia_game.data.box import load_box
from concordia_game.data.markets import MarketFileError, parse_market
from concordia_game.engine.modules.fish.market_board import ACTIONS, MarketBoard
from concordia_game.engine.play import apply
from concordia_game.notation.texts import legal_texts, parse_move
from concordia_game.scenarios.staging import stage

SIDES = ("coast", "slope")


def market(side: str) -> MarketBoard:
    """A side of the market board."""
    return load_box().markets[side]


@pytest.mark.parametrize("side", SIDES)
def test_stalls_have_their_spaces(side: str) -> None:
    board = market(side)
    for offer in board.offers:
        stall = board.stalls[offer.stall]
        assert board.space_of(stall) == board.space_of(offer.word) == offer.space
        assert 0 <= offer.space < board.spaces
        assert offer.fish in (1, 2)
        assert 0 <= offer.action < len(ACTIONS)
    assert [offer.number for offer in board.offers] == list(range(len(board.offers)))
    assert len({offer.word for offer in board.offers}) == len(board.offers), "one word, one offer"


@pytest.mark.parametrize("side", SIDES)
def test_a_space_is_named_by_its_first_stall(side: str) -> None:
    board = market(side)
    ids = board.space_ids
    assert len(set(ids)) == board.spaces
    assert [board.space_of(id) for id in ids] == list(range(board.spaces))


def test_names_and_spaces_that_do_not_exist() -> None:
    assert market("coast").space_of("atlantis") is None


def test_the_slope_has_two_stalls_on_a_space() -> None:
    """F3.5."""
    on_space = {space: set[int]() for space in range(market("slope").spaces)}
    for offer in market("slope").offers:
        on_space[offer.space].add(offer.stall)
    assert max(len(stalls) for stalls in on_space.values()) == 2


@pytest.mark.parametrize("side", SIDES)
def test_the_money_stall_gives_three_or_eight(side: str) -> None:
    """F3.6: 3 sestertii for 1 fish, 8 for 2."""
    money = {(offer.fish, offer.money) for offer in market(side).offers if ACTIONS[offer.action] == "money"}
    assert money == {(1, 3), (2, 8)}


@pytest.mark.parametrize(
    ("stall", "said"),
    [
        ('{ id = "money", options = 5 }', "space 2, stall money: `options` must be a list of prices"),
        ('{ id = "money", options = [] }', "space 2, stall money: `options` must be a list of prices"),
        ('{ id = "fruit", fish = 1, good = [] }', "space 2, stall fruit: `good` must name a good"),
        ('{ id = "big fish", fish = 1, card = true }', "space 2: 'big fish' can't be part of a move"),
    ],
)
def test_a_damaged_stall_is_named(stall: str, said: str) -> None:
    text = f'id = "coast"\nspaces = [[{{ id = "card", fish = 1, card = true }}], [{stall}]]'
    with pytest.raises(MarketFileError, match=re.escape(f"mine.toml: {said}")):
        parse_market(text, "mine.toml")


def test_a_colonist_stall_whose_colonist_went_elsewhere_can_be_left() -> None:
    """F3.6, S2.4: Publius places the last colonist while the stall waits; one more tile is left to use."""
    state = stage(
        {
            "game": {"map": "imperium", "players": 2, "options": {"fish": "coast", "forum": True}},
            "red": {
                "sestertii": 10,
                "goods": {"food": 1},
                "fish": 1,
                "houses": ["massilia"],
                "colonists": ["land @roma", "land @roma", "land @roma", "sea @roma", "sea @roma"],
                "tiles": ["publius", "numerius"],
            },
        },
        "market",
    )
    for text in ("market colonist", "use publius", "settle sea roma"):
        state = apply(state, parse_move(state, text))
    assert sorted(legal_texts(state)) == ["done", "use numerius"]
    state = apply(state, parse_move(state, "done"))
    assert state.players[0].goods[:2] == [0, 1], "nothing is paid for nothing"
    assert state.players[0].colonists() == 6
