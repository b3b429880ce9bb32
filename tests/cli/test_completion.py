"""`concordia completion`: bash really completes; the other shells get a script of their own."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from concordia_game.cli.completion import SHELLS
from concordia_game.cli.main import COMMANDS

from .conftest import Run


def completed(script: str, folder: Path, *words: str) -> list[str]:
    """What bash offers for the last word."""
    line = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _shtab_concordia"
    command = ["bash", "-c", f'{script}\n{line}\necho "${{COMPREPLY[@]}}"']
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return ran.stdout.split()


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_completes(run: Run, tmp_path: Path) -> None:
    script = run("completion", "bash").out
    (tmp_path / "my.record").write_text("", "utf-8")
    assert completed(script, tmp_path, "concordia", "sc") == ["score", "scenario"]
    assert completed(script, tmp_path, "concordia", "play", "--map", "b") == ["balearica", "byzantium"]
    assert completed(script, tmp_path, "concordia", "play", "--bot", "h") == ["hard"]
    assert completed(script, tmp_path, "concordia", "replay", "my") == ["my.record"]
    assert completed(script, tmp_path, "concordia", "serve", "--op") == ["--open-tables", "--open"]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_knows_every_command(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    assert all(command in script for command in COMMANDS)
