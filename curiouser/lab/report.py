"""The report of a study: one page that holds everything it shows, in three languages, for phones and large screens."""

import html
from collections.abc import Sequence
from importlib import resources
from typing import Any

import msgspec

from curiouser.engine.game import Game, Setup
from curiouser.engine.text import LANGUAGES, Argument, Text, words
from curiouser.lab import plots
from curiouser.lab.figures import label_of, shown_groups
from curiouser.lab.plots import Plot, Row
from curiouser.lab.study import Found
from curiouser.lab.sums import Sum, Sums
from curiouser.lab.whatif import Change, Difference, compare, link

NAMES = {"en": "English", "pl": "Polski", "ro": "Română"}
PER_CENT = ("won", "starter-won", "decided", "shared", "end")


class Study(msgspec.Struct, frozen=True):
    """What was asked, and what came of it."""

    game: Game[Any]
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    command: str
    found: Found
    changes: tuple[Change, ...] = ()
    server: str = "http://localhost:8000"


class Voice:
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


class Page:
    """Gathers the parts of one language's page; each plot is kept as well."""

    def __init__(self, study: Study, language: str) -> None:
        self.study = study
        self.voice = Voice(language, study.game)
        self.sums: Sums = study.found.sums[0]
        self.colour = plots.accent_of(study.game.name)
        self.parts: list[str] = []
        self.plots: list[Plot] = []

    def put(self, markup: str) -> None:
        self.parts.append(markup)

    def figure(self, heading: str, words: str, plot: Plot | None = None, more: str = "", wide: bool = False) -> None:
        drawn = ""
        if plot is not None:
            self.plots.append(plot)
            drawn = plots.as_svg(plot, html.escape(heading, quote=True), self.voice.language)
        kind = ' class="wide"' if wide else ""
        self.put(f"<section{kind}><h2>{html.escape(heading)}</h2><p>{html.escape(words)}</p>{drawn}{more}</section>")

    def mean(self, name: str, digits: int = 1) -> dict[str, Argument]:
        sum_, scale = self.sums.measures[name], 100 if is_per_cent(name) else 1
        write = self.voice.number
        return {"mean": write(sum_.mean * scale, digits), "half": write(sum_.half * scale, digits + 1)}


def write_report(study: Study, language: str) -> tuple[str, list[Plot]]:
    """The page, and the plots in the language that it shows first."""
    pages = {each: make_page(study, each) for each in LANGUAGES}
    switch = "".join(
        f'<input type="radio" name="language" id="{each}"{" checked" if each == language else ""}>'
        f'<label for="{each}">{NAMES[each]}</label>'
        for each in LANGUAGES
    )
    mains = "".join(f'<main lang="{each}">{"".join(page.parts)}</main>' for each, page in pages.items())
    style = (resources.files("curiouser.lab") / "report.css").read_text(encoding="utf-8")
    title = html.escape(pages[language].voice.say("lab-title", game=pages[language].voice.say("title")))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f'<body class="{html.escape(study.game.name)}">{switch}{mains}</body>'
    made = f'<!doctype html><html lang="{language}"><head>{head}<style>{style}</style></head>{body}</html>\n'
    return made, pages[language].plots


def make_page(study: Study, language: str) -> Page:
    page = Page(study, language)
    for tell in (tell_head, tell_changes, tell_seats, tell_scores, tell_shapes, tell_ends, tell_things, tell_rules):
        tell(page)
    tell_numbers(page)
    tell_sample(page)
    return page


def tell_head(page: Page) -> None:
    study, say, write = page.study, page.voice.say, page.voice.number
    title = say("lab-title", game=say("title"))
    lead = say(
        "lab-lead", matches=write(page.sums.matches), seats=study.setup.seats, bots=", ".join(dict.fromkeys(study.bots))
    )
    page.put(f"<header><h1>{html.escape(title)}</h1><p>{html.escape(lead)}</p></header>")


def tell_seats(page: Page) -> None:
    say, seats = page.voice.say, page.study.setup.seats
    rows = [percent_row(say("lab-seat", seat=seat), page.sums.measures[f"won-{seat}"]) for seat in range(1, seats + 1)]
    plot = plots.rows_plot("seats", [(say("lab-of-matches"), rows)], page.colour, 100 / seats)
    page.figure(say("lab-seats"), say("lab-seats-text"), plot)
    start = page.sums.measures["starter-won"]
    fair, write = 1 / seats, page.voice.number
    verdict = "none" if abs(start.mean - fair) <= start.half else "more" if start.mean > fair else "less"
    low, high = start.mean - start.half, start.mean + start.half
    told = say(
        "lab-start-text",
        won=write(100 * start.mean, 1),
        low=write(100 * low, 1),
        high=write(100 * high, 1),
        fair=write(100 * fair, 1),
    )
    row = percent_row("", start)
    plot = plots.rows_plot("start", [(say("lab-of-matches"), [row])], page.colour, 100 * fair)
    page.figure(say("lab-start"), f"{told} {say(f'lab-start-{verdict}')}", plot)


def percent_row(label: str, sum_: Sum) -> Row:
    return Row(label, 100 * sum_.mean, 100 * sum_.half)


def tell_scores(page: Page) -> None:
    say = page.voice.say
    shapes = [
        (say("lab-seat", seat=seat), page.sums.shapes[f"score-{seat}"]) for seat in range(1, page.study.setup.seats + 1)
    ]
    plot = plots.lines_plot("scores", shapes, say("lab-points"), say("lab-of-matches"))
    page.figure(say("lab-scores"), say("lab-scores-text"), plot)


SHAPES = {  # measure: key of its texts, unit, scale
    "length": ("length", "lab-decisions", 1.0),
    "gap": ("gap", "lab-points", 1.0),
    "lead-changes": ("leads", "lab-times", 1.0),
    "decided": ("decided", "lab-part", 100.0),
}


def tell_shapes(page: Page) -> None:
    say = page.voice.say
    for measure, (key, unit, scale) in SHAPES.items():
        shape = page.sums.shapes[measure]
        plot = plots.bars_plot(key, shape, say(unit), say("lab-of-matches"), page.colour, scale)
        page.figure(say(f"lab-{key}"), say(f"lab-{key}-text", **page.mean(measure)), plot)


def tell_ends(page: Page) -> None:
    say = page.voice.say
    ends = [name for name in page.sums.measures if name.startswith("end-")]
    if ends:
        rows = [percent_row(page.voice.words.say(Text(name)), page.sums.measures[name]) for name in ends]
        page.figure(
            say("lab-ends"), say("lab-ends-text"), plots.rows_plot("ends", [(say("lab-of-matches"), rows)], page.colour)
        )


def tell_numbers(page: Page) -> None:
    say = page.voice.say
    rows = [
        (page.voice.measure(name), *interval(page, name, sum_.mean, sum_.half))
        for name, sum_ in page.sums.measures.items()
    ]
    heads = [say("lab-measure"), say("lab-mean"), say("lab-interval")]
    page.figure(say("lab-numbers"), say("lab-numbers-text"), more=table(heads, rows), wide=True)


def interval(page: Page, name: str, mean: float, half: float) -> tuple[str, str]:
    scale, unit = (100, " %") if is_per_cent(name) else (1, "")

    def write(value: float) -> str:
        return page.voice.number(value * scale, 2)

    return write(mean) + unit, page.voice.say("lab-between", low=write(mean - half), high=write(mean + half)) + unit


def tell_rules(page: Page) -> None:
    if not page.sums.heard:
        return
    say, write = page.voice.say, page.voice.number
    fired = [rule for rule in page.study.game.rule_ids() if rule in page.sums.rules]
    rows = [Row(rule, page.sums.rules[rule].mean, page.sums.rules[rule].half) for rule in fired]
    plot = plots.rows_plot("rules", [(say("lab-times"), rows)], page.colour, from_nothing=True)
    items = "".join(
        f"<dt>{rule} · {html.escape(say('lab-rules-fired', share=write(100 * page.sums.fired[rule].mean, 1)))}</dt>"
        f"<dd>{html.escape(page.voice.words.say(Text(f'rule-{rule}')))}</dd>"
        for rule in fired
    )
    words = say("lab-rules-text", heard=write(page.sums.heard))
    page.figure(
        say("lab-rules"),
        words,
        plot,
        f"<details><summary>{html.escape(say('lab-rules-words'))}</summary><dl>{items}</dl></details>",
    )


def tell_things(page: Page) -> None:
    for field, things in shown_groups(page.study.game, page.sums):
        tell_group(page, field, things)


def tell_group(page: Page, field: str, things: Sequence[str]) -> None:
    say, found = page.voice.say, page.sums.things
    uses = [Row(page.voice.thing(thing), found[thing].uses.mean, found[thing].uses.half) for thing in things]
    panels = [(say("lab-use"), uses)]
    if any(found[thing].differing > 1 for thing in things):
        worth = [Row(row.label, 100 * found[t].worth, 100 * found[t].half) for row, t in zip(uses, things, strict=True)]
        panels.append((say("lab-worth"), worth))
    plot = plots.rows_plot(field.replace("/", "-"), panels, page.colour, from_nothing=True)
    page.figure(page.voice.group(field), say("lab-things-text", heard=page.voice.number(page.sums.heard)), plot)


def tell_changes(page: Page) -> None:
    study, say = page.study, page.voice.say
    if not study.changes:
        return
    differences = compare(study.found)
    page.put(f"<h2 class=part>{html.escape(say('lab-changed'))}</h2>")
    page.put(f"<p class=part>{html.escape(say('lab-changed-lead', count=len(differences)))}</p>")
    tell_sweeps(page, differences)
    for number, change in enumerate(study.changes, start=1):
        tell_change(page, change, [each for each in differences if each.variant == number])


def tell_change(page: Page, change: Change, differences: Sequence[Difference]) -> None:
    study, say = page.study, page.voice.say
    shown = [each for each in differences if each.is_clear or not each.measure.startswith("rule-")]
    rows = []
    for each in sorted(shown, key=lambda each: each.p):
        difference, between = interval(page, each.measure, each.difference, each.half)
        base = interval(page, each.measure, each.base, 0.0)[0]
        p = "< 0.001" if each.p < 0.001 else page.voice.number(each.p, 3)
        mark = f" · {say('lab-clear')}" if each.is_clear else ""
        rows.append((page.voice.measure(each.measure), base, difference, between, p + mark))
    heads = [say(f"lab-{name}") for name in ("measure", "base", "difference", "interval", "chance")]
    address = html.escape(link(study.server, study.game, change.setup), quote=True)
    more = f'<p><a href="{address}">{html.escape(say("lab-open-table"))}</a></p>' + table(heads, rows)
    is_quiet = not any(each.is_clear for each in differences)
    page.figure(
        f"{say('lab-variant')}: {change.name}", say("lab-nothing-clear") if is_quiet else "", None, more, wide=True
    )


def tell_sweeps(page: Page, differences: Sequence[Difference]) -> None:
    """Of the measures that a sweep clearly changes, each by its value."""
    changes, say = page.study.changes, page.voice.say
    if len(changes) < 2 or any(change.value is None for change in changes):
        return
    path = changes[0].name.partition("=")[0]
    for name in dict.fromkeys(each.measure for each in differences if each.is_clear):
        scale = 100 if is_per_cent(name) else 1
        points = [
            (changes[each.variant - 1].value or 0.0, each.mean * scale, each.half * scale)
            for each in differences
            if each.measure == name
        ]
        base = next(each.base for each in differences if each.measure == name) * scale
        plot = plots.sweep_plot(f"sweep-{name}", points, base, path, page.colour)
        page.figure(say("lab-sweep", measure=page.voice.measure(name), path=path), "", plot)


def tell_sample(page: Page) -> None:
    study, say = page.study, page.voice.say
    words = say("lab-sample-text", seed=str(study.seed), rules=study.game.version)
    edition = f"<p>{html.escape(say('lab-edition'))}: {html.escape(str(study.setup.edition.title))}</p>"
    command = f"<p>{html.escape(say('lab-command'))}: <code>{html.escape(study.command)}</code></p>"
    page.figure(say("lab-sample"), words, more=edition + command, wide=True)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=scroll tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
