"""Reasons, hints and curves in words: every language says them, and the catalogue has no others."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from i18n.reading import messages_of

from concordia_game import Game, View, analyse, suggest
from concordia_game.analysis.grounds import MEANS
from concordia_game.analysis.marks import NAMES
from concordia_game.analysis.picture import analysis_svg
from concordia_game.analysis.reasons import KINDS, entry
from concordia_game.analysis.swings import lesson_about
from concordia_game.analysis.words import (
    change,
    decimal,
    deeds_of,
    percent,
    said_gains,
    said_hint,
    said_reason,
)
from concordia_game.bots.gains import NOTHING, gained
from concordia_game.engine.options import Options
from concordia_game.engine.setup import GODS
from concordia_game.i18n import Translator, languages
from concordia_game.i18n.sentences import Sentences

from .tables import played

BUILT = NOTHING._replace(
    gods={"saturnus": 4, "jupiter": 2, "vesta": -1},
    houses=["florentia", "spoletum"],
    provinces=["etruria", "umbria"],
    kinds=["tool", "wine"],
    goods={"brick": -2},
    sestertii=-7,
    prefect={"wine": 2},
    province="umbria",
)


def words(language: str = "en") -> Sentences:
    """What a language says."""
    return Sentences(Translator(language))


def test_a_hint_says_what_it_is_for() -> None:
    setup = Game.new(map="italia", players=2).setup
    assert said_gains(words(), setup, BUILT) == (
        "2 houses in Florentia, Spoletum: Vesta -1, Jupiter +2, Saturnus +4, next Prefect 2 wine"
    )
    bought = NOTHING._replace(cards=["prefect"], gods={"saturnus": 3})
    assert said_gains(words(), setup, bought) == "Prefect: Saturnus +3"
    assert said_gains(words(), setup, NOTHING) == "a preparation for later turns"
    back = NOTHING._replace(hand=5, sestertii=3)
    assert said_gains(words(), setup, back) == "5 more cards in hand, 3 sestertii more"


@pytest.mark.parametrize("language", languages())
def test_hints_in_every_language(language: str) -> None:
    game = Game.new(map="italia", players=2, seed=7)
    hints = suggest(View(game.state, game.setup.seats[0]), game.state.decision)
    said = [said_hint(words(language), game.setup, hint, number == 0) for number, hint in enumerate(hints)]
    assert len(set(said)) == len(said) == 3
    assert not any("analysis-" in line or "{" in line for line in said)
    assert hints[0].lead
    assert decimal(words(language), hints[0].lead) in said[0]
    hints[0].lead = 0.04
    equal = said_hint(words(language), game.setup, hints[0], True)
    assert decimal(words(language), 0.04) not in equal, "no word about nothing"


def test_figures_are_written_as_the_language_writes_them() -> None:
    english, french = words("en"), words("fr")
    assert (decimal(english, 43.7), decimal(french, 43.7)) == ("43.7", "43,7")
    assert [change(english, share) for share in (-0.123, 0.05, 0.002)] == ["-12%", "+5%", "±0%"]
    assert (percent(english, 0.5), percent(french, 0.5)) == ("50%", "50\u202f%")


def test_what_a_turn_brings_is_the_difference_of_two_positions() -> None:
    game = Game.new(map="italia", players=2, seed=7)
    seat, before = game.setup.seats[0], game.state
    for text in ("architect", "move sea roma > messana-neapolis", "build messana", "build neapolis"):
        game.play(text)
    found = gained(before, game.state, seat)
    assert (found.houses, found.provinces) == (["neapolis", "messana"], ["campania", "sicilia"])
    assert (found.sestertii, found.goods) == (-3, {"brick": -1, "food": -2})
    assert (found.gods["saturnus"], found.gods["mercurius"]) == (4, 4)
    assert (found.province, found.prefect) == ("sicilia", {"brick": 1, "cloth": 1})
    assert [kind for kind, _ in deeds_of(found)] == ["houses"]
    assert gained(before, before, seat).data() == {}


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    game = Game.new(map="italia", players=2, seed=7)
    state = game.state
    full = BUILT._replace(
        goods={"brick": 2}, sestertii=3, colonists=1, cards=["mason"], tiles=["appius_arcadius"]
    )
    for ground in (*GODS, *MEANS):
        told = entry(ground, -2.5, full, state)
        said = said_reason(words(language), game.setup, told)
        assert ("-2.5" if language == "en" else "-2,5") in said
        assert "analysis-" not in said
        assert "{" not in said


def test_what_stands_behind_a_reason() -> None:
    state = Game.new(map="italia", players=2, seed=7).state
    told = entry("saturnus", -6.0, BUILT, state)
    assert told == {
        "god": "saturnus",
        "points": -6.0,
        "kind": "provinces",
        "args": {"provinces": ["etruria", "umbria"]},
    }
    assert said_reason(words(), state.setup, told) == "Saturnus -6.0: 2 more provinces: Etruria, Umbria"
    assert entry("money", 1.0, BUILT, state)["kind"] == "plain"
    bought = NOTHING._replace(cards=["mason", "prefect"])
    assert entry("minerva", -3.0, bought, state)["args"] == {"cards": ["mason"]}
    assert entry("saturnus", -3.0, bought, state)["args"] == {"cards": ["prefect"]}


def test_the_catalogue_has_what_is_said_and_no_more() -> None:
    lessons = {lesson_about(ground) for ground in (*GODS, *MEANS)}
    made = {
        *[f"analysis-fact-{kind}" for kind in (*KINDS, "hand", "none")],
        *[f"analysis-means-{means}" for means in MEANS],
        *[f"analysis-mark-{mark}" for mark in NAMES],
        *[f"analysis-cause-{cause}" for cause in ("own", "rival", "luck")],
        *[f"analysis-advice-{lesson}" for lesson in lessons],
        *[f"analysis-hint-{part}" for part in ("best", "other", "lead")],
        *["analysis-next-prefect", "analysis-about", "analysis-why", "analysis-why-plain", "analysis-curve"],
        *[
            "analysis-accuracy",
            "analysis-turn",
            "analysis-lost",
            "analysis-luck",
            "analysis-played",
            "analysis-better",
        ],
        *["analysis-nothing-lost", "analysis-turning-points", "analysis-next-time"],
        *["analysis-points-now", "analysis-points-expected", "analysis-percent", "analysis-decimal"],
    }
    assert {found.id.name for found in messages_of("en", "analysis.ftl")} == made


@pytest.mark.parametrize("language", languages())
def test_the_curve_is_a_picture_with_names_in_it(language: str) -> None:
    game = played(Options("italia", 3), 10)
    game.names = ["red", "<Livia>", "Гай"]
    found = analyse(game)
    picture = analysis_svg(found, words(language))
    root = ElementTree.fromstring(picture)
    told = ["".join(text.itertext()) for text in root.iter() if text.tag.endswith("text")]
    assert {"<Livia>", "Гай", words(language).say("seat-red"), words(language).say("analysis-curve")} <= set(
        told
    )
    lines = [line for line in root.iter() if line.tag.endswith("polyline")]
    assert len(lines) == 6
    places = len(found["turns"]) + 1
    assert all(len(re.findall(r",", line.get("points", ""))) == places for line in lines)
    dots = [mark for mark in root.iter() if mark.tag.endswith("circle")]
    assert len(dots) == sum(turn["mark"] in ("mistake", "blunder") for turn in found["turns"])
    assert picture == analysis_svg(found, words(language))


def test_partners_have_one_curve() -> None:
    found = analyse(played(Options("italia", 4, venus=True, teams=True), 4))
    root = ElementTree.fromstring(analysis_svg(found, words()))
    assert len([line for line in root.iter() if line.tag.endswith("polyline")]) == 4
    assert "Red + Blue" in "".join(root.itertext())
