"""A review in words: sentences and number formats of the reader's language."""

from collections.abc import Sequence
from typing import Any

from babel.numbers import format_decimal

from curiouser.engine.game import CountableGame
from curiouser.engine.text import Argument, Text, Words, words
from curiouser.review.findings import Alternative, Decision, Review, Swing, Total
from curiouser.review.series import Amount
from curiouser.review.steps import HERE

PARTS = ("start", "luck", "own", "others", "result")


class ReviewTeller:
    """Words the findings about one match. `game_words` are the game's own, in which seats have names."""

    def __init__(self, game: CountableGame[Any], names: Sequence[str], game_words: Words) -> None:
        self.game = game
        self.names = list(names)
        self.game_words = game_words
        self.language = game_words.language
        self.words = words(self.language, HERE)

    def word(self, id: str, /, **args: Argument) -> str:
        return self.words.say(Text("review-" + id, args))

    def number(self, value: float, *, signed: bool = False, digits: int = 1) -> str:
        form = "#,##0" + ("." + "0" * digits if digits else "")
        rounded = round(value, digits) + 0.0  # no minus before a zero
        return str(
            format_decimal(rounded, format=f"+{form};−{form}" if signed and rounded else form, locale=self.language)
        )

    def percent(self, chance: float, *, signed: bool = False) -> str:
        return self.number(100 * chance, signed=signed, digits=0)

    def measured(self, review: Review) -> str:
        return self.word("measured", tries=review.tries)

    def rows(self, total: Total) -> list[tuple[str, str, str]]:
        """Where the result of a seat came from: the part, its chance, its points."""
        return [self.row(part, getattr(total, part)) for part in PARTS]

    def row(self, part: str, amount: Amount) -> tuple[str, str, str]:
        signed, sure = part not in {"start", "result"}, part == "result"
        chance, lead = self.percent(amount.chance, signed=signed), self.number(amount.lead, signed=True)
        if sure:
            return self.word(part), f"{chance} %", lead
        chances = f"{chance} % ±{self.percent(amount.chance_error)}"
        return self.word(part), chances, f"{lead} ±{self.number(amount.lead_error)}"

    def story(self, total: Total) -> str:
        return self.word(
            "story",
            name=self.names[total.seat],
            luck=self.number(total.luck.lead, signed=True),
            luck_error=self.number(total.luck.lead_error),
            own=self.number(total.own.lead, signed=True),
            own_error=self.number(total.own.lead_error),
            lost=self.number(total.lost.lead, signed=True),
            lost_error=self.number(total.lost.lead_error),
        )

    def turn(self, swing: Swing) -> str:
        """A step in a sentence, for the seat that it moved most."""
        parts = swing.choice if swing.kind == "choice" else swing.luck
        seat = swing.seat if swing.kind == "choice" and swing.seat is not None else most_moved(parts)
        args = {
            "name": self.names[seat],
            "change": self.percent(parts[seat].chance, signed=True),
            "error": self.percent(parts[seat].chance_error),
            "now": self.percent(swing.before[seat].chance + swing.luck[seat].chance + swing.choice[seat].chance),
        }
        if swing.decision is None:
            return self.word("turn-luck", **args)
        return self.word("turn-choice", move=self.move(swing.decision.chosen), **args)

    def better(self, decision: Decision) -> str:
        """What would have been better, by what the player knew."""
        name, best = self.names[decision.seat], decision.best[0]
        if decision.is_best:
            return self.word("best", name=name)
        if best.is_sure:
            return self.word("sure", move=self.move(best))
        return self.word(
            "better",
            name=name,
            move=self.move(best),
            chance=self.percent(best.worth.chance),
            error=self.percent(decision.lost.chance_error),
            own=self.percent(decision.chosen.worth.chance),
        )

    def move(self, option: Alternative) -> str:
        return self.game.spell(option.move)

    def reasons(self, option: Alternative) -> list[str]:
        return [self.game_words.say(reason.text) for reason in option.reasons]

    def happened(self, swing: Swing) -> list[tuple[str, str]]:
        """What happened in a step: the rule, and the sentence."""
        told = [event for event in swing.events if not self.game.goes_without_saying(event)]
        return [(event.rule, self.game_words.say(self.game.tell(event))) for event in told]


def most_moved(parts: Sequence[Amount]) -> int:
    return max(range(len(parts)), key=lambda seat: (parts[seat].chance, -seat))
