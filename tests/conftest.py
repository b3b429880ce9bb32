"""What all tests share: the soak flag, the Hypothesis profiles, and which engine is under test."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from concordia_game.engine import play
from concordia_game.games import beginning

SOAKING = ("properties", "conformance")
"""Folders whose tests do more of the same under `--soak`."""

settings.register_profile(
    "ci",
    max_examples=100,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("pure", settings.get_profile("ci"), max_examples=30)
"""The pure engine is the same code and several times as slow; the compiled one has had a hundred examples."""
settings.register_profile(
    "soak",
    max_examples=2000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def engine_kind() -> str:
    """Which engine was really imported."""
    return "pure" if play.__file__.endswith(".py") else "compiled"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long tests, and more of the random ones")


def pytest_configure(config: pytest.Config) -> None:
    usual = "ci" if engine_kind() == "compiled" else "pure"
    settings.load_profile("soak" if config.getoption("--soak") else usual)
    wanted = os.environ.get("CONCORDIA_ENGINE")
    if wanted and wanted != engine_kind():
        raise pytest.UsageError(
            f"CONCORDIA_ENGINE is {wanted!r}, but the {engine_kind()} engine was imported"
        )


def pytest_report_header() -> str:
    return f"engine: {engine_kind()} ({play.__file__})"


@pytest.hookimpl(tryfirst=True)  # before `-m soak` chooses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    soak = config.getoption("--soak")
    for item in items:
        if soak and item.path.parent.name in SOAKING:
            item.add_marker(pytest.mark.soak)
        if not soak and item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.skip(reason="a long run: started by --soak"))


@pytest.fixture(autouse=True)
def _no_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a seed is dealt the same in every run, so that no test depends on luck."""
    monkeypatch.setattr(beginning, "randbits", Random(request.node.nodeid).getrandbits)


@pytest.fixture
def effort(request: pytest.FixtureRequest) -> int:
    """The factor by which a test multiplies its own games: 1, or many under `--soak`."""
    return 20 if request.config.getoption("--soak") else 1
