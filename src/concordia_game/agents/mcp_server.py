"""The game as a server of the Model Context Protocol, with the official SDK (the extra `mcp`)."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import wraps
from importlib import import_module
from secrets import token_urlsafe
from string import Template
from threading import Lock
from typing import Any

from concordia_game.agents import rules as rulebook
from concordia_game.agents.answers import cleaned
from concordia_game.agents.live import LiveGame, checked_server, joined
from concordia_game.agents.tables import LocalGame, Refused, Seated, play_turn
from concordia_game.bots import BOTS
from concordia_game.data.boards import board_ids
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import SEATS
from concordia_game.extras import extra
from concordia_game.version import version

MOST = 100
"""Games that are kept; when there are more, the one that was begun first is forgotten."""

LONGEST_WAIT = 60
"""Seconds that a look may wait for the others."""

PATH = "/mcp"

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
"""What this machine is called by whoever is on it."""

FIRST_GAME = {"map": "italia", "players": 3}
"""What is played if nothing else is asked for."""

INSTRUCTIONS = """Concordia, the board game by Mac Gerdts. Begin with `rules`, then `new_game` to play against
bots, or `join` to sit at a live table. `look` shows the position and the legal moves; answer with `play` (one
move) or `play_turn` (several). Moves are texts such as `architect`, `build roma`, `done`; every game goes by
the id that `new_game` or `join` has returned. A turn consists of several moves: a card, then what it lets
you do."""


class Tables:
    """The games of all clients, each known to whoever has its id."""

    def __init__(self, servers: Sequence[str] | None = None) -> None:
        self.servers = None if servers is None else [checked_server(server) for server in servers]
        """Where live tables may be joined; None for anywhere."""
        self._games: dict[str, tuple[Seated, Lock]] = {}
        self._lock = Lock()

    def add(self, game: Seated) -> str:
        """Keep a game; the id that opens it."""
        id = token_urlsafe(9)
        with self._lock:
            self._games[id] = (game, Lock())
            for old in list(self._games)[:-MOST]:
                del self._games[old]
        return id

    @contextmanager
    def seat(self, id: str) -> Iterator[Seated]:
        """A game, for one call at a time."""
        found = self._games.get(id)
        if found is None:
            raise Refused(f"there is no game {id!r}; begin one with new_game, or join one")
        game, lock = found
        with lock:
            yield game

    def join(self, server: str, game: str, token: str, invite: str, name: str) -> Seated:
        """Sit down at a live table."""
        if self.servers is not None and checked_server(server) not in self.servers:
            raise Refused(f"{server}: tables are joined at {', '.join(self.servers) or 'no server'} only")
        if invite:
            return joined(server, invite, name)
        return LiveGame(server, game, token)


def make_server(servers: Sequence[str] | None = None) -> Any:
    """The server with its tools; `servers` are those at which tables may be joined, None for any."""
    with extra("mcp", "an MCP server"):
        import_module("mcp")
        sdk = import_module("mcp.server")
        refusal = import_module("mcp.server.mcpserver.exceptions").ToolError
    server = sdk.MCPServer("concordia", instructions=INSTRUCTIONS, version=version(), log_level="WARNING")
    for tool in tools(Tables(servers)):
        server.add_tool(_told(tool, refusal), name=tool.__name__, description=description(tool))
    return server


def description(tool: Callable[..., Any]) -> str:
    """What a model is told of a tool: its docstring, with the names of all that can be chosen."""
    choices = {"boards": board_ids(), "seats": SEATS, "bots": BOTS, "topics": rulebook.TOPICS}
    listed = {what: ", ".join(names) for what, names in choices.items()}
    return " ".join(Template(tool.__doc__ or "").substitute(listed).split())


def _told(tool: Callable[..., Any], refusal: type[Exception]) -> Callable[..., Any]:
    """A tool whose refusals are told to the model."""

    @wraps(tool)
    def telling(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except ConcordiaError as error:
            raise refusal(str(error)) from error

    return telling


def _options(named: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game, some of which are arguments of their own; None is one that was not named."""
    given = {name: value for name, value in named.items() if value is not None}
    for name, value in given.items():
        if options.get(name, value) != value:
            raise Refused(f"{name} is {value!r}, but {options[name]!r} among the options: name it once")
    return {**FIRST_GAME, **options, **given}


def tools(tables: Tables) -> list[Callable[..., Any]]:
    """What a client can call; names, arguments and docstrings are what the model is told (`description`)."""

    def new_game(
        map: str | None = None,
        players: int | None = None,
        seat: str = "red",
        bot: str = "normal",
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> str:
        """Begin a game against bots. `map` is a board ($boards; italia if none is named), `players` how many
        play (3), `seat` your colour (in turn order: $seats; six play in teams only), `bot` who plays the
        others ($bots), `options` further rules, such as {"salt": true, "forum": true, "fish": "coast",
        "venus": true}. Returns the id of the game and the position."""
        named = {"map": map if map is None else cleaned(map), "players": players}
        game = LocalGame(_options(named, options or {}), seat, bot, seed)
        return f"game: {tables.add(game)}\n{game.look()}"

    def look(game: str, wait: float = 0) -> str:
        """The position as you see it: seats, display, provinces, routes, prices, and your legal moves if you
        are asked. At a live table, `wait` so many seconds (at most 60) for your turn."""
        with tables.seat(game) as seated:
            if isinstance(seated, LiveGame) and wait > 0:
                seated.wait(min(wait, LONGEST_WAIT))
            return seated.look()

    def legal_moves(game: str) -> str:
        """Your legal moves, each with what it would change at once."""
        with tables.seat(game) as seated:
            return seated.moves()

    def play(game: str, move: str) -> str:
        """Make one move, by its text. Returns what happened until you are asked again, and the moves you have
        then. An illegal move is refused with the reason and changes nothing."""
        with tables.seat(game) as seated:
            return seated.play(move)

    def turn(game: str, moves: list[str]) -> str:
        """Make several moves one after the other, such as ["architect", "done", "build roma", "done"]. It
        stops at the first illegal one and says why; those before it stand. Without any it lists the legal
        ones."""
        with tables.seat(game) as seated:
            return play_turn(seated, moves)

    def undo(game: str) -> str:
        """Take back your last move, unless others have moved since or it revealed something hidden."""
        with tables.seat(game) as seated:
            return seated.undo()

    def rules(topic: str = "course") -> str:
        """The rules, by topic ($topics), or the id of a card, a god or a tile."""
        return rulebook.rules(topic)

    def score(game: str) -> dict[str, Any]:
        """Everybody's points, by god, as if the game ended now."""
        with tables.seat(game) as seated:
            return seated.score()

    def join(server: str, game: str = "", token: str = "", invite: str = "", name: str = "Guest") -> str:
        """Sit down at a live table of a server, such as http://127.0.0.1:8000: with the game's id and the
        token of your seat, or with an invite (what a link has after #join=) and your name. Where turns are
        confirmed, the move `confirm` ends a turn. Returns the id by which the other tools know the game."""
        seated = tables.join(server, game, token, invite, name)
        return f"game: {tables.add(seated)}\n{seated.look()}"

    turn.__name__ = "play_turn"
    return [new_game, look, legal_moves, play, turn, undo, rules, score, join]


def _known_hosts(named: str, hostnames: Sequence[str]) -> Any:
    """The names that are answered, against DNS rebinding.

    None leaves it to the SDK: on a loopback address it answers to the names of that only, elsewhere to any.
    """
    if not hostnames:
        return None
    names = [*LOOPBACK, named, *[name.lower() for name in hostnames]]
    hosts = [host for name in names for host in (name, f"{name}:*")]
    security = import_module("mcp.server.transport_security")
    return security.TransportSecuritySettings(
        allowed_hosts=hosts,
        allowed_origins=[f"{scheme}://{host}" for scheme in ("http", "https") for host in hosts],
    )


def run_stdio(servers: Sequence[str] | None = None) -> None:
    """Serve one client over standard input and output."""
    make_server(servers).run("stdio")


def run_http(
    host: str,
    port: int,
    servers: Sequence[str],
    announce: Callable[[str], None],
    hostnames: Sequence[str] = (),
) -> None:
    """Serve any number of clients over HTTP; `announce` is told the address once the port is taken.

    `hostnames` are further names by which clients reach the server, as through a proxy.
    """
    named = f"[{host}]" if ":" in host else host
    app = make_server(servers).streamable_http_app(
        streamable_http_path=PATH, host=host, transport_security=_known_hosts(named, hostnames)
    )
    uvicorn = import_module("uvicorn")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.create_server((host, port), family=family)) as listening:
        announce(f"http://{named}:{listening.getsockname()[1]}{PATH}")
        serving = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        with suppress(KeyboardInterrupt):
            asyncio.run(serving.serve(sockets=[listening]))
