"""A game at the terminal: bots play, people are asked, and everything that happens is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from concordia_game.bots import Bot
from concordia_game.bots.match import own_answer
from concordia_game.cli.advice import show_hints, show_standing
from concordia_game.cli.asking import Lines
from concordia_game.cli.board_view import headline, holdings, show_board
from concordia_game.cli.help import show_help, show_tiles
from concordia_game.cli.keeper import Keeper
from concordia_game.cli.log import Log
from concordia_game.cli.menu import Menu, Unclear
from concordia_game.cli.scores import score_table, verdict
from concordia_game.cli.words import about
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.modules.forum.auction import RaiseBid
from concordia_game.engine.moves import Move
from concordia_game.engine.reasons import Reason
from concordia_game.notation.why import why_not


class Leave(Exception):
    """The player wants to stop."""


class Table:
    """People and bots around one game."""

    def __init__(self, keeper: Keeper, bots: list[Bot | None], console: Console) -> None:
        self.words = words = keeper.words
        self.game = game = keeper.game
        self.bots = bots
        self.keeper = keeper
        self.console = console
        self.lines = Lines()
        self.log = Log(words, game, console)
        self.rng = Random(game.setup.seed)
        self.shown_turn = -1
        self.commands: dict[str, Callable[[], None]] = {
            "?": lambda: show_help(self.console, words, self.game.state),
            "b": self.show_board,
            "l": self.log.show,
            "s": self.show_scores,
            "w": lambda: show_standing(self.console, words, self.game.state),
            "h": lambda: show_hints(self.console, words, self.game.state),
            "t": lambda: show_tiles(self.console, words, self.game.state),
            "r": lambda: self.say(self.keeper.save()),
        }

    def run(self) -> None:
        """Play to the end."""
        self.log.note(self.game.state.events)
        while not self.game.over:
            self.play_one()
        self.log.flush()
        self.show_board()
        self.show_scores()
        self.say(verdict(self.words, self.game.state))

    def play_one(self) -> None:
        """Let whoever is asked answer; a bot's turn is told when it is over."""
        answer = own_answer(self.game.state, self.bots, self.rng)
        if answer is None:
            self.play_person(self.game.state.decision.seat)
        else:
            self.make(answer)

    def make(self, move: Move) -> None:
        """Play a move; the game leaves those of chance to us, so that they can be told."""
        self.log.note(self.game.play(move).events)

    def play_person(self, seat: Seat) -> None:
        """Ask a person until there is a move, then let the turn be confirmed."""
        self.log.flush()
        if self.game.state.turn != self.shown_turn:
            self.shown_turn = self.game.state.turn
            self.show_board()
        else:
            self.say(holdings(self.words, self.game.state, seat), "dim")
        menu = Menu(self.words, self.game.state)
        self.say(about(self.words, self.words.seat(seat), self.question()), "bold")
        menu.show(self.console)
        move = self.ask_move(seat, menu)
        if move is not None:
            self.make(move)
            self.log.flush()
            self.confirm(seat)

    def question(self) -> str:
        """What is asked; a tile to bid for is explained."""
        decision = self.game.state.decision
        asked = self.words.prompt(self.game.state)
        if not isinstance(decision, RaiseBid):
            return asked
        setup = self.game.setup
        return f"{asked} ({self.words.tile_help(setup, setup.tiles[decision.tile].id)})"

    def ask_move(self, seat: Seat, menu: Menu) -> Move | None:
        """The move that was typed; None after an undo, when everything is asked anew."""
        while True:
            line = self.lines.ask(f"{self.words.seat(seat)}> ")
            if line in ("u", "undo"):
                if self.undo(seat):
                    return None
            elif line and not self.command(line):
                move = self.move_of(menu, line)
                if move is not None:
                    return move

    def command(self, line: str) -> bool:
        """Carry out a one-letter command."""
        if line == "q":
            raise Leave
        if line.startswith("r "):
            self.say(self.keeper.save(line[2:].strip()))
            return True
        if line in self.commands:
            self.commands[line]()
            return True
        return False

    def move_of(self, menu: Menu, line: str) -> Move | None:
        """The move that a line names; otherwise the reason why there is none is told."""
        try:
            move = menu.choose(line)
        except Unclear as unclear:
            self.say(str(unclear))
            return None
        if move is None:
            self.refuse(why_not(self.game.state, line) or Reason("unknown_move"))
        return move

    def refuse(self, reason: Reason) -> None:
        """Say why a line names no legal move, and what can be typed if it names none at all."""
        self.say(self.words.reason(self.game.setup, reason))
        if reason.code == "unknown_move":
            self.say(self.words.say("terminal-how-to-answer"))

    def undo(self, seat: Seat) -> bool:
        """Take the seat's last move back if nothing hidden was revealed and nobody has answered since."""
        if not self.game.can_undo(SEATS[seat]):
            self.say(self.words.say("terminal-cannot-undo"))
            return False
        self.game.undo(SEATS[seat])
        self.log.cut()
        self.say(self.words.say("terminal-taken-back"))
        return True

    def confirm(self, seat: Seat) -> None:
        """Before somebody else answers, a person at a terminal may still take the last move back."""
        if self.game.state.decision.seat == seat or not self.lines.interactive:
            return
        while self.game.can_undo(SEATS[seat]):
            answer = self.lines.ask(f"{self.words.say('terminal-turn-done')} > ")
            if answer in ("u", "undo"):
                self.undo(seat)
                return
            if not self.command(answer):
                return

    def show_board(self) -> None:
        """The whole position under a line with the game's name."""
        head = headline(self.words, self.game.state)
        if cell_len(head) + 2 < self.console.width:
            self.console.rule(head, align="left", style="dim")
        else:
            self.console.print(head)
        show_board(self.console, self.words, self.game.state, self.game.state.decision.seat)
        self.console.print()

    def show_scores(self) -> None:
        """What everybody would score now."""
        self.console.print(score_table(self.words, self.game.state))

    def say(self, text: str, style: str = "") -> None:
        """A line to the players."""
        self.console.print(Text(text, style))
