"""What tiles do when they are used. An entry of tiles.toml names one of these (S2.6).

Every file in this folder is found automatically: a new one needs no line here.
"""

from __future__ import annotations

from typing import Final

from concordia_game.engine.finding import import_files
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.values import final_classes

import_files(__name__, __path__)

DEEDS: Final[dict[str, type[Tile]]] = {
    deed.does: deed for deed in sorted(final_classes(Tile), key=lambda cls: cls.does)
}
