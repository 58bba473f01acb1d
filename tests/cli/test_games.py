"""curiouser games and curiouser rules."""

from importlib import resources
from pathlib import Path

import msgspec
import pytest

from curiouser.cli.games import Described, GameOption, show
from curiouser.cli.language import Voice
from curiouser.cli.page import Page
from curiouser.cli.rules import RulesTold, Value, short, values
from curiouser.engine.edition import Sourced
from curiouser.engine.game import all_games
from curiouser.engine.text import LANGUAGES
from tests.cli.running import Cli


def test_every_game_is_there_with_its_seats(cli: Cli) -> None:
    out = cli("games").out
    for game in all_games():
        assert game.name in out
        assert ", ".join(map(str, game.seat_counts)) in out


def test_a_program_reads_the_games(cli: Cli) -> None:
    games = msgspec.json.decode(cli("games", "--json").out, type=list[Described])
    assert {game.name for game in games} == {game.name for game in all_games()}
    (tea_time,) = [game for game in games if game.name == "tea-time"]
    assert (tea_time.title, tea_time.seats, tea_time.options) == ("Tea Time", (2, 3, 4), ())
    assert {"uniform", "greedy"} <= set(tea_time.bots)


def test_options_are_shown_as_one_would_type_them(capsys: pytest.CaptureFixture[str]) -> None:
    options = (GameOption("open_hands", False, "All hands are open."), GameOption("starter", -1, ""))
    show(Described("garden", "The Garden", 1, (2, 3), options, ()), Page(), Voice("en"))
    out = capsys.readouterr().out
    assert "Option   open_hands=false  All hands are open.\nOption   starter=-1\n" in out
    assert "Bots     –\n" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_meaning_in_every_language(cli: Cli, language: str) -> None:
    games = msgspec.json.decode(cli("games", "--json", "--language", language).out, type=list[Described])
    assert [option.name for game in games for option in game.options if not option.meaning] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_every_rule_is_told(cli: Cli, name: str, language: str) -> None:
    told = msgspec.json.decode(cli("rules", name, "--json", "--language", language).out, type=RulesTold)
    assert all(rule.text for rule in told.rules)
    out = cli("rules", name, "--language", language).out
    assert all(f"\n{rule.id} " in out for rule in told.rules)
    assert max(map(len, out.splitlines())) <= 80


def test_rules_rulings_and_numbers_are_told_apart(cli: Cli) -> None:
    out = cli("rules", "tea-time").out
    chapters = [
        "·  The rules",
        "G1 ",
        "G16 ",
        "·  Our rulings",
        "G17 ",
        "G24 ",
        "The values of this edition",
        "copies: 10",
    ]
    places = [out.index(chapter) for chapter in chapters]
    assert places == sorted(places)
    assert "copies: 10  (from the rulebook, G1)" in out
    assert "(reconstructed)" in out


def test_one_rule_comes_with_the_numbers_it_speaks_of(cli: Cli) -> None:
    out = cli("rules", "tea-time", "g14").out
    assert "G14 " in out
    assert "points: 5, 1, 3, 6, 10, 15  (from the rulebook, G14)" in out
    assert "G15" not in out


def test_one_ruling_is_called_one(cli: Cli) -> None:
    assert "Our rulings" in cli("rules", "tea-time", "G20").out


@pytest.fixture
def edition() -> Path:
    """A copy of the box of Tea Time, to be changed."""
    file = Path("own.toml")
    shipped = resources.files("curiouser.games.tea_time") / "edition.toml"
    file.write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    return file


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_edition_of_ones_own_shows_its_numbers(cli: Cli, edition: Path) -> None:
    change(edition, 'source = "rulebook"\nrule = "G15"\nvalue = 4', 'source = "changed"\nrule = "G15"\nvalue = 7')
    assert "alice: 7  (changed, G15)" in cli("rules", "tea-time", "--edition", str(edition)).out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "value = 4",
            'value = "four"',
            "own.toml, line {line}, has an error in alice.value: expected a whole number, not text",
        ),
        ("rounds]", "rouds]", "own.toml"),
        ("[points]", "[points", "own.toml isn’t valid TOML"),
        ("2 = [3, 4]", "2 = [3, 40]", "own.toml, line {line}, has an error in grid.value: the grid for 2 seats"),
    ],
)
@pytest.mark.parametrize("words", [["rules", "tea-time"], ["simulate", "tea-time"], ["play", "tea-time"]], ids=" ".join)
def test_a_bad_edition_is_refused_with_its_line(
    cli: Cli, edition: Path, words: list[str], old: str, new: str, said: str
) -> None:
    change(edition, old, new)
    line = edition.read_text(encoding="utf-8").partition(new)[0].count("\n") + 1
    code, out, err = cli(*words, "--edition", str(edition))
    assert (code, out) == (2, "")
    assert said.replace("{line}", str(line)) in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (3, "3"),
        (True, "true"),
        ([5, 1], "5, 1"),
        ([[1, 2], [3, 4]], "(1, 2), (3, 4)"),
        ({"2": [3, 4], "3": True}, "2 → 3, 4; 3 → true"),
        (["word"] * 100, "word, " * 26 + "…"),
    ],
)
def test_values_are_written_for_people(value: object, written: str) -> None:
    assert short(value) == written


def test_values_deep_inside_an_edition_are_found() -> None:
    class Box(msgspec.Struct):
        cookies: dict[str, Sourced[int]]
        plain: int

    found = list(values(Box({"large": Sourced(24, "rulebook", "A1")}, 3)))
    assert found == [Value("cookies.large", 24, "rulebook", "A1"), Value("plain", 3, "", "")]
