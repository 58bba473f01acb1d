"""What the shared code knows about this title."""

from curiouser.engine.about import About, GreedyLevel, SearchLevel, ShippedReport

ABOUT = About(
    levels=(
        GreedyLevel(8),
        GreedyLevel(60),
        SearchLevel(150, blunder=20),
        SearchLevel(1_000),
        SearchLevel(8_000),
    ),
    terminal_colour="#d0567c",
    plot_colour="#b83b5e",
    review_tries=2,
    reports=tuple(ShippedReport(seats, "greedy", 20_000, 2_000) for seats in (2, 3, 4)),
)
