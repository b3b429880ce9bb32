"""`concordia play`: a game at the terminal."""

from __future__ import annotations

import random
from argparse import ArgumentParser, Namespace

from concordia_game.bots import BOTS, BotError
from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.files import read_text
from concordia_game.cli.keeper import Keeper
from concordia_game.cli.output import OK, note_engine, terminal
from concordia_game.cli.seating import HUMAN, load_seats, seat_names, seat_numbers, your_seat
from concordia_game.cli.table import Leave, Table
from concordia_game.cli.wire import play_wire
from concordia_game.cli.words import joined, plural, seat_word
from concordia_game.files.record import read_record
from concordia_game.games.game import Game

HELP = "play in the terminal, against bots or with others at the same screen"
DESCRIPTION = """Play in the terminal. Without --you or --humans the deal decides where you sit; red starts.
Type a move's number, its words or enough of their beginning; ? lists the other commands. Piped input is read
line by line; with --json every question is one JSON line and every answer the text of a move."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `play` takes."""
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument("--you", metavar="SEAT", help="your seat: red, green, blue, yellow or black")
    seats.add_argument(
        "--humans", metavar="SEATS", help="seats of people, such as red,blue; none to watch bots"
    )
    parser.add_argument(
        "--bot", default="greedy", help=f"who plays the others: {', '.join(BOTS)}, path.py:Name (greedy)"
    )
    parser.add_argument(
        "--save", metavar="FILE", help="write the record here when you leave or the game ends"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved record; its game options count")
    parser.add_argument("--json", action="store_true", help="questions as JSON lines, for programs")
    add_game_arguments(parser, seed=None)


def run(arguments: Namespace) -> int:
    """Deal or resume, then play."""
    game = _resumed(arguments) if arguments.resume else _new(arguments)
    bots = load_seats(game.names)
    keeper = Keeper(game, arguments.save or arguments.resume)
    note_engine()
    if arguments.json:
        return play_wire(game, bots, keeper)
    return _play(Table(game, bots, keeper, terminal()))


def _new(arguments: Namespace) -> Game:
    options = options_of(arguments)
    seed = random.randrange(1_000_000) if arguments.seed is None else arguments.seed
    setup = dealt(options, seed)
    told = arguments.humans or arguments.you
    humans = seat_numbers(told, options.players) if told else [your_seat(setup.first, options.players)]
    return Game(setup, seat_names(humans, arguments.bot, options.players), chance=False)


def _resumed(arguments: Namespace) -> Game:
    record = read_record(read_text(arguments.resume), arguments.resume)
    told = arguments.humans or arguments.you
    if told:
        humans = seat_numbers(told, record.setup.players)
        record.names = seat_names(humans, arguments.bot, record.setup.players)
    return Game.replay(record, chance=False)


def _play(table: Table) -> int:
    """Play until the end or until the player has enough; either way the record is kept."""
    table.say(_welcome(table.game))
    try:
        table.run()
        if table.keeper.path:
            table.say(table.keeper.save())
    except Leave:
        _leave(table, asked=True)
    except (EOFError, KeyboardInterrupt):
        table.console.print()
        _leave(table, asked=False)
    except BotError:
        _leave(table, asked=False)
        raise
    return OK


def _leave(table: Table, asked: bool) -> None:
    """A record named with --save is always written; at a terminal, others are offered or kept unasked."""
    keeper = table.keeper
    if keeper.path:
        table.say(keeper.save())
    elif not table.game.ply:
        table.say("Nothing has been played yet, so nothing is saved.")
    elif table.lines.interactive and not asked:
        table.say(keeper.save())
    elif table.lines.interactive:
        _offer(table)
    else:
        table.say("The game was not saved; start it with --save FILE to keep its record.")


def _offer(table: Table) -> None:
    name = table.keeper.default()
    try:
        answer = table.lines.ask(f"Save the record? Enter saves {name}, a name another file, n nothing > ")
    except (EOFError, KeyboardInterrupt):
        return
    if answer.lower() not in ("n", "no"):
        table.say(table.keeper.save(answer or name))


def _welcome(game: Game) -> str:
    seated = zip(game.setup.seats, game.names, strict=True)
    people = [seat_word(seat) for seat, name in seated if name == HUMAN]
    others = sorted({name for name in game.names if name != HUMAN})
    count = len(game.names) - len(people)
    who = f"You are {joined(people)}" if people else "Nobody sits at the terminal"
    bots = f", against {plural(count, 'bot', 'bots')} ({joined(others)})" if others else ""
    where = f"{game.setup.board.name}, seed {game.setup.seed}"
    return f"Concordia on {where}. {who}{bots}. Type ? for help."
