"""Extras: a missing one is reported in one line, with the command that installs it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from concordia_game.extras import MissingExtra, extra


@pytest.mark.parametrize(
    ("argv", "library", "name"),
    [
        (["serve"], "uvicorn", "server"),
        (["train", "folder"], "numpy", "train"),
        (["mcp"], "mcp", "mcp"),
        (["stats", "--plot", "plot.svg"], "matplotlib", "plot"),
        (["stats", "--games", "1", "--bot", "random", "--ray", "auto"], "ray", "ray"),
    ],
)
def test_a_missing_extra_is_reported(argv: list[str], library: str, name: str) -> None:
    """In a separate process: the modules it unloads would be missing in later tests."""
    without = f"import sys; sys.modules[{library!r}] = None; from concordia_game.cli.main import main"
    ran = subprocess.run(
        [sys.executable, "-c", f"{without}; sys.exit(main({argv!r}))"],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ran.returncode == 1
    told = ran.stderr.splitlines()[-1]
    assert told.startswith("concordia: ")
    assert told.endswith(f" needs {library}: pip install 'concordia-game[{name}]'")


def test_an_environment_needs_its_extra() -> None:
    without = "import sys; sys.modules['gymnasium'] = None; import concordia_game.env"
    ran = subprocess.run(
        [sys.executable, "-c", without], capture_output=True, text=True, check=False, timeout=600
    )
    told = ran.stderr.splitlines()[-1]
    assert told.endswith("an environment needs gymnasium: pip install 'concordia-game[rl]'")


def test_a_missing_module_of_the_game_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="concordia_game"), extra("server", "this"):
        import concordia_game.nowhere  # type: ignore[import-not-found]  # noqa: F401
    assert issubclass(MissingExtra, ValueError)
