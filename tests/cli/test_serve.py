"""curiouser serve: the address it prints, and what keeps it from starting."""

import asyncio
import io
import os
import signal
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from curiouser.cli import serve
from curiouser.cli.language import Voice
from curiouser.server.settings import Settings
from tests.cli.running import Cli


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """A command that runs in this process leaves its logger behind."""
    yield
    structlog.reset_defaults()


@pytest.fixture
def port() -> Any:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "is already in use"), ("pl", "zajmuje inny program"), ("ro", "e folosit de alt program")],
)
def test_a_port_that_is_taken_is_a_sentence(language: str, words: str, port: int, cli: Cli) -> None:
    done = cli("serve", "--port", str(port), "--log", "error", "--language", language)
    assert done.code == 2
    assert words in done.err
    assert str(port) in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--port", "70000"], "up to 65535"),
        (["--keep-days", "-1"], "--keep-days can’t be -1"),
        (["--public-url", "tea.example"], "isn’t a web address"),
        (["--public-url", "https://tea.example/x"], "isn’t a web address"),
        (["--push-contact", "queen"], "isn’t a contact address"),
        (["--trusted-proxies", "tea"], "isn’t a list of addresses"),
        (["--db", "mysql://tea"], "starts with “mysql”"),
    ],
)
def test_what_can_not_be_is_a_sentence(flags: list[str], words: str, cli: Cli) -> None:
    done = cli("serve", *flags)
    assert done.code == 2
    assert words in done.err


def test_pushes_without_their_package_are_a_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    assert "curiouser[push]" in cli("serve", "--push-contact", "mailto:queen@example.org").err


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://localhost:8000/"),
        ("0.0.0.0", "http://localhost:8000/"),
        ("::", "http://localhost:8000/"),
        ("192.168.1.7", "http://192.168.1.7:8000/"),
        ("fd00::7", "http://[fd00::7]:8000/"),
    ],
)
def test_a_browser_of_this_machine_finds_it(host: str, url: str) -> None:
    assert serve.address(host, 8000) == url


class Network:
    """A socket that finds its own address, or none."""

    def __init__(self, own: str) -> None:
        self.own = own

    def __call__(self, *_: object) -> "Network":
        return self

    def __enter__(self) -> "Network":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if not self.own:
            raise OSError(101, "Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.own, 9


@pytest.mark.parametrize(
    ("host", "own", "url"),
    [
        ("0.0.0.0", "192.168.1.7", "http://192.168.1.7:8000/"),
        ("::", "192.168.1.7", "http://192.168.1.7:8000/"),
        ("0.0.0.0", "", ""),
        ("0.0.0.0", "127.0.0.1", ""),
        ("127.0.0.1", "192.168.1.7", ""),
    ],
)
def test_others_find_it_where_it_listens_for_them(
    host: str, own: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("curiouser.cli.serve.socket.socket", Network(own))
    assert serve.lan_address(host, 8000) == url


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("lan", "public", "shown"), [("http://192.168.1.7:8000/", "", 1), ("", "https://tea.example", 1), ("", "", 0)]
)
def test_whoever_sits_at_a_terminal_can_scan_it(
    lan: str, public: str, shown: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = Terminal()
    monkeypatch.setattr("sys.stdout", out)
    serve.greet(Settings(public_url=public), "http://localhost:8000/", lan, Voice("en"))
    first, *rest = out.getvalue().splitlines()
    assert first == "Curiouser is running at http://localhost:8000/ – press Ctrl-C to stop it."
    assert bool(rest) is bool(shown)
    if shown:
        assert (public or lan) in rest[0]
        assert "▀" in out.getvalue()


def test_elsewhere_no_picture_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    serve.greet(Settings(), "http://localhost:8000/", "http://192.168.1.7:8000/", Voice("en"))
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("show", [True, False])
def test_a_browser_opens_only_if_asked(show: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "greet", lambda *_: os.kill(os.getpid(), signal.SIGTERM))
    settings = Settings(port=0, bots=0, log="error", db=f"sqlite:///{tmp_path / 'tables.db'}")
    assert asyncio.run(serve.stay_open(settings, Voice("en"), show)) == []
    assert len(opened) == show
