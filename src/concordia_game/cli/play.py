"""`concordia play`: a game at the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from concordia_game.bots import BOTS, BotError
from concordia_game.cli.arguments import add_game_arguments, dealt, options_of
from concordia_game.cli.files import read_text
from concordia_game.cli.keeper import Keeper
from concordia_game.cli.output import OK, note_engine, terminal
from concordia_game.cli.seating import HUMAN, load_seats, seat_names, seat_numbers, your_seat
from concordia_game.cli.table import Leave, Table
from concordia_game.cli.wire import play_wire
from concordia_game.cli.words import team_name, words_of
from concordia_game.files.record import read_record
from concordia_game.games.beginning import drawn_seed
from concordia_game.games.game import Game
from concordia_game.games.standing import teams_of_seats
from concordia_game.i18n.sentences import Sentences

HELP = "play in the terminal, against bots or with others at the same screen"
DESCRIPTION = """Play in the terminal. Without --you or --humans the deal decides where you sit; red starts.
Type a move's number, its words or enough of their beginning; ? lists the other commands. Piped input is read
line by line; with --json every question is one JSON line and every answer the text of a move."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `play` takes."""
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument("--you", metavar="SEAT", help="your seat: red, green, blue, yellow, black or white")
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
    words = words_of(arguments)
    game = _resumed(arguments) if arguments.resume else _new(words, arguments)
    bots = load_seats(game.names)
    keeper = Keeper(words, game, arguments.save or arguments.resume)
    note_engine(words)
    if arguments.json:
        return play_wire(keeper, bots)
    return _play(Table(keeper, bots, terminal()))


def _new(words: Sentences, arguments: Namespace) -> Game:
    options = options_of(arguments)
    seed = drawn_seed() if arguments.seed is None else arguments.seed
    setup = dealt(words, options, seed)
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
    table.say(_welcome(table.words, table.game))
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
        table.say(table.words.say("terminal-nothing-played"))
    elif table.lines.interactive and not asked:
        table.say(keeper.save())
    elif table.lines.interactive:
        _offer(table)
    else:
        table.say(table.words.say("terminal-unsaved"))


def _offer(table: Table) -> None:
    name = table.keeper.default()
    try:
        answer = table.lines.ask(f"{table.words.say('terminal-save', path=name)} > ")
    except (EOFError, KeyboardInterrupt):
        return
    if answer.lower() not in ("n", "no"):
        table.say(table.keeper.save(answer or name))


def _welcome(words: Sentences, game: Game) -> str:
    seated = zip(game.setup.seats, game.names, strict=True)
    people = [words.seat(seat) for seat, name in seated if name == HUMAN]
    teams = [team_name(words, team) for team in teams_of_seats(game.setup)]
    bots = [name for name in game.names if name != HUMAN]
    said = [words.say("terminal-welcome", board=game.setup.board.name, seed=str(game.setup.seed))]
    if people:
        said.append(words.say("terminal-welcome-you", seats=", ".join(people)))
    else:
        said.append(words.say("terminal-welcome-nobody"))
    if teams:
        said.append(words.say("terminal-welcome-teams", teams="; ".join(teams)))
    if bots:
        said.append(words.say("terminal-welcome-bots", count=len(bots), bots=", ".join(sorted(set(bots)))))
    return " ".join([*said, words.say("terminal-welcome-help")])
