"""`concordia mcp`: the game for language models, as a server of the Model Context Protocol."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from concordia_game.cli.counts import port
from concordia_game.cli.output import OK, note_engine, warn
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences

PORT = 8765

HELP = "let a language model play (Model Context Protocol)"
DESCRIPTION = """A server of the Model Context Protocol. A client starts it and talks to it over standard
input and output; with --http it listens, for any number of clients. It needs the extra `mcp`; docs/mcp.md
says how clients are set up, and what the tools do."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `mcp` takes."""
    parser.add_argument("--http", action="store_true", help="listen instead of standard input and output")
    parser.add_argument(
        "--host", default="127.0.0.1", help="with --http: the address to listen on (127.0.0.1)"
    )
    parser.add_argument("--port", type=port, default=PORT, help=f"with --http: the port, 0 for any ({PORT})")
    parser.add_argument(
        "--hostname",
        metavar="NAME",
        dest="hostnames",
        action="append",
        default=[],
        help="with --http: a further name by which clients reach it, several by repeating it",
    )
    parser.add_argument(
        "--server",
        metavar="URL",
        action="append",
        help="a server at which live tables may be joined, several by repeating it (any; with --http none)",
    )


def run(arguments: Namespace) -> int:
    """Serve until the client leaves, or Ctrl-C."""
    # Most commands need no network; what serves here takes long to load.
    from concordia_game.agents.mcp_server import run_http, run_stdio

    note_engine(Sentences(Translator(SOURCE)))
    if arguments.http:
        run_http(arguments.host, arguments.port, arguments.server or [], warn, arguments.hostnames)
    else:
        run_stdio(arguments.server)
    return OK
