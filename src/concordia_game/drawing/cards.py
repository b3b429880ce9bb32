"""Cards: those for sale with their prices, and small ones for hands and piles."""

from __future__ import annotations

from concordia_game.drawing.looks import color, god_color, symbol
from concordia_game.drawing.rows import ROMAN, Row, box, words
from concordia_game.drawing.svg import Attributes, element, group, text, use
from concordia_game.engine.cost import Cost
from concordia_game.engine.goods import GOODS
from concordia_game.engine.setup import GODS, Card

MINI_WIDTH = 44
MINI_HEIGHT = 58


def card_name(card: Card) -> str:
    """A card by its persona.

    >>> from concordia_game.data.box import load_box
    >>> [card_name(card) for card in load_box().cards if card.cash]
    ['Mercator', 'Mercator', 'Architect / Mercator', 'Prefect / Mercator']
    """
    if card.roles:
        return " / ".join(role.id.capitalize() for role in card.roles)
    return card.word.rstrip("0123456789").replace("_", " ").capitalize()


def emblem(card: Card) -> str:
    """The symbol of a card: a specialist's good, both roles of a double card, the persona of any other."""
    if card.roles:
        return symbol("-".join(["persona", *(role.id for role in card.roles)]))
    return symbol(f"persona-{card.persona.id}" if card.good is None else f"good-{GOODS[card.good]}")


def offered_card(card: Card | None, surcharge: Cost, x: float, width: float, height: float) -> str:
    """A space of the display: the card with its price, and what the space adds to it."""
    row = Row(x + 16, height - 30)
    if card is None:
        line: Attributes = {"fill": "none", "stroke": color("line"), "stroke-dasharray": "8 8"}
        _price(row, surcharge)
        return group("space", box(x, 0, width, height, line), row.drawn())
    tone = god_color(GODS[card.gods[0]])
    title = Row(x + 78, 60)
    _gods(title, card, width - 110)
    _price(row, card.cost)
    if surcharge.total:
        if card.cost.total:
            row.words("+", 26, "faint")
        _price(row, surcharge)
    parts = [
        box(x, 0, width, height),
        element("rect", x=x, y=0, width=10, height=height, rx=5, fill=tone),
        use(emblem(card), x + 46, 45, 54, {"color": tone}),
        text(card_name(card), x + 78, 38, 28, {**ROMAN, "fill": color("ink")}, room=width - 90),
        title.drawn(),
        _cash(card, x + width - 14, height - 30),
        row.drawn(),
    ]
    return group("offer", *parts)


def _gods(row: Row, card: Card, room: float) -> None:
    """The god of a card by name; the symbols of several."""
    for god in (GODS[number] for number in card.gods):
        row.icon(symbol(f"god-{god}"), 24, {"color": god_color(god)})
    if len(card.gods) == 1:
        god = GODS[card.gods[0]]
        row.put(words(god.capitalize(), row.x + 2, row.y, 22, room=room, fill=god_color(god)), 0)


def _price(row: Row, cost: Cost) -> None:
    for good in cost.names():
        row.icon("any" if good == "any" else f"good-{good}", 36)


def _cash(card: Card, end: float, middle: float) -> str:
    """The sestertii that a Mercator brings."""
    if not card.cash:
        return ""
    number = words(str(card.cash), end, middle, 26, text_anchor="end", font_weight="700")
    return use("coins", end - 32, middle, 28) + number


def mini_card(card: Card, count: int, x: float, middle: float) -> str:
    """A small card with its emblem in its god's colour; several of one kind with their number."""
    tone = god_color(GODS[card.gods[0]])
    top = middle - MINI_HEIGHT / 2
    parts = [
        element("title", card_name(card)),
        box(x, top, MINI_WIDTH, MINI_HEIGHT, {"fill": color("card"), "stroke": tone, "stroke-width": 3}),
        use(emblem(card), x + MINI_WIDTH / 2, middle - (5 if card.cash else 0), 36, {"color": tone}),
    ]
    if card.cash:
        parts.append(_number(str(card.cash), x + MINI_WIDTH / 2, top + MINI_HEIGHT - 10, color("ink")))
    parts += _more_gods(card, x, top)
    if count > 1:
        badge = element("circle", cx=x + MINI_WIDTH - 7, cy=top + 8, r=13, fill=tone)
        parts += [badge, _number(str(count), x + MINI_WIDTH - 7, top + 8, "#fff")]
    return group("card", *parts)


def _more_gods(card: Card, x: float, top: float) -> list[str]:
    """A stripe in the colour of each god of a card that has several."""
    if len(card.gods) == 1:
        return []
    width = (MINI_WIDTH - 8) / len(card.gods)
    tones = [god_color(GODS[god]) for god in card.gods]
    return [
        element("rect", x=x + 4 + n * width, y=top + MINI_HEIGHT - 9, width=width, height=6, fill=tone)
        for n, tone in enumerate(tones)
    ]


def _number(number: str, x: float, middle: float, fill: str) -> str:
    return words(
        number, x, middle, 19 if len(number) == 1 else 16, text_anchor="middle", font_weight="700", fill=fill
    )
