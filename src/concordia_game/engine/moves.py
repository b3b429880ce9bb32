"""The answers that a decision can get; frequent ones are made once and shared."""

from __future__ import annotations

from typing import Final, final

from concordia_game.engine.values import Value

LAND: Final = 0
SEA: Final = 1
KIND_NAMES: Final[tuple[str, ...]] = ("land", "sea")


class Move(Value):
    """One answer to one decision."""

    __slots__ = ()


class Closing(Move):
    """A move that leaves what was offered."""

    __slots__ = ()


@final
class Done(Closing):
    """End an optional part of an action."""

    __slots__ = ()


@final
class PlayCard(Move):
    """Play a card of this kind from the hand (B2.1)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class MoveColonist(Move):
    """Move a colonist from a place onto a route, `steps` routes on (B5.2)."""

    __slots__ = ("kind", "origin", "route", "steps")

    def __init__(self, kind: int, origin: int, route: int, steps: int) -> None:
        self.kind = kind
        self.origin = origin
        self.route = route
        self.steps = steps


@final
class Build(Move):
    """Build a house in a city (B5.5)."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        self.city = city


@final
class Produce(Move):
    """Let a province produce (B6.1)."""

    __slots__ = ("province",)

    def __init__(self, province: int) -> None:
        self.province = province


@final
class Income(Move):
    """Take the coins of the turned markers (B6.2)."""

    __slots__ = ()


@final
class Settle(Move):
    """Place a new colonist in a city (B7.1)."""

    __slots__ = ("city", "kind")

    def __init__(self, kind: int, city: int) -> None:
        self.kind = kind
        self.city = city


@final
class Tax(Move):
    """Take the Colonist's money (B7.2)."""

    __slots__ = ()


@final
class Sell(Move):
    """Sell goods of one kind to the bank (B8.2)."""

    __slots__ = ("count", "good")

    def __init__(self, good: int, count: int) -> None:
        self.good = good
        self.count = count


@final
class Buy(Move):
    """Buy goods of one kind from the bank (B8.2)."""

    __slots__ = ("count", "good")

    def __init__(self, good: int, count: int) -> None:
        self.good = good
        self.count = count


@final
class Copy(Move):
    """Copy the top card of another player's pile (B9.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Take(Move):
    """Buy the card on a display space, the first being 1 (B10)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


@final
class PayGoods(Move):
    """Pay with exactly these goods: counts from brick to salt."""

    __slots__ = ("mix",)

    def __init__(self, mix: tuple[int, ...]) -> None:
        self.mix = mix


@final
class Forgo(Move):
    """Give up one of the new goods that don't fit (B3.2)."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good = good


@final
class Recruit(Move):
    """Bring a colonist to a city, or with city -1 to the start city (B4.2)."""

    __slots__ = ("city", "kind")

    def __init__(self, kind: int, city: int) -> None:
        self.kind = kind
        self.city = city


@final
class CopySpace(Move):
    """Copy a card that lies on the display, the first space being 1 (S2.6)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


@final
class TurnSalt(Move):
    """Turn a salt into a good, to sell it as such (S1.2)."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good = good


@final
class UseTile(Move):
    """Use a forum tile (S2.4)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class TakeTile(Move):
    """Take the tile on a forum space, the first being 1 (S2.3)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


@final
class SkipTile(Closing):
    """Leave the forum's tiles (S2.3)."""

    __slots__ = ()


@final
class KeepTile(Move):
    """Keep a patrician (S2.2, S3.1)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class OpenBid(Move):
    """Name a tile and bid for it (S3.1)."""

    __slots__ = ("bid", "tile")

    def __init__(self, tile: int, bid: int) -> None:
        self.tile = tile
        self.bid = bid


@final
class Bid(Move):
    """Raise the bid (S3.1)."""

    __slots__ = ("bid",)

    def __init__(self, bid: int) -> None:
        self.bid = bid


@final
class Pass(Move):
    """Leave an auction for good (S3.1)."""

    __slots__ = ()


@final
class Swap(Move):
    """Give a stored good away for another (S2.6)."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good = good


@final
class Choose(Move):
    """Name a good of free choice (S2.6, F2.2)."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good = good


@final
class Draw(Move):
    """CHANCE draws a discarded tile for the forum (S2.3)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class Visit(Move):
    """Go to a stall of the fish market and take its offer (F3.2)."""

    __slots__ = ("offer",)

    def __init__(self, offer: int) -> None:
        self.offer = offer


@final
class Close(Closing):
    """Leave the fish market (F3.2)."""

    __slots__ = ()


_MANY: Final = 64
_MOST_GOODS: Final = 32

DONE: Final = Done()
INCOME: Final = Income()
TAX: Final = Tax()
PLAY: Final[list[Move]] = [PlayCard(card) for card in range(_MANY)]
BUILD: Final[list[Move]] = [Build(city) for city in range(_MANY)]
PRODUCE: Final[list[Move]] = [Produce(province) for province in range(_MANY)]
SETTLE: Final[list[list[Move]]] = [[Settle(kind, city) for city in range(_MANY)] for kind in (0, 1)]
RECRUIT: Final[list[list[Move]]] = [[Recruit(kind, city) for city in range(-1, _MANY)] for kind in (0, 1)]
SELL: Final[list[list[Move]]] = [[Sell(good, n) for n in range(_MOST_GOODS)] for good in range(5)]
BUY: Final[list[list[Move]]] = [[Buy(good, n) for n in range(_MOST_GOODS)] for good in range(5)]
COPY: Final[list[Move]] = [Copy(seat) for seat in range(5)]
TAKE: Final[list[Move]] = [Take(space) for space in range(8)]
COPY_SPACE: Final[list[Move]] = [CopySpace(space) for space in range(8)]
TURN_SALT: Final[list[Move]] = [TurnSalt(good) for good in range(5)]
USE: Final[list[Move]] = [UseTile(tile) for tile in range(_MANY)]
TAKE_TILE: Final[list[Move]] = [TakeTile(space) for space in range(5)]
SKIP_TILE: Final = SkipTile()
KEEP: Final[list[Move]] = [KeepTile(tile) for tile in range(_MANY)]
BIDS: Final[list[Move]] = [Bid(bid) for bid in range(31)]
PASS: Final = Pass()
SWAP: Final[list[Move]] = [Swap(good) for good in range(6)]
CHOOSE: Final[list[Move]] = [Choose(good) for good in range(6)]
DRAW: Final[list[Move]] = [Draw(tile) for tile in range(_MANY)]
VISIT: Final[list[Move]] = [Visit(offer) for offer in range(_MANY)]
CLOSE: Final = Close()
FORGO: Final[list[Move]] = [Forgo(good) for good in range(7)]
