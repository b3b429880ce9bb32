"""Damage to plain data and to text, as done by a slip of the hand, the wrong tool or a bad copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, TypeVar

from hypothesis import strategies as st

Read = TypeVar("Read")
Refused = TypeVar("Refused", bound=Exception)

JUNK: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 15, 1000, 1.5, float("nan")),
    *("", "red", "black", "purple", "roma", "salt", "done", "\x00", "./x.toml"),
    *([], [1], [[]], ["red"], {}, {"a": 1}, {"brick": "1"}),
]


def attempt(read: Callable[[], Read], error: type[Refused]) -> tuple[Read | None, Refused | None]:
    """What reading gives, or the documented error; any other is passed on."""
    try:
        return read(), None
    except error as refused:
        return None, refused


def spots(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside some data, but not to the data itself."""
    keys: list[Any] = list(data) if isinstance(data, dict) else []
    if isinstance(data, list):
        keys = list(range(len(data)))
    for key in keys:
        yield (*path, key)
        yield from spots(data[key], (*path, key))


@st.composite
def damaged(draw: st.DrawFn, data: Any) -> Any:
    """The data with one to three faults."""
    broken = deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        paths = list(spots(broken))
        if not paths:
            break
        *way, key = draw(st.sampled_from(paths))
        inside = broken
        for step in way:
            inside = inside[step]
        match draw(st.sampled_from(["junk", "delete", "double", "number", "other"])):
            case "junk":
                inside[key] = deepcopy(draw(st.sampled_from(JUNK)))
            case "delete":
                del inside[key]
            case "double" if isinstance(inside, list):
                inside.insert(key, deepcopy(inside[key]))
            case "double":
                inside[f"{key}2"] = deepcopy(inside[key])
            case "number" if type(inside[key]) is int:
                inside[key] += draw(st.integers(-3, 3))
            case _:
                *other_way, other = draw(st.sampled_from(paths))
                found = data
                try:
                    for step in (*other_way, other):
                        found = found[step]
                except (LookupError, TypeError):
                    found = None
                inside[key] = deepcopy(found)
    return broken


@st.composite
def damaged_text(draw: st.DrawFn, text: str) -> str:
    """The text with a line lost, duplicated, swapped or cut, a word changed, or a character inserted."""
    lines = text.split("\n")
    place = draw(st.integers(0, len(lines) - 1))
    words = lines[place].split(" ")
    word = draw(st.integers(0, len(words) - 1))
    match draw(st.sampled_from(["lose", "double", "swap", "cut", "end", "word", "type", "lose word"])):
        case "lose":
            del lines[place]
        case "double":
            lines.insert(place, lines[place])
        case "swap":
            lines[place - 1], lines[place] = lines[place], lines[place - 1]
        case "cut":
            lines = lines[:place]
        case "end":
            lines[place:] = [lines[place][: draw(st.integers(0, len(lines[place])))]]
        case "word":
            other = draw(st.sampled_from(text.split()))
            words[word] = draw(st.sampled_from([other, "", "roma", "red", "-1", "yes", "a=b", "99"]))
            lines[place] = " ".join(words)
        case "lose word":
            del words[word]
            lines[place] = " ".join(words)
        case "type":
            at = draw(st.integers(0, len(lines[place])))
            typed = draw(st.sampled_from([" ", "x", "1", "=", ",", "\t", "\r", "é", "\x00"]))
            lines[place] = lines[place][:at] + typed + lines[place][at:]
    return "\n".join(lines)
