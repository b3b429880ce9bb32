"""The part of Fluent that the catalogues use: texts, variables, references, and choices by number or by word.

The library would bring forty megabytes, most of them the dates of other languages, and half a second at every
start; here a message is read when it is first said. The tests compare each with what the library says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from concordia_game.i18n.plurals import plural

Args = Mapping[str, str | int]
"""What fills the variables of a message; a number is a whole one."""

_HEAD = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)", re.DOTALL)
_ATTRIBUTE = re.compile(r"^ +\.([a-z]+) *= *", re.MULTILINE)
_NAME = re.compile(r"\$?[a-zA-Z][\w-]*")
_VARIANT = re.compile(r"\s*\*?\[ *([\w-]+) *\] *")
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"\s*")


class Variable:
    """`{ $count }`."""

    def __init__(self, name: str) -> None:
        self.name = name


class Reference:
    """`{ card-diplomat-help }`."""

    def __init__(self, id: str) -> None:
        self.id = id


class Choice:
    """`{ $count -> [one] ... *[other] ... }`."""

    def __init__(self, name: str, variants: dict[str, Pattern], default: str) -> None:
        self.name = name
        self.variants = variants
        self.default = default


Part = str | Variable | Reference | Choice
Pattern = list[Part]


class Messages:
    """The messages of a catalogue by id; `id.name` are attributes."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._sources = _sources(source)
        self._patterns: dict[str, Pattern] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def ids(self) -> list[str]:
        """All that can be said."""
        return list(self._sources)

    def format(self, id: str, args: Args) -> str:
        """A message in words."""
        return self._filled(self._pattern(id), args)

    def _pattern(self, id: str) -> Pattern:
        if id not in self._patterns:
            self._patterns[id] = _Reader(id, self._sources[id]).whole()
        return self._patterns[id]

    def _filled(self, pattern: Pattern, args: Args) -> str:
        return "".join([part if isinstance(part, str) else self._said(part, args) for part in pattern])

    def _said(self, part: Variable | Reference | Choice, args: Args) -> str:
        if isinstance(part, Variable):
            # What nobody filled stays open, so that a gap is seen.
            return str(args.get(part.name, f"{{${part.name}}}"))
        if isinstance(part, Reference):
            return self.format(part.id, args)
        return self._filled(part.variants[self._case(part, args.get(part.name, ""))], args)

    def _case(self, choice: Choice, value: str | int) -> str:
        wanted = [str(value)] if isinstance(value, str) else [str(value), plural(self.language, value)]
        return next((key for key in wanted if key in choice.variants), choice.default)


def _sources(source: str) -> dict[str, str]:
    """The text of each message and attribute: what stands behind the `=`, with the indented lines below."""
    found: dict[str, str] = {}
    for entry in re.split(r"\n(?=[^\s}])", source):
        head = _HEAD.match(entry)
        if head:
            id, text = head.groups()
            value, *attributes = _ATTRIBUTE.split(text)
            found[id] = value
            found |= {
                f"{id}.{name}": text for name, text in zip(attributes[::2], attributes[1::2], strict=True)
            }
    return found


class _Reader:
    """Takes the text of one message apart."""

    def __init__(self, id: str, text: str) -> None:
        self.id = id
        self.text = text.strip()
        self.at = 0

    def whole(self) -> Pattern:
        """All of it; a text that goes on in another line is none of ours."""
        pattern = self._pattern()
        if self.at < len(self.text):
            raise self._wrong()
        return pattern

    def _wrong(self) -> ValueError:
        return ValueError(f"{self.id}: not understood from {self.text[self.at :][:20]!r} on")

    def _take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _takes(self, sign: str) -> bool:
        """Whether a sign stands here, blanks aside; it is passed over."""
        self._take(_BLANK)
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) * found
        return found

    def _pattern(self) -> Pattern:
        """Texts and what stands between braces, to the end of the line."""
        parts: Pattern = []
        while self.at < len(self.text):
            text = self._take(_TEXT)
            if text:
                parts.append(text.group())
            elif self.text[self.at] == "{":
                parts.append(self._placeable())
            else:
                break
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return parts

    def _placeable(self) -> Part:
        self.at += 1
        part = self._expression()
        if not self._takes("}"):
            raise self._wrong()
        return part

    def _expression(self) -> Part:
        if self._takes('"'):
            end = self.text.index('"', self.at)
            literal, self.at = self.text[self.at : end], end + 1
            return literal
        name = self._take(_NAME)
        if not name:
            raise self._wrong()
        if not name.group().startswith("$"):
            return Reference(name.group())
        variable = name.group()[1:]
        return self._choice(variable) if self._takes("->") else Variable(variable)

    def _choice(self, variable: str) -> Choice:
        variants: dict[str, Pattern] = {}
        default = ""
        while key := self._take(_VARIANT):
            variants[key[1]] = self._pattern()
            default = key[1] if "*" in key.group() else default
        if not default:
            raise self._wrong()
        return Choice(variable, variants, default)
