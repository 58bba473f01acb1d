"""A party at Wordland's table whose time stands still or waits for people, so no test depends on speed."""

import asyncio
import time
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import Page

from curiouser.client import Client, join_table, make_table, new_key
from curiouser.games.wordland.words import language
from curiouser.server.core.commands import SeatBot, Sit, Start
from tests.browser.conftest import PATIENCE, OpenPage, Serving

GUESTS = ("Hare", "Dodo", "Bill", "Mock Turtle", "Gryphon", "Duchess", "Dormouse", "Lory")


def has_heard(guest: Client, n: int) -> bool:
    return guest.n >= n


class Hand:
    """The hand of the server's clock, in ms."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Haste:
    """Time that runs for bots only, and so much faster; as long as people have the turn it stands still."""

    def __init__(self, serving: Serving, factor: int) -> None:
        self.tables, self.factor = serving.server.tables, factor
        self.now, self.last = 1_700_000_000_000.0, time.monotonic()
        serving.loop.call_soon_threadsafe(self.hurry, serving.loop)

    def hurry(self, loop: Any) -> None:
        patient = loop.call_later

        def call_later(delay: float, callback: Any, *rest: Any, **more: Any) -> Any:
            is_ours = getattr(callback, "__module__", "").startswith("curiouser")
            return patient(delay / self.factor if is_ours else delay, callback, *rest, **more)

        loop.call_later = call_later

    def __call__(self) -> int:
        real = time.monotonic()
        if not any(self.is_waiting(live.table) for live in self.tables.live.values()):
            self.now += (real - self.last) * 1000 * self.factor
        self.last = real
        return int(self.now)

    def is_waiting(self, table: Any) -> bool:
        """For a person's word or vote."""
        position = table.match.position if table.is_playing else None
        if position is None or position.turn is None:
            return False
        vote, people = position.vote, [seat for seat, held in enumerate(table.seats) if not held.bot]
        if vote is not None:
            return any(seat not in (position.speaker, *vote.against, *vote.favour) for seat in people)
        return position.turn.seat in people


class Party:
    """People at the first seats, each with a line of their own, and bots at the others."""

    def __init__(
        self, serving: Serving, people: int, bots: Sequence[str] = (), names: Sequence[str] = GUESTS, **options: Any
    ) -> None:
        self.serving, self.hand = serving, Hand()
        serving.server.tables.now = Haste(serving, 60) if bots else self.hand
        self.names = names
        self.people: list[Client] = self.run(self.lay(people, bots, {"language": "en", "seconds": 60, **options}))
        self.table = self.people[0].table

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.serving.loop).result(PATIENCE)

    async def lay(self, people: int, bots: Sequence[str], options: dict[str, Any]) -> list[Client]:
        base, seats = self.serving.base, people + len(bots)
        host = await make_table(base, "wordland", seats, self.names[0], options=options)
        guests = [await join_table(base, host.table, name) for name in self.names[1:people]]
        found = [host, *guests]
        for seat, guest in enumerate(found):
            await guest.__aenter__()
            if seat:
                await guest.do(Sit(key=new_key(), seat=seat))
        for seat, bot in enumerate(bots, people):
            await host.do(SeatBot(key=new_key(), seat=seat, bot=bot))
        await host.do(Start(key=new_key()))
        return found

    def close(self) -> None:
        for guest in self.people:
            self.run(guest.__aexit__(None, None, None))

    def open(self, open_page: OpenPage, *seats: int, **how: Any) -> Page:
        """A browser in which these people sit."""
        here = [{"token": self.people[seat].token, "person": seat + 1, "name": self.names[seat]} for seat in seats]
        known = {"table": self.table, "game": "wordland", "at": 0, "people": here}
        return open_page(f"/t/{self.table}", knows=[known], **how)

    def view(self, seat: int = 0) -> Any:
        return self.people[seat].views[seat]

    def play(self, seat: int, type: str, **move: Any) -> None:
        """As from another device; everybody hears of it before this returns."""
        n = self.run(self.people[seat].play(seat, {"type": type, **move}))
        for guest in self.people:
            self.run(guest.until(partial(has_heard, guest, n)))

    def say(self, seat: int, text: str, **more: Any) -> None:
        self.play(seat, "SayPhrase", text=text, **more)

    def pass_time(self, ms: int) -> None:
        """The server's clock goes on, and strikes if something is due."""
        self.hand.now += ms
        self.run(self.strike())

    async def strike(self) -> None:
        live = await self.serving.server.tables.get(self.table)
        self.serving.server.clocks.strike(live)
        await self.serving.server.tables.ask(live, lambda *_: [])

    def fitting(self, seat: int = 0) -> str:
        """A word that this seat may say now."""
        view = self.view(seat)
        said = [each["phrase"].casefold() for each in view["said"]]
        return next(
            word for word in self.words(view["topic"]["id"]) if not self.is_bad(word, seat) and is_new(word, said)
        )

    def faulty(self, seat: int = 0) -> str:
        """One that has a letter forbidden to this seat."""
        return next(word for word in self.words(self.view(seat)["topic"]["id"]) if self.is_bad(word, seat))

    def words(self, topic: str) -> Iterable[str]:
        topics = language(self.view()["language"]).topics
        return [word for each in topics if each.id == topic for word in each.words if " " not in word]

    def is_bad(self, word: str, seat: int) -> bool:
        letters = language(self.view()["language"]).letters(word)
        return not letters.isdisjoint(self.view(seat)["players"][seat]["forbidden"])


def is_new(word: str, said: Sequence[str]) -> bool:
    """Nothing that shares its beginning with an earlier word, so that nobody could think it was derived."""
    return all(word.casefold()[:3] != each[:3] for each in said)
