"""Writes the wire's types for the browser: `python -m concordia_game.server.typescript [file]`."""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from concordia_game.server import wire
from concordia_game.server.happenings import EVENT_CLASSES, event_fields, event_name

HEADER = """\
// Made by `python -m concordia_game.server.typescript` from src/concordia_game/server/wire.py: don't edit.
"""

ALIASES = ("Seat", "Kind", "SeatKind")
UNIONS = ("ClientMessage", "ServerMessage")
LEFT_OUT = ("Incoming", "Outgoing", "PositionParts")
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}

EVENT_TYPES = {
    "seat": "Seat",
    "receiver": "Seat",
    "winner": "Seat",
    "owner": "Seat | null",
    "goods": "Record<string, number>",
    "kind": "Kind",
    "count": "number",
    "price": "number",
    "steps": "number",
    "points": "number",
    "bid": "number",
    "fish": "number",
    "turn": "number",
    "space": "number",
}
"""The types of events' fields; every other field is an id."""


def type_text(hint: Any) -> str:
    """A Python type as TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    for alias in ALIASES:
        if hint == getattr(wire, alias):
            return alias
    if hint == wire.EventShown:
        return "GameEvent"
    if hint is type(None):
        return "null"
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    return hint.__name__ if origin is None else _generic(origin, inner)


def _generic(origin: Any, inner: tuple[Any, ...]) -> str:
    if origin is typing.Annotated:
        return type_text(inner[0])
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin is dict:
        return f"Record<{type_text(inner[0])}, {type_text(inner[1])}>"
    if origin is tuple:
        return f"[{', '.join(type_text(part) for part in inner)}]"
    if origin is list:
        text = type_text(inner[0])
        return f"({text})[]" if "|" in text else f"{text}[]"
    assert origin in (typing.Union, types.UnionType), origin
    return " | ".join(type_text(part) for part in inner if part is not msgspec.UnsetType)


def struct_text(struct: type[Struct]) -> str:
    """An interface with the struct's sentence above it."""
    lines = [f"/** {(struct.__doc__ or '').splitlines()[0]} */", f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct, include_extras=True)
    may_miss = issubclass(struct, wire.Incoming) or config.omit_defaults
    for field in msgspec.structs.fields(struct):
        mark = "?" if may_miss and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(hints[field.name])};")
    return "\n".join([*lines, "}"])


def events_text() -> str:
    """All events as one union that their name tells apart."""
    lines = ["/** What a move brought about; the name is that of a message of log.ftl. */"]
    lines.append("export type GameEvent =")
    for cls in EVENT_CLASSES:
        fields = "".join(f"; {name}: {EVENT_TYPES.get(name, 'string')}" for name in event_fields(cls))
        lines.append(f'  | {{ name: "{event_name(cls)}"{fields} }}')
    return "\n".join(lines) + ";"


def wire_text() -> str:
    """The whole file."""
    parts = [HEADER]
    parts += [f"export type {alias} = {_alias(getattr(wire, alias))};" for alias in ALIASES]
    parts.append(events_text())
    for value in vars(wire).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == wire.__name__:
            if value.__name__ not in LEFT_OUT:
                parts.append(struct_text(value))
    for union in UNIONS:
        members = " | ".join(member.__name__ for member in typing.get_args(getattr(wire, union)))
        parts.append(f"export type {union} = {members};")
    return "\n\n".join(parts) + "\n"


def _alias(hint: Any) -> str:
    return _generic(typing.get_origin(hint), typing.get_args(hint))


def main(arguments: list[str]) -> None:
    """Write the file, by default where the browser client has it."""
    file = Path(arguments[0]) if arguments else Path("web/src/wire.ts")
    file.write_text(wire_text(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
