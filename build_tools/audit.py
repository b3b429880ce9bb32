"""audit.py [ADDRESS]: ask the database of known vulnerabilities (osv.dev) about every locked package.

A known one fails, unless it is accepted below with a reason. Without a network nothing is known, so the audit
is skipped, in one line: whoever works on a train can still run the lint.
"""

from __future__ import annotations

import json
import re
import sys
import threading
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVICE = "https://api.osv.dev/v1/querybatch"
PATIENCE = 10.0
AT_ONCE = 1000
"""As many questions as the service takes in one call."""

ACCEPTED: dict[str, str] = {}
"""Ids of vulnerabilities that do not concern us, each with the reason."""

Package = tuple[str, str, str]
"""Ecosystem, name, version."""


def python_packages() -> list[Package]:
    """What requirements.lock names."""
    lines = (ROOT / "requirements.lock").read_text("utf-8")
    return [
        ("PyPI", name, version) for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", lines, re.MULTILINE)
    ]


def page_packages() -> list[Package]:
    """What the page and the drawings of the boards are built with."""
    locks = [ROOT / "web" / "package-lock.json", ROOT / "web" / "board" / "package-lock.json"]
    found = [item for lock in locks for item in json.loads(lock.read_text("utf-8"))["packages"].items()]
    named = [(place.rpartition("node_modules/")[2], package["version"]) for place, package in found if place]
    return [("npm", name, version) for name, version in named]


def ask(address: str, packages: list[Package]) -> list[list[str]]:
    """The ids of each package's vulnerabilities."""
    queries = [
        {"package": {"ecosystem": ecosystem, "name": name}, "version": version}
        for ecosystem, name, version in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        results = json.load(answer)["results"]
    return [[hole["id"] for hole in result.get("vulns", [])] for result in results]


def known(address: str, packages: list[Package]) -> dict[Package, list[str]] | None:
    """The packages with vulnerabilities that are not accepted; None if nobody answers in time."""
    found: list[list[str]] = []

    def asking() -> None:
        try:
            for start in range(0, len(packages), AT_ONCE):
                found.extend(ask(address, packages[start : start + AT_ONCE]))
        except (OSError, ValueError, KeyError, TypeError):
            found.clear()

    # In a thread, as looking up the service's name may take longer than any timeout.
    thread = threading.Thread(target=asking, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    if len(found) != len(packages):
        return None
    holes = {
        package: [one for one in ids if one not in ACCEPTED]
        for package, ids in zip(packages, found, strict=True)
    }
    return {package: ids for package, ids in holes.items() if ids}


def main() -> int:
    """Ask, and say what is known."""
    packages = sorted({*python_packages(), *page_packages()})
    holes = known(sys.argv[1] if len(sys.argv) > 1 else SERVICE, packages)
    if holes is None:
        print("Dependency audit: skipped, the database of vulnerabilities can't be reached.")
        return 0
    for (_, name, version), ids in holes.items():
        print(f"Dependency audit: {name} {version}: {', '.join(ids)} (https://osv.dev/{ids[0]})")
    print(f"Dependency audit: {len(packages)} packages, {len(holes) or 'none'} with a known vulnerability.")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
