"""What others hear of a table: that the game went on, or that somebody began or ceased to look at it."""

from __future__ import annotations

from typing import Literal

News = Literal["moved", "came", "left"]
MOVED: News = "moved"
CAME: News = "came"
LEFT: News = "left"
