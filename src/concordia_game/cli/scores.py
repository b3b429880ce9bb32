"""The score by god: a table for people, plain data for programs."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from concordia_game.cli.output import SEAT_STYLES
from concordia_game.cli.words import team_name
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.scoring import Score, cards_of_gods, god_values, ranking, score, team_totals
from concordia_game.engine.setup import CONCORDIA, GODS, MINERVA
from concordia_game.engine.state import State
from concordia_game.games.standing import gods_in_play, teams_of_seats, winners
from concordia_game.i18n.sentences import Sentences


def card_counts(state: State, seat: Seat) -> list[int]:
    """How many cards of each god a seat has, in hand and on the pile."""
    counts = cards_of_gods(state.setup, state.players[seat])
    counts[CONCORDIA] += state.concordia == seat
    return counts


def score_data(state: State) -> dict[str, Any]:
    """Points, cards and what a card of each god is worth, by seat; in team play also the points by team."""
    seats = state.setup.seats
    gods = gods_in_play(state.setup)
    values = [god_values(state, state.players[seat]) for seat in seats]
    return {
        "over": state.over,
        "scores": {SEATS[seat]: _points(gods, score(state, seat)) for seat in seats},
        "cards": {SEATS[seat]: _by_name(gods, card_counts(state, seat)) for seat in seats},
        "values": {
            SEATS[seat]: _by_name([god for god in gods if god < MINERVA], values[seat]) for seat in seats
        },
        "ranking": [SEATS[seat] for seat in ranking(state)],
        "winner": SEATS[ranking(state)[0]] if state.over else None,
        **(_team_data(state) if state.setup.options.teams else {}),
    }


def _team_data(state: State) -> dict[str, Any]:
    scored = zip(teams_of_seats(state.setup), team_totals(state), strict=True)
    return {
        "teams": [{"seats": [SEATS[seat] for seat in team], "total": total} for team, total in scored],
        "winners": [SEATS[seat] for seat in winners(state)] if state.over else [],
    }


def _by_name(gods: list[int], figures: list[int]) -> dict[str, int]:
    return {GODS[god]: figures[god] for god in gods}


def _points(gods: list[int], points: Score) -> dict[str, int]:
    return {**_by_name(gods, points.gods), "total": points.total, "other": points.rest}


def score_table(words: Sentences, state: State) -> Table:
    """A row for each god in play: cards times value, and the points that they give; partners side by side."""
    teams = teams_of_seats(state.setup)
    seats = [seat for team in teams for seat in team] or state.setup.seats
    table = Table("", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for seat in seats:
        table.add_column(Text(words.seat(seat), SEAT_STYLES[seat]), justify="right")
    points = [score(state, seat) for seat in seats]
    for god in gods_in_play(state.setup):
        cells = [_cell(words, state, entry.seat, god, entry) for entry in points]
        table.add_row(words.god(GODS[god]), *cells)
    if any(entry.rest for entry in points):
        table.add_row(words.say("ui-score-rest"), *[str(entry.rest) for entry in points])
    table.add_row(words.say("ui-score-total"), *[str(entry.total) for entry in points], style="bold")
    if teams:
        totals = [cell for total in team_totals(state) for cell in ("", str(total))]
        table.add_row(words.say("ui-team-total"), *totals, style="bold")
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
    totals = sorted(team_totals(state), reverse=True)
    best = winners(state)
    end = "-team" if len(best) > 1 else ""
    if not state.over:
        return words.say(f"terminal-leads{end}", **_first(words, best), points=totals[0])
    tie = totals[0] == totals[1]
    id = f"terminal-wins{end}-tie" if tie else f"terminal-wins{end}"
    return words.say(id, **_first(words, best), points=totals[0])


def _first(words: Sentences, best: list[Seat]) -> dict[str, str]:
    return {"team": team_name(words, best)} if len(best) > 1 else {"seat": words.seat(best[0])}
