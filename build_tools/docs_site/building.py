"""Builds the documentation site and checks it.

Pages, pictures, notebooks and the reference are gathered in FOLDER/source, Sphinx makes FOLDER/html of them,
and the result is checked: every link leads somewhere, nothing is fetched from elsewhere, and in a browser the
search finds pages and none of them scrolls sideways on a phone.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import browser
import gallery
import gather
import links
import notebooks
import reference


def main(folder: Path) -> int:
    """Build and check; the exit code."""
    folder = folder.resolve()  # Chromium takes no other address.
    source, site = folder / "source", folder / "html"
    shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)
    gather.write_pages(source)
    gallery.write_gallery(source)
    notebooks.write_pages(source)
    reference.write_pages(source)
    here = Path(__file__).parent
    # A warning is a mistake: a page that no list names, a link to nothing, a name that is described twice.
    how = ["-q", "-b", "html", "--fail-on-warning", "--keep-going", "-c", here, "-d", folder / "cache"]
    built = subprocess.run([sys.executable, "-m", "sphinx", *how, source, site], check=False)
    if built.returncode:
        return built.returncode
    return told(site, links.problems(site) + looked_at(site))


def looked_at(site: Path) -> list[str]:
    """What is wrong in a browser, if there is one."""
    if browser.CHROMIUM:
        return browser.problems(site)
    print("No chromium: nobody has looked at the site.")
    return []


def told(site: Path, wrong: list[str]) -> int:
    """Say what is wrong, or where the site is; the exit code."""
    print("\n".join(wrong) or f"{site / 'index.html'}: {len(list(site.rglob('*.html')))} pages, no dead link")
    return 1 if wrong else 0
