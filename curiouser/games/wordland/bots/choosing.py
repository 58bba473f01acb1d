"""Choices without a word: the token, the topic, a secret letter, a forced turn. W24, W25, W28, W30."""

from curiouser.engine.move import Move
from curiouser.engine.plan import Plan, mind
from curiouser.engine.rng import Rng
from curiouser.games.wordland.bots.memory import known_of
from curiouser.games.wordland.bots.skill import Skill
from curiouser.games.wordland.bots.time import QUICKEST, about, happens
from curiouser.games.wordland.characters import check_force
from curiouser.games.wordland.moves import ChooseTopic, ForceTurn, PlaceToken
from curiouser.games.wordland.offers import is_allowed
from curiouser.games.wordland.phrases import letters_of
from curiouser.games.wordland.position import Wordland
from curiouser.games.wordland.turns import FORCE

CHOOSING = 2_500  # ms, usually
FORCING = 700
FEW = 3  # players left, when a letter or an extra turn decides most


def before_talk(position: Wordland, seat: int, skill: Skill, seed: int) -> Plan | None:
    rng = mind(seed, "choose", position.round, position.phase)
    move: Move
    if position.phase == "token" and seat == position.seat_of("caterpillar"):
        move = PlaceToken(best_opponent(position, seat, skill, rng))
    elif position.phase == "choose" and seat == position.queen:
        move = ChooseTopic(best_topic(position, skill, seed, rng))
    else:
        return None
    return Plan(QUICKEST + about(CHOOSING, rng), move)


def best_opponent(position: Wordland, seat: int, skill: Skill, rng: Rng) -> int:
    """Whoever did best so far is likely to do well again."""
    others = [other for other in range(position.box.seats) if other != seat]
    if not happens(skill.alert, rng):
        return others[rng.below(len(others))]
    best = max(position.players[other].score for other in others)
    leading = [other for other in others if position.players[other].score == best]
    return leading[rng.below(len(leading))]


def best_topic(position: Wordland, skill: Skill, seed: int, rng: Rng) -> str:
    """The one of which one knows more words."""
    if not happens(skill.alert, rng):
        return position.up[rng.below(len(position.up))]
    return max(position.up, key=lambda topic: len(known_of(position.box, topic, skill, seed)))


def lays_letter(position: Wordland, seat: int, skill: Skill, rng: Rng) -> bool:
    """Sooner where it rules out more of the topic, where few are left, or where it chases another letter away."""
    letter = position.players[seat].letter
    if not letter or not happens(skill.alert, rng):
        return False
    words = position.box.topics[position.topic].words
    ruled_out = 1000 * sum(letter in letters_of(position, word) for word in words) // len(words)
    chance = 150 + ruled_out // 3
    chance += 300 if len(position.in_play()) <= FEW else 0
    chance += 150 if position.laid is not None else 0
    return happens(chance, rng)


def send_round(position: Wordland, seat: int, skill: Skill, seed: int) -> Plan | None:
    """W30: sooner the leader of the match, and sooner where few are left."""
    until, speaker = position.force_until, position.speaker
    if until is None or speaker is None or not is_allowed(check_force, position, seat):
        return None
    rng = mind(seed, "force", position.round, len(position.said))
    leads = all(position.players[speaker].score >= player.score for player in position.players)
    chance = (120 + (100 if leads else 0) + (350 if len(position.in_play()) <= FEW else 0)) * skill.alert // 1000
    time = until - FORCE + QUICKEST + about(FORCING, rng)
    if time >= until or not happens(chance, rng):
        return None
    return Plan(max(time - position.now, 0), ForceTurn())
