"""A review as one self-contained HTML page, without scripts, fonts or pictures from elsewhere."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources

from curiouser.review.findings import Decision, Review, Swing
from curiouser.review.telling import ReviewTeller

WIDTH, HEIGHT, LEFT, TOP = 720, 240, 40, 10
INKS = ("#b3325f", "#1a7a78", "#6f46a8", "#9a6200")
DASHES = ("", "7 4", "2 4", "9 3 2 3")


def page(review: Review, teller: ReviewTeller, title: str) -> str:
    style = (resources.files("curiouser.review") / "page.css").read_text(encoding="utf-8")
    body = "\n".join(parts(review, teller, title))
    return (
        f'<!doctype html>\n<html lang="{teller.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def parts(review: Review, teller: ReviewTeller, title: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield f"<p>{escape(' · '.join(teller.names))}</p>"
    yield f"<h2>{escape(teller.word('title'))}</h2>"
    for total in review.totals:
        yield f"<p class=story>{escape(teller.story(total))}</p>"
        yield table(
            (teller.names[total.seat], teller.word("chance"), teller.word("points")),
            teller.rows(total),
        )
    yield f"<h2>{escape(teller.word('graph'))}</h2>"
    yield graph(review, teller)
    yield f"<h2>{escape(teller.word('turns'))}</h2>"
    if not review.turns:
        yield f"<p>{escape(teller.word('no-turns'))}</p>"
    for at in review.turns:
        yield turn(review.swings[at], teller)
    yield f"<h2>{escape(teller.word('steps'))}</h2>"
    yield "<ol class=steps>"
    for swing in review.swings:
        yield f'<li id="m{swing.n}">{step(swing, teller)}</li>'
    yield "</ol>"
    yield f"<footer>{escape(teller.measured(review))}</footer>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    lines = []
    for first, *cells in rows:
        others = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{others}</tr>')
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"


def turn(swing: Swing, teller: ReviewTeller) -> str:
    return f"<section><h3>{escape(teller.word('move', n=swing.n + 1))}</h3>{step(swing, teller)}</section>"


def step(swing: Swing, teller: ReviewTeller) -> str:
    told = "".join(f"<li>{escape(text)} <small>{escape(rule)}</small></li>" for rule, text in teller.happened(swing))
    better = choices = ""
    if swing.decision is not None:
        better = f"<p>{escape(teller.better(swing.decision))}</p>"
        choices = alternatives(swing.decision, teller)
    happened = f"<ul>{told}</ul>" if told else ""
    return f"<p><strong>{escape(teller.turn(swing))}</strong></p>{better}{happened}{choices}"


def alternatives(decision: Decision, teller: ReviewTeller) -> str:
    rows = []
    for option in decision.best:
        worth = option.worth
        chance = f"{teller.percent(worth.chance)} % ±{teller.percent(worth.chance_error)}"
        lead = f"{teller.number(worth.lead, signed=True)} ±{teller.number(worth.lead_error)}"
        rows.append((f"{teller.move(option)} {' '.join(teller.reasons(option))}", chance, lead))
    made = table((teller.word("alternatives"), teller.word("chance"), teller.word("points")), rows)
    return f"<details><summary>{escape(teller.word('alternatives'))}</summary>{made}</details>"


def graph(review: Review, teller: ReviewTeller) -> str:
    """Lines of the seats' chances over the moves; told apart by dashes too, not by colour alone."""
    drawn = [seat_line(review, seat) for seat in range(review.seats)]
    ticks = "".join(
        f'<line class=rule x1="{LEFT}" x2="{WIDTH}" y1="{y(part):.1f}" y2="{y(part):.1f}"/>'
        f'<text x="{LEFT - 6}" y="{y(part) + 4:.1f}" text-anchor="end">{round(100 * part)}</text>'
        for part in (0.0, 0.5, 1.0)
    )
    label = escape(teller.word("graph"))
    box = f"0 0 {WIDTH + 10} {HEIGHT + 2 * TOP}"
    keys = "".join(
        f'<li><svg viewBox="0 0 40 10" aria-hidden="true"><line x1="2" x2="38" y1="5" y2="5" stroke="{INKS[seat % 4]}"'
        f' stroke-width="3" stroke-dasharray="{DASHES[seat % 4]}"/></svg> {escape(name)}</li>'
        for seat, name in enumerate(teller.names)
    )
    picture = f'<svg viewBox="{box}" role="img" aria-label="{label}">{ticks}{"".join(drawn)}</svg>'
    legend = escape(teller.word("legend"))
    return f"<figure>{picture}<figcaption><ul class=key>{keys}</ul>{legend}</figcaption></figure>"


def seat_line(review: Review, seat: int) -> str:
    """The line of a seat, the band of its error, and a dot for every step that mattered."""
    last = max(1, len(review.swings))
    points = [
        (at / last, swing.before[seat].chance, swing.before[seat].chance_error)
        for at, swing in enumerate(review.swings)
    ]
    points.append((1.0, review.totals[seat].result.chance, 0.0))
    upper = [f"{x(at):.1f},{y(min(1.0, chance + error)):.1f}" for at, chance, error in points]
    lower = [f"{x(at):.1f},{y(max(0.0, chance - error)):.1f}" for at, chance, error in reversed(points)]
    line = " ".join(f"{x(at):.1f},{y(chance):.1f}" for at, chance, _ in points)
    ink = INKS[seat % 4]
    dots = "".join(
        f'<circle cx="{x(points[at + 1][0]):.1f}" cy="{y(points[at + 1][1]):.1f}" r="5" stroke="{ink}" stroke-width="2"'
        f' fill="{ink if review.swings[at].kind == "choice" else "var(--paper)"}"/>'
        for at in review.turns
    )
    band = f'<polygon points="{" ".join(upper + lower)}" fill="{ink}" opacity=".15"/>'
    stroke = f'stroke="{ink}" stroke-width="2.5" stroke-dasharray="{DASHES[seat % 4]}"'
    return f'{band}<polyline points="{line}" fill="none" {stroke}/>{dots}'


def x(part: float) -> float:
    return LEFT + part * (WIDTH - LEFT)


def y(chance: float) -> float:
    return TOP + (1 - chance) * HEIGHT
