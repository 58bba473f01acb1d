"""Every setting is a flag, and every flag is in the guide for operators."""

import inspect
import re
from pathlib import Path

from curiouser.cli.serve import serve
from curiouser.server.settings import Settings

GUIDE = Path(__file__).parents[2] / "docs" / "operating.md"


def test_every_setting_is_a_flag_of_serve_with_the_same_default() -> None:
    parameters = inspect.signature(serve).parameters
    usual = Settings()
    assert set(parameters) - {"language", "open"} == set(Settings.__struct_fields__)
    for name in Settings.__struct_fields__:
        assert (parameters[name].default or ()) == (getattr(usual, name) or ()), name


def test_every_setting_is_in_the_guide() -> None:
    rows = re.findall(r"^\| `--([a-z-]+)` \| `CURIOUSER_([A-Z_]+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    flags = {name.replace("_", "-") for name in Settings.__struct_fields__} - {"origins"} | {"origin"}
    assert {flag for flag, _ in rows} == flags
    assert all(variable == flag.replace("-", "_").upper() for flag, variable in rows)
