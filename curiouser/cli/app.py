"""The list of commands; a command's module is imported when the command runs."""

from cyclopts import App

COMMANDS = (
    "play",
    "serve",
    "simulate",
    "report",
    "balance",
    "ladder",
    "replay",
    "review",
    "verify",
    "games",
    "rules",
    "check-game",
    "tables",
    "backup",
    "export",
    "import",
    "replay-all",
    "admin",
)
PLACES = {"import": "import_"}  # where a command can't be named like its module


def _build() -> App:
    made = App(
        name="curiouser",
        help="",
        version_flags=["--version"],
        version=_version,
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        module = PLACES.get(name, name.replace("-", "_"))
        made.command(f"curiouser.cli.{module}:{module}", name=name, help=f"purpose-{name}")
    return made


def _version() -> str:
    from curiouser.cli.version import version

    return version()


app = _build()
