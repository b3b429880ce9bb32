"""The engine's own random numbers: the published ones, each as likely as the others."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from concordia.engine.chance import Dice

PUBLISHED = {
    # Outputs of the reference implementation of SplitMix64.
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}


@pytest.mark.parametrize("seed", PUBLISHED)
def test_published_numbers(seed: int) -> None:
    dice = Dice(seed)
    assert [dice.next() for _ in range(4)] == PUBLISHED[seed]


def test_the_state_is_the_whole_memory() -> None:
    dice = Dice(7)
    dice.next()
    again = Dice(dice.state)
    assert [again.next() for _ in range(5)] == [dice.next() for _ in range(5)]
    assert Dice(7 + (1 << 64)).next() == Dice(7).next(), "a seed counts modulo 2 ** 64"


def chi_square(counts: Counter[object], cases: int) -> float:
    """How far counts are from being all alike."""
    expected = counts.total() / cases
    return (
        sum((counts[case] - expected) ** 2 / expected for case in counts) + (cases - len(counts)) * expected
    )


@pytest.mark.parametrize("count", [2, 3, 5, 7, 30])
def test_numbers_below_a_count_are_alike(count: int) -> None:
    dice = Dice(count)
    drawn = Counter[object](dice.below(count) for _ in range(1000 * count))
    assert set(drawn) == set(range(count))
    assert chi_square(drawn, count) < 2 * count + 10


def test_a_count_that_does_not_divide_the_range_stays_fair() -> None:
    """A quarter of all draws lies beyond the limit: drawn again, since a remainder would favour the low."""
    count = 3 << 62
    dice = Dice(3)
    drawn = [dice.below(count) for _ in range(900)]
    assert max(drawn) < count
    thirds = Counter(number // (1 << 62) for number in drawn)
    assert all(250 < thirds[third] < 350 for third in range(3))


def test_one_choice_is_no_choice() -> None:
    assert [Dice(9).below(1) for _ in range(3)] == [0, 0, 0]


def test_shuffles_are_alike_and_lose_nothing() -> None:
    dice = Dice(11)
    things = [1, 2, 3, 4]
    orders = Counter[object](tuple(dice.shuffled(things)) for _ in range(24_000))
    assert things == [1, 2, 3, 4], "the list given stays as it was"
    assert set(orders) == set(permutations(things))
    assert chi_square(orders, 24) < 50
    assert dice.shuffled([]) == []
