"""Setup, W6–W8, W20, W21, W44, W45: luck, the Caterpillar and the Queen before a conversation."""

from curiouser.engine.errors import Refused
from curiouser.engine.move import Move
from curiouser.games.wordland.box import LETTER_RULES, SECRET_COLOURS
from curiouser.games.wordland.events import (
    CharacterDealt,
    LetterForbidden,
    QueenChosen,
    SecretLetterSeen,
    SecretLetterTaken,
    TokenPlaced,
    TopicChosen,
    TopicTurnedUp,
)
from curiouser.games.wordland.moves import ChooseQueen, DealCharacter, DrawLetter, TurnUpTopic
from curiouser.games.wordland.position import Card, Wordland
from curiouser.games.wordland.rounds import begin_round, draw_for_queen, draw_for_rabbit
from curiouser.games.wordland.turns import begin_talk

TOPICS_UP = 2


def outcomes(position: Wordland) -> list[Move]:
    """What luck may do now, each with the same chance."""
    box = position.box
    if position.phase == "first-queen":
        chosen = box.options.first_queen
        return [ChooseQueen(seat) for seat in (range(box.seats) if chosen < 0 else (chosen,))]
    if position.phase == "characters":
        dealt = {player.character for player in position.players}
        return [DealCharacter(name) for name in box.characters if name not in dealt]
    if position.phase == "topics":
        seen = {*position.used, *position.up}
        return [TurnUpTopic(id) for id in box.topics if id not in seen]
    return [DrawLetter(letter) for letter in position.piles[colour_to_draw(position)]]


def colour_to_draw(position: Wordland) -> str:
    if position.phase == "letters":
        return position.box.row[len(position.row)]
    return SECRET_COLOURS[position.phase]


def resolve_chance(position: Wordland, move: Move) -> None:
    """One of the outcomes happens."""
    if isinstance(move, ChooseQueen):
        choose_queen(position, move.seat)
    elif isinstance(move, DealCharacter):
        deal_character(position, move.character)
    elif isinstance(move, TurnUpTopic):
        turn_up_topic(position, move.topic)
    else:
        assert isinstance(move, DrawLetter)
        draw_letter(position, move.letter)


def choose_queen(position: Wordland, seat: int) -> None:
    """W3, W44."""
    position.queen = seat
    position.tell(QueenChosen(seat=seat))
    if position.is_advanced:
        position.players[seat].character = "queen"
        position.phase = "characters"
    else:
        begin_round(position)


def deal_character(position: Wordland, character: str) -> None:
    """W20, W44: to the next seat without one, clockwise from the Queen."""
    assert position.queen is not None
    seat = position.queen
    while position.players[seat].character:
        seat = position.box.left_of(seat)
    position.players[seat].character = character
    position.tell(CharacterDealt(seat=seat, character=character))
    if all(player.character for player in position.players):
        begin_round(position)


def check_token(position: Wordland, seat: int, on_seat: int) -> None:
    """W28, W45: an opponent must be chosen."""
    if position.phase != "token" or seat != position.seat_of("caterpillar"):
        raise Refused("refused-token", rule="W45", texts=__package__)
    if on_seat == seat or not 0 <= on_seat < position.box.seats:
        raise Refused("refused-token-place", rule="W45", texts=__package__)


def place_token(position: Wordland, seat: int, on_seat: int) -> None:
    check_token(position, seat, on_seat)
    position.token_on = on_seat
    position.tell(TokenPlaced(seat=seat, on_seat=on_seat))
    draw_for_rabbit(position)


def draw_letter(position: Wordland, letter: str) -> None:
    colour = colour_to_draw(position)
    position.piles[colour].remove(letter)
    if position.phase == "letters":
        turn_up_letter(position, Card(letter, colour))
    else:
        take_secret_letter(position, letter, colour)


def take_secret_letter(position: Wordland, letter: str, colour: str) -> None:
    """W21, W24, W25: only its owner sees it."""
    seat = position.seat_of(position.phase)
    assert seat is not None
    position.players[seat].letter = letter
    position.tell(SecretLetterTaken(seat=seat, colour=colour))
    position.tell(SecretLetterSeen(seat=seat, letter=letter, colour=colour, seen_by=(seat,)))
    if position.phase == "rabbit":
        draw_for_queen(position)
    else:
        position.phase = "topics"


def turn_up_letter(position: Wordland, card: Card) -> None:
    """W7, W20, W32, W50."""
    position.row.append(card)
    rule = "W32" if position.box.options.children != "no" else LETTER_RULES[card.colour]
    position.tell(LetterForbidden(letter=card.letter, colour=card.colour, rule=rule))
    if len(position.row) == len(position.box.row):
        begin_talk(position)


def turn_up_topic(position: Wordland, topic: str) -> None:
    """W6."""
    position.up.append(topic)
    position.tell(TopicTurnedUp(topic=topic, title=position.box.topics[topic].title))
    if len(position.up) == TOPICS_UP:
        position.phase = "choose"


def check_topic(position: Wordland, seat: int, topic: str) -> None:
    """W6, W24: the Queen chooses one of the two."""
    if position.phase != "choose" or seat != position.queen:
        raise Refused("refused-topic", rule="W6", texts=__package__)
    if topic not in position.up:
        raise Refused("refused-topic-name", rule="W6", texts=__package__, topics=", ".join(position.up))


def choose_topic(position: Wordland, seat: int, topic: str) -> None:
    check_topic(position, seat, topic)
    position.topic = topic
    position.used += [other for other in position.up if other != topic]
    position.up = []
    position.tell(TopicChosen(seat=seat, topic=topic, title=position.box.topics[topic].title))
    position.phase = "letters"
    if not position.box.row:
        begin_talk(position)
