"""Laws that every game keeps, checked over random matches; `curiouser check-game` runs them."""

from curiouser.laws.check import LAWS, check_game
from curiouser.laws.prints import fingerprint
from curiouser.laws.report import Broken, Report

__all__ = ["LAWS", "Broken", "Report", "check_game", "fingerprint"]
