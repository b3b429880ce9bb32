"""Pictures of positions: everything open is in them, nothing hidden is, and they need nothing beside them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from concordia_game.cli.files import game_at
from concordia_game.drawing import draw_svg
from concordia_game.drawing.looks import seat_colors
from concordia_game.engine.chance import Dice
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import SEATS, SPECTATOR, ProvinceId
from concordia_game.engine.modules.fish.part import market_part
from concordia_game.engine.modules.forum.module import KeepPatrician
from concordia_game.engine.modules.forum.part import forum_of, tiles_of
from concordia_game.engine.scoring import score, winner
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.files.position import state_json
from concordia_game.files.reading import state_from_json
from concordia_game.games.game import Game

from .reading import RECORDS, drawn, of_class, positions, record, texts, uses

MOST_BYTES = 300_000
DOCS = Path(__file__).parents[2] / "docs"


def name(path: Path) -> str:
    """A record's name."""
    return path.stem


each_record = pytest.mark.parametrize("path", RECORDS, ids=name)


def test_the_records_play_everything() -> None:
    """Otherwise the tests below would pass by having nothing to draw."""
    options = [positions(path)[0].setup.options for path in RECORDS]
    assert {option.map for option in options} == {
        "balearica",
        "byzantium",
        "cyprus",
        "hispania",
        "imperium",
        "italia",
    }
    assert all(any(getattr(option, extra) for option in options) for extra in ("salt", "forum", "auction"))
    assert {option.fish for option in options} == {"", "coast", "slope"}


@each_record
def test_a_picture_is_whole_in_itself(path: Path) -> None:
    for state in positions(path):
        picture = draw_svg(state)
        root = ElementTree.fromstring(picture)
        ids = [found.get("id") for found in root.iter() if found.get("id")]
        assert len(ids) == len(set(ids))
        led_to = re.findall(r'href="([^"]*)"', picture) + re.findall(r"url\(([^)]*)\)", picture)
        assert {goal for goal in led_to if goal.removeprefix("#") not in ids} == set()
        assert not re.search(r"<style|<script|<image|var\(|nan|None", picture)
        assert len(picture.encode()) < MOST_BYTES


@each_record
def test_every_piece_is_in_the_picture(path: Path) -> None:
    for state in positions(path):
        root = drawn(state)
        for player in state.players:
            seat = SEATS[player.seat]
            assert len(of_class(root, "piece", "house", seat)) == player.house_count
            assert len(of_class(root, "piece", "colonist-land", seat)) == len(player.land)
            assert len(of_class(root, "piece", "colonist-sea", seat)) == len(player.sea)
        for piece in of_class(root, "piece"):
            [seat] = set(SEATS) & set(str(piece.get("class")).split())
            assert piece[0].get("color") == seat_colors()[seat]
            assert uses(piece)[1] == f"mark-{seat}"


@each_record
def test_no_piece_hides_another(path: Path) -> None:
    for state in positions(path):
        places = Counter(piece.get("transform") for piece in of_class(drawn(state), "piece"))
        assert [place for place, count in places.items() if count > 1] == []


@each_record
def test_every_token_and_marker_is_in_the_picture(path: Path) -> None:
    for state in positions(path):
        root = drawn(state)
        [tokens], [bonus] = of_class(root, "tokens"), of_class(root, "bonus")
        goods = Counter(f"good-{GOODS[good]}" for good in state.setup.tokens if good is not None)
        assert Counter(use for use in uses(tokens) if use not in ("plate", "start")) == goods
        assert uses(bonus) == [use for symbols in markers(state) for use in ["marker", *symbols]]


def markers(state: State) -> list[list[str]]:
    """The symbols on each province's marker."""
    setup = state.setup
    found = []
    for number, good in enumerate(setup.markers):
        if setup.options.fish:
            found.append(["fish"] * market_part(state).fish[number])
        elif good is None:
            found.append([])
        elif state.coins & (1 << ProvinceId(number)):
            found.append(["coin"] * setup.figures.marker_coins[good])
        else:
            found.append([f"good-{GOODS[good]}"])
    return found


@each_record
def test_every_player_has_a_row(path: Path) -> None:
    for state in positions(path):
        root = drawn(state)
        rows = of_class(root, "player")
        assert [SEATS.index(str(row.get("class")).split()[1]) for row in rows] == list(state.setup.seats)
        for row, player in zip(rows, state.players, strict=True):
            told = texts(row)
            assert told[0] == SEATS[player.seat].capitalize()
            assert {str(player.sestertii), str(score(state, player.seat).total)} <= set(told)
            counts = Counter(player.hand)
            assert len(of_class(row, "card")) == len(counts) + bool(player.discard)
            assert len(of_class(row, "tile")) == len(tiles_of(state, player.seat))
            assert [state.setup.tiles[tile].name for tile in tiles_of(state, player.seat)] == [
                texts(tile)[0] for tile in of_class(row, "tile")
            ]


@each_record
def test_the_display_is_below_the_board(path: Path) -> None:
    for state in positions(path):
        root = drawn(state)
        offers = [kind for kind in state.display if kind is not None]
        shown = of_class(root, "offer")
        assert len(shown) == len(offers)
        assert len(of_class(root, "space")) == len(state.setup.surcharges) - len(offers)
        if state.setup.options.forum and forum_of(state).row:
            [forum] = of_class(root, "forum")
            assert len(of_class(forum, "tile")) == len(forum_of(state).row)
        if state.setup.options.fish:
            assert len(of_class(root, "market-space")) == len(market_part(state).coins)


@each_record
def test_the_picture_says_who_won(path: Path) -> None:
    last = positions(path)[-1]
    [headline] = of_class(drawn(last), "headline")
    who = winner(last) if last.over else last.decision.seat
    assert texts(headline)[-1] == f"Turn {last.turn} · {SEATS[who].capitalize()}{' wins' * last.over}"


@each_record
def test_the_same_position_gives_the_same_picture(path: Path) -> None:
    for state in positions(path):
        assert draw_svg(state_from_json(state_json(state))) == draw_svg(state)


@each_record
def test_what_is_hidden_is_in_no_picture(path: Path) -> None:
    """Positions that differ only in what nobody may know look alike."""
    for state in positions(path):
        view = View(state, SPECTATOR)
        assert {draw_svg(view.sample(Dice(seed))) for seed in range(3)} == {draw_svg(state)}


def test_patricians_to_choose_from_are_in_no_picture() -> None:
    game = Game.new(map="italia", players=3, seed=5, forum=True)
    top = game.state.decision
    assert isinstance(top, KeepPatrician)
    samples = [View(game.state, SPECTATOR).sample(Dice(seed)) for seed in range(5)]
    assert len({sample.decision.values() for sample in samples}) > 1
    assert {draw_svg(sample) for sample in samples} == {draw_svg(game.state)}


def test_names_are_words_and_nothing_else() -> None:
    state = Game.new(map="cyprus", players=3, seed=1).state
    names = ['<b>&"</b>', "Gaius " * 20, "x"]
    root = ElementTree.fromstring(draw_svg(state, names=names))
    told = [texts(row)[0] for row in of_class(root, "player")]
    assert told[0] == names[0]
    assert told[1].startswith("Gaius")
    assert told[1].endswith("…")
    assert told[2] == "x"


def test_a_picture_is_as_wide_as_asked() -> None:
    state = Game.new(map="byzantium", players=2, seed=1).state
    for width in (100, 1900):
        root = ElementTree.fromstring(draw_svg(state, width=width))
        box = [float(part) for part in str(root.get("viewBox")).split()]
        assert root.get("width") == str(width)
        assert float(str(root.get("height"))) / width == pytest.approx(box[3] / box[2], abs=0.01)


def test_a_hand_of_any_size_ends_before_the_pile() -> None:
    game = Game.new(map="imperium", players=2, seed=1, salt=True, fish="coast")
    player = game.state.players[0]
    player.hand = [card.kind for card in game.setup.cards]
    player.discard = [player.hand[0]]
    [row] = of_class(drawn(game.state), "player", "red")
    [hand], [pile] = of_class(row, "hand"), of_class(row, "pile")
    edges = [[float(str(card[1].get("x"))) for card in of_class(part, "card")] for part in (hand, pile)]
    assert max(edges[0]) + float(str(hand[0][1].get("width"))) < min(edges[1])
    assert len(edges[0]) == len(game.setup.cards)


def test_the_picture_of_the_docs_is_up_to_date() -> None:
    page = (DOCS / "pictures.md").read_text("utf-8")
    [command] = re.findall(r"(?m)^    \$ concordia (draw .* -o docs/pictures/draw.svg)$", page)
    words = command.split()
    game = Game.replay(record(DOCS.parent / words[1]))
    at = game_at(game, int(words[words.index("--ply") + 1]))
    assert (DOCS / "pictures" / "draw.svg").read_text("utf-8") == draw_svg(at.state, names=at.names) + "\n"


@pytest.mark.parametrize("name", ["a\x1bb", "\x00", "\ufffe", "\ud800", "\U0001f3db"])
def test_any_name_makes_a_whole_document(name: str) -> None:
    picture = Game.new(players=2, names=[name, "Bo"]).svg()
    ElementTree.fromstring(picture.encode("utf-8"))
