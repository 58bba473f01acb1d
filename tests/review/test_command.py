"""`curiouser review`: in words, as JSON, and as a page."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from curiouser.engine.game import find_game
from curiouser.engine.record import Seed, write_record
from curiouser.engine.text import LANGUAGES
from curiouser.review import review as reviewing
from curiouser.review import steps
from tests.cli.conftest import cli, reader  # noqa: F401
from tests.cli.running import Cli
from tests.review.playing import QUICK, played

TEXTS = Path(steps.__file__).parent / "texts"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("curiouser.cli.review.usual_depth", lambda _: QUICK)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Two matches; the name of one player is no name for a page."""
    kept = tmp_path / "matches.jsonl"
    players = ("<b>Hatter", "Hare")
    records = [write_record(played("tic-tac-toe", (1, 2), seed), Seed(seed), players) for seed in (1, 2)]
    kept.write_text("".join(records), encoding="utf-8")
    return str(kept)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["adventures", "tic-tac-toe"])
def test_a_review_is_told_in_every_language(cli: Cli, tmp_path: Path, name: str, language: str) -> None:  # noqa: F811
    kept = tmp_path / "match.jsonl"
    kept.write_text(write_record(played(name, (1, 2)), Seed(1), ("Hatter", "Hare")), encoding="utf-8")
    page = tmp_path / "review.html"
    told = cli("review", str(kept), "--jobs", "1", "--language", language)
    assert (told.code, told.err) == (0, "")
    assert len(re.findall("(Luck gave Hatter|Hatter:|Hatter, în puncte:)", told.out)) == 1
    assert told.out.count("±") > 10
    assert cli("review", str(kept), "--jobs", "1", "--language", language, "--html", str(page)).out == ""
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")


def test_programs_get_all_of_it(cli: Cli, file: str) -> None:  # noqa: F811
    found = json.loads(cli("review", file, "--match", "2", "--jobs", "1", "--json").out)
    assert found["is_whole"]
    assert found["game"] == "tic-tac-toe"
    assert all(each["decision"]["best"] for each in found["swings"] if each["kind"] == "choice")


def test_the_page_needs_nothing_else_and_trusts_no_name(cli: Cli, file: str, tmp_path: Path) -> None:  # noqa: F811
    page = tmp_path / "review.html"
    assert cli("review", file, "--match", "1", "--jobs", "1", "--html", str(page)).code == 0
    written = page.read_text(encoding="utf-8")
    assert "&lt;b&gt;Hatter" in written
    assert "<b>" not in written
    assert not re.search(r"https?:|<script|<link|url\(|@import", written)


def test_of_several_matches_one_is_chosen(cli: Cli, file: str) -> None:  # noqa: F811
    assert "contains 2 matches; choose one with --match" in cli("review", file).err
    assert "--match can’t be 3" in cli("review", file, "--match", "3").err
    assert cli("review", file, "--match", "2", "--jobs", "1").code == 0


def test_a_match_that_goes_on_is_refused(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    kept = tmp_path / "match.jsonl"
    whole = write_record(played("tic-tac-toe", (1, 2)), Seed(1)).splitlines(keepends=True)
    kept.write_text("".join(whole[:3]), encoding="utf-8")
    said = cli("review", str(kept))
    assert said.code != 0
    assert "This match isn’t over" in said.err


def test_every_sentence_is_there_in_every_language_and_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in TEXTS.parent.glob("*.py"))
    code += (TEXTS.parent.parent / "cli" / "review.py").read_text(encoding="utf-8")
    for language in LANGUAGES:
        entries = parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")).body
        ids = {entry.id.name for entry in entries if isinstance(entry, Message)}
        assert {
            id for id in ids if not re.search(rf"""["'](review-)?{id.removeprefix("review-")}["']""", code)
        } == set()
        assert ids == {
            entry.id.name for entry in parse((TEXTS / "en.ftl").read_text()).body if isinstance(entry, Message)
        }


def test_more_is_tried_where_matches_are_quick() -> None:
    assert (
        reviewing.usual_depth(find_game("adventures")).places > reviewing.usual_depth(find_game("tea-for-two")).places
    )
