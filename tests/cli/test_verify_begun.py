"""curiouser verify says so if a match continues another one."""

from pathlib import Path

import msgspec
import pytest

from curiouser.cli.verify import VerifyReport
from curiouser.engine.game import find_game
from curiouser.engine.luck import SealedDealer, commitment
from curiouser.engine.match import Match
from curiouser.engine.record import Origin, Seal, write_record
from tests.cli.running import Cli

SEED = b"s" * 32
WORDS = ("looking", "glass")
SENTENCES = {
    "same": "from a borrowed seed. The first 20 moves were played in another match, with the same draws. "
    "The draws were borrowed from another match: somebody may have known them before this match began.",
    "new": "from the sealed seed. The first 20 moves were played in another match; "
    "the seal covers the draws after that.",
}


def written(luck: str) -> Path:
    """Tea Time, by the moves that stand first, from a moment 20 moves on."""
    game = find_game("tea-time")
    match, dealer = Match(game, game.setup(2)), SealedDealer(SEED, WORDS)
    while match.outcome is None:
        if len(match.played) == 20 and luck == "new":
            dealer = SealedDealer(SEED, WORDS)
        actor = match.actors[0]
        legal = match.legal(actor)[0] if actor >= 0 else dealer.deal(game.chances(match.position))
        match.play(actor, legal)
    file = Path("begun.jsonl")
    origin = Origin(luck, 20)  # type: ignore[arg-type]
    text = write_record(match, Seal(commitment(SEED), WORDS), (), SEED, origin)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("luck", SENTENCES)
def test_a_match_that_went_on_from_another_one_says_so(cli: Cli, luck: str) -> None:
    file = written(luck)
    said = cli("verify", str(file)).out
    assert said.rstrip().endswith(SENTENCES[luck])
    report = msgspec.json.decode(cli("verify", "--json", str(file)).out, type=VerifyReport)
    assert report.records[0].origin == Origin(luck, 20)  # type: ignore[arg-type]
