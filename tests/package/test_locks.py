"""What is built with: exactly the versions of the lock files, by their hashes, on every system."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .project import PROJECT, ROOT

LOCKS = [ROOT / "web" / "package-lock.json", ROOT / "web" / "board" / "package-lock.json"]
SYSTEMS = {(system, chip) for system in ("linux", "darwin", "win32") for chip in ("x64", "arm64")}
BINARIES = ("rolldown", "lightningcss", "jscpd")
"""The packages of the page's tools that bring a program for each system."""


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """The packages of a lock file, by where they are installed; the project itself is none of them."""
    found: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    return {place: package for place, package in found.items() if place}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.parent.name)
def test_every_package_has_its_hash_and_none_its_registry(lock: Path) -> None:
    for place, package in packages(lock).items():
        assert package["integrity"].startswith("sha512-"), place
        assert "resolved" not in package, place


@pytest.mark.parametrize("name", BINARIES)
def test_the_lock_file_knows_every_system(name: str) -> None:
    """`npm ci` refuses a lock file that lacks a package for another system than the one it runs on."""
    locked = packages(LOCKS[0])
    wanted = locked[f"node_modules/{name}"]["optionalDependencies"]
    assert [other for other in wanted if f"node_modules/{other}" not in locked] == []
    found = [locked[f"node_modules/{other}"] for other in wanted]
    assert {(one["os"][0], one["cpu"][0]) for one in found} >= SYSTEMS


def test_what_builds_the_package_is_pinned_as_locked() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    [node] = re.findall('^NODE_WHEEL = "(.*)"$', (ROOT / "build_tools/backend.py").read_text(), re.MULTILINE)
    pinned = [*PROJECT["build-system"]["requires"], node]
    assert set(pinned) <= set(PROJECT["dependency-groups"]["build"])
    for line in pinned:
        name, _, version = line.partition("==")
        assert f"\n{name.partition('[')[0]}=={version} \\" in lock


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, ...]]]:
    """What is said to npm, by the build tools in a folder with nothing but the lock file."""
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    import browser_page  # type: ignore[import-not-found]  # a tool, not a module of the package

    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).touch()
    monkeypatch.chdir(tmp_path)
    calls: list[tuple[str, ...]] = []

    def npm(*words: str) -> None:
        calls.append(words)
        for package in ["vite", *([] if "--omit=dev" in words else ["prettier"])]:
            (tmp_path / "web" / "node_modules" / package).mkdir(parents=True, exist_ok=True)
        (tmp_path / "web" / "node_modules" / ".package-lock.json").touch()

    monkeypatch.setattr(browser_page, "run_npm", npm)
    yield calls
    del sys.modules["browser_page"]


def test_the_page_is_built_with_what_is_locked(said: list[tuple[str, ...]]) -> None:
    from browser_page import install_tools

    install_tools(checkers=False)
    install_tools(checkers=False)
    install_tools()
    install_tools(checkers=False)
    assert said == [("ci", "--no-audit", "--no-fund", "--omit=dev"), ("ci", "--no-audit", "--no-fund")]
