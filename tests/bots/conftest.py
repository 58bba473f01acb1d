"""Bots think a lot, so these tests run without coverage, which measures only engine and games and is slow."""

from collections.abc import Iterator

import pytest

from tests.laws.untraced import untraced


@pytest.fixture(autouse=True)
def think_untraced() -> Iterator[None]:
    with untraced():
        yield
