"""Points, W18, W19, W28, W29, and who wins."""

from curiouser.games.wordland.events import AliceScored, CardScored, CaterpillarScored
from curiouser.games.wordland.position import Wordland


def points_of(position: Wordland, seat: int) -> int:
    """On the seat's scoring card."""
    return position.box.points[position.players[seat].card - 1]


def score_round(position: Wordland) -> None:
    """W18; W41: bonuses are paid to players who are out, too."""
    for seat, player in enumerate(position.players):
        points = points_of(position, seat)
        player.score += points
        position.tell(CardScored(seat=seat, card=player.card, points=points))
    score_alice(position)
    score_caterpillar(position)


def score_alice(position: Wordland) -> None:
    """W29: half of her card on top, rounded down."""
    seat = position.seat_of("alice")
    if seat is not None:
        points = points_of(position, seat) // 2
        position.players[seat].score += points
        position.tell(AliceScored(seat=seat, points=points))


def score_caterpillar(position: Wordland) -> None:
    """W28, W45: half of the card alone, rounded down."""
    seat, chosen = position.seat_of("caterpillar"), position.token_on
    if seat is not None and chosen is not None:
        points = points_of(position, chosen) // 2
        position.players[seat].score += points
        position.tell(CaterpillarScored(seat=seat, of_seat=chosen, points=points))


def ranking(position: Wordland) -> list[tuple[int, int]]:
    """W19, W52: points, then, if a winner is wanted, the points on the last scoring card."""
    if not position.box.options.need_winner:
        return [(player.score, 0) for player in position.players]
    return [(player.score, worth_in_a_tie(position, seat)) for seat, player in enumerate(position.players)]


def worth_in_a_tie(position: Wordland, seat: int) -> int:
    """Under rules version 1 the number of the card decided, even among cards worth the same."""
    return points_of(position, seat) if position.box.rules > 1 else position.players[seat].card


def is_tie_broken(position: Wordland) -> bool:
    ranks = ranking(position)
    score, last_card = max(ranks)
    return any(other == score and card < last_card for other, card in ranks)
