"""The start and the end of a round: W5, W18, W19, W21, W23."""

from curiouser.games.wordland.events import CharactersPassed, MatchEnded, QueenPassed, RoundBegan, TimeTokensTaken
from curiouser.games.wordland.position import Wordland, full_piles
from curiouser.games.wordland.scoring import is_tie_broken, score_round


def begin_round(position: Wordland) -> None:
    """W5, W21: the Hatter's token first, then the Caterpillar's."""
    assert position.queen is not None
    position.round += 1
    position.said = []
    for player in position.players:
        player.card, player.out, player.sideways = 0, False, False
        player.may_object, player.spent = True, 0
    position.tell(RoundBegan(round=position.round, seat=position.queen))
    take_time_tokens(position, "hatter")
    if position.seat_of("caterpillar") is None:
        draw_for_rabbit(position)
    else:
        position.phase = "token"


def draw_for_rabbit(position: Wordland) -> None:
    """W21: the White Rabbit's letter, if he takes part."""
    if position.seat_of("rabbit") is None:
        draw_for_queen(position)
    else:
        position.phase = "rabbit"


def draw_for_queen(position: Wordland) -> None:
    """W21: the Twins' tokens, then the Queen's letter."""
    take_time_tokens(position, "twins")
    position.phase = "queen" if position.is_advanced else "topics"


def take_time_tokens(position: Wordland, character: str) -> None:
    seat, tokens = position.seat_of(character), position.box.tokens[character]
    if seat is not None and tokens:
        position.players[seat].tokens = tokens
        position.tell(TimeTokensTaken(seat=seat, tokens=tokens))


def end_round(position: Wordland) -> None:
    """W18, W23, W49: objections are closed, points are scored, everything goes back to its place."""
    position.turn = position.vote = position.speaker = None
    position.force_until = position.object_until = None
    score_round(position)
    clear_table(position)
    if position.round == position.box.seats:
        end_match(position)
    else:
        pass_on(position)
        begin_round(position)


def clear_table(position: Wordland) -> None:
    """W18: the topic to the bottom of its pile; W23: tokens and unused letters go back; W50."""
    position.used.append(position.topic)
    position.topic, position.token_on, position.laid = "", None, None
    position.row, position.gone, position.piles = [], [], full_piles(position.box)
    for player in position.players:
        player.letter, player.tokens, player.immune = "", 0, False


def pass_on(position: Wordland) -> None:
    """W18, W23: to the left."""
    assert position.queen is not None
    position.queen = position.box.left_of(position.queen)
    characters = [player.character for player in position.players]
    for seat, character in enumerate(characters):
        position.players[position.box.left_of(seat)].character = character
    if position.is_advanced:
        position.tell(CharactersPassed())
    else:
        position.tell(QueenPassed(seat=position.queen))


def end_match(position: Wordland) -> None:
    """W4, W19, W23: everyone was Queen."""
    position.phase = "over"
    scores = tuple(player.score for player in position.players)
    position.tell(MatchEnded(scores=scores, rule="W52" if is_tie_broken(position) else "W19"))
