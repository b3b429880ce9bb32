"""CONTRIBUTING's recipes, carried out on a copy of the project: exactly what each says, and no more."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests/i18n", "tests/own_tiles", "tests/conftest.py", "web", "pyproject.toml", "README.md")
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.egg-info", "*.so")


class Copy:
    """A copy of the project in which something is added; it counts the files touched."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.touched: set[str] = set()
        for name in COPIED:
            source, target = ROOT / name, root / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=LEFT_OUT)
            else:
                shutil.copy(source, target)

    def package(self, name: str) -> Path:
        """A file of the package, which counts as touched."""
        self.touched.add(name)
        return self.root / "src" / "concordia_game" / name

    def write(self, name: str, text: str) -> None:
        """Add a file."""
        path = self.package(name)
        assert not path.exists(), name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")

    def append(self, name: str, text: str) -> None:
        """Append to a file."""
        path = self.package(name)
        path.write_text(path.read_text("utf-8") + text, "utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        """Replace a text that occurs once in a file."""
        path = self.package(name)
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{name} says {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), "utf-8")

    def say(self, file: str, **messages: str) -> None:
        """Add words in every language; the Cyrillic ones are made from the Latin ones."""
        lines = [f"{name.replace('_', '-')} = {text}\n" for name, text in messages.items()]
        for folder in sorted((self.root / "src/concordia_game/i18n").iterdir()):
            path = folder / file
            if path.is_file():
                path.write_text(path.read_text("utf-8") + "\n" + "".join(lines), "utf-8")


@dataclass
class Trial:
    """How an addition is tried out: a scenario, and what must show while a bot plays on from it."""

    scenario: dict[str, Any]
    seen: list[str] = field(default_factory=list)
    """Words that must appear in what the server shows of some position."""
    commands: list[list[str]] = field(default_factory=list)
    lines: bool = True
    """Whether lines of the base game from before it are still read."""


def tile(copy: Copy) -> Trial:
    """A citizen and a patrician whose effects are amendments: their entries, and the words."""
    copy.append("data/tiles.toml", FESTUS)
    copy.say("game.ftl", tile_festus_help="7 sestertii.", tile_celer_help="Two steps more.")
    return Trial(
        scenario={
            "rule": "S2.4",
            "title": "Festus pays, and Celer hurries",
            "game": {"map": "imperium", "players": 2, "modules": ["forum"]},
            "red": {"tiles": ["festus", "celer"], "sestertii": 5},
            "moves": ["use festus", "architect"],
            "expect": {
                "legal": ["move land roma > napoca-sirmium"],
                "red": {"sestertii": 12, "tiles": ["celer"]},
            },
        },
        seen=['"celer"', '"festus"'],
    )


FESTUS = """
[[tile]]
id = "festus"
name = "Festus"
kind = "citizen"
does = "gift"
money = 7

[[tile]]
id = "celer"
name = "Celer"
kind = "patrician"
amends = { steps = 2 }
"""


def tile_with_question(copy: Copy) -> Trial:
    """A tile that asks: a file with its question, move and event; an entry; the words."""
    copy.append("data/tiles.toml", FORTUNATUS)
    copy.write("engine/modules/forum/deeds/wager.py", (Path(__file__).parent / "wager.py").read_text("utf-8"))
    copy.say("game.ftl", tile_fortunatus_help="Name a sum up to 3: you get it from the bank.")
    copy.say("prompts.ftl", prompt_wager="Name the sum that you wager.")
    copy.say("moves.ftl", move_wager="Wager: { $count }")
    copy.say("log.ftl", log_wager_won="{ $seat } wins { $count } in a wager.")
    return Trial(
        scenario={
            "rule": "S2.4",
            "title": "Fortunatus asks for the sum",
            "game": {"map": "imperium", "players": 2, "modules": ["forum"]},
            "red": {"tiles": ["fortunatus"], "sestertii": 5},
            "moves": ["use fortunatus", "wager 3"],
            "expect": {
                "events": ["wager_won"],
                "illegal": ["use fortunatus"],
                "red": {"sestertii": 8, "tiles": []},
            },
        },
        seen=['"use fortunatus"', '"wager 3"', '"wager-won"'],
    )


FORTUNATUS = """
[[tile]]
id = "fortunatus"
name = "Fortunatus"
kind = "citizen"
does = "wager"
count = 3
"""


def card(copy: Copy) -> Trial:
    """A card with a new persona: an entry and a place in a deck, a file, the words."""
    copy.append("data/cards.toml", AUGUR)
    copy.replace(
        "data/cards.toml", '\nI = ["architect", "prefect",', '\nI = ["augur", "architect", "prefect",'
    )
    copy.write("engine/personas/augur.py", PERSONA)
    copy.say("game.ftl", card_augur="Augur", card_augur_help="4 sestertii.")
    return Trial(
        scenario={
            "rule": "B2.1",
            "title": "The Augur pays",
            "game": {"map": "italia", "players": 2},
            "red": {"hand": ["augur", "tribune", "senator"], "sestertii": 5},
            "display": {"cards": ["augur", "colonist"]},
            "moves": ["augur"],
            "expect": {"red": {"sestertii": 9, "discard": ["augur"]}},
        },
        seen=['"augur"'],
        lines=False,
    )


AUGUR = """
[[card]]
id = "augur"
persona = "augur"
god = "jupiter"
cost = ["wine"]
"""

PERSONA = '''"""The Augur: money."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from concordia_game.engine.ids import Seat
from concordia_game.engine.personas.persona import Persona

if TYPE_CHECKING:
    from concordia_game.engine.setup import Card
    from concordia_game.engine.state import State


@final
class Augur(Persona):
    """4 sestertii."""

    __slots__ = ()

    id: ClassVar[str] = "augur"

    def open(self, state: State, seat: Seat, card: Card) -> None:
        """Take them."""
        state.earn(seat, 4)
'''


def board(copy: Copy) -> Trial:
    """A board: its file."""
    text = (copy.root / "src/concordia_game/data/maps/italia.toml").read_text("utf-8")
    assert text.count('id = "italia"') >= 1
    copy.write("data/maps/latium.toml", text.replace('id = "italia"', 'id = "latium"', 1))
    return Trial(
        scenario={
            "rule": "B1.1",
            "title": "Latium is played like any other board",
            "game": {"map": "latium", "players": 2},
            "red": {"sestertii": 5},
            "moves": ["architect", "move sea roma > olbia-roma"],
            "expect": {"active": "red", "events": ["colonist_moved"]},
        },
        seen=['"olbia-roma"'],
        commands=[["maps", "check", "latium"]],
    )


def option(copy: Copy) -> Trial:
    """An option: its declaration, the rule that reads it, the words."""
    copy.replace("engine/options.py", LAST_OPTION, LAST_OPTION + RICH_START)
    copy.replace(
        "engine/deal.py",
        "sestertii=money[setup.teams[seat]],",
        "sestertii=money[setup.teams[seat]] + (5 if setup.options.rich_start else 0),",
    )
    copy.say("game.ftl", option_rich_start="Rich start", option_rich_start_help="5 sestertii more.")
    return Trial(
        scenario={
            "rule": "B1.5",
            "title": "A rich start",
            "game": {"map": "italia", "players": 2, "options": {"rich_start": True}},
            "moves": [],
            "expect": {"red": {"sestertii": 10}, "green": {"sestertii": 11}},
        },
        commands=[
            ["simulate", "--rich-start", "--games", "1", "--players", "2"],
            ["replay", str(ROOT / "tests/records/games/first_edition/italia_forum.record")],
        ],
    )


LAST_OPTION = '    start_without_goods: bool = option(False, FLAG, "B16", "money instead")\n'
RICH_START = '    rich_start: bool = option(False, FLAG, "B1.5", "five sestertii more")\n'


def language(copy: Copy) -> Trial:
    """A language: its folder."""
    folder = copy.root / "src/concordia_game/i18n"
    shutil.copytree(folder / "fr", folder / "it")
    copy.touched.add("i18n/it")
    ui = folder / "it" / "ui.ftl"
    text = ui.read_text("utf-8")
    assert text.count("ui-language-name = Français") == 1
    ui.write_text(text.replace("ui-language-name = Français", "ui-language-name = Italiano"), "utf-8")
    return Trial(
        scenario={
            "rule": "B1.1",
            "title": "A game in any language",
            "game": {"map": "italia", "players": 2},
            "moves": ["architect"],
            "expect": {"active": "red"},
        },
        seen=["languages: en fr it ru"],
    )


RECIPES: dict[str, Callable[[Copy], Trial]] = {
    "tile": tile,
    "tile_with_question": tile_with_question,
    "card": card,
    "board": board,
    "option": option,
    "language": language,
}

FILES = {"tile": 1, "tile_with_question": 2, "card": 2, "board": 1, "option": 2, "language": 1}
"""How many files each touches apart from the words, as ARCHITECTURE.md says."""


def written(trials: Iterable[Trial], folder: Path) -> Path:
    """Trials as the file that `trial.py` reads."""
    path = folder / "trials.json"
    found = [{"scenario": trial.scenario, "seen": trial.seen, "lines": trial.lines} for trial in trials]
    path.write_text(json.dumps(found), "utf-8")
    return path
