"""Everything public says what it is for: modules, classes, functions and methods, by the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import concordia_game

SOURCE = Path(__file__).parents[2] / "src" / "concordia_game"
PACKAGES = sorted({path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py")})
Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def public(node: ast.Module | ast.ClassDef, place: str) -> Iterator[tuple[str, Documented]]:
    """What can be used from outside, with its name: whatever does not begin with an underscore."""
    for part in node.body:
        if isinstance(part, Documented) and not part.name.startswith("_"):
            yield f"{place}.{part.name}", part
            if isinstance(part, ast.ClassDef):
                yield from public(part, f"{place}.{part.name}")


def silent(path: Path) -> list[str]:
    """What lacks a docstring in a file. A setter is documented by its property."""
    tree = ast.parse(path.read_text("utf-8"))
    found = [] if (ast.get_docstring(tree) or "").strip() else [path.name]
    for name, node in public(tree, path.stem):
        setter = any(ast.unparse(mark).endswith((".setter", "overload")) for mark in node.decorator_list)
        if not setter and not (ast.get_docstring(node) or "").strip():
            found.append(name)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_is_documented(package: str) -> None:
    assert [name for path in sorted((SOURCE / package).glob("*.py")) for name in silent(path)] == []


def test_everything_at_the_door_is_documented() -> None:
    """Constants, too, by the string below them: `help` can't show it, but the reference does."""
    text = (SOURCE / "engine" / "ids.py").read_text("utf-8")
    for name in ("CHANCE", "NOBODY", "SEATS", "SPECTATOR"):
        assert name in concordia_game.__all__
        assert re.search(rf'^{name}: Final.*\n"""\w', text, re.MULTILINE), name


def test_what_is_silent_is_found(tmp_path: Path) -> None:
    file = tmp_path / "quiet.py"
    file.write_text(
        'class Door:\n    """One."""\n    def open(self): ...\n    def _lock(self): ...\n', "utf-8"
    )
    assert silent(file) == ["quiet.py", "quiet.Door.open"]
