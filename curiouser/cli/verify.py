"""curiouser verify: checks every record in a file, offline."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Literal

import msgspec

from curiouser.cli.files import records_of
from curiouser.cli.language import Voice
from curiouser.cli.output import print_json
from curiouser.cli.parameters import Json, Language, RecordFile
from curiouser.engine.errors import Problem
from curiouser.engine.game import Outcome
from curiouser.engine.record import Origin, Record, Seal
from curiouser.engine.record import verify as verify_record

FEW = 20  # records that are told one by one
Proof = Literal["seal", "borrowed", "seed", "sealed-still", "unproven", "no-luck"]


class Verified(msgspec.Struct, frozen=True):
    """`luck` says where luck came from: an opened seal, one that was `borrowed` from another match or a day, so that
    somebody may have known it, an open seed, a seal not opened yet, or nobody can tell."""

    line: int
    game: str
    moves: int
    luck_moves: int
    luck: Proof
    outcome: Outcome | None
    origin: Origin | None = None  # of a match that did not begin anew
    words: int = 0  # of players, mixed into sealed luck

    @property
    def is_dealers_alone(self) -> bool:
        """No word of a player is in the sealed luck, so whoever fixed the seed may have chosen it."""
        return self.luck in {"seal", "sealed-still"} and not self.words and not self.is_borrowed

    @property
    def is_borrowed(self) -> bool:
        return self.luck != "no-luck" and self.origin is not None and self.origin.is_borrowed


class VerifyReport(msgspec.Struct, frozen=True):
    verified: bool
    records: tuple[Verified, ...]
    problem: str | None = None


def verify(file: RecordFile, /, *, json: Json = False, language: Language = None) -> int:
    voice = Voice(language)
    if json:
        return verify_for_programs(file, voice)
    verified = list(check(file))
    if len(verified) <= FEW:
        for each in verified:
            print(sentence(each, voice))
    else:
        for luck in dict.fromkeys(each.luck for each in verified):
            print(summary([each for each in verified if each.luck == luck], luck, voice))
    return 0


def check(file: RecordFile) -> Iterator[Verified]:
    for record in records_of(file):
        verdict = verify_record(record)
        luck = proof(record, verdict.luck_moves, verdict.luck_proven)
        game = record.header.game
        counts = verdict.moves, verdict.luck_moves
        yield Verified(record.first_line, game, *counts, luck, verdict.outcome, verdict.origin, count_words(record))


def count_words(record: Record) -> int:
    luck = record.header.luck
    return len(luck.entropy) if isinstance(luck, Seal) else 0


def proof(record: Record, luck_moves: int, proven: bool) -> Proof:
    if luck_moves == 0:
        return "no-luck"
    is_sealed = isinstance(record.header.luck, Seal)
    if proven:
        origin = record.header.origin
        is_borrowed = origin is not None and origin.is_borrowed
        return "borrowed" if is_borrowed else "seal" if is_sealed else "seed"
    return "sealed-still" if is_sealed else "unproven"


def verify_for_programs(file: RecordFile, voice: Voice) -> int:
    verified: list[Verified] = []
    try:
        verified.extend(check(file))
    except Problem as problem:
        with suppress(BrokenPipeError):
            print_json(VerifyReport(False, tuple(verified), problem.say(voice.language)))
        raise
    print_json(VerifyReport(True, tuple(verified)))
    return 0


def summary(verified: list[Verified], proof: Proof, voice: Voice) -> str:
    """Many records in one line."""
    luck = voice.say("verified-luck", proof=proof, luck=sum(each.luck_moves for each in verified))
    told = voice.say("verified-many", matches=len(verified), moves=sum(each.moves for each in verified), luck=luck)
    alone, borrowed = (sum(each.is_dealers_alone for each in verified), sum(each.is_borrowed for each in verified))
    more = [voice.say("verified-no-words-many", matches=alone)] if alone else []
    more += [voice.say("verified-borrowed-many", matches=borrowed)] if borrowed else []
    return f"{told}. {' '.join(more)}" if more else told


def sentence(verified: Verified, voice: Voice) -> str:
    luck = voice.say("verified-luck", proof=verified.luck, luck=verified.luck_moves)
    over = "yes" if verified.outcome else "no"
    told = voice.say("verified", moves=verified.moves, luck=luck, over=over)
    origin, more = verified.origin, []
    if origin is not None and origin.moves:
        more.append(voice.say("verified-begun", moves=origin.moves, luck=origin.luck))
    if verified.is_borrowed and origin is not None:
        more.append(voice.say("verified-borrowed", kind="day" if origin.day else "match", day=origin.day))
    if verified.is_dealers_alone:
        more.append(voice.say("verified-no-words"))
    return f"{told}. {' '.join(more)}" if more else told
