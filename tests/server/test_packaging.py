"""The files in packaging/ work: the nginx site in front of servers, the systemd unit, the installer."""

import asyncio
import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import AsyncIterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from curiouser.engine.game import installed_game
from curiouser.engine.match import Match
from curiouser.engine.record import write_record
from curiouser.server import commands, qr, wire
from curiouser.server.app import Server
from curiouser.server.lookback import RECORD_BYTES
from tests.server.killing import free_port, lets_in
from tests.server.serving import serving
from tests.waiting import until

PACKAGING = Path(__file__).parents[2] / "packaging"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
SYSTEMD = shutil.which("systemd-analyze")


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
        await until(lambda: lets_in(port) or process.returncode is not None)
        assert process.returncode is None, (folder / "error.log").read_text(encoding="utf-8")
        yield f"https://localhost:{port}", f"http://localhost:{plain}"
    finally:
        process.terminate()
        await process.wait()


async def hear(line: aiohttp.ClientWebSocketResponse, kind: str) -> Any:
    while True:
        told = msgspec.json.decode(await line.receive_str())
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


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
async def test_nginx_lets_long_records_through_and_the_server_judges_longer_ones(
    sqlite_url: str, tmp_path: Path
) -> None:
    record = write_record(Match(game := installed_game("tic-tac-toe"), game.setup(2)), None)
    origin = {"from": "moment", "record": record, "step": 0, "luck": "new"}
    table = {"terms": {"game": "tic-tac-toe", "seats": 2}, "name": "Alice", "origin": origin}
    bodies = {"/api/replay": {"record": record}, "/api/replay/table": table, "/api/review": {"record": "no record"}}
    async with (
        serving(sqlite_url, trusted_proxies="127.0.0.1") as server,
        proxied(tmp_path, server) as (url, _),
        aiohttp.ClientSession(url, connector=aiohttp.TCPConnector(ssl=False)) as session,
    ):
        answers = {
            (path, size): await post_padded(session, path, body, size)
            for path, body in bodies.items()
            for size in (RECORD_BYTES, RECORD_BYTES + 100_000)
        }
    told = {key: (status, answer.get("id", "")) for key, (status, answer) in answers.items()}
    for path in bodies:
        assert told[path, RECORD_BYTES] == (200, "")
        assert told[path, RECORD_BYTES + 100_000] == (413, "refused-message")


async def post_padded(session: aiohttp.ClientSession, path: str, body: object, size: int) -> tuple[int, Any]:
    """With blanks at the end, up to that size; whoever is not our server does not answer in JSON."""
    data = io.BytesIO(msgspec.json.encode(body).ljust(size))
    async with session.post(path, data=data, headers={"Content-Type": "application/json"}) as response:
        return response.status, await response.json()


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


# Makes a wheel out of curiouser.py beside it, with nothing but the standard library.
BACKEND = r"""
import os, zipfile

ABOUT = [
    "Metadata-Version: 2.1",
    "Name: curiouser",
    "Version: 0.1.0",
    "Provides-Extra: push",
    "Provides-Extra: lab",
    "Requires-Dist: teapot",
    "Requires-Dist: cup ; extra == 'push'",
    "Requires-Dist: spoon ; extra == 'lab'",
]

def build_wheel(folder, settings=None, metadata=None):
    name, info = "curiouser-0.1.0-py3-none-any.whl", "curiouser-0.1.0.dist-info"
    with zipfile.ZipFile(os.path.join(folder, name), "w") as wheel:
        wheel.write("curiouser.py")
        wheel.writestr(f"{info}/METADATA", "\n".join(ABOUT) + "\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/entry_points.txt", "[console_scripts]\ncuriouser = curiouser:main\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""
LOCK = r"""# what was tested
teapot==1.0 ; python_version >= '3' \
    --hash=sha256:00 \
    --hash=sha256:01
    # via curiouser
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """One with our installer and a package that needs no time to build; what it needs lies beside it."""
    made, wheels = tmp_path / "checkout", tmp_path / "wheels"
    for folder in (made / "packaging", made / "requirements", wheels):
        folder.mkdir(parents=True)
    shutil.copy(PACKAGING / "install.sh", made / "packaging")
    (made / "requirements" / "lab.lock").write_text(LOCK, encoding="utf-8")
    (made / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n', encoding="utf-8"
    )
    (made / "backend.py").write_text(BACKEND, encoding="utf-8")
    for name, version in (("teapot", "1.0"), ("teapot", "2.0"), ("cup", "1.0"), ("spoon", "1.0")):
        with zipfile.ZipFile(wheels / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
            info = f"{name}-{version}.dist-info"
            wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
            wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            wheel.writestr(f"{info}/RECORD", "")
    return made


def install(checkout: Path, says: str, *words: str) -> str:
    """By the installer, and never out of the network; gives what the program says then."""
    (checkout / "curiouser.py").write_text(f"def main() -> None:\n    print({says!r})\n", encoding="utf-8")
    own = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(checkout.parent / "wheels"), "PIP_CONFIG_FILE": os.devnull}
    without_ours = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        ["sh", checkout / "packaging" / "install.sh", *words],
        env={**without_ours, **own},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def packages(target: Path) -> set[str]:
    found = {path.name.removesuffix(".dist-info") for path in target.rglob("*.dist-info")}
    return {name for name in found if not name.startswith(("pip-", "setuptools-"))}


@pytest.mark.skipif(find_spec("ensurepip") is None, reason="this Python makes no environments")
def test_a_changed_checkout_is_installed_over_the_old_one_though_its_version_is_the_same(checkout: Path) -> None:
    target = checkout.parent / "opt"
    assert install(checkout, "old", str(target)) == "old"
    assert packages(target) == {"curiouser-0.1.0", "teapot-1.0", "cup-1.0"}
    assert install(checkout, "new", str(target), "push,lab") == "new"
    assert packages(target) == {"curiouser-0.1.0", "teapot-1.0", "cup-1.0", "spoon-1.0"}


INSTALLING = "sh packaging/install.sh /opt/curiouser"


def instructions() -> list[list[str]]:
    """Those of the container, as lists of words."""
    text = (PACKAGING / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


def test_the_container_and_the_guide_install_the_same_way() -> None:
    guide = (PACKAGING.parent / "docs" / "operating.md").read_text(encoding="utf-8")
    assert ["RUN", *INSTALLING.split()] in instructions()
    assert f"\n{INSTALLING}\n" in guide


def test_what_the_container_copies_is_there() -> None:
    copies = [words[1:] for words in instructions() if words[0] == "COPY"]
    stages = {words[3] for words in instructions() if words[0] == "FROM" and words[2:3] == ["AS"]}
    assert copies
    for *options, source, target in copies:
        if options:
            assert options == ["--from=build"]
            assert "build" in stages
            assert source == target == INSTALLING.split()[-1]
        else:
            assert (PACKAGING.parent / source).exists(), source


def test_the_container_and_the_unit_start_what_was_installed() -> None:
    program = f"{INSTALLING.split()[-1]}/bin/curiouser"
    text = (PACKAGING / "Containerfile").read_text(encoding="utf-8")
    found = re.search(r"^ENTRYPOINT (.*)\nCMD (.*)$", text, re.MULTILINE)
    assert found is not None
    start = [*msgspec.json.decode(found[1]), *msgspec.json.decode(found[2])]
    assert start == [program, "serve", "--log-json"]
    assert f"ExecStart={' '.join(start)}\n" in (PACKAGING / "curiouser.service").read_text(encoding="utf-8")


def test_what_is_left_out_of_the_container_is_not_needed_there() -> None:
    ignored = (PACKAGING.parent / ".containerignore").read_text(encoding="utf-8").split()
    scripts = ("hatch_build.py", "native_build.py", "native_compiler.py", "native_front.py", "web_build.py")
    for needed in ("packaging", "requirements", "curiouser", "web", "pyproject.toml", *scripts):
        assert (PACKAGING.parent / needed).exists()
        assert needed not in ignored
