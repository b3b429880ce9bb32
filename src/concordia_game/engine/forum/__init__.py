"""The registry of forum tiles: one entry a tile, by its id (S2.6)."""

from __future__ import annotations

from typing import Final

from concordia_game.engine.forum import citizens, patricians
from concordia_game.engine.tile import Tile

TILES: Final[dict[str, type[Tile]]] = {
    "claudia_agrippina": patricians.ClaudiaAgrippina,
    "aulus_arcadius": patricians.AulusArcadius,
    "gaius_marcellus": patricians.GaiusMarcellus,
    "donatus_pompeius": patricians.DonatusPompeius,
    "titus_valerius": patricians.TitusValerius,
    "julius": citizens.Julius,
    "mamilius": citizens.Mamilius,
    "numerius": citizens.Numerius,
    "spurius": citizens.Spurius,
    "annaeus_arcadius": patricians.AnnaeusArcadius,
    "lucius_flavius": patricians.LuciusFlavius,
    "servius_marcellus": patricians.ServiusMarcellus,
    "sextus_pompeius": patricians.SextusPompeius,
    "augustus": citizens.Augustus,
    "laurentius": citizens.Laurentius,
    "marcus": citizens.Marcus,
    "publius": citizens.Publius,
    "tiberius": citizens.Tiberius,
    "appius_arcadius": patricians.AppiusArcadius,
    "faustus_marcellus": patricians.FaustusMarcellus,
    "claudius_pompeius": patricians.ClaudiusPompeius,
    "cornelius_scipio": patricians.CorneliusScipio,
    "commodus": citizens.Commodus,
    "mamercus": citizens.Mamercus,
    "novius": citizens.Novius,
    "quintus": citizens.Quintus,
    "victoria": citizens.Victoria,
}
