"""Objections and votes, W14, W48, W49."""

from msgspec.structs import replace

from curiouser.engine.errors import Refused
from curiouser.games.wordland.events import Objected, VoteCast, VoteEnded
from curiouser.games.wordland.phrases import check_screens
from curiouser.games.wordland.position import Ballot, Wordland
from curiouser.games.wordland.turns import put_out, start_again

VOTE = 10_000  # W48: ms


def check_object(position: Wordland, seat: int) -> int:
    """W48: says whose phrase it is."""
    check_screens(position)
    if position.vote is not None:
        raise Refused("refused-vote-on", rule="W48", texts=__package__)
    if position.object_until is None or position.speaker is None:
        raise Refused("refused-object", rule="W48", texts=__package__)
    if position.speaker == seat:
        raise Refused("refused-object-own", rule="W48", texts=__package__)
    if not position.players[seat].may_object:
        raise Refused("refused-object-again", rule="W48", texts=__package__)
    return position.speaker


def object_to(position: Wordland, seat: int) -> None:
    """W14, W48: the clock stops; the objection is its maker's vote."""
    speaker, turn = check_object(position, seat), position.turn
    assert turn is not None
    position.object_until = None
    position.vote = Ballot(seat, position.now, position.now + VOTE, [seat], [])
    turn.running, turn.until = False, 0
    position.tell(Objected(seat=seat, against_seat=speaker, phrase=position.said[-1].phrase))


def check_vote(position: Wordland, seat: int) -> Ballot:
    """W48: everyone but the speaker, out or not, once."""
    ballot = position.vote
    if ballot is None:
        raise Refused("refused-no-vote", rule="W48", texts=__package__)
    if position.speaker == seat:
        raise Refused("refused-vote-own", rule="W48", texts=__package__)
    if seat in (*ballot.against, *ballot.favour):
        raise Refused("refused-vote-again", rule="W48", texts=__package__)
    return ballot


def cast_vote(position: Wordland, seat: int, against: bool) -> None:
    ballot = check_vote(position, seat)
    (ballot.against if against else ballot.favour).append(seat)
    position.tell(VoteCast(seat=seat, against=against))
    if is_decided(position, ballot):
        end_vote(position)


def is_decided(position: Wordland, ballot: Ballot) -> bool:
    """Whether the votes that are still out can't change the result."""
    voters = position.box.seats - 1
    return falls(len(ballot.against), voters) or not falls(voters - len(ballot.favour), voters)


def falls(against: int, voters: int) -> bool:
    """W14, W48: more than half of all who may vote; a tie is for the word."""
    return 2 * against > voters


def end_vote(position: Wordland) -> None:
    """W14, W48: silence was for the word; whoever's turn it is starts with a full clock either way."""
    ballot, speaker, turn = position.vote, position.speaker, position.turn
    assert ballot is not None
    assert speaker is not None
    said, voters = position.said[-1], position.box.seats - 1
    against = len(ballot.against)
    position.vote = None
    stands = not falls(against, voters)
    position.tell(VoteEnded(phrase=said.phrase, against=against, voters=voters, stands=stands))
    if stands:
        let_stand(position, ballot)
    else:
        position.said[-1] = replace(said, stands=False)
        put_out(position, speaker, "vote", "W14", said.phrase)
    if position.turn is turn:
        start_again(position)


def let_stand(position: Wordland, ballot: Ballot) -> None:
    """W48: no more objections from its maker; W43: the time of the vote is not the Two of Hearts' time."""
    position.players[ballot.objector].may_object = False
    if position.force_until is not None:
        position.force_until += position.now - ballot.since
