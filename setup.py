"""What pyproject.toml can't express: mypyc compiles the engine if a C compiler is found."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.append("build_tools")  # a build backend of ours has it there already; `python setup.py` has not

from docstrings import keep_docstrings
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ENGINE = Path("src/concordia_game/engine")
HOT_BOTS = (
    "features",
    "holding",
    "inputs",
    "known",
    "ledger",
    "names",
    "prospects",
    "pruning",
    "scales",
    "tables",
    "turns",
    "value",
)
"""What the bots do for every position they look at: five times faster when compiled."""

HOT_ACTIONS = ("catalogue", "layout", "numbering", "slots", "steps")
HOT_OBSERVATIONS = ("batch", "observer", "spec")
"""What learning programs do for every position: the numbers of the legal moves, what a seat sees, a step."""

ASKING = {"dist_info", "egg_info"}
"""What builders run before they build: requirements and metadata need no translated engine."""

IN_C = ("bots/forward", "bots/weighing", "env/scaling")
"""What bots and environments do most often of all: faster again in C."""


def _in(package: str, names: tuple[str, ...]) -> list[Path]:
    return [Path("src/concordia_game") / package / f"{name}.py" for name in names]


HOT = [
    *_in("bots", HOT_BOTS),
    *_in("actions", HOT_ACTIONS),
    *_in("observations", HOT_OBSERVATIONS),
]


def engine_sources() -> list[str]:
    """Every engine module to compile; the package's `__init__` and `__main__` stay as they are.

    So does the base of all errors: classes outside the engine inherit from it.
    """
    left_out = {ENGINE / name for name in ("__init__.py", "__main__.py", "errors.py")}
    return sorted(str(path) for path in [*ENGINE.rglob("*.py"), *HOT] if path not in left_out)


def compiled_engine() -> list[object]:
    """The engine's extension modules; none if CONCORDIA_PURE is set, mypyc is missing or nothing is built."""
    if os.environ.get("CONCORDIA_PURE") or ASKING & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sources = engine_sources()
    options = ["--config-file=", "--strict"]
    made = mypycify([*options, *sources], opt_level="3", debug_level="0", group_name="concordia_game")
    written = {Path(source) for extension in made for source in extension.sources}
    for name in IN_C:
        module = f"concordia_game.{name.replace('/', '.')}"
        made.append(Extension(module, [f"src/concordia_game/{name}.c"]))
    if sys.platform != "win32":
        for extension in made:
            # A product and a sum in one instruction, as some processors have, would be rounded differently.
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
    keep_docstrings([file for file in written if file.name.startswith("__native")], sources)
    return list(made)


class CompiledOrPure(build_ext):
    """Either all of the engine is compiled or none of it: half of it would not import."""

    def run(self) -> None:
        """Carry on without the extension modules if they can't be built."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"The engine could not be compiled, the pure Python one is used: {error}", file=sys.stderr)
            for built in Path(self.build_lib).rglob("*"):
                if built.suffix in {".so", ".pyd"}:
                    built.unlink()
            self.extensions = []


setup(ext_modules=compiled_engine(), cmdclass={"build_ext": CompiledOrPure})
