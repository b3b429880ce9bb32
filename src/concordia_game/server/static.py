"""The built browser client, served from memory as it was compressed; unknown pages get the start page."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from concordia_game.server.answers import answer, refuse
from concordia_game.server.errors import Refused

FOLDER = Path(str(files("concordia_game.server").joinpath("static")))
FIRST_PAGE = "index.html"
HASHED = "assets/"
"""Files whose names change with their content."""

COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""What the build writes beside a file, the smallest first; the page's `build/compress.ts` does it."""

NOT_AT_ALL = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")
"""How a client refuses an encoding: `gzip;q=0`."""

METHODS = ("GET", "HEAD")

MISSING = b"""<!doctype html><html lang="en"><title>Concordia</title>
<p>The server runs, but the browser client has not been built. The API is at <code>/api</code>.</p></html>"""

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}

Answer = tuple[int, dict[str, str], bytes]


@dataclass(frozen=True)
class File:
    """A file of the client: its type, how long it may be kept, and its content in each encoding."""

    kind: str
    cache: str
    mark: str
    contents: Mapping[str, bytes]
    """By encoding; the file itself under the empty name."""

    def answer(self, headers: Mapping[str, str]) -> Answer:
        """Status, headers and body for a request with these headers."""
        encoding = next(
            (one for one in accepted(headers.get("accept-encoding", "")) if one in self.contents), ""
        )
        tag = f'"{self.mark}{encoding and "-"}{encoding}"'
        said = {"cache-control": self.cache, "etag": tag, "vary": "accept-encoding"}
        known = {one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")}
        if known & {tag, "*"}:
            return 304, said, b""
        body = self.contents[encoding]
        said |= {"content-type": self.kind, "content-length": str(len(body))}
        return 200, said | ({"content-encoding": encoding} if encoding else {}), body


def accepted(said: str) -> Iterable[str]:
    """The encodings that a client takes, the smallest first."""
    named = [one.partition(";") for one in said.lower().split(",")]
    taken = {name.strip(): not NOT_AT_ALL.fullmatch(weight) for name, _, weight in named}
    return [one for one in COMPRESSED if taken.get(one, taken.get("*", False))]


def read_folder(folder: Path) -> dict[str, File]:
    """All files of a client by their paths: what is not here is not served, whatever a path looks like."""
    names = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file()]
    beside = {name + ending for name in names for ending in COMPRESSED.values()}
    return {name: read_file(folder, name) for name in names if name not in beside}


def read_file(folder: Path, name: str) -> File:
    """A file with what lies compressed beside it."""
    paths = {"": folder / name} | {one: folder / (name + ending) for one, ending in COMPRESSED.items()}
    contents = {one: path.read_bytes() for one, path in paths.items() if path.is_file()}
    forever = name.startswith(HASHED)
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return File(media_type(name), cache, hashlib.sha256(contents[""]).hexdigest()[:16], contents)


def media_type(name: str) -> str:
    """The content type of a file."""
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def find(client: Mapping[str, File], path: str) -> File | None:
    """The file of a path, or the start page for a path without a suffix."""
    wanted = path.lstrip("/")
    return client.get(wanted) or (None if "." in wanted.rpartition("/")[2] else client.get(FIRST_PAGE))


def with_client(app: ASGIApp, folder: Path = FOLDER) -> ASGIApp:
    """The app, with the browser client at every path that is no call."""
    client = read_folder(folder) or {"": File("text/html; charset=utf-8", "no-store", "", {"": MISSING})}

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or f"{scope['path']}/".startswith("/api/"):
            await app(scope, receive, send)
        elif scope["method"] not in METHODS:
            await refuse(send, Refused("no_such_call"), 405, allow=", ".join(METHODS))
        elif found := find(client, scope["path"]):
            status, headers, body = found.answer(Headers.from_scope(scope))
            await answer(send, status, headers, b"" if scope["method"] == "HEAD" else body)
        else:
            await refuse(send, Refused("no_such_file"))

    return wrapped
