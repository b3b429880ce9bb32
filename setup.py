"""The build: the engine is compiled with mypyc where a C compiler is found, and stays pure Python elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

ENGINE = Path("src/concordia/engine")


def compiled_engine() -> list[object]:
    """The engine's extension modules; none if CONCORDIA_PURE is set or mypyc is missing."""
    if os.environ.get("CONCORDIA_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sources = sorted(str(path) for path in ENGINE.rglob("*.py") if path.name not in ("__init__.py", "__main__.py") or path.parent.name == "personas")
    modules = mypycify(["--config-file=", "--strict", *sources], opt_level="3", debug_level="0")
    for module in modules:
        # Without a compiler the build goes on, and the pure engine is used.
        module.optional = True
    return list(modules)


setup(ext_modules=compiled_engine())
