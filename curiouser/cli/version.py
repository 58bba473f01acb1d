"""The version, its commit, and whether the rules are compiled."""

from importlib.metadata import version as installed_version

from curiouser.cli.commit import commit
from curiouser.native import COMPILED


def version() -> str:
    found = commit()
    about = [f"commit {found}"] if found else []
    about.append("compiled" if COMPILED else "interpreted")
    return f"curiouser {installed_version('curiouser')} ({', '.join(about)})"
