"""What is hidden never leaves the server, whatever the order of the stacks and the dealt patricians."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path

import pytest
from msgspec import Raw

from concordia_game.engine.chance import Dice
from concordia_game.engine.ids import CHANCE, SPECTATOR, Seat
from concordia_game.engine.options import Options
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.state import State
from concordia_game.engine.view import View
from concordia_game.games.beginning import new_setup
from concordia_game.notation.texts import move_text
from concordia_game.server.history import History, Step, explain
from concordia_game.server.logs import JsonLines
from concordia_game.server.showing import Sight
from concordia_game.server.store.rows import MOVE, MoveRow
from server.house import house, run, settings_for, tokens

GAMES = [
    Options(map="italia", players=3, forum=True),
    Options(map="imperium", players=4, salt=True, forum=True, auction=True),
    Options(map="cyprus", players=3, forum=True, fish="coast"),
]


def message(state: State, viewer: list[Seat]) -> bytes:
    """What a connection with these seats is told about a position."""
    history = History("game", state.setup)
    history.states = [state]
    return Sight(history, Raw(b"{}"), None).position(Raw(b"[]"), viewer, 0)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options.map)
def test_messages_do_not_depend_on_what_is_hidden(options: Options) -> None:
    """Any full position that a viewer can't tell from the real one gives the same message."""
    rng = random.Random(4)
    history = History("game", new_setup(options, 3))
    state = history.state
    for ply in range(400):
        if state.over:
            break
        if ply < 12 or ply % 9 == 0:
            for seat in (*state.setup.seats, SPECTATOR):
                viewer = [] if seat == SPECTATOR else [seat]
                possible = View(state, seat).sample(Dice(ply))
                possible.happened = state.happened
                assert message(possible, viewer) == message(state, viewer)
        state = apply(state, rng.choice(legal_moves(state)))


def test_the_dealt_pair_is_shown_to_its_seat_alone() -> None:
    state = History("game", new_setup(Options(players=3, forum=True), 3)).state
    pair = [move_text(state.setup, move).split()[1] for move in legal_moves(state)]
    red, green, blue = state.setup.seats
    mine = message(state, [red]).decode()
    assert all(f'"tile:{tile}"' in mine for tile in pair)
    for viewer in ([green], [blue], [green, blue], []):
        assert not any(tile in message(state, viewer).decode() for tile in pair)
    assert [explain(state, red, f"keep {tile}") for tile in pair] == [None, None]
    # Whoever else asks is told the same, whatever the pair really is.
    for seed in range(5):
        other = View(state, green).sample(Dice(seed))
        for tile in pair:
            assert explain(state, green, f"keep {tile}") == explain(other, green, f"keep {tile}")


def test_the_log_of_a_ply_tells_what_its_events_tell() -> None:
    history = History("game", new_setup(Options(players=2, forum=True), 3))
    state, rng = history.state, random.Random(1)
    while not state.over and history.ply < 300:
        seat, move = state.decision.seat, rng.choice(legal_moves(state))
        text = move_text(state.setup, move)
        state = apply(state, move)
        history.accept(Step([MoveRow("game", history.ply + 1, seat, MOVE, text)], [state]))
        entry = json.loads(history.log[-1])
        assert entry["seat"] == ("chance" if seat == CHANCE else ("red", "green")[seat])
        assert len(entry["events"]) == len(state.events)


def test_neither_tokens_nor_the_seed_are_told_or_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []
    secrets: list[str] = []

    async def main() -> None:
        async with house(settings_for(folder)) as visitor:
            made = await visitor.create("you", "friend", "bot", options={"forum": True})
            secrets.extend([*tokens(made), *[s["invite"] for s in made["seats"] if s["invite"]]])
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.answer(type="why", ply=line.ply, text="keep nobody")
            await visitor.get(f"/api/games/{made['game']}/position", token=tokens(made)[0])
            told.extend(json.dumps(heard) for heard in line.heard)
            told.append(json.dumps(await visitor.get(f"/api/games/{made['game']}")))

    caplog.set_level(logging.INFO)
    run(main())
    # As in `set_up_logs`: ours from INFO up, those of libraries only if something is wrong.
    ours = [r for r in caplog.records if r.name.startswith("concordia") or r.levelno >= logging.WARNING]
    told.extend(JsonLines().format(record) for record in ours)
    assert any('"answered"' in line for line in told)
    assert len(secrets) == 2
    assert not any('"seed"' in line for line in told)
    assert not any(secret in line for secret in secrets for line in told)


def test_a_logged_error_says_where_and_not_what() -> None:
    try:
        raise ValueError("the stack is mason, smith")
    except ValueError as error:
        record = logging.LogRecord(
            "concordia_game", logging.ERROR, "", 0, "failed", (), (ValueError, error, None)
        )
        line = json.loads(JsonLines().format(record))
    assert line["error"] == "ValueError"
    assert line["where"][0].startswith("test_secrets.py:")
    assert "mason" not in json.dumps(line)


def test_the_store_keeps_hashes_only(tmp_path: Path) -> None:
    kept: list[str] = []

    async def main() -> None:
        async with house(settings_for(tmp_path)) as visitor:
            made = await visitor.create("you", "friend", "local")
            kept.extend([*tokens(made), *[s["invite"] for s in made["seats"] if s["invite"]]])

    run(main())
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert len(kept) == 3
    assert not any(secret.encode() in stored for secret in kept)
