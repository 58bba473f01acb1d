"""Many matches: without the tracer of coverage, which speaks of engine and games only and would slow them down."""

from collections.abc import Iterator

import pytest

from tests.laws.untraced import untraced


@pytest.fixture(autouse=True)
def check_untraced() -> Iterator[None]:
    with untraced():
        yield
