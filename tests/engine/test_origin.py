"""Records of matches that continue or repeat others."""

from typing import Any

import msgspec
import pytest

from curiouser.engine.errors import BadRecord
from curiouser.engine.luck import SealedDealer
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.record import Origin, Verdict, begun_of, verify, write_checkable
from tests.engine.kept import SEAL, SEED, changed, find, linked, played, put, read, sealed
from tests.laws.hidden_hand import GAME

BEGUN = 3  # moves, all of them luck's; more of it follows


def went_on(luck: str) -> list[str]:
    """The match of the other tests up to a moment, and from there with luck that starts anew or goes on."""
    was = played(SealedDealer(SEED, SEAL.entropy))
    match = Match(GAME, was.setup)
    for each in was.played[:BEGUN]:
        match.play(each.actor, each.move)
    drawn = sum(each.actor == LUCK for each in match.played)
    dealer = SealedDealer(SEED, SEAL.entropy, drawn if luck == "same" else 0)
    while match.outcome is None:
        match.resolve_chance(dealer)
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    origin: Any = Origin(luck, BEGUN)  # type: ignore[arg-type]
    return write_checkable(match, SEAL, ("Alice", "Dinah"), SEED, origin).splitlines()


@pytest.mark.parametrize("luck", ["same", "new"])
def test_luck_is_proven_as_far_as_the_seal_speaks_of_it(luck: str) -> None:
    verdict = verify(read(went_on(luck)), find)
    assert verdict.luck_proven
    assert verdict.origin == Origin(luck, BEGUN)  # type: ignore[arg-type]


def test_a_record_that_began_anew_has_no_word_of_it() -> None:
    assert "origin" not in sealed()[0]
    assert verify(read(sealed()), find).origin is None
    assert begun_of(read(sealed()).header) == (0, 0)


def test_the_header_says_where_a_match_began() -> None:
    header = msgspec.json.decode(went_on("new")[0])
    assert header["origin"] == {"luck": "new", "moves": BEGUN}
    assert begun_of(read(went_on("new")).header) == (BEGUN, BEGUN)
    assert begun_of(read(went_on("same")).header) == (BEGUN, 0)


def test_luck_that_is_not_that_of_the_seal_is_found_where_the_seal_speaks() -> None:
    """What is called the same luck must be it from the first draw on."""
    lines = linked(changed(sealed(), 1, put("origin", value={"luck": "new", "moves": 2})))
    with pytest.raises(BadRecord) as caught:
        verify(read(lines), find)
    assert caught.value.text.id == "record-luck"


def test_nothing_from_before_is_taken_back() -> None:
    lines = linked(changed(sealed(), 1, put("origin", value={"luck": "same", "moves": 14})))
    undone = next(number for number, line in enumerate(sealed(), start=1) if '"undo"' in line)
    with pytest.raises(BadRecord) as caught:
        verify(read(lines), find)
    assert (caught.value.text.id, caught.value.line) == ("record-refused", undone)


def test_a_day_is_named() -> None:
    lines = linked(changed(sealed(), 1, put("origin", value={"luck": "same", "day": "2026-03-14"})))
    verdict: Verdict = verify(read(lines), find)
    assert verdict.origin is not None
    assert verdict.origin.day == "2026-03-14"
