"""What pyproject.toml can't say: mypyc compiles the engine where a C compiler is found."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ENGINE = Path("src/concordia_game/engine")
HOT_BOTS = ("features", "holding", "known", "names", "prospects", "pruning", "tables", "turns", "value")
"""What the bots do for every position that they look at: five times faster compiled."""


BOTS = [Path("src/concordia_game/bots") / f"{name}.py" for name in HOT_BOTS]


def engine_sources() -> list[str]:
    """Every engine module that is compiled; the package's own door and its `python -m` stay as they are."""
    left_out = {ENGINE / "__init__.py", ENGINE / "__main__.py"}
    return sorted(str(path) for path in [*ENGINE.rglob("*.py"), *BOTS] if path not in left_out)


def compiled_engine() -> list[object]:
    """The engine's extension modules; none if CONCORDIA_PURE is set or mypyc is missing."""
    if os.environ.get("CONCORDIA_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    options = ["--config-file=", "--strict"]
    return list(
        mypycify([*options, *engine_sources()], opt_level="3", debug_level="0", group_name="concordia_game")
    )


class CompiledOrPure(build_ext):
    """All of the engine is compiled, or none of it: half of it would not import."""

    def run(self) -> None:
        """Go on without the extension modules if they can't be built."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"The engine could not be compiled, the pure Python one is used: {error}", file=sys.stderr)
            for built in Path(self.build_lib).rglob("*"):
                if built.suffix in {".so", ".pyd"}:
                    built.unlink()
            self.extensions = []


setup(ext_modules=compiled_engine(), cmdclass={"build_ext": CompiledOrPure})
