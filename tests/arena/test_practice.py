"""Games of practice: they repeat, are kept as moves, and can be gone through again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from concordia_game.arena import practice
from concordia_game.arena.practice import Game, any_table, positions, practised, read_games, write_games
from concordia_game.data.boards import board_ids
from concordia_game.engine.modules.forum.moves import TakeTile
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.files.options import check_options


def test_a_game_repeats_and_is_gone_through_again() -> None:
    game = practised("random", 3)
    assert practised("random", 3).data() == game.data()
    assert practised("random", 4).data() != game.data()
    states = list(positions(game))
    assert len(states) == len(game.moves) + 1
    assert states[-1].over
    assert [state.over for state in states].count(True) == 1


def test_a_move_that_is_not_legal_is_noticed() -> None:
    game = practised("random", 3)
    game.moves[0] = "swim"
    with pytest.raises(ValueError, match="'swim' is not legal here"):
        list(positions(game))


def test_games_are_written_and_read(tmp_path: Path) -> None:
    games = [practised("random", seed) for seed in (5, 6)]
    write_games(tmp_path / "games.gz", games)
    assert [game.data() for game in read_games(tmp_path / "games.gz")] == [game.data() for game in games]
    written = (tmp_path / "games.gz").read_bytes()
    write_games(tmp_path / "games.gz", games)
    assert (tmp_path / "games.gz").read_bytes() == written
    assert [path.name for path in tmp_path.iterdir()] == ["games.gz"]


def test_tables_of_all_kinds() -> None:
    rng = Random(1)
    tables = [any_table(rng) for _ in range(2000)]
    for options in tables:
        check_options(options)
    seen = Counter((options.map, options.players) for options in tables)
    assert {(board, players) for board in board_ids() for players in range(2, 7)} == set(seen)
    assert {board_players for board_players, _ in seen.most_common(2)} == {("italia", 2), ("imperium", 4)}
    for option in ("salt", "forum", "auction", "own_tiles", "fish", "venus", "teams"):
        assert 20 < sum(bool(getattr(options, option)) for options in tables) < 1000


def test_tiles_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where tiles are handed out by lot, nobody who may take one goes without."""

    def answers(game: Game) -> set[str]:
        """The first words of what was answered where a tile could be taken."""
        states = zip(positions(game), game.moves, strict=False)
        return {text.split()[0] for state, text in states if _may_take(state)}

    seed = next(seed for seed in range(100) if any_table(Random(f"practice {seed}")).forum)
    monkeypatch.setattr(practice, "LOT", 0.0)
    assert answers(practised("random", seed)) >= {"take-tile", "skip-tile"}
    monkeypatch.setattr(practice, "LOT", 1.0)
    assert answers(practised("random", seed)) == {"take-tile"}


def _may_take(state: State) -> bool:
    return any(isinstance(move, TakeTile) for move in legal_moves(state))
