"""The generated types, the documents, and what the wire promises about moves and prompts."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from concordia_game.data.boards import board_ids
from concordia_game.engine.cost import Cost
from concordia_game.engine.events import Event, event_name
from concordia_game.engine.ids import MOST_ALONE, SEATS
from concordia_game.engine.options import OPTIONS, Option, Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.things import FLAG
from concordia_game.engine.values import final_classes
from concordia_game.files.options import OptionsError, options_from
from concordia_game.games.beginning import new_state
from concordia_game.i18n import languages
from concordia_game.server import wire
from concordia_game.server.catalog import boards_listed, catalog, options_listed
from concordia_game.server.goods import cost_shown, fields_shown
from concordia_game.server.history import History
from concordia_game.server.previews import moves_shown
from concordia_game.server.prompts import prompt_for
from concordia_game.server.showing import Sight
from concordia_game.server.typescript import wire_text

ROOT = Path(__file__).parents[2]
PLACES = {"card", "colonist", "route", "city", "kind", "province", "good", "pile", "space", "tile"}
CHOICES = {"forum", "stall", "seat", "deal", "count", "bid", "offer", "role", "money"}


def test_the_browsers_types_are_fresh() -> None:
    """If this fails: python -m concordia_game.server.typescript."""
    assert (ROOT / "web/src/wire.ts").read_text("utf-8") == wire_text()


def test_the_contract_names_every_message_and_call() -> None:
    contract = (ROOT / "docs/wire.md").read_text("utf-8")
    for union in (wire.ClientMessage, wire.ServerMessage):
        for member in union.__args__:
            assert f'type: "{member.__struct_config__.tag}"' in contract
    for field in msgspec.structs.fields(wire.Position):
        assert re.search(rf"^    .*\b{field.name}\b", contract, re.MULTILINE), field.name


def test_every_event_has_a_name_of_its_own() -> None:
    names = [event_name(cls) for cls in final_classes(Event)]
    assert len(set(names)) == len(names)
    assert "house-built" in names


@pytest.mark.parametrize(
    "options",
    [
        Options(map="imperium", players=4, salt=True, forum=True),
        Options(map="hispania", players=3, forum=True, auction=True, fish="slope"),
        Options(map="cyprus", players=2, fish="coast", salt=True, start_without_goods=True),
        Options(map="byzantium", players=4, venus=True, teams=True, money_gifts=True),
    ],
    ids=lambda options: options.map,
)
def test_touches_tell_all_moves_apart(options: Options) -> None:
    """A client that only knows touches can make every move; a preview is what then happens."""
    rng = random.Random(2)
    state = new_state(options, 5)
    for ply in range(500):
        if state.over:
            break
        seat = state.decision.seat
        if seat >= 0 and ply % 3 == 0:
            shown = moves_shown(state, seat)
            told = [(move.verb if not move.touches else "", *move.touches) for move in shown]
            assert len(set(told)) == len(told)
            assert {touch.split(":")[0] for move in shown for touch in move.touches} <= PLACES | CHOICES
            assert prompt_for(state).id not in ("game-over", "draw-tile")
        number = rng.randrange(len(legal_moves(state)))
        after = apply(state, legal_moves(state)[number])
        if seat >= 0 and ply % 3 == 0:
            gain = after.players[seat].sestertii - state.players[seat].sestertii
            assert shown[number].preview.sestertii == gain
            houses = after.players[seat].house_count - state.players[seat].house_count
            assert shown[number].preview.houses == houses
        state = after


def test_a_position_is_what_its_type_says() -> None:
    history = History("game", new_state(Options(players=3, forum=True, fish="coast"), 1).setup)
    game = wire.GameShown("game", {}, "italia", True, "coast", "1", True, False, None, [])
    seat = wire.SeatShown("red", "Ann", "you", None, True, True, [], 1)
    raw = Sight(history, Raw(msgspec.json.encode(game)), None).position(
        Raw(msgspec.json.encode([seat])), history.setup.seats[:1], 0
    )
    position = msgspec.json.decode(raw, type=wire.Position)
    assert position.asked == "red"
    assert msgspec.json.decode(msgspec.json.encode(position)) == msgspec.json.decode(raw)


def test_an_option_is_listed_by_its_declaration_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPTIONS, "long_game", Option(False, FLAG, "B14", "two rounds more", needs="salt"))
    listed = {option.id: option for option in options_listed(("mini",))}
    assert listed["long_game"] == wire.OptionListed("long_game", False, [], "salt")
    assert listed["players"] == wire.OptionListed("players", 3, ["2", "3", "4", "5"], None)
    assert listed["auction"].needs == "forum"
    assert set(listed["map"].choices) == set(board_ids())
    assert listed["own_tiles"] == wire.OptionListed("own_tiles", "", ["", "mini"], "forum")


def test_six_play_in_teams_only() -> None:
    """The page holds no rule: the catalog tells how many may play with an option."""
    listed = {option.id: option for option in options_listed(())}
    assert [int(number) for number in listed["players"].choices] == list(range(2, MOST_ALONE + 1))
    teams = listed["teams"].players
    assert teams is not None
    for number in range(2, len(SEATS) + 1):
        asked = {"teams": True, "players": number}
        if number in teams:
            assert options_from(asked).players == number
        else:
            with pytest.raises(OptionsError):
                options_from(asked)
    assert len(SEATS) in teams
    assert {option.needs for option in listed.values() if option.players} <= {"venus", "teams"}


def test_boards_are_offered_box_by_box() -> None:
    boards = boards_listed()
    boxes = [board.expansion for board in boards]
    assert {board.id for board in boards} == set(board_ids())
    assert boxes == ["base"] * boxes.count("base") + sorted(box for box in boxes if box != "base")
    assert boards[0].id == OPTIONS["map"].default


def test_the_catalog_lists_everything() -> None:
    found = catalog()
    assert {option.id for option in found.options} >= {"map", "salt", "fish"}
    assert "fish_market" not in {option.id for option in found.options}
    assert len(found.tiles) == 27
    names = {board.id: board.names for board in found.boards}
    assert names["cyprus"]["red"] == "Salaminia"
    assert names["italia"] == {}
    assert found.languages == languages()
    assert found.default_bot in found.bots


def test_the_catalog_tells_what_is_reconstructed() -> None:
    found = catalog()
    assert {tile.id for tile in found.tiles if tile.reconstructed} == {
        "annaeus_arcadius",
        "claudius_pompeius",
        "commodus",
        "marcus",
        "novius",
        "publius",
        "quintus",
    }
    assert {market.id: market.reconstructed for market in found.markets} == {"coast": True, "slope": True}


def test_goods_have_one_shape() -> None:
    assert cost_shown(Cost([1, 0, 0, 2, 0], 1)) == {"brick": 1, "wine": 2, "any": 1}
    assert cost_shown(Cost([0] * 5)) == {}
    assert fields_shown({"goods": "brick any any", "count": 2}) == {
        "goods": {"brick": 1, "any": 2},
        "count": 2,
    }
    assert fields_shown({"need": 3, "have": ""}) == {"need": 3, "have": {}}
