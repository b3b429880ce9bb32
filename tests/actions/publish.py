"""Writes the published catalogue, src/concordia_game/actions/catalogue.json: `make catalogue`.

Names that are new are added at the end of their lists; nothing that was published is moved. meanings.json
next to this file is what proves it: a hash of what the numbers have always meant.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from concordia_game.actions import Catalogue
from concordia_game.actions.layout import Layout, compact_layout, flat_layout
from concordia_game.actions.published import FILE, published
from concordia_game.actions.slots import KINDS_OF_NAMES, OF_BOARDS, Names, names_in
from concordia_game.data.boards import board_ids
from concordia_game.engine.options import Options
from concordia_game.files.versions import rules_version
from concordia_game.games.beginning import new_setup

KEPT = Path(__file__).with_name("meanings.json")


def brought_up_to_date() -> dict[str, Any]:
    """The file as it should be: what it says, and what has been added to the game since."""
    before = published()
    names: Names = {what: [*before["names"][what]] for what in KINDS_OF_NAMES}
    boards: dict[str, Names] = {}
    for board in board_ids():
        known = before["boards"].get(board, {})
        boards[board] = {what: [*known.get(what, [])] for what in OF_BOARDS}
        for fish in ("coast", "slope"):
            found = names_in(new_setup(Options(map=board, players=3, fish=fish), 1))
            for lists in (names, boards[board]):
                for what, listed in lists.items():
                    listed.extend([name for name in found[what] if name not in listed])
    blocks = {"compact": _blocks(compact_layout()), "flat": _blocks(flat_layout(0))}
    return {"rules": rules_version(), "blocks": blocks, "names": names, "boards": boards}


def _blocks(layout: Layout) -> dict[str, list[int]]:
    return {block.name: [block.first, block.size] for block in layout.blocks}


def meanings(board: str, kind: str) -> dict[str, list[str]]:
    """The numbers of a board in words, by block; the forum and the market are in play.

    What six can do in team play beside that follows in blocks of its own: the others stay what they were.
    """
    four = _texts(Options(map=board, players=4, forum=True, fish="coast"), kind)
    six = _texts(Options(map=board, players=6, venus=True, teams=True, forum=True, fish="coast"), kind)
    more = {
        block: [text for text in texts if text not in four.get(block, [])] for block, texts in six.items()
    }
    return {**four, **{f"{block}, six": texts for block, texts in more.items() if texts}}


def _texts(options: Options, kind: str) -> dict[str, list[str]]:
    catalogue = Catalogue(new_setup(options, 1), kind)
    found: dict[str, list[str]] = {}
    for block in catalogue.blocks:
        numbers = range(block.first, block.first + block.size)
        texts = [f"{number} {catalogue.text(number)}" for number in numbers if catalogue.text(number)]
        if texts:
            found[block.name] = texts
    return found


def digest(texts: list[str]) -> str:
    """A short hash of what numbers mean."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]


Kept = dict[str, dict[str, list[int | str]]]
"""For each catalogue and block how many meanings have been published, and their hash."""


def kept() -> Kept:
    """What the numbers have meant since they were published."""
    found: Kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def changes() -> list[str]:
    """The blocks in which a published number means something else now."""
    found: list[str] = []
    for catalogue, blocks in kept().items():
        board, kind = catalogue.split()
        now = meanings(board, kind)
        for block, (count, before) in blocks.items():
            if digest(now.get(block, [])[: int(count)]) != before:
                found.append(f"{catalogue} {block}")
    return found


def to_keep() -> Kept:
    """What the numbers mean now."""
    return {
        f"{board} {kind}": {
            block: [len(texts), digest(texts)] for block, texts in meanings(board, kind).items()
        }
        for board in board_ids()
        for kind in ("compact", "flat")
    }


def written(data: dict[str, Any]) -> str:
    """The file's text: one line for each list."""
    text = json.dumps(data, indent=1)
    return re.sub(r"\[[^\[\]{}]+\]", lambda found: json.dumps(json.loads(found[0])), text) + "\n"


if __name__ == "__main__":
    if changes():
        raise SystemExit(f"numbers have changed their meaning: {', '.join(changes())}")
    FILE.write_text(written(brought_up_to_date()), "utf-8")
    published.cache_clear()
    KEPT.write_text(written(to_keep()), "utf-8")
