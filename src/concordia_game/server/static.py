"""The built browser client, served from the package; unknown pages get the start page."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from concordia_game.server.errors import Refused

FOLDER = Path(str(files("concordia_game.server").joinpath("static")))
FIRST_PAGE = "index.html"
HASHED = "assets/"
"""Files whose names change with their content."""

MISSING = """<!doctype html><html lang="en"><title>Concordia</title>
<p>The server runs, but the browser client has not been built. The API is at <code>/api</code>.</p></html>"""

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2", ".ftl": "text/plain"}


def find(folder: Path, path: str) -> Path | None:
    """A file below the folder, or the start page for a path without a suffix."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return wanted
    except (ValueError, OSError):
        # Not a valid file name on this system.
        return None
    page = folder / FIRST_PAGE
    return page if "." not in path.rpartition("/")[2] and page.is_file() else None


def media_type(file: Path) -> str:
    """The content type of a file; the framework names the charset of a text."""
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the browser client."""
    if path.startswith("/api/") or path == "/api":
        raise Refused("no_such_file")
    file = find(FOLDER, path)
    if file is None:
        if (FOLDER / FIRST_PAGE).is_file() or path != "/":
            raise Refused("no_such_file")
        return Response(MISSING.encode(), media_type=MediaType.HTML)
    forever = path.lstrip("/").startswith(HASHED)
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return Response(file.read_bytes(), media_type=media_type(file), headers={"cache-control": cache})
