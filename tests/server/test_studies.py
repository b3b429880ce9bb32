"""Analyses: asked for by anybody, made between all else, kept, and shown on the board."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from concordia_game import Game
from concordia_game.analysis import report
from concordia_game.analysis.budgets import DEPTHS
from concordia_game.analysis.report import analyse
from concordia_game.bots import generations
from concordia_game.bots.generations import GENERATIONS
from concordia_game.files.record import write_record
from concordia_game.server.errors import Refused
from concordia_game.server.store.store import Store
from concordia_game.server.studies import judging
from concordia_game.server.studies.shelf import Kept
from concordia_game.server.studies.studies import MOST_AT_ONCE, SILENT, Studies, study_id
from concordia_game.server.thinking.thinking import Thinking
from server.house import Json, Visitor, house, run, settings_for
from server.sundial import Sundial
from server.test_queue import Desk, choosing, in_loop, work


def short_game(seed: int = 7) -> Game:
    """Two turns of two players."""
    game = Game.new(map="italia", players=2, seed=seed)
    for text in ("architect", "done", "architect", "done", "mercator", "done"):
        game.play(text)
    return game


RECORD = write_record(short_game().record())
LINE = 1 + RECORD[: RECORD.index(" red architect")].count("\n")
"""Of its first turn."""


async def analysed(visitor: Visitor, body: Json) -> Json:
    """An analysis once it is done."""
    shown = await visitor.post("/api/analyses", body)
    while shown["analysis"] is None:
        await asyncio.sleep(0.05)
        shown = await visitor.get(f"/api/analyses/{shown['id']}")
    return shown


def test_a_record_from_anywhere(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            shown = await analysed(visitor, {"record": RECORD})
            assert shown["analysis"] == analyse(RECORD)
            assert (shown["depth"], shown["done"], shown["count"]) == ("quick", 3, 3)
            again = await visitor.post("/api/analyses", {"record": RECORD.replace("\n", "\r\n")})
            assert again == shown, "it is there already"
            deep = await visitor.post("/api/analyses", {"analysis": shown["id"], "depth": "deep"})
            assert (deep["depth"], deep["count"], deep["id"] == shown["id"]) == ("deep", 3, False)
            assert await visitor.post("/api/analyses", {"analysis": shown["id"]}) == shown
        async with house(settings_for(folder)) as visitor:
            # A restart loses nothing.
            assert await visitor.get(f"/api/analyses/{shown['id']}") == shown
            film = await visitor.get(f"/api/analyses/{shown['id']}/replay")
            assert len(film["frames"]) == len(short_game().record().moves) + 1
            names = [seat["name"] for seat in film["frames"][0]["seats"]]
            assert names == ["", ""], "each reader has words for colours"
            assert [frame["ply"] for frame in film["frames"]] == list(range(len(film["frames"])))
            first = shown["analysis"]["turns"][0]
            body = {"ply": first["ply"], "moves": first["best"]}
            line = await visitor.post(f"/api/analyses/{shown['id']}/line", body)
            assert len(line["frames"]) > len(first["best"])
            assert line["frames"][0]["state"] == film["frames"][first["ply"]]["state"]
            assert line["frames"][-1]["state"] != line["frames"][0]["state"]
            curve = await visitor.http.get(
                f"/api/analyses/{shown['id']}/curve.svg", params={"language": "fr"}
            )
            assert curve.headers["content-type"].startswith("image/svg+xml")
            assert curve.text.startswith("<svg")

    run(main())


def test_a_game_of_this_server(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "local", leaving="end", confirm=False)
            both = [seat["token"] for seat in made["seats"]]
            refused = await visitor.http.post("/api/analyses", json={"game": made["game"]})
            assert refused.json()["code"] == "not_over"
            async with visitor.line(made["game"], both) as line:
                for _ in range(3):
                    await line.move(line.texts[0])
                await line.say(type="resign", seat=line.position["asked"])
                await line.until(lambda: line.position["ended"] is not None)
            shown = await analysed(visitor, {"game": made["game"]})
            assert shown["analysis"]["turns"]
            film = await visitor.get(f"/api/analyses/{shown['id']}/replay")
            assert film["frames"][-1]["ended"]["how"] == "resigned"
            assert film["frames"][0]["ended"] is None

    run(main())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad_message"),
        ({"record": RECORD, "game": "x"}, "bad_message"),
        ({"record": RECORD, "analysis": "x"}, "bad_message"),
        ({"record": "concordia"}, "bad_record"),
        ({"record": RECORD.replace("map: italia", "map: /elsewhere/board.toml")}, "bad_record"),
        ({"record": RECORD.replace("map: italia", "map:\t../board.toml")}, "bad_record"),
        ({"record": RECORD.replace("options: ", "options: fish_market=/elsewhere/x.toml ")}, "bad_record"),
        ({"record": "\n" * 5_000}, "bad_record"),
        ({"record": RECORD, "depth": "endless"}, "bad_message"),
    ],
)
def test_what_is_refused(folder: Path, body: Json, code: str) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            answer = await visitor.http.post("/api/analyses", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, code)

    run(main())


@pytest.mark.parametrize(
    ("record", "kind", "line"),
    [
        ("a shopping list", "title", 1),
        (RECORD.replace("rules: ", "rules: 99"), "rules_version", 2),
        (RECORD.replace("map: italia", "map: ../board.toml"), "map", None),
        ("\n" * 5_000, "long", None),
        (RECORD.replace(" red architect", " red", 1), "damaged", LINE),
        (RECORD.replace(" red architect", " red nobody"), "illegal", LINE),
    ],
)
def test_why_a_record_is_refused(folder: Path, record: str, kind: str, line: int | None) -> None:
    """A client has words for each kind, and the line; the reason is for whoever reads English."""

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            answer = await visitor.http.post("/api/analyses", json={"record": record})
            details = answer.json()["details"]
            assert (details["kind"], details.get("line")) == (kind, line)
            assert details["reason"]

    run(main())


def test_which_rule_a_move_of_a_record_breaks(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            record = RECORD.replace(" red architect", " red smith")
            answer = await visitor.http.post("/api/analyses", json={"record": record})
            details = answer.json()["details"]
            assert (details["why"], details["card"]) == ("not_in_hand", "smith")

    run(main())


def test_nobody_knows_another(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            for path in ("", "/replay", "/curve.svg"):
                answer = await visitor.http.get(f"/api/analyses/{'0' * 32}{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no_such_analysis")

    run(main())


class Held(Thinking):
    """Workers that answer when a test lets them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.go_on = asyncio.Event()
        self.fails = False

    async def study(self, asked: Any, arguments: tuple[Any, ...], of: str) -> list[Any]:
        await self.go_on.wait()
        if self.fails:
            return []
        found: list[Any] = asked(*arguments)
        return found


async def gone(studies: Studies, id: str) -> None:
    """Wait until nobody is at an analysis."""
    while id in studies._under_way:
        await asyncio.sleep(0.005)


def test_one_makes_it_and_all_are_told(folder: Path) -> None:
    """Several processes with one database, and one that dies meanwhile."""

    async def main() -> None:
        clock = Sundial()
        store = await Store.open(settings_for(folder).database_url())
        one, other = (Studies(store, Held(), clock) for _ in range(2))
        begun = await one.ask(RECORD, "quick", "a")
        assert await other.ask(RECORD, "quick", "b") == begun
        assert not other._under_way, "somebody is at it"
        await one.close()
        clock.advance(SILENT + 1)
        thinking = other._thinking
        assert isinstance(thinking, Held)
        thinking.go_on.set()
        anew = await other.ask(RECORD, "quick", "b")
        assert anew.data is None
        await gone(other, anew.id)
        done = await one.find(anew.id)
        assert done is not None
        assert done.data is not None
        assert (done.done, done.id) == (done.count, study_id(short_game().record(), "quick"))
        clock.advance(89 * 86_400)
        await other.looked_at(done)
        clock.advance(2 * 86_400)
        await other.clear()
        assert await one.find(anew.id) is not None, "somebody looked at it two days ago"
        clock.advance(91 * 86_400)
        await other.clear()
        assert await one.find(anew.id) is None
        await store.close()

    run(main())


def test_a_new_judgement_is_asked_for_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was judged with other budgets or by another generation is not handed out again."""
    record = short_game().record()
    ids = [study_id(record, "quick"), study_id(record, "deep")]
    budget = DEPTHS["quick"]
    for change in ({"nodes": budget.nodes + 1}, {"worlds": budget.worlds + 1}):
        with monkeypatch.context() as changed:
            changed.setitem(DEPTHS, "quick", budget._replace(**change))
            ids.append(study_id(record, "quick"))
    with monkeypatch.context() as changed:
        changed.setattr(report, "EDITION", report.EDITION + 1)
        ids.append(study_id(record, "quick"))
    for latest in GENERATIONS:
        if latest != generations.LATEST:
            with monkeypatch.context() as changed:
                changed.setattr(generations, "LATEST", latest)
                ids.append(study_id(record, "quick"))
    assert len(set(ids)) == len(ids)
    assert study_id(record, "quick") == ids[0]


def test_what_fails_can_be_asked_for_again(folder: Path) -> None:
    async def main() -> None:
        clock, thinking = Sundial(), Held()
        store = await Store.open(settings_for(folder).database_url())
        studies = Studies(store, thinking, clock)
        thinking.go_on.set()
        thinking.fails = True
        begun = await studies.ask(RECORD, "quick", "a")
        await gone(studies, begun.id)
        thinking.fails = False
        clock.advance(SILENT + 1)
        await studies.ask(RECORD, "quick", "a")
        await gone(studies, begun.id)
        found = await studies.find(begun.id)
        assert found is not None
        assert found.data is not None
        await store.close()

    run(main())


def test_nobody_fills_the_queue(folder: Path) -> None:
    async def main() -> None:
        thinking = Held()
        store = await Store.open(settings_for(folder).database_url())
        studies = Studies(store, thinking, Sundial())
        for seed in range(MOST_AT_ONCE):
            await studies.ask(write_record(short_game(seed).record()), "quick", "a")
        with pytest.raises(Refused, match="too_many"):
            await studies.ask(RECORD, "quick", "a")
        assert isinstance(await studies.ask(RECORD, "quick", "b"), Kept)
        await studies.close()
        assert not studies._under_way
        await store.close()

    run(main())


def test_turns_judged_anywhere_make_the_same_whole() -> None:
    turns = [turn for first in (0, 2) for turn in judging.judge(RECORD, "quick", first, 2)]
    judging._begun.cache_clear()
    [data] = judging.conclude(RECORD, "quick", turns)
    shown = Kept("", "quick", RECORD, 3, 3, 0.0, data)
    assert b'"version":1' in (shown.data or b"")
    assert len(turns) == 3


@in_loop
async def test_no_table_waits_for_an_analysis() -> None:
    bots, students = Desk(), Desk()
    thinking = Thinking(1, make=lambda: bots, make_student=lambda: students)
    studies = [asyncio.create_task(thinking.study(work, (name,), name)) for name in "abb"]
    await students.until_asked(1)
    bot = choosing(thinking, "table")
    await bots.until_asked(1)
    bots.say((["x"], ""))
    assert await bot == ["x"]
    for number in (2, 3):
        students.say(([number], ""))
        await students.until_asked(number)
    students.say(([4], ""))
    assert [await study for study in studies] == [[2], [3], [4]]
    assert (len(bots.asked), students.asked) == (1, [("a",), ("b",), ("b",)])
    thinking.close()


@in_loop
async def test_analyses_have_workers_only_where_there_are_some() -> None:
    made: list[Desk] = []

    def student() -> Desk:
        made.append(Desk())
        return made[-1]

    thinking = Thinking(5, make=Desk, make_student=student)
    thinking.start()
    assert not made
    study = asyncio.create_task(thinking.study(work, (), "a"))
    await asyncio.sleep(0)
    assert len(made) == 2
    thinking.close()
    study.cancel()
