"""Which language serves a reader best, by what the environment says of the locale."""

from __future__ import annotations

import re
from collections.abc import Mapping

from concordia_game.i18n import SOURCE, Translator, languages

_LOCALE = re.compile(r"([a-z]{2,3})(?:[_-]([A-Z][a-z]{3}))?(?:[_-]([A-Z]{2}))?(?:\.[\w-]+)?(?:@(\w+))?")
_SCRIPTS = {"latin": "Latn", "cyrillic": "Cyrl"}
_USUAL = {"sr": "Cyrl", "sr_ME": "Latn"}
"""The script that a language is read in, by country where that differs; Latin if it is not here."""


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, in the order of GNU gettext; else English."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in variables if environment.get(name)), "C")
    if locale.split(".")[0] in ("C", "POSIX"):
        return SOURCE
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((found for found in map(serving, wanted) if found), SOURCE)


def serving(locale: str) -> str | None:
    """The language itself before one that its readers understand; of either, the one in their script."""
    read = _LOCALE.fullmatch(locale)
    if not read:
        return None
    language, script, country, modifier = read.groups()
    usual = _USUAL.get(f"{language}_{country}") or _USUAL.get(language, "Latn")
    written = script or _SCRIPTS.get(modifier) or usual
    own = [tag for tag in languages() if tag.split("-")[0] == language]
    found = own or [tag for tag in languages() if language in _also(tag)]
    return next((tag for tag in found if tag.endswith(f"-{written}")), found[0] if found else None)


def _also(tag: str) -> list[str]:
    """The tags of other languages whose readers a language serves, as it says itself."""
    id = "ui-language-name.also"
    words = Translator(tag)
    return words.format(id).split() if words.has(id) else []
