"""W37: how much network delay is credited to a player. The server measures it, the rules keep the quota. No I/O."""

CAP = 500  # ms a turn
QUOTA = 1_500  # ms at the start of a round, and never more
REFILL = 300  # ms that come back with every turn of one's own


def refill(spent: int) -> int:
    """What is still spent of a quota after a new turn began."""
    return max(spent - REFILL, 0)


def allowance(spent: int, credited: int) -> int:
    """What may still be credited in a turn in which `credited` ms were."""
    return max(min(CAP - credited, QUOTA - spent), 0)
