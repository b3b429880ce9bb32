"""Processes: the same results as without, and none that keeps running once its work is not wanted."""

from __future__ import annotations

import os
from multiprocessing import active_children

from concordia_game.arena.training import Course, Training
from concordia_game.arena.workers import spread


def test_workers_end_when_the_rest_is_not_wanted() -> None:
    # Those of an earlier test may still be about to end.
    others = set(active_children())
    results = spread(os.path.basename, [f"a/{number}" for number in range(50)], 2)
    assert next(results) == "0"
    assert len(set(active_children()) - others) == 2
    results.close()
    assert set(active_children()) <= others


def test_processes_train_the_same_weights() -> None:
    alone, together = (Training(Course(games=4, generations=1, seed=3, width=1)) for _ in range(2))
    alone.run_generation(1, "", lambda done, total: None)
    together.run_generation(2, "", lambda done, total: None)
    assert alone.weights == together.weights
