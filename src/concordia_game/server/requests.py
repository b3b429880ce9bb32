"""Request ids: what a proxy, an answer and the log call the same request."""

from __future__ import annotations

import re
from contextvars import ContextVar
from secrets import token_hex

from litestar.datastructures import Headers
from litestar.types import Scope

HEADER = "x-request-id"
PLAIN = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""What is taken over: anything else would be a way to write into the log."""

_present: ContextVar[str] = ContextVar("request", default="")


def begin_request(scope: Scope) -> str:
    """The id of a request, the caller's own if it is a plain word; from now on the log tells it."""
    wanted = Headers.from_scope(scope).get(HEADER, "")
    id = wanted if PLAIN.fullmatch(wanted) else token_hex(8)
    _present.set(id)
    return id


def present_request() -> str:
    """The id of the request for which this is done; empty if there is none."""
    return _present.get()
