"""Processes: the same results as without, and none that keeps running once its work is not wanted."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children

import pytest

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


def hears_interrupts(_: int = 0) -> bool:
    """Whether an interrupt could reach this process."""
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_workers_hear_of_no_interrupt_not_even_while_they_start() -> None:
    assert list(spread(hears_interrupts, [1, 2], 2)) == [False, False]
    assert hears_interrupts(), "we still do"


def test_processes_train_the_same_weights() -> None:
    alone, together = (Training(Course(games=4, generations=1, seed=3, width=1)) for _ in range(2))
    alone.run_generation(1, "", lambda done, total: None)
    together.run_generation(2, "", lambda done, total: None)
    assert alone.weights == together.weights
