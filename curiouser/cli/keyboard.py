"""Reads what people type, from a terminal, a file or a pipe."""

import select
import sys
import time


class Keyboard:
    """`ask` raises EOFError where nothing more is typed."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty()
        if self.is_terminal:
            self._edit_lines()

    def ask(self, prompt: str) -> str:
        """What somebody types; out of a pipe it is shown, so that the page reads as if it had been typed."""
        if self.is_terminal:
            return input(prompt)
        print(prompt, end="", flush=True)
        typed = sys.stdin.readline() if sys.stdin is not None else ""
        print(typed.rstrip("\n"), flush=True)
        if not typed:
            raise EOFError
        return typed.rstrip("\n")

    def ask_within(self, prompt: str, ms: int | None) -> tuple[str | None, int]:
        """What somebody types within so many ms, and how many it took; out of a pipe an empty line is no answer."""
        if ms is None:
            return self.ask(prompt), 0
        if not self.is_terminal:
            return self.ask(prompt) or None, 0
        print(prompt, end="", flush=True)
        began = time.monotonic()
        ready, _, _ = select.select([sys.stdin], [], [], ms / 1000)
        if not ready:
            print(flush=True)
            return None, ms
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        return typed.rstrip("\n"), min(int((time.monotonic() - began) * 1000), ms - 1)

    def pause(self, ms: int) -> None:
        """Wait, if a person sits at a terminal."""
        if self.is_terminal:
            time.sleep(ms / 1000)

    def enter(self, prompt: str) -> bool:
        """Wait for Enter. Returns False if the input ended."""
        try:
            self.ask(prompt)
        except EOFError:
            return False
        return True

    def _edit_lines(self) -> None:
        """Arrow keys work in `input` once this is imported, where Python has it."""
        try:
            import readline  # noqa: F401
        except ImportError:
            return
