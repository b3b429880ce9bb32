"""Build the documentation site: `python build_tools/docs_site FOLDER`, which `make docs` calls.

Pages, pictures, notebooks and the reference are gathered in FOLDER/source, Sphinx makes FOLDER/html of them,
and the result is checked: every link leads somewhere, and nothing is fetched from elsewhere.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import gallery
import gather
import links
import notebooks
import reference


def main(folder: Path) -> int:
    """Build and check; the exit code."""
    source, site = folder / "source", folder / "html"
    shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)
    gather.write_pages(source)
    gallery.write_gallery(source)
    notebooks.write_pages(source)
    reference.write_pages(source)
    here = Path(__file__).parent
    # A warning is a mistake: a page that no list names, a link to nothing, a name that is described twice.
    told = ["-q", "-b", "html", "--fail-on-warning", "--keep-going", "-c", here, "-d", folder / "cache"]
    built = subprocess.run([sys.executable, "-m", "sphinx", *told, source, site], check=False)
    if built.returncode:
        return built.returncode
    wrong = links.problems(site)
    print("\n".join(wrong) or f"{site / 'index.html'}: {len(list(site.rglob('*.html')))} pages, no dead link")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
