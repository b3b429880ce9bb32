"""Concordia: the board game by Mac Gerdts, unofficial and open."""
