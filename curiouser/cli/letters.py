"""Letters that are safe to show: names and words may come from anybody's file."""

import unicodedata


def clean(words: str) -> str:
    """Without what would steer a terminal or break a line; spaces of every kind may stay."""
    return "".join(letter if is_safe(letter) else "\N{REPLACEMENT CHARACTER}" for letter in words)


def is_safe(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"
