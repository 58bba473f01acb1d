"""For all tests: they run in the way that was asked for, and a small run starts and ends quickly."""

import os
import sys

import pytest

from curiouser.native import COMPILED

EXPECTED = os.environ.get("CURIOUSER_EXPECT")

if EXPECTED is not None:
    assert ("compiled" if COMPILED else "interpreted") == EXPECTED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests stand at the head of equal shares, so that each worker begins with one and none ends with it."""
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if item not in long]
    share = -(-len(others) // max(len(long), 1))
    shares = [[item, *others[number * share : (number + 1) * share]] for number, item in enumerate(long)]
    items[:] = [item for share in shares for item in share] if long else others


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hypothesis's plugin has nothing to add where no test used it, but would import all of it to find that out."""
    plugins = session.config.pluginmanager
    if "hypothesis" not in sys.modules and plugins.has_plugin("hypothesispytest"):
        plugins.unregister(name="hypothesispytest")
