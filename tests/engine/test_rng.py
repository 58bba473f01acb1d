"""The generator against plain integers, and numbers that must never change because records depend on them."""

from collections.abc import Iterator

import pytest

from curiouser.engine.rng import Rng, seeded

WORD = 1 << 32


def sfc32(seed: int, stream: int) -> Iterator[int]:
    """The generator as its author describes it, seeded as ours is."""
    a, b = seed % WORD, (seed >> 32) % (1 << 30)
    c, counter = stream % WORD, 1 + (stream >> 32) % (1 << 30)
    for drawn in range(1 << 20):
        number = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ (b >> 9)
        b = c * 9 % WORD
        c = ((c * (1 << 21)) % WORD + (c >> 11) + number) % WORD
        if drawn >= 15:
            yield number


def fair(numbers: Iterator[int], limit: int) -> Iterator[int]:
    """Of 2³² numbers those go that would be one too many for some result."""
    for number in numbers:
        result, place = divmod(number * limit, WORD)
        if place >= WORD % limit:
            yield result


@pytest.mark.parametrize(
    ("seed", "stream"), [(0, 0), (1, 0), (0, 1), (2**62 - 1, 2**62 - 1), (2**40 + 7, 2**33 + 5), (123456789, 987654321)]
)
def test_it_draws_what_plain_integers_draw(seed: int, stream: int) -> None:
    rng, plain = seeded(seed, stream), sfc32(seed, stream)
    assert [rng.bits() for _ in range(1000)] == [next(plain) for _ in range(1000)]


def test_its_first_numbers_never_change() -> None:
    rng = seeded(1865, 7)
    assert [rng.bits() for _ in range(4)] == [3594452246, 219413646, 2704801035, 3122661821]
    assert [rng.below(6) for _ in range(12)] == [4, 2, 1, 0, 4, 2, 3, 5, 3, 2, 3, 1]


def test_the_same_seed_in_another_stream_draws_something_else() -> None:
    one, other = seeded(5), seeded(5, 1)
    assert [one.bits() for _ in range(4)] != [other.bits() for _ in range(4)]


@pytest.mark.parametrize("seed", [-1, 2**62, 2**200 + 3])
def test_a_seed_of_any_size_counts_modulo_2_to_the_62(seed: int) -> None:
    assert seeded(seed, seed).bits() == seeded(seed % 2**62, seed % 2**62).bits()


def test_seeding_again_starts_anew() -> None:
    rng = seeded(3)
    first = [rng.bits() for _ in range(3)]
    rng.seed(3)
    assert [rng.bits() for _ in range(3)] == first


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 10, 1 << 20, 3 << 29, (1 << 31) - 1, 1 << 31])
def test_a_number_below_a_limit_is_drawn_without_bias(limit: int) -> None:
    rng, plain = seeded(11, limit), fair(sfc32(11, limit), limit)
    assert [rng.below(limit) for _ in range(500)] == [next(plain) for _ in range(500)]


def test_numbers_that_would_make_a_bias_are_drawn_again() -> None:
    """Of 3 × 2²⁹ numbers a quarter of all draws would be too many."""
    rng, bits = seeded(2), sfc32(2, 0)
    for _ in range(400):
        rng.below(3 << 29)
    following = rng.bits()
    drawn = next(count for count, number in enumerate(bits, start=1) if number == following)
    assert drawn > 450


def test_every_number_below_the_limit_comes_up() -> None:
    rng = seeded(4)
    assert {rng.below(7) for _ in range(500)} == set(range(7))


def test_a_fork_is_seeded_from_its_parent_and_goes_its_own_way() -> None:
    parent, bits = seeded(9), sfc32(9, 0)
    child = parent.fork()
    high, low, stream = next(bits), next(bits), next(bits)
    plain = sfc32((high << 30) ^ low, stream)
    assert [child.bits() for _ in range(5)] == [next(plain) for _ in range(5)]
    assert parent.bits() == next(bits)


def test_without_a_seed_it_still_draws() -> None:
    assert Rng().bits() == 1
