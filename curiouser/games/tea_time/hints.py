"""Reasons for moves in Tea Time, based on public information."""

from curiouser.engine.event import Event
from curiouser.engine.hint import Reason, reason
from curiouser.engine.text import text
from curiouser.games.tea_time.bots import Solver, can_solve
from curiouser.games.tea_time.events import PairsDiscarded
from curiouser.games.tea_time.rules import ALICE, CHARACTER_NAMES, COLUMNS, TeaTime


def reasons(position: TeaTime, move: int) -> list[Reason]:
    after = position.copy()
    told: list[Event] = []
    after.event_sink = told
    after.play(move)
    found = [about_pairs(event) for event in told if isinstance(event, PairsDiscarded)]
    found += about_points(position, after)
    if position.alice != position.actor == after.alice:
        is_last = position.round == position.tables.rounds
        found.append(reason("G15" if is_last else "G12", "hint-alice-last" if is_last else "hint-alice"))
    return found + about_rest(after)


def about_pairs(event: PairsDiscarded) -> Reason:
    return reason("G11", "hint-pairs", pairs=event.pairs, character=text("character", character=event.character))


def about_points(position: TeaTime, after: TeaTime) -> list[Reason]:
    """G14: what the cards held then are worth, more or less than now."""
    found = []
    for number, name in enumerate(CHARACTER_NAMES):
        column = position.actor * COLUMNS + number
        cards = abs(int(after.held[column]))
        gained = int(position.tables.points[cards] - position.tables.points[abs(int(position.held[column]))])
        if gained:
            id = "hint-gains" if gained > 0 else "hint-costs"
            character = text("character", character=name)
            found.append(reason("G14", id, character=character, cards=cards, points=abs(gained)))
    return found


def about_rest(after: TeaTime) -> list[Reason]:
    """G9, G22: what the next player finds."""
    cells = [cell for cell in range(after.tables.cells) if after.occupied >> cell & 1]
    if after.actor < 0:
        return [reason("G13", "hint-last")]
    if len(cells) == 1 and after.grid[cells[0]] == ALICE:
        return [reason("G22", "hint-alice-left")]
    return [reason("G9", "hint-leaves", cards=len(cells))]


def solve_endgame(position: TeaTime) -> list[int] | None:
    """G16, G20: beside `legal`, twice the lead at the end and 1 for Alice; None where luck is still to come."""
    if not can_solve(position):
        return None
    return [int(value) for value in Solver().values(position)]


def explain_solution(value: int) -> Reason:
    lead = abs(value) // 2
    won = "won" if value > 0 else "lost"
    if lead == 0:
        return reason("G20", f"hint-counted-tie-{won}")
    return reason("G16", f"hint-counted-{won}", lead=lead)
