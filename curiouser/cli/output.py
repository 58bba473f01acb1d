"""Output for programs, as JSON."""

from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """Any structure of ours as JSON, with two spaces for those who look at it."""
    print(msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(value, str_keys=True)), indent=2).decode())
