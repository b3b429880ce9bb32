"""Writes the wire's types for the browser: `python -m concordia_game.server.typescript [file]`."""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from concordia_game.engine.events import Event, event_name
from concordia_game.engine.kinds import Fields
from concordia_game.engine.moves import Move
from concordia_game.engine.values import final_classes
from concordia_game.server import wire

SOURCE = "src/concordia_game/server/wire.py"
HEADER = f"// Made by `python -m concordia_game.server.typescript` from {SOURCE}: don't edit."
WIDTH = 120
"""The longest line that the page's formatter leaves in one piece."""

ALIASES = ("Seat", "Kind", "SeatKind")
UNIONS = ("ClientMessage", "ServerMessage")
LEFT_OUT = ("Incoming", "Outgoing", "PositionParts")
IN_THE_UNION = ("verb", "fields")
"""What of a move shown is told apart by its verb."""
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}


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
    lines = [f"/** {(struct.__doc__ or '').splitlines()[0]} */", _opening(struct)]
    config = struct.__struct_config__
    if config.tag:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct, include_extras=True)
    may_miss = issubclass(struct, wire.Incoming) or config.omit_defaults
    for field in msgspec.structs.fields(struct):
        if struct is wire.MoveShown and field.name in IN_THE_UNION:
            continue
        mark = "?" if may_miss and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(hints[field.name])};")
    return "\n".join([*lines, "};" if struct is wire.MoveShown else "}"])


def _opening(struct: type[Struct]) -> str:
    """A move shown is one of the union's moves, with more beside it."""
    if struct is wire.MoveShown:
        return f"export type {struct.__name__} = GameMove & {{"
    return f"export interface {struct.__name__} {{"


def fields_texts(fields: Fields) -> list[str]:
    """The fields of a class as TypeScript writes them between braces."""
    return [f"{name}: {kind.wire}" for name, kind in fields.items()]


def _member(fields: list[str]) -> str:
    """An object type of a union, on one line if it fits there."""
    line = f"  | {{ {'; '.join(fields)} }}"
    return (
        line if len(line) < WIDTH else "\n".join(["  | {", *[f"      {field};" for field in fields], "    }"])
    )


def events_text() -> str:
    """All events as one union that their name tells apart."""
    lines = ["/** What a move brought about; the name is that of a message of log.ftl. */"]
    lines.append("export type GameEvent =")
    for cls in final_classes(Event):
        lines.append(_member([f'name: "{event_name(cls)}"', *fields_texts(cls.fields)]))
    return "\n".join(lines) + ";"


def moves_text() -> str:
    """All moves as one union that their verb tells apart."""
    lines = ["/** What a move is: its verb, and its fields by id. */", "export type GameMove ="]
    for cls in final_classes(Move):
        fields = f"{{ {'; '.join(fields_texts(cls.fields))} }}" if cls.fields else "Record<string, never>"
        lines.append(_member([f'verb: "{cls.verb}"', f"fields: {fields}"]))
    return "\n".join(lines) + ";"


def wire_text() -> str:
    """The whole file."""
    parts = [HEADER]
    parts += [f"export type {alias} = {_alias(getattr(wire, alias))};" for alias in ALIASES]
    parts += [events_text(), moves_text()]
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
