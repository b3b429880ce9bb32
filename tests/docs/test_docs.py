"""The documentation is true: its Python examples run as printed, and its links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import concordia_game

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)


def name(page: Path) -> str:
    """A page's path in the repository."""
    return page.relative_to(ROOT).as_posix()


def run(test: doctest.DocTest) -> str:
    """What an example prints that it should not; empty if all is well."""
    complaints: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.FAIL_FAST).run(test, out=complaints.append)
    return "".join(complaints)


def anchors(page: Path) -> set[str]:
    """The headings of a page, in the form used in links."""
    titles = HEADING.findall(FENCE.sub("", page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_examples_run(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(page.read_text("utf-8"), {}, name(page), str(page), 0)
    assert run(test) == ""


def test_the_readme_shows_a_game() -> None:
    """A page without examples always passes, but the README must have some."""
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))
    assert len(examples) >= 5
    assert any("play" in example.source for example in examples)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if link.startswith(("https://", "http://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        goal = (page.parent / path).resolve() if path else page
        if not goal.exists() or (anchor and goal.suffix == ".md" and anchor not in anchors(goal)):
            lost.append(link)
    assert lost == []


def modules() -> list[str]:
    """The modules with examples; the engine has none, since compiled docstrings are not read."""
    package = Path(concordia_game.__path__[0])
    files = [path for path in sorted(package.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    names = [path.relative_to(package.parent).with_suffix("").as_posix().replace("/", ".") for path in files]
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("module", modules())
def test_examples_in_the_source_run(module: str) -> None:
    tests = doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(module))
    assert tests
    assert [run(test) for test in tests] == [""] * len(tests)


def test_no_page_names_a_machine() -> None:
    """No developer's path is in the repository."""
    for page in PAGES:
        assert not re.search(r"/(home|root|tmp|Users)/|C:\\", page.read_text("utf-8")), name(page)
