"""What the shared code knows about this title."""

from curiouser.engine.about import About, ShippedReport

ABOUT = About(
    terminal_colour="#9a6fd0",
    plot_colour="#6c3fa3",
    reports=(ShippedReport(4, "level-3", 400, 400),),
)
