"""Record files: a header, numbered moves, the result.

What is written is read as the same record, and text -> record -> text is the identity for it. Reading goes
by content, so that what a person or an older version wrote otherwise means the same. See docs/records.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from concordia_game.engine.deal import begin
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.ids import CHANCE, NOBODY, SEATS, Seat
from concordia_game.engine.play import apply
from concordia_game.engine.scoring import ranking, score
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.header import Header, header_lines, read_header
from concordia_game.files.lines import Lines
from concordia_game.files.setups import setup_data
from concordia_game.files.versions import possible_cause
from concordia_game.notation.texts import IllegalMoveText, parse_move

FORMAT = 1
TITLE = f"concordia record {FORMAT}"
UNFINISHED = "unfinished"
AGREED, RESIGNED = "agreed", "resigned "
"""What a result adds where a game ended before its time, or somebody gave up."""
CHANCE_NAME = "chance"

Played = tuple[Seat, str]
"""A move and who made it."""


@dataclass
class _Seen:
    """Positions that moves were seen to lead to."""

    setup: SetUp
    moves: list[Played]
    states: list[State]


@dataclass(eq=False, repr=False)
class Record:
    """A game as it is written down."""

    setup: SetUp
    names: list[str]
    moves: list[Played]
    result: str
    _seen: _Seen | None = field(default=None, init=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._content() == other._content()

    __hash__ = None  # type: ignore[assignment]  # it can be changed

    def _content(self) -> tuple[Any, ...]:
        return (setup_data(self.setup), self.names, self.moves, self.result)

    def __repr__(self) -> str:
        options = self.setup.options
        return f"<Record on {options.map}, {options.players} players, {len(self.moves)} moves, {self.result}>"

    def __getstate__(self) -> dict[str, Any]:
        """A copy, or what is pickled, is the content; positions can be had again."""
        return {**self.__dict__, "_seen": None}

    def keep(self, states: list[State]) -> None:
        """Remember the positions that its moves lead to, the first included: nobody replays them again."""
        self._seen = _Seen(self.setup, list(self.moves), states)

    def positions(self) -> list[State]:
        """The first position and that after each move; only what has not been seen yet is replayed."""
        states = self._known()
        for seat, text in self.moves[len(states) - 1 :]:
            states.append(after(states[-1], seat, text))
        self.keep(list(states))
        return states

    def _known(self) -> list[State]:
        """Those seen before, as far as the moves are still the same."""
        seen = self._seen
        if seen is None or seen.setup is not self.setup:
            return [begin(self.setup)]
        same = 0
        while same < min(len(self.moves), len(seen.moves)) and self.moves[same] == seen.moves[same]:
            same += 1
        return seen.states[: same + 1]


def after(state: State, seat: Seat, text: str) -> State:
    """The position after a recorded move; an error says why it can't have been made."""
    asked = state.decision.seat
    if asked != seat:
        other = "nobody" if asked == NOBODY else mover_name(asked)
        raise ConcordiaError(f"{mover_name(seat)} is not asked here, but {other}")
    return apply(state, parse_move(state, text))


def result_text(state: State, agreed: bool = False, resigned: Sequence[Seat] = ()) -> str:
    """The scores by seat and the winner, or `unfinished`.

    A game may have ended before its time, with the scores of that moment: because all `agreed`, or else
    because these seats have `resigned`. They may also have resigned in a game that was played to its end.
    """
    agreed = agreed and not state.over
    if not state.over and not agreed and not resigned:
        return UNFINISHED
    points = [f"{SEATS[seat]} {score(state, seat).total}" for seat in state.setup.seats]
    first, *_ = ranked(state, [] if state.over or agreed else resigned)
    parts = [", ".join(points), f"winner {SEATS[first]}"]
    parts += [AGREED] if agreed else []
    parts += [RESIGNED + " ".join(SEATS[seat] for seat in resigned)] if resigned else []
    return "; ".join(parts)


def ranked(state: State, resigned: Sequence[Seat]) -> list[Seat]:
    """The seats from the first to the last, but sides that have resigned as a whole come after all others."""
    teams = state.setup.teams
    playing = {teams[seat] for seat in state.setup.seats if seat not in resigned}
    return sorted(ranking(state), key=lambda seat: teams[seat] not in playing)


def ending_of(result: str, setup: SetUp) -> tuple[bool, list[Seat]]:
    """What a result says of an end before its time."""
    parts = result.split("; ")[2:]
    named = {name for part in parts if part.startswith(RESIGNED) for name in part.split()[1:]}
    return AGREED in parts, [seat for seat in setup.seats if SEATS[seat] in named]


def mover_name(seat: Seat) -> str:
    """Who made a move: a seat's colour, or chance."""
    return CHANCE_NAME if seat == CHANCE else SEATS[seat]


def write_record(record: Record) -> str:
    """The text of a record."""
    lines = [TITLE, *header_lines(record.setup, record.names), ""]
    for number, (seat, text) in enumerate(record.moves, 1):
        lines.append(f"{number} {mover_name(seat)} {text}")
    return "\n".join([*lines, "", f"result: {record.result}", ""])


def read_record(text: str, file: str = "record") -> Record:
    """A record from its text, replayed once; damage is refused with the line and the reason."""
    lines = Lines(text, file)
    _read_title(lines)
    header = read_header(lines)
    record = Record(header.setup, header.names, [], "")
    states = _replayed(lines, header, record.moves)
    record.result = _read_result(lines, header, states[-1])
    record.keep(states)
    return record


def _read_title(lines: Lines) -> None:
    title = " ".join((lines.ahead() or "").split())
    if title == TITLE:
        lines.take()
        return
    other = re.fullmatch(r"concordia record ([0-9]+)", title)
    known = f"; this version reads format {FORMAT}" if other else ""
    raise lines.fail(f"'{TITLE}' expected{known}")


def _replayed(lines: Lines, header: Header, moves: list[Played]) -> list[State]:
    """Read the moves and make each of them; it must be legal for its seat."""
    states = [begin(header.setup)]
    while (line := lines.ahead()) is not None and not line.startswith("result:"):
        seat, text = _read_move(lines, len(moves) + 1, header.setup)
        try:
            states.append(after(states[-1], seat, text))
        except IllegalMoveText as error:
            raise _outlawed(lines, header, f"illegal move {error}", error) from error
        except ValueError as error:
            raise _outlawed(lines, header, str(error)) from error
        moves.append((seat, text))
    return states


def _read_move(lines: Lines, number: int, setup: SetUp) -> Played:
    line = lines.take()
    found, seat, *words = [*line.split(), ""]
    if found != str(number):
        raise lines.fail(f"move {number} expected, found {line!r}")
    if seat not in (*SEATS[: setup.players], CHANCE_NAME) or not words[:-1]:
        raise lines.fail(f"'{number} seat move' expected, found {line!r}")
    return CHANCE if seat == CHANCE_NAME else Seat(SEATS.index(seat)), " ".join(words[:-1])


def _read_result(lines: Lines, header: Header, state: State) -> str:
    """The result, which must be the one that the moves lead to; nothing comes after it."""
    result = " ".join(lines.take().removeprefix("result:").split())
    given = result_text(state, *ending_of(result, header.setup))
    if result != given:
        raise _outlawed(lines, header, f"the moves give '{given}', not '{result}'")
    if lines.ahead() is not None:
        extra = lines.take()
        raise lines.fail(f"nothing comes after the result, found {extra!r}")
    return result


def _outlawed(
    lines: Lines, header: Header, problem: str, refused: IllegalMoveText | None = None
) -> FileError:
    """The error for what does not replay: damage, or what a later version of the rules has corrected."""
    cause = possible_cause(header.rules)
    reason = refused.reason if refused else None
    error = lines.fail(f"{problem} ({cause})" if cause else problem, reason=reason)
    error.setup = header.setup
    return error
