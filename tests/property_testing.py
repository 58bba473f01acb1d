"""Hypothesis with our settings: the same examples in every run, and no deadline for any of them.

Only tests that need it import it from here: importing it takes a third of the start of pytest.
"""

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

__all__ = ["HealthCheck", "Phase", "given", "settings", "st"]

settings.register_profile("curiouser", derandomize=True, deadline=None)
settings.load_profile("curiouser")
