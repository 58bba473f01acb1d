"""What the shared code knows about this title."""

from curiouser.engine.about import About, GreedyLevel, SearchLevel, ShippedReport

ABOUT = About(
    levels=(
        GreedyLevel(25),
        GreedyLevel(52),
        GreedyLevel(82),
        SearchLevel(150, exploration=0.4, evaluates=True, blunder=10),
        SearchLevel(600, exploration=0.4, evaluates=True, guided_plies=12),
    ),
    terminal_colour="#c98212",
    plot_colour="#9a5c00",
    reports=(ShippedReport(2, "greedy", 4_000, 1_000),),
)
