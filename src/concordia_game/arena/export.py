"""Records exported as a data set: files of rows, each written as a whole, so that a kill loses little."""

from __future__ import annotations

import gzip
import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from concordia_game.arena.positions import COLUMNS, Reader, Row, features_data
from concordia_game.arena.simulation import RecordsError, write_whole
from concordia_game.arena.workers import spread
from concordia_game.extras import extra
from concordia_game.files.record import read_record

ENDINGS: Final = {"jsonl": ".jsonl.gz", "parquet": ".parquet"}
"""The formats, and how their files end."""

MANIFEST = "export.json"
ROWS = 2000
"""Rows held in memory before they are written to a Parquet file."""

LEVEL = 6
"""How hard gzip tries."""


class Shard:
    """Some records, and the file into which their rows go."""

    def __init__(self, path: Path, names: list[str], records: list[Path], columns: list[str]) -> None:
        self.path = path
        self.names = names
        self.records = records
        self.columns = columns

    def rows(self) -> Iterator[Row]:
        """All rows, record by record."""
        reader = Reader(self.columns)
        for name, path in zip(self.names, self.records, strict=True):
            yield from reader.rows(name, read_record(path.read_text("utf-8"), str(path)))


class Export:
    """A data set in its folder: which records it is made of, and in what form."""

    def __init__(
        self, sources: Sequence[Path], folder: Path, form: str, columns: Sequence[str] = (), each: int = 100
    ) -> None:
        if form not in ENDINGS:
            raise RecordsError(f"{form!r} is no format: {', '.join(ENDINGS)}")
        unknown = [column for column in columns if column not in COLUMNS]
        if unknown:
            raise RecordsError(f"there is no column {unknown[0]!r}; choose from {', '.join(COLUMNS)}")
        self.folder = folder
        self.form = form
        self.columns = [column for column in COLUMNS if not columns or column in columns]
        self.each = each
        """Records in a file."""
        found = [record for source in sources for record in _records(source, len(sources) > 1)]
        if not found:
            raise RecordsError(f"{', '.join(map(str, sources))}: there are no records")
        self.names, self.paths = [name for name, _ in found], [path for _, path in found]

    @cached_property
    def digest(self) -> str:
        """Another one when a record has another name or is another game; reading all takes seconds."""
        found = sha256()
        for name, path in zip(self.names, self.paths, strict=True):
            found.update(f"{name}\n{sha256(path.read_bytes()).hexdigest()}\n".encode())
        return found.hexdigest()

    def data(self) -> dict[str, Any]:
        """What the folder says about itself: an export into it goes on only if that is the same."""
        return {
            "format": self.form,
            "columns": {column: COLUMNS[column] for column in self.columns},
            "games": len(self.names),
            "games_a_file": self.each,
            "records": self.digest,
        }

    def shards(self) -> list[Shard]:
        """The files, in the order of the records."""
        starts = range(0, len(self.names), self.each)
        return [self._shard(number, slice(first, first + self.each)) for number, first in enumerate(starts)]

    def _shard(self, number: int, part: slice) -> Shard:
        path = self.folder / f"part-{number:05}{ENDINGS[self.form]}"
        return Shard(path, self.names[part], self.paths[part], self.columns)

    def claim(self) -> None:
        """Say what the folder is for; if it is for something else, refuse."""
        file = self.folder / MANIFEST
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                first = read_record(self.paths[0].read_text("utf-8"), str(self.paths[0]))
                told = {**self.data(), "features": features_data(first.setup)}
                write_whole(file, (json.dumps(told, indent=1) + "\n").encode())
            kept = json.loads(file.read_text("utf-8"))
        except OSError as error:
            raise RecordsError(f"{self.folder}: no data can be written there: {error}") from error
        kept.pop("features", None)
        if kept != self.data():
            raise RecordsError(f"{file}: the folder has another export; choose another")

    def run(self, processes: int, ray: str = "") -> Generator[int]:
        """Write the files that are missing; how many rows each has, and 0 for one that was there."""
        if self.form == "parquet":
            _parquet()
        self.claim()
        shards = self.shards()
        missing = [shard for shard in shards if not shard.path.exists()]
        for _ in range(len(shards) - len(missing)):
            yield 0
        with closing(spread(write_shard, missing, processes, ray)) as written:
            yield from written


def _records(source: Path, one_of_several: bool) -> list[tuple[str, Path]]:
    """The records of a folder, by where they are in it, or a single one.

    Of several folders, which may have records of the same names, the folder is part of the name.
    """
    if source.is_dir():
        paths = sorted(source.rglob("*.record"))
        return [((path if one_of_several else path.relative_to(source)).as_posix(), path) for path in paths]
    if not source.is_file():
        raise RecordsError(f"{source}: no such record, and no folder of records")
    return [(source.as_posix() if one_of_several else source.name, source)]


def write_shard(shard: Shard) -> int:
    """Write one file; how many rows it has."""
    part = shard.path.with_name(shard.path.name + ".part")
    write = _write_parquet if shard.path.suffix == ".parquet" else _write_lines
    count = write(part, shard)
    part.replace(shard.path)
    return count


def _write_lines(path: Path, shard: Shard) -> int:
    """One JSON object a line, compressed; equal rows give equal files."""
    count = 0
    with path.open("wb") as file, gzip.GzipFile("", "wb", LEVEL, file, mtime=0) as packed:
        for row in shard.rows():
            packed.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
            count += 1
    return count


def _parquet() -> tuple[Any, Any]:
    with extra("parquet", "Parquet"):
        return import_module("pyarrow"), import_module("pyarrow.parquet")


def _write_parquet(path: Path, shard: Shard) -> int:
    """A table with a type for each column; a position is JSON in a text."""
    arrow, parquet = _parquet()
    schema = _schema(arrow, shard.columns)
    rows, count = shard.rows(), 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while batch := list(islice(rows, ROWS)):
            writer.write_table(arrow.Table.from_pylist([_flat(row) for row in batch], schema))
            count += len(batch)
    return count


def _flat(row: Row) -> Row:
    if "position" not in row:
        return row
    return {**row, "position": json.dumps(row["position"], separators=(",", ":"))}


def _schema(arrow: Any, columns: list[str]) -> Any:
    number, text = arrow.int32(), arrow.string()
    kinds = {
        "game": text,
        "ply": number,
        "turn": number,
        "seat": arrow.int8(),
        "question": text,
        "position": text,
        "features": arrow.list_(arrow.uint8()),
        "legal": arrow.list_(text),
        "chosen": number,
        "move": text,
        "numbers": arrow.list_(number),
        "points": arrow.list_(number),
        "place": arrow.int8(),
    }
    return arrow.schema([(column, kinds[column]) for column in columns])
