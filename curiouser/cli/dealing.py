"""Where the luck of a table comes from: a sealed seed or a public number."""

import os

from curiouser.cli.keyboard import Keyboard
from curiouser.cli.language import Voice
from curiouser.cli.page import Page
from curiouser.engine.game import CountableGame
from curiouser.engine.luck import SEED_BYTES, Dealer, SealedDealer, SeededDealer, commitment
from curiouser.engine.match import Match
from curiouser.engine.position import LUCK
from curiouser.engine.record import Seal, Seed
from curiouser.engine.rng import Rng, seeded


class Luck:
    """How luck is written down, who deals, and the secret of a seal."""

    def __init__(self, written: Seal | Seed | None, dealer: Dealer | None, secret: bytes | None = None) -> None:
        self.written = written
        self.dealer = dealer
        self.secret = secret


def has_luck(match: Match) -> bool:
    game = match.game
    return not isinstance(game, CountableGame) or len(game.luck(match.position)) > 0


def new_luck(match: Match, seed: int | None, page: Page, voice: Voice, keyboard: Keyboard) -> Luck:
    if not has_luck(match):
        return Luck(None, None)
    if seed is not None:
        page.subtitle(voice.say("luck-seeded", seed=str(seed)))
        return Luck(Seed(seed % (1 << 62)), SeededDealer(seeded(seed)))
    return sealed_luck(page, voice, keyboard)


def sealed_luck(page: Page, voice: Voice, keyboard: Keyboard) -> Luck:
    """The seed is fixed and its fingerprint shown before anybody adds a word of their own."""
    secret = os.urandom(SEED_BYTES)
    page.print()
    page.paragraph(voice.say("luck-sealed"))
    page.put("  " + commitment(secret), page.accent)
    typed = keyboard.ask(voice.say("luck-entropy") + " ").strip()
    seal = Seal(commitment(secret), (typed or os.urandom(16).hex(),))
    return Luck(seal, SealedDealer(secret, seal.entropy), secret)


def resumed_luck(written: Seal | Seed | None, secret: bytes | None, match: Match) -> Luck:
    """Luck goes on where it stopped. Its moves are never taken back, so their number says where."""
    if isinstance(written, Seal) and secret is not None:
        drawn = sum(played.actor == LUCK for played in match.played)
        return Luck(written, SealedDealer(secret, written.entropy, drawn), secret)
    if isinstance(written, Seed):
        return Luck(written, seeded_dealer_after(written, match))
    return Luck(written, None)


def seeded_dealer_after(luck: Seed, match: Match) -> Dealer:
    """The generator moved on with every draw, so it draws them all once more."""
    dealer = SeededDealer(seeded(luck.seed, luck.stream))
    again = Match(match.game, match.setup)
    for played in match.played:
        if played.actor == LUCK:
            dealer.deal(again.game.chances(again.position))
        again.play(played.actor, played.move)
    return dealer


def private_rng() -> Rng:
    """The bots' own random generator, seeded by the system."""
    return seeded(int.from_bytes(os.urandom(16), "big"), int.from_bytes(os.urandom(8), "big"))
