"""The part of a report about variants: how far each is from the base, and sweeps by value."""

import html
from collections.abc import Sequence

from curiouser.lab import plots
from curiouser.lab.paper import ReportPage, interval, is_per_cent, table
from curiouser.lab.whatif import MeasureDifference, SetupChange, compare, link


def tell_changes(page: ReportPage) -> None:
    study, say = page.study, page.voice.say
    if not study.changes:
        return
    differences = compare(study.found)
    page.put(f"<h2 class=part>{html.escape(say('lab-changed'))}</h2>")
    page.put(f"<p class=part>{html.escape(say('lab-changed-lead', count=len(differences)))}</p>")
    tell_sweeps(page, differences)
    for number, change in enumerate(study.changes, start=1):
        tell_change(page, change, [each for each in differences if each.variant == number])


def tell_change(page: ReportPage, change: SetupChange, differences: Sequence[MeasureDifference]) -> None:
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


def tell_sweeps(page: ReportPage, differences: Sequence[MeasureDifference]) -> None:
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
