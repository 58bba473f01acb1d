"""Bots of Wordland: they know words, need as long as a person, make mistakes, judge words and use their powers."""

from curiouser.engine.plan import Plan, Planner
from curiouser.games.wordland.bots.choosing import before_talk, send_round
from curiouser.games.wordland.bots.judging import cast, doubt
from curiouser.games.wordland.bots.skill import SKILLS, Skill
from curiouser.games.wordland.bots.talking import on_turn
from curiouser.games.wordland.position import Wordland

NAMES = tuple(f"level-{level}" for level in SKILLS)


class WordlandPlanner(Planner):
    """One at the table. Whatever it could do first, it does."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def plan(self, position: Wordland, seat: int, seed: int) -> Plan | None:
        if position.turn is None:
            return before_talk(position, seat, self.skill, seed)
        if position.vote is not None:
            return cast(position, seat, self.skill, seed)
        ways = (on_turn, send_round, doubt)
        plans = [plan for way in ways if (plan := way(position, seat, self.skill, seed)) is not None]
        return min(plans, key=lambda plan: plan.delay, default=None)


def guest(name: str) -> WordlandPlanner:
    return WordlandPlanner(SKILLS[int(name.removeprefix("level-"))])
