"""Which Curiouser this is, and whether its rules are compiled."""

from importlib.metadata import version as installed_version

from curiouser.native import COMPILED


def version() -> str:
    return f"curiouser {installed_version('curiouser')} ({'compiled' if COMPILED else 'interpreted'})"
