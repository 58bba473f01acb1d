"""Limits per address, which clients can't fake."""

import pytest

from curiouser.server.http.monitoring import LOOPBACK
from curiouser.server.net.addresses import asking_address, client_address, group_of, is_within, read_networks
from curiouser.server.net.limits import Bucket, Limit, Places


class Hand:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    hand = Hand()
    bucket = Bucket(2, 3, hand)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    hand.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_addresses_do_not_share_and_are_forgotten_when_full() -> None:
    hand = Hand()
    limit = Limit(1, 1, hand)
    assert limit.take("a")
    assert not limit.take("a")
    assert limit.take("b")
    hand.now = 1.0
    limit.forget()
    assert limit.buckets == {}


def test_a_rate_of_nothing_is_no_limit() -> None:
    limit = Limit(0, 0)
    assert all(limit.take("a") for _ in range(100))


def test_a_limit_can_be_looked_at_without_taking() -> None:
    hand = Hand()
    limit = Limit(1, 2, hand)
    assert all(limit.has("a") for _ in range(5))
    assert limit.take("a")
    assert limit.take("a")
    assert not limit.has("a")
    assert limit.has("b")
    hand.now = 1.0
    assert limit.has("a")


def test_work_that_was_done_is_paid_afterwards_and_no_debt_is_endless() -> None:
    hand = Hand()
    limit = Limit(2, 10, hand)
    limit.charge("a", 14)
    assert limit.owes("a")
    assert not limit.take("a")
    assert limit.take("b")
    assert not limit.owes("b")
    assert not limit.owes("c")
    hand.now = 2.5
    assert not limit.owes("a")
    assert limit.take("a")
    limit.charge("a", 1000)
    hand.now += 5.5
    assert limit.take("a")
    limit.charge("", 1000)
    assert "" not in limit.buckets
    free = Limit(0, 0, hand)
    free.charge("a", 1000)
    assert free.take("a")
    assert not free.owes("a")


def test_places_are_counted_by_address_and_in_all_until_they_are_left() -> None:
    places = Places(3, 2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert [places.take("b") for _ in range(2)] == [True, False]
    places.leave("a")
    assert places.take("b")
    for address in ("a", "b", "b"):
        places.leave(address)
    assert (places.count, places.taken) == (0, {})


def test_many_may_come_by_an_address_that_is_nobodys() -> None:
    places = Places(3, 1)
    assert [places.take("") for _ in range(4)] == [True, True, True, False]
    assert all(Places(0, 0).take("a") for _ in range(3))


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "address"),
    [
        ("1.2.3.4", [], "", "1.2.3.4"),
        ("1.2.3.4", ["6.6.6.6"], "", "1.2.3.4"),
        ("10.0.0.1", ["6.6.6.6"], "10.0.0.0/8", "6.6.6.6"),
        ("10.0.0.1", ["7.7.7.7, 6.6.6.6"], "10.0.0.0/8", "6.6.6.6"),
        ("10.0.0.1", ["7.7.7.7", "6.6.6.6, 10.0.0.2"], "10.0.0.0/8", "6.6.6.6"),
        ("10.0.0.1", ["nonsense"], "10.0.0.0/8", "10.0.0.1"),
        ("::ffff:10.0.0.1", ["6.6.6.6"], "10.0.0.1", "6.6.6.6"),
        ("", ["6.6.6.6"], "10.0.0.1", "unknown"),
    ],
)
def test_the_address_is_the_last_one_before_our_proxies(
    peer: str, forwarded: list[str], trusted: str, address: str
) -> None:
    assert client_address(peer, forwarded, read_networks(trusted)) == address


def test_the_machine_itself_is_known_whatever_it_counts_with() -> None:
    asking = asking_address("::1", [], ())
    assert is_within(asking, LOOPBACK)
    assert not is_within(asking_address("::2", [], ()), LOOPBACK)
    assert not is_within(asking_address("::1", ["2001:db8::1"], LOOPBACK), LOOPBACK)


def test_a_household_counts_as_one() -> None:
    assert group_of("2001:db8:1:2::3") == group_of("2001:db8:1:2:ffff::1") != group_of("2001:db8:1:3::3")
