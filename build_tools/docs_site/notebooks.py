"""Run notebooks without Jupyter, and show them on the site with what they printed and drew.

`python build_tools/docs_site/notebooks.py FILE ...` only runs them, cell by cell, and fails where one fails.
What the last line of a cell is worth is shown as a notebook does it: as a picture if it has one, else by its
`repr`; a semicolon at the end keeps it quiet. Figures of matplotlib are shown below the cell that made them.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gather import Gatherer
from nav import NOTEBOOKS, ROOT


@dataclass
class Shown:
    """What a cell printed, and the pictures below it."""

    text: str = ""
    pictures: list[str] = field(default_factory=list)


def cells(notebook: Path) -> list[tuple[str, str]]:
    """The kind and the text of every cell."""
    data = json.loads(notebook.read_text("utf-8"))
    return [(cell["cell_type"], "".join(cell["source"])) for cell in data["cells"]]


def carried_out(source: str, names: dict[str, Any], where: str) -> Shown:
    """Run a cell."""
    tree = ast.parse(source, where)
    last = tree.body[-1] if tree.body else None
    value, printed = None, io.StringIO()
    with contextlib.redirect_stdout(printed):
        if isinstance(last, ast.Expr) and not source.rstrip().endswith(";"):
            exec(compile(ast.Module(tree.body[:-1], []), where, "exec"), names)
            value = eval(compile(ast.Expression(last.value), where, "eval"), names)
        else:
            exec(compile(tree, where, "exec"), names)
    shown = Shown(printed.getvalue())
    if hasattr(value, "_repr_svg_"):
        shown.pictures.append(value._repr_svg_())
    elif value is not None and not is_figure(value):
        shown.text += f"{value!r}\n"
    shown.pictures += figures()
    return shown


def is_figure(value: object) -> bool:
    """Whether a notebook would show it with the other figures."""
    return type(value).__module__.startswith("matplotlib")


def figures() -> list[str]:
    """The open figures as pictures; they are closed."""
    plt = sys.modules.get("matplotlib.pyplot")
    if plt is None:
        return []
    found = []
    for number in plt.get_fignums():
        drawn = io.StringIO()
        plt.figure(number).savefig(drawn, format="svg", bbox_inches="tight", metadata={"Date": None})
        found.append("<svg" + drawn.getvalue().partition("<svg")[2])
    plt.close("all")
    return found


def run(notebook: Path) -> list[tuple[str, str, Shown]]:
    """Every cell with what it showed, in a folder of its own where it may write."""
    os.environ.setdefault("MPLBACKEND", "agg")
    names: dict[str, Any] = {"__name__": "__main__"}
    ran = []
    with TemporaryDirectory() as folder, contextlib.chdir(folder):
        for number, (kind, text) in enumerate(cells(notebook), 1):
            where = f"{notebook.name}, cell {number}"
            ran.append((kind, text, carried_out(text, names, where) if kind == "code" else Shown()))
    return ran


def page(notebook: Path, gatherer: Gatherer, pictures: Path) -> str:
    """A notebook as Markdown; its pictures are written beside it."""
    name = notebook.relative_to(ROOT).as_posix()
    lines, drawn = [], 0
    for kind, text, shown in run(notebook):
        lines += [gatherer.turned(name, text), ""] if kind == "markdown" else ["```python", text, "```", ""]
        if shown.text.strip():
            lines += ["```text", shown.text.rstrip("\n"), "```", ""]
        for picture in shown.pictures:
            drawn += 1
            goal = pictures / f"{notebook.stem}_{drawn}.svg"
            goal.write_text(picture, "utf-8")
            lines += [f"![What the cell shows](../pictures/notebooks/{goal.name})", ""]
    return "\n".join([*lines, f"This notebook as [a file](../{gatherer.copied(name)}) for Jupyter.", ""])


def write_pages(source: Path) -> None:
    """All notebooks, and a page that lists them."""
    gatherer = Gatherer(source)
    pictures = source / "pictures" / "notebooks"
    pictures.mkdir(parents=True)
    for notebook in NOTEBOOKS:
        gatherer.put(notebook.relative_to(ROOT).as_posix(), page(notebook, gatherer, pictures))
    names = [notebook.stem for notebook in NOTEBOOKS]
    about = "Each of them can be downloaded at its end, and is run by the tests."
    lines = ["# Notebooks", "", about, "", "```{toctree}", ":maxdepth: 1", "", *names, "```", ""]
    (source / "notebooks" / "index.md").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    for given in sys.argv[1:]:
        began = time.process_time()
        for _, _, shown in run(Path(given).resolve()):
            print(shown.text, end="")
        print(f"{given}: {time.process_time() - began:.1f} s")
