"""What a wheel or a source archive says about where it came from: its commit. Called by hatch_build.py."""

import runpy
from pathlib import Path
from typing import Any


def add_commit(root: str, version: str, build_data: dict[str, Any]) -> None:
    """Lay the commit into the package. What is built from a source archive has it already; an editable install is the
    checkout itself."""
    reader = runpy.run_path(str(Path(root, "curiouser", "cli", "commit.py")))
    found = reader["commit_of"](Path(root)) if reader["is_checkout"](Path(root)) else ""
    if version != "standard" or not found:
        return
    file = Path(root, ".build", reader["WRITTEN"])
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"{found}\n", encoding="utf-8")
    build_data["force_include"][str(file)] = f"{reader['PACKAGE']}/{reader['WRITTEN']}"
