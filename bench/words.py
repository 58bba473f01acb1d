"""`python -m bench.words`: what the word tools of Wordland get right, how fast they load and what they weigh.

With `--keep` the figures replace those in docs/games/wordland-words.md.
"""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path

from bench.colours import colours
from bench.measure import ROOT
from curiouser.engine.text import LANGUAGES
from curiouser.games.wordland.words import Language, language
from curiouser.games.wordland.words.dictionary import tool
from curiouser.games.wordland.words.listed import ListedDictionary
from curiouser.games.wordland.words.morfeusz import Morfeusz
from curiouser.games.wordland.words.plain_polish import PlainPolish
from tests.games.wordland.words.pairs import KINDS, Pair, fresh, given, said_yes

DOCS = ROOT / "docs" / "games" / "wordland-words.md"
EVERY = 3  # of the words of a topic takes part where all pairs of a topic are asked about
Question = Callable[[str, str], bool]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def languages() -> Iterator[tuple[str, Language]]:
    for code in LANGUAGES:
        yield code, language(code)
    yield "pl, no Morfeusz", Language("pl", PlainPolish())


def by_lemma(lemma: Callable[[str], str | None]) -> Question:
    """What a lemmatiser alone says."""
    return lambda earlier, later: (lemma(earlier) or earlier).lower() == (lemma(later) or later).lower()


def contenders(name: str, ours: Language) -> Iterator[tuple[str, Question]]:
    known = ours.dictionary
    if isinstance(known, ListedDictionary):
        yield tool("simplemma"), by_lemma(known.lemma)
    elif isinstance(known, Morfeusz):
        yield (
            tool("morfeusz2") + ", any reading",
            lambda earlier, later: not known.readings(earlier).isdisjoint(known.readings(later)),
        )
    yield f"ours ({name})", ours.is_same


def count(pairs: list[Pair], kind: str, question: Question) -> str:
    return f"{len(said_yes(pairs, kind, question))} / {sum(pair.kind == kind for pair in pairs)}"


def same(named: Sequence[tuple[str, Language]]) -> str:
    rows = []
    for name, ours in named:
        for tool_name, question in contenders(name, ours):
            for which, pairs in (("given", given(ours.code)), ("fresh", fresh(ours.code))):
                rows.append([ours.code, tool_name, which, *(count(pairs, kind, question) for kind in KINDS)])
    return table(["language", "tool", "pairs", *KINDS], rows)


def derived(named: Sequence[tuple[str, Language]]) -> str:
    rows = []
    for name, ours in named:
        for which, pairs in (("given", given(ours.code)), ("fresh", fresh(ours.code))):
            counts = [count(pairs, kind, ours.is_likely_derived) for kind in KINDS[1:]]
            rows.append([name, which, *counts])
    return table(["language", "pairs", *KINDS[1:]], rows)


def alarms(named: Sequence[tuple[str, Language]]) -> str:
    """How often something is suggested, or somebody put out, when words of a topic follow each other."""
    rows = []
    for name, ours in named:
        asked = [pair for topic in ours.topics for pair in permutations(topic.words[::EVERY], 2)]
        began = time.process_time()
        repeated = sum(ours.is_same(*pair) for pair in asked)
        seconds = time.process_time() - began
        suggested = sum(ours.is_likely_derived(*pair) for pair in asked)
        pace = f"{1e6 * seconds / len(asked):.0f} µs"
        rows.append([name, f"{len(asked):,}", str(repeated), str(suggested), pace])
    return table(["language", "pairs", "same", "likely derived", "a question"], rows)


def known(named: Sequence[tuple[str, Language]]) -> str:
    rows = []
    for name, ours in named:
        words = {word for topic in ours.topics for word in topic.words}
        small = {word for word in words if word.islower()}
        found = {word for word in words if all(map(ours.dictionary.is_known, word.replace("-", " ").split()))}
        shares = [f"{100 * len(found & group) / len(group):.1f} %" for group in (small, words - small)]
        rows.append([name, ours.tools, *shares])
    return table(["language", "tools", "common words known", "names and titles known"], rows)


def resident() -> float:
    """Megabytes of this process that are in memory; Linux tells."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def weigh(name: str) -> None:
    """In a process of its own: seconds of one core to the first answer, and megabytes."""
    before, began = resident(), time.process_time()
    ours = Language("pl", PlainPolish()) if name == "plain" else language(name)
    ours.bases("a")
    print(json.dumps({"seconds": time.process_time() - began, "megabytes": resident() - before}))


def loads() -> str:
    rows = []
    for name in (*LANGUAGES, "plain"):
        command = [sys.executable, "-m", "bench.words", "--weigh", name]
        turns = [
            json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout) for _ in range(3)
        ]
        best = min(turns, key=lambda turn: turn["seconds"])
        title = "pl, no Morfeusz" if name == "plain" else name
        rows.append([title, f"{best['seconds']:.2f} s", f"{best['megabytes']:.0f} MB"])
    return table(["language", "to the first answer", "memory"], rows)


def keep(sections: dict[str, str]) -> None:
    """Each section of figures stands between two marks of its name."""
    text = DOCS.read_text(encoding="utf-8")
    for name, figures in sections.items():
        mark = f"<!-- figures: {name} -->"
        before, _, after = text.split(mark)
        text = f"{before}{mark}\n\n{figures}\n\n{mark}{after}"
    DOCS.write_text(text, encoding="utf-8")


def main() -> None:
    if "--weigh" in sys.argv:
        weigh(sys.argv[-1])
        return
    named = list(languages())
    sections = {
        "same": same(named),
        "derived": derived(named),
        "alarms": alarms(named),
        "known": known(named),
        "loads": loads(),
        "colours": colours(),
    }
    for name, figures in sections.items():
        print(f"{name}:\n\n{figures}\n")
    if "--keep" in sys.argv:
        keep(sections)


if __name__ == "__main__":
    main()
