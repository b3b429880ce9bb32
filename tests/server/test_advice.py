"""What a table lets its players know beyond the rules: what a turn would be for, and who is winning."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from concordia_game import Game, View
from concordia_game.bots.gains import NOTHING
from concordia_game.bots.hints import Hint
from concordia_game.engine.agenda import Decision
from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import SPECTATOR, Seat
from concordia_game.engine.play import legal_moves
from concordia_game.engine.setup import GODS
from concordia_game.server.thinking import work
from concordia_game.server.thinking.thinking import Thinking
from concordia_game.server.thinking.work import Answer, Work
from server.house import Json, Line, Visitor, friends, house, run, settings_for, tokens


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that are the first legal moves, without thinking."""

    def first_moves(view: View, decision: Decision) -> list[Hint]:
        hints = [Hint(move, 2.25, [move], NOTHING._replace(hand=1)) for move in legal_moves(view.state)[:2]]
        hints[0].lead = 0.25
        return hints

    monkeypatch.setattr(work, "suggest", first_moves)


async def asked(line: Line) -> None:
    """Wait for one's turn."""
    await line.until(lambda: line.position["asked"] in line.position["yours"])


async def allowed(visitor: Visitor, *kinds: str, **more: Any) -> Json:
    """What a new table says of hints and live scores."""
    made = await visitor.create(*kinds, **more)
    game: Json = (await visitor.get(f"/api/games/{made['game']}"))["game"]
    return {name: game[name] for name in ("hints", "live_scores")}


def test_a_hint_says_what_it_is_for_and_how_the_turn_goes_on(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot", options={"map": "italia"}, seed=7, confirm=False)
            async with visitor.line(made["game"], tokens(made)) as line:
                await asked(line)
                first, *others = (await line.answer(type="hint", ply=line.ply))["moves"]
                assert len(others) == 2
                assert first["lead"] == pytest.approx(first["margin"] - others[0]["margin"], abs=0.11)
                assert first["text"] == first["line"][0]["text"]
                assert set(first["gains"].get("gods", {})) <= set(GODS)
                before = line.position
                for step in first["line"]:
                    shown = next(move for move in line.position["moves"] if move["text"] == step["text"])
                    assert {**shown, "preview": {}} == step
                    await line.move(step["text"])
                assert line.position["state"]["turn"] > before["state"]["turn"]

    run(main())


def test_alone_with_bots_hints_are_allowed_and_among_people_not(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            assert await allowed(visitor, "you", "bot") == {"hints": True, "live_scores": True}
            assert await allowed(visitor, "you", "friend", "bot") == {"hints": False, "live_scores": True}
            assert await allowed(visitor, "you", "local") == {"hints": False, "live_scores": True}
            assert (await allowed(visitor, "you", "friend", hints=True))["hints"]
            neither = {"hints": False, "live_scores": False}
            assert await allowed(visitor, "you", "bot", **neither) == neither

    run(main())


@pytest.mark.usefixtures("quick")
def test_hints_are_given_where_they_are_allowed_and_refused_where_not(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            for wanted in (None, False, True):
                game, held = await friends(visitor, 2, hints=wanted)
                async with visitor.line(game, [held["red"]]) as red:
                    before = red.position
                    answer = await red.answer(type="hint", ply=red.ply)
                    if wanted:
                        assert [advised["text"] for advised in answer["moves"]] == red.texts[:2]
                        assert [advised["lead"] for advised in answer["moves"]] == [0.2, None]
                        assert answer["moves"][0]["gains"] == {"hand": 1}
                    else:
                        assert (answer["type"], answer["code"], answer["ply"]) == ("error", "no_hints", 0)
                    assert red.position["game"]["hints"] is bool(wanted)
                    assert red.position == before

    run(main())


def test_who_is_winning_is_told_to_seats_and_spectators(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            game, held = await friends(visitor, 3)
            async with visitor.line(game, [held["red"]]) as red, visitor.line(game) as looking:
                told = await red.answer(type="standing")
                assert (told["ply"], told["turn"]) == (0, red.position["state"]["turn"])
                assert [one["seat"] for one in told["standings"]] == ["red", "green", "blue"]
                assert sum(one["chance"] for one in told["standings"]) == pytest.approx(1, abs=0.001)
                for one, score in zip(told["standings"], red.position["scores"], strict=True):
                    assert one["points"]["total"] == score["total"]
                    assert sum(one["points"].values()) == 2 * score["total"]
                    assert all((why["god"] is None) != (why["means"] is None) for why in one["why"])
                assert await looking.answer(type="standing") == told
                assert (await red.answer(type="standing", seat="green"))["code"] == "no_such_seat"
                # Within a turn, what the rest of it will bring is not known: it is told as it was before.
                await red.move("architect")
                assert await red.answer(type="standing", seat="red") == told

    run(main())


async def everything(visitor: Visitor, game: str, token: str, line: Line) -> list[Any]:
    """The points that can be seen of a game, wherever they are."""
    desk = await visitor.post("/api/desk", {"games": [{"game": game, "tokens": [token]}]})
    summary = await visitor.get(f"/api/games/{game}")
    return [
        line.position["scores"],
        line.position["team_scores"],
        summary["scores"],
        summary["team_scores"],
        [*desk["games"][0]["scores"].items()],
    ]


@pytest.mark.parametrize("live_scores", [True, False])
def test_points_are_shown_before_the_end_only_where_that_is_allowed(folder: Path, live_scores: bool) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            teams = {"venus": True, "teams": True}
            kinds = ("you", "bot", "bot", "bot")
            made = await visitor.create(*kinds, options=teams, live_scores=live_scores, leaving="end")
            [token] = tokens(made)
            async with visitor.line(made["game"], [token]) as line, visitor.line(made["game"]) as looking:
                await asked(line)
                seen = await everything(visitor, made["game"], token, line)
                assert [bool(points) for points in seen] == [live_scores] * 5
                planned = await line.answer(type="plan", number=1, moves=[])
                assert bool(planned["position"]["scores"]) is live_scores
                assert bool(planned["position"]["team_scores"]) is live_scores
                for one in (line, looking):
                    answer = await one.answer(type="standing")
                    assert answer.get("code") == (None if live_scores else "no_scores")
                await line.say(type="resign")
                await line.until(lambda: line.position["winner"] is not None)
                assert all(await everything(visitor, made["game"], token, line))

    run(main())


@pytest.mark.usefixtures("quick")
def test_a_rematch_keeps_what_was_allowed(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "bot", hints=False, live_scores=False, leaving="end")
            [token] = tokens(made)
            async with visitor.line(made["game"], [token]) as line:
                await asked(line)
                await line.say(type="resign")
                await line.until(lambda: line.position["winner"] is not None)
            again = await visitor.post(f"/api/games/{made['game']}/rematch", {"token": token})
            game = (await visitor.get(f"/api/games/{again['game']}"))["game"]
            assert (game["hints"], game["live_scores"]) == (False, False)
            async with visitor.line(again["game"], [token]) as line:
                await asked(line)
                assert (await line.answer(type="hint", ply=line.ply))["code"] == "no_hints"

    run(main())


class Recorder:
    """A worker that writes down what it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Work, tuple[object, ...]]] = []

    async def ask(self, asked: Work, arguments: tuple[object, ...]) -> Answer:
        """Answer nothing."""
        self.asked.append((asked, arguments))
        return [], ""

    def close(self) -> None:
        """Nothing to end."""


def test_who_is_winning_rests_on_nothing_hidden() -> None:
    state = Game.new(map="italia", players=3, seed=5, forum=True).state
    worker = Recorder()

    async def main() -> None:
        thinking = Thinking(1, make=lambda: worker)
        for viewer in (Seat(0), SPECTATOR):
            for seed in (1, 2, 3):
                await thinking.judge(View(state, viewer).sample(Dice(seed)), viewer, "table")
        thinking.close()

    asyncio.run(main())
    assert len({arguments for _, arguments in worker.asked}) == 2
    told = [asked(*arguments) for asked, arguments in worker.asked]
    assert told[0] == told[1] == told[2]
    assert told[3] == told[4] == told[5]
