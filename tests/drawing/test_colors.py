"""The seats are told apart by all eyes: by those that lack one kind of cones, and by those without colour."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest

from concordia_game.drawing.geometry import drawn_geometry
from concordia_game.drawing.looks import board_color, paints, seat_colors, symbols
from concordia_game.drawing.pieces import MARKS

Matrix = tuple[tuple[float, float, float], ...]
GREY = (0.2126, 0.7152, 0.0722)
EYES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (GREY, GREY, GREY),
}
"""What is left of linear red, green and blue: Machado, Oliveira and Fernandes 2009, at full severity."""
LEAST = {"protanopia": 24, "deuteranopia": 24, "tritanopia": 24, "grey": 10}
"""How far apart two seats are at least, as a distance in CIELAB (2 to 3 can just be seen)."""
GROUNDS = ("sea", "land", "stand")
EDGE = 30
LAPTOP = 480
"""The height of the board on a laptop of 1366 by 768 pixels."""
PIECES = ("house", "colonist-land", "colonist-sea")


def seen(color: str, eyes: str) -> tuple[float, float, float]:
    """A colour in CIELAB, as such eyes see it."""
    channels = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    left = [
        sum(share * value for share, value in zip(row, linear, strict=True)) for row in EYES.get(eyes, ())
    ]
    r, g, b = [min(1.0, max(0.0, value)) for value in left or linear]
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = [value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z)]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("eyes", EYES)
def test_two_seats_never_look_alike(eyes: str) -> None:
    for one, other in combinations(seat_colors().items(), 2):
        apart = dist(seen(one[1], eyes), seen(other[1], eyes))
        assert apart >= LEAST[eyes], (one[0], other[0])


@pytest.mark.parametrize("eyes", ["all cones", "protanopia", "deuteranopia", "tritanopia"])
def test_any_two_paints_can_be_chosen_together(eyes: str) -> None:
    """Without any colour it is the shape that tells seats apart: there are too many paints for that."""
    assert set(seat_colors()) < set(paints())
    for one, other in combinations(paints().items(), 2):
        assert dist(seen(one[1], eyes), seen(other[1], eyes)) >= 20, (one[0], other[0])


@pytest.mark.parametrize("eyes", EYES)
def test_the_strong_colours_are_further_apart(eyes: str) -> None:
    strong = {
        seat: {"#fff": "#ffffff"}.get(value, value)
        for seat, value in paints(':root[data-seats="contrast"]', "--seat-").items()
    }
    assert set(strong) == set(seat_colors())
    for one, other in combinations(strong.values(), 2):
        assert dist(seen(one, eyes), seen(other, eyes)) >= (15 if eyes == "grey" else 33)


@pytest.mark.parametrize("eyes", EYES)
def test_dark_seats_stand_out_from_sea_and_land(eyes: str) -> None:
    """Yellow and white are as bright as the ground: their edge parts them from it."""
    for seat in ("red", "green", "blue", "black"):
        for ground in GROUNDS:
            assert dist(seen(seat_colors()[seat], eyes), seen(board_color(ground), eyes)) >= LEAST[eyes], seat


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_has_a_dark_edge_within_a_light_one(piece: str, eyes: str) -> None:
    strokes = re.findall(r'stroke="(#[0-9a-f]+)"[^>]*stroke-width="([\d.]+)"', symbols()[piece])
    wide = {color: max(float(width) for name, width in strokes if name == color) for color, _ in strokes}
    dark, light = "#1f1710", "#fff"
    assert wide[light] > wide[dark] + 2
    assert dist(seen(dark, eyes), seen("#ffffff", eyes)) > 2 * EDGE
    for ground in GROUNDS:
        assert dist(seen(dark, eyes), seen(board_color(ground), eyes)) > EDGE


def test_the_shape_on_a_piece_can_be_read() -> None:
    """At the scale of a small laptop."""
    geometry = drawn_geometry("italia")
    assert geometry is not None
    for kind, size in (("house", "house"), ("colonist-land", "colonist"), ("colonist-sea", "colonist")):
        shape = 0.75 * MARKS[kind][1] * 2 * geometry["sizes"][size]
        assert shape * LAPTOP / geometry["height"] > 8, kind
