"""How people who want to be known come back: by a passkey, or by a recovery link."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from concordia_game.server.wire.common import Incoming, Name, Outgoing, Seat, Token
from concordia_game.server.wire.persons import GameId

CredentialId = Annotated[str, Meta(max_length=1400)]
Base64Url = Annotated[str, Meta(max_length=16_000)]


class PasskeyAsked(Outgoing):
    """What a browser needs in order to make a passkey; `known` are those that its person has."""

    flow: str
    challenge: str
    site: str
    person: str
    name: str
    algorithms: list[int]
    known: list[str]


class NewPasskey(Incoming):
    """A passkey that a browser has made; everything is in base64url."""

    flow: Token
    id: CredentialId
    client_data: Base64Url
    attestation: Base64Url
    label: Name = ""


class SignInAsked(Outgoing):
    """What a browser needs in order to sign in with a passkey."""

    flow: str
    challenge: str
    site: str


class SignIn(Incoming):
    """A browser's proof that it has a passkey; everything is in base64url."""

    flow: Token
    id: CredentialId
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url


class Recover(Incoming):
    """The secret of a recovery link."""

    secret: Token


class RecoveryMade(Outgoing):
    """A new recovery link, which is shown this once."""

    link: str


class Passkey(Outgoing):
    """A passkey: when it was made and last used, in seconds since 1970."""

    id: str
    label: str
    made: float
    used: float | None


class PasskeyRemoved(Incoming):
    """A passkey that is to be forgotten."""

    id: CredentialId


class Device(Outgoing):
    """A browser in which somebody is known, since when; `here` is the one that asks."""

    since: float
    here: bool


class Identity(Outgoing):
    """How somebody can come back."""

    person: str
    name: str
    passkeys: list[Passkey]
    recovery: bool
    rated: bool
    devices: list[Device]


class Renamed(Incoming):
    """A new name; games keep the names under which they were played."""

    name: Name


class Rated(Incoming):
    """Whether somebody wants a rating."""

    rated: bool


class SignOut(Incoming):
    """Which browsers are to be nobody's: this one, or all of them."""

    everywhere: bool = False


class TokensWanted(Incoming):
    """Games in which the caller has seats that this browser can't open yet."""

    games: Annotated[list[GameId], Meta(max_length=60)]


class SeatToken(Outgoing):
    """What opens a seat until this browser signs out."""

    game: str
    seat: Seat
    token: str


class TokensGiven(Outgoing):
    """One for each of the caller's seats in the games asked for."""

    seats: list[SeatToken]


class Done(Outgoing):
    """It is done; there is nothing more to say."""

    done: bool = True
