"""What a title tells the shared code about itself: levels of its bots, colours, reports. Everything has a default."""

import msgspec


class GreedyLevel(msgspec.Struct, frozen=True):
    """A bot that looks one move ahead and overlooks some moves."""

    notices: int  # of a hundred moves


class SearchLevel(msgspec.Struct, frozen=True):
    """A tree search. `TreeSearch` and `Rollout` say what the numbers mean."""

    iterations: int
    blunder: int = 0
    exploration: float = 0.7
    guided_plies: int = 0
    horizon: int = -1
    evaluates: bool = False  # asks the game's linear evaluator at every leaf
    widening: int = 0


Level = GreedyLevel | SearchLevel


class ShippedReport(msgspec.Struct, frozen=True):
    """A report that ships with the pages: who plays, and how many matches."""

    seats: int
    bot: str
    matches: int
    told: int  # in so many of them events are counted


class About(msgspec.Struct, frozen=True, kw_only=True):
    levels: tuple[Level, ...] = (  # from the weakest; tuned by `curiouser ladder`, results in docs/bots.md
        GreedyLevel(40),
        GreedyLevel(85),
        SearchLevel(60, blunder=50),
        SearchLevel(500, blunder=10),
        SearchLevel(8_000),
    )
    terminal_colour: str = "#8d7a94"
    plot_colour: str = "#3f5b8c"
    review_tries: int = 1  # a review plays so many times the usual number of matches; more where matches are quick
    reports: tuple[ShippedReport, ...] = ()
