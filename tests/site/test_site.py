"""What the site is made of: pages with links, the reference from the sources, the check of all of it."""

from __future__ import annotations

import importlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import concordia_game

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "build_tools" / "docs_site"


@pytest.fixture(scope="module")
def tool() -> Iterator[Any]:
    """The tool's modules, by name; they import each other as they do when it runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOOLS))

        def load(name: str) -> ModuleType:
            return importlib.import_module(name)

        yield load


def written(folder: Path, **files: str) -> Path:
    """Files of a small site."""
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_html", ".html").replace("_css", ".css")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_every_page_is_in_the_menu(tool: Any) -> None:
    nav = tool("nav")
    listed = [page for pages in nav.MENU.values() for page in pages]
    assert len(listed) == len(set(listed))
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("**/*.md")}
    assert pages == {page for page in [nav.START, *listed] if page.startswith("docs/")}
    assert len(set(nav.places().values())) == len(nav.places()) - 1, (
        "only README and start page share a place"
    )


def test_links_lead_to_the_same_on_the_site(tool: Any, tmp_path: Path) -> None:
    gatherer = tool("gather").Gatherer(tmp_path)
    text = (
        "[a](../GLOSSARY.md#b) [c](cli.md) `[d](cli.md)` [e](https://x.y)"
        " [f](boards/sicilia.toml) ![g](pictures/end.png)"
    )
    assert gatherer.turned("docs/api.md", text) == (
        "[a](project/glossary.md#b) [c](cli.md) `[d](cli.md)` [e](https://x.y)"
        " [f](files/docs/boards/sicilia.toml) ![g](pictures/end.png)"
    )
    assert (tmp_path / "files/docs/boards/sicilia.toml").is_file()
    assert gatherer.turned("GLOSSARY.md", "[a](docs/cli.md)") == "[a](../cli.md)"
    with pytest.raises(SystemExit, match=r"docs/nowhere\.md"):
        gatherer.turned("docs/api.md", "[a](nowhere.md)")


def test_the_reference_has_the_whole_door(tool: Any) -> None:
    reference = tool("reference").Reference()  # all sources: two or three seconds, so only here
    page = tool("reference").page(reference, "concordia_game")
    described = set(re.findall(r"^:::+\{py:\w+\} (\w+)", page, re.MULTILINE))
    assert set(concordia_game.__all__) <= described
    for package in ("actions", "observations", "drawing", "bots"):
        module = importlib.import_module(f"concordia_game.{package}")
        page = tool("reference").page(reference, module.__name__)
        described = set(re.findall(r"\{py:\w+\}`?\s?(\w+)", page))
        assert set(module.__all__) - {"load_bot"} <= described


def test_the_reference_says_what_the_source_says(tool: Any, tmp_path: Path) -> None:
    package = written(tmp_path / "concordia_game")
    package.mkdir()
    (package / "__init__.py").write_text(
        '"""A door."""\nfrom concordia_game.inner import Box\n__all__ = ["Box"]\n', "utf-8"
    )
    (package / "inner.py").write_text(
        '"""Inside."""\n'
        "MOST: Final = 3\n"
        '"""As many as fit."""\n'
        "class Box:\n"
        '    """Holds things; `put` them. See `lid`.\n\n    >>> Box(1).put(2)\n    """\n'
        "    def __init__(self, size: int = MOST) -> None: ...\n"
        "    def put(self, other: Box) -> Box:\n"
        '        """Put <one> in."""\n'
        "    def _hidden(self): ...\n"
        "def lid(box: Box, /, *names: str) -> None:\n"
        '    """Close a `Box`."""\n',
        "utf-8",
    )
    reference = tool("reference").Reference(package)
    door = tool("reference").page(reference, "concordia_game")
    assert "::::{py:class} Box(size: int=concordia_game.inner.MOST)" in door
    assert ":::{py:method} put(other: concordia_game.Box) -> concordia_game.Box" in door
    assert "Put \\<one> in." in door
    assert "{py:obj}`lid <concordia_game.inner.lid>`" in door
    assert "```python\n>>> Box(1).put(2)\n```" in door
    assert "_hidden" not in door
    assert "lid(box: concordia_game.Box, /, *names: str) -> None" in door
    assert "Close a {py:obj}`Box <concordia_game.Box>`." in door
    assert door.count("py:class} Box") == 1


def test_a_whole_site_has_no_problem(tool: Any, tmp_path: Path) -> None:
    site = written(
        tmp_path,
        index_html='<a href="b/c.html#x">c</a><a href="#here" id="here"></a><script src="a.css"></script>',
        b__c_html='<p id="x"><a href="../index.html">up</a><a href="https://elsewhere.org/">out</a>',
        a_css="a { background: url(data:image/png;base64,) }",
    )
    assert tool("links").problems(site) == []


def test_dead_links_and_strangers_are_found(tool: Any, tmp_path: Path) -> None:
    site = written(
        tmp_path,
        index_html='<a href="no.html">1</a><a href="b.html#no">2</a><a href="f">3</a><img src="gone.png">'
        '<script src="https://cdn.org/x.js"></script><link rel="stylesheet" href="//cdn.org/y.css">',
        b_html="<p>",
        f__g_html="<p>",
        a_css="@import url(https://fonts.org/z.css)",
    )
    assert tool("links").problems(site) == [
        "index.html: loads https://cdn.org/x.js",
        "index.html: loads //cdn.org/y.css",
        "index.html: dead link no.html",
        "index.html: dead link b.html#no",
        "index.html: dead link f",
        "index.html: dead link gone.png",
        "a.css: loads something from elsewhere",
    ]


SEARCH = (
    "<form action='search.html'><input name='q'></form><ul class='search'></ul><script>"
    "if (location.search.includes('storehouse'))"
    " document.querySelector('ul').innerHTML = '<li><a href=\"rules.html#a\">The storehouse</a>'</script>"
)


def test_the_search_is_tried_and_pages_are_measured(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = tool("browser")
    if not browser.CHROMIUM:
        pytest.skip("chromium is not installed (Debian: apt-get install chromium)")
    site = written(tmp_path, index_html=SEARCH, search_html=SEARCH, rules_html="<!doctype html><p>")
    assert browser.problems(site) == []
    written(
        site,
        search_html="<ul class='search'></ul>",
        b__wide_html="<!doctype html><p style='width: 400px'>wide",
        rules_html="<!doctype html><script src='http://x.y/z.js'></script>",
    )
    monkeypatch.setattr(browser, "LONGEST", 300)
    assert browser.problems(site) == [
        "index.html: the search for storehouse does not lead to rules.html",
        "b/wide.html: 408 wide on a phone of 390",
        "asks for http://x.y/z.js",
    ]


def test_what_is_built_is_looked_at(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    building = tool("building")

    def sphinx(command: list[Any], check: bool) -> subprocess.CompletedProcess[str]:
        written(Path(command[-1]), index_html=SEARCH, search_html=SEARCH, rules_html="<!doctype html><p>")
        return subprocess.CompletedProcess(command, 0)

    for writer, function in (
        ("gather", "write_pages"),
        ("gallery", "write_gallery"),
        ("notebooks", "write_pages"),
        ("reference", "write_pages"),
    ):
        monkeypatch.setattr(tool(writer), function, lambda source: None)
    monkeypatch.setattr(building.subprocess, "run", sphinx)
    monkeypatch.chdir(tmp_path)
    assert building.main(Path("site")) == 0
    assert "3 pages, no dead link" in capsys.readouterr().out


def test_the_pictures_of_the_rules_are_up_to_date(tool: Any) -> None:
    for name, drawn in tool("pictures").rules_pictures().items():
        kept = (ROOT / "docs" / "pictures" / name).read_text("utf-8")
        assert kept == drawn + "\n", f"{name}: run build_tools/docs_site/pictures.py"


def test_the_prices_in_the_rules_are_those_of_the_game() -> None:
    from concordia_game.data.box import read_toml

    goods = read_toml("figures.toml")["goods"]
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d+) \| ([a-z, ]+) \|$", page, re.MULTILINE)
    assert len(rows) == 5
    for good, money, paid in rows:
        assert (goods[good]["house_money"], goods[good]["house_goods"]) == (int(money), paid.split(", "))
