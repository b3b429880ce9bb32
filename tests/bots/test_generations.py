"""Names with generations and settings; a generation plays the same games for ever."""

from __future__ import annotations

import json
import pickle
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from concordia_game.bots import BotError, generations, load_bot
from concordia_game.bots.generations import LATEST, trained_network
from concordia_game.bots.network import HEAD, UNITS
from concordia_game.bots.planning import Distracted, PlanningBot
from concordia_game.bots.value import lead
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves, past_chance
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_state

FROZEN = [
    ("easy@1", Options("italia", 2), 400, "1e0c8572e4214641"),
    ("easy@1", Options("hispania", 5, salt=True, forum=True, fish="slope"), 60, "c5a4c21b0961ead8"),
    ("normal@1", Options("imperium", 4), 120, "baef30a985819b1b"),
    ("normal@1", Options("byzantium", 3, forum=True, auction=True), 60, "6bda165d53344b51"),
    ("hard@1", Options("italia", 2), 6, "0a873298cd14801d"),
    ("hard@1", Options("cyprus", 4, fish="coast"), 3, "57c85c454995986e"),
    ("easy@2", Options("italia", 2), 200, "50f80afa6dacd8d0"),
    ("easy@2", Options("hispania", 5, salt=True, forum=True, fish="slope"), 60, "0a7f3af6cb697371"),
    ("normal@2", Options("imperium", 4), 40, "5ec5b323ff7e170d"),
    ("normal@2", Options("byzantium", 3, forum=True, auction=True), 30, "0d8a0e37206f489b"),
    ("hard@2", Options("italia", 2), 3, "d6c6fddb39b35859"),
    ("hard@2", Options("cyprus", 4, fish="coast"), 2, "9ac979920f70a0ff"),
    ("easy@3", Options("byzantium", 3, forum=True, auction=True), 200, "a69eb4a047b25c3c"),
    ("normal@3", Options("imperium", 4), 40, "08ea291100fd02ce"),
    ("normal@3", Options("byzantium", 3, forum=True, auction=True), 30, "eae0e108d8d2dc69"),
    ("normal@3", Options("italia", 4, venus=True, teams=True), 24, "fe48fc3530d08ac7"),
    ("hard@3", Options("italia", 2), 3, "e524d93b15a498a6"),
    ("hard@3", Options("cyprus", 4, fish="coast"), 6, "bf32f3fa652b810e"),
]
"""Who plays, where, how many decisions, and the digest of the moves; none of them is ever changed."""


def digest(name: str, options: Options, most: int) -> str:
    """What a bot plays against itself, as a few letters."""
    bots = [load_bot(name) for _ in range(options.players)]
    state, rng, texts = past_chance(new_state(options, 1)), Random(1), list[str]()
    while not state.over and len(texts) < most:
        seat, moves = state.decision.seat, legal_moves(state)
        move = bots[seat](View(state, seat), state.decision, moves, rng)
        texts.append(move.text(state.setup))
        state = past_chance(apply(state, move))
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "options", "most", "expected"), FROZEN)
def test_a_generation_never_changes(name: str, options: Options, most: int, expected: str) -> None:
    assert digest(name, options, most) == expected


def test_without_a_generation_the_latest_plays() -> None:
    options = Options("italia", 3)
    assert digest("normal", options, 40) == digest(f"normal@{LATEST}", options, 40)


def test_a_generation_may_have_a_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert trained_network(1) is None
    options = Options("italia", 2)
    before = digest("normal@1", options, 20)
    for file in ("levels.json", "weights.json"):
        given = files(generations.__name__).joinpath("1", file).read_text("utf-8")
        (tmp_path / "9").mkdir(exist_ok=True)
        (tmp_path / "9" / file).write_text(given, "utf-8")
    rows: dict[str, object] = {
        "game": {},
        "table": {},
        "seat": {},
        "bias": [0] * UNITS,
        "third": [0] * (HEAD + 1),
    }
    rows["second"] = [[0] * HEAD] * (3 * UNITS + 1)
    (tmp_path / "9" / "network.json").write_text(json.dumps(rows), "utf-8")
    monkeypatch.setattr(generations, "files", lambda name: tmp_path)
    monkeypatch.setattr(generations, "GENERATIONS", (1, 9))
    assert made("normal@9").network is not None
    assert digest("normal@9?reranked=1000", options, 20) == before


def test_the_third_generation_has_a_network_and_weights_of_its_own() -> None:
    bot, before = made("normal@3"), made("normal@2")
    assert bot.network is not None
    assert before.network is None
    assert bot.weights != before.weights
    options = Options("byzantium", 3, forum=True)
    assert digest("normal@3", options, 60) != digest("normal@3?reranked=0&leaves=0", options, 60)


def made(name: str) -> PlanningBot:
    bot = load_bot(name)
    assert isinstance(bot, PlanningBot)
    return bot


@pytest.mark.parametrize("name", ["easy", "normal@3?nodes=100&candidates=2", "normal@1"])
def test_a_bot_in_the_middle_of_a_turn_can_be_pickled(name: str) -> None:
    state, rng = past_chance(new_state(Options("italia", 2, salt=True), 1)), Random(1)
    bot, seat = made(name), state.decision.seat
    for _ in range(12):
        moves = legal_moves(state)
        other, same = pickle.loads(pickle.dumps(bot)), pickle.loads(pickle.dumps(rng))
        move = bot(View(state, seat), state.decision, moves, rng)
        assert other(View(state, seat), state.decision, moves, same) == move
        state = past_chance(apply(state, move))
        seat = state.decision.seat


def test_a_bot_without_a_name_cannot_be_pickled() -> None:
    bot = PlanningBot(Distracted(1.0), 3, 60, {2: 1.0}, {})
    with pytest.raises(TypeError, match="made by its name"):
        pickle.dumps(bot)


def test_settings_change_a_level() -> None:
    bot = made("normal@1?width=3&nodes=60&share=0.5&whim=0.1")
    assert (bot.width, bot.most) == (3, 60)
    assert set(bot.share.values()) == {0.5}
    assert isinstance(bot.choose, Distracted)
    assert (bot.choose.error, bot.choose.whim) == (0.0, 0.1)
    assert made("normal").width == 16


def test_rivals_may_count_for_less() -> None:
    state, seat = new_state(Options("italia", 2), 1), Seat(1)
    judges = [made(name).judge_of(state) for name in ("normal", "normal?rivals=0")]
    assert judges[0].value.margin(state, seat) == lead(judges[0].value.standings(state), seat)
    assert judges[1].value.margin(state, seat) == judges[1].value.standings(state)[seat]


def test_on_a_whim_any_card_is_played() -> None:
    options = Options("italia", 2)
    assert digest("normal?whim=1.0", options, 20) != digest("normal", options, 20)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("normal@7", "there is no generation 7; choose from 1, 2, 3"),
        ("normal@", "'' is not the number of a generation"),
        ("normal@one", "'one' is not the number of a generation"),
        ("normal?", "'' does not set anything"),
        ("normal?width", "'width' does not set anything"),
        ("normal?width=3&width=4", "'width=4' does not set anything"),
        ("normal?depth=3", "there is no setting 'depth'; choose from width, nodes"),
        ("normal?width=wide", "width=wide: a whole number is expected, such as 16"),
        ("normal?error=x", "error=x: a number is expected"),
        ("normal?width=-1", "width=-1: it can't be below 0"),
        ("hard?rounds=1.5", "rounds=1.5: a whole number"),
        ("greedy@1", "only easy, normal, hard, master have generations"),
        ("random?width=1", "only easy, normal, hard, master have generations"),
        ("nobody@1", "'nobody@1': there is no such bot; choose from easy"),
    ],
)
def test_a_name_that_names_nobody(name: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason.replace("?", r"\?")):
        load_bot(name)
