"""A language model sits down at a live table, with the token of a seat or with an invite."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from agents.reader import answer
from agents.test_mcp import game_in, refused, told

from concordia_game.agents import live
from concordia_game.agents.mcp_server import make_server
from server.house import house, run, seat_of, settings_for

mcp = pytest.importorskip("mcp", reason="the extra `mcp`")


def test_a_model_at_a_live_table(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor, mcp.Client(make_server()) as client:
            made = await visitor.create("you", "friend", confirm=True)
            own, friend = seat_of(made, "you"), seat_of(made, "friend")
            mine = await told(client, "join", server=visitor.url, game=made["game"], token=own["token"])
            theirs = await told(client, "join", server=visitor.url, invite=friend["invite"], name="Claudia")
            seats = {own["seat"]: game_in(mine), friend["seat"]: game_in(theirs)}
            first, second = seats["red"], seats["green"]
            await play(client, first, second)
            summary = await visitor.get(f"/api/games/{made['game']}")
            assert "Claudia" in [seat["name"] for seat in summary["seats"]]

    run(main())


async def play(client: Any, first: str, second: str) -> None:
    """The first turn of red, and that it is green's then."""
    shown = await told(client, "look", game=first)
    assert "You are red." in shown
    assert "ROUTES" in shown
    assert "- mercator" in shown
    assert "It is not your turn: red is asked." in await refused(client, "play", game=second, move="mercator")
    assert "illegal" in await refused(client, "play", game=first, move="build roma")
    assert "- sell wine 1" in await told(client, "play", game=first, move="- Mercator")
    assert "- mercator" in await told(client, "undo", game=first)
    turn = await told(
        client, "play_turn", game=first, moves=["mercator", "sell wine 1", "done", "- confirm: ends the turn"]
    )
    assert turn.startswith("Played: mercator.\n")
    assert "Played: confirm.\n" in turn
    assert "It is not your turn: green is asked." in turn
    waited = await told(client, "look", game=second, wait=20)
    assert "- mercator" in waited
    score = (await client.call_tool("score", {"game": second})).structured_content
    assert set(score["points"]) == {"red", "green"}
    assert not score["over"]


@pytest.mark.parametrize("most", [60, pytest.param(5000, marks=pytest.mark.soak)])
def test_a_live_game_from_the_text_alone(folder: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """A reader who knows no rule plays, on a table where all kinds of lines are told."""
    monkeypatch.setattr(live, "PAUSE", 0.01)
    options = {"map": "italia", "forum": True, "fish": "coast", "salt": True}

    async def main() -> None:
        async with house(settings_for(folder)) as visitor, mcp.Client(make_server()) as client:
            made = await visitor.create("you", "bot", options=options, confirm=True, seed=3)
            own = seat_of(made, "you")
            joined = await told(client, "join", server=visitor.url, game=made["game"], token=own["token"])
            texts = await read_and_play(client, game_in(joined), Random(1), most)
            summary = await visitor.get(f"/api/games/{made['game']}")
        assert len(texts) == most or f"Won by: {summary['winner']}." in texts[-1]
        assert f"Asked: {own['seat']}. Play a card from your hand." in "\n".join(texts)
        for head in ("DISPLAY", "PROVINCES", "ROUTES", "FORUM", "tile", "FISH MARKET", "PRICES", "MOVES"):
            assert all(re.search(f"(?m)^{head}", text) for text in texts[:-1]), head
        assert all("its turn" in text and "praefectus magnus" in text for text in texts[:-1])

    run(main())


async def read_and_play(client: Any, game: str, rng: Random, most: int) -> list[str]:
    """Play to the end, or so far; what was told before each move, and after the last."""
    texts = [await told(client, "look", game=game, wait=60)]
    while "The game is over." not in texts[-1] and len(texts) < most:
        await told(client, "play", game=game, move=answer(texts[-1], rng))
        texts.append(await told(client, "look", game=game, wait=60))
    return texts


def test_a_wrong_token_opens_nothing(folder: Path) -> None:
    async def main() -> None:
        async with house(settings_for(folder)) as visitor, mcp.Client(make_server()) as client:
            made = await visitor.create("you", "bot")
            at = {"server": visitor.url, "game": made["game"]}
            assert "refuse" in await refused(client, "join", **at, token="wrong")
            assert "refuse" in await refused(client, "join", server=visitor.url, game="none", token="wrong")
            assert "does not answer" in await refused(
                client, "join", server="http://127.0.0.1:9", game="g", token="t"
            )

    run(main())
