"""The build hook of the wheel: adds the compiled modules (`native_build.py`) and the pages (`web_build.py`).

Where nothing can be compiled, the wheel is plain Python and says so; where no Node can be had, it has no pages and says
so. CURIOUSER_COMPILE=0 leaves the compiled modules out, CURIOUSER_COMPILE=1 makes it an error if there are none.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # wherever the build was started
import build_info
import native_build
import web_build


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        if self.target_name != "wheel":
            return []
        needed: list[str] = []
        if is_to_compile() and native_build.can_compile():
            needed += [*self.config["requires"], *filter(is_followed, self.metadata.core.dependencies)]
        if needs_node(Path(self.root)):
            needed.append(self.config["node"])
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_info.add_commit(self.root, version, build_data)
        # An editable install stays interpreted: it is the source tree itself.
        if self.target_name != "wheel" or version != "standard":
            return
        root = Path(self.root)
        self._add_pages(root, build_data)
        libraries = self._libraries(root) if is_to_compile() else None
        if libraries is None:
            return
        add_files(libraries, "", build_data)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _libraries(self, root: Path) -> Path | None:
        is_wanted = os.environ.get("CURIOUSER_COMPILE") == "1"
        try:
            libraries = native_build.build(root, native_build.sources_to_compile(root), self.app.display_info)
        except native_build.NativeBuildError as problem:
            if is_wanted:
                self.app.display_error(problem.details)
                self.app.abort(str(problem))
            self.app.display_warning(f"{problem} It failed, {native_build.SLOWER} CURIOUSER_COMPILE=1 says why.")
            return None
        if libraries is None and is_wanted:
            self.app.abort("CURIOUSER_COMPILE=1 asks for compiled modules.")
        return libraries

    def _add_pages(self, root: Path, build_data: dict[str, Any]) -> None:
        try:
            pages = built_pages(root)
        except web_build.WebError as problem:
            self.app.display_warning(str(problem))
            pages = None
        if pages is None:
            self.app.display_warning("Curiouser is built without its pages.")
            return
        add_files(pages, f"{native_build.PACKAGE}/web/", build_data)


def add_files(folder: Path, place: str, build_data: dict[str, Any]) -> None:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.name != "stamp":
            build_data["force_include"][str(file)] = place + file.relative_to(folder).as_posix()


def is_to_compile() -> bool:
    return os.environ.get("CURIOUSER_COMPILE") != "0"


def is_followed(requirement: str) -> bool:
    """Whether mypyc looks into the package: then it has to be there."""
    name = re.match(r"[\w.-]*", requirement)
    return name is not None and name[0].replace("-", "_") in native_build.FOLLOWED


def needs_node(root: Path) -> bool:
    """CURIOUSER_PAGES names pages that are built already, or is empty: then there shall be none."""
    if "CURIOUSER_PAGES" in os.environ or not (root / "web" / "package.json").is_file():
        return False
    return not web_build.is_fresh(root) and web_build.system_node() is None


def built_pages(root: Path) -> Path | None:
    given = os.environ.get("CURIOUSER_PAGES")
    if given is not None:
        return Path(given) if given and Path(given, "index.html").is_file() else None
    if not (root / "web" / "package.json").is_file():
        return None
    if web_build.is_fresh(root):
        return web_build.pages(root)
    node = web_build.system_node() or web_build.wheel_node()
    return None if node is None else web_build.build(root, node)
