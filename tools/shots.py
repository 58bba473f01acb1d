"""Takes pictures of the real program.

`python3 run.py shots`: every page and table at three sizes, and the pictures in the documents; `python3 run.py shots
all`: also every state of each table, which takes long.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

from tools import shots_adventures, shots_tea_for_two, shots_tea_time, shots_wordland
from tools.shots_pages import take_all

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
STATES = ROOT / ".build" / "shots"
TYPED = "a word of my own\n2\nquit\n"
COLUMN, ROW, MARGIN = 9, 21, 28
PAPER, INK, SOFT, ROSE = "#FBF5E9", "#2B2430", "#6A5F6E", "#B83B5E"


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "terminal.svg").write_text(drawn(first_turn()), encoding="utf-8")
    print(f"{PICTURES.name}/terminal.svg")
    for name in take_all(PICTURES, STATES):
        print(f"{PICTURES.name}/{name}")
    if "all" in sys.argv[1:]:
        shots_adventures.main(STATES / "adventures")
        shots_tea_time.main(STATES / "tea-time")
        shots_tea_for_two.main(STATES / "tea-for-two")
        shots_wordland.main(STATES / "wordland")
    print(f"All pictures: {STATES.relative_to(ROOT)}")
    return 0


def first_turn() -> list[str]:
    """What the terminal shows at the second turn."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["curiouser", "play", "tea-time", "--seats", "greedy,me", "--language", "en"]
        command += ["--record", str(Path(folder) / "match.jsonl")]
        run = subprocess.run(command, input=TYPED, capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    begin = max(number for number, line in enumerate(lines) if "~ ❧ ~" in line)
    end = next(number for number, line in enumerate(lines) if line.startswith("> quit"))
    return ["$ curiouser play tea-time --seats greedy,me", "", *lines[begin + 2 : end]]


def drawn(lines: list[str]) -> str:
    """Lines as a sheet of paper; the reader's own typewriter font, nothing fetched from anywhere."""
    while not lines[-1].strip():
        lines.pop()
    width = MARGIN * 2 + COLUMN * max(map(len, lines))
    height = MARGIN * 2 + ROW * len(lines)
    text = [
        f'<text x="{MARGIN}" y="{MARGIN + ROW * number + 15}" fill="{colour(line)}">{escape(line)}</text>'
        for number, line in enumerate(lines)
        if line.strip()
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"',
            '     font-family="ui-monospace, Menlo, Consolas, monospace" font-size="15" xml:space="preserve">',
            f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>',
            *text,
            "</svg>",
            "",
        ]
    )


def colour(line: str) -> str:
    if line.startswith(("~", "  ")) and "(" in line:
        return SOFT
    return ROSE if line.startswith((">", "$")) or "your turn" in line else INK


if __name__ == "__main__":
    sys.exit(main())
