"""What is on the site, and where: every page of the repository with its place, in the order of the menu."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]

MENU: dict[str, list[str]] = {
    "Play": [
        "docs/first_steps.md",
        "docs/playing.md",
        "docs/rules.md",
        "docs/friends.md",
        "docs/interface.md",
    ],
    "Host": ["docs/hosting.md", "docs/scaling.md"],
    "Build on it": [
        "docs/library.md",
        "docs/research.md",
        "docs/bots.md",
        "docs/analysis.md",
        "docs/mcp.md",
        "docs/pictures.md",
        "docs/api.md",
        "docs/cli.md",
    ],
    "Make your own": [
        "docs/boards.md",
        "docs/tiles.md",
        "docs/scenarios.md",
        "docs/lessons.md",
        "docs/puzzles.md",
        "docs/booklet.md",
    ],
    "Formats": ["docs/records.md", "docs/state.md", "docs/wire.md"],
    "The rules, exactly": ["docs/rulings.md", "docs/rules_table.md", "GLOSSARY.md"],
    "The project": [
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/performance.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "CODE_OF_CONDUCT.md",
        "web/README.md",
        "web/board/README.md",
    ],
}
"""The pages under each heading of the menu; gallery, notebooks and reference are made and come in between."""

MADE: dict[str, list[str]] = {"Play": ["gallery"], "Build on it": ["notebooks/index", "reference/index"]}
"""Pages that no file of the repository is, at the end of their headings."""

START = "docs/index.md"
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def site_path(page: str) -> str:
    """Where a page of the repository is on the site.

    >>> [site_path(page) for page in ("docs/cli.md", "GLOSSARY.md", "web/board/README.md")]
    ['cli.md', 'project/glossary.md', 'project/web_board.md']
    """
    path = Path(page)
    if path.parts[0] == "docs":
        return Path(*path.parts[1:]).with_suffix(".md").as_posix()
    name = "_".join(path.parts[:-1]) if path.name == "README.md" else path.stem.lower()
    return f"project/{name}.md"


def places() -> dict[str, str]:
    """Every page of the repository that is on the site, with its place there."""
    pages = [START, *(page for listed in MENU.values() for page in listed)]
    pages += [book.relative_to(ROOT).as_posix() for book in NOTEBOOKS]
    # Whoever is sent to the README from another page wants the beginning of the site.
    return {"README.md": "index.md", **{page: site_path(page) for page in pages}}


def menu() -> str:
    """The menu, as Sphinx wants it at the end of the first page."""
    parts = []
    for heading, pages in MENU.items():
        named = [*(site_path(page).removesuffix(".md") for page in pages), *MADE.get(heading, [])]
        parts += ["", "```{toctree}", ":hidden:", f":caption: {heading}", "", *named, "```"]
    return "\n".join([*parts, ""])
