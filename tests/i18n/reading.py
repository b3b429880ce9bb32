"""The catalogues parsed: their messages, and what each contains."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    Resource,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}

Node = TypeVar("Node", bound=BaseNode)


def file_names(language: str) -> list[str]:
    """The files of a language."""
    found = files("concordia_game.i18n").joinpath(language).iterdir()
    return sorted(file.name for file in found if file.name.endswith(".ftl"))


def source(language: str, file: str) -> str:
    """The text of a file."""
    return files("concordia_game.i18n").joinpath(language, file).read_text("utf-8")


@cache
def resource(language: str, file: str) -> Resource:
    """A parsed file."""
    return FluentParser().parse(source(language, file))


def messages_of(language: str, file: str) -> list[Message]:
    """The messages of a file."""
    return [entry for entry in resource(language, file).body if isinstance(entry, Message)]


@cache
def all_messages(language: str) -> dict[str, Message]:
    """The messages of a language by id."""
    return {found.id.name: found for file in file_names(language) for found in messages_of(language, file)}


class _Collector(Visitor):
    def __init__(self) -> None:
        self.nodes: list[BaseNode] = []

    def generic_visit(self, node: BaseNode) -> None:
        self.nodes.append(node)
        super().generic_visit(node)


def inside(message: Message, kind: type[Node]) -> list[Node]:
    """The nodes of one kind in a message."""
    collector = _Collector()
    collector.visit(message)
    return [node for node in collector.nodes if isinstance(node, kind)]


def variables(message: Message) -> set[str]:
    """The fields that a message uses."""
    return {reference.id.name for reference in inside(message, VariableReference)}


def references(message: Message) -> set[str]:
    """The messages to which a message refers."""
    return {reference.id.name for reference in inside(message, MessageReference)}


def keys(select: SelectExpression) -> set[str]:
    """The cases of a select, without exact numbers."""
    return {variant.key.name for variant in select.variants if isinstance(variant.key, Identifier)}


def choices(message: Message) -> dict[str, set[str]]:
    """The fields other than numbers by which a message selects, with their cases."""
    found: dict[str, set[str]] = {}
    for select in inside(message, SelectExpression):
        if not keys(select) & PLURALS and isinstance(select.selector, VariableReference):
            found.setdefault(select.selector.id.name, set()).update(keys(select))
    return found
