"""The booklet: sections and examples have their words and pictures, and tell what the engine does."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

import pytest
from fluent.syntax.ast import TextElement
from i18n.reading import all_messages, inside, messages_of, variables

from concordia_game.booklet.contents import contents, read_contents
from concordia_game.booklet.example import READER, Played, load_example, read_example
from concordia_game.data.boards import board_ids
from concordia_game.data.box import load_box
from concordia_game.drawing.looks import symbols
from concordia_game.engine.goods import GOODS
from concordia_game.engine.options import OPTIONS
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.files.errors import FileError
from concordia_game.i18n import Translator, languages

SECTIONS = contents()
EXAMPLES = [id for section in SECTIONS for id in section.examples]
OWN = re.compile(r"booklet-(.+?)(-title|-\d+)?$")
FAMILIES = {"card", "start", "houses", "prices", "surcharges", "gods", "tiles", "stalls", "board"}
"""What `web/src/parts/booklet/Shown.svelte` can show."""
BESIDE = {"concordia", "praefectus_magnus", "praefectus_piscatus", "prefect-fish"}
"""Cards that lie beside the game, and the Prefect when fish are played."""


@cache
def played(id: str) -> Played:
    """An example after its moves."""
    return load_example(id).play()


def message_of(example: str) -> str:
    """The message that tells an example."""
    return f"booklet-example-{example.replace('_', '-')}"


def fields_of(example: str) -> dict[str, int | str]:
    """What the text of an example may name, as the page fills it in English."""
    words = Translator("en")
    shown = played(example)
    found: dict[str, int | str] = {id: id.title() for id in (*shown.example.around, *shown.provinces())}
    for name, count in shown.figures().items():
        found[name] = count
        found[f"{name}-money"] = words.format("count-sestertii", count=count)
        found[f"{name}-points"] = words.format("count-points", count=count)
    return found


def test_every_section_has_a_title_and_something_to_read_or_see() -> None:
    english = all_messages("en")
    for section in SECTIONS:
        assert f"booklet-{section.id}-title" in english
        assert f"booklet-chapter-{section.chapter}" in english
        assert f"booklet-{section.id}-1" in english or section.examples, section.id


def test_no_section_or_example_is_left_over() -> None:
    """The other languages have the same messages as English: tests/i18n holds that."""
    sections = {section.id for section in SECTIONS}
    for message in messages_of("en", "booklet.ftl"):
        found = OWN.match(message.id.name)
        assert found
        if found[2]:
            assert found[1] in sections
    told = {id for id in all_messages("en") if id.startswith("booklet-example-")}
    assert told == {message_of(id) for id in EXAMPLES}
    folder = files("concordia_game.data").joinpath("booklet", "examples")
    assert {file.name for file in folder.iterdir()} == {f"{id}.toml" for id in EXAMPLES}
    assert len(set(EXAMPLES)) == len(EXAMPLES)


def test_paragraphs_are_numbered_without_gaps() -> None:
    english = all_messages("en")
    for section in SECTIONS:
        numbers = [n for n in range(1, 10) if f"booklet-{section.id}-{n}" in english]
        assert numbers == list(range(1, len(numbers) + 1)), section.id


def test_needs_are_options_of_the_game() -> None:
    for section in SECTIONS:
        for need in section.needs:
            option, _, value = need.removeprefix("!").partition("=")
            assert option in OPTIONS, need
            if value:
                assert value in (*OPTIONS[option].choices(), *board_ids()), need


def test_what_a_section_shows_exists() -> None:
    cards = {card.id for card in load_box().cards} | BESIDE
    for section in SECTIONS:
        for shown in section.shows:
            family, _, id = shown.partition(":")
            assert family in FAMILIES, shown
            assert family != "card" or id in cards, shown
            assert family != "board" or id in board_ids(), shown
            assert family != "surcharges" or id in ("", *load_box().figures.surcharges), shown


def test_every_board_and_every_persona_has_its_section() -> None:
    shown = {shown for section in SECTIONS for shown in section.shows}
    assert {f"board:{id}" for id in board_ids()} <= shown
    named = {card.removeprefix("card:") for card in shown if card.startswith("card:")}
    box = load_box()
    kinds = {(card.persona.id, card.good, card.roles) for card in box.cards}
    assert {(card.persona.id, card.good, card.roles) for card in box.cards if card.id in named} == kinds


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_names_only_what_the_engine_says(example: str, language: str) -> None:
    """No figure is written by hand: all of them are fields, and the engine fills each."""
    message = all_messages(language)[message_of(example)]
    assert variables(message) <= set(fields_of(example))
    assert not [text.value for text in inside(message, TextElement) if re.search(r"\d", text.value)]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_shows_what_it_tells(example: str) -> None:
    """Something happens or is counted, and the picture is a drawing with the symbols of the page."""
    shown = played(example)
    assert shown.events or shown.example.before or "score" in shown.example.shows
    picture = shown.picture()
    assert bool(picture) == bool(shown.example.around)
    if not picture:
        return
    root = ElementTree.fromstring(picture)
    used = {found.get("href", "")[1:] for found in root.iter() if found.tag.endswith("use")}
    ids = {found.get("id") for found in root.iter()}
    assert used <= ids | set(symbols())
    texts = {"".join(found.itertext()) for found in root.iter() if found.tag.endswith("text")}
    board = shown.last.setup.board
    names = {
        board.cities[board.city_ids.index(id)].name for id in shown.example.around if id in board.city_ids
    }
    assert {name.replace(" ", "") for name in names} <= {text.replace(" ", "") for text in texts}


def test_pictures_share_no_ids() -> None:
    """They stand on one page."""
    seen: set[str] = set()
    for example in EXAMPLES:
        ids = set(re.findall(r' id="([^"]+)"', played(example).picture()))
        assert not ids & seen, example
        seen |= ids


def test_the_example_of_scoring_adds_up() -> None:
    """What the table shows: cards times value for every god but Minerva, and all of it is the total."""
    figures = played("scoring").figures()
    counted = [god for god in GODS if god not in ("minerva", "concordia")]
    assert all(figures[god] == figures[f"{god}-cards"] * figures[f"{god}-value"] for god in counted)
    assert figures["vesta-value"] == figures["wealth"] // 10
    assert figures["jupiter-value"] == figures["houses"] - figures["brick-houses"]
    assert figures["saturnus-value"] == figures["provinces"]
    assert figures["mercurius-value"] == 2 * figures["kinds"]
    assert figures["mars-value"] == 2 * figures["colonists"]
    assert figures["concordia"] == load_box().figures.concordia_points
    assert (
        sum(figures[god] for god in GODS) == figures["total"] == score(played("scoring").last, READER).total
    )
    assert all(figures[god] for god in GODS if god != "venus"), "the example has something of every god"


def test_the_examples_are_what_their_texts_say() -> None:
    """Words that are no figures: which goods change hands, and how many where a text says so in words."""

    def changed(example: str, seat: int = READER) -> dict[str, int]:
        old, new = played(example).first.players[seat], played(example).last.players[seat]
        pairs = zip(GOODS, old.goods, new.goods, strict=True)
        return {good: after - before for good, before, after in pairs if after != before}

    board = played("board").last.setup
    province = board.board.province_number("etruria")
    assert province is not None
    assert board.markers[province] == GOODS.index("tool")
    assert changed("storehouse") == {"tool": 1}
    assert changed("tribune") == {"food": -1, "tool": -1}
    assert changed("architect") == {"brick": -1, "food": -2}
    assert changed("produce") == {"brick": 1, "tool": 2}
    assert changed("produce", 1) == {"tool": 1}
    assert changed("magnus") == {"food": 1, "cloth": 2}
    assert changed("mercator") == {"wine": -3, "brick": 4}
    assert changed("diplomat") == {"cloth": -1}
    assert changed("senator") == {"food": -1, "tool": -1, "cloth": -1}
    assert changed("colonist") == {"food": -2, "tool": -2}
    assert changed("consul") == {"brick": -1, "wine": -1}
    assert changed("specialist") == {"wine": played("specialist").figures()["wine-houses"]}
    assert changed("salt_house") == {"food": -1, "salt": -1}
    assert changed("fish_produce") == {"brick": 1, "fish": 2}
    assert changed("fish_produce", 1) == {"tool": 1}
    assert changed("market") == {"fish": -3}
    assert changed("magister") == {"tool": 1, "cloth": 1}
    assert changed("double") == {"wine": -2}
    assert [changed("team_turn", seat) for seat in (0, 2)] == [{"wine": -1}, {"cloth": -1}]
    assert [changed("praetor", seat) for seat in (0, 2)] == [{"tool": -1}, {"wine": -2}]
    assert [changed("proconsul", seat) for seat in (0, 2)] == [{"food": -1}, {"cloth": -1}]
    assert [changed("legatus", seat) for seat in (0, 2)] == [{"wine": -1}, {"cloth": -1}]
    assert changed("balearica") == {"brick": -1, "food": -1}


def test_examples_of_points_are_what_their_texts_say() -> None:
    salt, venus = played("salt_scoring").figures(), played("venus").figures()
    # The salt city counts for the Vintner: 4 VP a house, against 3 of the Mason.
    assert salt["minerva"] == 4 * (salt["wine-houses"] + salt["salt-houses"]) + 3 * salt["brick-houses"]
    assert (salt["salt-houses"], salt["kinds"]) == (1, 2)
    assert (venus["venus-value"], venus["venus-cards"], venus["venus"]) == (4, 2, 8)


def test_every_example_is_told_in_words() -> None:
    words = Translator("en")
    told = words.format(message_of("architect"), **fields_of("architect"))
    assert "3\u00a0\u00d7\u00a02\u00a0=\u00a06 sestertii" in told
    for example in EXAMPLES:
        assert "{" not in words.format(message_of(example), **fields_of(example)), example


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"section": [{"id": "a", "chapter": "b", "rule": 1}]}, "section 1.rule"),
        ({"section": [{"id": "a"}]}, "section 1.chapter"),
        ({"section": [{"id": "a", "chapter": "b"}] * 2}, "section"),
    ],
)
def test_a_mistake_in_the_contents_is_named(data: dict[str, object], place: str) -> None:
    with pytest.raises(FileError, match=place):
        read_contents(data)


def test_a_mistake_in_an_example_is_named() -> None:
    with pytest.raises(FileError, match="shows: there is no 'hand'"):
        read_example("odd", {"shows": ["hand"]})
    with pytest.raises(FileError, match="moves: 'fly' is not among"):
        read_example("odd", {"moves": ["fly"]}).play()
