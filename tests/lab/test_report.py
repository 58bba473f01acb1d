"""Reports."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from curiouser import lab
from curiouser.cli.run import run
from curiouser.engine.game import find_game
from curiouser.engine.text import LANGUAGES
from curiouser.games.tea_time import GAME as TEA_TIME
from curiouser.lab import plots, report
from curiouser.lab.bins import binned
from curiouser.lab.paper import ReportVoice, Study
from curiouser.lab.plots import as_svg, keep_pictures, lines_plot
from curiouser.lab.report import make_page
from curiouser.lab.study import study
from curiouser.lab.whatif import sweep

UNIFORM = ("uniform", "uniform")


class Outline(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.fetched += [
            value or "" for name, value in attrs if name in ("src", "srcset") or (tag, name) == ("link", "href")
        ]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Of the game with the fewest plots, two of which are drawn."""
    file = tmp_path_factory.mktemp("report") / "page.html"
    drawn = plots.as_svg
    given = ["report", "tic-tac-toe", "--matches", "20", "--bots", "uniform", "--to", str(file), "--jobs", "1"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            plots,
            "as_svg",
            lambda plot, *more: drawn(plot, *more) if plot.name in ("seats", "scores") else "<svg></svg>",
        )
        assert run([*given, "--language", "pl"]) == 0
    return file.read_text(encoding="utf-8")


def test_a_page_holds_all_it_shows_in_three_languages(page: str) -> None:
    outline = Outline()
    outline.feed(page)
    assert outline.fetched == []
    assert "script" not in outline.tags
    assert outline.tags.count("main") == 3
    assert outline.tags.count("svg") == 3 * 10
    assert len(outline.ids) == len(set(outline.ids))
    assert 'id="pl" checked' in page
    for words in ("Squares", "Pola", "Căsuțe"):
        assert f"<h2>{words}</h2>" in page


def test_differences_are_told_with_a_link_to_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "as_svg", lambda *_: "<svg></svg>")
    setup = TEA_TIME.setup(2)
    changes = sweep(TEA_TIME, setup, {"alice": [0, 30]})
    found = study("tea-time", [setup, *(change.setup for change in changes)], UNIFORM, 20, told=2)
    asked = Study(TEA_TIME, setup, UNIFORM, 0, "curiouser report tea-time", found, tuple(changes))
    text = "".join(make_page(asked, "en").parts)
    assert "Variant: alice=30" in text
    assert text.count("http://localhost:8000/new/tea-time#variant=") == 2
    assert "The winner’s points, by alice" in text
    assert "· clear" in text


def test_pictures_are_kept(tmp_path: Path) -> None:
    plot = lines_plot("points", [("Seat 1", {1.0: 3, 2.0: 4}), ("Seat 2", {0.0: 7})], "points", "%")
    keep_pictures([plot], tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["points.png", "points.svg"]
    assert "#2b2430" in (tmp_path / "points.svg").read_text(encoding="utf-8")


def test_plots_on_a_page_take_its_colours() -> None:
    svg = as_svg(lines_plot("points", [("Seat 1", {1.0: 3, 2.0: 4})], "points", "%"), "Points", "#3f5b8c")
    assert "var(--ink)" in svg
    assert not re.search(r"#[0-9a-f]{6}\b(?<!#ffffff)(?<!#000000)", re.sub(r'(href|url\()="?#[^")]*', "", svg))


def test_bins_hold_every_match() -> None:
    middles, shares = binned({float(value): 1 for value in range(200)})
    assert len(middles) <= 41
    assert sum(shares) == pytest.approx(100)


@pytest.mark.parametrize("name", ["adventures", "tea-for-two", "tea-time", "tic-tac-toe", "wordland"])
def test_things_are_worded_in_every_language(name: str) -> None:
    game = find_game(name)
    said = {
        "pawn-moved/kind/cat",
        "pawn-moved/space/3",
        "card-bought/card/king2",
        "cards-taken/cards/cat*",
        "went-out/reason/time",
        "character-dealt/character/queen",
        "mission-scored/mission/cards",
    }
    fields = {
        f"{kind}/{field}"
        for kind in events(name)
        for field in ("card", "cards", "kind", "space", "reason", "character", "mission")
    }
    for language in LANGUAGES:
        voice = ReportVoice(language, game)
        for thing in said:
            if thing.rpartition("/")[0] in fields:
                assert voice.thing(thing)
                assert "/" not in voice.group(thing.rpartition("/")[0])


def events(name: str) -> list[str]:
    from curiouser.engine.game import kebab

    return [kebab(kind.__name__) for kind in find_game(name).event_types]


def test_the_command_says_what_a_change_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "write_report", lambda *_: ("a page", []))
    file = tmp_path / "page.html"
    given = ["report", "tea-time", "--matches", "10", "--bots", "uniform", "--told", "1", "--to", str(file)]
    assert run([*given, "--set", "alice=60", "--language", "en"]) == 0
    assert "clear differences from the base" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == "a page"
    assert run([*given, "--set", "alice", "--language", "en"]) == 2
    assert "isn’t a change" in capsys.readouterr().err


def test_the_command_finds_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    given = [
        "balance",
        "tea-time",
        "--vary",
        "alice=0..2",
        "--goal",
        "best-score=99",
        "--matches",
        "4",
        "--bots",
        "uniform",
    ]
    assert run([*given, "--jobs", "1", "--language", "en"]) == 0
    assert "3 variants were tried" in capsys.readouterr().out
    assert run(["balance", "tea-time", "--language", "en"]) == 2
    assert "--vary" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(language: str) -> None:
    def keys(each: str) -> list[str]:
        file = Path(lab.__file__).parent / "texts" / f"{each}.ftl"
        return re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)

    assert keys(language) == keys("en")
