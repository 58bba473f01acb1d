"""For all tests: the way they run is the way that was asked for, and what they try does not change from run to run."""

import os

from hypothesis import settings

from curiouser.native import COMPILED

EXPECTED = os.environ.get("CURIOUSER_EXPECT")

if EXPECTED is not None:
    assert ("compiled" if COMPILED else "interpreted") == EXPECTED

settings.register_profile("curiouser", derandomize=True, deadline=None)
settings.load_profile("curiouser")
