"""Variables of the environment that look like settings of ours and are none."""

import difflib
from collections.abc import Iterator, Mapping

from curiouser.server.settings import Settings

PREFIX = "CURIOUSER_"
OTHERS = ("PAGES", "SERVER", "COMPILE", "EXPECT", "AXE", "LAWS")  # of the pages, other commands and developers


def known() -> list[str]:
    settings = (name.upper() for name in Settings.__struct_fields__ if name != "origins")
    return sorted(PREFIX + name for name in (*settings, "ORIGIN", *OTHERS))


def strange(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Each with the nearest one that there is, or ""."""
    names = known()
    for name in sorted(environment):
        if name.upper().startswith(PREFIX) and name not in names:
            near = difflib.get_close_matches(name.upper()[len(PREFIX) :], [each[len(PREFIX) :] for each in names], 1)
            yield name, PREFIX + near[0] if near else ""
