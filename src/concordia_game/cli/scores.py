"""The score by god: a table for people, plain data for programs."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from concordia_game.cli.output import SEAT_STYLES
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.scoring import Score, cards_of_gods, god_values, ranking, score
from concordia_game.engine.setup import CONCORDIA, GODS, MINERVA
from concordia_game.engine.state import State
from concordia_game.i18n.sentences import Sentences


def card_counts(state: State, seat: Seat) -> list[int]:
    """How many cards of each god a seat has, in hand and on the pile."""
    counts = cards_of_gods(state.setup, state.players[seat])
    counts[CONCORDIA] += state.concordia == seat
    return counts


def score_data(state: State) -> dict[str, Any]:
    """Points, cards and what a card of each god is worth, by seat."""
    seats = state.setup.seats
    return {
        "over": state.over,
        "scores": {SEATS[seat]: _points(score(state, seat)) for seat in seats},
        "cards": {SEATS[seat]: dict(zip(GODS, card_counts(state, seat), strict=True)) for seat in seats},
        "values": {
            SEATS[seat]: dict(zip(GODS[:MINERVA], god_values(state, state.players[seat]), strict=False))
            for seat in seats
        },
        "ranking": [SEATS[seat] for seat in ranking(state)],
        "winner": SEATS[ranking(state)[0]] if state.over else None,
    }


def _points(points: Score) -> dict[str, int]:
    return {**points.by_name(), "other": points.rest}


def score_table(words: Sentences, state: State) -> Table:
    """A row for each god: cards times value, and the points that they give."""
    seats = state.setup.seats
    table = Table("", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for seat in seats:
        table.add_column(Text(words.seat(seat), SEAT_STYLES[seat]), justify="right")
    points = [score(state, seat) for seat in seats]
    for god in range(len(GODS)):
        cells = [_cell(words, state, seat, god, points[seat]) for seat in seats]
        table.add_row(words.god(GODS[god]), *cells)
    if any(entry.rest for entry in points):
        table.add_row(words.say("ui-score-rest"), *[str(entry.rest) for entry in points])
    table.add_row(words.say("ui-score-total"), *[str(entry.total) for entry in points], style="bold")
    return table


def _cell(words: Sentences, state: State, seat: Seat, god: int, points: Score) -> str:
    count = card_counts(state, seat)[god]
    if god == CONCORDIA:
        return str(points.gods[god]) if count else "-"
    if god == MINERVA:
        return f"{words.say('terminal-cards', count=count)} {points.gods[god]:>3}" if count else "-"
    return f"{count} x {god_values(state, state.players[seat])[god]:>2} = {points.gods[god]:>3}"


def verdict(words: Sentences, state: State) -> str:
    """Who has won, or would win now."""
    order = ranking(state)
    totals = [score(state, seat).total for seat in order]
    if not state.over:
        id = "terminal-leads"
    else:
        id = "terminal-wins-tie" if totals[0] == totals[1] else "terminal-wins"
    return words.say(id, seat=words.seat(order[0]), points=totals[0])
