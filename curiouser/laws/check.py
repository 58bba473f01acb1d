"""Checks the laws over random matches: cheap ones at every position, expensive ones at some of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any, TypeVar

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.game import Game, Setup
from curiouser.engine.luck import Dealer, SeededDealer
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK
from curiouser.engine.record import Seed, write_record
from curiouser.engine.rng import seeded
from curiouser.engine.text import Text, text, words
from curiouser.laws import chance, copies, flow, gate, history, moves, secrecy, wording
from curiouser.laws.case import Case, choose
from curiouser.laws.report import BrokenLaw, LawReport
from curiouser.laws.wording import Wording

LAWS = (
    "starts",
    "ends",
    "has-move",
    "turns",
    "outcome",
    "parts",
    "legal-applies",
    "illegal-refused",
    "order",
    "copies",
    "notation",
    "moves",
    "pick",
    "views",
    "events",
    "texts",
    "luck",
    "secret-view",
    "secret-moves",
    "secret-event",
    "secret-refusal",
    "redeal",
    "undo",
    "record",
)
DICE = 1 << 16  # a share of positions or matches is drawn from so many
OFTEN = 20  # this many events of a kind are worded before only a share of them is
T = TypeVar("T")
Progress = Callable[[int, int], None]
Choice = Callable[[], tuple[int, Move] | None]  # somebody's next move; None when nobody can move
Driver = Callable[[Match, int, Dealer], Choice]  # who plays a match, by its number


def check_game(
    game: Game[Any],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    matches: int = 100,
    first: int = 0,
    seed: int = 1,
    share: float = 1.0,
    records: float = 1.0,
    longest: int = 20_000,
    language: str = "en",
    progress: Progress | None = None,
    driver: Driver | None = None,
) -> LawReport:
    """Play `matches` matches for each number of seats and each combination of options, and check every law.

    They are random, or played by a `driver`. `first` numbers the first match. Slow laws are checked at a share of the
    positions, records of a share of matches. A match of more than `longest` moves counts as endless.
    """
    report = LawReport(game.name, seed)
    setups = [(count, chosen) for count in seat_counts(game, seats) for chosen in option_sets(game, options)]
    for done, (count, chosen) in enumerate(setups):
        checker = Checker(game, report, count, chosen, share, records, longest, language, driver)
        for number in range(first, first + matches) if checker.start() else ():
            checker.check_match(number)
            if progress is not None:
                progress(done * matches + number - first + 1, len(setups) * matches)
    return report


def seat_counts(game: Game[Any], seats: int | None = None) -> tuple[int, ...]:
    return game.seat_counts if seats is None else (seats,)


def option_sets(game: Game[Any], options: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    """The options asked for, or every combination of those that are on or off."""
    if options is not None:
        return [dict(options)]
    switches = [field.name for field in msgspec.structs.fields(game.options) if field.type is bool]
    return [dict(zip(switches, values, strict=True)) for values in product((False, True), repeat=len(switches))]


class Checker:
    """Checks matches of one setup, one after the other."""

    def __init__(
        self,
        game: Game[Any],
        report: LawReport,
        seats: int,
        options: dict[str, Any],
        share: float,
        records: float,
        longest: int,
        language: str,
        driver: Driver | None = None,
    ) -> None:
        self.game = game
        self.report = report
        self.seats = seats
        self.options = options
        self.share = round(share * DICE)
        self.records = round(records * DICE)
        self.longest = longest
        self.driver = driver
        self.words = words(language, "curiouser.laws")
        self.noted: set[tuple[str, str]] = set()
        self.worded: Counter[type] = Counter()
        self.match: Match | None = None
        self.number = -1

    def start(self) -> bool:
        """What holds before any match: the game can be set up, and has its words."""
        if self.holds("starts", self._set_up()):
            self.holds("texts", self.wording.always())
            return True
        return False

    def _set_up(self) -> Iterable[Text]:
        self.setup: Setup = self.game.setup(self.seats, self.options)
        position = self.game.start(self.setup)
        self.box = dict(self.game.parts(position))
        self.wording = Wording(self.game)
        yield from ()

    def holds(self, law: str, findings: Iterable[Text]) -> bool:
        """Note how the position breaks a law. An exception counts as a broken law too."""
        self.count(law)
        clean = True
        try:
            for found in findings:
                clean = False
                self.note(law, found)
        except Exception as error:
            self.note(law, text("broken-raised", error=repr(error)))
            return False
        return clean

    def count(self, law: str) -> None:
        self.report.checks[law] = self.report.checks.get(law, 0) + 1

    def note(self, law: str, found: Text) -> None:
        if (law, found.id) not in self.noted:
            self.noted.add((law, found.id))
            made = len(self.match.history) if self.match else 0
            meaning, sentence = self.words.say(text(f"law-{law}")), self.words.say(found)
            seed, match, place = self.report.seed, self.number, self._place()
            self.report.broken.append(
                BrokenLaw(law, meaning, sentence, self.seats, self.options, seed, match, made, *place)
            )

    def _place(self) -> tuple[str, str]:
        """Notation and record of where the match stands, if a broken game can still write them."""
        try:
            assert self.match is not None
            return self.game.write(self.match.position), write_record(self.match, self.luck)
        except Exception:
            return "", ""

    def check_match(self, number: int) -> None:
        seed = self.report.seed
        self.number = number
        self.luck = Seed(seed, 3 * number)
        self.dealer = SeededDealer(seeded(seed, 3 * number))
        self.choices = seeded(seed, 3 * number + 1)
        self.rng = seeded(seed, 3 * number + 2)
        match = self.match = Match(self.game, self.setup)
        self.report.matches += 1
        self.choose: Choice = lambda: choose(self.game, match.position, self.choices, self.dealer)
        if self.driver is not None:
            self.choose = self.driver(match, number, self.dealer)
        while self.check_position(self.match):
            if len(self.match.played) >= self.longest:
                self.holds("ends", [text("broken-endless", moves=self.longest)])
                return

    def check_position(self, match: Match) -> bool:
        """Look at where the match stands, and make a move; says whether there was one to make."""
        self.report.positions += 1
        case = self.tried("turns", lambda: Case(self.game, self.setup, match.position, self.rng))
        if case is None:
            return False
        closely = self.rng.below(DICE) < self.share
        if closely and not self.look_closely(case):
            return False
        choice = self.tried("has-move", self.choose)
        if choice is None:
            self.holds("has-move", flow.has_move(case))
            self.check_end(match, case)
            return False
        self.count("has-move")
        self.holds("outcome", flow.is_going_on(case))
        return self.check_move(match, case, closely, *choice)

    def tried(self, law: str, act: Callable[[], T]) -> T | None:
        try:
            return act()
        except Exception as error:
            self.note(law, text("broken-raised", error=repr(error)))
            return None

    def check_move(self, match: Match, case: Case, closely: bool, actor: int, move: Move) -> bool:
        before = case.opened if closely else b""
        events = self.tried("legal-applies", lambda: match.play(actor, move))
        if events is None:
            return False
        self.holds("events", wording.events(self.game, events, self.wording.rules))
        if new := [event for event in events if closely or self.is_new(event)]:
            self.holds("texts", self.wording.events(new))
        if not closely:
            return True
        self.holds("events", wording.event_trips(events))
        return not match.can_undo(actor) or self.holds("undo", history.undo(match, before))

    def is_new(self, event: Event) -> bool:
        """Whether few events of its kind were worded so far."""
        self.worded[type(event)] += 1
        return self.worded[type(event)] <= OFTEN

    def look_closely(self, case: Case) -> bool:
        """The laws that cost more than a move does; says whether the position could be looked at."""
        if self.tried("views", lambda: case.opened) is None:  # before anything is played on a copy
            return False
        laws = (
            ("turns", flow.turns(case)),
            ("parts", flow.parts(case, self.box)),
            ("legal-applies", gate.legal_applies(case)),
            ("illegal-refused", gate.illegal_refused(case, self.wording)),
            ("order", copies.order(case)),
            ("copies", copies.copies(case)),
            ("notation", copies.notation(case)),
            ("moves", moves.moves(case)),
            ("pick", chance.pick(case)),
            ("views", moves.views(case)),
            ("texts", wording.texts(case, self.wording)),
            ("secret-view", secrecy.secret_view(case)),
            ("secret-moves", secrecy.secret_moves(case)),
            ("secret-event", secrecy.secret_event(case)),
            ("secret-refusal", secrecy.secret_refusal(case)),
            ("redeal", secrecy.redeal(case, self.box, self.longest)),
        )
        for law, findings in laws:
            self.holds(law, findings)
        if case.actors == (LUCK,):
            self.holds("luck", chance.luck(case))
        return True

    def check_end(self, match: Match, case: Case) -> None:
        self.holds("ends", ())
        self.holds("outcome", flow.outcome(case))
        self.holds("parts", flow.parts(case, self.box))
        if self.rng.below(DICE) < self.records:
            self.look_closely(case)
            self.holds("record", history.record(match, self.luck))
