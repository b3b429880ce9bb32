"""A player who has nothing but the text of `describe`: no rule, no engine, no view."""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property
from random import Random

CARDS = {
    "build": 20.0,
    "take": 10.0,
    "senator": 5.0,
    "consul": 5.0,
    "prefect": 4.5,
    "colonist": 3.0,
    "mercator": 3.5,
    "diplomat": 2.0,
}
"""What a card, a house or a purchase is worth, as a rule of thumb."""


class Text:
    """What can be read in a description."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        head = self.lines.index(next(line for line in self.lines if line.startswith("MOVES")))
        self.moves = dict(self._move(line) for line in self.lines[head + 1 :])
        self.own = next(line for line in self.lines if "(you" in line)

    def _move(self, line: str) -> tuple[str, str]:
        text, _, does = line.removeprefix("- ").partition(": ")
        return text, does

    def listed(self, what: str) -> list[str]:
        """Things of one's own, by the word before them."""
        found = re.search(rf"; {what} ([^;]*)", self.own)
        assert found, what
        return [] if found[1] == "nothing" else found[1].replace(",", "").split()

    def goods(self) -> dict[str, int]:
        """One's own goods."""
        words = self.listed("goods")
        return {good: int(count) for count, good in zip(words[::2], words[1::2], strict=True)}

    def money(self) -> int:
        """One's own money."""
        found = re.search(r"(\d+) sestertii", self.own)
        assert found
        return int(found[1])

    @cached_property
    def affordable(self) -> set[str]:
        """The cities in which one could pay for a house now."""
        goods, money = self.goods(), self.money()
        found = set()
        for city, price, cost in re.findall(r"(\w+) \w+ (\d+) sestertii \+ ([\w+ ]+)", "\n".join(self.lines)):
            needed = Counter(cost.split(" + "))
            if int(price) <= money and all(goods.get(good.strip(), 0) >= n for good, n in needed.items()):
                found.add(city)
        return found


def gained(does: str) -> dict[str, int]:
    """One's own part of what a move would change."""
    own = [part for part in does.split("; ") if not re.match(r"\w+: |reveals", part)]
    return {what: int(count) for part in own for count, what in re.findall(r"([+-]\d+) (\w+)", part)}


def worth(text: Text, move: str, does: str, rng: Random) -> float:
    """How good a move looks."""
    gain = gained(does)
    goods = sum(count for what, count in gain.items() if what not in ("points", "sestertii"))
    value = 2.0 * gain.get("points", 0) + goods + 0.2 * gain.get("sestertii", 0) + 0.1 * rng.random()
    return value + liking(text, move) if "buy" not in move and "sell" not in move else liking(text, move)


def liking(text: Text, move: str) -> float:
    """What is good about a move apart from what it changes at once."""
    verb, *words = move.split()
    if verb == "tribune":
        return 8.0 if len(text.listed("hand")) <= 3 else 0.0
    if verb == "architect":
        return 9.0 if text.affordable else 0.5
    if verb == "buy":
        return 1.0 if words[1] == "1" and not text.goods().get(words[0]) and text.money() > 8 else -1.0
    if verb == "bid":
        return -float(words[-1])
    if verb == "sell":
        return 0.5 if len(text.goods()) > 4 else -1.0
    if verb == "move":
        return 0.5 + len(text.affordable & set(re.findall(r"\w+", words[-1])))
    return CARDS.get(verb, 0.0)


def answer(description: str, rng: Random) -> str:
    """The text of a move."""
    text = Text(description)
    return max(text.moves, key=lambda move: worth(text, move, text.moves[move], rng))
