"""The registry of personas: a card names its behaviour here, and no card knows another."""

from __future__ import annotations

from typing import Final

from concordia.engine.personas.architect import Architect
from concordia.engine.personas.colonist import Colonist
from concordia.engine.personas.consul import Consul
from concordia.engine.personas.diplomat import Diplomat
from concordia.engine.personas.mercator import Mercator
from concordia.engine.personas.persona import Persona
from concordia.engine.personas.prefect import Prefect
from concordia.engine.personas.senator import Senator
from concordia.engine.personas.specialist import Specialist
from concordia.engine.personas.tribune import Tribune

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
