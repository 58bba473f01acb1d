"""For all tests: they run in the way that was asked for, and a small run starts and ends quickly."""

import os
import sys

import pytest

from curiouser.native import COMPILED

EXPECTED = os.environ.get("CURIOUSER_EXPECT")

if EXPECTED is not None:
    assert ("compiled" if COMPILED else "interpreted") == EXPECTED


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hypothesis's plugin has nothing to add where no test used it, but would import all of it to find that out."""
    plugins = session.config.pluginmanager
    if "hypothesis" not in sys.modules and plugins.has_plugin("hypothesispytest"):
        plugins.unregister(name="hypothesispytest")
