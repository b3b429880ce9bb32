"""`concordia serve`: the server for browsers and friends."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from concordia_game.cli.counts import natural, port, positive
from concordia_game.cli.files import folder
from concordia_game.cli.output import OK
from concordia_game.extras import extra

HELP = "play in the browser, alone or with friends"

DESCRIPTION = """Serve the game to browsers, bots and friends; games are kept in a database."""

FATES = ("keep", "archive", "delete")
COUNTS = (
    ("--processes", positive, 1, "processes that serve; more than one need PostgreSQL"),
    ("--bot-workers", natural, 1, "processes for bots, for each that serves"),
    ("--bot-games", positive, 20, "games of bots alone that are played at a time"),
    ("--tables-in-memory", positive, 400, "tables kept ready"),
    ("--idle-minutes", positive, 60, "minutes after which a table that nobody uses leaves the memory"),
    ("--after-days", positive, 90, "days without a move or a look after which a game is old"),
    ("--games-per-minute", positive, 30, "new games for an address"),
    ("--messages-per-second", positive, 20, "messages for a seat"),
)


def add_arguments(parser: ArgumentParser) -> None:
    """The settings; docs/hosting.md explains them."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=port, help="port to listen on (default: 8000, or any if it is taken)")
    add_store_arguments(parser)
    parser.add_argument(
        "--public-url",
        metavar="URL",
        type=web_address,
        help="address of this server for invite links, as https://example.org",
    )
    parser.add_argument(
        "--hostname",
        metavar="NAME",
        dest="hostnames",
        action="append",
        default=[],
        help="a further name by which browsers reach this server; may be given several times",
    )
    parser.add_argument(
        "--maps", metavar="FOLDER", type=folder, help="offer the boards of this folder (*.toml), too"
    )
    for name, kind, default, text in COUNTS:
        parser.add_argument(
            name, metavar="N", type=kind, default=default, help=f"{text} (default: %(default)s)"
        )
    parser.add_argument(
        "--tiles",
        metavar="PATH",
        action="append",
        default=[],
        help="a file of further forum tiles that new games may use; may be given several times (S5)",
    )
    parser.add_argument(
        "--smtp",
        metavar="URL",
        type=mail_server,
        help="mail server by which people are told of their turns, as smtp://user:password@host:587?from=a@b.org",
    )
    parser.add_argument(
        "--allow-private-notices",
        action="store_true",
        help="let notices go to addresses of this machine and its own network, too",
    )
    parser.add_argument(
        "--open-tables", action="store_true", help="keep a public list of tables where strangers may sit down"
    )
    for state, games in (
        ("finished", "games that are over"),
        ("abandoned", "games that nobody goes on with"),
    ):
        parser.add_argument(
            f"--{state}-games",
            choices=FATES,
            default="keep",
            help=f"what becomes of old {games} (default: %(default)s)",
        )
    parser.add_argument(
        "--peers",
        metavar="HOST[:PORT]",
        type=neighbour,
        default=("127.0.0.1", 0),
        help="where servers on other machines with the same database reach this one (default: 127.0.0.1)",
    )
    parser.add_argument(
        "--metrics",
        metavar="[HOST:]PORT",
        type=monitored,
        help="let a monitor read metrics at this port of 127.0.0.1, or of another address",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def add_store_arguments(parser: ArgumentParser, default: str | None = None) -> None:
    """Where the games are."""
    parser.add_argument(
        "--data-dir",
        metavar="FOLDER",
        type=Path,
        default=default,
        help="folder of the games (default: the user's data folder)",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=default,
        help="another database, as postgresql+asyncpg://user@host/name",
    )


def web_address(text: str) -> str:
    """Where browsers reach the server; the page lies at its top."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise ArgumentTypeError(f"{text!r} is not like https://example.org")
    return f"{parts.scheme}://{parts.netloc}"


def mail_server(text: str) -> str:
    """A mail server with the address that mails come from; what is wrong is said without the password."""
    parts = urlsplit(text)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "from" not in parse_qs(parts.query):
        raise ArgumentTypeError("it is not like smtp://user:password@host:587?from=concordia@example.org")
    return text


def monitored(text: str) -> tuple[str, int]:
    """Where metrics are read: a port, and perhaps an address before it."""
    host, _, number = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", port(number)


def neighbour(text: str) -> tuple[str, int]:
    """Where other servers reach this one: an address, and perhaps a port after it."""
    host, colon, number = text.rpartition(":")
    if not colon or text.endswith("]"):
        return text.strip("[]"), 0
    return host.strip("[]"), port(number)


def run(args: Namespace) -> int:
    """Serve until told to stop."""
    # Here and not above: the other commands do without the server's libraries.
    with extra("server", "the server"):
        from concordia_game.server.serve import serve
        from concordia_game.server.settings import Settings, offered_tiles

    settings = Settings(
        host=args.host,
        port=args.port,
        data_dir=args.data_dir,
        database=args.database,
        public_url=args.public_url,
        hostnames=tuple(args.hostnames),
        maps=args.maps,
        open_browser=args.open,
        open_tables=args.open_tables,
        processes=args.processes,
        peers=args.peers,
        bot_workers=args.bot_workers,
        bot_games=args.bot_games,
        tables_in_memory=args.tables_in_memory,
        games_per_minute=args.games_per_minute,
        messages_per_second=args.messages_per_second,
        smtp=args.smtp,
        allow_private_notices=args.allow_private_notices,
        own_tiles=offered_tiles(args.tiles),
        metrics=args.metrics,
        idle_minutes=args.idle_minutes,
        finished_games=args.finished_games,
        abandoned_games=args.abandoned_games,
        after_days=args.after_days,
    )
    serve(settings)
    return OK
