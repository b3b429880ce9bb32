"""Moves as numbers, for programs that learn: a fixed catalogue of actions with a mask of the legal ones."""

from concordia_game.actions.catalogue import Catalogue, Stepper
from concordia_game.actions.layout import Block
from concordia_game.actions.steps import Step

__all__ = ["Block", "Catalogue", "Step", "Stepper"]
