"""`python -m bench.colours`: how many words each letter of Wordland rules out, and each colour, in each language.

A colour should be about as hard in all three: blue easy, red very hard (W1).
"""

from statistics import mean

from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland.words import COLOURS, Language, language


def shares(ours: Language) -> dict[str, float]:
    """By letter: the share of the words of all topics that have it, in percent."""
    spelled = [ours.letters(word) for topic in ours.topics for word in topic.words]
    return {card.letter: 100 * mean(card.letter in letters for letters in spelled) for card in ours.letter_cards}


def row(ours: Language, colour: str) -> str:
    found = shares(ours)
    cards = sorted((card.letter for card in ours.letter_cards if card.colour == colour), key=found.__getitem__)
    letters = " ".join(f"{letter} {found[letter]:.0f}" for letter in cards)
    return f"| {ours.code} | {colour} | {mean(found[letter] for letter in cards):.1f} % | {letters} |"


def colours() -> str:
    head = ["| language | colour | ruled out by a card | letter by letter, in % |", "|---|---|---|---|"]
    return "\n".join([*head, *(row(language(code), colour) for colour in COLOURS for code in LANGUAGES)])


if __name__ == "__main__":
    print(colours())
