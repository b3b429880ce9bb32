"""Agents are measured by a name: the same games for everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from concordia_game import ConcordiaError
from concordia_game.env import ID, TURNS_ID
from concordia_game.env.protocols import PROTOCOLS, measured, protocol_called


def first_legal(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def last_legal(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


def test_what_the_names_mean() -> None:
    """Papers compare by these: what a name means never changes."""
    told = {name: (len(one.games()), one.games()[0], one.games()[-1]) for name, one in PROTOCOLS.items()}
    assert told == {
        "italia-2": (200, (0, 1_000_000), (1, 1_000_099)),
        "imperium-4": (200, (0, 1_000_000), (3, 1_000_049)),
    }
    assert {one.opponents for one in PROTOCOLS.values()} == {("random", "easy@2", "normal@2")}
    assert protocol_called("italia-2").map == "italia"
    with pytest.raises(ConcordiaError, match="there is no protocol 'mars'"):
        protocol_called("mars")


def test_every_deal_is_played_from_every_seat() -> None:
    short = replace(PROTOCOLS["italia-2"], deals=1)
    told = measured(last_legal, short, "random")
    assert (told["games"], told["opponent"], told["environment"]) == (2, "random", ID)
    assert 0 <= told["low"] <= told["wins"] / 2 <= told["high"] <= 1
    assert measured(last_legal, short, "random") == told
    by_turns = measured(first_legal, short, "random", environment=TURNS_ID, nodes=40)
    assert (by_turns["games"], by_turns["environment"]) == (2, TURNS_ID)


def test_a_name_stands_for_the_whole_protocol() -> None:
    """What was changed is told with it, unless it got a name of its own."""
    whole = PROTOCOLS["italia-2"]
    short = replace(whole, deals=1, longest=1)
    assert whole.title() == replace(whole).title() == "italia-2"
    assert measured(last_legal, short, "random")["protocol"] == "italia-2 with deals=1, longest=1"
    assert measured(last_legal, replace(short, name="probe"), "random")["protocol"] == "probe"


@pytest.mark.parametrize(
    "more", [{"bots": "random"}, {"seat": 0}, {"forum": True}, {"map": "imperium"}, {"max_episode_steps": 5}]
)
def test_an_agent_does_not_choose_the_game(more: dict[str, Any]) -> None:
    short = replace(PROTOCOLS["italia-2"], deals=1, longest=1)
    with pytest.raises(ConcordiaError, match=f"{next(iter(more))} is for the protocol to say"):
        measured(last_legal, short, "random", **more)


def test_a_game_that_does_not_end_is_not_won() -> None:
    short = replace(PROTOCOLS["italia-2"], deals=1, longest=6)
    told = measured(last_legal, short, "random")
    assert (told["games"], told["wins"], told["unfinished"]) == (2, 0, 2)
    whole = measured(last_legal, replace(short, longest=2_000), "random")
    assert whole["unfinished"] == 0
    assert whole["margin"] != told["margin"]


def test_an_agent_keeps_to_the_mask() -> None:
    with pytest.raises(ConcordiaError, match="keep to the mask"):
        measured(lambda seen: 1023, replace(PROTOCOLS["italia-2"], deals=1), "random")
