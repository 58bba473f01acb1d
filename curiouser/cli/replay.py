"""curiouser replay: shows a recorded match in words."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from curiouser.cli.files import records_of
from curiouser.cli.games import title
from curiouser.cli.keyboard import Keyboard
from curiouser.cli.language import Voice
from curiouser.cli.names import players_of, seat_names, words_with_names
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import Json, Language, RecordFile
from curiouser.cli.result import show_result
from curiouser.cli.telling import tell
from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome
from curiouser.engine.match import Match, Played, TakenBack
from curiouser.engine.move import Move
from curiouser.engine.position import LUCK, WATCHER
from curiouser.engine.record import NAMES_OF_NOBODY, Record
from curiouser.engine.record import replay as replay_record
from curiouser.engine.text import Words

Step = Annotated[bool, Parameter(negative="")]
Boards = Annotated[bool, Parameter(negative="")]


class ReplayedMove(msgspec.Struct, frozen=True):
    """A move, with what it led to; or a move taken back, without any."""

    n: int
    actor: int | str
    move: Move | None
    told: tuple[str, ...]
    events: tuple[Event, ...]
    position: str


class ReplayOutput(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    moves: tuple[ReplayedMove, ...]
    outcome: Outcome | None


def replay(
    file: RecordFile, /, *, step: Step = False, boards: Boards = False, json: Json = False, language: Language = None
) -> None:
    voice = Voice(language)
    if json:
        print_json([for_programs(record, voice) for record in records_of(file)])
        return
    keyboard = Keyboard() if step else None
    for record in records_of(file):
        if not tell_record(record, voice, boards, keyboard):
            return


def steps(match: Match) -> Iterator[tuple[Played | TakenBack, Match]]:
    """The match again from its start, move by move."""
    again = Match(match.game, match.setup)
    for entry in match.history:
        if isinstance(entry, TakenBack):
            again.undo(entry.seat)
        else:
            again.play(entry.actor, entry.move)
        yield entry, again


def for_programs(record: Record, voice: Voice) -> ReplayOutput:
    match = replay_record(record)
    game, header = match.game, record.header
    words = words_with_names(game, voice.language, seat_names(players_of(header), voice))
    lines = tuple(_line(n, entry, again, words) for n, (entry, again) in enumerate(steps(match), start=1))
    return ReplayOutput(game.name, header.seats, header.options, header.players, lines, match.outcome)


def _line(n: int, entry: Played | TakenBack, match: Match, words: Words) -> ReplayedMove:
    position = match.game.write(match.position)
    if isinstance(entry, TakenBack):
        return ReplayedMove(n, entry.seat, None, (), (), position)
    told = tuple(words.say(match.game.tell(event)) for event in entry.events)
    return ReplayedMove(n, NAMES_OF_NOBODY.get(entry.actor, entry.actor), entry.move, told, entry.events, position)


def tell_record(record: Record, voice: Voice, boards: bool, keyboard: Keyboard | None) -> bool:
    """Says whether the reader wants to go on."""
    match = replay_record(record)
    game = match.game
    names = seat_names(players_of(record.header), voice)
    words, page = words_with_names(game, voice.language, names), Page(game.about.terminal_colour)
    page.title(title(game, voice.language))
    page.subtitle(" · ".join(names))
    page.print()
    events: list[Event] = []
    for entry, again in steps(match):
        if isinstance(entry, TakenBack):
            page.item("~", voice.say("taken-back", name=names[entry.seat]), 2)
        else:
            events += entry.events
        if again.actors == (LUCK,):
            continue
        tell(events, game, words, page)
        events = []
        if boards:
            draw(game, again, words, page)
        if keyboard is not None and not keyboard.enter(voice.say("step")):
            return False
    tell(events, game, words, page)
    show_ending(match, names, voice, words, page)
    return True


def draw(game: Game[Any], match: Match, words: Words, page: Page) -> None:
    page.print()
    page.board(game.draw(game.view(match.position, WATCHER), words))
    page.print()


def show_ending(match: Match, names: Sequence[str], voice: Voice, words: Words, page: Page) -> None:
    if match.outcome is None:
        page.chapter(voice.say("not-over"))
    else:
        show_result(match.outcome, names, voice, words, page)
