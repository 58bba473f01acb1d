"""W34, W40, W51: with careful talk, the chat counts as speech."""

from curiouser.engine.errors import Refused
from curiouser.games.wordland.events import Spoke
from curiouser.games.wordland.letters import forbidden
from curiouser.games.wordland.phrases import check_screens, letters_of
from curiouser.games.wordland.position import Wordland
from curiouser.games.wordland.turns import put_out

LONGEST = 500  # characters


def check_speak(position: Wordland, seat: int) -> None:
    check_screens(position)
    if not position.box.options.careful or position.turn is None:
        raise Refused("refused-chat", rule="W34", texts=__package__)
    if position.players[seat].out:
        raise Refused("refused-chat-out", rule="W11", texts=__package__)


def speak(position: Wordland, seat: int, text: str) -> None:
    """W51: the letters in force for that player; the turn under way goes on unless it was theirs."""
    check_speak(position, seat)
    if not 0 < len(text) <= LONGEST:
        raise Refused("refused-chat-length", rule="W34", texts=__package__, most=LONGEST)
    position.tell(Spoke(seat=seat, text=text))
    spoken = letters_of(position, text)
    found = [letter for letter in forbidden(position, seat) if letter in spoken]
    if found:
        put_out(position, seat, "speech", "W51", " ".join(found))
