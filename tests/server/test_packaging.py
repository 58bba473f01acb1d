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
import yaml  # type: ignore[import-untyped]

from curiouser.cli import main
from curiouser.engine.game import installed_game
from curiouser.engine.match import Match
from curiouser.engine.record import write_record
from curiouser.server.app import Server
from curiouser.server.core import commands
from curiouser.server.http import qr
from curiouser.server.http.replays import RECORD_BYTES
from curiouser.server.runtime.metrics import Metrics
from curiouser.server.wire import messages as wire
from tests.server.killing import free_port, lets_in
from tests.server.serving import serving
from tests.server.store.tables import opened
from tests.waiting import until

PACKAGING = Path(__file__).parents[2] / "packaging"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
SCRAPER = "the token of the scraper"
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
    proxies = {"trusted_proxies": "127.0.0.1", "metrics_token": SCRAPER}
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
        async with session.get("/metrics", headers={"Authorization": f"Bearer {SCRAPER}"}) as response:
            assert response.status == 200
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
        addresses = {connection.address for server in servers for connection in server.connections.all}
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
@pytest.mark.parametrize("name", ["curiouser.service", "curiouser-backup.service", "curiouser-backup.timer"])
def test_the_unit_is_one(tmp_path: Path, name: str) -> None:
    assert SYSTEMD is not None
    command = "/opt/curiouser/bin/curiouser"
    for each in PACKAGING.glob("curiouser*.*"):
        unit = each.read_text(encoding="utf-8")
        assert (command in unit) is (each.suffix == ".service")
        (tmp_path / each.name).write_text(unit.replace(command, f"{sys.executable} -m curiouser"), encoding="utf-8")
    file = tmp_path / name
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


def backing_up() -> list[str]:
    unit = (PACKAGING / "curiouser-backup.service").read_text(encoding="utf-8")
    [command] = re.findall(r"^ExecStart=\S+ (.*)$", unit, re.MULTILINE)
    return str(command).split()


def test_the_backup_service_keeps_as_many_as_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words, keep = backing_up(), 14
    assert words == ["backup", "/var/lib/curiouser/backups", "--keep", str(keep)]
    folder, db = tmp_path / "backups", f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(make_database(db))
    folder.mkdir()
    others = ["curiouser.db", "curiouser-20200101T000000Z.db.unfinished", "monday.db"]
    old = [f"curiouser-202001{day:02}T000000Z.db" for day in range(1, keep + 3)]
    for name in (*others, *old):
        (folder / name).write_text(name)
    assert main([words[0], str(folder), *words[2:], "--db", db, "--language", "en"]) == 0
    said = capsys.readouterr().out
    assert "3 older backups were deleted." in said
    left = {file.name for file in folder.iterdir()}
    assert set(others) | set(old[3:]) < left
    assert len(left) == len(others) + keep
    [new] = left - set(others) - set(old)
    assert str(folder / new) in said
    assert (folder / new).stat().st_mode & 0o777 == 0o600


def test_a_backup_that_fails_deletes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "curiouser-20200101T000000Z.db").write_text("old")
    words = ["backup", str(tmp_path), "--keep", "1", "--db", f"sqlite:///{tmp_path / 'nowhere.db'}", "--language", "en"]
    assert main(words) == 2
    assert "There is no database" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["curiouser-20200101T000000Z.db"]
    assert main([*words[:3], "0", *words[4:]]) == 2


async def make_database(url: str) -> None:
    async with opened(url):
        pass


NAME = re.compile(r"\b(curiouser_[a-z_]+)\b")


def families() -> dict[str, set[str]]:
    """Every metric as Prometheus names it, with its labels."""
    found: dict[str, set[str]] = {}
    for family in told().registry.collect():
        if not family.samples:
            raise AssertionError(f"{family.name} was not counted")
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels, {"instance", "job"})
    return found


def told() -> Metrics:
    """With at least one of each."""
    metrics = Metrics()
    metrics.tallies.answered(0.1, "tea-time", "play")
    metrics.tables_made.labels("tea-time").inc()
    metrics.matches_finished.labels("tea-time").inc()
    metrics.people.labels("player").set(1)
    metrics.request_seconds.labels("GET", "/").observe(0.1)
    metrics.reports.labels("words").inc()
    metrics.dropped.labels("slow").inc()
    metrics.requests.labels("200").inc()
    metrics.notices.labels("push").inc()
    return metrics


def check_query(query: str) -> None:
    """Names and labels are those of the server, and what is opened is closed."""
    known = families()
    names = NAME.findall(re.sub(r'"[^"]*"', '""', query)) + [name for name in ("up",) if query.startswith("up")]
    assert names, query
    assert all(name in known or name == "up" for name in names), query
    labels = {label for name in names for label in known.get(name, {"instance", "job"})} | {"le"}
    used = re.findall(r"(\w+)\s*=~?\s*\"", query)
    used += [each.strip() for group in re.findall(r"\bby \(([^)]*)\)", query) for each in group.split(",")]
    assert set(used) <= labels, query
    for left, right in ("()", "{}", "[]"):
        assert query.count(left) == query.count(right), query


def test_the_alert_rules_load_and_ask_for_what_there_is() -> None:
    alerts = yaml.safe_load((PACKAGING / "alerts.yml").read_text(encoding="utf-8"))
    assert set(alerts) == {"groups"}
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    assert len(rules) >= 7
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert {"expr", "labels", "annotations"} <= set(rule)
        assert rule["labels"]["severity"] in {"critical", "warning", "info"}
        assert re.fullmatch(r"\d+[smhd]", rule.get("for", "1m"))
        check_query(rule["expr"])
        for label in re.findall(r"\$labels\.(\w+)", str(rule["annotations"])):
            assert label == "instance" or label in rule["expr"]


def test_a_query_for_what_there_is_not_is_noticed() -> None:
    for query in ("curiouser_tea_total", 'curiouser_people{colour="red"}', "sum by (colour) (curiouser_people)", "up{"):
        with pytest.raises(AssertionError):
            check_query(query)


def test_the_scrape_job_asks_for_the_numbers_with_a_token() -> None:
    [job] = yaml.safe_load((PACKAGING / "prometheus.yml").read_text(encoding="utf-8"))["scrape_configs"]
    assert job["job_name"] == "curiouser"
    assert job["authorization"]["type"] == "Bearer"
    assert job.get("metrics_path", "/metrics") == "/metrics"


def test_the_dashboard_loads_and_asks_for_what_there_is() -> None:
    board = msgspec.json.decode((PACKAGING / "grafana.json").read_bytes())
    assert {"uid", "title", "schemaVersion", "panels", "templating", "time"} <= set(board)
    source = {"type": "prometheus", "uid": f"${{{board['__inputs'][0]['name']}}}"}
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) >= 12
    kinds = {each["id"] for each in board["__requires"] if each["type"] == "panel"}
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        assert panel["type"] in kinds
        assert panel["datasource"] == source
        place = panel["gridPos"]
        cells = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert max(x for x, _ in cells) < 24
        assert not taken & cells
        taken |= cells
        for target in panel["targets"]:
            check_query(target["expr"].replace("$instance", ".*"))
    [variable] = board["templating"]["list"]
    assert variable["query"]["query"] == "label_values(curiouser_build, instance)"
    asked = {name for panel in panels for target in panel["targets"] for name in NAME.findall(target["expr"])}
    shown = {re.sub("_(total|bucket)$", "", name) for name in asked} | {"curiouser_build"}
    assert shown == {family.name for family in told().registry.collect()}
