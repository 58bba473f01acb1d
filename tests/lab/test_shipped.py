"""The reports that ship with the pages, and the values that a what-if may change."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from curiouser.engine.about import About, ShippedReport
from curiouser.engine.game import Game, all_games, find_game
from curiouser.engine.text import LANGUAGES, Text, words
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.games.tic_tac_toe import TicTacToeGame
from curiouser.lab import shipped
from curiouser.lab.figures import digest_of, figures_of
from curiouser.lab.live import Experiment, work
from curiouser.lab.numbers import numbers_of
from curiouser.lab.shipped import file_of, reports_of
from curiouser.lab.study import study

MOST_BYTES = 300_000
REPORTS = list(reports_of(all_games()))
WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(autouse=True)
def reports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of this checkout, wherever the tests are run."""
    monkeypatch.setattr(shipped, "FOLDER", WEB / "pages" / "lab" / "reports")


@pytest.mark.parametrize(("game", "wanted"), REPORTS, ids=[file_of(*each).stem for each in REPORTS])
def test_a_shipped_report_is_of_todays_rules_and_edition(game: Game[Any], wanted: ShippedReport) -> None:
    found = shipped.read(game, wanted)
    again = "made by other rules; make it anew with: python -m curiouser.lab.shipped " + game.name
    assert found.rules == game.version, again
    assert found.edition == digest_of(game.shipped_edition), again
    assert (found.matches, found.heard, set(found.bots)) == (wanted.matches, wanted.told, {wanted.bot}), again


def test_every_game_has_a_report_no_file_is_left_over_and_all_are_small() -> None:
    files = set(shipped.FOLDER.glob("*.json"))
    assert files == {file_of(*each) for each in REPORTS}
    assert {game.name for game, _ in REPORTS} == {game.name for game in all_games()}
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


def test_the_same_sources_make_the_same_report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    few = ShippedReport(2, "uniform", 20, 10)
    monkeypatch.setattr(TicTacToeGame, "about", About(reports=(few,)))
    monkeypatch.setattr(shipped, "JOBS", 1)
    shipped.main(["tic-tac-toe"])
    (file,) = tmp_path.iterdir()
    first = file.read_bytes()
    shipped.main(["tic-tac-toe"])
    assert file.read_bytes() == first
    assert shipped.read(find_game("tic-tac-toe"), few).matches == 20


def test_figures_are_those_of_the_sums() -> None:
    setup = TEA_TIME.setup(2)
    sums = study("tea-time", [setup], ("uniform", "uniform"), 30, told=30).sums[0]
    found = figures_of(TEA_TIME, setup, ("uniform", "uniform"), 0, sums)
    assert found.measures["length"][0] == pytest.approx(sums.measures["length"].mean, rel=1e-4)
    assert sum(found.shapes["gap"].shares) == pytest.approx(100, abs=0.5)
    assert found.shapes["score-1"].step == found.shapes["score-2"].step
    assert {group.field for group in found.groups} >= {"cards-taken/cards", "cards-taken/cells"}


def said(label: Any, speak: Any) -> str:
    if isinstance(label, list):
        return ", ".join(said(each, speak) for each in label)
    return str(speak.say(msgspec.convert(label, Text))) if isinstance(label, dict) else str(label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_a_report_has_words(language: str) -> None:
    for game, wanted in REPORTS:
        speak = words(language, "curiouser.lab", game.package)
        for group in shipped.read(game, wanted).groups:
            assert speak.has("thing-" + group.field.replace("/", "-"))
            assert all(said(thing.label, speak) for thing in group.things)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_number_that_is_offered_has_a_name(game: Any) -> None:
    entries = parse((WEB / "i18n" / "lab" / "texts" / "en.ftl").read_text(encoding="utf-8")).body
    names = {entry.id.name for entry in entries if isinstance(entry, Message)}
    for number in numbers_of(game, game.seat_counts[0]):
        assert f"number-{game.name}-{number.group.replace('_', '-')}" in names


def test_numbers_are_those_of_the_seats_and_lists_have_a_length() -> None:
    paths = [number.path for number in numbers_of(find_game("adventures"), 3)]
    assert {"spaces.length", "numbers.length", "left_out.3", "cards.1"} <= set(paths)
    assert not {"left_out.2", "characters.length"} & set(paths)


def test_a_what_if_tells_how_far_it_is_and_ends_with_all_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("curiouser.lab.live.OFTEN", 0.0)
    experiment = Experiment("tea-time", 2, ("uniform", "uniform"), 30, {"alice": 9})
    news = list(work(experiment))
    assert [each.done for each in news] == [10, 20, 30]
    assert [each.is_over for each in news] == [False, False, True]
    assert any(each.clear for each in news[-1].compared)
