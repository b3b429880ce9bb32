"""Laying short texts out in lines, without breaking any of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def packed(cells: Sequence[Text], between: str, width: int) -> Text:
    """The cells one after the other, as many to a line as fit."""
    text = Text()
    used = 0
    for cell in cells:
        if used and used + len(between) + cell.cell_len > width:
            text.append("\n")
            used = 0
        if used:
            text.append(between)
            used += len(between)
        text.append_text(cell)
        used += cell.cell_len
    return text
