"""Docstrings in the compiled engine: mypyc drops them, so `help` would have nothing to say at a prompt.

mypyc writes a documentation text for every function, class and attribute that holds only the signature.
Here the docstrings of the sources are appended to it. That costs nothing at run time; a door of Python
functions over the compiled ones would cost a call each. It relies on the one version of mypyc that
pyproject.toml asks for: another one still compiles the engine, but may leave the docstrings out.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

Found = dict[tuple[str, ...], str]
"""Docstrings by (module, class, name), (module, class) or (module, name)."""


def keep_docstrings(sources: Iterable[str]) -> None:
    """Let mypyc write the docstrings of these files, which lie under `src`, into what it compiles."""
    from mypyc.codegen import emit, emitclass, emitmodule

    found: Found = {}
    for source in sources:
        path = Path(source)
        module = ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__")
        found.update(_docstrings(module, ast.parse(path.read_text("utf-8"))))

    def of_function(fn: Any) -> tuple[str, ...]:
        return (fn.decl.module_name, *([fn.class_name] if fn.class_name else []), fn.decl.name)

    def of_class(cl: Any) -> tuple[str, ...]:
        return (cl.module_name, cl.name)

    functions = _with_text(emit.native_function_doc_initializer, of_function, found, emit)
    for place in (emit, emitclass, emitmodule):
        place.native_function_doc_initializer = functions  # type: ignore[attr-defined]
    emitclass.native_class_doc_initializer = _with_text(  # type: ignore[attr-defined]
        emitclass.native_class_doc_initializer, of_class, found, emit
    )
    emitclass.generate_getseters_table = _with_attributes(  # type: ignore[attr-defined]
        emitclass.generate_getseters_table, found, emit
    )


def _docstrings(module: str, tree: ast.Module) -> Iterator[tuple[tuple[str, ...], str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from _one((module, node.name), ast.get_docstring(node))
        elif isinstance(node, ast.ClassDef):
            yield from _one((module, node.name), ast.get_docstring(node))
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield from _one((module, node.name, method.name), ast.get_docstring(method))
            for body in [node.body, *(part.body for part in node.body if isinstance(part, ast.FunctionDef))]:
                yield from _of_attributes((module, node.name), body)


def _one(key: tuple[str, ...], text: str | None) -> Iterator[tuple[tuple[str, ...], str]]:
    if text:
        yield key, text


def _of_attributes(owner: tuple[str, ...], body: list[ast.stmt]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The texts below assignments such as `self.coins = coins`."""
    for made, below in pairwise(body):
        target = made.targets[0] if isinstance(made, ast.Assign) else getattr(made, "target", None)
        text = getattr(getattr(below, "value", None), "value", None)
        if isinstance(target, ast.Attribute) and isinstance(below, ast.Expr) and isinstance(text, str):
            yield (*owner, target.attr), inspect.cleandoc(text)


def _with_text(
    initializer: Callable[[Any], str], key: Callable[[Any], tuple[str, ...]], found: Found, emit: Any
) -> Callable[[Any], str]:
    """An initializer of a documentation text that has the docstring behind the signature."""

    def made(of: Any) -> str:
        signature, text = initializer(of), found.get(key(of))
        if text is None:
            return signature
        return signature + " " + _literal(text, emit) if signature != "NULL" else _literal(text, emit)

    return made


def _with_attributes(table: Callable[..., None], found: Found, emit: Any) -> Callable[..., None]:
    """A table of attributes and properties that has their docstrings where there were none."""

    def written(cl: Any, name: str, emitter: Any) -> None:
        before = len(emitter.fragments)
        table(cl, name, emitter)
        attribute = ""
        for place in range(before, len(emitter.fragments)):
            line = emitter.fragments[place]
            if line.strip().startswith('{"'):
                attribute = line.split('"')[1]
            text = found.get((cl.module_name, cl.name, attribute))
            if text and line.rstrip().endswith("NULL, NULL},"):
                kept = line.rstrip().removesuffix("NULL, NULL},")
                emitter.fragments[place] = f"{kept}PyDoc_STR({_literal(text, emit)}), NULL}},\n"

    return written


def _literal(text: str, emit: Any) -> str:
    """A text as C writes it; two of them side by side are one."""
    literal: str = emit.c_string_initializer(text.encode("utf-8"))
    return literal
