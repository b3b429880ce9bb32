"""What a source file offers: its public classes, functions and constants, with their docstrings."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass, field
from pathlib import Path

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.AnnAssign | ast.Assign


@dataclass
class Thing:
    """A class, function, property or constant; `parts` are a class's public members."""

    kind: str
    name: str
    node: Definition
    doc: str = ""
    parts: list[Thing] = field(default_factory=list)


@dataclass
class Module:
    """A source file."""

    name: str
    doc: str
    things: list[Thing]
    exports: list[str]
    imports: dict[str, tuple[str, str]]
    """Names that come from elsewhere: the module, and what they are called there."""

    def thing(self, name: str) -> Thing:
        """The one of a name."""
        return next(thing for thing in self.things if thing.name == name)


def read_module(path: Path, package: str) -> Module:
    """A file of a package."""
    tree = ast.parse(path.read_text("utf-8"))
    name = package if path.stem == "__init__" else f"{package}.{path.stem}"
    return Module(name, ast.get_docstring(tree) or "", things(tree.body), exports(tree), imports(tree))


def exports(tree: ast.Module) -> list[str]:
    """What `__all__` lists."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and [ast.unparse(goal) for goal in node.targets] == ["__all__"]:
            return [str(name) for name in ast.literal_eval(node.value)]
    return []


def imports(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """The names that a file takes from others, those under `if TYPE_CHECKING` included."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.update({name.asname or name.name: (node.module, name.name) for name in node.names})
    return found


def things(body: list[ast.stmt], inside: str = "") -> list[Thing]:
    """What is public in a file or a class; of things with one name the first."""
    found: dict[str, Thing] = {}
    for number, node in enumerate(body):
        thing = _thing(node, inside, _said(body, number))
        if thing and not thing.name.startswith("_"):
            found.setdefault(thing.name, thing)
    return list(found.values())


def _said(body: list[ast.stmt], number: int) -> str:
    """The string below an assignment, which says what it is for."""
    below = body[number + 1] if number + 1 < len(body) else None
    match below:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
    return ""


def _thing(node: ast.stmt, inside: str, said: str) -> Thing | None:
    match node:
        case ast.ClassDef():
            return Thing("class", node.name, node, ast.get_docstring(node) or "", _members(node))
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return Thing(_kind(node, inside), node.name, node, ast.get_docstring(node) or "")
        case ast.AnnAssign(target=ast.Name(id=name)):
            return Thing("attribute" if inside else "data", name, node, said)
        case ast.Assign(targets=[ast.Name(id=name)]) if said or name.isupper():
            return Thing("attribute" if inside else "data", name, node, said)
    return None


def _kind(node: ast.FunctionDef | ast.AsyncFunctionDef, inside: str) -> str:
    if not inside:
        return "function"
    marks = [ast.unparse(mark) for mark in node.decorator_list]
    for mark, kind in (("classmethod", "classmethod"), ("staticmethod", "staticmethod")):
        if mark in marks:
            return kind
    return "property" if any(mark.endswith("property") for mark in marks) else "method"


def _members(node: ast.ClassDef) -> list[Thing]:
    """What a class has, and what its constructor gives every instance and explains."""
    members = things(node.body, node.name)
    named = {member.name for member in members}
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            members += [thing for thing in _given(method) if thing.name not in named]
    return members


def _given(method: ast.FunctionDef) -> list[Thing]:
    found = []
    for number, node in enumerate(method.body):
        said = _said(method.body, number)
        goal = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            goal = node.targets[0]
        match goal:
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if said and not name.startswith("_"):
                assert isinstance(node, ast.Assign | ast.AnnAssign)
                found.append(Thing("attribute", name, node, said))
    return found
