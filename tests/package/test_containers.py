"""The files for containers: nobody is root, little is writable, and all are looked after."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from typing import Any

import pytest
from ruamel.yaml import YAML

from concordia_game.cli import serve

from .project import ROOT

CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = YAML(typ="safe").load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def last_stage() -> str:
    """What comes out of the file in the end."""
    return CONTAINERFILE.rpartition("\nFROM ")[2]


def test_the_server_of_the_image_is_nobody() -> None:
    stage = last_stage()
    assert re.search(r"^USER 10001:10001$", stage, re.MULTILINE)
    assert "HEALTHCHECK" in stage
    assert "gcc" not in stage
    assert stage.index("USER ") < stage.index("ENTRYPOINT ")


def test_what_is_installed_is_locked() -> None:
    assert "--no-deps --require-hashes --requirement requirements-server.lock" in CONTAINERFILE
    for name in re.findall(r"requirements[a-z-]*\.lock", CONTAINERFILE):
        assert (ROOT / name).exists()


@pytest.mark.parametrize("name", SERVICES)
def test_every_service(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert not service["user"].startswith(("0", "root"))
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["healthcheck"]["test"][0] == "CMD"
    assert service["restart"] == "unless-stopped"
    assert not service.get("privileged")


def test_what_the_image_of_caddy_needs() -> None:
    """Its program has a file capability: without that one within reach the kernel refuses to start it.

    And `caddy reverse-proxy` does not answer at port 2019, where `caddy run` would.
    """
    caddy = SERVICES["caddy"]
    assert {name: service.get("cap_add", []) for name, service in SERVICES.items() if name != "caddy"} == {
        "concordia": [],
        "postgres": [],
    }
    assert caddy["cap_add"] == ["NET_BIND_SERVICE"]
    assert caddy["sysctls"] == {"net.ipv4.ip_unprivileged_port_start": "0"}
    assert caddy["command"][:2] == ["caddy", "reverse-proxy"]
    assert caddy["healthcheck"]["test"] == ["CMD", "nc", "-z", "127.0.0.1", "443"]


def test_one_volume_and_one_door() -> None:
    assert list(COMPOSE["volumes"]) == ["data"]
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert [name for name, service in SERVICES.items() if service.get("volumes")] == ["postgres"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert SERVICES["postgres"]["networks"] == ["inside"]


def test_the_server_understands_its_arguments() -> None:
    parser = ArgumentParser(exit_on_error=False)
    serve.add_arguments(parser)
    [entry] = re.findall(r'^ENTRYPOINT \["concordia", "serve", (.+)\]$', CONTAINERFILE, re.MULTILINE)
    given = [re.sub(r"\$\{\w+:\?\}", "x.org", one) for one in SERVICES["concordia"]["command"]]
    found = parser.parse_args([*re.findall(r'"([^"]+)"', entry), *given])
    assert (found.host, found.port, str(found.data_dir)) == ("0.0.0.0", 8000, "/data")
    assert found.public_url == "https://x.org"
    assert found.database.startswith("postgresql://concordia:")
