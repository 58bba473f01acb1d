"""Editions: an error names the file, line, path and reason."""

from pathlib import Path

import msgspec
import pytest

from curiouser.engine.edition import EditionFault, Sourced, line_of, load_edition, read_edition
from curiouser.engine.errors import BadSetup
from curiouser.engine.text import LANGUAGES, text
from tests.laws.hidden_hand import HiddenHandGame

GOOD = """\
# A box.
title = "Box"

[coins] # in all
source = "rulebook"
rule = "H1"
value = 12

[rows]
source = "reconstructed"
value = { 2 = 3, 3 = 4 }
"""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    coins: Sourced[int]
    rows: Sourced[dict[int, int]]

    def check(self) -> None:
        if self.coins.value < 1:
            raise EditionFault("coins.value", text("rule-H5"))


class BoxGame(HiddenHandGame):
    edition = Box


def refused(toml: str) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        read_edition(BoxGame(), toml, "box.toml")
    for language in LANGUAGES:
        assert caught.value.say(language)
    return caught.value


def test_a_value_says_where_it_comes_from() -> None:
    box = read_edition(BoxGame(), GOOD, "box.toml")
    assert box.coins == Sourced(12, "rulebook", "H1")
    assert box.rows.value == {2: 3, 3: 4}


def test_an_edition_need_not_check_itself() -> None:
    assert load_edition(HiddenHandGame()).title == "Hidden Hand"


def test_a_value_of_the_wrong_kind_is_refused_with_its_line() -> None:
    problem = refused(GOOD.replace("value = 12", 'value = "a dozen"'))
    assert (
        str(problem) == "The edition box.toml, line 7, has an error in coins.value: expected a whole number, not text"
    )


def test_a_source_that_is_none_is_refused_with_its_line() -> None:
    problem = refused(GOOD.replace('"reconstructed"', '"hearsay"'))
    assert problem.text.args["line"] == 10
    assert problem.text.args["path"] == "rows.source"


def test_a_value_inside_a_table_is_refused_with_the_line_of_the_table() -> None:
    problem = refused(GOOD.replace("3 = 4", '3 = "four"'))
    assert problem.text.args["line"] == 11


def test_a_missing_value_is_refused_with_the_line_of_its_section() -> None:
    problem = refused(GOOD.replace('source = "rulebook"\n', ""))
    assert problem.text.args["line"] == 4
    assert "“source” is missing" in str(problem)


def test_a_missing_section_is_refused_for_the_whole_file() -> None:
    problem = refused(GOOD.replace('title = "Box"', ""))
    assert problem.text.args["line"] == 1
    assert problem.text.args["path"] == "–"


def test_what_the_edition_itself_finds_is_refused_in_the_words_of_the_game() -> None:
    problem = refused(GOOD.replace("value = 12", "value = 0"))
    assert (
        str(problem) == "The edition box.toml, line 7, has an error in coins.value: Whoever has the most tricks wins."
    )


def test_what_is_no_toml_is_refused_with_the_reason() -> None:
    assert "a mistake at line 1, column 7" in str(refused("coins 12"))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no such file"):
        load_edition(BoxGame(), tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSetup, match="UTF-8"):
        load_edition(BoxGame(), file)


def test_an_edition_of_somebodys_own_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(GOOD.replace("12", "99"), encoding="utf-8")
    assert load_edition(BoxGame(), file).coins.value == 99


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("", 1),
        ("title", 2),
        ("coins", 4),
        ("coins.value", 7),
        ("coins.value[0]", 7),
        ("coins.nothing", 4),
        ("rows.value.2", 11),
        ("stars.value", 1),
    ],
)
def test_the_line_of_a_path_is_found_or_that_of_its_parent(path: str, line: int) -> None:
    assert line_of(GOOD, path) == line


def test_the_line_of_a_path_is_found_in_every_way_to_write_it() -> None:
    toml = 'a.b = 1\n[c.d]\ne = 2\n[[f]] # several\ng = 3\n["h"]\n'
    assert [line_of(toml, path) for path in ("a.b", "c.d.e", "f[0].g", "f")] == [1, 3, 5, 4]
