"""The OpenAPI document, with what the framework leaves out of it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from concordia_game.server import wire


class Document(JsonRenderPlugin):
    """Says of what clients send that unknown fields are refused; what the server sends may grow."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        for name in closed():
            if name in openapi_schema["components"]["schemas"]:
                openapi_schema["components"]["schemas"][name]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def closed() -> list[str]:
    """The messages in which unknown fields are refused."""
    found = [value for value in vars(wire).values() if isinstance(value, type) and issubclass(value, Struct)]
    return [struct.__name__ for struct in found if struct.__struct_config__.forbid_unknown_fields]
