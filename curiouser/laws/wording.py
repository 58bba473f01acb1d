"""Laws of texts: every event, move, refusal and end has a sentence in every language."""

from collections.abc import Iterable
from typing import Any

import msgspec

from curiouser.engine.errors import Refused
from curiouser.engine.event import Event
from curiouser.engine.game import Game
from curiouser.engine.move import Move
from curiouser.engine.text import LANGUAGES, Text, Words, text, words
from curiouser.laws.case import Case, Findings, encode

SHOWN = 4
DRAWN = 3  # one in so many


class Wording:
    """Remembers what was worded, so that a sentence is looked at once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rules = {"", *game.rule_ids()}
        self.said: set[tuple[bytes, str | None]] = set()

    def always(self) -> Findings:
        """What every game has words for: its title, its rules and the ways it can end."""
        ids = ["title", *(f"rule-{rule}" for rule in self.game.rule_ids()), *(f"end-{end}" for end in self.game.ends)]
        for id in ids:
            yield from self.sentence(text(id), self.game.package)

    def sentence(self, told: Text, package: str | None) -> Findings:
        key = encode(told), package
        if key in self.said:
            return
        self.said.add(key)
        for language in LANGUAGES:
            yield from self._worded(told, words(language, *([package] if package else [])))

    def _worded(self, told: Text, words: Words) -> Findings:
        try:
            words.say(told)
        except Exception as error:
            yield text("broken-text", id=told.id, language=words.language, reason=repr(error))

    def refusal(self, refusal: Refused) -> Findings:
        yield from self.sentence(refusal.text, refusal.texts)
        if refusal.rule not in self.rules:
            yield text("broken-rule", rule=refusal.rule, what=refusal.text.id)

    def events(self, events: Iterable[Event]) -> Findings:
        for event in events:
            yield from self.sentence(self.game.tell(event), self.game.package)

    def moves(self, moves: Iterable[Move]) -> Findings:
        for move in moves:
            yield from self.sentence(self.game.tell_move(move), self.game.package)


def texts(case: Case, wording: Wording) -> Findings:
    """Moves have words; and now and then, for it takes long, a view is drawn."""
    yield from wording.moves(move for _, move in case.some(case.offers(), SHOWN))
    if case.rng.below(DRAWN) > 0:
        return
    (viewer,), (language,) = case.some(case.viewers, 1), case.some(LANGUAGES, 1)
    if not case.game.draw(case.game.view(case.position, viewer), case.game.words(language)).strip():
        yield text("broken-drawing", language=language)


def events(game: Game[Any], told: Iterable[Event], rules: set[str]) -> Findings:
    """Every event is of a kind the game names, follows a rule it has, and can be sent."""
    for event in told:
        if type(event) not in game.event_types:
            yield text("broken-event-type", event=type(event).__name__)
        if event.rule not in rules:
            yield text("broken-rule", rule=event.rule, what=type(event).__name__)


def event_trips(told: Iterable[Event]) -> Findings:
    for event in told:
        if msgspec.json.decode(encode(event), type=type(event)) != event:
            yield text("broken-event-json", event=encode(event).decode())
