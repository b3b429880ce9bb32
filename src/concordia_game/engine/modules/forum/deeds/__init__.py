"""What tiles do when they are used. An entry of tiles.toml names one of these (S2.6).

Every file of this folder is found by itself: a new one needs no line here.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.values import final_classes

for file in sorted([found.name for found in iter_modules(__path__)]):
    import_module(f"{__name__}.{file}")

DEEDS: Final[dict[str, type[Tile]]] = {
    deed.does: deed for deed in sorted(final_classes(Tile), key=lambda cls: cls.does)
}
