"""The registry of personas: a card names its behaviour here, and no card knows another."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.personas.architect import Architect
from concordia_game.engine.personas.colonist import Colonist
from concordia_game.engine.personas.consul import Consul
from concordia_game.engine.personas.diplomat import Diplomat
from concordia_game.engine.personas.mercator import Mercator
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.personas.prefect import Prefect
from concordia_game.engine.personas.senator import Senator
from concordia_game.engine.personas.specialist import Specialist
from concordia_game.engine.personas.tribune import Tribune

PERSONAS: Final[dict[str, Persona]] = {
    "architect": Architect(),
    "colonist": Colonist(),
    "consul": Consul(),
    "diplomat": Diplomat(),
    "mercator": Mercator(),
    "prefect": Prefect(),
    "senator": Senator(),
    "specialist": Specialist(),
    "tribune": Tribune(),
}
