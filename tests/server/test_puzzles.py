"""Puzzles over the wire: a turn is played, taken back and judged, and nothing of it is stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from concordia_game.engine.play import legal_moves
from concordia_game.notation.texts import move_text
from concordia_game.puzzles.puzzle import load_puzzles
from concordia_game.server.errors import Refused
from concordia_game.server.puzzles.solving import Solving, film
from server.house import house, run, settings_for

PUZZLES = load_puzzles().puzzles
BUYING = next(one for one in PUZZLES if one.theme == "buy")


@pytest.mark.parametrize("puzzle", PUZZLES[::9], ids=lambda puzzle: puzzle.id)
def test_every_move_of_the_best_turn_is_offered(puzzle: Any) -> None:
    for count, text in enumerate(puzzle.best):
        shown = msgspec.json.decode(Solving(puzzle, puzzle.best[:count]).position(0))
        assert text in [move["text"] for move in shown["moves"]]
        assert not shown["confirm"]
        assert shown["yours"] == [shown["asked"]]
        assert [entry["text"] for entry in shown["log"]] == list(puzzle.best[:count])
    done = Solving(puzzle, puzzle.best)
    shown = msgspec.json.decode(done.position(0))
    assert done.asked().over
    assert (shown["confirm"], shown["moves"]) == (True, [])
    assert shown["undo_steps"] > 0
    assert 0 <= done.asked().back < len(puzzle.best)


def test_what_would_come_to_light_is_held_back() -> None:
    solving = Solving(BUYING, BUYING.best)
    shown = msgspec.json.decode(solving.position(0))
    assert shown["held"]["text"] == BUYING.best[-1]
    assert None in shown["state"]["display"]


def test_a_turn_that_is_over_goes_no_further() -> None:
    solving = Solving(BUYING, BUYING.best)
    with pytest.raises(Refused):
        solving.do(BUYING.best[0])
    with pytest.raises(Refused):
        Solving(BUYING, ["veni vidi vici"])


def test_a_film_has_a_frame_for_every_move_and_nothing_to_do() -> None:
    frames = msgspec.json.decode(film(BUYING, BUYING.best))["frames"]
    assert len(frames) == len(BUYING.best) + 1
    assert all(frame["moves"] == [] for frame in frames)


def test_any_first_turn_can_be_played_to_its_end() -> None:
    for puzzle in PUZZLES[::30]:
        solving = Solving(puzzle)
        while not solving.over:
            solving.do(move_text(solving.state.setup, legal_moves(solving.state)[-1]))
        assert solving.asked().over


def test_a_puzzle_over_the_wire_leaves_nothing_behind(folder: Path) -> None:
    puzzle = BUYING

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            listed = await visitor.get("/api/puzzles")
            assert listed["edition"] == load_puzzles().edition
            assert [one["id"] for one in listed["puzzles"]] == [one.id for one in PUZZLES]
            assert listed["today"] in [one.id for one in PUZZLES]
            at = f"/api/puzzles/{puzzle.id}"
            begun = (await visitor.http.post(at, json={})).json()
            assert begun["deeds"] == []
            assert begun["puzzle"]["theme"] == "buy"
            assert "best" not in begun["puzzle"]
            body = {"deeds": list(puzzle.best[:-1]), "deed": puzzle.best[-1]}
            done = (await visitor.http.post(at, json=body)).json()
            assert done["deeds"] == list(puzzle.best)
            right = (await visitor.http.post(f"{at}/answer", json={"deeds": done["deeds"]})).json()
            assert (right["right"], right["loss"]) == (True, 0)
            wrong = (await visitor.http.post(f"{at}/answer", json={"deeds": list(puzzle.second)})).json()
            assert not wrong["right"]
            assert wrong["loss"] > 0
            assert wrong["why"]
            early = await visitor.http.post(f"{at}/answer", json={"deeds": []})
            assert (early.status_code, early.json()["code"]) == (409, "illegal")
            told = await visitor.get(f"{at}/solution")
            assert told["best"] == list(puzzle.best)
            assert told["why"] == puzzle.why
            shown = (await visitor.http.post(f"{at}/line", json={"deeds": told["best"]})).json()
            assert len(shown["frames"]) == len(puzzle.best) + 1
            why = (await visitor.http.post(f"{at}/why", json={"deeds": [], "text": "take 1"})).json()
            assert why["code"]
            none = await visitor.http.post("/api/puzzles/latin", json={})
            assert (none.status_code, none.json()["code"]) == (404, "no_such_puzzle")

    run(main())
    assert puzzle.id.encode() not in (folder / "concordia.sqlite3").read_bytes()
