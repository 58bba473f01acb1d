"""The plots of a report: SVG by matplotlib, in the colours of the page around it."""

import io
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from curiouser.lab.bins import bin_width, binned

INK, SOFT, HAIRLINE = "#2b2430", "#6a5f6e", "#ddd0bd"
SEATS = ("#b3261e", "#1f4e9e", "#8a5a00", "#00695c", "#7b2d8e", "#4a4a4a", "#9c2e6d", "#33691e")
MARKS = "oDs^vPX*"
WIDTH = 4.4  # inches: a phone's width with letters that can be read
ROW = 0.3
LETTER = 0.083  # of a label
STYLE: dict[Any, Any] = {
    "font.size": 11,
    "font.family": "DejaVu Sans",
    "svg.fonttype": "none",
    "axes.edgecolor": SOFT,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "axes.grid": True,
    "grid.color": HAIRLINE,
    "axes.axisbelow": True,
    "savefig.transparent": True,
}


class Row(NamedTuple):
    """A value with its interval; `half` may be none, where it is not known."""

    label: str
    value: float
    half: float


class Plot(NamedTuple):
    name: str
    figure: Figure


def new_figure(height: float, columns: int = 1, left: float = 0.72) -> tuple[Figure, Any]:
    """`left` inches are for labels. Margins that are known are much quicker than a layout that has to be found."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height))
        margins = {"left": left / WIDTH, "right": 0.955, "bottom": 0.58 / height, "top": 1 - 0.12 / height}
        return figure, figure.subplots(1, columns, sharey=columns > 1, gridspec_kw={**margins, "wspace": 0.14})


def rows_plot(
    name: str,
    panels: Sequence[tuple[str, Sequence[Row]]],
    colour: str,
    mark: float | None = None,
    from_nothing: bool = False,
) -> Plot:
    """Rows of dots with whiskers; several panels share the labels. `mark` is a line to compare with."""
    labels = [shorten(row.label) for row in panels[0][1]]
    left = 0.25 + LETTER * max(map(len, labels), default=0)
    figure, axes = new_figure(0.75 + ROW * len(labels), len(panels), left)
    for number, (axis, (unit, rows)) in enumerate(zip([axes] if len(panels) == 1 else axes, panels, strict=True)):
        places = range(len(rows))
        halves = [row.half if row.half < 1e9 else 0.0 for row in rows]
        axis.errorbar(
            [row.value for row in rows], places, xerr=halves, fmt="o", color=colour, ecolor=colour, ms=5, capsize=2
        )
        axis.set_yticks(list(places), labels)
        axis.set_ylim(len(rows) - 0.4, -0.6)
        axis.set_xlabel(unit)
        axis.xaxis.set_major_locator(MaxNLocator(3 if len(panels) > 1 else 5))
        if from_nothing and number == 0:
            axis.set_xlim(left=0)
        line = mark if len(panels) == 1 else 0.0 if number else None
        if line is not None:
            axis.axvline(line, color=SOFT, ls="--", lw=1)
    return Plot(name, figure)


def shorten(label: str, most: int = 23) -> str:
    return label if len(label) <= most else label[: most - 1].rstrip() + "…"


def bars_plot(name: str, shape: dict[float, int], unit: str, share: str, colour: str, scale: float = 1.0) -> Plot:
    """How many matches, in per cent, had which value."""
    values, shares = binned(shape)
    figure, axis = new_figure(2.6)
    width = min((b - a for a, b in pairwise(values)), default=1.0)
    axis.bar([value * scale for value in values], shares, width=0.86 * width * scale, color=colour)
    label(axis, unit, share)
    return Plot(name, figure)


def lines_plot(name: str, shapes: Sequence[tuple[str, dict[float, int]]], unit: str, share: str) -> Plot:
    """Several distributions, each with a colour and a mark of its own."""
    figure, axis = new_figure(2.9)
    widest = max(bin_width(shape) for _, shape in shapes)
    for number, (words, shape) in enumerate(shapes):
        values, shares = binned(shape, widest)
        every = max(1, len(values) // 8)
        colour, mark = SEATS[number % len(SEATS)], MARKS[number % len(MARKS)]
        axis.plot(values, shares, color=colour, marker=mark, markevery=every, ms=5, label=words, lw=1.6)
    axis.legend(frameon=False, fontsize=10, labelcolor=INK)
    axis.set_ylim(bottom=0)
    label(axis, unit, share)
    return Plot(name, figure)


def sweep_plot(name: str, points: Sequence[tuple[float, float, float]], base: float, unit: str, colour: str) -> Plot:
    """A measure by the value that was changed: (value, mean, half of its interval); the base as a line."""
    figure, axis = new_figure(2.6)
    values, means, halves = zip(*sorted(points), strict=True)
    axis.errorbar(values, means, yerr=halves, fmt="o-", color=colour, ms=5, capsize=3)
    axis.axhline(base, color=SOFT, ls="--", lw=1)
    label(axis, unit, "")
    return Plot(name, figure)


def label(axis: Axes, x: str, y: str) -> None:
    axis.set_xlabel(x)
    axis.set_ylabel(y)
    axis.grid(axis="x", visible=False)


def as_svg(plot: Plot, words: str, accent: str, salt: str = "") -> str:
    """For a page: no size of its own, no names that could meet others, colours of the page."""
    drawn = io.StringIO()
    with mpl.rc_context({**STYLE, "svg.hashsalt": plot.name + salt}):
        plot.figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
    svg = drawn.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[a-zA-Z0-9.]+_\d+"', "", svg)
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font: \1px var(--sans)", svg)
    for name, colours in (("ink", [INK]), ("soft", [SOFT]), ("hairline", [HAIRLINE]), ("accent", [accent])):
        svg = replace_colours(svg, colours, [f"var(--{name})"])
    svg = replace_colours(svg, SEATS, [f"var(--seat-{seat})" for seat in range(len(SEATS))])
    return svg.replace("<svg ", f'<svg role="img" aria-label="{words}" ', 1)


def replace_colours(svg: str, colours: Sequence[str], others: Sequence[str]) -> str:
    for colour, other in zip(colours, others, strict=True):
        svg = svg.replace(colour, other)
    return svg


def keep_pictures(plots: Sequence[Plot], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for plot in plots:
        with mpl.rc_context({**STYLE, "savefig.transparent": False, "svg.hashsalt": plot.name}):
            plot.figure.savefig(folder / f"{plot.name}.svg", metadata={"Date": None})
            plot.figure.savefig(folder / f"{plot.name}.png", dpi=160, metadata={"Software": None})
