"""The commands and where they live; a command's module is imported when it is run."""

from cyclopts import App

COMMANDS = {
    "play": "Play at this terminal, against bots or others at the keyboard.",
    "serve": "Open a server: tables for people anywhere and bots, over the network.",
    "simulate": "Let bots play many matches, and see how they went.",
    "report": "Let bots play, and write a page with plots about it; with changes, about what they change.",
    "balance": "Search for numbers of the box that meet a target.",
    "ladder": "Let every bot meet every other, and rate them.",
    "replay": "Tell a recorded match in words.",
    "review": "Tell what of a finished match was luck and what was choice.",
    "verify": "Check every move, the luck and the result of a record.",
    "games": "The games there are, with their seats, options and bots.",
    "rules": "The rules of a game, our rulings and the numbers of its edition.",
    "check-game": "Check that a game, ours or your own, keeps the laws of all games.",
    "tables": "For operators: how many tables a server keeps; delete old ones.",
    "backup": "For operators: copy everything a server keeps, while it runs.",
    "export": "For operators: write tables to a file of JSON lines.",
    "import": "For operators: take tables in from an export or a backup.",
    "replay-all": "For operators: check that every stored match still leads where it led.",
}
PLACES = {"import": "import_"}  # where a command can't be named like its module


def _build() -> App:
    made = App(
        name="curiouser",
        help="Board games out of Wonderland: one engine for the table, the bots and the lab.",
        help_epilogue="Every command takes --help, and speaks English, Polish or Romanian (--language en|pl|ro).",
        version_flags=["--version"],
        version=_version,
        suppress_keyboard_interrupt=False,
    )
    for name, purpose in COMMANDS.items():
        module = PLACES.get(name, name.replace("-", "_"))
        made.command(f"curiouser.cli.{module}:{module}", name=name, help=purpose)
    return made


def _version() -> str:
    from curiouser.cli.version import version

    return version()


app = _build()
