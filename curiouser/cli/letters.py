"""Makes text from other people's files safe to show in a terminal."""

import unicodedata


def clean(words: str) -> str:
    """The text without control characters and line breaks; all kinds of spaces stay."""
    return "".join(letter if is_safe(letter) else "\N{REPLACEMENT CHARACTER}" for letter in words)


def is_safe(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"
