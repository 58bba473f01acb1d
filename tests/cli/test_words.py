"""curiouser verify on the words that players add to sealed luck."""

from pathlib import Path

import msgspec
import pytest

from curiouser.cli.verify import Verified, VerifyReport
from curiouser.engine.game import find_game
from curiouser.engine.luck import SEED_BYTES, SealedDealer, commitment
from curiouser.engine.match import Match
from curiouser.engine.record import Origin, RecordWriter, Seal, read_records, replay, write_record
from tests.cli.running import Cli

SEED = bytes(SEED_BYTES)
DOUBT = "No player added a word to the shuffle, so whoever dealt could have fixed the draws beforehand.\n"


def write(*words: str, times: int = 1, opened: bool = True) -> str:
    """Matches of Tea Time in a file, each with these words of players."""
    game = find_game("tea-time")
    match = Match(game, game.setup(2))
    dealer = SealedDealer(SEED, words)
    match.resolve_chance(dealer)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        match.resolve_chance(dealer)
    record = write_record(match, Seal(commitment(SEED), words), (), SEED)
    return record * times if opened else record.rpartition('{"line":"end"')[0]


def verified(cli: Cli) -> list[Verified]:
    return list(msgspec.json.decode(cli("verify", "--json", "r.jsonl").out, type=VerifyReport).records)


@pytest.mark.parametrize("opened", [True, False])
def test_luck_without_a_word_of_a_player_is_not_beyond_doubt(cli: Cli, opened: bool) -> None:
    Path("r.jsonl").write_text(write(opened=opened), encoding="utf-8")
    assert cli("verify", "r.jsonl").out.endswith(f". {DOUBT}")
    assert [(each.luck, each.words) for each in verified(cli)] == [("seal" if opened else "sealed-still", 0)]


def test_luck_with_words_of_players_is(cli: Cli) -> None:
    Path("r.jsonl").write_text(write("drink me", "eat me"), encoding="utf-8")
    assert cli("verify", "r.jsonl").out.endswith("61 drawn at random from the sealed seed\n")
    assert [(each.luck, each.words) for each in verified(cli)] == [("seal", 2)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "In 2 matches, no player added"),
        ("pl", "nikt nie dorzucił słowa do losowania: 2;"),
        ("ro", "În 2 partide nimeni nu a adăugat"),
    ],
)
def test_of_many_records_those_without_words_are_counted(cli: Cli, language: str, said: str) -> None:
    Path("r.jsonl").write_text(write("drink me", times=20) + write(times=2), encoding="utf-8")
    out = cli("verify", "r.jsonl", "--language", language).out
    assert said in out
    assert len(out.splitlines()) == 1


@pytest.mark.parametrize(
    ("origin", "said"),
    [
        (Origin("same"), "The draws were borrowed from another match: somebody may have known them"),
        (Origin("same", 0, "2026-03-14"), "The draws are those of the deal of the day (2026-03-14): somebody may"),
        (Origin("new", 0, "", True), "The draws were borrowed from another match: somebody may have known them"),
    ],
)
def test_borrowed_luck_is_named_and_is_not_said_to_come_from_the_seal(cli: Cli, origin: Origin, said: str) -> None:
    [first, *others] = read_records(write("drink me").splitlines())
    assert not others
    writer = RecordWriter(replay(first), first.header.luck, origin=origin)
    lines = [writer.header(), *(writer.entry(entry) for entry in writer.match.history), writer.end(SEED)]
    Path("r.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    out = cli("verify", "r.jsonl").out
    assert said in out
    assert "from a borrowed seed" in out
    assert DOUBT not in out
    assert [each.luck for each in verified(cli)] == ["borrowed"]
    Path("r.jsonl").write_text(("\n".join(lines) + "\n") * 21, encoding="utf-8")
    assert "In 21 matches, the draws were borrowed" in cli("verify", "r.jsonl").out


def test_the_word_of_the_server_is_no_word_of_a_player(cli: Cli) -> None:
    game = find_game("tea-time")
    match, dealer = Match(game, game.setup(2)), SealedDealer(SEED, ("salt",))
    match.resolve_chance(dealer)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        match.resolve_chance(dealer)
    assert '"salt"' not in write("drink me")
    Path("r.jsonl").write_text(write_record(match, Seal(commitment(SEED), (), "salt"), (), SEED), encoding="utf-8")
    assert cli("verify", "r.jsonl").out.endswith(f". {DOUBT}")
    assert [(each.luck, each.words) for each in verified(cli)] == [("seal", 0)]
