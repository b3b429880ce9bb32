"""One game of the arena: who sat where, how it ended, and how much CPU time the bots took."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from concordia_game.arena.endings import ending_of
from concordia_game.arena.openings import Opening, note
from concordia_game.arena.tile_offers import TileOffer, by_lot, offer_of
from concordia_game.bots import Bot, view_for
from concordia_game.bots.seating import Entrant, seated
from concordia_game.engine.deal import begin
from concordia_game.engine.ids import NOBODY, Seat, TileId
from concordia_game.engine.modules.forum.events import AuctionWon
from concordia_game.engine.modules.forum.part import tiles_of
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.scoring import ranking, score, team_totals
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import State
from concordia_game.games.beginning import new_setup


class Pairing:
    """A game to be played: the bots' names by seat, the options, and the seed for the deal and the bots."""

    def __init__(self, names: list[str], options: Options, seed: int, tiles_by_lot: bool = False) -> None:
        self.names = names
        self.options = options
        self.seed = seed
        self.tiles_by_lot = tiles_by_lot
        """Whether forum tiles are handed out by lot: whoever could take one gets any of them."""
        self.own: Mapping[str, Entrant] = {}
        """Bots that go by another name than their own."""

    def bots(self) -> list[Bot]:
        """Fresh bots, one for each seat."""
        return [seated(self.own.get(name, name), name) for name in self.names]


class SeatResult:
    """What one seat got out of a game."""

    def __init__(self, name: str, points: int, place: int, margin: int) -> None:
        self.name = name
        self.points = points
        self.place = place
        """0 for the winner; partners share their place."""
        self.margin = margin
        """Points ahead of the best other seat; of a team, ahead of the best other team."""
        self.decisions = 0
        self.seconds = 0.0
        self.gods: dict[str, int] = {}
        self.cards: list[str] = []
        """Those acquired during the game."""
        self.tiles: list[str] = []
        self.offers: list[TileOffer] = []
        """The tiles that it could have taken, and took."""
        self.auctioned: dict[str, int] = {}
        """The tile that it won in an auction, and the winning bid."""
        self.opening = Opening()


class Side:
    """A seat, or two partners, who win or lose together (V2.1)."""

    def __init__(self, seats: list[SeatResult]) -> None:
        self.seats = seats
        self.name = seats[0].name
        """The bot: one bot has all seats of a side, unless they were seated by hand."""
        self.place = seats[0].place
        self.margin = seats[0].margin
        self.points = sum(seat.points for seat in seats)

    def gods(self) -> dict[str, int]:
        """The points of each god."""
        return {god: sum(seat.gods[god] for seat in self.seats) for god in self.seats[0].gods}

    def cards(self) -> list[str]:
        """The kinds of cards acquired."""
        return sorted({card for seat in self.seats for card in seat.cards})

    def tiles(self) -> list[str]:
        """The tiles held, in the order of the seats."""
        return list(dict.fromkeys(tile for seat in self.seats for tile in seat.tiles))


class GameResult:
    """A finished game; without teams everybody plays alone."""

    def __init__(self, seats: list[SeatResult], turns: int, teams: int = 0, seed: int = 0) -> None:
        self.seats = seats
        self.seed = seed
        """What it was dealt from."""
        self.turns = turns
        self.sides = [Side(seats[first :: teams or len(seats)]) for first in range(teams or len(seats))]
        """Who wins or loses together, in turn order of the first."""
        self.ending = ""
        """What triggered the end."""
        self.ended_by: Seat | None = None
        """Who did, and so took Concordia."""

    def row(self) -> dict[str, Any]:
        """The game in a line: by seat the bot, its points and its place, which partners share."""
        return {
            "seed": self.seed,
            "bots": [seat.name for seat in self.seats],
            "points": [seat.points for seat in self.seats],
            "places": [seat.place for seat in self.seats],
            "turns": self.turns,
        }

    def data(self) -> dict[str, Any]:
        """What a tournament counts of it, as plain data from which `result_from` makes it again."""
        return {
            **self.row(),
            "margins": [seat.margin for seat in self.seats],
            "decisions": [seat.decisions for seat in self.seats],
            "seconds": [round(seat.seconds, 3) for seat in self.seats],
            "sides": len(self.sides),
        }


class Clock:
    """Counts every seat's decisions, the time they took, and the tiles that it was offered and held."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.tiles: list[set[TileId]] = [set() for _ in range(seats)]
        self.offers: list[list[TileOffer]] = [[] for _ in range(seats)]
        self.auctioned: list[dict[str, int]] = [{} for _ in range(seats)]
        self.openings = [Opening() for _ in range(seats)]
        self.ending = ""

    def note(self, seat: Seat, seconds: float) -> None:
        """Note one decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds

    def came(self, state: State) -> None:
        """Note what came of a move."""
        self.ending = self.ending or ending_of(state)
        note(self.openings, state)
        for player in state.players:
            self.tiles[player.seat].update(tiles_of(state, player.seat))
        for event in state.happened:
            if isinstance(event, AuctionWon):
                self.auctioned[event.seat] = {state.setup.box.tile_ids[event.tile]: event.bid}


def play_pairing(pairing: Pairing) -> GameResult:
    """Play one game with fresh bots; every seat has its own random numbers."""
    bots = pairing.bots()
    clock = Clock(len(bots))
    lot = Random(f"{pairing.seed} lot") if pairing.tiles_by_lot else None
    state = play_timed(begin(new_setup(pairing.options, pairing.seed)), bots, pairing.seed, clock, lot)
    return result_of(state, pairing.names, clock)


def play_timed(
    state: State, bots: Sequence[Bot], seed: int, clock: Clock, lot: Random | None = None
) -> State:
    """The last position of a game; with a `lot`, it hands out the forum's tiles."""
    chances = [Random(f"{seed} {seat}") for seat in state.setup.seats]
    state = past_chance(state)
    while (seat := state.decision.seat) != NOBODY:
        moves = legal_moves(state)
        began = time.process_time()
        move = by_lot(state, moves, lot) if lot else None
        if move is None:
            move = bots[seat](view_for(state, seat), state.decision, moves, chances[seat])
        clock.note(seat, time.process_time() - began)
        offer = offer_of(state, moves, move, lot is not None)
        if offer:
            clock.offers[seat].append(offer)
        state = apply(state, move)
        clock.came(state)
        state = past_chance(state)
    return state


def result_of(state: State, names: list[str], clock: Clock) -> GameResult:
    """What the last position says about every seat."""
    scores = [score(state, seat) for seat in state.setup.seats]
    teams, totals = state.setup.teams, team_totals(state)
    places = list(dict.fromkeys(teams[seat] for seat in ranking(state)))
    seats: list[SeatResult] = []
    for seat, name in zip(state.setup.seats, names, strict=True):
        team = teams[seat]
        margin = totals[team] - max(total for other, total in enumerate(totals) if other != team)
        result = SeatResult(name, scores[seat].total, places.index(team), margin)
        result.decisions, result.seconds = clock.decisions[seat], clock.seconds[seat]
        result.gods = dict(zip(GODS, scores[seat].gods, strict=True))
        player = state.players[seat]
        first = state.setup.box.starting_hand(seat, state.setup.players)
        bought = Counter(player.hand + player.discard) - Counter(first)
        result.cards = [state.setup.cards[kind].id for kind in sorted(bought.elements())]
        result.tiles = [state.setup.tiles[number].id for number in sorted(clock.tiles[seat])]
        result.offers, result.auctioned = clock.offers[seat], clock.auctioned[seat]
        result.opening = clock.openings[seat]
        seats.append(result)
    game = GameResult(seats, state.turn, len(totals), state.setup.seed)
    game.ending, game.ended_by = clock.ending, state.concordia
    return game


def result_from(data: Mapping[str, Any]) -> GameResult:
    """A game as a tournament counts it; what only statistics look at is not kept."""
    seats: list[SeatResult] = []
    for seat, name in enumerate(data["bots"]):
        result = SeatResult(name, data["points"][seat], data["places"][seat], data["margins"][seat])
        result.decisions, result.seconds = data["decisions"][seat], data["seconds"][seat]
        seats.append(result)
    return GameResult(seats, data["turns"], data["sides"], data["seed"])
