"""Files that are found automatically: a new one in such a folder needs no line anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules


def import_files(package: str, folders: Iterable[str]) -> None:
    """Import every file of a package in the order of their names, whether compiled, pure or in a zip."""
    for file in sorted([found.name for found in iter_modules(folders)]):
        import_module(f"{package}.{file}")
