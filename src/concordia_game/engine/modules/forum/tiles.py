"""The registry of what tiles do: an entry of tiles.toml names its behaviour here (S2.6)."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.modules.forum import acting, builders
from concordia_game.engine.modules.forum.tile import Tile

DOES: Final[dict[str, type[Tile]]] = {
    "": Tile,
    "bargain": acting.Bargain,
    "builder": builders.Builder,
    "exchange": acting.Exchange,
    "found_house": acting.FoundHouse,
    "gift": acting.Gift,
    "journey": acting.Journey,
    "neighbour": builders.Neighbour,
    "salt": acting.Salt,
    "sell_bonus": acting.SellBonus,
    "settlement": acting.Settlement,
    "shown_good": acting.ShownGood,
}
"""Without one, a tile only amends figures."""
