"""The catalogues say the same in every language, and each by its own grammar."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from babel import Locale
from fluent.syntax.ast import Junk, Message, SelectExpression, TextElement

from concordia_game.i18n import Translator, bundle, catalogue, languages
from concordia_game.i18n.cyrillic import catalogue_in_cyrillic, text_in_cyrillic
from i18n.reading import (
    PLURALS,
    all_messages,
    choices,
    file_names,
    inside,
    keys,
    messages,
    references,
    resource,
    source,
    variables,
)

LANGUAGES = languages()
SOURCE = "en"
"""The language that the others are translated from."""
OTHERS = [language for language in LANGUAGES if language != SOURCE]
COUNTS = (1, 2, 5, 11, 21)

COUNTED = {
    "en": ["1 sestertius", "2 sestertii", "5 sestertii", "11 sestertii", "21 sestertii"],
    "fr": ["1 sesterce", "2 sesterces", "5 sesterces", "11 sesterces", "21 sesterces"],
    "ru": ["1 сестерций", "2 сестерция", "5 сестерциев", "11 сестерциев", "21 сестерций"],
    "sr-Latn": ["1 sestercij", "2 sestercija", "5 sestercija", "11 sestercija", "21 sestercij"],
    "sr-Cyrl": ["1 сестерциј", "2 сестерција", "5 сестерција", "11 сестерција", "21 сестерциј"],
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
    ids = Counter(found.id.name for file in file_names(language) for found in messages(language, file))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_order(language: str) -> None:
    assert file_names(language) == file_names("en")
    for file in file_names("en"):
        english = [found.id.name for found in messages("en", file)]
        assert [found.id.name for found in messages(language, file)] == english


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
    assert [translator.format("count-sestertii", count=count) for count in COUNTS] == COUNTED[language]


def fillings(message: Message) -> Iterator[dict[str, str | int]]:
    """Every number in every field, and every case of a field used in a select."""
    named = choices(message)
    names = sorted(named)
    for count in COUNTS:
        for cases in product(*(sorted(named[name]) for name in names)):
            yield {**dict.fromkeys(variables(message), count), **dict(zip(names, cases, strict=True))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = bundle(language)
    for id, found in all_messages(language).items():
        made = words.get_message(id)
        patterns = [made.value, *made.attributes.values()]
        for filling in fillings(found):
            for pattern in patterns:
                if pattern is not None:
                    said, errors = words.format_pattern(pattern, filling)
                    assert errors == [], id
                    assert str(said).strip() == said, id


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
