"""A match in the terminal: people at the keyboard and bots move in turn until it is over."""

from typing import Any

import msgspec

from curiouser.cli.keeping import Keeper
from curiouser.cli.keyboard import Keyboard
from curiouser.cli.language import Voice
from curiouser.cli.names import seat_names, words_with_names
from curiouser.cli.page import Page
from curiouser.cli.result import show_result
from curiouser.cli.seating import Seating
from curiouser.cli.telling import tell
from curiouser.cli.turn import TerminalTurn
from curiouser.engine.errors import Refused
from curiouser.engine.event import Event
from curiouser.engine.game import CountableGame, Game
from curiouser.engine.luck import Dealer
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK, WATCHER


class TerminalTable:
    """`viewer` is the seat for whose eyes the page is; `heard` says of how many moves each was told."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        dealer: Dealer | None,
        keeper: Keeper,
        voice: Voice,
        keyboard: Keyboard,
        page: Page,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seating = seating
        self.dealer = dealer
        self.keeper = keeper
        self.voice = voice
        self.keyboard = keyboard
        self.page = page
        self.names = seat_names(seating.players, voice)
        self.words = words_with_names(match.game, voice.language, self.names)
        self.viewer: int | None = None
        self.heard = dict.fromkeys((WATCHER, *range(match.setup.seats)), len(match.played))
        self.told: list[Event] = []
        self.refusal: Refused | None = None

    def play(self) -> None:
        self.welcome()
        while self.match.outcome is None:
            self.move_once()
            self.keeper.keep()
        self.finish()

    def welcome(self) -> None:
        self.page.print()
        self.page.subtitle(" · ".join(self.names))
        self.page.paragraph(self.voice.say("kept-as-it-goes", file=str(self.keeper.file)), style="dim")
        if self.seating.people:
            slash = "" if isinstance(self.game, CountableGame) else "/"
            self.page.paragraph(self.voice.say("play-how", help=slash + self.voice.say("command-help")), style="dim")

    def move_once(self) -> None:
        """Let luck, a bot or a person go on; time passes by itself only where nobody else can do anything."""
        actors = self.match.actors
        seats = [actor for actor in actors if actor >= 0]
        if actors == (LUCK,):
            assert self.dealer is not None
            self.match.resolve_chance(self.dealer)
        elif not seats:
            self.match.play(actors[0], self.match.legal(actors[0])[0])
        elif bots := [seat for seat in seats if not self.seating.is_person(seat)]:
            self.match.play(bots[0], self.seating.choose(self.game, self.match.position, bots[0]))
        else:
            self.hand_over(seats[0])
            TerminalTurn(self, seats[0]).take()
        if not self.seating.people:
            self.tell_news(WATCHER)

    def hand_over(self, seat: int) -> None:
        """Where people hold secrets, hide the page of one before the next sits down."""
        if self.viewer != seat and self.is_private():
            name = self.names[seat]
            if self.viewer is not None:
                self.tell_news(self.viewer)
                self.keyboard.ask(self.voice.say("hand-over-hide", name=name) + " ")
                self.page.forget()
            self.keyboard.ask(self.voice.say("hand-over-take", name=name) + " ")
            self.page.forget()
        self.viewer = seat

    def is_private(self) -> bool:
        people = self.seating.people
        return len(people) > 1 and any(knows_more(self.game, self.match.position, seat) for seat in people)

    def tell_news(self, seat: int) -> None:
        """What happened since this seat was told last."""
        news = [event for played in self.match.played[self.heard[seat] :] for event in played.events]
        news = [event for event in news if event.is_seen_by(seat)]
        if news:
            self.told = news
            self.page.ornament()
            tell(news, self.game, self.words, self.page)
        listeners = [seat] if self.is_private() else list(self.heard)
        self.heard |= dict.fromkeys(listeners, len(self.match.played))

    def show_board(self, seat: int) -> None:
        self.page.print()
        self.page.board(self.game.draw(self.game.view(self.match.position, seat), self.words))
        self.page.print()

    def took_back(self) -> None:
        """After an undo: forget what was told about moves that no longer stand."""
        self.heard = {seat: min(heard, len(self.match.played)) for seat, heard in self.heard.items()}

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.keeper.end()
        seat = WATCHER if self.viewer is None else self.viewer
        self.tell_news(seat)
        self.show_board(seat)
        show_result(outcome, self.names, self.voice, self.words, self.page)
        self.open_seal()

    def open_seal(self) -> None:
        page, voice = self.page, self.voice
        page.print()
        if self.keeper.secret is not None:
            page.paragraph(voice.say("seal-opened"))
            page.put("  " + self.keeper.secret.hex(), page.accent)
        page.paragraph(voice.say("play-verify"))
        page.command(f"curiouser verify {self.keeper.quoted}")

    def leave(self) -> None:
        """Nothing more is typed: say where the match is kept."""
        self.page.print()
        self.page.paragraph(self.voice.say("kept"))
        self.page.command(f"curiouser play --resume {self.keeper.quoted}")


def knows_more(game: Game[Any], position: Any, seat: int) -> bool:
    """Whether a seat sees more than an onlooker."""
    own, public = (msgspec.to_builtins(game.view(position, who)) for who in (seat, WATCHER))
    for view in (own, public):
        for field in ("legal", "seat"):
            view.pop(field, None)
    return bool(own != public)
