"""What is read from a source file, as directives of Sphinx with Markdown in them."""

from __future__ import annotations

import ast
import json
import re
from copy import deepcopy
from typing import TYPE_CHECKING

from gather import outside_code
from outlines import Module, Thing

if TYPE_CHECKING:
    from reference import Reference

LONGEST_VALUE = 70
EXAMPLE = re.compile(r"((?:^>>> .*\n?)(?:^(?!\s*$).*\n?)*)", re.MULTILINE)
FENCE = re.compile(r"(^```.*?^```)", re.DOTALL | re.MULTILINE)
PLAIN = re.compile(r"^(?:Final|ClassVar)(?:\[(.*)\])?$")
"""How a constant is marked in the source, around its type if that is told."""
WORD = re.compile(r"`([A-Za-z_][\w.]*)(\(\))?`")


def described(reference: Reference, module: Module, thing: Thing | None = None, name: str = "") -> list[str]:
    """A thing of a module under a name, with all its parts; without one, the module itself."""
    if thing is None:
        return markdown(reference, module, module.doc)
    return [*_directive(reference, module, thing, name), ""]


def _depth(thing: Thing) -> int:
    return 1 + max([_depth(part) for part in thing.parts], default=0)


def _directive(reference: Reference, module: Module, thing: Thing, name: str) -> list[str]:
    written = Writer(reference, module)
    fence = ":" * (2 + _depth(thing))
    kind = "method" if thing.kind in ("classmethod", "staticmethod") else thing.kind
    lines = [f"{fence}{{py:{kind}}} {name}{written.signature(thing)}", *written.options(thing), ""]
    if isinstance(thing.node, ast.ClassDef) and thing.node.bases:
        named = [f"`{ast.unparse(base)}`" for base in thing.node.bases]
        lines += [f"Bases: {_linked(reference, module, ', '.join(named))}", ""]
    lines += markdown(reference, module, thing.doc)
    for part in thing.parts:
        lines += ["", *_directive(reference, module, part, part.name)]
    return [*lines, fence]


class Writer:
    """Signatures as the source has them; every known name is written whole, so that it becomes a link."""

    def __init__(self, reference: Reference, module: Module) -> None:
        self.reference = reference
        self.module = module

    def signature(self, thing: Thing) -> str:
        """What follows a name: parameters and what is returned."""
        node = thing.node
        if isinstance(node, ast.ClassDef):
            made = [
                part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"
            ]
            return f"({self._parameters(made[0], 1)})" if made else ""
        if thing.kind == "property" or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return ""
        bound = 1 if thing.kind in ("method", "classmethod") else 0
        back = f" -> {self.annotation(node.returns)}" if node.returns else ""
        return f"({self._parameters(node, bound)}){back}"

    def _parameters(self, node: ast.FunctionDef | ast.AsyncFunctionDef, bound: int) -> str:
        """All but the first, where that is the object or the class itself."""
        text = ast.unparse(self._whole(node.args))
        return text.partition(", ")[2] if bound else text

    def annotation(self, node: ast.expr) -> str:
        """A type."""
        return ast.unparse(self._whole(node))

    def options(self, thing: Thing) -> list[str]:
        """What a directive is told beside the signature."""
        node = thing.node
        if thing.kind in ("classmethod", "staticmethod"):
            return [f":{thing.kind}:"]
        if isinstance(node, ast.AsyncFunctionDef):
            return [":async:"]
        if isinstance(node, ast.FunctionDef) and thing.kind == "property" and node.returns:
            return [f":type: {json.dumps(self.annotation(node.returns))}"]
        lines = []
        if isinstance(node, ast.AnnAssign) and (type_ := PLAIN.sub(r"\1", self.annotation(node.annotation))):
            lines.append(f":type: {json.dumps(type_)}")
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None and thing.name.isupper():
            value = ast.unparse(node.value)
            if len(value) <= LONGEST_VALUE and "\n" not in value:
                lines.append(f":value: {json.dumps(value)}")
        return lines

    def _whole(self, node: ast.AST) -> ast.AST:
        """A copy with whole names: the tree of the file stays as it is."""
        return _Names(self).visit(deepcopy(node))


class _Names(ast.NodeTransformer):
    """Known names, written whole."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    def visit_Name(self, node: ast.Name) -> ast.AST:
        known = self.writer.reference.known(self.writer.module, node.id)
        return ast.copy_location(ast.parse(known, mode="eval").body, node) if known else node


def markdown(reference: Reference, module: Module, doc: str) -> list[str]:
    """A docstring as Markdown: examples in fences, known names as links."""
    text = EXAMPLE.sub(lambda match: f"```python\n{match[1].rstrip()}\n```\n", doc)
    text = outside_code(text, lambda part: part.replace("<", "\\<"))
    parts = [
        part if part.startswith("```") else _linked(reference, module, part) for part in FENCE.split(text)
    ]
    return "".join(parts).splitlines()


def _linked(reference: Reference, module: Module, text: str) -> str:
    def link(match: re.Match[str]) -> str:
        first, dot, rest = match[1].partition(".")
        door = reference.modules["concordia_game"]
        known = reference.known(module, first) or reference.known(door, first)
        if known is None:
            return match[0]
        if dot and not _has(reference, known, rest):
            return match[0]
        return f"{{py:obj}}`{match[1]}{match[2] or ''} <{known}{dot}{rest}>`"

    return WORD.sub(link, text)


def _has(reference: Reference, known: str, part: str) -> bool:
    """Whether the class of a public name has a part that is described."""
    for home, public in reference.public.items():
        if public == known:
            origin, _, last = home.rpartition(".")
            return part in [member.name for member in reference.modules[origin].thing(last).parts]
    return False
