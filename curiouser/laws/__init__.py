"""Laws that every game keeps, checked over random matches; `curiouser check-game` runs them."""

from curiouser.laws.check import LAWS, check_game
from curiouser.laws.prints import fingerprint
from curiouser.laws.report import BrokenLaw, LawReport

__all__ = ["LAWS", "BrokenLaw", "LawReport", "check_game", "fingerprint"]
