"""Tiles of one's own: files and their faults, what a game carries, and what they leave alone (S5)."""

from __future__ import annotations

import json
import pickle
import tomllib
from pathlib import Path
from typing import Any

import pytest

from concordia_game import Game, Options
from concordia_game.data.box import load_box, own_tiles_of, tile_entries
from concordia_game.data.own_tiles import OwnTilesError, own_name, own_text, shipped_tiles, tiles_name
from concordia_game.data.tile_checks import tile_problems
from concordia_game.data.tile_effects import EFFECTS
from concordia_game.data.tiles import AMENDS
from concordia_game.engine.modules.forum.deeds import DEEDS
from concordia_game.engine.modules.forum.module import forum_in
from concordia_game.engine.play import apply, legal_moves
from concordia_game.files.errors import FileError
from concordia_game.files.line import write_line
from concordia_game.files.position import state_data
from concordia_game.files.reading import state_from
from concordia_game.files.record import read_record, write_record
from concordia_game.games.beginning import new_setup, new_state
from concordia_game.i18n import languages

MINI = Options(map="italia", players=3, forum=True, own_tiles="mini")
SEXTUS: dict[str, Any] = {
    "id": "marcus_minor",
    "name": "Marcus Minor",
    "kind": "citizen",
    "texts": {"en": "2 sestertii."},
    "does": "gift",
    "money": 2,
}


def faults(**changes: Any) -> list[str]:
    """What is wrong with the entry above, changed; None leaves a key out."""
    entry = {key: value for key, value in {**SEXTUS, **changes}.items() if value is not None}
    return [str(problem) for problem in tile_problems([entry], ["victoria"])]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "key": ({"colour": "red"}, "colour: there is no such key; `concordia tiles` lists what there is"),
    "slip": ({"mony": 3}, "mony: there is no such key; did you mean 'money'?"),
    "effect": ({"amends": {"luck": 1}}, "amends.luck: there is no such effect; `concordia tiles` lists"),
    "deed": ({"does": "dance"}, "does: the rules know no 'dance'; `concordia tiles` lists what there is"),
    "type": ({"money": "two"}, "money: 'two' is not right here; write a whole number"),
    "true": ({"money": True}, "money: True is not right here; write a whole number"),
    "range": ({"money": 900}, "money: 900 is too much or nothing; say a number from 1 to 50"),
    "nothing": ({"money": 0}, "money: 0 is too much or nothing"),
    "id": ({"id": "Marcus Minor"}, "id: 'Marcus Minor' can't be part of a move; write an id of small"),
    "no id": ({"id": None}, "id: there is none; write an id"),
    "taken": ({"id": "victoria"}, "id: there is another tile with this id; choose a different one"),
    "kind": ({"kind": "senator"}, "kind: 'senator' is no kind; say patrician or citizen"),
    "name": ({"name": None}, 'name: there is none; write `name = "..."`'),
    "text": ({"texts": None}, 'texts: nobody could tell what it does; write `texts = { en = "..." }`'),
    "line": ({"texts": {"en": "a\nb"}}, "texts.en: 'a\\nb' can't be shown; write a line of text"),
    "long": ({"name": "x" * 99}, "name: 99 letters are too many; use at most 40"),
    "language": ({"texts": {"English": "x"}}, "texts.English: this is no language; use tags as en"),
    "good": ({"goods": ["gold"]}, "goods: there is no good 'gold' here; there are brick"),
    "card": ({"card": "mason"}, "card: the rules know no 'mason'; say one of architect"),
    "stall": ({"card": "mercator", "stalls": ["money"]}, "stalls: tiles don't work at 'money'; say trade"),
    "other stall": (
        {"card": "mercator", "stalls": ["card"]},
        "stalls: what the senator does is done at the card stall; leave `card` out",
    ),
    "architect": ({"card": "architect"}, 'goes with the house stall (F4.1); write `stalls = ["house"]`'),
    "wrong card": (
        {"kind": "patrician", "amends": {"cash": 1}, "card": "prefect"},
        'card: cash goes with the mercator; write `card = "mercator"`',
    ),
    "lasting": ({"amends": {"cash": 1}}, "amends.cash: a citizen is used once, so nothing it changes lasts"),
    "idle": ({"does": None, "money": None}, "it does nothing; add `amends`, `does`, `gains`"),
    "missing": ({"money": None}, "does: gift needs money or goods; add `money = ...`"),
    "needless": ({"count": 2}, "count: gift has no use for it; leave it out"),
    "each": ({"houses": 1, "colonists": 1}, "colonists: it can't be for each of houses and colonists"),
    "no card": (
        {"does": None, "money": None, "amends": {"points": 1}, "card": "mercator"},
        "card: nothing that the tile does goes with a card; leave `card` out",
    ),
    "moment": ({"at": "tribune", "card": "tribune"}, "at: the moment is already settled; leave `at` out"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_fault_is_told_with_place_and_remedy(case: str) -> None:
    changes, told = WRONG[case]
    found = faults(**changes)
    assert any(told in fault for fault in found), found


def test_what_is_right_has_no_faults() -> None:
    assert faults() == []


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text('[[tile]]\nid = "a"\nkind = "x"\n[[tile]]\nid = "a"\ndoes = "dance"\n', "utf-8")
    with pytest.raises(OwnTilesError) as refused:
        own_tiles_of(str(file))
    told = str(refused.value).splitlines()
    assert len(told) == len(refused.value.problems) >= 7
    assert all(line.startswith(f"{file}: a: ") for line in told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tile = 3", "tile: a list is expected"),
        ("[tile]\nid = 'a'", "write [[tile]] with two brackets"),
        ("", "there is no tile in it"),
        ("id = 'a'", "id: there is no such key here; write [[tile]] above it"),
        ("[[tile]", "not TOML"),
        ("tile = [1]", "tile 1: 1 is not a table"),
    ],
)
def test_a_file_that_holds_no_tiles_is_refused(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(OwnTilesError) as refused:
        own_tiles_of(str(file))
    assert told in str(refused.value)


def test_a_file_that_is_not_there_is_refused_with_what_there_is() -> None:
    with pytest.raises(OwnTilesError, match=r"nowhere\.toml: file: it can't be read: .*; say .* mini"):
        Game.new(own_tiles="nowhere.toml")


def test_too_much_is_refused() -> None:
    many = [{**SEXTUS, "id": f"tile_{number}"} for number in range(33)]
    assert str(tile_problems(many, [])[-1]) == "file: 33 tiles; keep at most 32 of them"
    wide = {**SEXTUS, "kind": "patrician", "does": None, "amends": {"spaces": 7}}
    assert "14 storehouse spaces in all" in str(tile_problems([wide, {**wide, "id": "b"}], [])[-1])


def test_every_effect_has_an_example_that_passes() -> None:
    assert {effect.name for effect in EFFECTS} == {
        *[f"amends.{key}" for key in AMENDS],
        *[f"does = {does}" for does in DEEDS],
        "gains",
        "gains_money",
    }
    for effect in EFFECTS:
        entry = tomllib.loads(effect.toml())["tile"][0]
        assert entry == effect.example
        assert tile_problems([entry], [tile["id"] for tile in tile_entries()]) == []


def test_mini_is_off_by_default_and_marked() -> None:
    assert shipped_tiles() == ("mini",)
    assert not any(tile.own for tile in load_box().tiles)
    own = [tile.id for tile in new_setup(MINI, 1).tiles if tile.own]
    assert own == ["vitus_marcellus", "emeritus_scipio", "linus_pompeius", "sextus"]


def test_own_tiles_are_shuffled_into_both_orders() -> None:
    forum = forum_in(new_setup(MINI, 1))
    assert sorted(forum.tiles) == list(range(31))
    assert {27, 28, 29} <= set(forum.patricians)
    assert 30 not in forum.patricians


def test_words_come_in_every_language_of_the_game() -> None:
    line = own_tiles_of("mini")
    texts = {own_text(line, "sextus", language) for language in languages()}
    assert len(texts) == len(languages())
    assert own_text(line, "sextus", "de") == own_text(line, "sextus", "en")
    assert own_name(line, "sextus", "ru") == "Sextus"
    assert own_name(line, "victoria", "en") is own_text(line, "victoria", "en") is None


def test_a_path_is_shown_by_its_name() -> None:
    assert (tiles_name("mini"), tiles_name("/home/ann/our tiles.toml")) == ("mini", "our tiles")


def own_file(folder: Path) -> Path:
    file = folder / "ours.toml"
    file.write_text(EFFECTS[4].toml(), "utf-8")
    return file


def test_a_game_carries_its_tiles_whole(tmp_path: Path) -> None:
    """It is replayed, saved and pickled without the file that they came from."""
    file = own_file(tmp_path)
    game = Game.new(map="italia", players=2, own_tiles=str(file), seed=1)
    for _ in range(30):
        game.play(game.legal[0])
    text, saved, frozen = write_record(game.record()), state_data(game.state), pickle.dumps(game.state)
    file.unlink()
    assert json.loads(text.split("own_tiles: ")[1].splitlines()[0])[0]["id"] == "my_cash"
    assert read_record(text).positions()[-1].key() == game.state.key()
    assert state_from(json.loads(json.dumps(saved))).key() == game.state.key()
    assert pickle.loads(frozen).setup.box.tile_ids[-1] == "my_cash"


def test_tiles_of_other_effects_are_other_games(tmp_path: Path) -> None:
    file = own_file(tmp_path)
    options = Options(players=2, forum=True, own_tiles=str(file))
    before = new_setup(options, 1)
    file.write_text(file.read_text("utf-8").replace("cash = 2", "cash = 3"), "utf-8")
    assert new_setup(options, 1) != before == new_setup(options, 1, before.box.own_tiles)


def damaged(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


def test_damaged_tiles_of_a_record_are_refused_with_their_line() -> None:
    text = write_record(Game(new_setup(MINI, 1)).record())
    line = next(line for line in text.splitlines() if line.startswith("own_tiles: "))
    for new, told in (
        ("", "the tiles of 'mini' are missing"),
        ("own_tiles: [", "not JSON"),
        ("own_tiles: 3", "a list is expected"),
        (line.replace('"cash":2', '"cash":2000'), "amends.cash: 2000 is too much"),
        (line.replace('"cash"', '"luck"'), "amends.luck: there is no such effect"),
    ):
        with pytest.raises(FileError, match=told):
            read_record(damaged(text, f"{line}\n", f"{new}\n" if new else ""))
    with pytest.raises(FileError, match="sextus is missing"):
        read_record(damaged(text, " sextus ", " "))


def test_a_line_cant_hold_tiles() -> None:
    with pytest.raises(FileError, match="tiles of one's own a position is saved as JSON only"):
        write_line(new_state(MINI, 1))


def test_the_market_sells_more_cards_only_with_such_a_tile() -> None:
    def words(own_tiles: str) -> list[str]:
        return [offer.word for offer in load_box("", own_tiles).markets["coast"].offers]

    usual = words("")
    assert words(own_tiles_of("mini")) == [*usual, "card 3"]
    assert usual.count("card") == 1


def test_whole_games_with_every_effect(tmp_path: Path) -> None:
    """Each position is saved and read again; the tiles of every example are in play."""
    file = tmp_path / "all.toml"
    file.write_text("\n".join([effect.toml() for effect in EFFECTS]), "utf-8")
    used: set[str] = set()
    for seed, fish in enumerate(("", "coast", "slope")):
        options = Options(map="italia", players=3, forum=True, salt=seed > 0, fish=fish, own_tiles=str(file))
        state = new_state(options, seed)
        for ply in range(500):
            if state.over:
                break
            moves = legal_moves(state)
            uses = [move for move in moves if move.verb == "use"]
            state = apply(state, (uses or moves)[(ply * 7919) % len(uses or moves)])
            used |= {move.text(state.setup).removeprefix("use my_") for move in uses}
            if ply % 25 == 0:
                assert state_from(state_data(state)).key() == state.key()
    assert {"gift", "settlement", "salt", "found_house", "exchange"} <= used
