"""Hypothesis with our settings: what it tries does not change from run to run, and no example has a deadline.

Tests take it from here, and only those that need it: importing it is a third of the start of pytest.
"""

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

__all__ = ["HealthCheck", "Phase", "given", "settings", "st"]

settings.register_profile("curiouser", derandomize=True, deadline=None)
settings.load_profile("curiouser")
