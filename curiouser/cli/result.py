"""Shows how a match ended."""

from collections.abc import Sequence

from curiouser.cli.language import Voice
from curiouser.cli.page import Page
from curiouser.engine.game import Outcome
from curiouser.engine.text import Words, text


def show_result(outcome: Outcome, names: Sequence[str], voice: Voice, words: Words, page: Page) -> None:
    reason = words.say(text(f"end-{outcome.reason}"))
    page.chapter(voice.say("over", reason=reason))
    ranked = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    for seat in ranked:
        line = voice.say("over-place", name=names[seat], score=outcome.scores[seat])
        page.item(f"{outcome.places[seat]}.", line, 3, "bold" if outcome.places[seat] == 1 else "")
