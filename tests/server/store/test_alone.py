"""Only one server per SQLite file: two would not hear of each other."""

from pathlib import Path

import pytest

from curiouser.server.store import open_store
from curiouser.server.store.base import StoreProblem
from tests.server.serving import serving
from tests.server.store.tables import opened


async def test_a_second_server_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(url):
        with pytest.raises(StoreProblem) as refused:
            async with serving(url):
                pass
        assert refused.value.text.id == "store-served"
    async with serving(url):
        pass


async def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}"):
        with pytest.raises(StoreProblem):
            async with serving(f"sqlite:///{tmp_path / 'link.db'}"):
                pass


async def test_commands_of_an_operator_go_on_beside_a_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(url), opened(url) as store:
        assert await store.count() == 0


async def test_who_may_not_write_there_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = open_store(f"sqlite:///{tmp_path / 'file' / 'tables.db'}")
    with pytest.raises(StoreProblem):
        await store.open(to_serve=True)


async def test_a_server_that_could_not_open_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("no database at all, and longer than a header of one would be" * 20)
    url = f"sqlite:///{file}"
    for _ in range(2):
        with pytest.raises(StoreProblem) as refused:
            await open_store(url).open(to_serve=True)
        assert refused.value.text.id == "store-no-database"
