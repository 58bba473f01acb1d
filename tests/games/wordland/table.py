"""Short helpers for the tests of Wordland."""

from typing import Any, TypeVar

from curiouser.engine.event import Event
from curiouser.engine.match import Match
from curiouser.engine.move import Move
from curiouser.engine.position import CLOCK, LUCK
from curiouser.games.wordland import GAME
from curiouser.games.wordland.events import TurnBegan, WentOut
from curiouser.games.wordland.moves import (
    ChooseQueen,
    ChooseTopic,
    DealCharacter,
    DrawLetter,
    Object,
    PassTime,
    PlaceToken,
    SayPhrase,
    Speak,
    TapTeapot,
    TurnUpTopic,
    Vote,
)
from curiouser.games.wordland.position import Player, Turn, Wordland

E = TypeVar("E", bound=Event)
TOPICS = {"en": "circus", "pl": "village", "ro": "circus"}


class Talk:
    """A match, with words for what happens at its table; `told` is what the last move led to."""

    def __init__(self, seats: int, options: dict[str, Any], edition: Any = None) -> None:
        self.match = Match(GAME, GAME.setup(seats, options, edition))
        self.told: tuple[Event, ...] = ()

    @property
    def position(self) -> Wordland:
        position: Wordland = self.match.position
        return position

    @property
    def turn(self) -> Turn:
        assert self.position.turn is not None
        return self.position.turn

    def is_running(self) -> bool:
        return self.turn.running

    def actors(self) -> list[int]:
        return list(self.match.actors)

    def player(self, seat: int) -> Player:
        return self.position.players[seat]

    def play(self, actor: int, *moves: Move) -> "Talk":
        for move in moves:
            self.told = self.match.play(actor, move)
        return self

    def luck(self, *moves: Move) -> "Talk":
        return self.play(LUCK, *moves)

    def wait(self, ms: int, credit: int = 0) -> "Talk":
        return self.play(CLOCK, PassTime(ms, credit))

    def say(self, seat: int, *phrases: str, **fields: Any) -> "Talk":
        for phrase in phrases:
            self.play(seat, SayPhrase(phrase, **fields))
        return self

    def tap(self, seat: int) -> "Talk":
        return self.play(seat, TapTeapot())

    def speak(self, seat: int, text: str) -> "Talk":
        return self.play(seat, Speak(text))

    def object(self, seat: int) -> "Talk":
        return self.play(seat, Object())

    def vote(self, against: str = "", favour: str = "") -> "Talk":
        """Seats as digits."""
        for seat in against:
            self.play(int(seat), Vote(against=True))
        for seat in favour:
            self.play(int(seat), Vote(against=False))
        return self

    def vote_down(self, *seats: int) -> "Talk":
        """The first objects, the others agree."""
        self.object(seats[0])
        return self.vote("".join(map(str, seats[1:])))

    def the(self, kind: type[E]) -> E:
        """The one event of a kind that was told last."""
        (found,) = (event for event in self.told if isinstance(event, kind))
        return found

    def kinds(self) -> list[type[Event]]:
        return [type(event) for event in self.told]

    def out(self) -> tuple[int, str, str]:
        """Who went out last, why, and by which rule."""
        event = self.the(WentOut)
        return event.seat, event.reason, event.rule

    def next(self) -> tuple[int, bool, str]:
        """Whose turn began, whether its clock runs, and by which rule."""
        event = self.the(TurnBegan)
        return event.seat, event.running, event.rule

    def are_out(self) -> list[int]:
        return [seat for seat, player in enumerate(self.position.players) if player.out]


def lay(
    seats: int = 3,
    *,
    letters: str = "fh",
    queen: int = 0,
    characters: str = "",
    secrets: str = "",
    token_on: int | None = None,
    topic: str = "",
    edition: Any = None,
    **options: Any,
) -> Talk:
    """A table laid for its first round: the Queen is to start. `characters` are those after the Queen, clockwise;
    `secrets` the letters drawn secretly, the Rabbit's first."""
    if characters:
        options["advanced"] = True
        letters = letters if letters != "fh" else "fhc"
        secrets = secrets or ("be" if "rabbit" in characters else "e")
    talk = Talk(seats, options, edition).luck(ChooseQueen(queen))
    for character in characters.split():
        talk.luck(DealCharacter(character))
    caterpillar = talk.position.seat_of("caterpillar")
    if caterpillar is not None:
        talk.play(caterpillar, PlaceToken((caterpillar + 1) % seats if token_on is None else token_on))
    for letter in secrets:
        talk.luck(DrawLetter(letter))
    chosen = topic or TOPICS[options.get("language", "en")]
    other = next(id for id in talk.position.box.topics if id != chosen)
    talk.luck(TurnUpTopic(chosen), TurnUpTopic(other)).play(queen, ChooseTopic(chosen))
    for letter in letters:
        talk.luck(DrawLetter(letter))
    return talk


def talk(seats: int = 3, **table: Any) -> Talk:
    """A conversation under way: the Queen has tapped the teapot."""
    laid = lay(seats, **table)
    return laid.tap(laid.turn.seat)
