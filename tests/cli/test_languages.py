"""The terminal's whole game in every language, and who is spoken to in which."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest
from rich.cells import cell_len

from concordia_game.cli.main import main
from concordia_game.data.boards import board_ids
from concordia_game.i18n import languages
from concordia_game.i18n.locales import preferred

from .conftest import Run, sentences

LANGUAGES = languages()
WIDTH = 80
ANSWERS = "?\nb\ns\nl\nt\nxyz\n99\nu\n" + "1\n0\n" * 3000
"""Every command; then the first move of each menu, and where that is refused the one that leaves."""
GAMES = [
    [
        "--salt",
        "--forum",
        "--auction",
        "--fish",
        "slope",
        "--map",
        "balearica",
        "--players",
        "5",
        "--bot",
        "random",
    ],
    [
        "--intermediate-scoring",
        "--start-without-goods",
        "--map",
        "imperium",
        "--players",
        "3",
        "--bot",
        "greedy",
    ],
]
IDS = re.compile(
    r"\b(card|colonist|count|done|god|goods?|log|move|option|place|prompt|province|reason|seat|stall|terminal|tile|ui)"
    r"-[a-z]"
)
CYRILLIC = ["ru", "sr-Cyrl"]
MARKS = set(
    re.findall(
        r"\w+",
        "PM PP C x FILE Enter Python Concordia Magnus Piscatus Præfectus greedy random CONTRIBUTING md",
    )
)
"""What is not Cyrillic in Cyrillic either: the names of cards beside the game, marks, keys, bots, a file."""


def played(run: Run, language: str, options: list[str]) -> str:
    """All that is said in a game."""
    argv = ["play", "--seed", "2", "--humans", "red", "--save", "g.record", "--language", language]
    ran = run(*argv, *options, typed=ANSWERS)
    assert ran.code == 0
    return ran.out + ran.err + run("replay", "g.record", "--log", "--language", language).out


def latin_names() -> set[str]:
    """The words that boards and tiles are written with."""
    data = files("concordia_game.data")
    texts = [data.joinpath("maps", f"{id}.toml").read_text("utf-8") for id in board_ids()]
    return set(re.findall(r"\w+", "\n".join([*texts, data.joinpath("tiles.toml").read_text("utf-8")])))


def typed_words(text: str) -> set[str]:
    """What stands there to be typed: the moves of the menus, commands, and what is between backquotes."""
    menus = re.findall(r"^ *\d+\)  ([a-z0-9_>: -]+?)(?:  |$)", text, re.MULTILINE)
    blocks = re.findall(r"\d+\) ([a-z_*-]+)", text)
    commands = re.findall(r"^([a-z?]|r, r FILE) +\S", text, re.MULTILINE)
    quoted = re.findall(r"`([^`]+)`", text)
    return {word for part in (*menus, *blocks, *commands, *quoted) for word in re.findall(r"\w+", part)}


@pytest.mark.parametrize("options", GAMES, ids=["everything", "base"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, options: list[str]) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    out = played(run, language, options)
    words = sentences(language)
    assert words.say("prompt-play-card") in out
    wins = re.escape(words.say("terminal-wins", seat="@", points="9"))
    assert re.search(wins.replace("@", r"\w+").replace("9", r"\d+"), out)
    assert IDS.findall(out) == []
    assert re.findall(r"[{}]|\$|None|…", out) == []
    wide = [line for line in out.splitlines() if cell_len(line) > WIDTH and "`" not in line]
    assert wide == [], "a line that the terminal would break"
    if language in CYRILLIC:
        known = latin_names() | typed_words(out) | MARKS
        said = re.sub(r"(?m)> [a-z0-9?]+$", "", out)
        left = {word for word in re.findall(r"[A-Za-zÀ-ÿĀ-ž_]+", said) if word not in known}
        assert left == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_typed_in_every_language(run: Run, language: str) -> None:
    ran = run(
        "play",
        "--seed",
        "7",
        "--you",
        "red",
        "--language",
        language,
        typed="architect\nmove sea roma > cosa-roma\n",
    )
    words = sentences(language)
    route = "Cosa \N{EN DASH} Roma"
    moved = words.say(
        "log-colonist-moved", seat=words.say("seat-red"), kind="sea", origin="Roma", route=route, steps=1
    )
    assert moved in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "argv",
    [
        ["maps"],
        ["maps", "describe", "balearica"],
        ["simulate", "--games", "1"],
        ["arena", "--bots", "random", "--games", "1", "--players", "2", "--processes", "1"],
        ["stats", "--bot", "random", "--games", "2", "--players", "2", "--processes", "1", "--forum"],
        ["play", "--players", "5", "--map", "italia"],
    ],
    ids=["maps", "describe", "simulate", "arena", "stats", "note"],
)
def test_other_commands_speak_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, argv: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    ran = run(*argv, "--language", language)
    assert ran.code == 0
    assert IDS.findall(ran.out + ran.err) == []
    assert "…" not in ran.out
    assert max(map(cell_len, ran.out.splitlines())) <= WIDTH


def test_the_language_of_maps_may_stand_before_the_action(run: Run) -> None:
    assert run("maps", "--language", "fr", "list").out == run("maps", "list", "--language", "fr").out
    assert run("maps", "--language", "fr").out.startswith("plateau")


def test_a_language_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "--language", "xx"])
    assert left.value.code == 2
    assert "sr-Cyrl" in capsys.readouterr().err


def test_programs_are_spoken_to_in_english_unless_they_ask(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    argv = ["play", "--seed", "7", "--you", "red", "--json"]
    assert json.loads(run(*argv).out)["prompt"] == "Play a card from your hand."
    assert json.loads(run(*argv, "--language", "fr").out)["prompt"] == "Jouez une carte de votre main."


def test_people_are_spoken_to_as_the_locale_says(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Vous êtes Rouge." in run("play", "--seed", "7", "--you", "red").out


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE.UTF-8", "en"),
        ("nonsense", "en"),
        ("en_GB.UTF-8", "en"),
        ("fr_CA", "fr"),
        ("fr_FR.UTF-8@euro", "fr"),
        ("ru_RU.KOI8-R", "ru"),
        ("sr_RS", "sr-Cyrl"),
        ("sr_RS.UTF-8@latin", "sr-Latn"),
        ("sr_Latn_RS", "sr-Latn"),
        ("sr_ME", "sr-Latn"),
        ("sr_Cyrl_ME", "sr-Cyrl"),
        ("hr_HR.UTF-8", "sr-Latn"),
        ("bs_BA@cyrillic", "sr-Cyrl"),
    ],
)
def test_locales(locale: str, language: str) -> None:
    assert preferred({"LANG": locale}) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "ru_RU", "LC_MESSAGES": "fr_FR", "LANG": "sr_RS"}, "ru"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "ru_RU"}, "fr"),
        ({"LC_ALL": "", "LANG": "ru_RU"}, "ru"),
        ({"LANGUAGE": "de:fr:en", "LANG": "ru_RU"}, "fr"),
        ({"LANGUAGE": "de", "LANG": "ru_RU"}, "ru"),
        ({"LANGUAGE": "fr", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr"}, "en"),
        ({}, "en"),
    ],
)
def test_the_order_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language
