"""A match against the clock with bots: in real time for people at a terminal, without waiting if only bots play.

From a pipe, a line takes no time, and an empty line lets time pass until something happens.
"""

from curiouser.bots.party import Due, first_due, is_still_legal, time_left, time_move
from curiouser.cli.table import TerminalTable
from curiouser.cli.telling import tell
from curiouser.cli.turn import TerminalTurn
from curiouser.engine.match import Played
from curiouser.engine.position import CLOCK, LUCK, WATCHER

FEW = 8  # moves that stand beside the prompt
STAMP = 8  # columns of a time


class LiveTable(TerminalTable):
    """`time` is that of the match in ms, `drawn` the last move the board showed."""

    time = 0
    drawn = -1
    parted = -1  # when something new began

    def move_once(self) -> None:
        if self.match.actors == (LUCK,):
            assert self.dealer is not None
            self.match.resolve_chance(self.dealer)
        else:
            self.wait_and_see()
        self.tell_news(self.eyes())

    def eyes(self) -> int:
        """Whose page it is: one person's, or everybody's."""
        people = self.seating.people
        return people[0] if len(people) == 1 else WATCHER

    def wait_and_see(self) -> None:
        """Wait for whatever comes first: a person who types, a bot whose plan is due, or the clock."""
        due, left = first_due(self.match, self.seating.planners, self.seating.seeds), time_left(self.match)
        moment = min((wait for wait in (left, due and due.delay) if wait is not None), default=None)
        people = [seat for seat in self.match.actors if seat in self.seating.people]
        if people and self.listen(people[0], moment):
            return
        if not people and self.seating.people and moment is not None:
            self.keyboard.pause(moment)
        self.let(due, left)

    def listen(self, seat: int, moment: int | None) -> bool:
        """Returns whether somebody typed something in time. A line that was no move took its time all the same."""
        self.show_turn(seat)
        typed, ms = self.keyboard.ask_within(self.prompt(seat), moment)
        if typed is None:
            return False
        self.pass_time(ms)
        TerminalTurn(self, seat).read(typed.strip())
        return True

    def let(self, due: Due | None, left: int | None) -> None:
        """Carry out what is due."""
        match = self.match
        strike = self.game.strike(match.position)
        if strike is not None and left is not None and (due is None or left <= due.delay):
            match.play(CLOCK, strike)
            return
        assert due is not None
        self.pass_time(due.delay)
        move = self.game.stamp(match.position, self.game.tidy(due.move), 0)
        if is_still_legal(match, due.seat, move):
            match.play(due.seat, move)

    def pass_time(self, ms: int) -> None:
        passed = time_move(self.match, ms)
        if passed is not None:
            self.match.play(CLOCK, passed)

    def prompt(self, seat: int) -> str:
        offered = [self.game.spell(move) for move in self.match.legal(seat)[:FEW]]
        name = self.names[seat]
        return f"{name} ({', '.join(offered)}) > " if offered else f"{name} > "

    def show_turn(self, seat: int) -> None:
        """The board, once for every turn of one's own."""
        turn = self.match.actors[0] == seat and len(self.match.played)
        if turn and not any(played.actor == seat for played in self.match.played[self.drawn :]) and self.drawn >= 0:
            return
        if turn:
            self.drawn = len(self.match.played)
            self.show_board(seat)

    def tell_news(self, seat: int) -> None:
        """Each move with the time at which it was made."""
        news = self.match.played[self.heard[seat] :]
        self.told = [event for played in news for event in played.events if event.is_seen_by(seat)] or self.told
        if news and news[0].actor == LUCK and self.parted != self.time:
            self.parted = self.time
            self.page.ornament()
        for played in news:
            events = [event for event in played.events if event.is_seen_by(seat)]
            tell(events, self.game, self.words, self.page, self.stamp(played))
        self.heard[seat] = len(self.match.played)

    def stamp(self, played: Played) -> str:
        if played.actor == CLOCK:
            self.time += int(getattr(played.move, "ms", 0))
        if played.actor == LUCK:
            return "~".ljust(STAMP)
        minutes, rest = divmod(self.time // 100, 600)
        return f"{minutes}:{rest // 10:02}.{rest % 10}".ljust(STAMP)
