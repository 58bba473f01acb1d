"""Notices for people who are away: once per turn, nothing secret, and never into private networks."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from curiouser import client
from curiouser.client import Client, new_key, post
from curiouser.server.app import Server
from curiouser.server.core import commands as c
from curiouser.server.net import web_push as push
from curiouser.server.net.safe_http import Forbidden, OpenResolver, Sender, is_open, read_address
from curiouser.server.runtime import notifications as notices
from curiouser.server.runtime.notifications import is_slow, turn_of
from tests.server.room import started
from tests.server.serving import base, serving
from tests.waiting import until

ON: dict[str, Any] = {
    "webhooks": True,
    "notice_private": True,
    "notice_wait": 0,
    "push_contact": "mailto:queen@example.org",
}


class Receiver:
    """A webhook, or a push service; `status` says how it answers."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = [200]
        self.called = asyncio.Condition()
        self.url = ""

    async def handle(self, request: web.Request) -> web.Response:
        body = await request.read()
        async with self.called:
            self.got.append((dict(request.headers), body))
            self.called.notify_all()
        status = self.status.pop(0) if len(self.status) > 1 else self.status[0]
        return web.Response(status=status, headers={"Location": f"{self.url}/further"} if status == 302 else {})

    async def wait(self, count: int) -> None:
        async with self.called:
            await self.called.wait_for(lambda: len(self.got) >= count)


@contextlib.asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", receiver.handle)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    receiver.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield receiver
    finally:
        await runner.cleanup()


@contextlib.asynccontextmanager
async def playing(url: str, **settings: Any) -> AsyncIterator[tuple[Server, Client, Client]]:
    """Alice is to move and is connected; the Hare has the other seat and is not."""
    async with serving(url, **{**ON, **settings}) as server:
        host = await client.make_table(base(server), "tic-tac-toe", 2, "Alice", clock=86400)
        hare = await client.join_table(base(server), host.table, "Hare")
        async with host:
            async with hare:
                await hare.do(c.Sit(key=new_key(), seat=1))
            await host.do(c.Start(key=new_key()))
            yield server, host, hare


async def want(server: Server, person: Client, **where: Any) -> Any:
    return await post(base(server), f"/api/tables/{person.table}/notices", {"token": person.token, **where})


async def mark(person: Client, seat: int, square: str) -> None:
    await person.play(seat, {"type": "Mark", "square": square})


async def quiet(server: Server) -> None:
    """Until everything that was to be told has been told."""
    waiting = server.notifications
    await until(lambda: not waiting.timers and not server.tables.background and not waiting.queue.qsize())


def told(server: Server, how: str) -> float:
    return server.metrics.registry.get_sample_value("curiouser_notices_total", {"how": how}) or 0


async def test_a_webhook_hears_of_a_turn_once_and_of_nothing_secret(store_url: str) -> None:
    async with receiving() as receiver, playing(store_url, public_url="https://tea.example/") as (server, host, hare):
        await want(server, hare, webhook=f"{receiver.url}/turns")
        await mark(host, 0, "a1")
        await receiver.wait(1)
        await host.do(c.Say(key=new_key(), text="Hare?"))
        await quiet(server)
        [(headers, body)] = receiver.got
        assert headers["Content-Type"] == "application/json"
        turn = msgspec.json.decode(body)
        assert turn.pop("deadline") - turn.pop("since") == 86_400_000
        assert turn == {
            "notice": "your-turn",
            "table": host.table,
            "game": "tic-tac-toe",
            "seat": 1,
            "link": f"https://tea.example/t/{host.table}",
        }
        assert hare.token.encode() not in body
        await until(lambda: told(server, "sent") == 1)


async def test_every_turn_is_told_and_whoever_is_there_is_not_bothered(sqlite_url: str) -> None:
    async with receiving() as receiver, playing(sqlite_url) as (server, host, hare):
        await want(server, hare, webhook=f"{receiver.url}/hare")
        await want(server, host, webhook=f"{receiver.url}/alice")
        await mark(host, 0, "a1")
        await receiver.wait(1)
        async with hare:
            await mark(hare, 1, "b2")
            await mark(host, 0, "a2")
            await quiet(server)
            assert len(receiver.got) == 1
        await receiver.wait(2)  # the Hare left while it was still their turn
        assert [msgspec.json.decode(body)["seat"] for _, body in receiver.got] == [1, 1]


async def test_another_process_does_not_tell_again(postgres_url: str) -> None:
    async with (
        receiving() as receiver,
        playing(postgres_url) as (server, host, hare),
        serving(postgres_url, **ON) as other,
    ):
        async with Client(base(other), host.table):
            await want(server, hare, webhook=f"{receiver.url}/turns")
            await mark(host, 0, "a1")
            await receiver.wait(1)
            await quiet(server)
            await quiet(other)
        assert len(receiver.got) == 1


async def test_a_server_that_comes_back_does_not_tell_again(sqlite_url: str) -> None:
    async with receiving() as receiver:
        async with playing(sqlite_url) as (server, host, hare):
            await want(server, hare, webhook=f"{receiver.url}/turns")
            await mark(host, 0, "a1")
            await receiver.wait(1)
        async with serving(sqlite_url, **ON) as again, Client(base(again), host.table, host.token):
            await quiet(again)
        assert len(receiver.got) == 1


async def test_a_server_that_comes_back_tells_what_the_one_before_did_not_come_to(store_url: str) -> None:
    async with receiving() as receiver:
        async with playing(store_url, notice_wait=3600) as (server, host, hare):
            await want(server, hare, webhook=f"{receiver.url}/turns")
            await mark(host, 0, "a1")
        assert receiver.got == []
        async with serving(store_url, **ON):
            await receiver.wait(1)
        assert msgspec.json.decode(receiver.got[0][1])["seat"] == 1


async def test_a_table_that_is_out_of_memory_is_not_looked_at_again_and_again(sqlite_url: str) -> None:
    async with receiving() as receiver:
        async with playing(sqlite_url, notice_wait=3600) as (server, host, hare):
            await want(server, hare, webhook=f"{receiver.url}/turns")
            await mark(host, 0, "a1")
        async with serving(sqlite_url, **{**ON, "notice_wait": 3600}) as again:
            await until(lambda: host.table in again.notifications.timers)
            again.tables.forget_idle(0)
            assert not again.tables.live
            again.notifications.timers[host.table][1].cancel()
            again.notifications.strike(host.table)
            await receiver.wait(1)
            assert host.table in again.tables.live
            assert again.notifications.timers == {}


async def test_who_joined_at_another_process_may_ask_for_notices(postgres_url: str) -> None:
    async with (
        receiving() as receiver,
        playing(postgres_url) as (server, host, _),
        serving(postgres_url, **ON) as other,
    ):
        await other.tables.get(host.table)
        other.tables.bus._listeners.clear()  # type: ignore[attr-defined]
        cat = await client.join_table(base(server), host.table, "Cat")
        address = f"{receiver.url}/turns"
        assert await want(other, cat, webhook=address) == {"addresses": [address]}


async def test_nobody_is_told_where_the_clock_is_quick() -> None:
    assert is_slow(started().table)
    assert is_slow(started(clock=300).table)
    assert not is_slow(started(clock=60).table)


def test_turns_are_numbered_upwards_even_when_moves_are_taken_back() -> None:
    room = started()
    seen = [turn_of(room.table)]
    room.mark(1, "a1")
    seen.append(turn_of(room.table))
    room.do(1, c.Undo, seat=0)
    seen.append(turn_of(room.table))
    room.do(2, c.Answer, yes=True)
    seen.append(turn_of(room.table))
    room.mark(1, "a1")
    seen.append(turn_of(room.table))
    assert seen == sorted(seen)
    assert len(set(seen)) == 4  # a question changes nothing


async def test_a_notice_ends_when_it_is_asked_for(sqlite_url: str) -> None:
    async with receiving() as receiver, playing(sqlite_url) as (server, host, hare):
        address = f"{receiver.url}/turns"
        assert await want(server, hare, webhook=address) == {"addresses": [address]}
        body = {"token": hare.token, "address": address}
        path = f"/api/tables/{hare.table}/notices/end"
        assert await post(base(server), path, {**body, "token": host.token}) == {"addresses": []}
        assert await post(base(server), path, {**body, "address": "\ud83c".encode(errors="replace").decode()})
        assert len(await server.tables.store.notices(hare.table)) == 1
        assert await post(base(server), path, body) == {"addresses": []}
        await mark(host, 0, "a1")
        await quiet(server)
        assert receiver.got == []


async def test_a_new_link_ends_what_was_asked_for_with_the_old_one(sqlite_url: str) -> None:
    async with receiving() as receiver, playing(sqlite_url) as (server, host, hare):
        await want(server, hare, webhook=f"{receiver.url}/thief")
        async with hare:
            await hare.do(c.NewLink(key=new_key(), token="another secret of the Hare"))
        await mark(host, 0, "a1")
        await quiet(server)
        assert receiver.got == []


async def test_trouble_is_tried_again_and_a_place_that_is_gone_is_forgotten(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0.01, 0.01))
    async with receiving() as receiver, playing(sqlite_url) as (server, host, hare):
        await want(server, hare, webhook=f"{receiver.url}/turns")
        receiver.status = [500, 429, 200]
        await mark(host, 0, "a1")
        await receiver.wait(3)
        await until(lambda: told(server, "sent") == 1)
        async with hare:
            await mark(hare, 1, "a2")
        receiver.status = [410]
        await mark(host, 0, "a3")
        await until(lambda: told(server, "gone") == 1)
        assert await server.tables.store.notices(hare.table) == []


async def test_what_is_refused_or_moved_elsewhere_is_not_tried_again(sqlite_url: str) -> None:
    async with receiving() as receiver, playing(sqlite_url) as (server, host, hare):
        await want(server, hare, webhook=f"{receiver.url}/turns")
        receiver.status = [302]
        await mark(host, 0, "a1")
        await until(lambda: told(server, "failed") == 1)
        assert len(receiver.got) == 1


async def test_what_comes_too_late_is_not_told(sqlite_url: str) -> None:
    async with playing(sqlite_url) as (server, host, hare):
        await want(server, hare, webhook="https://a.example")
        [notice] = await server.tables.store.notices(hare.table)
        parcel = notices.Parcel(hare.table, turn_of(server.tables.live[hare.table].table), notice, b"{}", attempt=1)
        assert not await server.notifications.is_past(parcel)
        await mark(host, 0, "a1")
        assert await server.notifications.deliver(parcel) == "late"
        assert await server.notifications.is_past(parcel._replace(table="0" * 16))


async def test_the_queue_is_bounded(sqlite_url: str) -> None:
    async with serving(sqlite_url, **ON) as server:
        for worker in server.notifications.workers:
            worker.cancel()
        for _ in range(notices.QUEUE + 3):
            server.notifications.post(notices.Parcel("t", 1, None, b""))  # type: ignore[arg-type]
        assert told(server, "dropped") == 3


@pytest.mark.parametrize(
    ("where", "id"),
    [
        ({}, "refused-message"),
        (
            {"webhook": "https://a.example", "push": {"endpoint": "https://a", "p256dh": "", "auth": ""}},
            "refused-message",
        ),
        ({"webhook": "http://a.example/x"}, "refused-notice-address"),
        ({"webhook": "https://127.0.0.1/x"}, "refused-notice-address"),
        ({"webhook": "https://user:word@a.example"}, "refused-notice-address"),
        ({"webhook": "https://é.example"}, "refused-notice-address"),
        ({"webhook": "x" * 2000}, "refused-message"),
        ({"push": {"endpoint": "https://a.example", "p256dh": "AAAA", "auth": "AAAA"}}, "refused-message"),
        ({"push": {"endpoint": "https://a.example", "p256dh": "not base64!", "auth": ""}}, "refused-message"),
    ],
)
async def test_what_can_not_be_told_is_refused(where: dict[str, Any], id: str, sqlite_url: str) -> None:
    async with playing(sqlite_url, notice_private=False) as (server, _, hare):
        with pytest.raises(client.NotDone) as refused:
            await want(server, hare, **where)
        assert refused.value.id == id
        assert await server.tables.store.notices(hare.table) == []


async def test_strangers_and_the_greedy_are_refused(sqlite_url: str) -> None:
    async with playing(sqlite_url) as (server, _, hare):
        for number in range(notices.MOST):
            await want(server, hare, webhook=f"https://a.example/{number}")
        await want(server, hare, webhook="https://a.example/0")
        with pytest.raises(client.NotDone, match="remove one of them first"):
            await want(server, hare, webhook="https://a.example/more")
        hare.token = "somebody else, whoever that is"
        with pytest.raises(client.NotDone) as refused:
            await want(server, hare, webhook="https://a.example/0")
        assert refused.value.id == "refused-link"


async def test_a_server_without_notices_offers_none(sqlite_url: str) -> None:
    off = {"webhooks": False, "push_contact": ""}
    async with playing(sqlite_url, **off) as (server, _, hare), aiohttp.ClientSession(base(server)) as session:
        async with session.get("/api/notices") as response:
            assert await response.json() == {"push": "", "webhooks": False}
        with pytest.raises(client.NotDone) as refused:
            await want(server, hare, webhook="https://a.example")
        assert refused.value.id == "refused-no-webhooks"
        browser = {"endpoint": "https://a.example", "p256dh": "", "auth": ""}
        with pytest.raises(client.NotDone) as refused:
            await want(server, hare, push=browser)
        assert refused.value.id == "refused-no-push"


class Browser:
    """Decrypts what a push service hands on."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(push.CURVE)
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, str]:
        own = push.to_text(push.public_bytes(self.key))
        return {"endpoint": endpoint, "p256dh": own, "auth": push.to_text(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, theirs))
        mixed = push.derive(self.auth, shared, b"WebPush: info\0" + push.public_bytes(self.key) + theirs, 32)
        key = push.derive(salt, mixed, b"Content-Encoding: aes128gcm\0", 16)
        opened = AESGCM(key).decrypt(push.derive(salt, mixed, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]


async def test_a_push_can_be_read_by_the_browser_alone_and_is_signed(sqlite_url: str) -> None:
    browser = Browser()
    async with receiving() as receiver, playing(sqlite_url) as (server, host, hare):
        await want(server, hare, push=browser.subscription(f"{receiver.url}/push/hare"))
        await mark(host, 0, "a1")
        await receiver.wait(1)
        [(headers, body)] = receiver.got
        assert host.table.encode() not in body
        assert msgspec.json.decode(browser.read(body))["table"] == host.table
        assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
        check_signature(headers["Authorization"], receiver.url, server.notifications.public_key)


def check_signature(header: str, audience: str, public: str) -> None:
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", public)
    words, _, signature = fields["t"].rpartition(".")
    claims = msgspec.json.decode(push.from_text(words.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (audience, "mailto:queen@example.org")
    raw = push.from_text(signature)
    encoded = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.from_text(public))
    key.verify(encoded, words.encode(), ec.ECDSA(hashes.SHA256()))


async def test_all_servers_of_a_database_sign_with_one_key(store_url: str) -> None:
    async with serving(store_url, **ON) as one:
        first = one.notifications.public_key
    async with serving(store_url, **ON) as again:
        assert again.notifications.public_key == first


def test_the_example_of_the_standard_is_encrypted_as_there() -> None:
    """RFC 8291, section 5 and appendix A."""
    body = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=push.from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=push.from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("address", "is_fine"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::101:101", False),
        ("64:ff9b:1::101:101", False),
        ("::ffff:1.1.1.1", False),
        ("::1.1.1.1", False),
        ("2002:101:101::1", False),
        ("2001:0:101:101::1", False),
        ("2001:20::1", False),
        ("2001:db8::1", False),
        ("3fff::1", False),
        ("5f00::1", False),
        ("100::1", False),
        ("fc00::1", False),
        ("fd12:3456::1", False),
        ("fec0::1", False),
        ("::", False),
        ("192.88.99.1", False),
        ("2606:4700::1111", True),
        ("2a00:1450::8a", True),
        ("2002:a00:1::", False),
        ("ff02::1", False),
    ],
)
def test_only_the_open_internet_is_open(address: str, is_fine: bool) -> None:
    assert is_open(address) is is_fine


@pytest.mark.parametrize(
    "address",
    [
        "ftp://a.example",
        "https://",
        "https:///path",
        "https://[::1",
        "https://a.example:99999/",
        "https://a b.example",
        "https://127.0.0.1",
        "https://[::1]/",
        "https://0x7f000001/",
        "https://2130706433/",
        "https://127.1/",
        "https://a.example/\n",
        "javascript:alert(1)",
    ],
)
def test_addresses_that_lead_nowhere_good_are_not_taken(address: str) -> None:
    assert read_address(address, allow_private=False) is None


def test_an_open_address_is_taken() -> None:
    assert read_address("https://push.example/some/where?x=1", allow_private=False) is not None
    assert read_address("https://93.184.215.14/", allow_private=False) is not None


class Names(AbstractResolver):
    """A name service in which any name leads where a test says."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(hostname=host, host=each, port=port, family=socket.AF_INET, proto=0, flags=0)
            for each in self.addresses
        ]

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("93.184.215.14", "10.0.0.1"), ()])
async def test_a_name_that_leads_into_a_private_network_is_not_called(addresses: tuple[str, ...]) -> None:
    with pytest.raises(Forbidden):
        await OpenResolver(Names(*addresses)).resolve("a.example", 443)
    sender = Sender(False, Names(*addresses))
    with pytest.raises((OSError, aiohttp.ClientError)):
        await sender.post("https://a.example/", b"", {})
    await sender.close()


async def test_names_in_the_open_internet_are_found() -> None:
    resolver = OpenResolver(Names("93.184.215.14"))
    assert [each["host"] for each in await resolver.resolve("a.example", 443)] == ["93.184.215.14"]
    await resolver.close()
