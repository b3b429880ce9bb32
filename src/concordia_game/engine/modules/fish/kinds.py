"""What numbers stand for in the fish market: stalls, their offers, spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from concordia_game.engine.kinds import Kind, Listed, Mask, Maybe, Unreadable
from concordia_game.engine.modules.fish.market_board import MarketBoard
from concordia_game.engine.reasons import Reason
from concordia_game.engine.setup import SetUp


def market_of(setup: SetUp) -> MarketBoard:
    """The fish market board in use."""
    return setup.box.markets[setup.options.fish]


class Stalls(Listed):
    """A stall of the fish market."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The stalls of the market in use; none without a market."""
        return market_of(setup).stalls if setup.options.fish else ()


class Offers(Kind):
    """What a stall of the fish market offers, named by one or two words."""

    __slots__ = ()

    def fits(self, setup: SetUp, value: Any) -> bool:
        """Whether the market in use has such an offer."""
        return bool(setup.options.fish) and type(value) is int and 0 <= value < len(market_of(setup).offers)

    def shown(self, setup: SetUp, value: Any) -> Any:
        """Its words."""
        return market_of(setup).offers[value].word

    def read(self, setup: SetUp, data: Any) -> Any:
        """The offer with these words."""
        words = [offer.word for offer in market_of(setup).offers]
        if data not in words:
            raise ValueError(f"{data!r} is not an offer of the market")
        return words.index(data)

    def take(self, setup: SetUp, words: list[str], before: dict[str, Any]) -> Any:
        """The offer that all the words together name."""
        named = " ".join(words)
        words.clear()
        for offer in market_of(setup).offers:
            if offer.word == named:
                return offer.number
        raise Unreadable(Reason("no_such_stall", {"stall": named}))

    def touches(self, setup: SetUp, value: Any) -> list[str]:
        """The stall, and the offer if the stall has several."""
        market = market_of(setup)
        chosen = market.offers[value]
        stall = f"stall:{market.stalls[chosen.stall]}"
        if len([offer for offer in market.offers if offer.stall == chosen.stall]) == 1:
            return [stall]
        return [stall, f"offer:{chosen.word.replace(' ', '-')}"]


class MarketSpaces(Listed):
    """A space of the fish market, named by its first stall."""

    __slots__ = ()

    def ids(self, setup: SetUp) -> Sequence[str]:
        """The spaces of the market in use; none without a market."""
        return market_of(setup).space_ids if setup.options.fish else ()


OFFER: Final = Offers("offer", "string")
STALL: Final = Stalls("stall", "string")
MARKET_SPACE: Final = MarketSpaces("space", "string")
MAYBE_MARKET_SPACE: Final = Maybe(MARKET_SPACE)
STALL_MASK: Final = Mask("stalls", STALL)
