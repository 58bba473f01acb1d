"""The guided first game: its steps are what the rules make of a script, in each language."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.games.wordland import GAME
from curiouser.games.wordland.moves import (
    ChooseQueen,
    ChooseTopic,
    DealCharacter,
    DeclareImmunity,
    DrawLetter,
    LookedUp,
    Object,
    SayPhrase,
    SkipTurn,
    TapTeapot,
    TurnUpTopic,
    Vote,
)

LESSON = Path(__file__).parents[3] / "web/src/games/wordland/lesson.json"


class Words(NamedTuple):
    letters: str  # blue, purple, green, and the Queen's red one
    own: tuple[str, str, str]
    others: tuple[str, str]
    forbidden: str  # to Dodo, who says it all the same
    misfit: str
    mad: str  # has a forbidden letter, which the Hatter may use
    pirates: tuple[str, str, str]  # the reader's comes last


WORDS = {
    "en": Words(
        "fhna",
        ("clown", "tiger", "trapeze"),
        ("tent", "acrobat"),
        "hoop",
        "submarine",
        "elephant",
        ("parrot", "sword", "map"),
    ),
    "pl": Words(
        "btko",
        ("klaun", "magik", "cylinder"),
        ("lew", "słoń"),
        "trapez",
        "cukinia",
        "monocykl",
        ("papuga", "szpada", "mapa"),
    ),
    "ro": Words(
        "jfna",
        ("clovn", "tigru", "cupolă"),
        ("leu", "acrobat"),
        "bufon",
        "castravete",
        "ponei",
        ("papagal", "sabie", "hartă"),
    ),
}


class Script:
    def __init__(self, language: str) -> None:
        self.language = language
        self.steps: list[dict[str, Any]] = []

    def sit_down(self, **options: Any) -> None:
        self.match = Match(GAME, GAME.setup(3, {"language": self.language, "first_queen": 0, **options}))
        self.told: list[Any] = []

    def play(self, actor: int, move: Any) -> None:
        self.told += self.match.play(actor, move)

    def luck(self, *moves: Any) -> None:
        for move in moves:
            self.play(LUCK, move)

    def say(self, seat: int, text: str, **more: Any) -> None:
        self.play(seat, SayPhrase(text, looked_up=LookedUp(), **more))

    def ask(self, move: Any) -> None:
        """A step: what the reader must do; what came of it is told until the next one."""
        self.end_step()
        self.steps.append({"view": self.view(), "move": move, "events": []})

    def end_step(self) -> None:
        if self.steps:
            self.steps[-1]["events"] = [event for event in self.told if event.seen_by is None or 0 in event.seen_by]
        self.told = []

    def view(self) -> Any:
        return GAME.view(self.match.position, 0)

    def written(self) -> Any:
        return msgspec.json.decode(msgspec.json.encode(self.steps))


def lesson(language: str) -> Any:
    script, words = Script(language), WORDS[language]
    basic(script, words)
    advanced(script, words)
    return script.written()


def basic(script: Script, words: Words) -> None:
    script.sit_down()
    script.luck(ChooseQueen(0), TurnUpTopic("circus"), TurnUpTopic("zoo"))
    script.ask(ChooseTopic("circus"))
    script.play(0, ChooseTopic("circus"))
    script.luck(DrawLetter(words.letters[0]), DrawLetter(words.letters[1]))
    script.ask(TapTeapot())
    script.play(0, TapTeapot())
    script.ask(SayPhrase(words.own[0]))
    script.say(0, words.own[0])
    script.say(1, words.others[0])
    script.say(2, words.others[1])
    script.ask(SayPhrase(words.own[1]))
    script.say(0, words.own[1])
    script.say(1, words.forbidden)
    script.play(2, TapTeapot())
    script.say(2, words.misfit)
    script.ask(Object())
    script.play(0, Object())
    script.play(1, Vote(against=True))
    script.luck(TurnUpTopic("space"), TurnUpTopic("pirates"))
    script.play(1, ChooseTopic("pirates"))
    script.luck(DrawLetter(words.letters[0]), DrawLetter(words.letters[1]))
    script.play(1, TapTeapot())
    script.say(1, words.pirates[0])
    script.say(2, words.pirates[1])
    script.ask(SayPhrase(words.pirates[2]))
    script.say(0, words.pirates[2])
    script.end_step()


def advanced(script: Script, words: Words) -> None:
    """Another evening: the reader is Queen, the others are the Cat and the Hatter."""
    *drawn, red = list(words.letters)
    script.sit_down(advanced=True)
    script.luck(ChooseQueen(0), DealCharacter("cat"), DealCharacter("hatter"))
    script.luck(DrawLetter(red), TurnUpTopic("circus"), TurnUpTopic("zoo"))
    script.play(0, ChooseTopic("circus"))
    script.luck(*map(DrawLetter, drawn))
    script.play(0, TapTeapot())
    script.told = script.steps[-1]["events"]  # this evening is jumped to
    script.ask(SayPhrase(words.own[2], lay_letter=True))
    script.say(0, words.own[2], lay_letter=True)
    script.play(1, SkipTurn())
    script.play(2, DeclareImmunity())
    script.say(2, words.mad)
    script.ask(None)
    script.end_step()


def main() -> None:
    lessons = {language: lesson(language) for language in WORDS}
    LESSON.write_text(json.dumps(lessons, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


@pytest.mark.parametrize("language", WORDS)
def test_the_first_game_is_what_the_rules_make_of_it(language: str) -> None:
    """Made anew by `python -m tests.games.wordland.test_lesson`"""
    assert json.loads(LESSON.read_text(encoding="utf-8"))[language] == lesson(language)


if __name__ == "__main__":
    main()
