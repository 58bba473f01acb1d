"""Makes text from other people's files safe to show in a terminal."""

import unicodedata


def clean(words: str) -> str:
    """Without what would steer a terminal or break a line; spaces of every kind may stay."""
    return "".join(letter if is_safe(letter) else "\N{REPLACEMENT CHARACTER}" for letter in words)


def is_safe(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"
