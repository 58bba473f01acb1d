"""What people type: at a terminal, or out of a file or a pipe."""

import sys


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

    def enter(self, prompt: str) -> bool:
        """Wait for Enter; says whether it came."""
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
