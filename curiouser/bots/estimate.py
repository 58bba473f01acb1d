"""What a search found out about one move. Compiled."""

from math import sqrt

from curiouser.bots.rollout import ONE
from curiouser.native import i64


class MoveEstimate:
    """Sums over all iterations that began with the move."""

    def __init__(self, move: i64, visits: i64, reward: i64, wins: i64, score: i64, spread: i64, squares: i64) -> None:
        self.move = move
        self.visits = visits
        self.reward = reward  # at most ONE for each visit
        self.wins = wins
        self.score = score
        self.spread = spread  # of squared rewards
        self.squares = squares  # of scores

    def add(self, other: "MoveEstimate") -> None:
        """The same move, found in another tree."""
        self.visits += other.visits
        self.reward += other.reward
        self.wins += other.wins
        self.score += other.score
        self.spread += other.spread
        self.squares += other.squares

    def row(self) -> tuple[int, int, int, int, int, int, int]:
        """All numbers, in the order in which the constructor takes them."""
        return (
            int(self.move),
            int(self.visits),
            int(self.reward),
            int(self.wins),
            int(self.score),
            int(self.spread),
            int(self.squares),
        )

    def value(self) -> float:
        """The mean reward, from 0 to 1."""
        return int(self.reward) / max(1, int(self.visits)) / ONE

    def chance(self) -> float:
        """The share of matches won, shared ones by parts."""
        return int(self.wins) / max(1, int(self.visits)) / ONE

    def mean_score(self) -> float:
        return int(self.score) / max(1, int(self.visits))

    def error(self) -> float:
        """The standard error of the value."""
        visits = max(1, int(self.visits))
        mean = self.value()
        return sqrt(max(0.0, int(self.spread) / visits / ONE / ONE - mean * mean) / visits)

    def score_error(self) -> float:
        """The standard error of the mean score."""
        visits = max(1, int(self.visits))
        mean = self.mean_score()
        return sqrt(max(0.0, int(self.squares) / visits - mean * mean) / visits)
