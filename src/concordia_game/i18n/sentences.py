"""Events, moves, prompts and reasons put into words.

The page makes the same sentences from what the server sends (`web/src/lib/sentences.ts`): the engine says
which message it is and what fills it, both name the ids in it, and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from concordia_game.engine.events import Event, event_name
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.moves import Move
from concordia_game.engine.reasons import Reason
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import State
from concordia_game.i18n.names import Names, kebab

Fields = Mapping[str, Any]
"""The fields of an event, a move, a prompt or a reason, as JSON shows them."""
Args = dict[str, str | int]

_Namer = Callable[["Sentences", SetUp, Any], str]


def _seat(words: Sentences, setup: SetUp, id: str) -> str:
    return words.say(f"seat-{id}")


def _winner(words: Sentences, setup: SetUp, id: str) -> str:
    """The seat, or both of the team (V2.1): partners sit opposite each other."""
    if not setup.options.teams:
        return _seat(words, setup, id)
    partner = SEATS[(SEATS.index(id) + setup.options.players // 2) % setup.options.players]
    names = {"first": _seat(words, setup, id), "second": _seat(words, setup, partner)}
    return words.say("ui-team-of", **names)


def _place(words: Sentences, setup: SetUp, id: str) -> str:
    return words.place(setup.board, id)


def _goods(words: Sentences, setup: SetUp, goods: Any) -> str:
    return words.goods(goods)


_NAMERS: dict[str, _Namer] = {
    "seat": _seat,
    "receiver": _seat,
    "winner": _winner,
    "card": lambda words, setup, id: words.card(id),
    "role": lambda words, setup, id: words.card(id),
    "city": lambda words, setup, id: words.city(setup.board, id),
    "origin": _place,
    "route": _place,
    "province": lambda words, setup, id: words.province(setup.board, id),
    "good": lambda words, setup, id: words.good(id),
    "tile": lambda words, setup, id: words.tile(setup, id),
    "stall": lambda words, setup, id: words.stall(id),
    "goods": _goods,
    "instead": _goods,
}


class Sentences(Names):
    """What one language says about a game."""

    def event(self, setup: SetUp, event: Event) -> str:
        """One sentence of the log."""
        fields = event.shown(setup)
        args = self._spoken(setup, fields)
        if "good" in fields:
            args["goods"] = self.goods({fields["good"]: fields.get("count", 1)})
        if "gained" in fields:
            args["gained"] = self.goods({fields["gained"]: 1})
        return self.say(f"log-{event_name(type(event))}", **args)

    def move(self, state: State, move: Move) -> str:
        """A move as a button says it."""
        if move.verb == "done":
            return self._or(f"done-{state.decision.asked(state)[0]}", self.say("ui-done"))
        return self.say(_message(move), **self._spoken(state.setup, _about(state, move)))

    def prompt(self, state: State) -> str:
        """What the seat asked has to answer."""
        return self.question(state.setup, *state.decision.asked(state))

    def question(self, setup: SetUp, id: str, fields: Fields) -> str:
        """A prompt by its message, as a server names it, too."""
        return self.say(f"prompt-{id}", **self._spoken(setup, fields))

    def reason(self, setup: SetUp, reason: Reason) -> str:
        """Why a move is refused."""
        args = self._spoken(setup, reason.details)
        need = reason.details.get("need")
        if isinstance(need, str):
            args["need"] = self.goods(need)
        return self.say(f"reason-{kebab(reason.code)}", **args)

    def _spoken(self, setup: SetUp, fields: Fields) -> Args:
        """The fields as a message wants them: ids become names, numbers stay."""
        args: Args = {}
        for key, value in fields.items():
            if key in _NAMERS and value is not None:
                args[key] = _NAMERS[key](self, setup, value)
            elif isinstance(value, (int, str)):
                args[key] = value
        return args


def _message(move: Move) -> str:
    """Which message says a move: that of its verb, but for two verbs that mean two things."""
    if move.verb == "recruit" and getattr(move, "city", None) is not None:
        return "move-settle"
    return "move-bid-for" if move.verb == "bid" and "tile" in move.fields else f"move-{move.verb}"


def _about(state: State, move: Move) -> Fields:
    """What a move is about: its fields, or what lies where they point."""
    fields = move.shown(state.setup)
    match move.verb:
        case "sell" | "buy":
            return {"goods": {fields["good"]: fields["count"]}}
        case "copy" if "seat" in fields:
            pile = state.players[Seat(SEATS.index(fields["seat"]))].discard
            return {"card": state.setup.cards[pile[-1]].id}
        case "copy" | "take":
            kind = state.display[fields["space"] - 1]
            return {} if kind is None else {"card": state.setup.cards[kind].id}
        case "take-tile":
            return {"tile": state.setup.tiles[forum_of(state).row[fields["space"] - 1]].id}
        case "market":
            return {"stall": fields["offer"]}
        case _:
            return fields
