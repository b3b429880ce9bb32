"""`concordia admin`: what the host of a server does with its games, whether it runs or not."""

from __future__ import annotations

import asyncio
import time
from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from concordia_game.cli.actions import add_actions
from concordia_game.cli.admin_words import print_game, print_list
from concordia_game.cli.asking import Lines
from concordia_game.cli.counts import positive
from concordia_game.cli.files import add_maps_argument
from concordia_game.cli.output import OK, REFUSED, show, show_json, warn
from concordia_game.cli.serve import add_store_arguments, web_address
from concordia_game.cli.words import add_language_argument, words_of
from concordia_game.engine.ids import SEATS
from concordia_game.extras import extra
from concordia_game.i18n.sentences import Sentences

if TYPE_CHECKING:
    from concordia_game.server.admin.games import Kept
    from concordia_game.server.settings import Settings

HELP = "look after the games of a server"

DESCRIPTION = """The games of a server, for its host: in the folder or the database that `serve` is
given. It may run meanwhile: then it carries out itself what changes a game, and its players see it."""

ACTIONS = {
    "list": "list the games, those first in which nothing has happened for the longest time",
    "show": "show a game: its options, who sits where, what opens a seat, the clocks; nothing hidden",
    "export": "write a game's record; that of a running game tells what is hidden in it",
    "delete": "delete games with all that belongs to them, after a question",
    "link": "make a new link for a seat that was lost; whatever opened it before opens it no more",
    "end": "end a game before its time; its players are told that the host of the server ended it",
    "maintenance": "let turns that have begun end, and no other begin, nor new games; or go on",
}
SAID = {
    "no_such_game": "there is no game {game}",
    "no_such_seat": "there is no seat {seat} in this game",
    "seat_is_bot": "a bot sits at {seat}",
    "game_over": "the game is over",
    "damaged": "the game {game} can't be read",
    "unavailable": "the database does not answer",
}


def add_arguments(parser: ArgumentParser) -> None:
    """What `admin` takes."""
    add_store_arguments(parser)
    add_language_argument(parser)
    parser.set_defaults(state=None, older=None)
    added = add_actions(parser, ACTIONS)
    for name, action in added.items():
        add_store_arguments(action, SUPPRESS)
        add_language_argument(action, SUPPRESS)
        if name == "delete":
            action.add_argument("games", nargs="+", metavar="GAME", help="ids of games, as `list` tells them")
        elif name not in ("list", "maintenance"):
            action.add_argument("game", metavar="GAME", help="the id of a game, as `list` tells it")
    _add_filters(added["list"])
    add_maps_argument(added["export"])
    added["export"].add_argument("--out", metavar="FILE", type=Path, help="the record (GAME.record)")
    added["maintenance"].add_argument("switch", choices=("on", "off"), help="whether it begins or ends")
    added["maintenance"].add_argument(
        "--message", metavar="TEXT", default="", help="what players are told beside it, in your own words"
    )
    added["delete"].add_argument("--yes", action="store_true", help="don't ask")
    added["link"].add_argument("seat", choices=SEATS, help="the seat")
    added["link"].add_argument(
        "--public-url", metavar="URL", type=web_address, help="address of the server, as https://example.org"
    )


def _add_filters(action: ArgumentParser) -> None:
    one = action.add_mutually_exclusive_group()
    texts = {
        "running": "only games that are being played",
        "finished": "only games that are over",
        "abandoned": "only games that are not over, and in which nobody moved or looked for long (30 days)",
    }
    for state, text in texts.items():
        one.add_argument(f"--{state}", dest="state", action="store_const", const=state, help=text)
    action.add_argument(
        "--older", metavar="DAYS", type=positive, help="only games in which nothing happened for so many days"
    )


def run(arguments: Namespace) -> int:
    """Do it."""
    # Here and not above: the other commands do without the server's libraries.
    with extra("server", "the server"):
        from concordia_game.server.errors import Refused
        from concordia_game.server.settings import Settings

    settings = Settings(data_dir=arguments.data_dir, database=arguments.database)
    words = words_of(arguments)
    try:
        return _RUN[arguments.action](arguments, settings, words)
    except Refused as refused:
        raise ValueError(_reason(refused.code, refused.details)) from refused


def _reason(code: str, details: Any) -> str:
    return SAID.get(code, code).format_map(dict(details)) if details or code in SAID else code


def _list(arguments: Namespace, settings: Settings, words: Sentences) -> int:
    from concordia_game.server.admin.games import ABANDONED_AFTER, DAY, kept_games
    from concordia_game.server.admin.office import store_of

    now = time.time()

    async def found() -> list[Kept]:
        async with store_of(settings) as store:
            return await kept_games(store, now, arguments.older or ABANDONED_AFTER)

    games = [
        kept
        for kept in asyncio.run(found())
        if arguments.state in (None, kept.state)
        and (arguments.older is None or now - kept.last > arguments.older * DAY)
    ]
    if arguments.json:
        show_json([{name: getattr(kept, name) for name in kept.__slots__} for kept in games])
    else:
        print_list(words, games, now)
    return OK


def _show(arguments: Namespace, settings: Settings, words: Sentences) -> int:
    from concordia_game.server.admin.games import game_shown
    from concordia_game.server.admin.office import store_of

    async def found() -> dict[str, Any]:
        async with store_of(settings) as store:
            return await game_shown(store, arguments.game, time.time())

    game = asyncio.run(found())
    if arguments.json:
        show_json(game)
    else:
        print_game(words, game, time.time())
    return OK


def _export(arguments: Namespace, settings: Settings, words: Sentences) -> int:
    from concordia_game.server.admin.archive import archived_record
    from concordia_game.server.admin.export import exported
    from concordia_game.server.admin.office import store_of

    async def found() -> tuple[str, bool]:
        async with store_of(settings) as store:
            if await store.game(arguments.game) is None:
                return archived_record(settings, arguments.game)
            return await exported(store, arguments.game)

    record, over = asyncio.run(found())
    target: Path = arguments.out or Path(f"{arguments.game}.record")
    target.write_text(record, "utf-8")
    if not over:
        warn(words.say("terminal-admin-not-over"))
    if arguments.json:
        show_json({"game": arguments.game, "record": str(target), "over": over})
    else:
        show(words.say("terminal-saved", path=str(target), command=f"concordia replay {target}"))
    return OK


def _delete(arguments: Namespace, settings: Settings, words: Sentences) -> int:
    if not (arguments.yes or _agreed(words, arguments.games)):
        show(words.say("terminal-admin-not-deleted"))
        return REFUSED
    for game in arguments.games:
        _done(settings, "delete", {"game": game})
    if arguments.json:
        show_json({"deleted": arguments.games})
    else:
        show(words.say("terminal-admin-deleted", count=len(arguments.games)))
    return OK


def _agreed(words: Sentences, games: list[str]) -> bool:
    """Whether somebody at the terminal says yes."""
    try:
        answer = Lines().ask(words.say("terminal-admin-sure", count=len(games), games=", ".join(games)) + " ")
    except EOFError:
        return False
    return answer == "yes"


def _link(arguments: Namespace, settings: Settings, words: Sentences) -> int:
    from concordia_game.server.tables.people import hashed, new_token

    invite = new_token()
    order = {"game": arguments.game, "seat": arguments.seat, "hash": hashed(invite)}
    said = _done(settings, "link", order)
    link = f"{arguments.public_url or ''}/#join={invite}"
    if arguments.json:
        show_json({"game": arguments.game, "seat": arguments.seat, "name": said["name"], "link": link})
        return OK
    if not arguments.public_url:
        warn(words.say("terminal-admin-link-address"))
    # Alone on its line, however long it is.
    print(link)
    return OK


def _end(arguments: Namespace, settings: Settings, words: Sentences) -> int:
    _done(settings, "end", {"game": arguments.game})
    if arguments.json:
        show_json({"ended": arguments.game})
    else:
        show(words.say("terminal-admin-ended", game=arguments.game))
    return OK


def _maintenance(arguments: Namespace, settings: Settings, words: Sentences) -> int:
    from concordia_game.server.admin.office import maintain

    on = arguments.switch == "on"
    asyncio.run(maintain(settings, on, arguments.message))
    if arguments.json:
        show_json({"maintenance": on})
    else:
        show(words.say("terminal-admin-maintenance-on" if on else "terminal-admin-maintenance-off"))
    return OK


def _done(settings: Settings, what: str, details: dict[str, Any]) -> dict[str, Any]:
    """Have something done, or say why not."""
    from concordia_game.server.admin.office import have_done

    said = asyncio.run(have_done(settings, what, details))
    if "error" in said:
        raise ValueError(_reason(said["error"], {**details, **said["details"]}))
    return said


_RUN = {
    "list": _list,
    "show": _show,
    "export": _export,
    "delete": _delete,
    "link": _link,
    "end": _end,
    "maintenance": _maintenance,
}
