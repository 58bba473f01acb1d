"""Who is at a table: people, seats, and who was in which match."""

from typing import Final, NamedTuple, final

KEYS: Final = 128  # of how many commands of a person a table remembers the answer


@final
class Person:
    def __init__(self, id: int, name: str, token: str) -> None:
        self.id = id
        self.name = name
        self.token = token
        self.ids: tuple[int, ...] = (id,)  # and those they had before they left and came back
        self.has_sat = False  # in any match of the table
        self.silenced = False
        self.mutes: set[int] = set()
        self.active = 0  # when they last did something
        self.keys: dict[str, int] = {}  # of their last commands, with the numbers under which these are kept
        self.latest: list[str] = []  # the same keys; the oldest is at `oldest` as soon as there are enough
        self.oldest = 0

    def remember(self, key: str, n: int) -> None:
        """Nobody else's commands make the table forget one's own."""
        if key not in self.keys:
            if len(self.latest) < KEYS:
                self.latest.append(key)
            else:
                del self.keys[self.latest[self.oldest]]
                self.latest[self.oldest] = key
                self.oldest = (self.oldest + 1) % KEYS
        self.keys[key] = n


@final
class Seat:
    """Who sits there. A bot beside a person stands in for them; `once`: for one move."""

    def __init__(self) -> None:
        self.person = 0
        self.bot = ""
        self.once = False

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


class Gone(NamedTuple):
    """Somebody who left and was not to be heard, or had a seat in a match."""

    ids: tuple[int, ...]
    silenced: bool
    has_sat: bool


@final
class Attendance:
    """Who was in one match of the table; `visibility.py` decides by it who may see anything of that match.

    `watch` is "" until it starts. `people` had joined before it ended, `seats` are those that each person had in it."""

    def __init__(self, people: set[int]) -> None:
        self.watch = ""
        self.people = people
        self.seats: dict[int, set[int]] = {}
        self.hosts: set[int] = set()

    def add_again(self, before: int, now: int) -> None:
        """Somebody who left and came back under another number."""
        if before in self.people:
            self.people.add(now)
        if before in self.seats:
            self.seats[now] = self.seats[before]
        if before in self.hosts:
            self.hosts.add(now)


class Request(NamedTuple):
    """Somebody wants to take moves back, and waits for these people."""

    seat: int
    by: int
    seats: tuple[int, ...]
    waiting: frozenset[int]
