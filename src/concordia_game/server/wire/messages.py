"""What a client says over the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from concordia_game.engine.ids import SEATS
from concordia_game.server.wire.advice import AskStanding, Hint
from concordia_game.server.wire.agreements import Answer, Ask, Back, Holiday, Leave, Resign, Withdraw
from concordia_game.server.wire.calls import UndoTo
from concordia_game.server.wire.common import Incoming, MoveText, Ply, Seat, Token
from concordia_game.server.wire.planning import AskFacts, AskPlan
from concordia_game.server.wire.talk import TalkMessage


class Hello(Incoming, tag_field="type", tag="hello"):
    """The first message: the seats that this connection holds."""

    tokens: Annotated[list[Token], Meta(max_length=len(SEATS))] = []


class Move(Incoming, tag_field="type", tag="move"):
    """Make a move."""

    ply: Ply
    text: MoveText
    seat: Seat | UnsetType = UNSET


class Undo(Incoming, tag_field="type", tag="undo"):
    """Take back the last move, or all `to` the last choice or the beginning of the turn."""

    ply: Ply
    seat: Seat | UnsetType = UNSET
    to: UndoTo = "move"


class Confirm(Incoming, tag_field="type", tag="confirm"):
    """End the turn; a held move is carried out."""

    ply: Ply
    seat: Seat | UnsetType = UNSET


class Why(Incoming, tag_field="type", tag="why"):
    """Ask why a move is not legal."""

    ply: Ply
    text: MoveText


Question = Why | Hint | AskStanding | AskFacts | AskPlan
"""What is answered and changes nothing."""


class Vote(Incoming, tag_field="type", tag="vote"):
    """Vote to hand another seat to a bot, or withdraw the vote; `voter` if the connection holds several."""

    seat: Seat
    agree: bool
    voter: Seat | UnsetType = UNSET


class Wish(Incoming, tag_field="type", tag="wish"):
    """Mark a card of the partner's hand for him to play, or none."""

    card: Annotated[str, Meta(max_length=40)] | None
    seat: Seat | UnsetType = UNSET


class Ping(Incoming, tag_field="type", tag="ping"):
    """Keep the line open."""


class Looking(Incoming, tag_field="type", tag="looking"):
    """Whether somebody looks at the page: whoever does need not be told that it is their turn."""

    here: bool


ClientMessage = (
    Hello
    | Move
    | Undo
    | Confirm
    | Question
    | Vote
    | Wish
    | TalkMessage
    | Ping
    | Looking
    | Ask
    | Answer
    | Withdraw
    | Resign
    | Leave
    | Back
    | Holiday
)
