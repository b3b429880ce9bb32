"""Check a built site: every link leads to a file and a place in it, and nothing is fetched from elsewhere."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"img": "src", "script": "src", "iframe": "src", "source": "src", "link": "href", "object": "data"}
"""What a browser loads by itself; an `a` is followed only by whoever wants to."""
NO_FILE = {"canonical"}
STYLE_URL = re.compile(r"""(?:url\(|@import)\s*["']?(https?:)?//""")


class Page(HTMLParser):
    """The links of a page, what it loads, and the places in it that a link can name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.followed: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {"", "top"}
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element refers to."""
        given = {name: value or "" for name, value in attrs}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.followed.append(given["href"])
        elif given.get(FETCHED.get(tag, ""), "") and given.get("rel") not in NO_FILE:
            self.loaded.append(given[FETCHED[tag]])


def problems(site: Path) -> list[str]:
    """Every dead link, and everything that would come from another machine."""
    pages = {path.resolve(): Page(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        name = path.relative_to(site.resolve()).as_posix()
        found += [f"{name}: loads {url}" for url in page.loaded if urlsplit(url).scheme not in ("", "data")]
        found += [f"{name}: loads {url}" for url in page.loaded if url.startswith("//")]
        found += [f"{name}: dead link {url}" for url in page.followed + page.loaded if dead(url, path, pages)]
    for sheet in sorted(site.rglob("*.css")):
        if STYLE_URL.search(sheet.read_text("utf-8")):
            found.append(f"{sheet.relative_to(site).as_posix()}: loads something from elsewhere")
    return found


def dead(url: str, page: Path, pages: dict[Path, Page]) -> bool:
    """Whether a link within the site leads nowhere; those that leave it are not asked for."""
    parts = urlsplit(url)
    if parts.scheme or parts.netloc:
        return False
    goal = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if goal.is_dir():
        return True  # a folder's list of files is shown by some servers, and by no browser that opens a file
    if goal not in pages:
        return not goal.is_file()
    return unquote(parts.fragment) not in pages[goal].anchors


if __name__ == "__main__":
    print("\n".join(wrong := problems(Path(sys.argv[1]))))
    sys.exit(1 if wrong else 0)
