"""The legal moves as a numbered menu, and what a typed line chooses from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from concordia_game.cli.hints import hint, starred_route, trade_price
from concordia_game.cli.layout import packed
from concordia_game.cli.words import about, beside, tile_help
from concordia_game.engine import moves as m
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import KIND_NAMES, ColonistKind, Good, PlaceId
from concordia_game.engine.modules.fish.moves import Close
from concordia_game.engine.modules.forum.moves import Bid, OpenBid, Pass, SkipTile
from concordia_game.engine.modules.teams.moves import Give
from concordia_game.engine.moves import Move
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.i18n.sentences import Sentences
from concordia_game.notation.texts import move_text

LEAVING = (m.Done, Close, SkipTile, Pass)
"""The moves that end an optional part have the number 0."""

SHOWN = 4
"""How many moves are named where a line could mean several."""

_TRADES_FIRST: dict[type[Move], int] = {m.Sell: 0, m.Buy: 1}


class Entry:
    """One line of the menu: its number, the move, and how it is written."""

    def __init__(self, number: int, move: Move, text: str) -> None:
        self.number = number
        self.move = move
        self.text = text


class Unclear(ValueError):
    """A typed line that fits several moves, or none."""


class Menu:
    """The answers to the decision of a position."""

    def __init__(self, words: Sentences, state: State) -> None:
        self.words = words
        self.state = state
        setup = state.setup
        listed = legal_moves(state)
        ordered = [move for move in listed if not isinstance(move, LEAVING)]
        ordered.sort(key=lambda move: _TRADES_FIRST.get(type(move), 2))
        self.entries = [Entry(n, move, move_text(setup, move)) for n, move in enumerate(ordered, 1)]
        self.entries += [
            Entry(0, move, move_text(setup, move)) for move in listed if isinstance(move, LEAVING)
        ]

    def choose(self, line: str) -> Move | None:
        """The move that a number, a text or a unique beginning names; None if nothing fits."""
        typed = " ".join(line.lower().split())
        if typed.isdecimal():
            return self._numbered(int(typed))
        for fits in (_is_text, _begins, _abbreviates):
            found = [entry for entry in self.entries if fits(entry.text, typed)]
            if len(found) == 1:
                return found[0].move
            if found:
                raise Unclear(_unclear(self.words, [entry.text for entry in found]))
        return None

    def _numbered(self, number: int) -> Move:
        for entry in self.entries:
            if entry.number == number:
                return entry.move
        raise Unclear(self.words.say("terminal-no-number", number=number))

    def show(self, console: Console) -> None:
        """Print it: colonists' moves and trades in blocks, all else with what it brings about."""
        blocks = list(self._blocks())
        grouped = {id(entry) for _, rows in blocks for _, entries in rows for entry in entries}
        for title, rows in blocks:
            console.print(Text(title, "bold"))
            console.print(self._block(rows, console.width))
        if any(isinstance(entry.move, m.MoveColonist) for entry in self.entries):
            console.print(Text(self.words.say("terminal-star"), "dim"))
        self._show_single([entry for entry in self.entries if id(entry) not in grouped], console)

    def _show_single(self, entries: list[Entry], console: Console) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold")
        table.add_column(no_wrap=True)
        table.add_column(style="dim")
        for entry in entries:
            said = self.words.move(self.state, entry.move)
            brings = hint(self.words, self.state, entry.move)
            table.add_row(f"{entry.number})", entry.text, beside(said, brings))
        console.print(table)

    def _blocks(self) -> Iterator[tuple[str, list[tuple[str, list[Entry]]]]]:
        yield from self._colonist_blocks()
        for title, kind in (("ui-sell", m.Sell), ("ui-buy", m.Buy)):
            rows = [(self.words.good(id), self._trades(kind, Good(good))) for good, id in enumerate(GOODS)]
            if any(entries for _, entries in rows):
                yield self.words.say(title), [row for row in rows if row[1]]
        yield from self._bids()
        gifts = [entry for entry in self.entries if isinstance(entry.move, Give)]
        if gifts:
            yield self.words.option("money_gifts"), [(self.words.say("terminal-sestertii-short"), gifts)]

    def _bids(self) -> Iterator[tuple[str, list[tuple[str, list[Entry]]]]]:
        say, points = self.words.say, self.words.say("ui-points-short")
        for tile in self.state.setup.tiles:
            bids = [e for e in self.entries if isinstance(e.move, OpenBid) and e.move.tile == tile.number]
            if bids:
                setup = self.state.setup
                title = say("terminal-bid-for", tile=self.words.tile(setup, tile.id))
                yield about(self.words, title, tile_help(self.words, setup, tile)), [(points, bids)]
        raises = [entry for entry in self.entries if isinstance(entry.move, Bid)]
        if raises:
            yield say("terminal-bid"), [(points, raises)]

    def _trades(self, kind: type[Move], good: Good) -> list[Entry]:
        return [
            entry
            for entry in self.entries
            if isinstance(entry.move, (m.Sell, m.Buy))
            and type(entry.move) is kind
            and entry.move.good == good
        ]

    def _colonist_blocks(self) -> Iterator[tuple[str, list[tuple[str, list[Entry]]]]]:
        say, board = self.words.say, self.state.setup.board
        groups: dict[tuple[ColonistKind, PlaceId], dict[int, list[Entry]]] = {}
        for entry in self.entries:
            if isinstance(entry.move, m.MoveColonist):
                by_steps = groups.setdefault((entry.move.kind, entry.move.origin), {})
                by_steps.setdefault(entry.move.steps, []).append(entry)
        for (kind, origin), by_steps in groups.items():
            place = self.words.place(board, board.place_ids[origin])
            title = say("terminal-colonist-at", kind=KIND_NAMES[kind], place=place)
            yield (
                title,
                [(say("ui-preview-steps", steps=steps), by_steps[steps]) for steps in sorted(by_steps)],
            )

    def _block(self, rows: list[tuple[str, list[Entry]]], width: int) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        room = width - max(cell_len(label) for label, _ in rows) - 2
        for label, entries in rows:
            table.add_row(Text(label, "dim"), packed([self._cell(entry) for entry in entries], "  ", room))
        return table

    def _cell(self, entry: Entry) -> Text:
        return Text.assemble((f"{entry.number:>3})", "bold"), f" {self._short(entry)}")

    def _short(self, entry: Entry) -> str:
        """What tells an entry from its neighbours: the route, the number of goods, the bid, the sum."""
        if isinstance(entry.move, m.MoveColonist):
            return starred_route(self.state, entry.move)
        if isinstance(entry.move, (m.Sell, m.Buy)):
            price = trade_price(self.state, entry.move)
            return self.words.say("terminal-trade", count=entry.move.count, price=price)
        return entry.text.rsplit(" ", 1)[-1]


def _is_text(text: str, words: str) -> bool:
    return text == words


def _begins(text: str, words: str) -> bool:
    return text.startswith(words)


def _abbreviates(text: str, words: str) -> bool:
    """`aq` or `bu aq` for `build aquileia`: words that begin some of the text's, in their order."""
    typed, whole = words.split(), text.split()
    starts = range(len(whole) - len(typed) + 1)
    return any(all(map(_begins_word, whole[start:], typed)) for start in starts)


def _begins_word(whole: str, typed: str) -> bool:
    return whole == typed if whole.isdecimal() else whole.startswith(typed)


def _unclear(words: Sentences, texts: Sequence[str]) -> str:
    """The moves that a line could mean, as they are typed."""
    id = "terminal-unclear-more" if len(texts) > SHOWN else "terminal-unclear"
    return words.say(id, moves=", ".join([f"`{text}`" for text in texts[:SHOWN]]))
