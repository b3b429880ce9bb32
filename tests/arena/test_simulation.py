"""Series of games: the same on any number of processes, kept as records, and continued after a kill."""

from __future__ import annotations

import json
import signal
from contextlib import closing
from pathlib import Path

import pytest
from cli.conftest import PATIENCE, started

from concordia_game.arena.simulation import RecordsError, Series, Tally, outcomes
from concordia_game.engine.options import Options
from concordia_game.files.position import digest, state_json
from concordia_game.files.record import read_record
from concordia_game.games.series import seed_of

OPTIONS = Options("italia", 2, forum=True)
RANDOM = ["random", "random"]


def tally(series: Series, games: int, processes: int = 1) -> Tally:
    found = Tally(series.options.players)
    with closing(outcomes(series, games, processes)) as played:
        for outcome in played:
            found.add(outcome)
    return found


def untimed(found: Tally) -> dict[str, object]:
    return {key: told for key, told in found.data().items() if "second" not in key}


def test_the_number_of_processes_makes_no_difference() -> None:
    series = Series(OPTIONS, RANDOM, seed=5)
    assert untimed(tally(series, 25, processes=2)) == untimed(tally(series, 25))


def test_records_are_the_games(tmp_path: Path) -> None:
    series = Series(OPTIONS, RANDOM, 5, tmp_path)
    played = tally(series, 3)
    paths = sorted(tmp_path.rglob("*.record"))
    assert [path.name for path in paths] == ["000000.record", "000001.record", "000002.record"]
    records = [read_record(path.read_text("utf-8")) for path in paths]
    assert [record.setup.seed for record in records] == [seed_of(5, number) for number in range(3)]
    assert all(record.names == RANDOM for record in records)
    finals = [state_json(record.positions()[-1]) for record in records]
    assert digest(finals) == played.data()["digest"] == tally(Series(OPTIONS, RANDOM, 5), 3).data()["digest"]


def test_what_is_on_record_is_not_played_again(tmp_path: Path) -> None:
    series = Series(OPTIONS, RANDOM, 5, tmp_path)
    first = tally(series, 3)
    again = tally(series, 3)
    assert again.seconds == 0
    assert again.data()["games_per_second"] is None
    assert untimed(again) == untimed(first)
    assert untimed(tally(series, 4)) == untimed(tally(Series(OPTIONS, RANDOM, 5), 4))


def test_a_folder_belongs_to_one_series(tmp_path: Path) -> None:
    tally(Series(OPTIONS, RANDOM, 5, tmp_path), 1)
    for other in (Series(OPTIONS, RANDOM, 6, tmp_path), Series(Options("italia", 2), RANDOM, 5, tmp_path)):
        with pytest.raises(RecordsError, match="another run"):
            tally(other, 1)
    (tmp_path / "file").touch()
    with pytest.raises(RecordsError, match="no records can be kept there"):
        tally(Series(OPTIONS, RANDOM, 5, tmp_path / "file"), 1)


DEADLY = """
import os
from concordia_game.arena import simulation

write_whole = simulation.write_whole
left = 5

def write_and_die(path, data):
    global left
    write_whole(path, data)
    left -= 1
    if not left:
        path.with_name("next.record.part").write_text("half a rec")
        os.kill(os.getpid(), signal.SIGKILL)

simulation.write_whole = write_and_die
"""


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    argv = ("simulate", "--games", "6", "--players", "2", "--records", "killed", "--json")
    first = started(tmp_path, *argv, before=DEADLY)
    first.communicate(timeout=PATIENCE)
    assert first.returncode == -signal.SIGKILL
    assert len(list(tmp_path.rglob("*.record"))) == 4, "and what says which run it is"
    second = started(tmp_path, *argv)
    straight = started(tmp_path, *argv[:5], "--json")
    told, expected = (json.loads(each.communicate(timeout=PATIENCE)[0]) for each in (second, straight))
    assert told["digest"] == expected["digest"]
    assert len(list(tmp_path.rglob("*.record"))) == 6
