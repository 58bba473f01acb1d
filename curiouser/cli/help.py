"""Help pages in the reader's language, laid out by cyclopts."""

from typing import TYPE_CHECKING, Any

from cyclopts.help import DefaultFormatter
from rich.text import Text

from curiouser.cli.language import Voice

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

OBVIOUS = ("False", '""')  # defaults that say nothing


class Help:
    """Says purposes and options by their names: `purpose-serve`, `flag-serve-bots`, or `flag-port` if one text does."""

    def __init__(self, voice: Voice, command: str) -> None:
        self.voice = voice
        self.command = command
        self.layout = DefaultFormatter()

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        words = [self.word(word) for word in str(usage).split()]
        console.print(Text(" ".join([self.voice.say("usage"), *words]) + "\n", style="bold"))

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:
        console.print(Text(self.voice.say(f"purpose-{self.command}" if self.command else "about") + "\n"))

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        title = self.voice.say("usage-title", group=str(panel.title).lower())
        entries = [self.entry(each) for each in panel.entries]
        self.layout(console, options, panel.copy(title=title, entries=entries))

    def word(self, word: str) -> str:
        """A word that stands for others, such as FILE or [OPTIONS]."""
        name = word.strip("[].")
        return word.replace(name, self.voice.say("usage-word", word=name.lower())) if name.isupper() else word

    def entry(self, entry: "HelpEntry") -> "HelpEntry":
        name = (entry.positional_label or entry.positive_names[0]).lstrip("-").lower()
        said = [self.voice.say(self.text_of(name))]
        if entry.choices:
            said.append(self.voice.say("usage-choices", choices=", ".join(entry.choices)))
        if entry.env_var:
            said.append(self.voice.say("usage-variable", variable=", ".join(entry.env_var)))
        if entry.default is not None and entry.default not in OBVIOUS:
            said.append(self.voice.say("usage-default", value=entry.default))
        if entry.required:
            said.append(self.voice.say("usage-required"))
        label, metavar = entry.positional_label, entry.metavar
        return entry.copy(
            positional_label=label and self.word(label),
            metavar=metavar and self.value(metavar),
            description=Text(" ".join(said)),
            choices=None,
            env_var=None,
            default=None,
            required=False,
        )

    def value(self, metavar: str) -> str:
        """What stands for the value of an option, such as NUMBER or PATH..."""
        kind = metavar.rstrip(".")
        return self.voice.say("usage-value", kind=kind.lower()) + metavar[len(kind) :]

    def text_of(self, name: str) -> str:
        if not self.command and name not in ("help", "version"):
            return f"purpose-{name}"
        own = f"flag-{self.command}-{name}"
        return own if self.voice.words.has(own) else f"flag-{name}"
