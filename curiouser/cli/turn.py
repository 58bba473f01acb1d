"""One person's turn at the keyboard: what they can type and what it does."""

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

from curiouser.cli.hint import show_hints
from curiouser.cli.language import HERE
from curiouser.cli.rules import find_rule, rule_of
from curiouser.engine.errors import Problem, Refused
from curiouser.engine.game import CountableGame
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK

if TYPE_CHECKING:
    from curiouser.cli.table import TerminalTable

FEW = 6  # moves that are told in full sentences
MANY = 240  # moves that are listed without being asked for


class TerminalTurn:
    """Each command returns whether the match went on, so that it may be somebody else's turn."""

    def __init__(self, table: "TerminalTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.moves = table.match.legal(seat)
        self.spelled = [table.game.spell(move) for move in self.moves]
        self.commands = self._commands()

    def _commands(self) -> dict[str, Callable[[str], bool]]:
        """Each by its English word and by that of the reader's language."""
        say = self.table.voice.say
        found: dict[str, Callable[[str], bool]] = {
            "why": self.why, say("command-why"): self.why,
            "undo": self.undo, say("command-undo"): self.undo,
            "rules": self.rules, say("command-rules"): self.rules,
            "board": self.board, say("command-board"): self.board,
            "moves": self.list_moves, say("command-moves"): self.list_moves,
            "help": self.help, say("command-help"): self.help,
            "quit": self.quit, say("command-quit"): self.quit,
        }  # fmt: skip
        if CLOCK in self.table.match.actors:
            found |= {"time": self.time, say("command-time"): self.time}
        if isinstance(self.table.game, CountableGame):
            found |= {"hint": self.hint, say("command-hint"): self.hint}
        return {plain(word): command for word, command in found.items()}

    def take(self) -> None:
        self.table.tell_news(self.seat)
        self.board("")
        self.offer(MANY)
        while not self.read(self.table.keyboard.ask("> ").strip()):
            pass

    def read(self, typed: str) -> bool:
        """A command, the number of a move, or a move in words; where moves are words of any kind, commands need a /."""
        word, _, rest = typed.partition(" ")
        is_slashed = word.startswith("/")
        command = self.commands.get(plain(word.removeprefix("/")))
        if command is not None and (is_slashed or isinstance(self.table.game, CountableGame)):
            return command(rest.strip())
        seat, said = self.speaker(typed)
        return self.make(seat, said) if said else False

    def speaker(self, typed: str) -> tuple[int, str]:
        """Whoever else may move now says so: "Hare: …", or "2: …"."""
        name, colon, said = typed.partition(":")
        for seat in self.others():
            if colon and name.strip().lower() in {self.table.names[seat].lower(), str(seat + 1)}:
                return seat, said.strip()
        return self.seat, typed

    def others(self) -> list[int]:
        return [actor for actor in self.table.match.actors if actor >= 0 and actor != self.seat]

    def make(self, seat: int, typed: str) -> bool:
        table = self.table
        try:
            move = table.game.tidy(self.pick(seat, typed))
            table.match.play(seat, table.game.stamp(table.match.position, move, 0))
        except Refused as refused:
            self.refuse(refused)
            return False
        table.refusal = None
        return True

    def pick(self, seat: int, typed: str) -> Move:
        if typed.isdecimal() and not self.has_numbers_for_words():
            number, moves = int(typed), self.table.match.legal(seat)
            if not 1 <= number <= len(moves):
                raise Refused("no-move-number", texts=HERE, most=len(moves))
            return moves[number - 1]
        return self.table.game.parse(typed, self.table.match.position, seat)

    def has_numbers_for_words(self) -> bool:
        """Where a move is typed as a number, the moves can't be numbered."""
        return any(spelled.isdecimal() for spelled in self.spelled)

    def refuse(self, refused: Refused) -> None:
        table = self.table
        table.refusal = refused
        said = table.words.say(refused.text) if table.words.has(refused.text.id) else refused.say(table.voice.language)
        table.page.paragraph(said)
        if refused.rule:
            why = table.voice.say("command-why")
            table.page.paragraph(table.voice.say("refused-why", why=why, rule=refused.rule), style="dim")

    def offer(self, most: int) -> None:
        table = self.table
        table.page.paragraph(table.voice.say("your-turn", name=table.names[self.seat]), style="bold")
        shown = list(zip(self.moves, self.spelled, strict=True))[:most]
        marks = [""] * len(shown) if self.has_numbers_for_words() else [f"{n + 1}" for n in range(len(shown))]
        wide = max(map(len, marks), default=0)
        if len(shown) <= FEW:
            broad = max((len(spelled) for _, spelled in shown), default=0)
            for mark, (move, spelled) in zip(marks, shown, strict=True):
                sentence = table.words.say(table.game.tell_move(move))
                table.page.item(f"{mark:>{wide}} {spelled:<{broad}}".strip(), sentence, wide + broad + 3)
        else:
            table.page.columns([f"{mark:>{wide}} {move}" for mark, (_, move) in zip(marks, shown, strict=True)])
        if len(self.moves) > most:
            more = table.voice.say("more-moves", more=len(self.moves) - most, moves=table.voice.say("command-moves"))
            table.page.paragraph(more, style="dim")
        if others := self.others():
            names = ", ".join(table.names[seat] for seat in others)
            table.page.paragraph(table.voice.say("others-may", names=names, name=table.names[others[0]]), style="dim")

    def board(self, _: str) -> bool:
        self.table.show_board(self.seat)
        return False

    def list_moves(self, _: str) -> bool:
        self.offer(len(self.moves))
        return False

    def why(self, _: str) -> bool:
        """The rule behind the last refusal, or behind what was told last."""
        table = self.table
        refusal = table.refusal
        ids = [refusal.rule] if refusal is not None else [event.rule for event in table.told]
        known = set(table.game.rule_ids())
        found = [id for id in dict.fromkeys(ids) if id in known]
        for id in found:
            self.tell_rule(id)
        if not found:
            table.page.paragraph(table.voice.say("why-nothing"))
        return False

    def tell_rule(self, id: str) -> None:
        rule = rule_of(self.table.game, id, self.table.voice.language)
        label = self.table.voice.say("rule-kind", kind="ruling" if rule.ruling else "rule")
        self.table.page.item(id, f"{rule.text} ({label})", len(id) + 1)

    def rules(self, id: str) -> bool:
        table = self.table
        try:
            ids = [find_rule(table.game, id, table.voice.language).id] if id else table.game.rule_ids()
        except Problem as problem:
            table.page.paragraph(problem.say(table.voice.language))
            return False
        for each in ids:
            self.tell_rule(each)
        return False

    def undo(self, _: str) -> bool:
        """Take the last move of a person back; bots that moved after it are kind enough to do the same."""
        table = self.table
        seats = to_take_back(table)
        if not seats:
            self.refuse(Refused("refused-undo"))
            return False
        for seat in seats:
            table.match.undo(seat)
            table.page.paragraph(table.voice.say("taken-back", name=table.names[seat]))
        table.took_back()
        return True

    def hint(self, _: str) -> bool:
        """The best moves from what this seat knows."""
        show_hints(self.table)
        return False

    def time(self, _: str) -> bool:
        """The clock of the table strikes when the people say so."""
        match = self.table.match
        match.play(CLOCK, match.legal(CLOCK)[0])
        return True

    def help(self, _: str) -> bool:
        voice, page = self.table.voice, self.table.page
        page.paragraph(voice.say("help-move"))
        for name in ("why", "undo", "rules", "board", "moves", "help", "quit"):
            page.item(voice.say(f"command-{name}"), voice.say(f"help-{name}"), 9)
        if isinstance(self.table.game, CountableGame):
            page.item(voice.say("command-hint"), voice.say("help-hint"), 9)
        if CLOCK in self.table.match.actors:
            page.item(voice.say("command-time"), voice.say("help-time"), 9)
        return False

    def quit(self, _: str) -> bool:
        raise EOFError


def plain(word: str) -> str:
    """Without capitals and accents, as hurried people type: "inapoi", "stol"."""
    letters = unicodedata.normalize("NFD", word.lower().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def to_take_back(table: "TerminalTable") -> list[int]:
    """The seats whose last moves go, the latest first; none if luck, a reveal or the start is in the way."""
    seats = []
    for played in reversed(table.match.played):
        if played.actor < 0 or any(event.reveals for event in played.events):
            return []
        seats.append(played.actor)
        if table.seating.is_person(played.actor):
            return seats
    return []
