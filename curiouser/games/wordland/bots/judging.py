"""Objections and votes: a bot's opinion of a word, W12, W13, W14, W48.

A word on the topic's list fits. A word from another topic, or one that may be derived, is doubtful. A word on no list
gets the benefit of the doubt: people know more than lists.
"""

from curiouser.engine.plan import Plan, mind
from curiouser.games.wordland.bots.memory import is_of_another, is_of_topic
from curiouser.games.wordland.bots.skill import Skill
from curiouser.games.wordland.bots.time import QUICKEST, about, happens
from curiouser.games.wordland.moves import Object, Vote
from curiouser.games.wordland.offers import is_allowed
from curiouser.games.wordland.position import Said, Wordland
from curiouser.games.wordland.turns import OBJECT
from curiouser.games.wordland.voting import check_object, check_vote

OBJECTING = 1_500  # ms, usually
VOTING = 1_700
RAISED = 600  # of a thousand who think so say so; spread over the table


def wrongness(position: Wordland, said: Said) -> int:
    """How likely the word is wrong, of a thousand, to somebody who judges rightly."""
    box = position.box
    if said.like:
        return 850
    if is_of_topic(box, position.topic, said.phrase):
        return 0
    if is_of_another(box, said.phrase):
        return 750
    return 120 if said.known or said.phrase[:1].isupper() else 400


def finds_wrong(position: Wordland, skill: Skill, seed: int) -> bool:
    """One opinion for the objection and the vote."""
    said = position.said[-1]
    rng = mind(seed, "opinion", position.round, len(position.said), said.phrase)
    chance = wrongness(position, said)
    return happens((skill.sharp * chance + (1000 - skill.sharp) * 150) // 1000, rng) if chance else happens(10, rng)


def doubt(position: Wordland, seat: int, skill: Skill, seed: int) -> Plan | None:
    """The more there are at the table, the less each feels called upon."""
    until = position.object_until
    if until is None or not is_allowed(check_object, position, seat):
        return None
    if not finds_wrong(position, skill, seed):
        return None
    rng = mind(seed, "object", position.round, len(position.said))
    raised = RAISED if wrongness(position, position.said[-1]) >= 500 else RAISED // (position.box.seats - 1)
    if not happens(raised, rng):
        return None
    time = max(until - OBJECT, position.now - OBJECT) + QUICKEST + about(OBJECTING, rng)
    return Plan(max(time - position.now, 0), Object()) if time < until else None


def cast(position: Wordland, seat: int, skill: Skill, seed: int) -> Plan | None:
    ballot = position.vote
    if ballot is None or not is_allowed(check_vote, position, seat):
        return None
    rng = mind(seed, "vote", position.round, len(position.said))
    time = ballot.since + QUICKEST + about(VOTING, rng)
    against = finds_wrong(position, skill, seed)
    return Plan(max(time - position.now, 0), Vote(against=against)) if time < ballot.until else None
