"""Who a bot sits down as: people of ancient Rome, with a name in the catalogues and a face on the page.

A game keeps its characters: new ones may be added, none goes.
"""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = (
    "agrippa",
    "apicius",
    "caecilius",
    "cicero",
    "columella",
    "cornelia",
    "domitia",
    "eumachia",
    "hanno",
    "hortensia",
    "livia",
    "octavia",
    "ovid",
    "seneca",
    "sulpicia",
    "zenobia",
)
"""By name; the message `character-...` and the drawing `face-...` of each go by it."""
