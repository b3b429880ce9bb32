"""Moments of a turn, as a mask: a decision says which moment it is, a tile at which it can be used (S2.4)."""

from __future__ import annotations

from typing import Final

AT_ANY_TIME: Final = 1
AT_BUILDING: Final = 2
AT_TRADE: Final = 4
AT_TRIBUNE: Final = 8
AT_PRODUCTION: Final = 16
AT_TRADE_STALL: Final = 32
AT_TRADED: Final = 64
"""In a trade, once all kinds have been traded: only a tile that allows one more works here."""
AT_PURCHASE: Final = 128
"""With a Senator, or at the card stall."""
AT_CONSUL: Final = 256
AT_PREFECT: Final = 512
AT_COLONIST: Final = 1024
AT_DIPLOMAT: Final = 2048
AFTER_CARD: Final = 4096
"""After the card's action; the moment of a Tribune, too, if that was the card."""

MOMENTS: Final[dict[str, int]] = {
    "any_time": AT_ANY_TIME,
    "building": AT_BUILDING,
    "trade": AT_TRADE,
    "tribune": AT_TRIBUNE,
    "production": AT_PRODUCTION,
}
"""By the names that the data files use."""
