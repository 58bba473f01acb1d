"""Planted faults: the laws find each of them and name the law it breaks."""

from typing import Any

import msgspec
import pytest

from curiouser.engine.game import Game
from curiouser.engine.record import read_records, replay
from curiouser.engine.text import LANGUAGES
from curiouser.laws import LAWS, BrokenLaw, LawReport, check_game
from tests.laws.faults import FAULTS, Endless, HandsInTheView, LegalMoveRaises, NotationForgets
from tests.laws.hidden_hand import HiddenHandGame

BURYING = {"bury": True}


def check(game: HiddenHandGame, first: int = 0, matches: int = 3, language: str = "en") -> LawReport:
    return check_game(
        game, seats=2, options=BURYING, first=first, matches=matches, longest=60, language=language, seed=SEED
    )


SEED = 1


def found_in(report: LawReport, law: str) -> BrokenLaw:
    return next(broken for broken in report.broken if broken.law == law)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found_and_named(fault: type[HiddenHandGame]) -> None:
    assert fault.law in {broken.law for broken in check(fault()).broken}  # type: ignore[attr-defined]


def test_every_law_has_a_planted_fault_that_it_finds() -> None:
    assert {fault.law for fault in FAULTS} == set(LAWS)  # type: ignore[attr-defined]


def test_a_broken_law_is_found_again_by_its_match_number() -> None:
    found = found_in(check(NotationForgets(), first=5), "notation")
    again = found_in(check(NotationForgets(), first=found.match, matches=1), "notation")
    assert again == found


def test_a_broken_law_comes_with_the_position_and_a_record_that_leads_there() -> None:
    game = HandsInTheView()
    found = found_in(check(game), "secret-view")

    def find(name: str) -> Game[Any]:
        assert name == "hidden-hand"
        return game

    (record,) = read_records(found.record.splitlines())
    match = replay(record, find)
    assert len(match.history) == found.moves
    assert game.write(match.position) == found.position
    assert (found.seats, found.options, found.seed) == (2, BURYING, SEED)


def test_a_report_goes_through_json() -> None:
    report = check(LegalMoveRaises())
    assert msgspec.json.decode(msgspec.json.encode(report), type=LawReport) == report
    assert not report.is_clean


def test_a_law_is_reported_once_for_each_way_in_which_it_is_broken() -> None:
    broken = [(found.law, found.seats) for found in check_game(Endless(), matches=2, share=0, longest=40).broken]
    assert sorted(broken) == [("ends", 2), ("ends", 2), ("ends", 3), ("ends", 3)]  # two sets of options


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_law_is_told_in_the_language_asked_for(language: str) -> None:
    sentences = {
        "en": "The match didn’t end within 60 moves.",
        "pl": "Partia nie skończyła się po 60 ruchach.",
        "ro": "Partida nu s-a terminat după 60 de mutări.",
    }
    assert found_in(check(Endless(), matches=1, language=language), "ends").sentence == sentences[language]
