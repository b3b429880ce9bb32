"""Pictures of parts of the game, made by its own drawings: cards, a row of a player, a cut from a board.

`python build_tools/docs_site/pictures.py` draws those of docs/rules.md anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from concordia_game import Game, State
from concordia_game.data.box import load_box
from concordia_game.drawing import draw_svg
from concordia_game.drawing.boards import geometry_of
from concordia_game.drawing.cards import offered_card
from concordia_game.drawing.looks import color, god_color
from concordia_game.drawing.picture import definitions
from concordia_game.drawing.players import player_row
from concordia_game.drawing.rows import words
from concordia_game.drawing.svg import element, group, number, use
from concordia_game.engine.cost import Cost
from concordia_game.engine.goods import GOODS, TRADED
from concordia_game.engine.setup import GODS, Box, Card

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
GAP = 14
CARD = (300, 128)
NOTHING = Cost([0] * TRADED)
FIRST_GODS = ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva")


def picture(drawn: str, width: float, height: float, shown: float = 0.5) -> str:
    """A picture of its own, with a margin; `shown` is how large a unit is in pixels."""
    wide, high = width + 2 * GAP, height + 2 * GAP
    inner = element("g", drawn, {"font-family": color("body")}, transform=f"translate({GAP} {GAP})")
    ground = element("rect", width=wide, height=high, fill=color("ground"))
    size = {"width": round(wide * shown), "height": round(high * shown)}
    box = f"0 0 {number(wide)} {number(high)}"
    whole = element("defs", definitions(inner)) + ground + inner
    return element("svg", whole, size, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img")


def cards_picture(cards: Iterable[tuple[Card | None, Cost]], columns: int = 4) -> str:
    """Cards side by side, each with what its place adds to its price."""
    wide, high = CARD
    drawn = []
    for place, (card, surcharge) in enumerate(cards):
        moved = f"translate({place % columns * (wide + GAP)} {place // columns * (high + GAP)})"
        drawn.append(element("g", offered_card(card, surcharge, 0, wide, high), transform=moved))
    rows = -(-len(drawn) // columns)
    columns = min(columns, len(drawn))
    return picture("".join(drawn), columns * (wide + GAP) - GAP, rows * (high + GAP) - GAP)


def kinds(box: Box, *lists: Iterable[int]) -> list[tuple[Card | None, Cost]]:
    """The cards of hands and decks, each kind once."""
    numbers = sorted({number for listed in lists for number in listed})
    return [(box.cards[kind], NOTHING) for kind in numbers]


def display_picture(state: State) -> str:
    """The cards for sale, with what their spaces add."""
    cards = [None if kind is None else state.setup.cards[kind] for kind in state.display]
    return cards_picture(zip(cards, state.setup.surcharges, strict=True))


def player_picture(state: State, seat: int, name: str) -> str:
    """What lies before a player."""
    width = 1560
    drawn, height = player_row(state, state.players[seat], width, name, lit=False)
    return picture(drawn, width, height)


def icons(named: Iterable[tuple[str, str, str]]) -> str:
    """Symbols with a word below each: the symbol, its colour, the word."""
    step, drawn = 170, []
    for place, (symbol, tone, word) in enumerate(named):
        middle = place * step + step / 2
        drawn.append(use(symbol, middle, 45, 76, {"color": tone}))
        drawn.append(words(word, middle, 110, 28, text_anchor="middle"))
    return picture(group("icons", *drawn), len(drawn) // 2 * step, 130)


def cut(whole: str, left: float, top: float, width: float, height: float, shown: int = 760) -> str:
    """A part of a picture."""
    head, end, rest = whole.partition(">")
    head = re.sub(r'viewBox="[^"]*"', f'viewBox="{left:g} {top:g} {width:g} {height:g}"', head)
    head = re.sub(r' width="[^"]*"', f' width="{shown}"', head)
    head = re.sub(r' height="[^"]*"', f' height="{round(shown * height / width)}"', head)
    return head + end + rest


def around(state: State, city: str, width: float, height: float) -> str:
    """The board around a city."""
    places = geometry_of(state.setup.board, state.setup.options.map)["cities"]
    [(x, y)] = [place["at"] for place in places if place["id"] == city]
    return cut(draw_svg(state), x - width / 2, y - height / 2, width, height)


def rules_pictures() -> dict[str, str]:
    """Those of docs/rules.md, by their files' names."""
    game = Game.new(map="italia", players=2, seed=7, names=["Livia", "Gaius"])
    for move in ("architect", "move sea roma > olbia-roma", "move land roma > casinum-roma", "build olbia"):
        game.play(move)
    game.play("build casinum")
    gods = [(f"god-{god}", god_color(god), god.capitalize()) for god in FIRST_GODS if god in GODS]
    box = load_box()
    goods = [
        (f"good-{GOODS[good]}", color("ink"), f"{GOODS[good]}: {box.figures.prices[good]}")
        for good in range(TRADED)
    ]
    return {
        "rules-board.svg": around(game.state, "roma", 900, 660),
        "rules-display.svg": display_picture(game.state),
        "rules-gods.svg": icons(gods),
        "rules-goods.svg": icons(goods),
        "rules-hand.svg": cards_picture(kinds(box, *box.starting_hands), columns=3),
        "rules-player.svg": player_picture(game.state, 0, "Livia"),
    }


if __name__ == "__main__":
    for name, text in rules_pictures().items():
        (FOLDER / name).write_text(text + "\n", "utf-8")
