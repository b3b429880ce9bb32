"""Write docs/rules_table.md: section of a rulebook, rule number, scenarios.

docs/rules_table.toml says which rules a section holds, each scenario which rules it shows. Nothing is written
if a rule has no scenario and no reason for that, or a scenario cites a rule that is in no section.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs" / "rules_table.toml"
PAGE = ROOT / "docs" / "rules_table.md"
SCENARIOS = ROOT / "tests" / "scenarios"
KEY = re.compile(r"([A-Z]\d+(?:\.\d+)?)((?: [a-z]+)*)")
OPEN = 2
"""So many scenarios are shown at once; a longer list is folded."""

HEAD = """# From rulebook to rule to scenario

Which rule numbers a section of a rulebook holds, in our words, and which [scenarios](scenarios.md) show them.
Headings are translated. `make rule-table` makes this page from [rules_table.toml](rules_table.toml) and the
scenarios, and refuses if a rule is left out.
"""
COLUMNS = "| section | rule | what it says | cases | scenarios |\n|---|---|---|---:|---|\n"


class Row(NamedTuple):
    """A rule in a section; with words, only the scenarios that are about them by their file names."""

    rule: str
    words: frozenset[str]
    phrase: str


class Section(NamedTuple):
    heading: str
    note: str
    rows: list[Row]


class Book(NamedTuple):
    title: str
    note: str
    pending: str
    sections: list[Section]

    def rules(self) -> list[str]:
        """Its rule numbers, each once."""
        return list(dict.fromkeys(row.rule for section in self.sections for row in section.rows))


class Scenario(NamedTuple):
    name: str
    rules: list[str]


class Table(NamedTuple):
    books: list[Book]
    reasons: dict[str, str]
    scenarios: list[Scenario]

    def rows(self) -> list[Row]:
        """The rows of all books."""
        return [row for book in self.books for section in book.sections for row in section.rows]

    def cases(self, row: Row) -> list[str]:
        """The scenarios of a row; one without words has those that no other row of its rule takes."""
        words = {word for other in self.rows() if other.rule == row.rule for word in other.words}
        cited = [case.name for case in self.scenarios if row.rule in case.rules]
        return [name for name in cited if first(name, words) in (row.words or {""})]

    def pending(self) -> dict[str, str]:
        """The rules of books whose scenarios are still to be written, each with the book's reason."""
        return {rule: book.pending for book in self.books if book.pending for rule in book.rules()}


def first(name: str, words: set[str]) -> str:
    """The first of these words in a file name, which says what the scenario is about; empty without one."""
    return next((word for word in name.split("_") if word in words), "")


def read_row(key: str, phrase: str) -> Row:
    """A row from its key, such as "B15 vesta"."""
    found = KEY.fullmatch(key)
    if found is None:
        raise SystemExit(f"{key!r} is no rule number, with or without words of file names.")
    return Row(found[1], frozenset(found[2].split()), phrase)


def read_section(heading: str, entries: dict[str, str]) -> Section:
    rows = [read_row(key, phrase) for key, phrase in entries.items() if key != "note"]
    return Section(heading, entries.get("note", ""), rows)


def read_table(data: Path, scenarios: Path) -> Table:
    """Sections and scenarios as the files have them."""
    read = tomllib.loads(data.read_text("utf-8"))
    books = []
    for book in read["rulebook"]:
        sections = [read_section(heading, entries) for heading, entries in book["sections"].items()]
        books.append(Book(book["title"], book.get("note", ""), book.get("pending", ""), sections))
    cases = [read_scenario(path) for path in sorted(scenarios.glob("*.toml"))]
    return Table(books, read.get("reasons", {}), cases)


def read_scenario(path: Path) -> Scenario:
    """A scenario's name and the rules that it cites, separated by commas."""
    cited = tomllib.loads(path.read_text("utf-8"))["rule"]
    return Scenario(path.stem, [rule.strip() for rule in cited.split(",")])


def problems(table: Table) -> list[str]:
    """What keeps the table from being whole."""
    rows = table.rows()
    excused = {**table.reasons, **table.pending()}
    bare = [row for row in rows if not table.cases(row)]
    shown = {(case, row.rule) for row in rows for case in table.cases(row)}
    return [
        *(f"{label(row)}: no scenario, and no reason." for row in bare if row.rule not in excused),
        *(f"{name}: {rule} is in no section." for name, rule in unknown(table, shown)),
        *(f"{rule}: a reason, but it is in no section or has scenarios." for rule in stale(table, bare)),
        *(f"{book.title}: pending, but no rule lacks a scenario." for book in finished(table, bare)),
        *(f"{heading}: neither rules nor a note." for heading in empty(table)),
    ]


def label(row: Row) -> str:
    """A row as the data file calls it."""
    return " ".join([row.rule, *sorted(row.words)])


def unknown(table: Table, shown: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """Scenarios with a rule under which no row shows them."""
    cited = [(case.name, rule) for case in table.scenarios for rule in case.rules]
    return [pair for pair in cited if pair not in shown]


def stale(table: Table, bare: list[Row]) -> list[str]:
    """Rules with a reason that they don't need."""
    return sorted(table.reasons.keys() - {row.rule for row in bare})


def finished(table: Table, bare: list[Row]) -> list[Book]:
    """Books that are called pending although all of their rules have scenarios."""
    lacking = {row.rule for row in bare} - table.reasons.keys()
    return [book for book in table.books if book.pending and lacking.isdisjoint(book.rules())]


def empty(table: Table) -> list[str]:
    sections = [section for book in table.books for section in book.sections]
    return [section.heading for section in sections if not section.rows and not section.note]


def page(table: Table) -> str:
    """The whole page."""
    rules = {row.rule for row in table.rows()}
    count = f"\n{len(rules)} rules, {len(table.scenarios)} scenarios.\n"
    return HEAD + count + "".join(book_part(table, book) for book in table.books) + rest(table)


def book_part(table: Table, book: Book) -> str:
    """A rulebook with its sections, one after the other."""
    note = f"{book.note}\n\n" if book.note else ""
    lines = [line for section in book.sections for line in section_lines(table, section)]
    return f"\n## {book.title}\n\n{note}{COLUMNS}" + "".join(lines)


def section_lines(table: Table, section: Section) -> list[str]:
    """The lines of a section, its heading in the first only."""
    cells = [f"| | {section.note} | | |"] if section.note else []
    cells += [row_cells(row, table.cases(row)) for row in section.rows]
    headings = [f"**{section.heading}**"] + [""] * (len(cells) - 1)
    return [f"| {heading} {line}\n" for heading, line in zip(headings, cells, strict=True)]


def row_cells(row: Row, cases: list[str]) -> str:
    return f"| {row.rule} | {row.phrase} | {len(cases)} | {links(cases)} |"


def links(cases: list[str]) -> str:
    """The names of scenarios as links; many of them are folded."""
    listed = "<br>".join(f"[{name}](../tests/scenarios/{name}.toml)" for name in cases)
    return listed if len(cases) <= OPEN else f"<details><summary>show</summary>{listed}</details>"


def rest(table: Table) -> str:
    """The rules without any scenario, each with the reason."""
    cited = {rule for case in table.scenarios for rule in case.rules}
    phrases = {row.rule: row.phrase for row in reversed(table.rows()) if row.rule not in cited}
    excused = {**table.pending(), **table.reasons}
    lines = [f"| {rule} | {phrases[rule]} | {excused[rule]} |\n" for rule in sorted(phrases, key=order)]
    columns = "| rule | what it says | why |\n|---|---|---|\n"
    return "\n## Rules without a scenario\n\n" + (columns + "".join(lines) if lines else "None.\n")


def order(rule: str) -> tuple[str, list[int]]:
    """Rules in the order of their numbers: B9.2 before B10.1."""
    return rule[0], [int(number) for number in rule[1:].split(".")]


def main() -> None:
    table = read_table(DATA, SCENARIOS)
    wrong = problems(table)
    if wrong:
        sys.exit("\n".join(["docs/rules_table.md is not written:", *wrong]))
    PAGE.write_text(page(table), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
