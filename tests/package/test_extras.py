"""Extras: what is missing is told in one line, with the command that helps."""

from __future__ import annotations

import sys

import pytest

from concordia_game.cli.main import main
from concordia_game.extras import MissingExtra, extra


@pytest.mark.parametrize(
    ("argv", "library", "name"),
    [
        (["serve"], "uvicorn", "server"),
        (["train", "folder"], "numpy", "train"),
        (["stats", "--plot", "plot.svg"], "matplotlib", "plot"),
        (["stats", "--games", "1", "--bot", "random", "--ray", "auto"], "ray", "ray"),
    ],
)
def test_a_missing_extra_is_told(
    argv: list[str],
    library: str,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for module in [module for module in sys.modules if module.startswith(("concordia_game.server", library))]:
        monkeypatch.delitem(sys.modules, module)
    for module in ("concordia_game.arena.training", "concordia_game.arena.checkpoints"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    assert main(argv) == 1
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("concordia: ")
    assert told.endswith(f" needs {library}: pip install 'concordia-game[{name}]'")


def test_a_missing_module_of_the_game_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="concordia_game"), extra("server", "this"):
        import concordia_game.nowhere  # type: ignore[import-not-found]  # noqa: F401
    assert issubclass(MissingExtra, ValueError)
