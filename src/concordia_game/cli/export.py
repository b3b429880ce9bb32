"""`concordia export`: records as a data set for programs that learn."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path

from concordia_game.arena.export import ENDINGS, Export
from concordia_game.arena.positions import COLUMNS
from concordia_game.cli.counts import positive
from concordia_game.cli.output import OK, REFUSED, note_engine, show, show_json, warn
from concordia_game.cli.working import add_worker_arguments, processes_of, progress_bar
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences

HELP = "turn records into a data set: positions, moves, results"
DESCRIPTION = """Turn records into rows, one for every decision that left something to choose: what the seat
saw, the legal moves, the move that was made, and how the game ended. Rows go into files of some games each;
after an interrupt or a kill the same command writes the files that are missing. `export.json` beside them
says what the columns and the features mean."""


def add_arguments(parser: ArgumentParser) -> None:
    """What `export` takes."""
    parser.add_argument(
        "records", metavar="RECORDS", type=Path, nargs="+", help="records, or folders of them"
    )
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for the data set")
    parser.add_argument(
        "--format",
        choices=list(ENDINGS),
        default="jsonl",
        help="JSON lines, compressed, or Parquet, which needs the extra `parquet` (jsonl)",
    )
    listed = ",".join(COLUMNS)
    parser.add_argument("--columns", metavar="NAMES", default="", help=f"some of {listed} (all)")
    parser.add_argument(
        "--games-a-file", metavar="N", type=positive, default=100, help="records in one file (100)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_worker_arguments(parser)


def run(arguments: Namespace) -> int:
    """Write what is missing."""
    columns = arguments.columns.split(",") if arguments.columns else []
    export = Export(arguments.records, arguments.out, arguments.format, columns, arguments.games_a_file)
    note_engine(Sentences(Translator(SOURCE)))
    files = len(export.shards())
    rows = written = 0
    with progress_bar() as progress:
        task = progress.add_task("Exporting", total=files)
        try:
            with closing(export.run(processes_of(arguments), arguments.ray)) as counts:
                for count in counts:
                    rows, written = rows + count, written + (count > 0)
                    progress.advance(task)
        except KeyboardInterrupt:
            warn("Interrupted; the same command goes on from here.")
            return REFUSED
    data = {"folder": str(arguments.out), "games": len(export.names), "files": files, "written": written}
    if arguments.json:
        show_json({**data, "rows": rows})
    else:
        show(
            f"{arguments.out}: {len(export.names)} games in {files} files, {written} written now, {rows} rows"
        )
    return OK
