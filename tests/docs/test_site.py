"""The documents as a site: it builds without warnings, its links work, and it loads nothing from elsewhere."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import docs_site

Lay = Callable[..., Path]


def test_the_site_is_built_and_everything_on_it_is_there(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "site"
    code = docs_site.main(["--build", str(target)])
    assert code == 0, capfd.readouterr()
    pages = {path.parent.relative_to(target).as_posix() for path in target.rglob("index.html")}
    assert {".", "docs/records", "docs/games/tea_time", "docs/decisions", "bench/results", "CHANGELOG"} <= pages
    engine = (target / "docs" / "api" / "engine" / "index.html").read_text(encoding="utf-8")
    assert 'id="curiouser.engine.match.Match.play"' in engine
    assert "What a game provides to the rest of the software" in engine
    assert 'id="curiouser.client.make_table"' in (target / "docs/api/client/index.html").read_text(encoding="utf-8")
    commands = (target / "docs" / "command-line" / "index.html").read_text(encoding="utf-8")
    assert "exit=2" not in commands
    assert 'id="check-game"' in commands


@pytest.fixture
def lay(tmp_path: Path) -> Lay:
    """A site of pages by their places; the first one leads to the second."""

    def laid(first: str = "", second: str = "") -> Path:
        texts = {"index.html": f'<a href="tea/">Tea</a>{first}', "tea/index.html": f'<h1 id="cup">Cup</h1>{second}'}
        for name, text in {**texts, "tea.css": "", "404.html": ""}.items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path

    return laid


@pytest.mark.parametrize(
    "more",
    [
        '<link rel="stylesheet" href="../tea.css">',
        '<a href="..">Home</a>',
        '<a href="/tea/#cup">Cup</a>',
        '<a href="#cup">Cup</a>',
        '<a href="https://example.org/">Elsewhere</a>',
        '<a href="mailto:alice@example.org">Alice</a>',
        '<img src="data:image/png;base64,">',
    ],
)
def test_what_is_there_is_no_problem(lay: Lay, more: str) -> None:
    assert docs_site.problems(lay(second=more)) == []


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ('<a href="../coffee/">Coffee</a>', "tea/index.html links to ../coffee/, which is not there."),
        ('<a href="#spoon">Spoon</a>', "tea/index.html links to #spoon, which is not there."),
        ('<a href="../#cup">Cup</a>', "tea/index.html links to ../#cup, which is not there."),
        ('<img src="tea.png">', "tea/index.html links to tea.png, which is not there."),
        ('<img src="https://example.org/a.png">', "tea/index.html loads https://example.org/a.png from elsewhere."),
        ('<script src="//example.org/a.js">', "tea/index.html loads //example.org/a.js from elsewhere."),
        ('<link href="https://example.org/a.css">', "tea/index.html loads https://example.org/a.css from elsewhere."),
    ],
)
def test_what_is_not_there_or_comes_from_elsewhere_is_found(lay: Lay, more: str, problem: str) -> None:
    assert docs_site.problems(lay(second=more)) == [problem]


def test_a_page_that_nothing_leads_to_is_found(lay: Lay) -> None:
    site = lay()
    (site / "coffee").mkdir()
    (site / "coffee" / "index.html").write_text("", encoding="utf-8")
    assert docs_site.problems(site) == ["coffee/index.html is not in the navigation."]


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear Alice", encoding="utf-8")
    assert docs_site.main(["--build", str(tmp_path)]) == 1
    assert "has something else in it" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("written", "site"),
    [
        ("Some tea:\n- green\n- black\n", "Some tea:\n\n- green\n- black\n"),
        ("**Tea**\n1. Boil\n2. Pour\n", "**Tea**\n\n1. Boil\n2. Pour\n"),
        ("- green\n  or not\n- black\n", "- green\n  or not\n- black\n"),
        ("# Tea\n- green\n", "# Tea\n- green\n"),
        ("```console exit=2 output\n$ tea\nmore\n- no list\n```\n", "```console\n$ tea\nmore\n- no list\n```\n"),
        ("```\ntea\n```\nand\n- green\n", "```\ntea\n```\nand\n\n- green\n"),
    ],
)
def test_pages_are_written_as_the_site_reads_them(written: str, site: str) -> None:
    assert docs_site.as_site(written) == site


def test_a_changed_page_is_laid_out_anew_and_one_that_is_gone_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, home = tmp_path / "root", tmp_path / "home"
    monkeypatch.setattr(docs_site, "ROOT", root)
    monkeypatch.setattr(docs_site, "HOME", home)
    (root / "docs").mkdir(parents=True)
    (root / "other").mkdir()
    (root / "README.md").write_text("[Tea](other/tea.md), [all of it](other/)\n", encoding="utf-8")
    (root / "other" / "tea.md").write_text('[Cup](cup.conf)\n<img src="cup.svg">\n', encoding="utf-8")
    for name in ("cup.conf", "cup.svg", "spoon.md"):
        (root / "other" / name).write_text(name, encoding="utf-8")

    def laid() -> dict[str, str]:
        docs_site.lay_out()
        pages = home / "pages" / "other"
        return {path.name: path.read_text(encoding="utf-8") for path in pages.iterdir()}

    assert set(laid()) == {"tea.md", "cup.conf", "cup.svg"}
    (root / "other" / "cup.conf").write_text("broken", encoding="utf-8")
    assert laid()["cup.conf"] == "broken"
    (root / "other" / "tea.md").write_text("No more.\n", encoding="utf-8")
    assert laid() == {"tea.md": "No more.\n"}
