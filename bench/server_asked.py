"""Schemathesis asks the HTTP part of a real server for whatever `/openapi.json` promises, and for what it does not."""

import asyncio
import contextlib
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path

from curiouser import client
from tests.server.killing import free_port, words_for

TABLE = {"terms": {"game": "tic-tac-toe", "seats": 2}, "name": "Alice"}
CHECKS = (
    "not_a_server_error,content_type_conformance,response_schema_conformance,response_headers_conformance,"
    "unsupported_method,allow_header_conformance,negative_data_rejection"
)


@contextlib.asynccontextmanager
async def real_server(url: str, log: Path, *more: str) -> AsyncIterator[tuple[int, int]]:
    """Its process and its port. At the end it must stop in good order, and its log tell of no fault."""
    port = free_port()
    with log.open("wb") as file:
        words = [sys.executable, "-m", "curiouser", *words_for(port, url), *more]
        server = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE, stderr=file)
    try:
        assert server.stdout is not None
        await server.stdout.readline()
        yield server.pid, port
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.terminate()
        await server.wait()
    said = log.read_text(errors="replace")
    if server.returncode or "Traceback" in said or "fault" in said:
        sys.exit(f"The server ended with {server.returncode} and said:\n{said[-20_000:]}")


async def ask(examples: int, folder: Path) -> None:
    """The second time it knows a table."""
    if find_spec("schemathesis") is None:
        return
    cases = 0
    async with real_server(f"sqlite:///{folder / 'asked.db'}", folder / "asked.log") as (_, port):
        made = await client.post(f"http://127.0.0.1:{port}", "/api/tables", TABLE)
        config = folder / "schemathesis.toml"
        for known in ("", f'[parameters]\ntable = "{made["table"]}"\ncode = "{made["code"]}"\n'):
            config.write_text(known, encoding="utf-8")
            cases += await asyncio.to_thread(schemathesis, port, examples, config)
    print(f"| requests by schemathesis, all answered as described | {cases:,} |", flush=True)


def schemathesis(port: int, examples: int, config: Path) -> int:
    """How many cases it tried; ends the run where one failed."""
    program = Path(sys.executable).with_name("schemathesis")
    options = ["--checks", CHECKS, f"--max-examples={examples}", "--phases", "coverage,fuzzing", "--no-color"]
    address = f"http://127.0.0.1:{port}/openapi.json"
    words: list[str | Path] = [program, "--config-file", config, "run", address, *options]
    with tempfile.TemporaryDirectory(prefix="curiouser-asked-") as folder:
        done = subprocess.run(words, capture_output=True, text=True, errors="replace", cwd=folder)
    found = re.search(r"(\d+) generated", done.stdout)
    if done.returncode or found is None:
        sys.exit(done.stdout[-8000:] + done.stderr[-2000:])
    return int(found[1])
