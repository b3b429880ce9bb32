"""The catalogues say the same in every language, and each by its own grammar."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, SelectExpression, TextElement

from concordia_game.i18n import Translator, catalogue, languages, messages
from concordia_game.i18n.cyrillic import catalogue_in_cyrillic, text_in_cyrillic
from concordia_game.i18n.fluent import Messages
from concordia_game.i18n.plurals import plural
from i18n.reading import (
    PLURALS,
    all_messages,
    choices,
    file_names,
    inside,
    keys,
    messages_of,
    references,
    resource,
    source,
    variables,
)

LANGUAGES = languages()
SOURCE = "en"
"""The language that the others are translated from."""
OTHERS = [language for language in LANGUAGES if language != SOURCE]
COUNTS = (0, 1, 2, 5, 11, 12, 21, 22)

COUNTED = {
    "en": "0 sestertii, 1 sestertius, 2 sestertii, 11 sestertii, 21 sestertii",
    "fr": "0 sesterce, 1 sesterce, 2 sesterces, 11 sesterces, 21 sesterces",
    "ru": "0 сестерциев, 1 сестерций, 2 сестерция, 11 сестерциев, 21 сестерций",
    "sr-Latn": "0 sestercija, 1 sestercij, 2 sestercija, 11 sestercija, 21 sestercij",
    "sr-Cyrl": "0 сестерција, 1 сестерциј, 2 сестерција, 11 сестерција, 21 сестерциј",
}


def plurals_of(language: str) -> set[str]:
    """The plural forms for whole numbers; Russian, for one, needs `other` only for fractions."""
    plural = Locale.parse(language, sep="-").plural_form
    return {plural(count) for count in range(200)}


def test_a_language_is_its_folder() -> None:
    folders = {found.name for found in files("concordia_game.i18n").iterdir() if found.is_dir()}
    assert set(LANGUAGES) == folders - {"__pycache__"}
    assert set(COUNTED) <= set(LANGUAGES)


def test_every_language_has_a_name_of_its_own() -> None:
    names = {Translator(language).format("ui-language-name") for language in LANGUAGES}
    assert len(names) == len(LANGUAGES)


def test_no_such_language() -> None:
    with pytest.raises(LookupError, match="there are en, fr"):
        catalogue("la")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_junk(language: str) -> None:
    found = [entry for file in file_names(language) for entry in resource(language, file).body]
    assert [entry.content for entry in found if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_occurs_once(language: str) -> None:
    ids = Counter(found.id.name for file in file_names(language) for found in messages_of(language, file))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_order(language: str) -> None:
    assert file_names(language) == file_names("en")
    for file in file_names("en"):
        english = [found.id.name for found in messages_of("en", file)]
        assert [found.id.name for found in messages_of(language, file)] == english


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_fields_choices_and_references(language: str) -> None:
    for id, english in all_messages("en").items():
        found = all_messages(language)[id]
        assert variables(found) == variables(english), id
        assert choices(found) == choices(english), id
        assert references(found) == references(english), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    for id, found in all_messages(language).items():
        assert references(found) <= set(all_messages(language)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plurals_of_the_language(language: str) -> None:
    for id, found in all_messages(language).items():
        for select in inside(found, SelectExpression):
            if keys(select) & PLURALS:
                assert keys(select) == plurals_of(language), id


@pytest.mark.parametrize("language", COUNTED)
def test_counted_money(language: str) -> None:
    translator = Translator(language)
    counted = [translator.format("count-sestertii", count=count) for count in (0, 1, 2, 11, 21)]
    assert ", ".join(counted) == COUNTED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_take_the_plurals_of_cldr(language: str) -> None:
    cldr = Locale.parse(language, sep="-").plural_form
    assert [plural(language, count) for count in range(1000)] == [cldr(count) for count in range(1000)]


def fillings(message: Message) -> Iterator[dict[str, str | int]]:
    """Every number in every field, and every case of a field used in a select."""
    named = choices(message)
    names = sorted(named)
    for count in COUNTS:
        for cases in product(*(sorted(named[name]) for name in names)):
            yield {**dict.fromkeys(variables(message), count), **dict(zip(names, cases, strict=True))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_the_library_says_it(language: str) -> None:
    library = FluentBundle([language], use_isolating=False)
    library.add_resource(FluentResource(catalogue(language)))
    ours = messages(language)
    for id, found in all_messages(language).items():
        made = library.get_message(id)
        patterns = {f"{id}.{name}": pattern for name, pattern in made.attributes.items()}
        for filling in fillings(found):
            for whole_id, pattern in (patterns | {id: made.value}).items():
                assert pattern is not None
                said, errors = library.format_pattern(pattern, filling)
                assert errors == [], id
                assert str(said).strip() == said, id
                assert ours.format(whole_id, filling) == said, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_we_read_the_messages_that_the_library_reads(language: str) -> None:
    assert [id for id in messages(language).ids() if "." not in id] == list(all_messages(language))


@pytest.mark.parametrize(
    "text",
    [
        "{ NUMBER($count) }",
        "{ -term }",
        "{ $count",
        "{ $count -> [one] a }",
        "a }",
        "two\n    lines",
        "{ 1 }",
    ],
)
def test_what_the_catalogues_do_not_use_is_not_understood(text: str) -> None:
    with pytest.raises(ValueError, match="odd: not understood from"):
        Messages("en", f"odd = {text}").format("odd", {})


def test_a_field_that_nobody_fills_stays_open() -> None:
    assert Messages("en", "odd = So many: { $count }").format("odd", {}) == "So many: {$count}"


def test_a_gap_is_seen() -> None:
    assert Translator("fr").format("card-nobody") == "card-nobody"
    assert not Translator("fr").has("card-nobody")


@pytest.mark.parametrize("file", file_names("sr-Latn"))
def test_cyrillic_is_the_latin_text_in_other_letters(file: str) -> None:
    assert source("sr-Cyrl", file) == catalogue_in_cyrillic(source("sr-Latn", file))


def test_the_alphabet_names_itself() -> None:
    assert text_in_cyrillic("Srpski (latinica)") == "Српски (ћирилица)"


def test_letters_of_two_letters_and_latin_names() -> None:
    assert text_in_cyrillic("Ljubav, konj, LJILJAN, džep; karta Concordia.") == (
        "Љубав, коњ, ЉИЉАН, џеп; карта Concordia."
    )


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    for id, found in all_messages("fr").items():
        for text in inside(found, TextElement):
            assert not re.search(r"[^\S\u00a0\u202f][:;?!»]|[\w)][;?!]|«[^\u00a0]", text.value), id
