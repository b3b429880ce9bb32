"""Packing the tool that draws boards: `concordia maps draw` runs it with the user's Node.js."""

from __future__ import annotations

import shutil
from pathlib import Path

SOURCE = Path("web/board")
TARGET = Path("src/concordia_game/drawing/tool")
PACKED = ("own.mjs", "package.json", "package-lock.json", "lib/*.mjs")
"""Its libraries and the coastlines are fetched when it is first used; they are 14 MB."""


def pack_tool() -> None:
    """Copy the tool into the package."""
    if not SOURCE.is_dir():
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    for pattern in PACKED:
        for file in SOURCE.glob(pattern):
            copy = TARGET / file.relative_to(SOURCE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
