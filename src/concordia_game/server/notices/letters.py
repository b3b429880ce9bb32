"""What a notice says, in the language of whoever gets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from concordia_game.engine.ids import Seat
from concordia_game.i18n import SOURCE, Translator, languages
from concordia_game.server.notices.question import OVER, own_seats
from concordia_game.server.store.rows import SeatRow
from concordia_game.server.tabletop import wire_seat

if TYPE_CHECKING:
    from concordia_game.server.tables.table import Table

TEST = "test"


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice in words; for programs also as what they stand for."""

    kind: str
    """turn, over or test"""
    title: str
    text: str
    link: str
    language: str
    game: str = ""
    board: str = ""
    seat: str = ""
    name: str = ""
    id: str = ""
    """The same if it is sent once more."""


def words(language: str) -> Translator:
    """The words of a language, or English ones."""
    return Translator(language if language in languages() else SOURCE)


def letter_of(table: Table, person: str, mark: str, language: str, base: str) -> Letter:
    """What somebody is told about a table."""
    say = words(language).format
    kind = OVER if mark == OVER else "turn"
    mine = own_seats(table, person)
    seat = next((own for own in mine if wire_seat(own) == table.sight.asked), mine[0] if mine else Seat(0))
    row = table.people.rows[seat]
    board = table.history.setup.board.name
    others = [_called(other, say) for other in table.people.rows if other.seat not in mine]
    named = ", ".join(filter(None, others))
    text = say("notice-game", board=board, others=named) if named else board
    return Letter(
        kind=kind,
        title=say(f"notice-{kind}"),
        text=text,
        link=f"{base}/game/{table.game.id}",
        language=language,
        game=table.game.id,
        board=table.history.setup.options.map,
        seat=wire_seat(seat),
        name=row.name,
    )


def _called(row: SeatRow, say: Callable[[str], str]) -> str:
    return row.name or (say(f"character-{row.character}") if row.character else "")


def trial_letter(language: str, base: str) -> Letter:
    """What somebody gets who wants to see whether it works."""
    say = words(language).format
    return Letter(TEST, say("notice-test"), say("notice-test-text"), base, language)
