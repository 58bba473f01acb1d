"""A report in one language: texts, number formats, and the building blocks of its page."""

import html
from collections.abc import Sequence
from typing import Any

import msgspec

from curiouser.engine.game import Game, Setup
from curiouser.engine.text import Argument, Text, words
from curiouser.lab import plots
from curiouser.lab.figures import label_of
from curiouser.lab.plots import Plot, Row
from curiouser.lab.study import StudyResult
from curiouser.lab.sums import StudySums, Sum
from curiouser.lab.whatif import SetupChange

PER_CENT = ("won", "starter-won", "decided", "shared", "end")


class Study(msgspec.Struct, frozen=True):
    """What was asked, and what came of it."""

    game: Game[Any]
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    command: str
    found: StudyResult
    changes: tuple[SetupChange, ...] = ()
    server: str = "http://localhost:8000"


class ReportVoice:
    """Words and numbers in one language."""

    def __init__(self, language: str, game: Game[Any]) -> None:
        self.language = language
        self.game = game
        self.words = words(language, "curiouser.lab", game.package)

    def say(self, id: str, /, **args: Argument) -> str:
        return self.words.say(Text(id, args))

    def number(self, value: float, digits: int = 0) -> str:
        from babel.numbers import format_decimal

        form = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=form, locale=self.language))

    def measure(self, name: str) -> str:
        kind = kind_of(name)
        rest = name.removeprefix(kind).removeprefix("-")
        if kind == "end":
            rest = self.words.say(Text(f"end-{rest}"))
        return self.say(f"measure-{kind}", name=rest)

    def thing(self, thing: str) -> str:
        told = label_of(self.game, thing)
        if isinstance(told, tuple):
            return ", ".join(self.words.say(each) for each in told)
        return self.words.say(told) if isinstance(told, Text) else str(told)

    def group(self, field: str) -> str:
        key = "thing-" + field.replace("/", "-")
        return self.say(key) if self.words.has(key) else field.replace("/", ": ")


def kind_of(name: str) -> str:
    """won-2 → won: measures that differ in a seat, an ending or a rule are worded alike."""
    head = name.partition("-")[0]
    return head if head in ("won", "score", "end", "rule") else name


def is_per_cent(name: str) -> bool:
    return kind_of(name) in PER_CENT


class ReportPage:
    """Gathers the parts of one language's page; each plot is kept as well."""

    def __init__(self, study: Study, language: str) -> None:
        self.study = study
        self.voice = ReportVoice(language, study.game)
        self.sums: StudySums = study.found.sums[0]
        self.colour = study.game.about.plot_colour
        self.parts: list[str] = []
        self.plots: list[Plot] = []

    def put(self, markup: str) -> None:
        self.parts.append(markup)

    def figure(self, heading: str, words: str, plot: Plot | None = None, more: str = "", wide: bool = False) -> None:
        drawn = ""
        if plot is not None:
            self.plots.append(plot)
            drawn = plots.as_svg(plot, html.escape(heading, quote=True), self.colour, self.voice.language)
        kind = ' class="wide"' if wide else ""
        self.put(f"<section{kind}><h2>{html.escape(heading)}</h2><p>{html.escape(words)}</p>{drawn}{more}</section>")

    def mean(self, name: str, digits: int = 1) -> dict[str, Argument]:
        sum_, scale = self.sums.measures[name], 100 if is_per_cent(name) else 1
        write = self.voice.number
        return {"mean": write(sum_.mean * scale, digits), "half": write(sum_.half * scale, digits + 1)}


def percent_row(label: str, sum_: Sum) -> Row:
    return Row(label, 100 * sum_.mean, 100 * sum_.half)


def interval(page: ReportPage, name: str, mean: float, half: float) -> tuple[str, str]:
    scale, unit = (100, " %") if is_per_cent(name) else (1, "")

    def write(value: float) -> str:
        return page.voice.number(value * scale, 2)

    return write(mean) + unit, page.voice.say("lab-between", low=write(mean - half), high=write(mean + half)) + unit


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=scroll tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
