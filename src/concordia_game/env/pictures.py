"""Positions as text, as a picture in SVG, or as an array of pixels."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.state import State
from concordia_game.extras import extra

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDTH: Final = 800
"""The width of a picture in pixels."""
_FONTS: Final[dict[str, Any]] = (
    {"serif_family": "DejaVu Serif", "sans_serif_family": "DejaVu Sans"} if sys.platform == "linux" else {}
)
"""What stands for the drawing's fonts: elsewhere Times and Arial do, which few Linux systems have."""


def check_mode(mode: str | None) -> None:
    """Refuse a way to show a position that there is not."""
    if mode is not None and mode not in MODES:
        raise ConcordiaError(f"there is no render mode {mode!r}: {', '.join(MODES)}")


def shown(state: State, mode: str | None) -> Any:
    """The position in one of the modes; `human` prints it."""
    if mode is None:
        raise ConcordiaError(f"choose a render_mode to see something: {', '.join(MODES)}")
    if mode == "human":
        print(state)
        return None
    if mode == "ansi":
        return str(state)
    return state.svg() if mode == "svg" else pixels(state.svg())


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """A picture as rows of red, green and blue."""
    with extra("rl", "a picture of pixels"):
        import resvg_py
        from PIL import Image
    drawn = BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, **_FONTS)))
    return np.asarray(Image.open(drawn).convert("RGB"))
