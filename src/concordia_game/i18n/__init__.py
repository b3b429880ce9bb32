"""Words: the message catalogues, a folder for each language, in the Fluent format."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from concordia_game.i18n.fluent import Messages

SOURCE = "en"
"""The language that every message is written in first."""


@cache
def _folders() -> tuple[str, ...]:
    folders = files(__name__).iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.joinpath("game.ftl").is_file()))


def languages() -> list[str]:
    """The languages that there are catalogues in, by their tags."""
    return list(_folders())


@cache
def catalogue(language: str) -> str:
    """All messages of a language as one Fluent text."""
    if language not in languages():
        raise LookupError(f"{language}: there is no such language; there are {', '.join(languages())}")
    found = [file for file in files(__name__).joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return "\n".join(file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name))


class Translator:
    """Messages put into words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = messages(language)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self._messages

    def format(self, id: str, **args: str | int) -> str:
        """A message in words; its id if the catalogue has none, so that a gap is seen."""
        return self._messages.format(id, args) if self.has(id) else id


@cache
def messages(language: str) -> Messages:
    """A language's messages, each read when it is first said."""
    return Messages(language, catalogue(language))
