"""Records: written, read, replayed and verified; every error names its line."""

from typing import Any

import msgspec
import pytest

from curiouser.engine.edition import Sourced
from curiouser.engine.errors import BadRecord, BadSetup
from curiouser.engine.game import Game, Outcome, find_game, installed_game
from curiouser.engine.luck import SealedDealer, SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.record import (
    MAX_LINE,
    Header,
    RecordWriter,
    Verdict,
    read_line,
    read_records,
    replay,
    setup_of,
    verified_match,
    verify,
    write_checkable,
    write_record,
)
from curiouser.engine.rng import seeded
from curiouser.engine.text import LANGUAGES
from tests.engine.kept import OPEN_SEED, SEAL, SEED, changed, find, linked, open_seeded, played, put, read, sealed, told
from tests.laws.hidden_hand import GAME, HiddenHand, HiddenHandGame
from tests.laws.open_words import Name, OpenWordsGame, RingBell, Say


def problem_of(lines: list[Any], find: Any = find) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(read(lines), find)
    for language in LANGUAGES:
        assert str(caught.value.line) in caught.value.say(language) or caught.value.text.id == "record-empty"
    return caught.value


def test_an_untouched_record_is_accepted_and_its_luck_is_proven() -> None:
    assert verify(read(sealed()), find) == Verdict(14, 6, True, Outcome("hands-empty", (0, 2), (2, 1)))


def test_a_record_of_a_simulation_proves_its_luck_by_its_open_seed() -> None:
    assert verify(read(open_seeded()), find).luck_proven


def test_a_record_that_tells_events_and_positions_is_accepted() -> None:
    assert verify(read(told()), find).moves == 14


def test_a_record_says_who_played_by_which_rules_and_options() -> None:
    header = read(sealed()).header
    assert (header.game, header.rules, header.seats, header.options) == ("hidden-hand", 1, 2, {"bury": True})
    assert (header.players, header.luck) == (("Alice", "Dinah"), SEAL)


def test_replaying_leads_to_the_same_match_and_the_same_bytes() -> None:
    match = played(SealedDealer(SEED, SEAL.entropy))
    again = replay(read(sealed()), find)
    assert again.history == match.history
    assert GAME.opened(again.position) == GAME.opened(match.position)
    assert write_record(again, SEAL, ("Alice", "Dinah"), SEED).splitlines() == sealed()


def test_lines_may_come_as_bytes_and_with_their_ends() -> None:
    assert verify(read([line.encode() + b"\r\n" for line in sealed()]), find).luck_proven


def test_a_record_can_be_appended_to_while_the_match_goes_on() -> None:
    match = played(SealedDealer(SEED, SEAL.entropy))
    writer = RecordWriter(match, SEAL, ("Alice", "Dinah"))
    lines = [writer.header(), *map(writer.entry, match.history[:5])]
    later = RecordWriter(match, SEAL, ("Alice", "Dinah"), writer.link, writer.n)
    lines += [*map(later.entry, match.history[5:]), later.end(SEED)]
    assert lines == sealed()


def test_a_match_that_is_not_over_is_accepted_without_a_result() -> None:
    verdict = verify(read(sealed()[:-3]), find)
    assert verdict == Verdict(12, 6, False, None)


def test_a_match_that_is_not_over_has_no_end_line() -> None:
    match = Match(GAME, GAME.setup(2))
    assert len(write_record(match, None).splitlines()) == 1


def test_without_a_dealer_luck_is_accepted_and_not_proven() -> None:
    lines = write_record(played(SeededDealer(seeded(3))), None).splitlines()
    assert not verify(read(lines), find).luck_proven


def test_the_clock_has_its_moves_in_a_record() -> None:
    game = OpenWordsGame()
    match = Match(game, game.setup(2))
    match.play(LUCK, Name("t"))
    match.play(1, Say("tea"))
    match.play(CLOCK, RingBell())
    lines = write_record(match, None).splitlines()
    assert '"actor":"clock"' in lines[3]
    verdict = verify(read(lines), lambda _: game)
    assert verdict.outcome == Outcome("time-up", (0, 3), (2, 1))


def test_several_records_in_a_file_are_read_one_after_the_other() -> None:
    first, second = read_records([*sealed(), *open_seeded()])
    assert (first.first_line, second.first_line) == (1, 17)
    assert verify(second, find).luck_proven


def test_a_fault_in_a_later_record_is_told_with_the_line_of_the_file() -> None:
    second = linked(changed(open_seeded(), 3, put("move", "card", value=9)))
    with pytest.raises(BadRecord, match="Line 19, move 2: this draw doesn’t come from the sealed seed"):
        verify(list(read_records([*sealed(), *second]))[1], find)


CHANGES = [
    ("a changed card of luck", 4, put("move", "card", value=9), "record-link", "record-luck"),
    ("a card of luck that is gone", 4, put("move", "card", value=2), "record-link", "record-refused"),
    ("a move of luck made by a seat", 4, put("actor", value=0), "record-link", "record-refused"),
    ("a changed move of a seat", 10, put("move", "card", value=9), "record-link", "record-refused"),
    ("a changed seat", 10, put("actor", value=1), "record-link", "record-refused"),
    ("a move of another game", 10, put("move", "type", value="Mark"), "record-link", "record-bad-move"),
    ("a move without a card", 10, put("move", value={"type": "Show"}), "record-link", "record-bad-move"),
    ("a changed seat that takes back", 9, put("seat", value=1), "record-link", "record-refused"),
    ("a changed result", 16, put("outcome", "scores", value=[2, 0]), "record-link", "record-outcome"),
    ("a changed winner", 16, put("outcome", "places", value=[1, 2]), "record-link", "record-outcome"),
    ("another opened seed", 16, put("opened", value="00" * 32), "record-link", "record-seal"),
    ("an opened seed that is none", 16, put("opened", value="xyz"), "record-link", "record-seal"),
    ("no opened seed", 16, put("opened", value=None), "record-link", "record-seal"),
    ("an unknown game", 1, put("game", value="chess"), "record-setup", "record-setup"),
    ("a module instead of a game", 1, put("game", value="this:d"), "record-setup", "record-setup"),
    ("other rules", 1, put("rules", value=2), "record-rules", "record-rules"),
    ("another number of seats", 1, put("seats", value=9), "record-setup", "record-setup"),
    ("an unknown option", 1, put("options", "dig", value=True), "record-setup", "record-setup"),
    ("an edition that is none", 1, put("edition", value={"title": 3}), "record-edition", "record-edition"),
    ("another format", 1, put("format", value=2), "record-format", "record-format"),
    ("other players", 1, put("players", 0, value="Bill"), "record-link", None),
]


def find_any(name: str) -> Game[Any]:
    return GAME if name == GAME.name else installed_game(name)


@pytest.mark.parametrize(("line", "change", "id"), [pytest.param(*change[1:4], id=change[0]) for change in CHANGES])
def test_a_change_is_found_in_its_line(line: int, change: Any, id: str) -> None:
    problem = problem_of(changed(sealed(), line, change), find_any)
    assert (problem.text.id, problem.line) == (id, line)


@pytest.mark.parametrize(
    ("line", "change", "id"), [pytest.param(*change[1:3], change[4], id=change[0]) for change in CHANGES if change[4]]
)
def test_a_change_that_is_linked_anew_is_found_too(line: int, change: Any, id: str) -> None:
    problem = problem_of(linked(changed(sealed(), line, change)), find_any)
    assert (problem.text.id, problem.line) == (id, line)


def test_nothing_but_the_links_holds_the_names_of_the_players() -> None:
    lines = linked(changed(sealed(), 1, put("players", 0, value="Bill")))
    assert verify(read(lines), find).luck_proven


def test_a_header_of_a_newer_format_is_told_from_one_that_is_wrong() -> None:
    newer = changed(changed(sealed(), 1, put("format", value=2)), 1, put("weather", value="fine"))
    assert problem_of(newer).text.id == "record-format"
    assert problem_of(changed(sealed(), 1, put("weather", value="fine"))).text.id == "record-bad-line"


@pytest.mark.parametrize(
    ("change", "id", "line"),
    [
        (put("luck", "commitment", value="00" * 32), "record-seal", 16),
        (put("luck", "entropy", value=["drink me"]), "record-luck", 2),
        (put("luck", "entropy", value=["zjedz mnie", "drink me"]), "record-luck", 2),
        (put("luck", value={"type": "seeded", "seed": 1}), "record-luck", 2),
        (put("seats", value=3), "record-refused", 8),
        (put("options", "bury", value=False), "record-refused", 8),
    ],
)
def test_a_changed_header_that_is_linked_anew_is_found_where_it_matters(change: Any, id: str, line: int) -> None:
    problem = problem_of(linked(changed(sealed(), 1, change)))
    assert (problem.text.id, problem.line) == (id, line)


def test_a_legal_move_in_place_of_another_is_found_at_the_latest_by_the_result() -> None:
    """Seat 1 shows its high card first: the second trick can't be shown any more."""
    problem = problem_of(linked(changed(sealed(), 13, put("move", "card", value=8))))
    assert (problem.text.id, problem.line) == ("record-refused", 15)


@pytest.mark.parametrize(("place", "value", "id"), [("events", [], "events"), ("position", {"actor": 3}, "position")])
def test_told_events_and_positions_must_be_those_of_the_moves(place: str, value: Any, id: str) -> None:
    problem = problem_of(linked(changed(told(), 12, put(place, value=value))))
    assert (problem.text.id, problem.line, problem.text.args["what"]) == ("record-told", 12, id)


def checkable() -> list[str]:
    match = played(SealedDealer(SEED, SEAL.entropy))
    return write_checkable(match, SEAL, ("Alice", "Dinah"), SEED).splitlines()


def test_a_checkable_record_says_from_what_luck_drew() -> None:
    lines = [msgspec.json.decode(line) for line in checkable()]
    drawn = [line for line in lines if line.get("actor") == "luck"]
    assert [line["move"] in [move for move, _ in line["chances"]] for line in drawn] == [True] * 6
    assert not any("chances" in line for line in lines if line not in drawn)
    assert verify(read(checkable()), find) == verify(read(sealed()), find)


def test_a_checkable_record_of_a_match_that_goes_on_has_no_end() -> None:
    match = Match(GAME, GAME.setup(2))
    assert len(write_checkable(match, None, (), None).splitlines()) == 1


@pytest.mark.parametrize("number", [4, 10])
def test_chances_must_be_those_of_the_position(number: int) -> None:
    problem = problem_of(linked(changed(checkable(), number, put("chances", value=[]))))
    assert (problem.text.id, problem.line, problem.text.args["what"]) == ("record-told", number, "chances")


@pytest.mark.parametrize("number", range(1, 17))
def test_a_changed_link_is_found_in_its_line(number: int) -> None:
    lines = changed(sealed(), number, put("link", value="0" * 32))
    problem = problem_of(lines)
    assert (problem.text.id, problem.line) == ("record-link", number)


def test_a_changed_link_is_told_with_what_it_belongs_to() -> None:
    wrong = put("link", value="0" * 32)
    assert "the header, was changed" in str(problem_of(changed(sealed(), 1, wrong)))
    assert "Line 9, move 8, was changed" in str(problem_of(changed(sealed(), 9, wrong)))
    assert "the end, was changed" in str(problem_of(changed(sealed(), 16, wrong)))


@pytest.mark.parametrize("number", range(2, 15))
def test_a_missing_line_is_found(number: int) -> None:
    lines = sealed()
    problem = problem_of([*lines[: number - 1], *lines[number:]])
    assert (problem.text.id, problem.line) == ("record-out-of-order", number)


@pytest.mark.parametrize("number", range(2, 15))
def test_two_swapped_lines_are_found(number: int) -> None:
    lines = sealed()
    lines[number - 1], lines[number] = lines[number], lines[number - 1]
    problem = problem_of(lines)
    assert (problem.text.id, problem.line) == ("record-out-of-order", number)


@pytest.mark.parametrize("first", range(1, 6))
def test_luck_in_another_order_is_found_though_numbered_and_linked_anew(first: int) -> None:
    lines = sealed()
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    for number in (first, first + 1):
        lines = changed(lines, number + 1, put("n", value=number))
    problem = problem_of(linked(lines))
    assert (problem.text.id, problem.line) == ("record-luck", first + 1)


@pytest.mark.parametrize("kept", [0.1, 0.5, 0.9])
def test_a_line_that_was_cut_off_is_found(kept: float) -> None:
    lines = sealed()
    lines[11] = lines[11][: int(len(lines[11]) * kept)]
    problem = problem_of(lines[:12])
    assert (problem.text.id, problem.line) == ("record-bad-line", 12)


def test_a_line_without_a_link_is_found() -> None:
    lines = changed(sealed(), 5, lambda fields: fields.pop("link"))
    problem = problem_of(lines)
    assert (problem.text.id, problem.line) == ("record-no-link", 5)


@pytest.mark.parametrize("more", ['"n":4', '"move":{"type":"Deal","card":9}', '"events":[]'])
def test_nothing_may_stand_behind_the_link(more: str) -> None:
    """The link speaks only of what stands before it."""
    lines = sealed()
    lines[4] = lines[4][:-1] + "," + more + "}"
    problem = problem_of(lines)
    assert (problem.text.id, problem.line) == ("record-no-link", 5)


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (4, put("actor", value=-1)),
        (9, put("seat", value=-1)),
        (10, put("actor", value=-4)),
        (10, put("actor", value="me")),
    ],
)
def test_nobody_has_a_number_in_a_record(number: int, change: Any) -> None:
    """Luck written as a seat below 0 would not be looked at."""
    problem = problem_of(linked(changed(sealed(), number, change)))
    assert (problem.text.id, problem.line) == ("record-bad-line", number)


def test_luck_is_not_thrown_again() -> None:
    lines = sealed()
    again = ['{"line":"undo","n":2,"seat":0}', *lines[1:2]]
    problem = problem_of(linked([*lines[:2], again[0]]))
    assert (problem.text.id, problem.line) == ("record-refused", 3)


@pytest.mark.parametrize(
    ("lines", "id", "line"),
    [
        ([], "record-empty", 1),
        ([""], "record-bad-line", 1),
        (["nonsense"], "record-bad-line", 1),
        (["[]"], "record-bad-line", 1),
        ([b"\xff\xfe"], "record-bad-line", 1),
        (["\udcff"], "record-bad-line", 1),
        (["[" * 100_000], "record-bad-line", 1),
        (["x" * (MAX_LINE + 1)], "record-long-line", 1),
        (sealed()[1:], "record-no-header", 1),
        ([*sealed(), sealed()[1]], "record-after-end", 17),
        ([*sealed(), sealed()[15]], "record-after-end", 17),
        ([sealed()[0], sealed()[2]], "record-out-of-order", 2),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(lines: list[Any], id: str, line: int) -> None:
    problem = problem_of(lines)
    assert (problem.text.id, problem.line) == (id, line)


def test_a_move_that_is_no_text_is_refused_when_it_is_read() -> None:
    line = sealed()[9].encode().replace(b'"Bury"', b'"Bur\xff"')
    with pytest.raises(BadRecord, match="isn’t a line of a record"):
        read_line(line, 10)


class LowestWins(HiddenHandGame):
    """The same title under newer rules: the lowest card takes the trick."""

    version = 2

    class position(HiddenHand):  # noqa: N801
        def take_trick(self) -> None:
            self.shown = [-card for card in self.shown]
            super().take_trick()
            self.gone = sorted(map(abs, self.gone))

    def older(self, version: int) -> Game[Any] | None:
        return HiddenHandGame() if version == 1 else super().older(version)


def test_a_record_of_older_rules_is_replayed_under_them() -> None:
    verdict = verify(read(sealed()), lambda _: LowestWins())
    assert verdict.outcome == Outcome("hands-empty", (0, 2), (2, 1))


def test_a_record_of_newer_rules_is_replayed_under_those() -> None:
    lines = write_record(played(SealedDealer(SEED, SEAL.entropy), LowestWins()), SEAL, (), SEED).splitlines()
    record = read(lines)
    assert record.header.rules == 2
    assert verify(record, lambda _: LowestWins()).outcome == Outcome("hands-empty", (2, 0), (1, 2))
    assert "version 2 of the rules of hidden-hand, but this program knows them only up to version 1" in str(
        problem_of(lines)
    )


def test_a_record_keeps_an_edition_of_somebodys_own() -> None:
    game = find_game("tea-time")
    edition = msgspec.structs.replace(game.shipped_edition, alice=Sourced(9, "changed"))
    match = Match(game, game.setup(2, edition=edition))
    match.resolve_chance(SeededDealer(seeded(1, 0)))
    record = read(write_record(match, OPEN_SEED).splitlines())
    assert setup_of(record.header, 1)[1].edition == edition
    assert replay(record).setup == match.setup


def test_an_edition_in_a_record_is_checked_like_any_other() -> None:
    game = find_game("tea-time")
    edition = msgspec.to_builtins(game.shipped_edition, str_keys=True)
    edition["grid"]["value"]["2"] = [1000, 1000]
    with pytest.raises(BadRecord, match="the grid for 2 seats must have"):
        setup_of(Header("tea-time", 1, 2, edition=edition), 1)


def test_what_a_game_says_against_a_setup_is_told_in_its_own_words() -> None:
    class Picky(HiddenHandGame):
        def setup(self, seats: int, options: Any = None, edition: Any = None) -> Any:
            raise BadSetup("refused-other", texts=self.package)

    with pytest.raises(BadRecord, match="Line 1: You can’t do that now") as caught:
        replay(read(sealed()), lambda _: Picky())
    assert caught.value.say("pl") == "Wiersz 1: Teraz robi się coś innego."


def test_the_edition_that_ships_with_the_game_is_not_written_down() -> None:
    assert read(sealed()).header.edition is None


def test_whoever_keeps_positions_sees_the_match_before_every_entry() -> None:
    """And it is played once for that"""
    record, seen = read(sealed()), list[int]()

    def keep(match: Match) -> None:
        seen.append(len(match.played))

    replay(record, find, keep)
    once = seen[:]
    assert (len(once), once[:3]) == (len(record.entries), [0, 1, 2])
    seen.clear()
    match, verdict = verified_match(record, find, keep)
    assert (seen, verdict) == (once, verify(record, find))
    assert match.outcome == verdict.outcome
