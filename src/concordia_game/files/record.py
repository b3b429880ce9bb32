"""Record files: a header, numbered moves, the result. Text -> record -> text is the identity.

The format is described in docs/records.md.
"""

from __future__ import annotations

import re
from typing import Any

from concordia_game.engine.deal import begin
from concordia_game.engine.ids import CHANCE, NOBODY, SEATS, Seat
from concordia_game.engine.kinds import Number
from concordia_game.engine.options import OPTIONS
from concordia_game.engine.play import apply
from concordia_game.engine.scoring import score, winner
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.setups import check_deal, dealt_names, setup_data, setup_from
from concordia_game.notation.texts import parse_move

TITLE = "concordia record 1"
RULES_VERSION = "1"
UNFINISHED = "unfinished"
NONE = "none"
TILES = "tiles"
CHANCE_NAME = "chance"


class Record:
    """A game as it is written down."""

    def __init__(self, setup: SetUp, names: list[str], moves: list[tuple[Seat, str]], result: str) -> None:
        self.setup = setup
        self.names = names
        self.moves = moves
        self.result = result


def result_text(state: State) -> str:
    """The scores by seat and the winner, or `unfinished`."""
    if not state.over:
        return UNFINISHED
    points = [f"{SEATS[seat]} {score(state, seat).total}" for seat in state.setup.seats]
    return f"{', '.join(points)}; winner {SEATS[winner(state)]}"


def write_record(record: Record) -> str:
    """The text of a record."""
    lines = [TITLE, *_header(record), ""]
    for number, (seat, text) in enumerate(record.moves, 1):
        lines.append(f"{number} {mover_name(seat)} {text}")
    return "\n".join([*lines, "", f"result: {record.result}", ""])


def mover_name(seat: Seat) -> str:
    """Who made a move: a seat's colour, or chance."""
    return CHANCE_NAME if seat == CHANCE else SEATS[seat]


def _header(record: Record) -> list[str]:
    data = setup_data(record.setup)
    options = data["options"]
    return [
        f"rules: {RULES_VERSION}",
        f"map: {options.pop('map')}",
        f"options: {_pairs(options)}",
        f"seats: {', '.join(f'{SEATS[n]}={_escape(name)}' for n, name in enumerate(record.names))}",
        f"seed: {data['seed']}",
        f"first: {data['first']}",
        f"tokens: {_pairs(data['tokens'])}",
        f"stack: {' '.join(data['stack'])}",
        *_dealt_lines(data),
    ]


def _dealt_lines(data: dict[str, Any]) -> list[str]:
    """What was dealt for the modules; the tiles have a line in every record, even without the forum."""
    names = [name for name in dealt_names() if name in data or name == TILES]
    return [f"{name}: {' '.join(data.get(name, [])) or NONE}" for name in names]


_ESCAPES = {"\\": "\\\\", ",": "\\c", "\n": "\\n", "\r": "\\r"}
"""A name may contain anything; whatever would end it or the line is escaped."""


def _escape(name: str) -> str:
    return "".join(_ESCAPES.get(letter, letter) for letter in name)


def _unescape(text: str) -> str:
    plain = {escaped: letter for letter, escaped in _ESCAPES.items()}
    return re.sub(r"\\.", lambda found: plain.get(found[0], found[0]), text)


def _pairs(data: dict[str, Any]) -> str:
    return " ".join(f"{key}={_plain(value)}" for key, value in data.items() if value != "")


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class _Lines:
    """The lines of a record, with the place of an error."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.split("\n")
        self.file = file
        self.number = 0

    def next(self) -> str:
        if self.number >= len(self.lines):
            raise FileError(self.file, f"line {self.number}", "the record ends too early")
        self.number += 1
        return self.lines[self.number - 1]

    def fail(self, problem: str) -> FileError:
        return FileError(self.file, f"line {self.number}", problem)

    def begins(self, key: str) -> bool:
        """Whether the next line has this key."""
        return self.number < len(self.lines) and self.lines[self.number].startswith(f"{key}: ")

    def header(self, key: str) -> str:
        line = self.next()
        if not line.startswith(f"{key}: "):
            raise self.fail(f"'{key}: ...' expected, found {line!r}")
        return line.removeprefix(f"{key}: ")


def read_record(text: str, file: str = "record") -> Record:
    """A record from its text; damage is refused with the line and the reason."""
    lines = _Lines(text, file)
    if lines.next() != TITLE:
        raise lines.fail(f"'{TITLE}' expected")
    setup, names = _read_header(lines)
    if lines.next() != "":
        raise lines.fail("an empty line expected between header and moves")
    moves = _read_moves(lines, setup)
    result = lines.header("result")
    record = Record(setup, names, moves, result)
    _check(record, lines)
    if write_record(record) != text:
        raise lines.fail("not written as a record is: spaces, order or trailing text")
    return record


def _read_header(lines: _Lines) -> tuple[SetUp, list[str]]:
    version = lines.header("rules")
    if version != RULES_VERSION:
        raise lines.fail(f"rules version {version}; this engine plays version {RULES_VERSION}")
    options: dict[str, Any] = {"map": lines.header("map"), **_options(lines, lines.header("options"))}
    names = _read_names(lines, lines.header("seats"), options.get("players", 0))
    data = {
        "options": options,
        "seed": _number(lines, lines.header("seed")),
        "first": _number(lines, lines.header("first")),
        "tokens": dict(_split_pairs(lines, lines.header("tokens"))),
        "stack": lines.header("stack").split(" "),
    }
    for name in dealt_names():
        if name == TILES or lines.begins(name):
            data[name] = _words(lines.header(name))
    if data[TILES] == []:
        del data[TILES]
    try:
        setup = setup_from(data, lines.file)
        check_deal(setup, lines.file)
        return setup, names
    except FileError as error:
        raise FileError(lines.file, f"header, {error.place}", error.problem) from error


def _words(text: str) -> list[str]:
    return [] if text == NONE else text.split(" ")


def _split_pairs(lines: _Lines, text: str) -> list[tuple[str, str]]:
    pairs = []
    for pair in text.split(" "):
        key, equals, value = pair.partition("=")
        if not equals:
            raise lines.fail(f"{pair!r} is not written as key=value")
        pairs.append((key, value))
    return pairs


def _options(lines: _Lines, text: str) -> dict[str, Any]:
    return {key: _option(lines, key, value) for key, value in _split_pairs(lines, text)}


def _option(lines: _Lines, name: str, text: str) -> Any:
    """The value of an option; an option that doesn't exist is refused later, with the rest of the options."""
    if name in OPTIONS and isinstance(OPTIONS[name].kind, Number):
        return _number(lines, text)
    return {"yes": True, "no": False}.get(text, text)


def _number(lines: _Lines, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise lines.fail(f"{text!r} is not a number") from None


def _read_names(lines: _Lines, text: str, players: int) -> list[str]:
    names = []
    for number, entry in enumerate(text.split(", ")):
        seat, equals, name = entry.partition("=")
        if not equals or number >= len(SEATS) or seat != SEATS[number]:
            raise lines.fail(f"{entry!r} is not the name of seat {number + 1}")
        names.append(_unescape(name))
    if len(names) != players:
        raise lines.fail(f"{len(names)} seats named for {players} players")
    return names


def _read_moves(lines: _Lines, setup: SetUp) -> list[tuple[Seat, str]]:
    moves: list[tuple[Seat, str]] = []
    while True:
        line = lines.next()
        if line == "":
            return moves
        number, _, rest = line.partition(" ")
        seat, _, text = rest.partition(" ")
        if number != str(len(moves) + 1):
            raise lines.fail(f"move {len(moves) + 1} expected, found {line!r}")
        if seat not in (*SEATS[: setup.players], CHANCE_NAME) or not text or text != " ".join(text.split()):
            raise lines.fail(f"'{number} seat move' expected, found {line!r}")
        moves.append((CHANCE if seat == CHANCE_NAME else Seat(SEATS.index(seat)), text))


def _check(record: Record, lines: _Lines) -> None:
    """Replay the moves: each must be legal for its seat, and the result must match."""
    state = begin(record.setup)
    first_move = lines.number - len(record.moves) - 1
    for number, (seat, text) in enumerate(record.moves):
        lines.number = first_move + number
        asked = state.decision.seat
        if asked != seat:
            other = "nobody" if asked == NOBODY else mover_name(asked)
            raise lines.fail(f"{mover_name(seat)} is not asked here, but {other}")
        try:
            state = apply(state, parse_move(state, text))
        except ValueError as error:
            raise lines.fail(f"illegal move {error}") from error
    lines.number = first_move + len(record.moves) + 1
    if result_text(state) != record.result:
        raise lines.fail(f"the moves give '{result_text(state)}', not '{record.result}'")
