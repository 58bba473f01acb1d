"""Dealers: the sealed one is recomputed here from its specification, byte by byte."""

import hashlib
import hmac

import pytest

from curiouser.engine.errors import Problem
from curiouser.engine.luck import ScriptedDealer, SealedDealer, SeededDealer, commitment, word_hash
from curiouser.engine.rng import seeded
from tests.laws.hidden_hand import Deal

SEED = bytes(range(32))
ENTROPY = ("white rabbit", "", "kapelusznik ą")


def tickets(seed: bytes, entropy: tuple[str, ...], totals: list[int]) -> list[int]:
    """The published description: a key from seal, seed and the hashed words; draw n, attempt m is an HMAC of both."""
    hashed = b"".join(hashlib.sha256(word.encode()).digest() for word in entropy)
    key = hashlib.sha256(b"curiouser seal 1\n" + seed + hashed).digest()
    drawn = []
    for number, total in enumerate(totals):
        attempt = 0
        while True:
            message = bytes.fromhex(f"{number:016x}{attempt:016x}")
            value = int(hmac.new(key, message, hashlib.sha256).hexdigest()[:16], 16)
            if value < 2**64 // total * total:
                break
            attempt += 1
        drawn.append(value % total)
    return drawn


@pytest.mark.parametrize("entropy", [(), ENTROPY])
def test_a_sealed_dealer_draws_what_its_description_says(entropy: tuple[str, ...]) -> None:
    totals = [1, 2, 6, 60, 1000, 2**40] * 20
    dealer = SealedDealer(SEED, entropy)
    assert [dealer.ticket(total) for total in totals] == tickets(SEED, entropy, totals)


def test_a_sealed_dealer_draws_again_what_would_be_unfair() -> None:
    """Of 2⁶⁴ values almost half are one too many for a total a little above 2⁶³."""
    totals = [2**63 + 1] * 40
    dealer = SealedDealer(SEED, ())
    assert [dealer.ticket(total) for total in totals] == tickets(SEED, (), totals)
    assert all(0 <= ticket < 2**63 + 1 for ticket in tickets(SEED, (), totals))


def test_a_sealed_dealer_goes_on_where_it_stopped() -> None:
    whole = SealedDealer(SEED, ENTROPY)
    drawn = [whole.ticket(100) for _ in range(10)]
    later = SealedDealer(SEED, ENTROPY, drawn=6)
    assert [later.ticket(100) for _ in range(4)] == drawn[6:]


def test_the_words_of_the_players_change_what_is_drawn_and_so_does_their_order() -> None:
    drawn = [
        [SealedDealer(SEED, entropy, n).ticket(2**60) for n in range(4)]
        for entropy in ((), ("ab",), ("a", "b"), ("b", "a"))
    ]
    assert len({tuple(numbers) for numbers in drawn}) == 4


def test_the_commitment_is_a_hash_of_the_seed_and_does_not_give_it_away() -> None:
    assert commitment(SEED) == hashlib.sha256(b"curiouser seal 1\n" + SEED).hexdigest()


@pytest.mark.parametrize("ticket", range(6))
def test_each_outcome_holds_as_many_tickets_as_it_weighs(ticket: int) -> None:
    class Fixed(SeededDealer):
        def ticket(self, total: int) -> int:
            assert total == 6
            return ticket

    chances = [(Deal(1), 1), (Deal(2), 3), (Deal(3), 2)]
    assert Fixed(seeded(0)).deal(chances) == [Deal(1), Deal(2), Deal(2), Deal(2), Deal(3), Deal(3)][ticket]


def test_a_ticket_that_nobody_holds_is_a_fault_of_ours() -> None:
    with pytest.raises(AssertionError, match="above the total"):
        SeededDealer(seeded(0)).deal([(Deal(1), 0)])


def test_a_seeded_dealer_draws_from_its_generator() -> None:
    dealer, rng = SeededDealer(seeded(8)), seeded(8)
    assert [dealer.ticket(50) for _ in range(20)] == [rng.below(50) for _ in range(20)]


def test_a_scripted_dealer_does_what_it_was_told_and_then_complains() -> None:
    dealer = ScriptedDealer([Deal(4), Deal(2)])
    assert [dealer.deal([]), dealer.deal([])] == [Deal(4), Deal(2)]
    with pytest.raises(Problem, match="script of random draws has ended"):
        dealer.deal([])


def test_a_scripted_dealer_has_no_tickets() -> None:
    with pytest.raises(AssertionError):
        ScriptedDealer([]).ticket(3)


def test_the_hash_of_a_word_is_the_published_one() -> None:
    assert word_hash("kapelusznik ą") == hashlib.sha256("curiouser word 1\nkapelusznik ą".encode()).hexdigest()
    assert word_hash("") != word_hash(" ")
