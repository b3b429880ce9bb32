"""What the tests of the project's own files read: the Makefile's targets, YAML files, pyproject.toml."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGET = re.compile(r"^([a-z][a-z-]*):(?!=)(.*)$", re.MULTILINE)


def targets() -> dict[str, list[str]]:
    """The Makefile's targets, each with what it needs."""
    text = (ROOT / "Makefile").read_text("utf-8")
    return {name: needed.split() for name, needed in TARGET.findall(text)}


def outside() -> dict[str, str]:
    """The environment without what `make test`, or a hook of git, hands down to those below."""
    handed = ("MAKE", "MFLAGS", "GIT_")
    return {name: value for name, value in os.environ.items() if not name.startswith(handed)}


def yaml(path: Path) -> Any:
    """A YAML file, read by YAML 1.2: `on` is a word there, not a truth."""
    return YAML(typ="safe", pure=True).load(path)


def pythons() -> list[str]:
    """The Pythons that the package says it runs on."""
    said = [line.rpartition(" :: ") for line in PROJECT["project"]["classifiers"]]
    return [version for head, _, version in said if head == "Programming Language :: Python"]
