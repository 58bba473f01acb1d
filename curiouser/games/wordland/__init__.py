"""Wordland by Chris Darsaklis and Spyros Koronis: words without forbidden letters, for three to eight players.

Its moves are words against the clock. They can't be numbered for a search, so these rules aren't compiled.
"""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from curiouser.engine.event import Event
from curiouser.engine.game import Game, Outcome, Setup, places
from curiouser.engine.move import Move
from curiouser.engine.plan import Planner
from curiouser.engine.rng import Rng
from curiouser.engine.text import Words, text
from curiouser.games.wordland import bots, clock, events, moves, notation, offers, phrases, words_typed
from curiouser.games.wordland.about import ABOUT
from curiouser.games.wordland.board import draw
from curiouser.games.wordland.box import CHARACTERS, SECRET_COLOURS, Box, box_of
from curiouser.games.wordland.edition import SEATS, Edition
from curiouser.games.wordland.examples import examples
from curiouser.games.wordland.fairness import CAP
from curiouser.games.wordland.laying import outcomes
from curiouser.games.wordland.options import WordlandOptions, check_options
from curiouser.games.wordland.play import play
from curiouser.games.wordland.position import LUCK_PHASES, State, Wordland, start
from curiouser.games.wordland.redealing import redeal
from curiouser.games.wordland.scoring import ranking
from curiouser.games.wordland.view import View, revealed, view


class WordlandGame(Game[Wordland]):
    name = "wordland"
    about = ABOUT
    version = 2  # since 2 Romanian has Alice's topic, and more topics are for children
    seat_counts = SEATS
    options = WordlandOptions
    edition = Edition
    move_types = (
        moves.SayPhrase,
        moves.TapTeapot,
        moves.SkipTurn,
        moves.RestartTeapot,
        moves.DeclareImmunity,
        moves.ForceTurn,
        moves.Object,
        moves.Vote,
        moves.Speak,
        moves.PlaceToken,
        moves.ChooseTopic,
        moves.PassTurn,
        moves.MarkOut,
        moves.ChooseQueen,
        moves.DealCharacter,
        moves.DrawLetter,
        moves.TurnUpTopic,
        moves.PassTime,
    )
    event_types = (
        events.QueenChosen,
        events.CharacterDealt,
        events.RoundBegan,
        events.TimeTokensTaken,
        events.TokenPlaced,
        events.SecretLetterTaken,
        events.SecretLetterSeen,
        events.TopicTurnedUp,
        events.TopicChosen,
        events.LetterForbidden,
        events.TurnBegan,
        events.TeapotStarted,
        events.PhraseSaid,
        events.TurnPassed,
        events.Spoke,
        events.WentOut,
        events.LetterLaid,
        events.LetterLeft,
        events.TurnSkipped,
        events.TeapotRestarted,
        events.ImmunityDeclared,
        events.TurnForced,
        events.Objected,
        events.VoteCast,
        events.VoteEnded,
        events.VoteDropped,
        events.LastOneLeft,
        events.CardScored,
        events.AliceScored,
        events.CaterpillarScored,
        events.CharactersPassed,
        events.QueenPassed,
        events.MatchEnded,
    )
    ends = ("last-round",)
    rules = ("W", 52, 35)
    planners = bots.NAMES

    def older(self, version: int) -> "WordlandGame | None":
        return {self.version: self, BEFORE.version: BEFORE}.get(version)

    def box(self, setup: Setup) -> Box:
        assert isinstance(setup.options, WordlandOptions)
        return box_of(setup.seats, setup.options, msgspec.json.encode(setup.edition), self.version)

    def setup(self, seats: int, options: Mapping[str, Any] | None = None, edition: Any = None) -> Setup:
        setup = super().setup(seats, options, edition)
        assert isinstance(setup.options, WordlandOptions)
        check_options(setup.options, seats)
        return setup

    def planner(self, name: str) -> Planner:
        return bots.guest(name)

    def warm_up(self, setup: Setup) -> None:
        """The first word of a language is looked up."""
        language = self.box(setup).language
        language.bases(language.topics[0].words[0])

    def strike(self, position: Wordland) -> Move | None:
        due = clock.next_deadline(position, 0)
        return None if due is None else moves.PassTime(max(due - position.now, 1), 0)

    def goes_without_saying(self, event: Event) -> bool:
        """That the next one is next, while the teapot plays on; the tap after which it plays; half of nothing."""
        if isinstance(event, events.TeapotStarted):
            return event.tapped
        if isinstance(event, events.AliceScored | events.CaterpillarScored):
            return event.points == 0
        return isinstance(event, events.TurnBegan) and event.running and event.rule in ("W9", "W26")

    def start(self, setup: Setup) -> Wordland:
        return start(self.box(setup))

    def actors(self, position: Wordland) -> tuple[int, ...]:
        return offers.actors(position)

    def legal(self, position: Wordland, actor: int) -> list[Move]:
        """Phrases and speech are not listed, and time may pass in any steps."""
        return offers.legal(position, actor)

    def examples(self, position: Wordland, actor: int, rng: Rng) -> list[Move]:
        return examples(position, actor, rng)

    def chances(self, position: Wordland) -> Sequence[tuple[Move, int]]:
        return [(move, 1) for move in outcomes(position)] if position.phase in LUCK_PHASES else []

    def play(self, position: Wordland, actor: int, move: Move) -> list[Event]:
        return play(position, actor, move)

    def next_deadline(self, position: Wordland, credit: int = CAP) -> int | None:
        """When a server must let time pass at the latest, in ms of the match; None where nothing is due (W37)."""
        return clock.next_deadline(position, credit)

    def pass_time(self, ms: int, credit: int = CAP) -> Move:
        """The clock's move."""
        return moves.PassTime(ms, credit)

    def stamp(self, position: Wordland, move: Move, credit: int) -> Move:
        """A client's move as a server hands it on: with the measured credit (W37) and what the dictionary says (W36).

        Whatever the client wrote there is lost.
        """
        if "sent_ms_ago" in move.__struct_fields__:
            move = msgspec.structs.replace(move, sent_ms_ago=min(max(credit, 0), CAP))
        if isinstance(move, moves.SayPhrase):
            move = phrases.stamp(position, move)
        return move

    def tidy(self, move: Move) -> Move:
        """Words as they are kept: composed, with single spaces."""
        if isinstance(move, moves.SayPhrase | moves.Speak):
            composed = unicodedata.normalize("NFC", move.text)
            return msgspec.structs.replace(move, text=" ".join(composed.split()))
        return move

    def copy(self, position: Wordland) -> Wordland:
        return position.copy()

    def redeal(self, position: Wordland, seat: int, rng: Rng) -> None:
        redeal(position, seat, rng)

    def view(self, position: Wordland, seat: int) -> View:
        return view(position, seat)

    def opened(self, position: Wordland) -> State:
        return notation.state_of(position)

    def revealed(self, position: Wordland) -> View:
        return revealed(position)

    def parts(self, position: Wordland) -> dict[str, int]:
        """W1: letters by colour, topics, scoring cards and characters, wherever they lie."""
        players, box = position.players, position.box
        counts = Counter(card.colour for card in (*position.row, *position.gone))
        counts.update({colour: len(pile) for colour, pile in position.piles.items()})
        counts.update([position.laid.colour] if position.laid is not None else [])
        counts.update(SECRET_COLOURS[player.character] for player in players if player.letter)
        topics = [*position.used, *position.up, *([position.topic] if position.topic else [])]
        cards = [player.card for player in players if player.card]
        characters = [player.character for player in players if player.character]
        return {
            **counts,
            "topics": len(topics) + len({*box.topics} - {*topics}),
            "scoring cards": len(cards) + len({*range(1, box.seats + 1)} - {*cards}),
            "characters": len(characters) + len({*CHARACTERS} - {*characters}),
        }

    def scores(self, position: Wordland) -> tuple[int, ...]:
        return tuple(player.score for player in position.players)

    def outcome(self, position: Wordland) -> Outcome | None:
        if position.phase != "over":
            return None
        return Outcome("last-round", self.scores(position), places(ranking(position)))

    def draw(self, view: View, words: Words) -> str:
        return draw(view, words)

    def write(self, position: Wordland) -> str:
        return notation.write(position)

    def read(self, notation_text: str, setup: Setup) -> Wordland:
        return notation.read(notation_text, self.box(setup))

    def spell(self, move: Move) -> str:
        return words_typed.spell(move) or super().spell(move)

    def parse(self, typed: str, position: Wordland, actor: int) -> Move:
        return words_typed.parse(typed, position, actor)

    def arguments(self, told: msgspec.Struct) -> dict[str, Any]:
        found = super().arguments(told)
        if isinstance(told, events.WentOut) and told.reason in ("letter", "speech"):
            found["what"] = ", ".join(told.what.upper().split())
        if isinstance(told, events.PhraseSaid):
            found["derived"] = "yes" if told.like else "no"
        return found

    def argument(self, name: str, value: Any) -> Any:
        if name in ("character", "colour"):
            return text(name, **{name: value})
        return value.upper() if name == "letter" else super().argument(name, value)


class WordlandBefore(WordlandGame):
    """Rules version 1."""

    version = 1


BEFORE = WordlandBefore()
GAME = WordlandGame()
