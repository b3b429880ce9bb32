"""The personas: what cards do. A card names one in data/cards.toml, and no card knows another.

Every file in this folder is found automatically: a new one needs no line here.
"""

from __future__ import annotations

from typing import Final

from concordia_game.engine.finding import import_files
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.values import final_classes

import_files(__name__, __path__)

PERSONAS: Final[dict[str, Persona]] = {
    persona.id: persona() for persona in sorted(final_classes(Persona), key=lambda cls: cls.id)
}
