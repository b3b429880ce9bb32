"""The server of the Model Context Protocol, asked by the SDK's own client: here, by a pipe, by HTTP."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from cli.conftest import PATIENCE, environment

from concordia_game.agents.mcp_server import MOST, Tables, make_server
from concordia_game.agents.rules import TOPICS
from concordia_game.agents.tables import LocalGame, Refused
from concordia_game.bots import BOTS
from concordia_game.data.boards import board_ids
from concordia_game.engine.ids import SEATS

mcp = pytest.importorskip("mcp", reason="the extra `mcp`")

TOOLS = ["new_game", "look", "legal_moves", "play", "play_turn", "undo", "rules", "score", "join"]
COMMAND = [sys.executable, "-m", "concordia_game", "mcp"]
FORBIDDEN, MISDIRECTED = 403, 421
OPENING = {"map": "italia", "players": 3, "seat": "red", "bot": "random", "seed": 7}


async def told(client: Any, tool: str, **arguments: Any) -> str:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    text = str(result.content[0].text)
    assert not result.is_error, text
    return text


async def refused(client: Any, tool: str, **arguments: Any) -> str:
    """Why a tool refuses."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)


def game_in(text: str) -> str:
    """The id of a game that was begun."""
    found = re.match(r"game: (\S+)\n", text)
    assert found
    return found[1]


async def a_few_moves(client: Any) -> None:
    """What every way to talk to the server must be good for."""
    assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
    begun = await told(client, "new_game", **OPENING)
    game = game_in(begun)
    assert "You are red." in begun
    assert "- mercator: +3 sestertii" in await told(client, "legal_moves", game=game)
    after = await told(client, "play_turn", game=game, moves=["mercator", "sell wine 1", "done"])
    assert "sells 1 wine" in after.lower() or "wine" in after
    assert "MOVES" in after
    assert "turn 4" in await told(client, "look", game=game)


def with_client(server: Any, talk: Callable[[Any], Awaitable[None]]) -> None:
    """Connect, and talk."""

    async def main() -> None:
        async with asyncio.timeout(PATIENCE), mcp.Client(server) as client:
            await talk(client)

    asyncio.run(main())


def test_by_a_pipe() -> None:
    parameters = mcp.StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=environment())
    with_client(parameters, a_few_moves)


def status(url: str, host: str) -> int:
    """How a request is answered that a proxy passes on with its own name."""
    headers = {"host": host, "origin": f"https://{host}", "content-type": "application/json"}
    try:
        with urlopen(Request(url, b"{}", headers), timeout=PATIENCE) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


def test_by_http() -> None:
    command = [*COMMAND, "--http", "--port", "0", "--hostname", "Concordia.example.org"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stderr is not None
        try:
            url = next(line.strip() for line in process.stderr if line.startswith("http://"))
            with_client(url, a_few_moves)
            assert status(url, "concordia.example.org") not in (MISDIRECTED, FORBIDDEN)
            assert status(url, "concordia.example.org:8443") not in (MISDIRECTED, FORBIDDEN)
            assert status(url, "other.example.org") == MISDIRECTED
        finally:
            process.terminate()


def test_illegal_moves_are_explained() -> None:
    async def talk(client: Any) -> None:
        game = game_in(await told(client, "new_game", **OPENING))
        why = await refused(client, "play", game=game, move="build roma")
        assert why.endswith("'build roma' is not legal: That is not what is being asked now.")
        stopped = await told(client, "play_turn", game=game, moves=["architect", "build roma", "done"])
        assert "Stopped at move 2 of 3 (2 not made): 'build roma' is not legal: " in stopped
        assert "- done" in stopped, "and what may be done instead"
        assert "Taken back." in await told(client, "undo", game=game)
        assert "nothing can be taken back" in await refused(client, "undo", game=game)
        assert "there is no game 'other'" in await refused(client, "look", game="other")

    with_client(make_server(), talk)


def test_whatever_can_be_chosen_is_listed() -> None:
    async def talk(client: Any) -> None:
        texts = {tool.name: tool.description for tool in (await client.list_tools()).tools}
        for names in (board_ids(), SEATS, BOTS):
            assert ", ".join(names) in texts["new_game"]
        assert ", ".join(TOPICS) in texts["rules"]
        assert not [text for text in texts.values() if not text or "$" in text]

    with_client(make_server(), talk)


def test_a_turn_without_moves_is_told_what_can_be_played() -> None:
    async def talk(client: Any) -> None:
        game = game_in(await told(client, "new_game", **OPENING))
        answer = await told(client, "play_turn", game=game, moves=[])
        assert answer.startswith("No move was given, so none was made.\nMOVES")
        assert "\n- mercator: +3 sestertii" in answer

    with_client(make_server(), talk)


def test_what_was_meant_is_played_and_named() -> None:
    async def talk(client: Any) -> None:
        game = game_in(await told(client, "new_game", **{**OPENING, "seat": "Red", "bot": "`Random`"}))
        after = await told(client, "play", game=game, move="- Mercator: +3 sestertii")
        assert after.startswith("Played: mercator.\nRed plays the Mercator")
        stopped = await told(client, "play_turn", game=game, moves=["[sell wine 1]", "Build Roma"])
        assert stopped.startswith("Played: sell wine 1.\n")
        assert "'Build Roma' is not legal: That is not what is being asked now." in stopped
        assert (await told(client, "rules", topic="Jupiter")).startswith("jupiter: ")

    with_client(make_server(), talk)


def test_a_whole_game() -> None:
    async def talk(client: Any) -> None:
        text = await told(client, "new_game", map="italia", players=2, bot="random", seat="green", seed=1)
        game = game_in(text)
        while "The game is over." not in text:
            moves = re.findall(r"(?m)^- ([^:\n]+)", text.rpartition("MOVES")[2])
            text = await told(client, "play", game=game, move=moves[-1])
        result = await client.call_tool("score", {"game": game})
        assert result.structured_content["over"]
        assert set(result.structured_content["points"]) == {"red", "green"}
        assert "the game is over" in await refused(client, "play", game=game, move="tribune")

    with_client(make_server(), talk)


def test_the_rules_can_be_asked() -> None:
    async def talk(client: Any) -> None:
        assert "Topics: course, cards, gods" in await told(client, "rules")
        cards = await told(client, "rules", topic="cards")
        assert "architect: Move your colonists" in cards
        assert "magister: " in cards
        assert "legatus: " in cards
        for topic in ("gods", "moving", "houses", "fish", "jupiter", "consul"):
            assert len(await told(client, "rules", topic=topic)) > 40
        assert "there is no topic 'chess'" in await refused(client, "rules", topic="chess")

    with_client(make_server(), talk)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"map": "atlantis"}, "a board is one of"),
        ({"map": "/etc/passwd.toml"}, "a board is one of"),
        ({"options": {"own_tiles": "mini.toml", "forum": True}}, "nothing is read from files"),
        ({"options": {"fish_market": "market.toml", "fish": "coast"}}, "nothing is read from files"),
        ({"bot": "mine.py:Bot"}, "there is no such bot"),
        ({"seat": "yellow"}, "'yellow' is no seat"),
        ({"options": {"sugar": True}}, "sugar"),
        ({"options": {"map": "atlantis"}}, "a board is one of"),
        (
            {"map": "Italia", "options": {"map": "imperium"}},
            "map is 'italia', but 'imperium' among the options",
        ),
        ({"players": 3, "options": {"players": 4}}, "players is 3, but 4 among the options"),
    ],
)
def test_what_a_client_may_not_have(arguments: dict[str, Any], why: str) -> None:
    async def talk(client: Any) -> None:
        assert why in await refused(client, "new_game", **arguments)

    with_client(make_server(), talk)


@pytest.mark.parametrize(
    ("arguments", "begun"),
    [
        ({}, "italia, 3 players"),
        ({"map": "Imperium"}, "imperium, 3 players"),
        ({"options": {"map": "imperium", "players": 4}}, "imperium, 4 players"),
        (
            {"map": "imperium", "players": 2, "options": {"map": "imperium", "players": 2}},
            "imperium, 2 players",
        ),
    ],
)
def test_board_and_players_may_stand_among_the_options(arguments: dict[str, Any], begun: str) -> None:
    async def talk(client: Any) -> None:
        assert f"\nCONCORDIA on {begun}, turn 1" in await told(client, "new_game", **arguments, bot="random")

    with_client(make_server(), talk)


def test_live_tables_are_joined_only_where_that_is_allowed() -> None:
    async def talk(client: Any) -> None:
        at = {"game": "g", "token": "t"}
        assert "joined at https://example.org only" in await refused(
            client, "join", server="http://127.0.0.1:1", **at
        )
        assert "is not the address" in await refused(client, "join", server="file:///etc/passwd", **at)

    with_client(make_server(["https://example.org/"]), talk)


def test_the_oldest_game_is_forgotten() -> None:
    tables = Tables()
    game = LocalGame({"map": "italia", "players": 2}, bot="random", seed=1)
    first, *others = [tables.add(game) for _ in range(MOST + 1)]
    with pytest.raises(Refused, match="there is no game"), tables.seat(first):
        pass
    for id in others:
        with tables.seat(id) as found:
            assert found is game


def test_nothing_is_read_or_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    LocalGame({"map": "italia", "players": 2}, bot="random").play("mercator")
    assert list(tmp_path.iterdir()) == []
