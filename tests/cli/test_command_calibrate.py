"""`calibrate`: fits, measures and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from concordia_game.bots.generations import trained_chances

from .conftest import Run

QUICK = ("calibrate", "--bot", "random", "--games", "2", "--held-out", "1", "--processes", "1")


def test_figures_are_fitted_written_and_measured(run: Run) -> None:
    ran = run(*QUICK, "--tables", "2, 4 teams", "-o", "chances.json")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == ["table", "2", "4"]
    written = json.loads(Path("chances.json").read_text("utf-8"))
    assert written["fitted"]["games"] == 2
    assert set(written["tables"]) == set(trained_chances())
    assert written["tables"]["3"] == trained_chances()["3"]
    again = json.loads(run(*QUICK, "--tables", "2,4 teams", "--json").out)
    assert again["figures"] == written["tables"]
    assert again["tables"]["2"]["games"] == 1


def test_what_ships_is_measured_without_fitting(run: Run) -> None:
    told = json.loads(run(*QUICK, "--games", "0", "--tables", "2", "--json").out)
    assert told["figures"] == trained_chances()
    assert 0.0 <= told["tables"]["2"]["calibration_error"] <= 1.0


def test_a_report_keeps_what_was_measured_before(run: Run) -> None:
    options = ("--games", "0", "--report", "report.json", "--json")
    second = json.loads(run(*QUICK, *options, "--tables", "3").out)["tables"]["3"]
    first = json.loads(run(*QUICK, *options, "--tables", "2", "--seed", "2").out)["tables"]["2"]
    kept = json.loads(Path("report.json").read_text("utf-8"))["tables"]
    assert list(kept.items()) == [("2", first), ("3", second)]
    assert (kept["2"]["how"]["seed"], kept["3"]["how"]["seed"]) == (2, 1)
    Path("report.json").write_text("[]", "utf-8")
    refused = run(*QUICK, *options, "--tables", "2")
    assert refused.code == 1
    assert "report.json: not a report" in refused.out


def test_games_that_are_kept_are_not_played_again(run: Run) -> None:
    keep = ("--tables", "2", "--keep", "kept.jsonl", "--json")
    first = json.loads(run(*QUICK, *keep).out)
    text = Path("kept.jsonl").read_text("utf-8")
    assert len(text.splitlines()) == 1 + 3
    # The last game is lost, and another was won by somebody else: this shows whether it is read.
    head, game, *others = [json.loads(line) for line in text.splitlines()[:-1]]
    game[2][2] = 1 - game[2][2]
    lines = [json.dumps(line) for line in (head, game, *others)]
    Path("kept.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    again = json.loads(run(*QUICK, *keep).out)
    assert again["figures"] != first["figures"]
    assert again["tables"]["2"]["positions"] == first["tables"]["2"]["positions"]
    more = json.loads(run(*QUICK, *keep, "--held-out", "2").out)
    assert (more["figures"], more["tables"]["2"]["games"]) == (again["figures"], 2)
    refused = run(*QUICK, *keep, "--generation", "1")
    assert refused.code == 1
    assert "kept.jsonl: made with other arguments" in refused.out


def test_another_generation_is_measured_by_its_own_value(run: Run) -> None:
    options = ("--games", "0", "--tables", "2", "--json")
    first, third = (json.loads(run(*QUICK, *options, "--generation", str(n)).out) for n in (1, 3))
    assert (first["how"]["generation"], third["how"]["generation"]) == (1, 3)
    assert first["tables"]["2"]["positions"] == third["tables"]["2"]["positions"]
    assert first["tables"]["2"]["brier"] != third["tables"]["2"]["brier"]
    with pytest.raises(SystemExit) as left:
        run(*QUICK, "--generation", "9")
    assert left.value.code == 2


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--tables", "7"), "--tables 7: choose from 2, 3, 4, 5, 4 teams, 6 teams"),
        (("--bot", "nobody"), "there is no such bot"),
        (("--plot", "plot.xyz"), "must end in"),
    ],
)
def test_refusals(run: Run, argv: tuple[str, str], said: str) -> None:
    ran = run(*QUICK, *argv)
    assert ran.code == 1
    assert said in ran.err
