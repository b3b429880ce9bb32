"""The OpenAPI document is true, whatever is sent."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from concordia_game.server import typescript, wire
from concordia_game.server.config import make_config
from concordia_game.server.serve import listen
from server.house import PATIENCE, settings_for

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture
def url(folder: Path) -> Iterator[str]:
    """The address of a server in a thread."""
    set_up = settings_for(folder)
    with listen(set_up) as listening:
        server = uvicorn.Server(make_config(set_up))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join()


def schema_at(url: str) -> OpenApiSchema:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json", timeout=PATIENCE)


def check_all_calls(url: str, examples: int) -> None:
    """Send this many made-up calls to each operation."""
    schema = schema_at(url)
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) >= 14
    for operation in operations:

        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def holds(case: Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

        holds()


def test_the_document_is_true(url: str) -> None:
    check_all_calls(url, 5)


@pytest.mark.soak
def test_the_document_is_true_of_many_calls(url: str) -> None:
    check_all_calls(url, 200)


def test_real_answers_are_as_documented(url: str) -> None:
    schema = schema_at(url)
    seats = [{"kind": "you"}, {"kind": "local"}]
    wanted = {"options": {"forum": True}, "seats": seats}
    made = httpx.post(f"{url}/api/games", json=wanted, timeout=PATIENCE).json()
    for path in ("/api/games/{game}", "/api/games/{game}/position"):
        case = schema[path]["GET"].Case(path_parameters={"game": made["game"]})
        answer = case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
        assert answer.status_code == 200


def test_the_document_says_where_unknown_fields_are_refused(url: str) -> None:
    document = httpx.get(f"{url}/api/schema/openapi.json", timeout=PATIENCE).json()
    schemas = document["components"]["schemas"]
    closed = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    taken = {
        name
        for module in typescript.MODULES
        for name, struct in vars(module).items()
        if isinstance(struct, type) and issubclass(struct, wire.Incoming) and not struct.__struct_config__.tag
    }
    assert closed == taken - {"Incoming"} >= {"NewGame", "NewSeat"}
    seats = [{"kind": "you"}, {"kind": "local", "colour": "red"}]
    wanted = {"options": {}, "seats": seats}
    assert httpx.post(f"{url}/api/games", json=wanted, timeout=PATIENCE).status_code == 400
