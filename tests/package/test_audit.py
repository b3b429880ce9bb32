"""The audit of the locked packages: a known vulnerability fails, a missing network does not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from .project import ROOT

AUDIT = ROOT / "build_tools" / "audit.py"


class Database(ThreadingHTTPServer):
    """A database of vulnerabilities that answers as told."""

    holes: dict[str, str] = {}
    status = 200
    asked: list[dict[str, Any]]


class Answering(BaseHTTPRequestHandler):
    """Answers for it."""

    server: Database

    def do_POST(self) -> None:
        """As the service does: one result for each question, in order."""
        self.server.asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        found = [self.server.holes.get(query["package"]["name"]) for query in self.server.asked]
        body = json.dumps({"results": [{"vulns": [{"id": one}]} if one else {} for one in found]}).encode()
        self.send_response(self.server.status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *said: Any) -> None:
        """Nothing."""


@pytest.fixture
def database() -> Iterator[Database]:
    """A database in which nothing is known yet."""
    with Database(("127.0.0.1", 0), Answering) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def audit(address: str) -> tuple[int, str]:
    """How the audit ends, and what it says."""
    directly = {**os.environ, "no_proxy": "127.0.0.1"}
    # It gives up after seconds: too soon for a test on a busy machine.
    patient = f"import sys; sys.path.insert(0, {str(AUDIT.parent)!r}); import audit; audit.PATIENCE = 600.0"
    command = [sys.executable, "-c", f"{patient}; sys.exit(audit.main())", address]
    ran = subprocess.run(command, env=directly, capture_output=True, text=True, check=False)
    assert not ran.stderr
    return ran.returncode, ran.stdout


def at(database: Database) -> str:
    """The address of a database."""
    return f"http://127.0.0.1:{database.server_port}/"


def test_every_locked_package_is_asked_about(database: Database) -> None:
    code, said = audit(at(database))
    assert (code, said.count("\n")) == (0, 1)
    assert "none with a known vulnerability" in said
    asked = {(query["package"]["ecosystem"], query["package"]["name"]) for query in database.asked}
    assert {("PyPI", "litestar"), ("PyPI", "pip"), ("npm", "vite"), ("npm", "@fluent/bundle")} <= asked
    assert ("npm", "d3-geo") in asked, "the drawings have a lock file of their own"
    assert all(query["version"] for query in database.asked)


def test_a_known_vulnerability_fails(database: Database) -> None:
    database.holes = {"uvicorn": "GHSA-1234"}
    code, said = audit(at(database))
    assert code == 1
    assert "uvicorn" in said
    assert "GHSA-1234" in said


def test_a_service_that_is_out_of_order_is_skipped(database: Database) -> None:
    database.status = 503
    code, said = audit(at(database))
    assert (code, said.count("\n")) == (0, 1)
    assert "skipped" in said


def test_without_a_network_it_is_skipped(database: Database) -> None:
    code, said = audit("http://127.0.0.1:1/")
    assert (code, said.count("\n")) == (0, 1)
    assert "skipped" in said
