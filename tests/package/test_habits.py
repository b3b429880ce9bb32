"""Editors, hooks, workflows and pages ask for the same as the Makefile."""

from __future__ import annotations

import configparser
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from concordia_game.engine.__main__ import COMPILED

from .project import PROJECT, ROOT, WORKFLOWS, outside, pythons, targets, yaml

NAMED = re.compile(r"(?:`|^ {4}|entry: )make ([a-z][a-z-]*)", re.MULTILINE)
SPACES_KEPT = Path("docs/pictures")


def editorconfig() -> configparser.ConfigParser:
    """What editors are told."""
    told = configparser.ConfigParser()
    told.read_string("[root]\n" + (ROOT / ".editorconfig").read_text("utf-8"))
    return told


def steps(workflow: Path) -> list[dict[str, Any]]:
    """All steps of a workflow's jobs."""
    return [step for job in yaml(workflow)["jobs"].values() for step in job.get("steps", [])]


def test_every_part_of_the_lint_has_its_hook() -> None:
    [local] = yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    hooks = {hook["id"]: hook for hook in local["hooks"]}
    assert list(hooks) == targets()["lint"]
    for name, hook in hooks.items():
        assert (hook["entry"], hook["language"], hook["pass_filenames"]) == (f"make {name}", "system", False)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_only_call_make(workflow: Path) -> None:
    said = [step["run"] for step in steps(workflow) if "run" in step]
    assert said
    for line in said:
        assert re.fullmatch(r"make [a-z-]+\n?", line)
        assert line.split()[1] in targets()


def test_workflows_run_what_a_release_needs() -> None:
    said = {step.get("run") for workflow in WORKFLOWS for step in steps(workflow)}
    assert {
        f"make {name}" for name in ("test", "test-here", "docs", "sdist", "wheels", "release-check")
    } <= said


def test_every_python_is_tried_and_built() -> None:
    assert pythons() == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["project"]["requires-python"] == f">={pythons()[0]}"
    tried = yaml(ROOT / ".github/workflows/test.yml")["jobs"]["here"]["strategy"]["matrix"]
    assert tried["python"] == pythons()
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in pythons()]


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "README.md", ".pre-commit-config.yaml", ".github/PULL_REQUEST_TEMPLATE.md"]
)
def test_the_targets_that_pages_name_are_there(page: str) -> None:
    named = set(NAMED.findall((ROOT / page).read_text("utf-8")))
    assert named
    assert named <= set(targets())


def test_what_is_no_file_is_phony() -> None:
    said = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    [phony] = re.findall(r"^\.PHONY: (.*)$", said, re.MULTILINE)
    assert sorted(phony.split()) == sorted(targets())


@pytest.mark.parametrize(("system", "folder"), [("Windows_NT", "Scripts"), ("", "bin")])
def test_programs_are_found_on_each_system(system: str, folder: str) -> None:
    command = ["make", "--dry-run", "--always-make", f"OS={system}", "lint-imports"]
    ran = subprocess.run(command, cwd=ROOT, env=outside(), capture_output=True, text=True, check=True)
    said = ran.stdout
    assert f".venv/{folder}/lint-imports" in said
    assert f".venv/{'bin' if system else 'Scripts'}/" not in said


def test_editors_agree_with_the_formatters() -> None:
    told = editorconfig()
    assert told["*.py"].getint("max_line_length") == PROJECT["tool"]["ruff"]["line-length"]
    assert told["Makefile"]["indent_style"] == "tab"
    prettier = ROOT / "web" / ".prettierrc.json"
    if prettier.exists():
        [web] = [told[name] for name in told.sections() if name.startswith("web/")]
        assert web.getint("max_line_length") == json.loads(prettier.read_text("utf-8"))["printWidth"]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no clone")
def test_files_are_as_editors_are_told() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    wrong = []
    for name in map(Path, listed.decode().rstrip("\0").split("\0")):
        path = ROOT / name
        text = path.read_bytes() if path.is_file() else b""
        trailing = re.search(rb"[ \t]$", text, re.MULTILINE) and name.parent != SPACES_KEPT
        if b"\0" not in text and text and (b"\r\n" in text or not text.endswith(b"\n") or trailing):
            wrong.append(name.as_posix())
    assert wrong == []


def test_the_smoke_test_tells_a_pure_engine() -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / "build_tools" / "smoke.py"], capture_output=True, text=True, check=False
    )
    assert ran.stdout.startswith("concordia ")
    assert ("the engine is not compiled" in ran.stdout) != COMPILED
    assert "a game does not end" not in ran.stdout
    assert (ran.returncode == 0) == ran.stdout.endswith(": plays\n")
