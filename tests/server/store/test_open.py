"""Which store a URL means, and where tables are stored by default."""

from pathlib import Path

import pytest

from curiouser.server.store import default_url, open_store
from curiouser.server.store.base import StoreProblem
from curiouser.server.store.postgres import PostgresStore
from curiouser.server.store.sqlite import SqliteStore


@pytest.mark.parametrize(
    ("url", "file"), [("sqlite:///tables.db", "tables.db"), ("sqlite:////tea/my tables.db", "/tea/my tables.db")]
)
def test_an_address_of_sqlite_names_a_file(url: str, file: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqliteStore)
    assert store.file == Path(file)


@pytest.mark.parametrize("url", ["postgresql://tea.example/tables", "postgres:///tables"])
def test_an_address_of_postgresql_is_left_to_it(url: str) -> None:
    assert isinstance(open_store(url), PostgresStore)


@pytest.mark.parametrize("url", ["", "tables.db", "mysql://tea.example/tables", "sqlite:///", "sqlite://tables.db"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(StoreProblem, match="use sqlite:///FILE or postgresql://"):
        open_store(url)


def test_a_refused_address_is_not_repeated_since_it_may_hold_a_password() -> None:
    with pytest.raises(StoreProblem) as problem:
        open_store("mysql://alice:queen@tea.example/tables")
    assert "queen" not in str(problem.value)


def test_tables_are_kept_in_the_data_folder_of_the_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/curiouser/tables.db"
    store = open_store(default_url())
    assert isinstance(store, SqliteStore)
    assert store.file == tmp_path / "curiouser" / "tables.db"


@pytest.mark.parametrize("chosen", ["", "not/from/the/root"])
@pytest.mark.parametrize(
    ("system", "folder"),
    [
        ("linux", ".local/share/curiouser"),
        ("darwin", "Library/Application Support/curiouser"),
        ("win32", "AppData/Local/curiouser"),
    ],
)
def test_every_system_has_its_own_folder_for_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, chosen: str, system: str, folder: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", chosen)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr("sys.platform", system)
    assert default_url() == f"sqlite:///{tmp_path / folder / 'tables.db'}"
