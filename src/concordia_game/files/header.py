"""The header of a record: the rules, what was agreed on, who sits where, and what was dealt."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from concordia_game.data.own_tiles import written
from concordia_game.engine.ids import SEATS
from concordia_game.engine.kinds import Number
from concordia_game.engine.options import OPTIONS
from concordia_game.engine.setup import SetUp
from concordia_game.files.errors import FileError
from concordia_game.files.lines import Lines
from concordia_game.files.older import FIRST_VERSION
from concordia_game.files.options import chosen_data
from concordia_game.files.setups import check_deal, dealt_names, setup_data, setup_from
from concordia_game.files.versions import is_known, rules_version

NONE = "none"
TILES = "tiles"
PATRICIANS = "patricians"
DECKS = "decks"
OWN_TILES = "own_tiles"
NEEDED = ("rules", "map", "options", "seats", "seed", "first", "tokens", "stack")
"""What every header has; the rest is there for some games only."""


@dataclass
class Header:
    """What stands above the moves."""

    rules: str
    setup: SetUp
    names: list[str]


def header_lines(setup: SetUp, names: list[str]) -> list[str]:
    """The header as it is written."""
    data = setup_data(setup)
    return [
        f"rules: {rules_version()}",
        f"map: {setup.options.map}",
        f"options: {_pairs(_told_options(setup))}",
        f"seats: {', '.join(f'{SEATS[n]}={_escape(name)}' for n, name in enumerate(names))}",
        *([f"{OWN_TILES}: {written(data[OWN_TILES])}"] if OWN_TILES in data else []),
        f"seed: {data['seed']}",
        f"first: {data['first']}",
        f"tokens: {_pairs(data['tokens'])}",
        f"stack: {' '.join(data['stack'])}",
        *([f"{DECKS}: {' '.join(map(str, data[DECKS]))}"] if DECKS in data else []),
        *_dealt_lines(data),
    ]


def _told_options(setup: SetUp) -> dict[str, Any]:
    """What was chosen, and how many play; the map has its own line."""
    told = {"players": setup.players, **chosen_data(setup.options)}
    return {name: told[name] for name in sorted(told) if name != "map"}


def _dealt_lines(data: dict[str, Any]) -> list[str]:
    """What was dealt for the modules; the tiles have a line in every record."""
    names = [name for name in dealt_names() if name in data or name == TILES]
    return [f"{name}: {' '.join(data.get(name, [])) or NONE}" for name in names]


_ESCAPES = {"\\": "\\\\", ",": "\\c", "\n": "\\n", "\r": "\\r"}
"""A name may hold anything; what would end it or the line is written differently."""


def _escape(name: str) -> str:
    return "".join(_ESCAPES.get(letter, letter) for letter in name)


def _unescape(text: str) -> str:
    plain = {escaped: letter for letter, escaped in _ESCAPES.items()}
    return re.sub(r"\\.", lambda found: plain.get(found[0], found[0]), text)


def _pairs(data: dict[str, Any]) -> str:
    return " ".join(f"{key}={_plain(value)}" for key, value in data.items())


def _plain(value: Any) -> str:
    """A value as one word; the path of a file may have spaces."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return re.sub(r"[\s%]", lambda found: quote(found[0]), str(value))


class _Entries:
    """The lines of a header by their keys."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._found: dict[str, tuple[int, str]] = {}

    def note(self, key: str, value: str) -> None:
        """The line that was just read."""
        if key not in (*NEEDED, DECKS, OWN_TILES, *dealt_names()):
            raise self._lines.fail(f"this version does not know {key!r} in the header of a record")
        if key in self._found:
            raise self._lines.fail(f"{key!r} stands there twice")
        self._found[key] = (self._lines.number, value)

    def has(self, key: str) -> bool:
        """Whether there is such a line."""
        return key in self._found

    def value(self, key: str) -> str:
        """What a line says."""
        return self._found[key][1]

    def fail(self, key: str, problem: str) -> FileError:
        """The error for a line."""
        return self._lines.fail(problem, self._found[key][0])

    def json(self, key: str) -> Any:
        """What a line says as JSON."""
        try:
            return json.loads(self.value(key))
        # A number with too many digits is another ValueError, endless brackets are a RecursionError.
        except (ValueError, RecursionError) as error:
            raise self.fail(key, f"not JSON: {error}") from error

    def words(self, key: str) -> list[str]:
        """What a line lists."""
        found = self.value(key).split()
        return [] if found == [NONE] else found

    def number(self, key: str) -> int:
        """The whole number of a line."""
        return self.whole(key, self.value(key).strip())

    def whole(self, key: str, text: str) -> int:
        """A whole number that stands in a line."""
        if not re.fullmatch(r"-?[0-9]{1,40}", text):
            raise self.fail(key, f"{text!r} is not a number")
        return int(text)

    def pairs(self, key: str) -> dict[str, str]:
        """What a line says as name=value."""
        found: dict[str, str] = {}
        for pair in self.value(key).split():
            name, equals, value = pair.partition("=")
            if not equals:
                raise self.fail(key, f"{pair!r} is not written as key=value")
            if name in found:
                raise self.fail(key, f"{name!r} stands there twice")
            found[name] = value
        return found


def read_header(lines: Lines) -> Header:
    """The header; what is wrong with it is told with its line."""
    entries = _Entries(lines)
    while (line := lines.ahead()) is not None and _is_header(line):
        key, colon, value = lines.take().partition(":")
        if not colon:
            raise lines.fail(f"'key: value' expected, found {line!r}")
        if key == "rules":
            _check_version(lines, value.strip())
        entries.note(key, value.removeprefix(" "))
    for key in NEEDED:
        if not entries.has(key):
            raise lines.fail(f"the header ends here without '{key}: ...'")
    setup = _read_setup(lines, entries)
    return Header(entries.value("rules").strip(), setup, _read_names(entries, setup.players))


def _is_header(line: str) -> bool:
    """Neither a move nor the result."""
    return not line.lstrip()[0].isdigit() and not line.startswith("result:")


def _check_version(lines: Lines, version: str) -> None:
    """A game by rules of which nothing is known here can't be replayed; one by older rules is tried."""
    if not is_known(version):
        raise lines.fail(f"rules version {version} is not known here; this engine plays {rules_version()}")


def _read_setup(lines: Lines, entries: _Entries) -> SetUp:
    data: dict[str, Any] = {
        "options": _read_options(entries),
        "seed": entries.number("seed"),
        "first": entries.number("first"),
        "tokens": entries.pairs("tokens"),
        "stack": entries.words("stack"),
    }
    if entries.has(OWN_TILES):
        data[OWN_TILES] = entries.json(OWN_TILES)
    if entries.has(DECKS):
        data[DECKS] = [entries.whole(DECKS, word) for word in entries.words(DECKS)]
    for name in dealt_names():
        if entries.has(name):
            data[name] = entries.words(name)
    if data.get(TILES) and PATRICIANS not in data and entries.value("rules").strip() != FIRST_VERSION:
        raise entries.fail(
            TILES, f"without '{PATRICIANS}: ...' only in a game of rules version {FIRST_VERSION}"
        )
    try:
        setup = setup_from(data, lines.file)
        check_deal(setup, lines.file)
        return setup
    except FileError as error:
        raise _at_its_line(entries, error) from error


def _at_its_line(entries: _Entries, error: FileError) -> FileError:
    """A fault of the set-up, told with the line that it stands in."""
    key, _, inner = error.place.partition(".")
    if error.place == "options.map":
        key, inner = "map", ""
    if not entries.has(key):
        # What the options bring into play, and nothing was dealt for.
        key, inner = "options", error.place
    return entries.fail(key, f"{inner}: {error.problem}" if inner else error.problem)


def _read_options(entries: _Entries) -> dict[str, Any]:
    found: dict[str, Any] = {"map": entries.value("map")}
    for name, text in entries.pairs("options").items():
        if name not in OPTIONS:
            problem = f"this version does not know the option {name!r}, so it can't replay the game"
            raise entries.fail("options", problem)
        if name in found:
            raise entries.fail("options", f"{name!r} has a line of its own")
        found[name] = _option(entries, name, text)
    return found


def _option(entries: _Entries, name: str, text: str) -> Any:
    if isinstance(OPTIONS[name].kind, Number):
        return entries.whole("options", text)
    if isinstance(OPTIONS[name].default, bool):
        return {"yes": True, "no": False}.get(text, text)
    return unquote(text)


def _read_names(entries: _Entries, players: int) -> list[str]:
    names = []
    for number, entry in enumerate(entries.value("seats").split(", ")):
        seat, equals, name = entry.partition("=")
        if not equals or number >= len(SEATS) or seat != SEATS[number]:
            raise entries.fail("seats", f"{entry!r} is not the name of seat {number + 1}")
        names.append(_unescape(name))
    if len(names) != players:
        raise entries.fail("seats", f"{len(names)} seats named for {players} players")
    return names
