"""The fish market's board: spaces with stalls, and what each stall offers for fish (F3)."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.ids import Good

GOOD: Final = 0
MONEY: Final = 1
CARD: Final = 2
HOUSE: Final = 3
COLONIST: Final = 4
TRADE: Final = 5
ACTIONS: Final[tuple[str, ...]] = ("good", "money", "card", "house", "colonist", "trade")


class StallOffer:
    """One thing that a stall offers; some stalls let the player choose between two."""

    __slots__ = ("action", "cards", "fish", "good", "money", "number", "space", "stall", "word")

    def __init__(
        self,
        number: int,
        word: str,
        stall: int,
        space: int,
        fish: int,
        action: int,
        good: Good | None,
        money: int,
        cards: int = 1,
    ) -> None:
        self.number = number
        self.word = word
        self.stall = stall
        self.space = space
        self.fish = fish
        self.action = action
        self.good = good
        self.money = money
        self.cards = cards
        """How many cards may be bought; more than one takes a tile."""

    def __repr__(self) -> str:
        return f"<StallOffer {self.word}>"


class MarketBoard:
    """A side of the market board: its spaces in the order of the arrows."""

    __slots__ = ("id", "offers", "space_ids", "spaces", "stalls", "stalls_on")

    def __init__(self, id: str, stalls: list[str], spaces: int, offers: list[StallOffer]) -> None:
        self.id = id
        self.stalls = stalls
        """The ids of the stalls; each can be used once a turn."""
        self.spaces = spaces
        self.offers = offers
        self.space_ids = [self._first_stall(space) for space in range(spaces)]
        """The id of each space: that of its first stall."""
        self.stalls_on = [self._mask(space) for space in range(spaces)]
        """The stalls on each space, as a mask."""

    def __repr__(self) -> str:
        return f"<MarketBoard {self.id}>"

    def _first_stall(self, space: int) -> str:
        for offer in self.offers:
            if offer.space == space:
                return self.stalls[offer.stall]
        return ""

    def _mask(self, space: int) -> int:
        mask = 0
        for offer in self.offers:
            if offer.space == space:
                mask |= 1 << offer.stall
        return mask

    def space_of(self, stall: str) -> int | None:
        """The space on which a stall stands, given the stall or one of its offers."""
        for offer in self.offers:
            if stall in (self.stalls[offer.stall], offer.word):
                return offer.space
        return None
