"""`make release`: on a small repository of its own, with tests that pass or fail as told."""

from __future__ import annotations

import datetime
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from concordia_game import __version__

from .project import PROJECT, ROOT, outside

TOOL = ROOT / "build_tools" / "release.py"
CHANGELOG = """# Changelog

## [Unreleased]

### Added
- Elephants.
"""
HOME = 'from somewhere import something\n\n__version__ = "0.1.0"\n'
TODAY = re.compile(r"\d{4}-\d\d-\d\d")


class Repository:
    """A repository like this one, only smaller."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        package = folder / "src" / "concordia_game"
        package.mkdir(parents=True)
        self.home = package / "__init__.py"
        self.changelog = folder / "CHANGELOG.md"
        self.home.write_text(HOME, "utf-8")
        self.changelog.write_text(CHANGELOG, "utf-8")
        self.write("pyproject.toml", "[project]\n")
        self.write("Makefile", "test:\n\t@grep -q 0.2 src/concordia_game/__init__.py\n")
        self.git("init", "--quiet", "--initial-branch", "main")
        self.commit()

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, "utf-8")

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """A command, away from the settings of whoever runs the tests."""
        who = {
            f"GIT_{role}_{what}": "a@b.example"
            for role in ("AUTHOR", "COMMITTER")
            for what in ("NAME", "EMAIL")
        }
        alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        return subprocess.run(
            command,
            cwd=self.folder,
            env={**outside(), **who, **alone},
            capture_output=True,
            text=True,
            check=False,
        )

    def git(self, *words: str) -> str:
        ran = self.run("git", *words)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.strip()

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "A change")

    def release(self, *words: str) -> tuple[int, str]:
        """How it ended, and what was said."""
        ran = self.run(sys.executable, TOOL, *words)
        return ran.returncode, ran.stdout + ran.stderr

    def untouched(self) -> bool:
        """Whether nothing was released."""
        return not self.git("status", "--porcelain") and self.git("rev-list", "--count", "HEAD") == "1"


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path / "repository")


def test_a_release(repository: Repository) -> None:
    ended, said = repository.release("0.2.0")
    assert (ended, said) == (0, "Released 0.2.0 here. To publish it: git push origin main v0.2.0\n")
    changelog = repository.changelog.read_text("utf-8")
    assert TODAY.sub("(today)", changelog) == CHANGELOG.replace(
        "## [Unreleased]\n", "## [Unreleased]\n\n## [0.2.0] - (today)\n"
    )
    [day] = TODAY.findall(changelog)
    assert datetime.date.fromisoformat(day) <= datetime.date.today()
    assert repository.home.read_text("utf-8") == HOME.replace("0.1.0", "0.2.0")
    assert repository.git("status", "--porcelain") == ""
    assert repository.git("log", "-1", "--format=%s") == "Release 0.2.0"
    assert repository.git("rev-parse", "v0.2.0^{commit}") == repository.git("rev-parse", "HEAD")


def test_the_next_one_comes_above(repository: Repository) -> None:
    repository.release("0.2.0")
    assert repository.release("0.2.1") == (1, "No release: CHANGELOG.md has nothing under [Unreleased].\n")
    text = repository.changelog.read_text("utf-8")
    text = text.replace("[Unreleased]\n", "[Unreleased]\n\n### Fixed\n- The trunk.\n")
    repository.changelog.write_text(text, "utf-8")
    repository.commit()
    assert repository.release("0.1.9")[1] == "No release: 0.1.9 does not come after 0.2.0.\n"
    assert repository.release("0.2.1")[0] == 0
    changelog = TODAY.sub("(today)", repository.changelog.read_text("utf-8"))
    assert changelog.endswith(
        "## [Unreleased]\n\n## [0.2.1] - (today)\n\n### Fixed\n- The trunk.\n\n"
        "## [0.2.0] - (today)\n\n### Added\n- Elephants.\n"
    )


def test_a_dry_run_changes_nothing(repository: Repository) -> None:
    ended, said = repository.release("--dry-run", "0.2.0")
    assert ended == 0
    assert said.startswith("Would date CHANGELOG.md, set 0.2.0 in ")
    assert repository.untouched()
    assert repository.git("tag") == ""


def test_tests_that_fail_leave_nothing(repository: Repository) -> None:
    assert "`make test` fails; nothing is changed." in repository.release("0.3.0")[1]
    assert repository.untouched()
    assert repository.git("tag") == ""


@pytest.mark.parametrize("version", ["", "1", "v0.2.0", "0.2.0rc1", "0.2.0 "])
def test_a_version_is_three_numbers(repository: Repository, version: str) -> None:
    assert repository.release(version) == (1, f"No release: {version!r} is no version like 0.2.0.\n")


def test_only_from_a_clean_main_and_once(repository: Repository) -> None:
    repository.git("tag", "v0.2.0")
    assert repository.release("0.2.0")[1] == "No release: The tag v0.2.0 is there already.\n"
    repository.git("checkout", "--quiet", "-b", "trunk")
    assert repository.release("0.2.1")[1] == "No release: Releases are made on main, this is trunk.\n"
    repository.write("new", "")
    assert repository.release("0.2.1")[1] == "No release: There are uncommitted changes.\n"


def test_a_tag_is_checked(repository: Repository) -> None:
    assert repository.release("--check", "v0.1.0") == (1, "No release: CHANGELOG.md does not date 0.1.0.\n")
    repository.release("0.2.0")
    assert repository.release("--check", "v0.2.0") == (0, "")
    assert (
        repository.release("--check", "v0.2.1")[1] == "No release: The tag is v0.2.1, the version is 0.2.0.\n"
    )


def test_versions_are_linked_where_the_address_is_known(repository: Repository) -> None:
    repository.write("pyproject.toml", '[project.urls]\nRepository = "https://host.example/game/"\n')
    older = "\n## [0.1.0] - 2026-01-01\n\n### Added\n- Mice.\n\n[Unreleased]: old\n[0.1.0]: old\n"
    repository.changelog.write_text(CHANGELOG + older, "utf-8")
    repository.commit()
    assert repository.release("0.2.0")[0] == 0
    assert repository.changelog.read_text("utf-8").endswith(
        "- Mice.\n\n"
        "[Unreleased]: https://host.example/game/compare/v0.2.0...HEAD\n"
        "[0.2.0]: https://host.example/game/compare/v0.1.0...v0.2.0\n"
        "[0.1.0]: https://host.example/game/releases/tag/v0.1.0\n"
    )


def test_the_version_has_one_home() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "concordia_game.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_changelog_is_in_form() -> None:
    """What the release cuts is what is there: [Unreleased] first, then dated versions, newest first."""
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    released = [re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)", line) for line in headings[1:]]
    versions = [tuple(map(int, found.groups()[:3])) for found in released if found]
    assert len(versions) == len(headings) - 1
    assert versions == sorted(versions, reverse=True)
    groups = re.findall(r"^### (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert set(groups) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
