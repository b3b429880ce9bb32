"""Structured logs: one JSON object per line, without tokens, names or anything hidden."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

from concordia_game.server.requests import present_request

PACKAGE = "concordia_game"


class JsonLines(logging.Formatter):
    """Writes the event and its fields; for an exception only where it happened, never its message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage() if record.name.startswith(PACKAGE) else str(record.msg),
        }
        if request := present_request():
            line["request"] = request
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1]:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _places(record.exc_info[1])
        return json.dumps(line)


def _places(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-8:]]


def set_up_logs(level: int = logging.INFO) -> None:
    """Send all logs as JSON lines to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(PACKAGE).setLevel(level)
    # It warns of every answer to somebody who has just gone.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
