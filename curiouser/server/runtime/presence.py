"""Who is connected to which table, in this process and in others that share its database."""

import secrets
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from curiouser.server.runtime.bus import Bus
from curiouser.server.runtime.table_runtime import TableRuntime

GOOD_FOR = 70.0  # s; a process says it again before that, unless it is gone

Clock: TypeAlias = Callable[[], float]


class Crowd(NamedTuple):
    people: frozenset[int] = frozenset()
    watching: int = 0


NOBODY = Crowd()


def crowd_of(live: TableRuntime) -> Crowd:
    people = frozenset(listener.person for listener in live.listeners if listener.person)
    return Crowd(people, sum(not listener.person for listener in live.listeners))


class Presence:
    """What other processes said of a table is believed for a while; it decides nothing at the table."""

    def __init__(self, bus: Bus, changed: Callable[[str], None], clock: Clock = time.monotonic) -> None:
        self.bus = bus
        self.changed = changed  # somebody came or went elsewhere
        self.clock = clock
        self.own = secrets.token_hex(4)
        self.said: dict[str, Crowd] = {}
        self.elsewhere: dict[str, dict[str, tuple[Crowd, float]]] = {}

    def crowd(self, live: TableRuntime) -> Crowd:
        """Everybody at the table, wherever they are connected."""
        here, others = crowd_of(live), self.others(live.table.id)
        people = here.people.union(*(crowd.people for crowd in others))
        return Crowd(people, here.watching + sum(crowd.watching for crowd in others))

    def others(self, table: str) -> list[Crowd]:
        now = self.clock()
        return [crowd for crowd, until in self.elsewhere.get(table, {}).values() if until > now]

    def is_elsewhere(self, table: str, person: int) -> bool:
        return any(person in crowd.people for crowd in self.others(table))

    def tell(self, live: TableRuntime) -> None:
        """Let the others know, if it is news."""
        table, crowd = live.table.id, crowd_of(live)
        if crowd != self.said.get(table, NOBODY):
            self.say(table, crowd)

    def say(self, table: str, crowd: Crowd) -> None:
        if crowd == NOBODY:
            self.said.pop(table, None)
        else:
            self.said[table] = crowd
        self.bus.say(table, self.word(crowd))

    def word(self, crowd: Crowd) -> str:
        return f"{self.own}:{','.join(map(str, sorted(crowd.people)))}:{crowd.watching}"

    def heard(self, table: str, word: str) -> None:
        process, crowd = read_word(word)
        if not process or process == self.own:
            return
        known = self.elsewhere.setdefault(table, {})
        before = known.get(process, (NOBODY, 0.0))[0]
        if before == NOBODY and table in self.said:
            self.bus.say(table, self.word(self.said[table]))  # a newcomer may not have heard of us
        if crowd == NOBODY:
            known.pop(process, None)
        else:
            known[process] = crowd, self.clock() + GOOD_FOR
        if not known:
            del self.elsewhere[table]
        if crowd != before:
            self.changed(table)

    def refresh(self, live: Iterable[TableRuntime]) -> None:
        """Every now and then: say it again, and forget what was not said again."""
        for each in live:
            if each.listeners or each.table.id in self.said:
                self.say(each.table.id, crowd_of(each))
        now = self.clock()
        for table, known in list(self.elsewhere.items()):
            for process, (_, until) in list(known.items()):
                if until <= now:
                    del known[process]
                    self.changed(table)
            if not known:
                del self.elsewhere[table]


def read_word(word: str) -> tuple[str, Crowd]:
    """Process and crowd; no process for what is no such word."""
    process, _, rest = word.partition(":")
    people, _, watching = rest.partition(":")
    numbers = people.split(",") if people else []
    if not watching.isdecimal() or not all(number.isdecimal() for number in numbers):
        return "", NOBODY
    return process, Crowd(frozenset(map(int, numbers)), int(watching))
