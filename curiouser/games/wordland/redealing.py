"""Redraws what a seat can't know: the letters that the Queen and the Rabbit hold (W21, W24, W25)."""

from curiouser.engine.rng import Rng
from curiouser.games.wordland.box import SECRET_COLOURS
from curiouser.games.wordland.position import Wordland


def redeal(position: Wordland, seat: int, rng: Rng) -> None:
    """Any card of the colour that is not in sight may be the one held, each with the same chance."""
    for owner, player in enumerate(position.players):
        if player.letter and owner != seat:
            colour = SECRET_COLOURS[player.character]
            unseen = {player.letter, *position.piles[colour]}
            letters = [letter for letter in position.box.letters[colour] if letter in unseen]
            player.letter = letters.pop(rng.below(len(letters)))
            position.piles[colour] = letters
