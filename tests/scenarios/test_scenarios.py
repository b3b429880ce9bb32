"""Every scenario file is one case, and every numbered rule has a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia_game.scenarios.scenario import read_scenario, run_file

PREFIXES = ("b", "s", "c", "f")
"""First letters of the files to run: base game, Salsa, the boards Cyprus and Balearica, fish market."""

RULES = {
    "b": """
        B1.1 B1.2 B1.3 B1.4 B1.5 B1.6 B1.7 B2.1 B2.2 B3.1 B3.2 B3.3 B4.1 B4.2 B4.3
        B5.1 B5.2 B5.3 B5.4 B5.5 B5.6 B5.7 B6.1 B6.2 B7.1 B7.2 B8.1 B8.2 B9.1 B9.2 B10.1 B10.2 B10.3
        B11.1 B12.1 B13.1 B13.2 B14.1 B14.2 B14.3 B15 B16.1
    """,
    "s": """
        S1.1 S1.2 S1.3 S1.4 S1.5 S1.6 S1.7 S1.8 S2.1 S2.2 S2.3 S2.4 S2.5 S2.6 S2.7 S3.1 S4.1 S5.1 S5.2
    """,
    "c": "C1.1 C2.1 C2.2 C2.3 C2.4",
    "f": "F1.1 F1.2 F1.3 F2.1 F2.2 F3.1 F3.2 F3.3 F3.4 F3.5 F3.6 F3.7 F4.1 F4.2",
}
"""The numbered rules; S2.8 and F4.4 only refer to S5, F4.3 lists what is left out."""

FILES = sorted(path for path in Path(__file__).parent.glob("*.toml") if path.name.startswith(PREFIXES))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    outcome = run_file(path)
    assert outcome.problems == []
    assert outcome.title, "a scenario says in one sentence what it shows"
    assert "expect" in read_scenario(path), "a scenario that expects nothing can't fail"


def test_every_rule_has_a_scenario() -> None:
    cited = {read_scenario(path)["rule"] for path in FILES}
    rules = {rule for prefix in PREFIXES for rule in RULES[prefix].split()}
    assert rules - cited == set(), "rules without a scenario"
    assert cited - rules == set(), "scenarios that cite a rule which does not exist"


def test_there_are_eighty_base_scenarios() -> None:
    assert len([path for path in FILES if path.name.startswith("b")]) >= 80
