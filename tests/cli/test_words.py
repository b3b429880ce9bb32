"""What is said at the terminal beside the sentences that the page also says."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from concordia_game.cli.help import show_tiles
from concordia_game.cli.words import beside, cost_list
from concordia_game.data.box import load_box
from concordia_game.data.reconstructed import reconstructed_tiles
from concordia_game.engine import events
from concordia_game.engine.cost import Cost
from concordia_game.engine.events import Event
from concordia_game.engine.ids import CardId
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.games.game import Game
from concordia_game.i18n.names import latin
from concordia_game.i18n.telling import effect, tell

from .conftest import ENGLISH, sentences


def test_costs() -> None:
    assert cost_list(ENGLISH, Cost([1, 0, 0, 0, 2], 1)) == "brick + cloth + cloth + any"
    assert cost_list(ENGLISH, Cost([0, 0, 0, 0, 0], 0)) == "nothing"


def test_empty_parts_are_left_out() -> None:
    assert beside("Build in Cosa", "", "pays 1 brick") == "Build in Cosa · pays 1 brick"


def test_a_turn_is_told_in_one_line() -> None:
    game = Game.new(map="italia", players=3, seed=7)
    happened = [
        *game.play("mercator").events,
        *game.play("sell wine 1").events,
        *game.play("buy brick 2").events,
    ]
    assert tell(ENGLISH, game.setup, happened) == (
        "Red plays the Mercator, receives 3 sestertii, sells 1 wine for 6 sestertii, "
        "buys 2 bricks for 6 sestertii."
    )
    assert tell(sentences("ru"), game.setup, happened) == (
        "Красный: разыграна карта «Торговец»; из банка — 3 сестерция; продажа — 1 вино за 6 сестерциев; "
        "покупка — 2 кирпича за 6 сестерциев."
    )
    assert tell(ENGLISH, game.setup, []) == ""


def test_who_acts_is_said_again_where_that_changes() -> None:
    setup = Game.new(map="italia", players=3, seed=7).setup
    red, green, _ = setup.seats
    happened: list[Event] = [
        events.SestertiiPaid(red, 2),
        events.GoodsPaid(red, (1, 1, 0, 0, 0, 0)),
        events.MarkersRestored(red, 2),
        events.SestertiiReceived(red, 4),
        events.SestertiiReceived(green, 1),
        events.GameEnded(red),
    ]
    assert tell(ENGLISH, setup, happened) == (
        "Red pays 2 sestertii, pays 1 brick, 1 food. All provinces are ready to produce again. "
        "Red receives 4 sestertii. Green receives 1 sestertius. The game is over, won by Red."
    )


def test_a_team_wins_together() -> None:
    alone = Game.new(map="italia", players=4, seed=7).setup
    assert ENGLISH.event(alone, events.GameEnded(alone.seats[1])) == "The game is over, won by Green."
    teams = Game.new(map="italia", players=4, seed=7, venus=True, teams=True).setup
    assert ENGLISH.event(teams, events.GameEnded(teams.seats[1])) == (
        "The game is over, won by Green and Yellow."
    )


def test_the_money_for_a_house_is_said_once() -> None:
    setup = Game.new(map="italia", players=3, seed=7).setup
    red = setup.seats[0]
    house = next(number for number, city in enumerate(setup.board.cities) if city.id == "cosa")
    happened: list[Event] = [
        events.HouseBuilt(red, house, 5),  # type: ignore[arg-type]  # the number of a city
        events.SestertiiPaid(red, 5),
        events.SestertiiPaid(red, 5),
    ]
    assert tell(ENGLISH, setup, happened) == "Red builds a house in Cosa for 5 sestertii, pays 5 sestertii."


def test_effects_keep_what_is_hidden() -> None:
    setup = Game.new(map="italia", players=3, seed=7).setup
    _, green, blue = setup.seats
    happened: list[Event] = [
        events.SestertiiPaid(green, 2),
        events.CardRevealed(CardId(1), 7),
        events.TurnBegan(blue, 5),
        events.SestertiiReceived(blue, 3),
    ]
    assert effect(ENGLISH, setup, green, happened) == "pays 2 sestertii"
    assert "New in the display: Architect." in tell(ENGLISH, setup, happened)


def test_everything_in_the_hand_and_in_the_forum_is_explained() -> None:
    assert all(ENGLISH.card_help(card.id) for card in load_box().cards)
    assert all(ENGLISH.help("tile", tile.id) for tile in load_box().tiles)
    fish = Game.new(map="italia", players=3, seed=7, fish="coast").setup
    assert ENGLISH.card_help("prefect", fish) != ENGLISH.card_help("prefect")
    assert ENGLISH.help("tile", "nobody") == ""


REMARKS = ("Balearica", "2013", "fish market", "without salt")


def remarks(**options: Any) -> list[str]:
    """Which remarks the texts of cards, tiles and stalls make in a game."""
    setup = Game.new(players=3, seed=7, **options).setup if options else None
    ids = [("card", card.id) for card in load_box().cards] + [("tile", tile.id) for tile in load_box().tiles]
    texts = " ".join(ENGLISH.help(kind, id, setup) for kind, id in [*ids, ("stall", "colonist")])
    assert "  " not in texts
    assert " ." not in texts
    return [remark for remark in REMARKS if remark in texts]


def test_texts_remark_only_on_what_a_game_uses() -> None:
    assert remarks() == [*REMARKS]
    assert remarks(map="italia", salt=True) == []
    assert remarks(map="italia") == ["without salt"]
    assert remarks(map="balearica", fish="coast", salt=True) == ["fish market"]
    assert remarks(map="italia", edition="2013", salt=True) == []


def test_texts_say_what_holds_in_a_game_and_nothing_before_it() -> None:
    setup = Game.new(map="balearica", players=3, seed=7, edition="2013").setup
    helps = [("card", "tribune"), ("card", "colonist"), ("stall", "colonist"), ("tile", "publius")]
    texts = [ENGLISH.help(kind, id, setup) for kind, id in helps]
    assert all("with your house" in text and "start city" not in text for text in texts)
    assert "take 2 sestertii for each" in texts[1]
    assert "5 sestertii" not in texts[1]


def tiles_told(seed: int) -> tuple[list[str], str]:
    """The tiles in sight once everybody has a patrician, and what is said of them."""
    game = Game.new(map="italia", players=2, forum=True, seed=seed)
    while not forum_of(game.state).row:
        game.play(game.legal[0])
    forum = forum_of(game.state)
    tiles = [*forum.row, *[tile for held in forum.held for tile in held]]
    stream = io.StringIO()
    show_tiles(Console(file=stream, width=1000, markup=False, highlight=False), ENGLISH, game.state)
    return [game.state.setup.tiles[tile].id for tile in tiles], stream.getvalue()


def test_reconstructed_tiles_say_so() -> None:
    noted = set()
    for seed in range(12):
        tiles, told = tiles_told(seed)
        lines = {tile: line for tile in tiles for line in told.splitlines() if latin(tile) in line}
        found = {tile for tile, line in lines.items() if ENGLISH.say("ui-tile-note") in line}
        assert found == reconstructed_tiles() & set(tiles)
        assert (ENGLISH.say("ui-tile-correct") in told) == bool(found)
        noted |= found
    assert noted
