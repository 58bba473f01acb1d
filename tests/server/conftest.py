"""For tests of the server: real databases, an empty one for each test, and support for coroutines as tests."""

import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from curiouser.client import Client
from tests.server.store.postgres_server import Postgres
from tests.waiting import LONGEST, run

Client.until.__defaults__ = (LONGEST,)  # a person gives up earlier than a test on a busy machine may


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: value for name, value in pyfuncitem.funcargs.items() if name in wanted}
    run(pyfuncitem.obj(**arguments))
    return True


@pytest.fixture(autouse=True)
def logs() -> None:
    """Whatever ran in this process before may have left its logger behind."""
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for each process that runs tests, so that a test may restart it."""
    server = Postgres()
    yield server
    server.end()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """Each test that asks for it runs on both databases."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
