"""Every code block of the pages is tried: run, read or checked by words; those that can't be are listed."""

from __future__ import annotations

import configparser
import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt

from concordia_game.cli.main import parser
from concordia_game.data.box import read_toml
from concordia_game.data.own_tiles import load_entries
from concordia_game.lessons.lesson import read_lesson
from concordia_game.scenarios.scenario import run_file

ROOT = Path(__file__).parents[2]
FOLDERS = ("", "docs/", "docs/boards/", "web/", "web/board/", ".github/")
PAGES = sorted(path for folder in FOLDERS for path in (ROOT / folder).glob("*.md"))

ELSEWHERE = {
    ("docs/api.md", "import json, random"): "tests/server/test_docs.py",
    ("docs/research.md", "# points.py"): "tests/docs/test_research.py",
    ("docs/research.md", "# dataset.py"): "tests/docs/test_research.py",
    ("docs/cli.md", "# mine.py"): "tests/cli/test_examples.py",
    ("docs/cli.md", "# faulty.py"): "tests/cli/test_examples.py",
}
"""Programs that need something around them, by page and how they begin: where that is."""

UNTRIED = {
    ("ARCHITECTURE.md", "set-up --deal-->"): "a drawing in letters",
    ("ARCHITECTURE.md", "class Build(Move):"): "an excerpt of engine/moves.py, shortened",
    ("ARCHITECTURE.md", "src/concordia_game/"): "a list of folders",
    ("docs/bots.md", "[project.entry-points"): "of another package; tests/bots/test_own_bots.py offers one",
    ("docs/hosting.md", "concordia.example.org {"): "needs Caddy",
    ("docs/hosting.md", "{"): "needs Caddy",
    ("docs/hosting.md", "upstream concordia {"): "needs nginx",
    ("docs/hosting.md", "server {"): "needs nginx",
    ("docs/hosting.md", "limit_conn_zone"): "needs nginx",
    ("docs/records.md", "concordia record 1"): "a record with most of what was dealt left out",
    (
        "docs/records.md",
        "my.record: line 4:",
    ): "what is said of damaged records; tests/records tries such ones",
    (
        "docs/records.md",
        "old.record: line 57:",
    ): "what is said of an old record; tests/records tries such ones",
    ("docs/state.md", "my.json:"): "what is said of a damaged file",
    (
        "docs/wire.md",
        "cities         {",
    ): "a table of fields; tests/server/test_wire.py compares page and types",
    ("docs/wire.md", "ply            "): "likewise",
    ("docs/wire.md", "players        ["): "likewise",
}
"""Blocks that no test can try, by page and how they begin, and why."""

PROGRAMS = {
    "sqlite3": "tests/server/test_backups.py",
    "rm": "tests/server/test_backups.py",
    "cp": "tests/server/test_backups.py",
    "pg_dump": "tests/server/test_backups.py",
    "pg_restore": "tests/server/test_backups.py",
    "curl": "tests/server: the call that starts a game",
    "pip": "a package's own command",
    "jupyter": "a package's own command",
    ".": "the shell's own command",
    "echo": "the shell's own command",
}
"""Commands of others, and what shows that they do what the page says, if anything does."""


@dataclass(frozen=True)
class Block:
    """A code block of a page."""

    page: str
    line: int
    language: str
    text: str

    @property
    def first(self) -> str:
        """Its first line."""
        return self.text.strip().splitlines()[0]

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """All blocks of a page, in fences or indented."""
    name = page.relative_to(ROOT).as_posix()
    tokens = MarkdownIt("commonmark").enable("table").parse(page.read_text("utf-8"))
    found = [token for token in tokens if token.type in ("fence", "code_block")]
    return [Block(name, (token.map or [0])[0] + 1, token.info.strip(), token.content) for token in found]


BLOCKS = [block for page in PAGES for block in blocks(page)]


def is_shell(block: Block) -> bool:
    """Whether a block is commands, with or without what they print."""
    if block.language in ("console", "sh", "bash"):
        return True
    word = block.first.removeprefix("$ ").split()[0]
    known = ("concordia", "make", "npm", "node", "python", "python3", ".venv/bin/python", *PROGRAMS)
    return not block.language and (block.first.startswith("$ ") or word in known)


def commands(block: Block) -> list[str]:
    """The commands of a block: marked by `$` where one is, else every line."""
    lines = block.text.replace("\\\n", " ").splitlines()
    if any(line.startswith("$ ") for line in lines):
        # An open quote goes on in the next lines.
        text = re.findall(r"(?m)^\$ ((?:[^'\n]|'[^']*')*)", block.text)
        return [command for command in text if command]
    return [line for line in lines if line.strip()]


def pieces(command: str) -> list[list[str]]:
    """The words of a command, cut where one program ends and another begins, without files in and out."""
    lexer = shlex.shlex(command, posix=True, punctuation_chars="|&<>")
    lexer.whitespace_split = True
    found: list[list[str]] = [[]]
    words = list(lexer)
    for place, word in enumerate(words):
        if set(word) <= set("|&"):
            found.append([])
        elif not set(word) <= set("<>") and (place == 0 or not set(words[place - 1]) <= set("<>")):
            found[-1].append(word)
    return [piece for piece in found if piece]


def try_shell(block: Block) -> None:
    """Every command of ours takes these words, and every file and target that is named exists."""
    tried = [piece for command in commands(block) for piece in pieces(command)]
    assert tried
    for program, *words in tried:
        TRIED.get(program, try_other)(program, words, ROOT / block.page)


def try_concordia(program: str, words: list[str], page: Path) -> None:
    """The command line takes it."""
    if words not in (["--help"], ["--version"]):
        parser().parse_args(words)


def try_make(program: str, words: list[str], page: Path) -> None:
    """There is such a target."""
    targets = re.findall(r"(?m)^([a-z][a-z-]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"))
    assert [word for word in words if "=" not in word and word not in targets] == []


def try_python(program: str, words: list[str], page: Path) -> None:
    """There is such a file or module."""
    if words[0] == "-m":
        assert words[1] in ("venv", "pytest", "http.server") or words[1].startswith("concordia_game")
    elif words[0] != "bot.py":
        assert (ROOT / words[0]).is_file()


def try_npm(program: str, words: list[str], page: Path) -> None:
    """There is such a script."""
    scripts = json.loads((page.parent / "package.json").read_text("utf-8"))["scripts"]
    assert words in (["ci"], ["test"]) or words[1] in scripts


def try_node(program: str, words: list[str], page: Path) -> None:
    """There is such a file."""
    assert (page.parent / words[0]).is_file()


def try_other(program: str, words: list[str], page: Path) -> None:
    """It is one of the listed programs of others."""
    assert program in (*PROGRAMS, "cut", "head", "tail", "grep"), program


TRIED: dict[str, Callable[[str, list[str], Path], None]] = {
    "concordia": try_concordia,
    "make": try_make,
    "npm": try_npm,
    "node": try_node,
    "python": try_python,
    "python3": try_python,
    ".venv/bin/python": try_python,
}


def try_toml(block: Block, folder: Path) -> None:
    """A scenario passes, a lesson begins, a tile can be played or is one of the box."""
    data = tomllib.loads(block.text)
    file = folder / "block.toml"
    file.write_text(block.text, "utf-8")
    if "rule" in data:
        assert run_file(file).problems == []
    elif "position" in data:
        assert read_lesson("block", data).steps
    elif "tile" in data:
        boxed: dict[str, Any] = {entry["id"]: entry for entry in read_toml("tiles.toml")["tile"]}
        for entry in data["tile"]:
            if entry["id"] in boxed:
                assert boxed[entry["id"]] == entry
            else:
                assert len(load_entries(str(file), [])) == len(data["tile"])
    else:
        raise AssertionError("a kind of file that is not known here")


def try_unit(block: Block) -> None:
    """A unit of systemd: it can be read, and starts a server with settings that exist."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read_string(block.text)
    _, *words = shlex.split(unit["Service"]["ExecStart"])
    parser().parse_args(words)


def listing(block: Block) -> list[tuple[str, str]]:
    """The entries for a block in the lists of those that are tried elsewhere, or can't be."""
    return [
        (page, start)
        for page, start in (*ELSEWHERE, *UNTRIED)
        if page == block.page and (block.first == start or (len(start) > 1 and block.first.startswith(start)))
    ]


@pytest.mark.parametrize("block", [block for block in BLOCKS if not listing(block)], ids=str)
def test_a_block_is_true(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir((ROOT / block.page).parent)
    if ">>> " in block.text:
        # test_docs.py runs all examples of a page, one after the other.
        assert doctest.DocTestParser().get_examples(block.text)
    elif block.language == "python":
        exec(compile(block.text, str(block), "exec"), {})
    elif block.language == "toml":
        try_toml(block, tmp_path)
    elif block.language == "json":
        json.loads(block.text)
    elif block.language == "ini":
        try_unit(block)
    elif is_shell(block):
        try_shell(block)
    else:
        pytest.fail(f"{block}: neither tried nor listed with a reason")


def test_the_lists_name_blocks_that_exist() -> None:
    there = {entry for block in BLOCKS for entry in listing(block)}
    assert there == {*ELSEWHERE, *UNTRIED}
    for test in ELSEWHERE.values():
        assert (ROOT / test).is_file()


def test_a_block_that_is_neither_is_found() -> None:
    """Otherwise the test above would pass whatever is written."""
    strange = Block("docs/x.md", 1, "", "whatever\n")
    assert not is_shell(strange)
    assert not listing(strange)
    with pytest.raises(SystemExit):
        try_shell(Block("docs/x.md", 1, "", "concordia play --no-such-flag\n"))
    with pytest.raises(AssertionError):
        try_shell(Block("docs/x.md", 1, "console", "$ make nothing-of-that-name\n"))
