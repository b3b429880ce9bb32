"""The catalog: everything there is to choose from."""

from __future__ import annotations

from typing import Literal

from concordia_game.server.wire.common import Goods, Outgoing


class BoardListed(Outgoing):
    """A board; `players` are the smallest and largest number that it is made for.

    `names` has those of its cities and provinces that can't be derived from their ids.
    Without a `start_city` colonists begin at sea.
    """

    id: str
    name: str
    expansion: str
    players: tuple[int, int]
    salt_board: bool
    start_city: bool
    names: dict[str, str]


class OptionListed(Outgoing):
    """An option of a game; `choices` is empty for yes or no. It means nothing without the one it `needs`.

    With it as many may play as `players` lists; null where that is nothing unusual.
    """

    id: str
    default: bool | int | str
    choices: list[str]
    needs: str | None
    players: list[int] | None = None


class CardListed(Outgoing):
    """A kind of card; cards of one persona and good do the same.

    It counts for all its `gods`, `god` being the first; a double card is carried out as one of its `roles`.
    """

    id: str
    word: str
    persona: str
    god: str
    cost: Goods
    cash: int
    good: str | None
    points: int
    gods: list[str]
    roles: list[str]


class TileListed(Outgoing):
    """A forum tile; `reconstructed` if its printed effect isn't known in every detail.

    One that players added is a `house_rule`, with names and texts by language.
    """

    id: str
    name: str
    kind: Literal["patrician", "citizen"]
    reconstructed: bool
    house_rule: bool
    names: dict[str, str]
    texts: dict[str, str]


class GoodListed(Outgoing):
    """A good with the figures that the rulebook prints."""

    id: str
    price: int
    house_money: int
    house_goods: Goods
    traded: bool


class OfferShown(Outgoing):
    """One thing that a stall offers."""

    word: str
    fish: int
    action: str
    good: str | None
    money: int


class StallShown(Outgoing):
    """A stall of the fish market; `fish` is the least that it asks for."""

    id: str
    space: int
    fish: int
    offers: list[OfferShown]


class MarketListed(Outgoing):
    """A side of the fish market."""

    id: str
    reconstructed: bool
    spaces: int
    stalls: list[StallShown]


class Catalog(Outgoing):
    """Everything there is to choose from; `default_bot` plays where none is named.

    Bots sit down as one of the `characters`. With `open_tables` there is a list of tables for strangers.
    While the server is being maintained, `maintenance` is what its host says about it, which may be nothing.
    """

    boards: list[BoardListed]
    options: list[OptionListed]
    bots: list[str]
    default_bot: str
    languages: list[str]
    seats: list[str]
    gods: list[str]
    cards: list[CardListed]
    starting_hand: list[str]
    tiles: list[TileListed]
    goods: list[GoodListed]
    markets: list[MarketListed]
    characters: list[str] = []
    open_tables: bool = False
    maintenance: str | None = None
