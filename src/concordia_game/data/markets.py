"""Fish market boards from data files: the game's own, or a corrected one from the user."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import GOODS, TRADED
from concordia_game.engine.ids import Good
from concordia_game.engine.modules.fish.market_board import (
    ACTIONS,
    CARD,
    COLONIST,
    GOOD,
    HOUSE,
    MONEY,
    TRADE,
    MarketBoard,
    StallOffer,
)

SIDES = ("coast", "slope")

_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")


class MarketFileError(ConcordiaError):
    """A fault in a market board's file, with its place."""

    def __init__(self, file: str, place: str, problem: str) -> None:
        super().__init__(f"{file}: {place}: {problem}" if place else f"{file}: {problem}")


@cache
def load_market(side: str) -> MarketBoard:
    """A side of the market board that comes with the game."""
    text = files("concordia_game.data").joinpath("markets", f"{side}.toml").read_text("utf-8")
    return parse_market(text, f"{side}.toml")


def read_market(path: Path) -> MarketBoard:
    """A corrected market board from a file."""
    try:
        return parse_market(path.read_text("utf-8"), str(path))
    except OSError as error:
        raise MarketFileError(str(path), "", f"can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise MarketFileError(str(path), f"byte {error.start}", "not UTF-8") from error


def with_more_cards(market: MarketBoard, cards: int) -> MarketBoard:
    """A market where up to so many cards more can be bought at the card stall, each for a fish more (S5.2).

    These offers come last, so the others keep their numbers.
    """
    offers = list(market.offers)
    for offer in market.offers if cards else ():
        if offer.action == CARD:
            for more in range(1, cards + 1):
                fish = offer.fish + more
                word = f"{offer.word} {fish}"
                offers.append(
                    StallOffer(
                        len(offers), word, offer.stall, offer.space, fish, CARD, None, 0, cards=1 + more
                    )
                )
    return MarketBoard(market.id, market.stalls, market.spaces, offers) if cards else market


def parse_market(text: str, file: str) -> MarketBoard:
    """A market board from TOML text."""
    try:
        data = tomllib.loads(text)
    # A number with too many digits is another ValueError, endless brackets are a RecursionError.
    except (ValueError, RecursionError) as error:
        raise MarketFileError(file, "", f"not TOML: {error}") from error
    unknown = set(data) - {"id", "reconstructed", "spaces"}
    if unknown or not isinstance(data.get("id"), str) or not isinstance(data.get("spaces"), list):
        raise MarketFileError(file, "", "expected are `id`, `spaces` and perhaps `reconstructed`")
    reader = _Reader(file)
    for number, stalls in enumerate(data["spaces"], 1):
        reader.read_space(f"space {number}", stalls)
    if len(data["spaces"]) < 2:
        raise MarketFileError(file, "spaces", "there must be at least two")
    return MarketBoard(data["id"], reader.stalls, len(data["spaces"]), reader.offers)


class _Reader:
    """Collects stalls and offers, space by space."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.spaces = 0
        self.stalls: list[str] = []
        self.offers: list[StallOffer] = []

    def fail(self, place: str, problem: str) -> MarketFileError:
        return MarketFileError(self.file, place, problem)

    def read_space(self, place: str, stalls: Any) -> None:
        if not isinstance(stalls, list) or not stalls:
            raise self.fail(place, "a list of stalls is expected")
        for stall in stalls:
            self.read_stall(place, stall)
        self.spaces += 1

    def read_stall(self, place: str, stall: Any) -> None:
        if not isinstance(stall, dict) or not isinstance(stall.get("id"), str):
            raise self.fail(place, "a stall with an `id` is expected")
        id = stall["id"]
        if not _IDENTIFIER.fullmatch(id):
            raise self.fail(
                place, f"{id!r} can't be part of a move; use only lower-case letters, digits and _"
            )
        if id in self.stalls:
            raise self.fail(place, f"there are two stalls {id!r}")
        self.stalls.append(id)
        place = f"{place}, stall {id}"
        options = stall.get("options", [{key: stall[key] for key in stall if key != "id"}])
        if not isinstance(options, list) or not options:
            raise self.fail(place, "`options` must be a list of prices")
        for option in options:
            self.read_option(place, id, option)

    def read_option(self, place: str, id: str, option: Any) -> None:
        if not isinstance(option, dict):
            raise self.fail(place, "a table is expected")
        fish = option.get("fish")
        gives = [key for key in option if key != "fish"]
        if type(fish) is not int or fish < 1:
            raise self.fail(place, "`fish` must be a number from 1 up")
        if len(gives) != 1 or gives[0] not in ACTIONS:
            raise self.fail(place, f"exactly one of {', '.join(ACTIONS)} is expected in addition to `fish`")
        getattr(self, f"_{gives[0]}")(place, id, fish, option[gives[0]])

    def _add(self, word: str, fish: int, action: int, good: Good | None = None, money: int = 0) -> None:
        if word in [offer.word for offer in self.offers]:
            raise self.fail(
                f"space {self.spaces + 1}", f"two offers are called {word!r}; a move could mean either"
            )
        number, stall = len(self.offers), len(self.stalls) - 1
        self.offers.append(StallOffer(number, word, stall, self.spaces, fish, action, good, money))

    def _good(self, place: str, id: str, fish: int, names: Any) -> None:
        if names == []:
            raise self.fail(place, "`good` must name a good, or several to choose from")
        for name in names if isinstance(names, list) else [names]:
            if name not in GOODS[:TRADED]:
                raise self.fail(place, f"there is no good {name!r}")
            self._add(name, fish, GOOD, good=Good(GOODS.index(name)))

    def _money(self, place: str, id: str, fish: int, money: Any) -> None:
        self._add(f"{id} {self._count(place, money)}", fish, MONEY, money=money)

    def _trade(self, place: str, id: str, fish: int, money: Any) -> None:
        self._add(id, fish, TRADE, money=self._count(place, money))

    def _count(self, place: str, money: Any) -> int:
        if type(money) is not int or money < 0:
            raise self.fail(place, f"{money!r} is not a number of sestertii")
        return money

    def _card(self, place: str, id: str, fish: int, given: Any) -> None:
        self._add(id, fish, CARD)

    def _house(self, place: str, id: str, fish: int, given: Any) -> None:
        self._add(id, fish, HOUSE)

    def _colonist(self, place: str, id: str, fish: int, given: Any) -> None:
        self._add(id, fish, COLONIST)
