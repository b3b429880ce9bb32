"""Who sits where: people and bots."""

from __future__ import annotations

from concordia_game.bots import Bot, load_bot
from concordia_game.engine.ids import SEATS, Seat

HUMAN = "human"
"""The name that a record gives to a seat played by a person."""


def seat_numbers(names: str, players: int) -> list[Seat]:
    """Seats by their colours, separated by commas; `none` for a game between bots."""
    if names == "none":
        return []
    found = []
    for name in names.split(","):
        if name not in SEATS[:players]:
            raise ValueError(f"there is no seat {name!r} among {', '.join(SEATS[:players])}")
        found.append(Seat(SEATS.index(name)))
    return sorted(set(found))


def your_seat(first: int, players: int) -> Seat:
    """Where you sit if you don't choose: the deal draws the start player, whose seat is red (B1.6)."""
    return Seat(-first % players)


def seat_names(humans: list[Seat], bot: str, players: int) -> list[str]:
    """Who plays each seat: `human`, or the name of a bot."""
    return [HUMAN if seat in humans else bot for seat in range(players)]


def load_seats(names: list[str]) -> list[Bot | None]:
    """The bots of the seats; None where a person plays."""
    return [None if name == HUMAN else load_bot(name) for name in names]
