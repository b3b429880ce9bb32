"""A tile that only this file knows works everywhere, without changes to any persona (S2)."""

from __future__ import annotations

from concordia_game import Game, Options
from concordia_game.data.boards import load_board
from concordia_game.data.box import load_box
from concordia_game.engine.agenda import Frame, advance
from concordia_game.engine.amendment import HousePrice
from concordia_game.engine.cost import NOTHING
from concordia_game.engine.deal import deal, start
from concordia_game.engine.ids import RED, CityId, Good, Seat, TileId
from concordia_game.engine.modules.forum.part import edit_forum, tiles_of
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.moments import AT_ANY_TIME
from concordia_game.engine.play import apply
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import Box
from concordia_game.engine.state import Player, State
from concordia_game.engine.turn import BeginTurn, GameOver
from concordia_game.notation.texts import legal_texts


class Festina(Tile):
    """Two extra steps, free houses, everything sells for one more, nine points, and a gift of money."""

    def moment(self) -> int:
        return AT_ANY_TIME

    def usable(self, state: State, player: Player) -> bool:
        return player.sestertii < 50

    def use(self, state: State, seat: Seat) -> None:
        state.earn(seat, 30)

    def steps(self, state: State, player: Player, steps: int) -> int:
        return steps + 2

    def house_price(self, state: State, player: Player, city: CityId, price: HousePrice) -> None:
        price.money = 0
        price.cost = NOTHING

    def sale_price(self, state: State, player: Player, good: Good, count: int, price: int) -> int:
        return price + count

    def points(self, state: State, player: Player) -> int:
        return 9


def box_with(tile: Tile) -> Box:
    box = load_box()
    return Box(
        box.figures,
        box.cards,
        box.starting_hands,
        box.decks,
        box.letter_tokens,
        box.salt_replaces,
        box.salt_board_plain,
        [*box.tiles, tile],
        box.markets,
        box.bonus,
    )


def position() -> State:
    """Red's first turn with the tile in hand."""
    number = TileId(len(load_box().tiles))
    tile = Festina(number, "festina", "Festina", True)
    options = Options(map="imperium", players=3, forum=True)
    state = start(deal(options, box_with(tile), load_board("imperium"), 1))
    edit_forum(state).hold(RED, (number,))
    state.agenda = Frame(BeginTurn(RED), Frame(GameOver(), None))
    advance(state)
    return state


def after(state: State, *texts: str) -> State:
    for text in texts:
        state = apply(state, legal_texts(state)[text])
    return state


def test_its_steps_are_walked() -> None:
    assert "move land roma > napoca-sirmium" in legal_texts(after(position(), "architect"))


def test_its_price_is_paid() -> None:
    state = after(position(), "architect", "move sea roma > carthago-roma", "done", "build carthago")
    assert state.players[RED].sestertii == 5
    assert state.players[RED].goods == position().players[RED].goods


def test_its_sale_price_is_paid_out() -> None:
    state = after(position(), "mercator", "sell wine 1")
    assert state.players[RED].sestertii == 5 + 3 + 7


def test_it_is_used_once_a_turn_and_kept() -> None:
    state = after(position(), "use festina")
    assert state.players[RED].sestertii == 35
    assert "use festina" not in legal_texts(state)
    assert len(tiles_of(state, RED)) == 1


def test_its_points_count() -> None:
    without = Game.new(map="imperium", players=3, seed=1).scores()[0].total

    assert score(position(), RED).total == without + 9
