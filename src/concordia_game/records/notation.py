"""Moves as text and back: one lower-case ASCII form for every move (a contract)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from concordia_game.engine import moves as m
from concordia_game.engine.goods import GOODS
from concordia_game.engine.moves import KIND_NAMES, Move
from concordia_game.engine.play import legal_moves
from concordia_game.engine.setup import SEATS, SetUp
from concordia_game.engine.state import State
from concordia_game.records.errors import IllegalMoveText, Reason

Writer = Callable[[SetUp, Any], str]


def _settle(setup: SetUp, move: m.Settle) -> str:
    return f"settle {KIND_NAMES[move.kind]} {setup.board.cities[move.city].id}"


def _recruit(setup: SetUp, move: m.Recruit) -> str:
    place = "" if move.city < 0 else f" {setup.board.cities[move.city].id}"
    return f"recruit {KIND_NAMES[move.kind]}{place}"


def _move(setup: SetUp, move: m.MoveColonist) -> str:
    places = setup.board.place_ids
    return f"move {KIND_NAMES[move.kind]} {places[move.origin]} > {places[move.route]}"


def _visit(setup: SetUp, move: m.Visit) -> str:
    assert setup.market is not None
    return f"market {setup.market.offers[move.offer].word}"


def mix_words(mix: tuple[int, ...]) -> list[str]:
    """Goods by name, each as often as it counts, from brick to salt."""
    return [GOODS[good] for good, count in enumerate(mix) for _ in range(count)]


_WRITERS: dict[type[Move], Writer] = {
    m.Done: lambda _, move: "done",
    m.PlayCard: lambda setup, move: setup.cards[move.card].word,
    m.MoveColonist: _move,
    m.Build: lambda setup, move: f"build {setup.board.cities[move.city].id}",
    m.Produce: lambda setup, move: f"produce {setup.board.provinces[move.province].id}",
    m.Income: lambda _, move: "income",
    m.Settle: _settle,
    m.Tax: lambda _, move: "tax",
    m.Sell: lambda _, move: f"sell {GOODS[move.good]} {move.count}",
    m.Buy: lambda _, move: f"buy {GOODS[move.good]} {move.count}",
    m.Copy: lambda _, move: f"copy {SEATS[move.seat]}",
    m.Take: lambda _, move: f"take {move.space}",
    m.PayGoods: lambda _, move: " ".join(["pay", *mix_words(move.mix)]),
    m.Forgo: lambda _, move: f"forgo {GOODS[move.good]}",
    m.Recruit: _recruit,
    m.CopySpace: lambda _, move: f"copy {move.space}",
    m.TurnSalt: lambda _, move: f"as {GOODS[move.good]}",
    m.UseTile: lambda setup, move: f"use {setup.tiles[move.tile].id}",
    m.TakeTile: lambda _, move: f"take-tile {move.space}",
    m.SkipTile: lambda _, move: "skip-tile",
    m.KeepTile: lambda setup, move: f"keep {setup.tiles[move.tile].id}",
    m.OpenBid: lambda setup, move: f"bid {setup.tiles[move.tile].id} {move.bid}",
    m.Bid: lambda _, move: f"bid {move.bid}",
    m.Pass: lambda _, move: "pass",
    m.Swap: lambda _, move: f"swap {GOODS[move.good]}",
    m.Choose: lambda _, move: f"choose {GOODS[move.good]}",
    m.Draw: lambda setup, move: f"draw {setup.tiles[move.tile].id}",
    m.Visit: _visit,
    m.Close: lambda _, move: "close",
}


def move_text(setup: SetUp, move: Move) -> str:
    """The text of a move."""
    return _WRITERS[type(move)](setup, move)


def legal_texts(state: State) -> dict[str, Move]:
    """Every legal move under its text."""
    return {move_text(state.setup, move): move for move in legal_moves(state)}


def parse_move(state: State, text: str) -> Move:
    """The legal move that a text names; otherwise an error that says why it is not legal."""
    words = " ".join(text.split())
    move = legal_texts(state).get(words)
    if move is None:
        # Here and not above: the reasons are told in terms of the notation.
        from concordia_game.records.why import why_not

        raise IllegalMoveText(text, why_not(state, text) or Reason("unknown_move"))
    return move
