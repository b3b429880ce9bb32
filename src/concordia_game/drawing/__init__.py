"""Pictures of positions, with the drawings that the page uses, too (`art`)."""

from concordia_game.drawing.picture import draw_svg

__all__ = ["draw_svg"]
