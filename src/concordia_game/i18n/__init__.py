"""Words: the message catalogues, a folder for each language, in the Fluent format."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def languages() -> list[str]:
    """The languages that there are catalogues in, by their tags."""
    folders = files(__name__).iterdir()
    return sorted(folder.name for folder in folders if folder.joinpath("game.ftl").is_file())


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
        self._bundle = bundle(language)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(id)

    def format(self, id: str, **args: str | int) -> str:
        """A message in words; its id if the catalogue has none, so that a gap is seen."""
        if not self.has(id):
            return id
        pattern = self._bundle.get_message(id).value
        return id if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])


@cache
def bundle(language: str) -> FluentBundle:
    """A language's messages, ready to be put into words."""
    # Here and not above: those who send the catalogues on need no Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalogue(language)))
    return made
