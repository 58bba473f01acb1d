"""Checks whether a position that was read can occur in a match."""

from curiouser.engine.errors import BadSetup, Problem
from curiouser.games.wordland.box import SECRET_COLOURS
from curiouser.games.wordland.fairness import CAP, QUOTA
from curiouser.games.wordland.position import LUCK_PHASES, Phase, Player, Wordland
from curiouser.games.wordland.turns import WAIT, has_guard
from curiouser.games.wordland.voting import is_decided

ORDER: tuple[Phase, ...] = (*LUCK_PHASES[:2], "token", *LUCK_PHASES[2:5], "choose", "letters", "talk")
TURNED = ("cat", "two", "hatter")  # characters that can lie sideways


def validate(position: Wordland) -> None:
    for holds, problem in (
        (validate_seats, "notation-seats"),
        (validate_players, "notation-players"),
        (validate_characters, "notation-characters"),
        (validate_topics, "notation-topics"),
        (validate_letters, "notation-letters"),
        (validate_phrases, "notation-phrases"),
        (validate_place, "notation-place"),
        (validate_vote, "notation-vote"),
    ):
        if not holds(position):
            raise BadSetup(problem, texts=__package__)


def is_before(position: Wordland, phase: Phase) -> bool:
    return position.phase != "over" and ORDER.index(position.phase) < ORDER.index(phase)


def validate_seats(position: Wordland) -> bool:
    """Every seat that is named is there."""
    named = [position.queen, position.token_on, position.speaker, *(said.seat for said in position.said)]
    if position.laid is not None:
        named.append(position.laid.seat)
    if position.turn is not None:
        named.append(position.turn.seat)
    if position.vote is not None:
        named += [position.vote.objector, *position.vote.against, *position.vote.favour]
    seats = range(position.box.seats)
    return len(position.players) == len(seats) and all(seat is None or seat in seats for seat in named)


def validate_players(position: Wordland) -> bool:
    """W11, W18: scoring cards are taken one after the other; W49: somebody is left."""
    seats = position.box.seats
    outs = sorted(player.card for player in position.players if player.out)
    kept = [player.card for player in position.players if not player.out]
    in_order = outs == list(range(1, len(outs) + 1)) and kept == (
        [seats] if position.phase == "over" else [0] * len(kept)
    )
    return (
        in_order
        and len(kept) > (position.phase != "over")
        and all(validate_player(position, p) for p in position.players)
    )


def validate_player(position: Wordland, player: Player) -> bool:
    talks = position.phase == "talk"
    over = position.phase == "over"
    return all(
        (
            player.score >= 0,
            0 <= player.spent <= QUOTA,
            0 <= player.tokens <= position.box.tokens.get(player.character, 0),
            not player.out or talks or over,
            not player.sideways or ((talks or over) and player.character in TURNED),
            not player.immune or (talks and player.character == "hatter" and player.sideways and not player.out),
            player.may_object or talks or over,
        )
    )


def validate_characters(position: Wordland) -> bool:
    """W20, W44: the Queen first, the others clockwise from her; nobody has one in the basic game."""
    seats, queen = position.box.seats, position.queen
    if (queen is None) != (position.phase == "first-queen"):
        return False
    if queen is None or not position.is_advanced:
        dealt = any(player.character for player in position.players)
        return not dealt and position.phase not in ("characters", "token", "rabbit", "queen")
    around = [position.players[(queen + step) % seats].character for step in range(seats)]
    names = [name for name in around if name]
    is_dealing = position.phase == "characters"
    in_order = around[: len(names)] == names and len(set(names)) == len(names) and is_dealing == (len(names) < seats)
    return (
        in_order and names[:1] == ["queen"] and set(names) <= set(position.box.characters) and validate_token(position)
    )


def validate_token(position: Wordland) -> bool:
    """W45."""
    seat = position.seat_of("caterpillar")
    placed = seat is not None and not is_before(position, "rabbit") and position.phase != "over"
    waits = position.phase == "token" and seat is None
    return (position.token_on is not None) == placed and (seat is None or position.token_on != seat) and not waits


def validate_topics(position: Wordland) -> bool:
    """W6, W18: two topics are seen in a round."""
    lying = [*position.used, *position.up, *([position.topic] if position.topic else [])]
    up = {"topics": (0, 1), "choose": (2,)}.get(position.phase, (0,))
    is_chosen = position.phase in ("letters", "talk")
    rounds = 0 <= position.round <= position.box.seats and (position.round == 0) == is_before(position, "token")
    finished = position.round if position.phase == "over" else max(position.round - 1, 0)
    return all(
        (
            len(set(lying)) == len(lying),
            set(lying) <= set(position.box.topics),
            len(position.up) in up,
            bool(position.topic) == is_chosen,
            rounds,
            len(position.used) == 2 * finished + is_chosen,
            position.phase != "over" or position.round == position.box.seats,
        )
    )


def validate_letters(position: Wordland) -> bool:
    """W2, W7: every letter lies in one place, in a pile if nowhere else."""
    colours = [card.colour for card in position.row]
    row = position.box.row
    full = {"talk": len(row), "letters": len(colours) if len(colours) < len(row) else -1}.get(position.phase, 0)
    if colours != list(row[:full]) or full < 0:
        return False
    out = [(card.colour, card.letter) for card in (*position.row, *position.gone)]
    if position.laid is not None:
        out.append((position.laid.colour, position.laid.letter))
    out += [(SECRET_COLOURS.get(player.character, ""), player.letter) for player in position.players if player.letter]
    rest = {
        colour: [letter for letter in letters if (colour, letter) not in out]
        for colour, letters in position.box.letters.items()
    }
    count = sum(map(len, position.box.letters.values()))
    return position.piles == rest and sum(map(len, rest.values())) + len(out) == count and validate_secrets(position)


def validate_secrets(position: Wordland) -> bool:
    """W21, W42: the Queen and the Rabbit have one letter each from their draw on, held, laid or gone."""
    in_talk = position.phase == "talk"
    for character, colour in SECRET_COLOURS.items():
        seat = position.seat_of(character)
        held = seat is not None and bool(position.players[seat].letter)
        laid = position.laid is not None and position.laid.colour == colour
        gone = sum(card.colour == colour for card in position.gone)
        drawn = (
            seat is not None
            and position.phase != "over"
            and not is_before(position, "queen" if character == "rabbit" else "topics")
        )
        if held + laid + gone != drawn or (not in_talk and laid + gone):
            return False
        if laid and (position.laid is None or position.laid.seat != seat or position.players[position.laid.seat].out):
            return False
    return position.laid is None or position.laid.colour in SECRET_COLOURS.values()


def validate_phrases(position: Wordland) -> bool:
    """W35, W38: tidy phrases of a conversation on screens."""
    if position.phase not in ("talk", "over") or position.box.options.teapot:
        return not position.said
    try:
        return all(position.box.language.tidy(said.phrase) == said.phrase for said in position.said)
    except Problem:
        return False


def validate_place(position: Wordland) -> bool:
    """Only in a conversation is there a turn, with a clock that has not run out."""
    turn, now, speaker = position.turn, position.now, position.speaker
    windows = (position.force_until, position.object_until)
    if now < 0 or (turn is None) == (position.phase == "talk"):
        return False
    if turn is None:
        return speaker is None and windows == (None, None) and position.vote is None
    left = turn.until - now
    clock = -CAP < left <= position.box.turn_ms if turn.running else 0 < left <= WAIT
    stopped = turn.until == 0 and not turn.running
    return all(
        (
            not position.players[turn.seat].out,
            stopped if position.vote is not None else clock,
            0 <= turn.credited <= CAP,
            speaker is None or not position.players[speaker].out,
            not turn.forced or (position.is_advanced and speaker in (None, turn.seat)),
            turn.forced or speaker != turn.seat,
            speaker is not None or windows == (None, None),
            all(time is None or time > now or position.vote is not None for time in windows),
        )
    )


def validate_vote(position: Wordland) -> bool:
    """W43, W48: what may be objected to is the last phrase, and somebody may force only what was not forced."""
    turn, speaker, ballot = position.turn, position.speaker, position.vote
    if position.force_until is not None and (
        turn is None or turn.forced or speaker is None or not has_guard(position, speaker)
    ):
        return False
    if ballot is None and position.object_until is None:
        return True
    if not position.said or not position.said[-1].stands or position.said[-1].seat != speaker:
        return False
    if ballot is None:
        return True
    voted = [*ballot.against, *ballot.favour]
    return all(
        (
            position.object_until is None,
            ballot.objector in ballot.against,
            len(set(voted)) == len(voted),
            speaker not in voted,
            0 <= ballot.since <= position.now < ballot.until,
            not is_decided(position, ballot),
        )
    )
