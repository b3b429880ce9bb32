"""The lessons: each is played by its own script, and whatever else it allows leads to its end as well."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from concordia_game.engine.play import legal_moves
from concordia_game.engine.view import View
from concordia_game.files.errors import FileError
from concordia_game.i18n import Translator, languages, messages
from concordia_game.lessons.coach import judged
from concordia_game.lessons.lesson import ORDER, PUPIL, Step, load_lesson, read_lesson
from concordia_game.notation.texts import legal_texts, move_text
from concordia_game.server import wire
from concordia_game.server.errors import Refused
from concordia_game.server.lessons import coaching
from concordia_game.server.lessons.calls import practised
from concordia_game.server.lessons.practice import NEXT, Practice
from concordia_game.server.showing import encode
from concordia_game.server.thinking.thinking import Thinking
from concordia_game.server.thinking.workers import ThreadWorker
from server.house import Json, house, run, settings_for

SCRIPTED = [id for id in ORDER if load_lesson(id).rival is None]


def offered(practice: Practice) -> list[str]:
    """The moves that can be made."""
    shown = msgspec.json.decode(practice.position(0))
    return [move["text"] for move in shown["moves"]]


def scripted(practice: Practice) -> str:
    """What the script does now; where another choice has taken that away, the first thing asked for."""
    step = practice.step
    assert step is not None
    moves = offered(practice)
    if step.read_only:
        assert moves == []
        return NEXT
    return step.script if step.script in moves else moves[0]


def let_rivals_move(practice: Practice) -> None:
    """What the lesson says that they do."""
    while practice.step is not None and not practice.pupils_turn:
        text = practice.rivals_move
        assert text is not None, f"nobody says what a rival does before {practice.step.id}"
        practice.do(text)


def played(id: str, at: int | None = None, text: str = "") -> list[tuple[Step, list[str]]]:
    """A lesson by its script, but with another deed at one step; each step with what could be done there."""
    practice = Practice(load_lesson(id))
    found: list[tuple[Step, list[str]]] = []
    while (step := practice.step) is not None:
        found.append((step, offered(practice)))
        practice.do(text if len(found) - 1 == at else scripted(practice))
        if not step.read_only:
            assert practice.coach().answers is not None
        let_rivals_move(practice)
        assert practice.rivals_move is None, f"rivals have something left to do after {step.id}"
    assert practice.coach().over
    return found


@pytest.mark.parametrize("id", SCRIPTED)
def test_its_script_plays_it(id: str) -> None:
    steps = played(id)
    assert [step for step, _ in steps] == list(load_lesson(id).steps)
    for step, moves in steps:
        assert step.read_only or step.script in moves, f"{step.id}: {step.script!r} is not legal"
        assert all(step.asks_for(move) for move in moves)


@pytest.mark.parametrize("id", SCRIPTED)
def test_whatever_is_asked_for_leads_to_the_end(id: str) -> None:
    for at, (step, moves) in enumerate(played(id)):
        for text in moves:
            if text != step.script:
                played(id, at, text)


@pytest.mark.parametrize("id", ORDER)
def test_every_deed_is_asked_for_and_answered_in_every_language(id: str) -> None:
    lesson = load_lesson(id)
    wanted = [f"lesson-{id}-{part}" for part in ("title", "about", "end")]
    for step in lesson.steps:
        message = f"lesson-{id}-{step.id}"
        wanted += [message] if step.read_only or step.to_the_end else [message, f"{message}-done"]
    for language in languages():
        translator = Translator(language)
        assert [message for message in wanted if not translator.has(message)] == []


def test_every_text_belongs_to_a_lesson() -> None:
    steps = {f"lesson-{id}-{step.id}": step for id in ORDER for step in load_lesson(id).steps}
    for message in messages("en").ids():
        for id in ORDER:
            part = message.removeprefix(f"lesson-{id}-")
            if part not in (message, "title", "about", "end"):
                assert message.removesuffix("-done").removesuffix("-wrong") in steps, message


def test_what_is_legal_but_not_asked_for_is_refused_with_the_coachs_words() -> None:
    practice = Practice(load_lesson("build"))
    assert practice.why_not("prefect") == wire.NotAsked(None, {}, wire.CoachSays("lesson-build-card-wrong"))
    with pytest.raises(Refused):
        practice.do("prefect")
    with pytest.raises(Refused):
        practice.do(NEXT)
    assert practice.deeds == []


def test_what_is_not_legal_is_explained_by_the_rules() -> None:
    practice = Practice(load_lesson("build"))
    practice.do("architect")
    answer = practice.why_not("move land roma > aquileia-verona")
    assert answer.code == "too_far"
    assert answer.said is None
    assert practice.why_not("move land roma > cosa-florentia") == wire.NotAsked(None, {}, None)


def test_what_comes_later_and_what_is_no_move_is_answered_by_the_coach() -> None:
    practice = Practice(load_lesson("build"))
    practice.do("architect")
    said = wire.NotAsked(None, {}, wire.CoachSays("lesson-build-walk-wrong"))
    # A city, a card of the display, a province, and the own ship, of which no move can be made out.
    for text in ("build cosa", "take 1", "produce etruria", "colonist:sea:roma"):
        assert practice.why_not(text) == said


def test_what_is_left_of_a_game_is_explained_by_the_rules() -> None:
    practice = Practice(load_lesson("game"))
    practice.do(NEXT)
    card = next(text for text in ("colonist", "mason", "smith", "farmer") if text not in offered(practice))
    assert practice.why_not(card).code == "not_in_hand"
    assert practice.why_not(offered(practice)[0]) == wire.NotAsked(None, {}, None)


def test_a_choice_tells_its_points_and_can_be_made_again() -> None:
    practice = Practice(load_lesson("gods"))
    for deed in (NEXT, "senator"):
        practice.do(deed)
    before = list(practice.deeds)
    points: dict[str, Any] = {}
    for text in ("take 1", "take 4"):
        again = Practice(practice.lesson)
        for deed in [*before, text]:
            again.do(deed)
        coach = again.coach()
        assert coach.back == len(before)
        assert coach.answers is not None
        points[text] = coach.answers.args
    assert points["take 1"]["saturnus"] == 2
    assert points["take 4"]["mars"] == 6
    assert points["take 4"]["total"] == points["take 4"]["mars"] + points["take 4"]["vesta"]


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"step": []}, "step"),
        ({"step": [{"id": "a"}, {"id": "a"}]}, "step"),
        ({"step": [{"deeds": ["done"]}]}, "step 1.id"),
        ({"step": [{"id": "a", "deeds": ["pay *"]}]}, "step 1.script"),
        ({"step": [{"id": "a", "point": "sky"}]}, "step 1.point"),
        ({"step": [{"id": "a", "deed": ["done"]}]}, "step 1.deed"),
        ({"step": [{"id": "a"}], "rival": "easy"}, "rival"),
    ],
)
def test_a_mistake_in_a_file_is_named(data: Json, place: str) -> None:
    with pytest.raises(FileError, match=place):
        read_lesson("trial", data)


# The short game.


def known() -> View:
    """What whoever learns may know when the short game begins."""
    return View(load_lesson("game").begin(), PUPIL)


def test_the_best_move_gives_nothing_away_and_some_move_does() -> None:
    state = known().state
    losses = []
    for move in legal_moves(state):
        found = judged(state, PUPIL, move)
        assert found is not None
        best, lost = found
        assert lost == 0 if move == best else lost >= 0
        losses.append(lost)
    assert min(losses) == 0 < max(losses)


async def go(deeds: list[str], deed: str, thinking: Thinking) -> Json:
    """The answer to a deed in the short game."""
    done = wire.LessonDone(deeds, deed)
    shown: Json = msgspec.json.decode(encode(await practised(load_lesson("game"), done, thinking, "us")))
    return shown


def test_the_coach_speaks_up_at_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    state = known().state
    worst = max(legal_moves(state), key=lambda move: (judged(state, PUPIL, move) or (move, 0.0))[1])
    lost = (judged(state, PUPIL, worst) or (worst, 0.0))[1]
    text = move_text(state.setup, worst)

    async def main() -> None:
        thinking = Thinking(1, make=ThreadWorker)
        monkeypatch.setattr(coaching, "WORTH_A_WORD", lost / 2)
        mistake = (await go([NEXT], text, thinking))["coach"]["mistake"]
        assert mistake["lost"] == round(lost)
        assert mistake["better"]["text"] in legal_texts(state)
        assert mistake["better"]["text"] != text
        monkeypatch.setattr(coaching, "WORTH_A_WORD", lost * 2)
        assert (await go([NEXT], text, thinking))["coach"]["mistake"] is None
        thinking.close()

    asyncio.run(main())


def test_the_short_game_comes_to_its_end() -> None:
    async def main() -> None:
        thinking = Thinking(1, make=ThreadWorker)
        shown = await go([], NEXT, thinking)
        turns = 0
        while not shown["coach"]["over"]:
            practice = Practice(load_lesson("game"))
            for deed in shown["deeds"]:
                practice.do(deed)
            turns += shown["positions"][-1]["prompt"]["id"] == "play-card"
            # All moves of a turn at once: only the short game asks for so many.
            text = coachs_choice(practice)
            shown = await go(shown["deeds"], text, thinking)
        last = shown["positions"][-1]
        assert last["winner"] is not None
        assert shown["coach"]["asks"]["id"] == "lesson-game-end"
        assert turns < 15
        thinking.close()

    asyncio.run(main())


def coachs_choice(practice: Practice) -> str:
    """The move that gives nothing away."""
    state = View(practice.state, PUPIL).state
    moves = legal_moves(state)
    found = judged(state, PUPIL, moves[0])
    return move_text(state.setup, moves[0] if found is None else found[0])


# Over the wire.


def test_a_lesson_over_the_wire_leaves_nothing_behind(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            listed = (await visitor.get("/api/lessons"))["lessons"]
            assert [lesson["id"] for lesson in listed] == list(ORDER)
            begun = (await visitor.http.post("/api/lessons/build", json={})).json()
            assert [move["text"] for move in begun["positions"][-1]["moves"]] == ["architect"]
            body = {"deeds": begun["deeds"], "deed": "architect"}
            shown = (await visitor.http.post("/api/lessons/build", json=body)).json()
            assert shown["deeds"] == ["architect"]
            assert shown["coach"]["answers"]["id"] == "lesson-build-card-done"
            assert [entry["text"] for entry in shown["positions"][-1]["log"]] == ["architect"]
            asked = {"deeds": ["architect"], "text": "done"}
            why = (await visitor.http.post("/api/lessons/build/why", json=asked)).json()
            assert why["said"]["id"] == "lesson-build-walk-wrong"
            wrong = await visitor.http.post("/api/lessons/build", json={"deeds": ["prefect"]})
            assert (wrong.status_code, wrong.json()["code"]) == (409, "illegal")
            none = await visitor.http.post("/api/lessons/latin", json={})
            assert (none.status_code, none.json()["code"]) == (404, "no_such_lesson")

    run(main())
    assert b"lesson" not in (folder / "concordia.sqlite3").read_bytes()


def test_rivals_moves_come_one_by_one(folder: Path) -> None:
    script = [step.script for step in load_lesson("build").steps[:4]]

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            body = {"deeds": script[:3], "deed": script[3]}
            shown = (await visitor.http.post("/api/lessons/build", json=body)).json()
            rivals = list(load_lesson("build").steps[3].rivals)
            assert shown["deeds"] == [*script, *rivals]
            logs = [[entry["text"] for entry in position["log"]] for position in shown["positions"]]
            assert logs == [[text] for text in [script[3], *rivals]]
            assert [position["asked"] for position in shown["positions"]] == ["green"] * 3 + ["red"]

    run(main())
