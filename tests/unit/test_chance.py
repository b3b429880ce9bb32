"""The engine's own random numbers: the published ones, all equally likely."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordia_game.engine.chance import WIDE, Dice, seed_of_play, times

PUBLISHED = {
    # Outputs of the reference implementation of SplitMix64.
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}


HASHED = [0xA8615C4FDF863F82, 0xEB60D5ACDA8C4E1A, 0x0769276FB8C45327]


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


WIDE_SEED = WIDE + 0x0123456789ABCDEF_FEDCBA9876543210


def test_a_wide_seed_is_hashed_with_all_of_its_bits() -> None:
    dice = Dice(WIDE_SEED)
    # sha256 of the 17 bytes of 2**128 + (the seed's lower 128 bits + step * n) % 2**128, n = 1, 2, 3.
    assert [dice.next() for _ in range(3)] == HASHED
    again = Dice(dice.state)
    assert [again.next() for _ in range(5)] == [dice.next() for _ in range(5)]
    firsts = {Dice(WIDE_SEED ^ (1 << bit)).next() for bit in range(128)}
    assert len(firsts) == 128, "every bit counts"


def test_what_is_thrown_during_the_game_follows_from_the_seed_but_not_from_the_deal() -> None:
    assert seed_of_play(7) == Dice(7).next(), "as it always was"
    assert seed_of_play(WIDE_SEED) == seed_of_play(WIDE_SEED)
    assert len({seed_of_play(WIDE_SEED ^ (1 << bit)) >> 64 for bit in range(128)}) == 128
    assert seed_of_play(WIDE_SEED) >= WIDE
    dice = Dice(WIDE_SEED)
    thrown = [dice.next() for _ in range(200)]
    assert seed_of_play(WIDE_SEED) & ((1 << 64) - 1) not in thrown


def chi_square(counts: Counter[object], cases: int) -> float:
    """How far counts are from being equal."""
    expected = counts.total() / cases
    return (
        sum((counts[case] - expected) ** 2 / expected for case in counts) + (cases - len(counts)) * expected
    )


@pytest.mark.parametrize("seed", [0, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("count", [2, 3, 5, 7, 30])
def test_numbers_below_a_count_are_alike(count: int, seed: int) -> None:
    dice = Dice(seed + count)
    drawn = Counter[object](dice.below(count) for _ in range(1000 * count))
    assert set(drawn) == set(range(count))
    assert chi_square(drawn, count) < 2 * count + 10


def test_a_count_that_does_not_divide_the_range_stays_fair() -> None:
    """A quarter of the draws are beyond the limit and repeated, as a remainder would favour low numbers."""
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


@given(st.integers(0, (1 << 64) - 1), st.lists(st.integers(0, 0xFFFF), min_size=4, max_size=4))
def test_a_product_modulo_two_to_the_64th(number: int, digits: list[int]) -> None:
    factor = sum(digit << 16 * place for place, digit in enumerate(digits))
    first, second, third, fourth = digits
    high, low = times(number >> 32, number & 0xFFFFFFFF, (first, second, third, fourth))
    assert (high << 32) + low == number * factor % (1 << 64)


INTERRUPTED = """
import signal, sys
from concordia_game.engine.chance import Dice

def ring(*_):
    raise TimeoutError

signal.signal(signal.SIGALRM, ring)
dice, deck = Dice(int(sys.argv[1])), list(range(30))
for ringing in range(200):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0005 + ringing * 0.000_003)
        while True:
            dice.shuffled(deck)
    except TimeoutError:
        pass
print("alive")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such timers")
@pytest.mark.parametrize("seed", [1, WIDE_SEED], ids=["narrow", "wide"])
def test_an_interrupt_while_shuffling_is_an_exception_like_any_other(seed: int) -> None:
    command = [sys.executable, "-c", INTERRUPTED, str(seed)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "alive\n", "")
