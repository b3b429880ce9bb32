"""Pages as the site needs them: links lead to its own pages, and to copies of the files that they name."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from nav import ROOT, START, menu, places

LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
CODE = re.compile(r"(^```.*?^```|`[^`\n]+`)", re.DOTALL | re.MULTILINE)
PICTURES = "docs/pictures"


class Gatherer:
    """Writes pages into the source folder of the site, with whatever they refer to."""

    def __init__(self, source: Path) -> None:
        self.source = source
        self.places = places()

    def write(self, page: str, text: str) -> None:
        """A page of the repository, with its links turned."""
        self.put(page, self.turned(page, text))

    def put(self, page: str, text: str) -> None:
        """A page in its place, as it is."""
        goal = self.source / self.places[page]
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_text(text, "utf-8")

    def turned(self, page: str, text: str) -> str:
        """The text of a page with links that lead to the same on the site."""

        def turn(match: re.Match[str]) -> str:
            words, link = match[1], match[2]
            if link.startswith(("https://", "http://", "mailto:", "#")):
                return match[0]
            path, mark, anchor = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
            goal = self.places.get(target) or self.copied(target)
            here = posixpath.dirname(self.places[page]) or "."
            return f"{words}({posixpath.relpath(goal, here)}{mark}{anchor})"

        return outside_code(text, lambda part: LINK.sub(turn, part))

    def copied(self, target: str) -> str:
        """Where the copy of a file is that is no page."""
        kept = target.removeprefix("docs/") if target.startswith(f"{PICTURES}/") else f"files/{target}"
        if not (ROOT / target).is_file():
            raise SystemExit(f"{target}: a link leads there, and it is no file")
        copy = self.source / kept
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / target, copy)
        return kept


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """A text changed wherever it is no code."""
    return "".join(part if CODE.fullmatch(part) else change(part) for part in CODE.split(text) if part)


def write_pages(source: Path) -> None:
    """All pages that are written by hand, and all pictures."""
    gatherer = Gatherer(source)
    shutil.copytree(ROOT / PICTURES, source / "pictures")
    for page in gatherer.places:
        if page.endswith(".md") and page != "README.md":
            text = (ROOT / page).read_text("utf-8")
            gatherer.write(page, text + menu() if page == START else text)
