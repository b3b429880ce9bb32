"""The deal (B1, S1.4, S1.7): every token, card and coin in its place, the same for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from concordia_game.data.boards import board_ids
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import LAND, RED, SEA, Good
from concordia_game.engine.options import Options
from concordia_game.engine.setup import SetUp
from concordia_game.files.setups import setup_data
from concordia_game.games.beginning import new_setup, new_state

TOKENS = {
    # By letter: brick, food, tool, wine, cloth.
    "A": (2, 2, 1, 1, 1),
    "B": (2, 2, 2, 1, 1),
    "C": (3, 2, 2, 2, 1),
    "D": (1, 1, 1, 1, 1),
}
GIVES_WAY = {"A": "food", "B": "tool", "C": "wine", "D": "brick"}
"""On an ordinary board, the token of each letter that salt replaces (S1.4)."""

INSTEAD = {"A": "tool", "B": "wine", "C": "cloth", "D": "brick"}
"""On a salt board without salt, the token of each letter that replaces it (S1.7)."""

SALT_BOARDS = ("byzantium", "hispania")

DECKS = [
    "architect prefect mercator5 colonist diplomat_saturnus_tool mason farmer smith",
    "architect prefect mercator5 colonist consul vintner weaver",
    "architect prefect mercator5 colonist consul diplomat_saturnus_food",
    "architect prefect colonist consul diplomat_mercurius_tool",
    "prefect mercator5 consul diplomat_mars_food",
]

SEEDS = range(12)


def named(good: Good | None) -> str:
    """The name of a good, which must not be None."""
    assert good is not None
    return GOODS[good]


def tokens_of(letter: str, board: str, salt: bool) -> Counter[str]:
    """The tokens that lie on the cities of a letter."""
    tokens = Counter(dict(zip(GOODS, TOKENS[letter], strict=False)))
    if board in SALT_BOARDS:
        tokens.update(["salt" if salt else INSTEAD[letter]])
    elif salt:
        tokens.subtract([GIVES_WAY[letter]])
        tokens.update(["salt"])
    return +tokens


@pytest.mark.parametrize("salt", [False, True], ids=["plain", "salt"])
@pytest.mark.parametrize("board", board_ids())
def test_tokens_by_letter(board: str, salt: bool) -> None:
    for seed in SEEDS:
        setup = new_setup(Options(map=board, players=3, salt=salt), seed)
        dealt: dict[str, Counter[str]] = {}
        for city, token in zip(setup.board.cities, setup.tokens, strict=True):
            assert (token is None) == (city.letter == ""), "the start city has none"
            if city.letter:
                dealt.setdefault(city.letter, Counter()).update([named(token)])
        assert dealt == {letter: tokens_of(letter, board, salt) for letter in dealt}


@pytest.mark.parametrize("board", board_ids())
def test_markers_show_the_dearest_good_of_their_province(board: str) -> None:
    """B1.3: salt never counts."""
    setup = new_setup(Options(map=board, players=3, salt=True), 3)
    for number in range(len(setup.board.provinces)):
        goods = {
            named(token)
            for city, token in zip(setup.board.cities, setup.tokens, strict=True)
            if city.province == number
        }
        dearest = next(good for good in ("cloth", "wine", "tool", "food", "brick") if good in goods)
        assert named(setup.markers[number]) == dearest


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_decks_lie_on_one_another(players: int) -> None:
    for seed in SEEDS:
        setup = new_setup(Options(map="imperium", players=players), seed)
        ids = [setup.cards[kind].id for kind in setup.stack]
        for deck in DECKS[:players]:
            size = len(deck.split())
            assert sorted(ids[:size]) == sorted(deck.split())
            ids = ids[size:]
        assert ids == []
        state = new_state(Options(map="imperium", players=players), seed)
        assert state.display == setup.stack[:7]
        assert state.drawn == 7


@pytest.mark.parametrize("bare", [False, True], ids=["with goods", "without goods"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_players_start_with(players: int, bare: bool) -> None:
    """B1.5, B1.6, B16.1."""
    state = new_state(Options(map="italia", players=players, start_without_goods=bare), 1)
    rome = state.setup.board.place_number("roma", LAND)
    hand = sorted(["tribune", "architect", "prefect", "prefect", "mercator", "diplomat", "senator"])
    for seat, player in enumerate(state.players):
        assert player.sestertii == (25 if bare else 5) + seat
        assert player.goods == ([0] * 7 if bare else [1, 2, 1, 1, 1, 0, 0])
        assert sorted(state.setup.cards[kind].id for kind in player.hand) == hand
        assert (player.land, player.sea, player.discard, player.houses) == ([rome], [rome], [], 0)
    assert state.magnus == players - 1
    assert (state.active, state.turn, state.coins, state.concordia) == (RED, 1, 0, None)


def test_salt_replaces_the_second_food() -> None:
    state = new_state(Options(map="italia", players=2, salt=True), 1)
    assert state.players[1].goods == [1, 1, 1, 1, 1, 1, 0]


def test_balearica_starts_at_sea() -> None:
    """C2.1: two ships, one on each start space."""
    board = new_setup(Options(map="balearica", players=2), 1).board
    assert board.start_places() == [(SEA, board.first_space), (SEA, board.first_space + 1)]


def dealt(seed: int) -> SetUp:
    """A set-up for four on Imperium."""
    return new_setup(Options(map="imperium", players=4), seed)


def test_the_seed_decides_everything_and_nothing_else_does() -> None:
    assert setup_data(dealt(7)) == setup_data(dealt(7))
    assert setup_data(dealt(7)) == setup_data(dealt(7 + 2**64)) | {"seed": 7}
    tokens = {tuple(dealt(seed).tokens) for seed in range(40)}
    stacks = {tuple(dealt(seed).stack) for seed in range(40)}
    assert (len(tokens), len(stacks)) == (40, 40)


def test_every_person_may_begin() -> None:
    """B1.6: the start player is random."""
    first = Counter(dealt(seed).first for seed in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 70


def test_every_token_may_lie_anywhere() -> None:
    """It is not only the multiset that is right: each city of a letter sometimes gets each of its goods."""
    met = Counter(
        (city.id, named(token))
        for seed in range(120)
        for setup in [dealt(seed)]
        for city, token in zip(setup.board.cities, setup.tokens, strict=True)
        if city.letter
    )
    assert len(met) == 30 * 5


def test_cards_by_their_ids() -> None:
    setup = dealt(1)
    assert [setup.card_kind(card.id) for card in setup.cards] == list(range(len(setup.cards)))
    with pytest.raises(ValueError, match="emperor"):
        setup.card_kind("emperor")
