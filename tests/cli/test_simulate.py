"""curiouser simulate and curiouser check-game."""

import importlib
import json
import re
from pathlib import Path

import msgspec
import pytest

from curiouser.laws import LawReport
from curiouser.native import COMPILED
from tests.cli.running import Cli, forbid, run_program


def test_results_are_told_by_seat(cli: Cli) -> None:
    code, out, err = cli("simulate", "tic-tac-toe", "--matches", "40", "--bots", "greedy,uniform", "--seed", "3")
    assert (code, err) == (0, "")
    assert out.lstrip().startswith("❦  Tic-tac-toe  ❦")
    assert "40 matches in" in out
    assert "greedy" in out
    assert "uniform" in out
    assert "three in a line: " in out
    assert "The same bot plays every seat" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_seats_that_are_played_alike_are_compared(cli: Cli) -> None:
    assert "The same bot plays every seat" in cli("simulate", "tea-time", "--matches", "3", "--seats", "3").out


def test_an_advantage_of_a_seat_is_noticed(cli: Cli) -> None:
    out = cli("simulate", "tic-tac-toe", "--matches", "400", "--jobs", "1").out
    assert "seats 1, 2 win measurably too often or too rarely" in " ".join(out.split())


def test_one_bot_takes_every_seat(cli: Cli) -> None:
    results = json.loads(
        cli("simulate", "tea-time", "--matches", "2", "--seats", "4", "--bots", "greedy", "--json").out
    )
    assert [seat["bot"] for seat in results["seats"]] == ["greedy"] * 4


def test_bots_say_how_many_seats_there_are(cli: Cli) -> None:
    results = json.loads(
        cli("simulate", "tea-time", "--matches", "2", "--bots", "greedy,uniform,uniform", "--json").out
    )
    assert len(results["seats"]) == 3


def test_a_program_reads_the_results(cli: Cli) -> None:
    results = json.loads(cli("simulate", "tea-time", "--matches", "10", "--seed", "5", "--json").out)
    assert results["matches"] == 10
    assert results["seconds"] > 0
    assert results["matches_per_second"] == pytest.approx(10 / results["seconds"])
    assert results["decisions_per_match"] > 0
    assert results["ends"] == {"last-round": 10}
    assert results["compiled"] is COMPILED
    for seat in results["seats"]:
        assert {"mean_score", "wins", "win_rate", "ci95"} <= set(seat)
        low, high = seat["ci95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
    assert sum(seat["wins"] for seat in results["seats"]) == pytest.approx(10)


def test_the_same_seed_gives_the_same_matches_on_any_number_of_processes() -> None:
    words = ["simulate", "tic-tac-toe", "--matches", "20", "--seed", "9", "--json"]
    alone, together = (json.loads(run_program(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
    for results in (alone, together):
        del results["seconds"], results["matches_per_second"]
    assert alone == together


def test_all_matches_can_be_recorded(cli: Cli) -> None:
    code, out, _ = cli("simulate", "tea-time", "--matches", "3", "--records", "r.jsonl", "--language", "ro")
    assert code == 0
    assert "S-au scris 3 înregistrări în r.jsonl." in out
    assert cli("verify", "r.jsonl").out.count("61 drawn at random from the seed") == 3
    lines = [json.loads(line) for line in Path("r.jsonl").read_text(encoding="utf-8").splitlines()]
    assert {"actor", "move", "events", "position"} <= set(lines[1])


@pytest.mark.parametrize(("file", "said"), [("no/where.jsonl", "there is no such folder"), (".", "it is a folder")])
def test_records_that_can_not_be_written_are_a_problem(cli: Cli, file: str, said: str) -> None:
    code, out, err = cli("simulate", "tic-tac-toe", "--matches", "1", "--records", file)
    assert (code, out) == (2, "")
    assert err == f"{file} can’t be written: {said}.\n"


def test_records_one_may_not_write_are_a_problem(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid(monkeypatch, "r.jsonl")
    code, _, err = cli("simulate", "tic-tac-toe", "--matches", "1", "--records", "r.jsonl")
    assert (code, err) == (2, "r.jsonl can’t be written: you don’t have permission.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_records_on_a_full_disk_are_a_problem(cli: Cli) -> None:
    code, _, err = cli("simulate", "tic-tac-toe", "--matches", "50", "--records", "/dev/full")
    assert code == 2
    assert err.startswith("/dev/full can’t be written: ")


def test_an_interrupted_simulation_ends_quietly(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(importlib.import_module("curiouser.cli.simulate"), "play_matches", interrupt)
    assert cli("simulate", "tic-tac-toe", "--matches", "1") == (130, "", "")


def test_a_sound_game_keeps_all_laws(cli: Cli) -> None:
    code, out, err = cli("check-game", "tic-tac-toe", "--matches", "2")
    assert (code, err) == (0, "")
    assert re.fullmatch(r"tic-tac-toe keeps all \d\d laws, checked over 2 matches and \d+ positions\.\n", out)


def test_a_broken_law_is_told_with_its_place(cli: Cli) -> None:
    code, out, err = cli("check-game", "tests.cli.whisper:Shrinking", "--matches", "1", "--seed", "4")
    assert (code, err) == (1, "")
    assert "breaks" in out
    assert "parts: " in out
    assert "seats 2, options –, seed 4, match 0" in out


def test_a_program_reads_the_laws(cli: Cli) -> None:
    code, out, _ = cli("check-game", "tests.cli.whisper:Shrinking", "--matches", "1", "--seats", "2", "--json")
    report = msgspec.json.decode(out, type=LawReport)
    assert code == 1
    assert not report.is_clean
    assert "parts" in {broken.law for broken in report.broken}
    assert sum(report.checks.values()) > 0
