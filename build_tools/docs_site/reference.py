"""The reference, read from the sources and never imported: compiled modules have no signatures to ask for.

A page for each package. What a package offers by `__all__` is described on that package's page, by the name
under which it is imported; the module where it is written refers to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from directives import described
from outlines import Module, Thing, read_module

NAME = "concordia_game"
SOURCE = Path(__file__).parents[2] / "src" / NAME
LEFT_OUT = {"migrations"}
"""Folders that no program imports from."""

GROUPS: dict[str, tuple[str, list[str]]] = {
    "The door": ("What `import concordia_game` offers, and is kept stable.", [NAME]),
    "For programs that learn": (
        "Moves as numbers, what a seat sees as numbers, and environments.",
        [f"{NAME}.{part}" for part in ("actions", "observations", "env")],
    ),
    "Bots, arena, pictures": (
        "Quite stable: changes are in the changelog.",
        [f"{NAME}.{part}" for part in ("bots", "arena", "drawing")],
    ),
    "Everything else": ("For those who change the game itself. It may change with it, at any time.", []),
}


class Reference:
    """All packages with their modules, and the public name of everything that has one."""

    def __init__(self, source: Path = SOURCE, name: str = NAME) -> None:
        self.packages: dict[str, list[Module]] = {}
        for folder in folders(source):
            package = ".".join([name, *folder.relative_to(source).parts])
            files = sorted(folder.glob("*.py"), key=lambda path: (path.name != "__init__.py", path.name))
            self.packages[package] = [read_module(path, package) for path in files]
        self.modules = {module.name: module for listed in self.packages.values() for module in listed}
        self.public = self._public()

    def _public(self) -> dict[str, str]:
        """The name under which each thing is described, by the name where it is written."""
        found = {
            f"{module.name}.{thing.name}": f"{module.name}.{thing.name}"
            for module in self.modules.values()
            for thing in module.things
            if thing.doc or thing.kind != "data"  # a figure that nobody explains is nobody else's business
        }
        # The outermost package that offers something has it.
        for package in sorted(self.packages, key=lambda name: -name.count(".")):
            module = self.modules[package]
            for name in module.exports:
                home = self.home(module, name)
                if home in found:
                    found[home] = f"{package}.{name}"
        return found

    def home(self, module: Module, name: str) -> str:
        """Where something that a module offers is written, through as many imports as it takes."""
        seen = set()
        while name in module.imports and (module.name, name) not in seen:
            seen.add((module.name, name))
            origin, name = module.imports[name]
            if origin not in self.modules:
                return f"{origin}.{name}"
            module = self.modules[origin]
        return f"{module.name}.{name}"

    def known(self, module: Module, name: str) -> str | None:
        """The public name of what a word means in a module, if it is described anywhere."""
        return self.public.get(self.home(module, name))

    def offered(self, package: str) -> Iterator[tuple[str, Module, Thing]]:
        """What a package offers and describes itself: the name, and where it is written."""
        module = self.modules[package]
        for name in module.exports:
            home = self.home(module, name)
            origin, _, last = home.rpartition(".")
            if self.public.get(home) == f"{package}.{name}":
                yield name, self.modules[origin], self.modules[origin].thing(last)


def folders(source: Path) -> list[Path]:
    """The folders of the packages, outer ones first."""
    found = {path.parent for path in source.rglob("__init__.py")}
    return sorted(folder for folder in found if not LEFT_OUT & set(folder.relative_to(source).parts))


def page(reference: Reference, package: str) -> str:
    """The page of a package."""
    modules = reference.packages[package]
    lines = [f"# {package}", "", *described(reference, modules[0]), ""]
    offered = list(reference.offered(package))
    if offered:
        lines += [f"```{{py:currentmodule}} {package}", "```", ""]
        for name, module, thing in offered:
            lines += described(reference, module, thing, name)
    for module in modules:
        lines += _section(reference, package, module)
    return "\n".join(lines) + "\n"


def _section(reference: Reference, package: str, module: Module) -> list[str]:
    """A module on its package's page: what it has that is not described elsewhere, and where the rest is."""
    own, elsewhere = [], []
    for thing in module.things:
        public = reference.public.get(f"{module.name}.{thing.name}")
        if public == f"{module.name}.{thing.name}":
            own.append(thing)
        elif public and module.name != package:
            elsewhere.append(f"{{py:obj}}`{thing.name} <{public}>`")
    if module.name == package:
        own = [thing for thing in own if thing.name not in module.exports]
        if not own:
            return []
    lines = [""] if module.name == package else ["", f"## {module.name}", "", *described(reference, module)]
    if elsewhere:
        lines += ["", f"Described where it is offered: {', '.join(elsewhere)}."]
    if own:
        lines += ["", f"```{{py:currentmodule}} {module.name}", "```", ""]
        for thing in own:
            lines += described(reference, module, thing, thing.name)
    return lines


def write_pages(source: Path) -> None:
    """All pages, and one that lists them."""
    reference = Reference()
    folder = source / "reference"
    folder.mkdir()
    named = [package for _, listed in GROUPS.values() for package in listed]
    rest = [package for package in reference.packages if package not in named]
    lines = [
        "# Reference",
        "",
        "Read from the sources: every public module, class, function and constant.",
        "",
    ]
    for heading, (about, listed) in GROUPS.items():
        pages = [f"{package} <{package}>" for package in listed or rest]
        lines += [f"## {heading}", "", about, "", "```{toctree}", ":maxdepth: 1", "", *pages, "```", ""]
    (folder / "index.md").write_text("\n".join(lines), "utf-8")
    for package in reference.packages:
        (folder / f"{package}.md").write_text(page(reference, package), "utf-8")
