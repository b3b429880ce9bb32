"""The gallery: every board with a game on it, every card, and the page on a screen and on a phone."""

from __future__ import annotations

from pathlib import Path

from nav import ROOT
from pictures import cards_picture, icons, kinds

from concordia_game import Game, State, load_board, read_record
from concordia_game.data.box import load_box
from concordia_game.drawing import draw_svg
from concordia_game.drawing.looks import color, god_color
from concordia_game.engine.setup import GODS

RECORDS = ROOT / "tests" / "records" / "games" / "rules_2"
GAMES = {
    "italia_forum": "Italia, with the forum of Salsa",
    "imperium_salsa": "Imperium, with salt and forum",
    "byzantium_auction": "Byzantium, with salt; the patricians were auctioned",
    "hispania_salt": "Hispania, with salt",
    "balearica_slope": "Balearica, with the fish market",
    "cyprus_everything": "Cyprus, with everything",
    "imperium_teams": "Imperium, two teams with the cards of Venus",
}
"""Recorded games, and what is played in them."""
CARD_SETS = {"Cards of the base game": "", "Cards of Venus": "venus", "Cards of team play": "teams"}
SCREENS = ("italia", "imperium", "byzantium", "hispania", "balearica", "cyprus")


def middle_of(name: str) -> State:
    """A recorded game two thirds through."""
    game = Game.replay(read_record((RECORDS / f"{name}.record").read_text("utf-8"), name))
    return game.at(game.ply * 2 // 3)


def write_gallery(source: Path) -> None:
    """The page, and the pictures on it that are not in the repository."""
    drawn = source / "pictures" / "drawn"
    drawn.mkdir(parents=True)
    lines = ["# Gallery", "", "Boards and cards are drawn by the game itself ([pictures](pictures.md)).", ""]

    def show(title: str, name: str, text: str) -> None:
        (drawn / f"{name}.svg").write_text(text, "utf-8")
        lines.extend([f"![{title}](pictures/drawn/{name}.svg)", ""])

    lines += ["## Boards", ""]
    for name, title in GAMES.items():
        lines += [f"### {title}", ""]
        show(title, name, draw_svg(middle_of(name)))
    for heading, chosen in CARD_SETS.items():
        lines += [f"## {heading}", ""]
        box = load_box(cards_of=chosen)
        show(heading, f"cards_{chosen}", cards_picture(kinds(box, *box.starting_hands, *box.decks)))
    lines += ["## The gods", ""]
    show("The gods", "gods", icons((f"god-{god}", god_color(god), god.capitalize()) for god in GODS))
    lines += ["## Pieces and goods", ""]
    pieces = ["good-brick", "good-food", "good-tool", "good-wine", "good-cloth", "good-salt", "fish", "coin"]
    show("Pieces and goods", "goods", icons((one, color("ink"), one.removeprefix("good-")) for one in pieces))
    lines += ["## The page", "", "![The first page](pictures/start.png)", ""]
    for board in SCREENS:
        title = f"A table on {load_board(board).name}"
        lines += [f"![{title}](pictures/table-{board}.png)", ""]
    lines += ["![The end of a game](pictures/end.png)", "", "## On a phone", ""]
    phones = [f"![{board} on a phone](pictures/phone-{board}.png)" for board in SCREENS]
    (source / "gallery.md").write_text("\n".join([*lines, *phones, ""]), "utf-8")
