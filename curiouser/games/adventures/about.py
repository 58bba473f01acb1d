"""What the shared code knows about this title."""

from curiouser.engine.about import About, GreedyLevel, SearchLevel, ShippedReport

ABOUT = About(
    levels=(
        GreedyLevel(35),
        GreedyLevel(60),
        GreedyLevel(85),
        SearchLevel(80, horizon=4),
        SearchLevel(8_000, horizon=4),
    ),
    terminal_colour="#1c9a98",
    plot_colour="#0e7c7b",
    review_tries=6,
    reports=tuple(ShippedReport(seats, "greedy", 10_000, 1_000) for seats in (2, 3, 4)),
)
