"""What the features need to know about a set-up, computed once and kept."""

from __future__ import annotations

from typing import Final

from concordia_game.bots.ledger import ledger, packed
from concordia_game.bots.names import (
    CONSUL,
    DIPLOMAT,
    GODS_OF_POINTS,
    ROLES,
    SENATOR,
    SPECIALIST,
    feature_names,
)
from concordia_game.engine.goods import BRICK, TRADED
from concordia_game.engine.ids import CardId, Good, ProvinceId
from concordia_game.engine.module import Module
from concordia_game.engine.modules import MODULES
from concordia_game.engine.personas import PERSONAS
from concordia_game.engine.setup import VENUS, Card, SetUp
from concordia_game.engine.state import Player

SALT_PRICE: Final = 6
"""Salt has no price in the rules, but can stand in for any good."""

MOST_ESTATES: Final = 4000

STANDS_FOR: Final[dict[str, int]] = {"praetor": SENATOR, "proconsul": CONSUL}
"""The personas of Venus that are weighed as the one they take the place of (V2.8, V2.9)."""


class Estate:
    """What a set of houses amounts to."""

    __slots__ = ("by_good", "for_jupiter", "kinds", "own_provinces", "packed", "provinces")

    def __init__(self, houses: int, tables: Tables) -> None:
        setup = tables.setup
        self.by_good: list[int] = [0, 0, 0, 0, 0, 0]
        self.provinces: list[int] = [0] * len(setup.board.provinces)
        """The list price of what each province yields."""
        self.own_provinces = 0
        self.for_jupiter = 0
        for city, bit in enumerate(setup.board.bits):
            if houses & bit:
                self._add(tables.good_of_city[city], tables.province_of[city], tables)
        self.kinds = 0
        for good in range(TRADED):
            if self.by_good[good]:
                self.kinds += 1
        own = [1 if houses & bit else 0 for bit in setup.board.bits]
        counts = [self.for_jupiter, self.own_provinces, self.kinds]
        self.packed = packed(self.by_good + counts + self.provinces + own)
        """The same for C, and the cities."""

    def _add(self, good: Good, province: ProvinceId, tables: Tables) -> None:
        self.by_good[good] += 1
        if good != BRICK:
            self.for_jupiter += 1
        if not self.provinces[province]:
            self.own_provinces += 1
        self.provinces[province] += tables.prices[good]


class Tables:
    """Lists by kind of card, by city and by display space, and the estates met so far."""

    __slots__ = (
        "before_modules",
        "copying",
        "costs",
        "counting",
        "estates",
        "far_gods",
        "gods_of",
        "good_of",
        "good_of_city",
        "halves",
        "ledger",
        "masks",
        "module_features",
        "modules",
        "other_gods",
        "points_of",
        "prices",
        "province_of",
        "repeats",
        "roles",
        "setup",
        "venus",
        "yield_of",
    )

    def __init__(self, setup: SetUp) -> None:
        self.setup = setup
        cards = setup.cards
        self.roles = [role_of(card) for card in cards]
        self.halves = [halves_of(card) for card in cards]
        """The roles of a double card."""
        self.masks = [mask_of(card) for card in cards]
        """What a Diplomat who copies the card could be."""
        self.repeats = [card.persona is PERSONAS["magister"] for card in cards]
        self.venus = setup.options.venus
        self.copying = [
            mask & (1 << DIPLOMAT) != 0 or repeats
            for mask, repeats in zip(self.masks, self.repeats, strict=True)
        ]
        """Which cards may be a Diplomat; a Magister may be what it repeats."""
        self.gods_of = [card.gods for card in cards]
        found = {god for kind in in_use(setup) for god in cards[kind].gods}
        self.other_gods = sorted(found - set(GODS_OF_POINTS))
        """Gods on the game's cards that have no features of their own."""
        self.far_gods = [god for god in self.other_gods if not (self.venus and god == VENUS)]
        """Those of which it is unknown what they depend on; Venus looks at houses only."""
        self.good_of = [card.good for card in cards]
        self.yield_of = [card.good if role_of(card) == SPECIALIST else None for card in cards]
        """The good that a specialist makes the cities produce."""
        self.points_of = [card.points for card in cards]
        self.prices: list[int] = [*setup.figures.prices[:TRADED], SALT_PRICE]
        # The start city has neither, but no house is ever built there (B5.7), so its entry is never read:
        # any value will do, and the hot path needn't check for None.
        self.good_of_city = [BRICK if good is None else good for good in setup.tokens]
        self.province_of = [
            ProvinceId(0) if city.province is None else city.province for city in setup.board.cities
        ]
        self.costs = setup.card_costs
        """What each kind of card costs on each space of the display."""
        self.modules: list[Module | None] = [in_game(setup, module) for module in MODULES]
        """One entry for every module that exists; None where it is not in play."""
        self.module_features = [len(module.feature_names(setup.box)) for module in MODULES]
        self.counting = any(
            [
                module is not None and count > 0
                for module, count in zip(self.modules, self.module_features, strict=True)
            ]
        )
        """Whether a module in play has features."""
        self.before_modules = len(feature_names(setup.box)) - 1 - sum(self.module_features)
        """How many features are no module's."""
        self.estates: dict[int, Estate] = {}
        self.ledger = ledger(self)

    def copies(self, player: Player) -> bool:
        """Whether a player may have a Diplomat in hand, to whom the opponents' piles matter."""
        for kind in player.hand:  # noqa: SIM110  a generator would cost what this saves
            if self.copying[kind]:
                return True
        return False

    def estate(self, houses: int) -> Estate:
        """The estate of these houses; for most positions it is already known."""
        found = self.estates.get(houses)
        if found is None:
            if len(self.estates) >= MOST_ESTATES:
                self.estates = {}
            found = Estate(houses, self)
            self.estates[houses] = found
        return found


def in_use(setup: SetUp) -> set[CardId]:
    """The kinds of cards in the game: the box holds more."""
    return {kind for cards in (*setup.box.decks, *setup.box.starting_hands) for kind in cards}


def in_game(setup: SetUp, kind: type[Module]) -> Module | None:
    """A game's module of a kind, if it is in play."""
    for module in setup.modules:
        if type(module) is kind:
            return module
    return None


def role_of(card: Card) -> int | None:
    """Which role a card's persona has; None for one that the features don't know.

    Such a card counts as one in hand or on the pile, and for its god; there is no guess at what it does.
    """
    for role, name in enumerate(ROLES):
        if card.persona is PERSONAS[name]:
            return role
    return STANDS_FOR.get(card.persona.id)


def halves_of(card: Card) -> list[int]:
    """The roles of a double card, of which it is one or the other; none for any other card."""
    return [ROLES.index(role.id) for role in card.roles if role.id in ROLES]


def mask_of(card: Card) -> int:
    """The roles that a card can be carried out in, as a mask."""
    role = role_of(card)
    mask = 0 if role is None else 1 << role
    for half in halves_of(card):
        mask |= 1 << half
    return mask
