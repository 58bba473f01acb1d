"""The report of a study: one self-contained page in three languages, for phones and large screens."""

import html
from collections.abc import Sequence
from importlib import resources

from curiouser.engine.text import LANGUAGES, Text
from curiouser.lab import plots
from curiouser.lab.changes import tell_changes
from curiouser.lab.figures import shown_groups
from curiouser.lab.paper import ReportPage, Study, interval, percent_row, table
from curiouser.lab.plots import Plot, Row

NAMES = {"en": "English", "pl": "Polski", "ro": "Română"}


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


def make_page(study: Study, language: str) -> ReportPage:
    page = ReportPage(study, language)
    for tell in (tell_head, tell_changes, tell_seats, tell_scores, tell_shapes, tell_ends, tell_things, tell_rules):
        tell(page)
    tell_numbers(page)
    tell_sample(page)
    return page


def tell_head(page: ReportPage) -> None:
    study, say = page.study, page.voice.say
    title = say("lab-title", game=say("title"))
    lead = say(
        "lab-lead", matches=page.sums.matches, seats=study.setup.seats, bots=", ".join(dict.fromkeys(study.bots))
    )
    page.put(f"<header><h1>{html.escape(title)}</h1><p>{html.escape(lead)}</p></header>")


def tell_seats(page: ReportPage) -> None:
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


def tell_scores(page: ReportPage) -> None:
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


def tell_shapes(page: ReportPage) -> None:
    say = page.voice.say
    for measure, (key, unit, scale) in SHAPES.items():
        shape = page.sums.shapes[measure]
        plot = plots.bars_plot(key, shape, say(unit), say("lab-of-matches"), page.colour, scale)
        page.figure(say(f"lab-{key}"), say(f"lab-{key}-text", **page.mean(measure)), plot)


def tell_ends(page: ReportPage) -> None:
    say = page.voice.say
    ends = [name for name in page.sums.measures if name.startswith("end-")]
    if ends:
        rows = [percent_row(page.voice.words.say(Text(name)), page.sums.measures[name]) for name in ends]
        page.figure(
            say("lab-ends"), say("lab-ends-text"), plots.rows_plot("ends", [(say("lab-of-matches"), rows)], page.colour)
        )


def tell_numbers(page: ReportPage) -> None:
    say = page.voice.say
    rows = [
        (page.voice.measure(name), *interval(page, name, sum_.mean, sum_.half))
        for name, sum_ in page.sums.measures.items()
    ]
    heads = [say("lab-measure"), say("lab-mean"), say("lab-interval")]
    page.figure(say("lab-numbers"), say("lab-numbers-text"), more=table(heads, rows), wide=True)


def tell_rules(page: ReportPage) -> None:
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
    words = say("lab-rules-text", heard=page.sums.heard)
    page.figure(
        say("lab-rules"),
        words,
        plot,
        f"<details><summary>{html.escape(say('lab-rules-words'))}</summary><dl>{items}</dl></details>",
    )


def tell_things(page: ReportPage) -> None:
    for field, things in shown_groups(page.study.game, page.sums):
        tell_group(page, field, things)


def tell_group(page: ReportPage, field: str, things: Sequence[str]) -> None:
    say, found = page.voice.say, page.sums.things
    uses = [Row(page.voice.thing(thing), found[thing].uses.mean, found[thing].uses.half) for thing in things]
    panels = [(say("lab-use"), uses)]
    if any(found[thing].differing > 1 for thing in things):
        worth = [Row(row.label, 100 * found[t].worth, 100 * found[t].half) for row, t in zip(uses, things, strict=True)]
        panels.append((say("lab-worth"), worth))
    plot = plots.rows_plot(field.replace("/", "-"), panels, page.colour, from_nothing=True)
    page.figure(page.voice.group(field), say("lab-things-text", heard=page.sums.heard), plot)


def tell_sample(page: ReportPage) -> None:
    study, say = page.study, page.voice.say
    words = say("lab-sample-text", seed=str(study.seed), rules=study.game.version)
    edition = f"<p>{html.escape(say('lab-edition'))}: {html.escape(str(study.setup.edition.title))}</p>"
    command = f"<p>{html.escape(say('lab-command'))}: <code>{html.escape(study.command)}</code></p>"
    page.figure(say("lab-sample"), words, more=edition + command, wide=True)
