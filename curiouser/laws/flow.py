"""Laws of the flow: somebody can move until the match is over, the end is valid, and no part is lost."""

from collections.abc import Mapping
from typing import Any

from curiouser.engine.game import Outcome, places
from curiouser.engine.position import CLOCK, LUCK
from curiouser.engine.text import text
from curiouser.laws.case import Case, Findings, name_of


def has_move(case: Case) -> Findings:
    """For a position in which nobody can move: it is the end, or somebody should be able to."""
    if case.game.outcome(case.position) is None:
        yield text("broken-dead-end", who=name_of(case.actors[0])) if case.actors else text("broken-nobody")


def turns(case: Case) -> Findings:
    """Those to move are seats and the clock, each once, or luck alone; nobody else is offered anything."""
    proper = all(actor in case.seats or actor in (LUCK, CLOCK) for actor in case.actors)
    alone = len(case.actors) == 1 or LUCK not in case.actors
    if not proper or not alone or len(set(case.actors)) < len(case.actors):
        yield text("broken-actors", actors=str(case.actors))
    for viewer in (*case.viewers, LUCK):
        if viewer not in case.actors and len(case.game.legal(case.position, viewer)) > 0:
            yield text("broken-offer", who=name_of(viewer))


def is_going_on(case: Case) -> Findings:
    """There is no outcome before the end."""
    if case.actors and case.game.outcome(case.position) is not None:
        yield text("broken-early-outcome")


def outcome(case: Case) -> Findings:
    """The outcome of a match that is over."""
    found = case.game.outcome(case.position)
    if found is None:
        yield text("broken-no-outcome")
        return
    if found.reason not in case.game.ends:
        yield text("broken-reason", reason=found.reason)
    if found.scores != case.game.scores(case.position):
        yield text("broken-scores", scores=str(found.scores), found=str(case.game.scores(case.position)))
    elif not _is_valid(found, case.setup.seats):
        yield text("broken-places", scores=str(found.scores), places=str(found.places))


def _is_valid(found: Outcome, seats: int) -> bool:
    """A place for every seat, one more than there are better ones; and more points are never the worse place."""
    if not len(found.scores) == len(found.places) == seats or found.places != places([-p for p in found.places]):
        return False
    ranking = sorted(zip(found.scores, found.places, strict=True), reverse=True)
    return all(better[1] < worse[1] for better in ranking for worse in ranking if better[0] > worse[0])


def parts(case: Case, box: Mapping[str, int], position: Any = None) -> Findings:
    """Every part that was there at the start is there, and no other."""
    found = case.game.parts(case.position if position is None else position)
    for part in sorted({*box, *found}):
        if box.get(part) != found.get(part):
            yield text("broken-part", part=part, had=str(box.get(part)), has=str(found.get(part)))
