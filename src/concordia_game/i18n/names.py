"""Names of things by their ids, and amounts. Cities, provinces and persons are Latin in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from concordia_game.data.own_tiles import own_name, own_text
from concordia_game.engine.board import Board, City, Province
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.setup import SetUp
from concordia_game.i18n import Translator

Amounts = Mapping[str, int] | Sequence[str] | str
"""Goods: counted by name, or one name after the other, in a list or a text."""


def latin(id: str) -> str:
    """An id that spells a Latin name."""
    return " ".join([word[:1].upper() + word[1:] for word in id.split("_")])


def kebab(id: str) -> str:
    """An id as messages write it."""
    return id.replace("_", "-")


def _printed(entries: Sequence[City | Province], id: str) -> str:
    """A name as the board prints it."""
    return next((entry.name for entry in entries if entry.id == id), latin(id))


def concerning(setup: SetUp | None) -> dict[str, str]:
    """What a text is told with: it leaves out remarks on what the game does not use."""
    if setup is None:
        return {}
    options = setup.options
    return {
        "start": "spaces" if setup.board.start_spaces else "city",
        "edition": "current" if options.edition == "current" else "old",
        "fish": "yes" if options.fish else "no",
        "salt": "yes" if options.salt else "no",
    }


class Names:
    """What things are called in one language."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        self.say = translator.format

    def _or(self, id: str, other: str, **more: str) -> str:
        """A message, or another word where there is none."""
        return self.say(id, **more) if self.translator.has(id) else other

    def seat(self, seat: Seat) -> str:
        """A seat as a name: `Red`."""
        return self.say(f"seat-{SEATS[seat]}")

    def card(self, id: str) -> str:
        """A card by its persona, with what tells it from its namesakes."""
        return self.say(f"card-{kebab(id)}")

    def help(self, kind: str, id: str, setup: SetUp | None = None) -> str:
        """What a `card`, `tile`, `god` or `stall` does, in a game or in all; empty if nobody wrote it."""
        return self._or(f"{kind}-{kebab(id)}-help", "", **concerning(setup))

    def card_help(self, id: str, setup: SetUp | None = None) -> str:
        """What a card does; with the fish market the Prefect does something else."""
        fish = setup is not None and setup.options.fish
        return self.help("card", "prefect_fish" if fish and id == "prefect" else id, setup)

    def god(self, id: str) -> str:
        """A god."""
        return self.say(f"god-{id}")

    def good(self, id: str) -> str:
        """A kind of good; `any` is one of the payer's choice."""
        return self.say(f"good-{id}")

    def tile(self, setup: SetUp, id: str) -> str:
        """A forum tile; its name is Latin, unless the players wrote another."""
        return own_name(setup.box.own_tiles, id, self.translator.language) or latin(id)

    def tile_help(self, setup: SetUp, id: str) -> str:
        """What a forum tile does."""
        own = own_text(setup.box.own_tiles, id, self.translator.language)
        return self.help("tile", id, setup) if own is None else own

    def option(self, id: str) -> str:
        """An option of the game."""
        return self.say(f"option-{kebab(id)}")

    def stall(self, word: str) -> str:
        """A stall by its id, or by the word of one of its offers (`wine_or_cloth wine`, `money 8`).

        Where a tile allows more cards, the fish say which offer it is (`card 3`).
        """
        id, *rest = word.split(" ")
        if rest and self.translator.has(f"stall-{kebab(id)}-more"):
            return self.say(f"stall-{kebab(id)}-more", fish=int(rest[0]))
        name = self._or(f"stall-{kebab(id)}", latin(id))
        more = " ".join([self._or(f"good-{part}", part) for part in rest])
        return f"{name} ({more})" if more else name

    def province(self, board: Board, id: str) -> str:
        """A province; Balearica's have no Latin names of their own and are named in the catalogues."""
        return self._or(f"province-{board.id}-{kebab(id)}", _printed(board.provinces, id))

    def city(self, board: Board, id: str) -> str:
        """A city, or a start space of Balearica."""
        return self._or(f"place-{kebab(id)}", _printed(board.cities, id))

    def place(self, board: Board, id: str) -> str:
        """A route by its two ends, or a city where a colonist stands."""
        ends = id.removeprefix("land:").removeprefix("sea:").removeprefix("@").split("-")
        return " \N{EN DASH} ".join([self.city(board, end) for end in ends])

    def goods(self, goods: Amounts) -> str:
        """`2 bricks, 1 wine`."""
        counted = (
            goods
            if isinstance(goods, Mapping)
            else Counter(goods.split() if isinstance(goods, str) else goods)
        )
        return ", ".join([self.say(f"goods-{good}", count=count) for good, count in counted.items() if count])

    def sestertii(self, count: int) -> str:
        """An amount of money."""
        return self.say("count-sestertii", count=count)
