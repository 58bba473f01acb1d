"""What lies in packaging/ works: the site for nginx, in front of two servers, and the unit for systemd."""

import asyncio
import contextlib
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser.server import commands, qr, wire
from curiouser.server.app import Server
from tests.server.serving import serving

PACKAGING = Path(__file__).parents[2] / "packaging"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
SYSTEMD = shutil.which("systemd-analyze")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def site(folder: Path, servers: Sequence[Server], port: int, plain: int) -> str:
    """Our site with ports, certificate and servers of this test."""
    own = (PACKAGING / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "    server 127.0.0.1:8000;": "".join(f"    server 127.0.0.1:{server.port};\n" for server in servers),
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/letsencrypt/live/play.example.org/": f"{folder}/",
        "play.example.org": "localhost",
    }
    for old, new in changes.items():
        assert old in own
        own = own.replace(old, new)
    return own


def configure(folder: Path, own: str) -> Path:
    files = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", *files]
    subprocess.run(words, check=True, capture_output=True)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "main.conf"
    file.write_text(
        f"pid {folder}/pid;\ndaemon off;\nmaster_process off;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{own}}}\n",
        encoding="utf-8",
    )
    return file


@contextlib.asynccontextmanager
async def proxied(folder: Path, *servers: Server) -> AsyncIterator[tuple[str, str]]:
    """nginx in front of them; gives its addresses with TLS and without."""
    port, plain = free_port(), free_port()
    file = configure(folder, site(folder, servers, port, plain))
    assert NGINX is not None
    process = await asyncio.create_subprocess_exec(NGINX, "-c", str(file), "-e", str(folder / "error.log"))
    try:
        async with asyncio.timeout(20):
            while not is_open(port):
                assert process.returncode is None, (folder / "error.log").read_text(encoding="utf-8")
                await asyncio.sleep(0.02)
        yield f"https://localhost:{port}", f"http://localhost:{plain}"
    finally:
        process.terminate()
        await process.wait()


def is_open(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


async def hear(line: aiohttp.ClientWebSocketResponse, kind: str) -> Any:
    while True:
        told = msgspec.json.decode(await line.receive_str(timeout=20))
        if told["is"] == kind:
            return told


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
async def test_a_match_is_begun_through_nginx_at_two_servers(postgres_url: str, tmp_path: Path) -> None:
    proxies = {"trusted_proxies": "127.0.0.1"}
    async with (
        serving(postgres_url, **proxies) as one,
        serving(postgres_url, **proxies) as other,
        proxied(tmp_path, one, other) as (url, plain),
        aiohttp.ClientSession(url, connector=aiohttp.TCPConnector(ssl=False)) as session,
    ):
        seen = [await meet(session, url, one, other) for _ in range(2)]
        assert seen == [1, 1]
        async with session.get("/healthz") as response:
            assert (response.status, "Strict-Transport-Security" in response.headers) == (200, True)
        async with session.get("/metrics") as response:
            assert response.status == 404
        async with session.get(f"{plain}/t/x", allow_redirects=False) as response:
            assert (response.status, response.headers["Location"][:18]) == (301, "https://localhost/")
        assert one.metrics.requests.labels("200")._value.get() > 0
        assert other.metrics.requests.labels("200")._value.get() > 0


async def meet(session: aiohttp.ClientSession, url: str, *servers: Server) -> int:
    """Somebody makes a table by the page at that address, and its socket answers; gives the person's number."""
    table = {"terms": {"game": "tic-tac-toe", "seats": 2}, "name": "Alice"}
    body = msgspec.json.encode(table)
    async with session.post("/api/tables", data=body, headers={"Origin": url, "X-Forwarded-For": "8.8.8.8"}) as made:
        joined = msgspec.json.decode(await made.read())
    async with session.get(f"/api/tables/{joined['table']}/qr.svg") as response:
        assert await response.read() == qr.picture(f"{url}/t/{joined['table']}")
    async with session.ws_connect(f"/api/tables/{joined['table']}/socket", origin=url) as line:
        await line.send_str(msgspec.json.encode(wire.Hello(token=joined["token"])).decode())
        welcome = await hear(line, "welcome")
        await line.send_str(msgspec.json.encode(commands.SeatBot(key="k", seat=1)).decode())
        await hear(line, "ack")
        addresses = {connection.address for server in servers for connection in server.connections}
        assert addresses == {"127.0.0.1"}  # what a stranger claims to be is not handed on
    you: int = welcome["you"]
    return you


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    assert SYSTEMD is not None
    unit = (PACKAGING / "curiouser.service").read_text(encoding="utf-8")
    command = "/opt/curiouser/bin/curiouser"
    assert command in unit
    file = tmp_path / "curiouser.service"
    file.write_text(unit.replace(command, f"{sys.executable} -m curiouser"), encoding="utf-8")
    done = subprocess.run([SYSTEMD, "verify", "--man=no", file], capture_output=True, text=True)
    own = [line for line in done.stderr.splitlines() if "curiouser" in line]
    assert own == []


def test_the_container_and_the_guide_install_the_same_way() -> None:
    container = (PACKAGING / "Containerfile").read_text(encoding="utf-8")
    guide = (PACKAGING.parent / "docs" / "operating.md").read_text(encoding="utf-8")
    assert "sh packaging/install.sh /opt/curiouser" in container
    assert "sh packaging/install.sh /opt/curiouser" in guide
    done = subprocess.run(["sh", "-n", PACKAGING / "install.sh"], capture_output=True)
    assert done.returncode == 0
