"""Docstrings in the compiled engine: mypyc drops them, so `help` would have nothing to say at a prompt.

mypyc writes C with a documentation text for every function, class and attribute that holds only the
signature. Here the docstrings of the sources are appended to these texts, before the C is compiled. That
costs nothing at run time; a door of Python functions over the compiled ones would cost a call each. Where
another version of mypyc writes them differently, the engine is compiled without docstrings.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

Docs = dict[tuple[str, ...], str]
"""Docstrings by (module, name), (module, class) and (module, class, name)."""

_TABLES = r"static (?:PyMethodDef|PyGetSetDef|PyTypeObject) (?:CPyType_)?"
_TABLE = re.compile(_TABLES + r"(\w+?)(?:_methods|_getseters|_template_)\b")
_MODULE = re.compile(r"static PyMethodDef (\w+?)module_methods\b")
_ENTRY = re.compile(r'\s*\{"(\w+)",')
_SIGNATURE = '\\n--\\n\\n")'
_NO_TEXT = "NULL, NULL},"


def keep_docstrings(c_files: Iterable[Path], sources: Iterable[str]) -> None:
    """Put the docstrings of the sources, which lie under `src`, into the C that mypyc made of them."""
    docs: Docs = {}
    for source in sources:
        module = ".".join(Path(source).with_suffix("").parts[1:]).removesuffix(".__init__")
        docs.update(_docstrings(module, ast.parse(Path(source).read_text("utf-8"))))
    for file in c_files:
        with file.open(encoding="utf-8") as written:
            lines = list(_with_docstrings(written, docs))
        file.write_text("".join(lines), "utf-8")


def _docstrings(module: str, tree: ast.Module) -> Iterator[tuple[tuple[str, ...], str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from _own((module, node.name), node)
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield from _own((module, node.name, method.name), method)
                    yield from _of_attributes((module, node.name), method.body)


def _own(key: tuple[str, ...], node: ast.FunctionDef | ast.ClassDef) -> Iterator[tuple[tuple[str, ...], str]]:
    text = ast.get_docstring(node)
    if text:
        yield key, text


def _of_attributes(owner: tuple[str, ...], body: list[ast.stmt]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The texts below assignments such as `self.coins = coins`."""
    for made, below in pairwise(body):
        target = made.targets[0] if isinstance(made, ast.Assign) else getattr(made, "target", None)
        text = getattr(getattr(below, "value", None), "value", None)
        if isinstance(target, ast.Attribute) and isinstance(below, ast.Expr) and isinstance(text, str):
            yield (*owner, target.attr), inspect.cleandoc(text)


def _with_docstrings(lines: Iterable[str], docs: Docs) -> Iterator[str]:
    """The lines of a C file, with the docstring in each place that is for one."""
    modules = {key[0] for key in docs}
    owner: tuple[str, ...] = ()
    name = ""
    for line in lines:
        if "static Py" in line:
            owner, name = _owner(line, modules), ""
        entry = _ENTRY.match(line)
        if entry:
            name = entry[1]
        text = docs.get((*owner, name) if name else owner)
        yield _documented(line, text) if text and owner else line


def _owner(line: str, modules: set[str]) -> tuple[str, ...]:
    """The module, or module and class, whose table begins in a line; nothing if none does."""
    module, table = _MODULE.search(line), _TABLE.search(line)
    if module:
        return _named(module[1], modules)
    if table and "___" in table[1]:
        prefix, _, cls = table[1].rpartition("___")
        found = _named(prefix, modules)
        return (*found, cls) if found else ()
    return ()


def _named(short: str, modules: set[str]) -> tuple[str, ...]:
    """The one module that mypyc calls by a short name."""
    tail = "." + short.replace("___", ".")
    found = [module for module in modules if f".{module}".endswith(tail)]
    return (min(found, key=len),) if found else ()


def _documented(line: str, text: str) -> str:
    """A line with the docstring behind its signature, or in the place where an attribute has none."""
    if _SIGNATURE in line:
        return line.replace(_SIGNATURE, f'\\n--\\n\\n{_c_text(text)}")')
    if line.rstrip().endswith(_NO_TEXT):
        return line.replace(_NO_TEXT, f'PyDoc_STR("{_c_text(text)}"), NULL}},')
    return line


def _c_text(text: str) -> str:
    """A text inside the quotes of C."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(letter if letter.isascii() else _octal(letter) for letter in plain)


def _octal(letter: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in letter.encode())
