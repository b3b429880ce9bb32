"""docs/rules_table.md is whole and up to date, and its tool refuses what is not."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "build_tools" / "rule_table.py"

SECTIONS = """
[[rulebook]]
title = "Elephants"

[rulebook.sections."Trunks"]
"E1.1" = "they are long"
"E1.2 grey" = "grey ones"
"E1.2" = "all of them"

[rulebook.sections."History"]
note = "no rule"
"""
SCENARIOS = {"e1_long_and_grey": "E1.1", "e1_grey_ones": "E1.2", "e1_young": "E1.1, E1.2"}


def loaded() -> ModuleType:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("rule_table", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TABLE = loaded()


class Case:
    """A small rulebook with its scenarios."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "sections"
        self.data.write_text(SECTIONS, "utf-8")
        for name, rule in SCENARIOS.items():
            self.scenario(name, rule)

    def scenario(self, name: str, rule: str) -> None:
        (self.folder / f"{name}.toml").write_text(f'rule = "{rule}"\n', "utf-8")

    def add(self, text: str) -> None:
        self.data.write_text(self.data.read_text("utf-8") + text, "utf-8")

    def problems(self) -> list[str]:
        said: list[str] = TABLE.problems(TABLE.read_table(self.data, self.folder))
        return said

    def page(self) -> str:
        text: str = TABLE.page(TABLE.read_table(self.data, self.folder))
        return text


@pytest.fixture
def case(tmp_path: Path) -> Case:
    return Case(tmp_path)


def test_nothing_is_left_out() -> None:
    assert TABLE.problems(TABLE.read_table(TABLE.DATA, TABLE.SCENARIOS)) == []


def test_the_page_is_up_to_date() -> None:
    table = TABLE.read_table(TABLE.DATA, TABLE.SCENARIOS)
    assert TABLE.PAGE.read_text("utf-8") == TABLE.page(table), "run `make rule-table`"


def test_rows_in_the_order_of_the_book(case: Case) -> None:
    assert case.problems() == []
    link = "[{0}](../tests/scenarios/{0}.toml)".format
    assert case.page().splitlines()[-9:] == [
        "|---|---|---|---:|---|",
        f"| **Trunks** | E1.1 | they are long | 2 | {link('e1_long_and_grey')}<br>{link('e1_young')} |",
        f"|  | E1.2 | grey ones | 1 | {link('e1_grey_ones')} |",
        f"|  | E1.2 | all of them | 1 | {link('e1_young')} |",
        "| **History** | | no rule | | |",
        "",
        "## Rules without a scenario",
        "",
        "None.",
    ]


def test_many_scenarios_are_folded(case: Case) -> None:
    case.scenario("e1_another", "E1.1")
    assert "| 3 | <details><summary>show</summary>[e1_another](" in case.page()


def test_a_rule_needs_a_scenario_or_a_reason(case: Case) -> None:
    case.add('[rulebook.sections."Ears"]\n"E10.1" = "large"\n"E2.1 left" = "floppy"\n')
    wrong = ["E10.1: no scenario, and no reason.", "E2.1 left: no scenario, and no reason."]
    assert case.problems() == wrong
    case.add('[reasons]\n"E10.1" = "seen"\n"E2.1" = "heard"\n')
    assert case.problems() == []
    assert case.page().endswith("| E2.1 | floppy | heard |\n| E10.1 | large | seen |\n")


def test_a_reason_is_not_kept_beyond_need(case: Case) -> None:
    case.add('[reasons]\n"E1.1" = "once"\n')
    assert case.problems() == ["E1.1: a reason, but it is in no section or has scenarios."]


def test_a_scenario_cites_rules_that_exist(case: Case) -> None:
    case.scenario("e1_old", "E1.1, E7")
    assert case.problems() == ["e1_old: E7 is in no section."]


def test_a_book_may_be_pending(case: Case) -> None:
    case.add('[[rulebook]]\ntitle = "Mice"\npending = "soon"\n[rulebook.sections."Tails"]\n"M1.1" = "thin"\n')
    assert case.problems() == []
    assert case.page().endswith("| M1.1 | thin | soon |\n")
    case.scenario("m1_tail", "M1.1")
    assert case.problems() == ["Mice: pending, but no rule lacks a scenario."]


def test_a_section_says_something(case: Case) -> None:
    case.add('[rulebook.sections."Tusks"]\n')
    assert case.problems() == ["Tusks: neither rules nor a note."]


def test_a_key_is_a_rule_number(case: Case) -> None:
    case.add('[rulebook.sections."Tusks"]\n"ivory" = "white"\n')
    with pytest.raises(SystemExit, match="'ivory' is no rule number"):
        case.problems()


def test_the_tool_refuses_and_writes_nothing(tmp_path: Path) -> None:
    """In a project of its own, first with a rule that has no scenario."""
    for folder in ("build_tools", "docs", "tests/scenarios"):
        (tmp_path / folder).mkdir(parents=True)
    copy = tmp_path / "build_tools" / TOOL.name
    copy.write_text(TOOL.read_text("utf-8"), "utf-8")
    (tmp_path / "docs" / "rules_table.toml").write_text(SECTIONS, "utf-8")

    def run() -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, copy], capture_output=True, text=True, check=False)

    refused = run()
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[:2] == [
        "docs/rules_table.md is not written:",
        "E1.1: no scenario, and no reason.",
    ]
    assert not (tmp_path / "docs" / "rules_table.md").exists()
    for name, rule in SCENARIOS.items():
        (tmp_path / "tests" / "scenarios" / f"{name}.toml").write_text(f'rule = "{rule}"\n', "utf-8")
    assert run().returncode == 0
    assert "## Elephants" in (tmp_path / "docs" / "rules_table.md").read_text("utf-8")
