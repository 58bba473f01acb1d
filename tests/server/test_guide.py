"""The shell commands in docs/operating.md, run as far as a test may, and its numbers."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from curiouser.cli.serve import check
from curiouser.server.core.members import KEYS
from curiouser.server.core.table import TOLD
from curiouser.server.net.addresses import client_address, read_networks
from curiouser.server.runtime.connection import PENDING
from curiouser.server.settings import Settings
from tests.docs.test_docs import ROOT, blocks
from tests.server.store.postgres_server import PROGRAMS, Postgres
from tests.server.store.tables import opened
from tests.waiting import LONGEST

GUIDE = ROOT / "docs" / "operating.md"
SYSTEMCTL = shutil.which("systemctl")
STRANGER = "198.51.100.7"


def shell() -> list[str]:
    """All blocks of shell, each without what is left to the eye."""
    return [block.content for block in blocks(GUIDE) if block.kind == "sh"]


def block_of(first: str) -> str:
    """The block that begins with that word."""
    [found] = [content for content in shell() if content.split()[0] == first]
    return found


def run(script: str, **more: str) -> None:
    """In a session of its own, so that a password is asked of the input and not of a terminal."""
    done = subprocess.run(
        ["sh", "-eu", "-c", script],
        input="PASSWORD\nPASSWORD\n",
        env={**os.environ, **more},
        cwd=ROOT,
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr


def test_every_block_of_shell_is_known_here_and_can_be_read() -> None:
    known = ["curiouser", "curiouser", "sh", "podman", "sudo", "echo", "cp"]
    assert [content.split()[0] for content in shell()] == known
    for content in shell():
        subprocess.run(["sh", "-n"], input=content, text=True, check=True)


@pytest.mark.parametrize("typed", [content for content in shell() if content.startswith("curiouser ")])
def test_a_server_opens_as_it_says(typed: str, tmp_path: Path) -> None:
    own = {"CURIOUSER_PORT": "0", "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "curiouser", *shlex.split(typed)[1:]],
        env={**os.environ, **own},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        url = next(word for word in process.stdout.readline().split() if word.startswith("http://localhost:"))
        with urllib.request.urlopen(f"{url.rstrip('./')}/healthz", timeout=LONGEST) as answer:
            assert answer.read() == b'{"status":"ok"}'
        assert (tmp_path / "curiouser" / "tables.db").exists()
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=LONGEST) == 0
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(SYSTEMCTL is None, reason="there is no systemd here")
def test_the_unit_is_put_where_systemd_finds_it(tmp_path: Path) -> None:
    """Under a root of its own; the installer before it has a test of its own, and nothing is started."""
    units = tmp_path / "etc" / "systemd" / "system"
    units.mkdir(parents=True)
    install, copy, reload, enable, look = block_of("sh").splitlines()
    assert install.startswith("sh packaging/install.sh ")
    assert (reload, look) == ("systemctl daemon-reload", "journalctl -u curiouser")
    run(copy.replace("/etc/", f"{tmp_path}/etc/"))
    run(enable.replace("systemctl enable --now", f"systemctl --root={shlex.quote(str(tmp_path))} enable"))
    assert (units / "multi-user.target.wants" / "curiouser.service").is_symlink()


@pytest.mark.skipif(SYSTEMCTL is None, reason="there is no systemd here")
def test_the_backup_timer_is_put_where_systemd_finds_it(tmp_path: Path) -> None:
    units = tmp_path / "etc" / "systemd" / "system"
    units.mkdir(parents=True)
    copy, reload, enable, look = block_of("cp").splitlines()
    assert (reload, look) == ("systemctl daemon-reload", "systemctl list-timers curiouser-backup.timer")
    run(copy.replace("/etc/", f"{tmp_path}/etc/"))
    run(enable.replace("systemctl enable --now", f"systemctl --root={shlex.quote(str(tmp_path))} enable"))
    assert (units / "timers.target.wants" / "curiouser-backup.timer").is_symlink()


@pytest.fixture
def made(postgres: Postgres) -> Iterator[Postgres]:
    """The database, made as the guide says; these tests let everybody in as anybody, so nobody need become another."""
    own = {"PATH": f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}", "PGHOST": str(postgres.data), "PGUSER": "postgres"}
    script = block_of("sudo")
    assert all(line.startswith("sudo -u postgres create") for line in script.splitlines())
    try:
        run(script.replace("sudo -u postgres ", ""), **own)
        yield postgres
    finally:
        run("dropdb --if-exists curiouser; dropuser --if-exists curiouser", **own)


def read_environment(file: Path) -> dict[str, str]:
    return dict(line.split("=", 1) for line in file.read_text(encoding="utf-8").splitlines())


def test_several_machines_are_set_up_with_one_database(made: Postgres, tmp_path: Path) -> None:
    assert made.execute("SELECT rolpassword <> '', rolsuper FROM pg_authid WHERE rolname = 'curiouser'") == [
        (True, False)
    ]
    *lines, restart = block_of("echo").splitlines()
    assert restart == "systemctl restart curiouser"
    run("\n".join(lines).replace("/etc/", f"{tmp_path}/"))
    file = tmp_path / "curiouser.env"
    assert file.stat().st_mode & 0o777 == 0o600
    given = read_environment(file)
    assert set(given) == {"CURIOUSER_DB", "CURIOUSER_HOST", "CURIOUSER_TRUSTED_PROXIES"}
    proxies = given["CURIOUSER_TRUSTED_PROXIES"]
    check(Settings(db=given["CURIOUSER_DB"], host=given["CURIOUSER_HOST"], trusted_proxies=proxies))
    assert client_address("10.0.0.5", [STRANGER], read_networks(proxies)) == STRANGER


async def test_the_owner_of_that_database_can_keep_tables_in_it(made: Postgres) -> None:
    url = "postgresql://curiouser:PASSWORD@db.example.org/curiouser"
    assert f"CURIOUSER_DB={url}'" in block_of("echo")
    async with opened(f"{url.replace('db.example.org', '')}?host={made.data}") as store:
        assert await store.count() == 0


def test_a_container_believes_its_own_network_and_has_its_port_and_folder() -> None:
    words = shlex.split(block_of("podman").replace("\\\n", ""))
    container = (ROOT / "packaging" / "Containerfile").read_text(encoding="utf-8")

    def after(flag: str) -> str:
        [found] = [value for word, value in pairwise(words) if word == flag]
        return found

    assert (ROOT / after("-f")).is_file()
    name, _, proxies = after("--env").partition("=")
    assert name == "CURIOUSER_TRUSTED_PROXIES"
    assert proxies == after("--subnet")
    assert client_address("10.89.200.1", [STRANGER], read_networks(proxies)) == STRANGER
    host, _, inside = after("--publish").rpartition(":")
    assert host.startswith("127.0.0.1:")
    assert f"EXPOSE {inside}\n" in container
    assert f"VOLUME {after('--volume').partition(':')[2]}\n" in container


def test_the_defaults_it_names_are_those_of_the_server() -> None:
    rows = re.findall(r"^\| `--([a-z-]+)` \| `[A-Z_]+` \| (.*?) \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    usual = Settings()
    assert len(rows) == len(Settings.__struct_fields__)
    for flag, said in rows:
        default = getattr(usual, {"origin": "origins"}.get(flag, flag.replace("-", "_")))
        if flag != "db":
            assert said == shown(default), flag


def shown(default: object) -> str:
    if isinstance(default, bool):
        return "on" if default else "off"
    return "–" if default in ("", ()) else f"{default:g}" if isinstance(default, float) else str(default)


def test_it_names_how_much_a_table_remembers() -> None:
    text = " ".join(GUIDE.read_text(encoding="utf-8").split())
    assert f"for the last {KEYS} commands of each person" in text
    assert f"not more than {TOLD} entries" in text
    assert f"and {PENDING} may be unanswered on a socket" in text
