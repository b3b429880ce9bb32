"""Data sets: rows say what a seat saw, could do, did and got; files are whole, whatever happens."""

from __future__ import annotations

import gzip
import json
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import PATIENCE, random_game, started

from concordia_game import Game, View, legal_moves, move_text, score, write_record
from concordia_game.actions import Catalogue
from concordia_game.arena.export import Export
from concordia_game.arena.positions import COLUMNS
from concordia_game.arena.simulation import RecordsError
from concordia_game.extras import MissingExtra
from concordia_game.observations import Observer, observation_data


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Some games, one with modules and one that was not finished."""
    unfinished = Game.new(map="italia", players=2, seed=4).play("mercator").play("done")
    return [random_game(), random_game(map="cyprus", salt=True, forum=True, fish="coast"), unfinished]


@pytest.fixture
def records(games: list[Game], tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    folder.mkdir()
    for number, game in enumerate(games):
        (folder / f"{number}.record").write_text(write_record(game.record()), "utf-8")
    return folder


def exported(*sources: Path, out: Path, **more: Any) -> list[dict[str, Any]]:
    """The rows of all files."""
    export = Export(list(sources), out, "jsonl", **more)
    counts = list(export.run(processes=1))
    assert len(counts) == len(export.shards())
    return rows_in(out)


def rows_in(out: Path) -> list[dict[str, Any]]:
    files = sorted(out.glob("*.jsonl.gz"))
    return [json.loads(line) for file in files for line in gzip.decompress(file.read_bytes()).splitlines()]


def test_rows_tell_what_happened(records: Path, games: list[Game], tmp_path: Path) -> None:
    rows = exported(records, out=tmp_path / "out")
    assert all(list(row) == list(COLUMNS) for row in rows)
    assert {row["game"] for row in rows} == {"0.record", "1.record", "2.record"}
    for number, game in enumerate(games):
        own = [row for row in rows if row["game"] == f"{number}.record"]
        choices = [ply for ply in range(game.ply) if len(legal_moves(game.at(ply))) > 1]
        players = [ply for ply in choices if game.history()[ply][0] != "chance"]
        assert [row["ply"] for row in own] == players
        observer = Observer(game.setup)
        catalogue = Catalogue(game.setup)
        for row in own[:: max(1, len(own) // 20)]:
            state = game.at(row["ply"])
            seat = state.decision.seat
            view = View(state, seat)
            assert (row["seat"], row["turn"]) == (seat, state.turn)
            assert row["position"] == json.loads(json.dumps(observation_data(view)))
            assert row["position"]["setup"]["seed"] == 0, "nothing hidden"
            assert bytes(row["features"]) == observer.counts(view)
            assert row["legal"] == [move_text(state.setup, move) for move in legal_moves(state)]
            assert row["legal"][row["chosen"]] == row["move"] == game.history()[row["ply"]][1]
            assert row["numbers"] == catalogue.numbers(legal_moves(state)[row["chosen"]], seat)


def test_rows_tell_the_end(records: Path, games: list[Game], tmp_path: Path) -> None:
    rows = exported(records, out=tmp_path / "out", columns=["game", "seat", "points", "place"])
    for row in rows:
        game = games[int(row["game"][0])]
        if game.over:
            assert row["points"] == [score(game.state, seat).total for seat in game.setup.seats]
            assert (row["place"] == 0) == (game.winner == ("red", "green")[row["seat"]])
        else:
            assert row["points"] is row["place"] is None
    assert any(row["points"] is None for row in rows)


def test_the_folder_says_what_is_in_it(records: Path, tmp_path: Path) -> None:
    exported(records / "0.record", out=tmp_path / "out", columns=["features", "move"])
    told = json.loads((tmp_path / "out" / "export.json").read_text("utf-8"))
    assert list(told["columns"]) == ["features", "move"]
    sections = told["features"]["sections"]
    size = sum(len(section["rows"]) * len(section["columns"]) for section in sections.values())
    assert size == told["features"]["size"] == len(rows_in(tmp_path / "out")[0]["features"])


def test_what_can_not_be_exported_is_refused(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(RecordsError, match="no column 'moves'"):
        Export([records], out, "jsonl", ["moves"])
    with pytest.raises(RecordsError, match="no such record"):
        Export([tmp_path / "nowhere"], out, "jsonl")
    (tmp_path / "empty").mkdir()
    with pytest.raises(RecordsError, match="there are no records"):
        Export([tmp_path / "empty"], out, "jsonl")
    exported(records, out=out)
    with pytest.raises(RecordsError, match="another export"):
        exported(records, out=out, columns=["move"])
    with pytest.raises(RecordsError, match="another export"):
        exported(records / "0.record", out=out)
    (records / "0.record").write_text((records / "1.record").read_text("utf-8"), "utf-8")
    with pytest.raises(RecordsError, match="another export"):
        exported(records, out=out)


def test_records_of_several_folders_keep_their_names_apart(records: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "0.record").write_text((records / "0.record").read_text("utf-8"), "utf-8")
    rows = exported(records / "0.record", other, out=tmp_path / "out", columns=["game"])
    assert {row["game"] for row in rows} == {f"{records}/0.record", f"{other}/0.record"}


def test_parquet_has_the_same_rows(records: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `parquet`")
    rows = exported(records, out=tmp_path / "lines", each=2)
    list(Export([records], tmp_path / "tables", "parquet", each=2).run(processes=1))
    files = sorted((tmp_path / "tables").glob("*.parquet"))
    assert [file.name for file in files] == ["part-00000.parquet", "part-00001.parquet"]
    read = [row for file in files for row in parquet.read_table(file).to_pylist()]
    for row in read:
        row["position"] = json.loads(row["position"])
    assert read == rows


def test_parquet_needs_its_extra(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"Parquet needs pyarrow: pip install 'concordia-game\[parquet\]'"):
        list(Export([records], tmp_path / "out", "parquet").run(processes=1))


DEADLY = """
import os
from concordia_game.arena import export

lines = export._write_lines
left = 2

def write_and_die(path, shard):
    global left
    left -= 1
    if not left:
        path.write_bytes(b"half a file")
        os.kill(os.getpid(), signal.SIGKILL)
    return lines(path, shard)

export._write_lines = write_and_die
"""


def test_a_killed_export_goes_on(records: Path, tmp_path: Path) -> None:
    argv = ("export", "records", "--games-a-file", "1", "--processes", "1", "--json", "--out")
    first = started(tmp_path, *argv, "killed", before=DEADLY)
    first.communicate(timeout=PATIENCE)
    assert first.returncode == -signal.SIGKILL
    assert len(list((tmp_path / "killed").glob("*.gz"))) == 1
    told = json.loads(started(tmp_path, *argv, "killed").communicate(timeout=PATIENCE)[0])
    assert (told["games"], told["files"], told["written"]) == (3, 3, 2)
    straight = json.loads(started(tmp_path, *argv, "straight").communicate(timeout=PATIENCE)[0])
    assert straight["written"] == 3
    for path in (tmp_path / "straight").glob("*.gz"):
        assert (tmp_path / "killed" / path.name).read_bytes() == path.read_bytes()
    assert len(rows_in(tmp_path / "killed")) == straight["rows"]
