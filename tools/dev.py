"""`python3 run.py dev [WORDS]`: serves with live reload, for development.

Vite serves the pages at http://localhost:5173 and shows every change at once. The server runs interpreted and restarts
after every change to a Python file or a text. WORDS go to `curiouser serve`.
"""

import subprocess
from collections.abc import Sequence

from watchfiles import run_process

from tools.pages import web_packages
from tools.shell import ROOT, VENV, clean_environment, program, say

PORT = "8000"


def main(words: Sequence[str]) -> int:
    node = web_packages()
    port = port_of(words)
    environment = clean_environment(CURIOUSER_SERVER=f"http://127.0.0.1:{port}")
    vite = [str(node.node), "node_modules/vite/bin/vite.js", "--strictPort"]
    pages = subprocess.Popen(vite, cwd=ROOT / "web", env=environment)
    say("Open http://localhost:5173/ (pages change as you save them; the server starts anew after changes of Python).")
    serve = [str(program(VENV, "curiouser")), "serve", "--origin", "http://localhost:5173", *words]
    try:
        run_process(ROOT / "curiouser", target=subprocess.list2cmdline(serve), target_type="command")
    finally:
        pages.terminate()
        pages.wait()
    return 0


def port_of(words: Sequence[str]) -> str:
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--port":
            return following
        if word.startswith("--port="):
            return word.removeprefix("--port=")
    return PORT
