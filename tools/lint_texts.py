"""Lints for texts in three languages: the case of names, plurals, typography and terms.

python3 -m tools.lint_texts [FOLDER or LANGUAGE …]
"""

import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import msgspec

from tools.texts import ROOT, Entry, Variable, entries, files, shown

GLOSSARY = ROOT / "tests" / "texts" / "glossary.toml"


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# People are called as they like: no language can decline what they are called.
NAMES = words("seat on_seat by_seat of_seat other_seat against_seat marked_seat name names who one other host_name")
NOT_NAMES = {  # where such an argument is a number, or a word that has a case or needs none
    "seat": {
        "seat",
        "seat-one",
        "seat-you",
        "seat-of",
        "refused-turn",
        "notation-cards",
        "bad-first-queen",
        "lab-seat",
    },
    "name": {"measure-won", "measure-score", "measure-end", "measure-rule", "missing-value", "bad-value", "ui-stack"},
}
GOVERNING = {
    "en": words(""),
    "pl": words(
        "oprócz prócz poza przed za na w we z ze do od dla bez u o po pod nad przy przez między ku dzięki "
        "wobec według zamiast obok koło wokół przeciw przeciwko spośród kontra"
    ),
    "ro": words("lui fața împotriva contra deasupra dedesubtul asupra partea locul urma dreptul spatele al ai"),
}

# Arguments that count things. Those that only number them (line 3, move 7, round 2) stand beside any word.
COUNTS = words(
    "ahead all amount against before before_all better borrowed broken cakes cards cast columns count "
    "days deck difference discard done draws empty enough favour fewest findings first free fresh gone "
    "had hand heard held hourglasses large laws lead least left matches minutes more most moves needed "
    "number of other_cakes pairs pile played points pool positions price proven queens rabbits rounds "
    "rows score seats second seconds size skipped small spaces spins spins_left stack stacks stars tables "
    "tokens total tries unproven unreadable unseen voters words"
)
NOT_COUNTS = {  # where such an argument is a list, or the number of one thing
    "seats": {"balance-uneven", "laws-place"},
    "moves": {"begun-moment"},
    "first": {"unknown-rule"},
    "stars": {"card"},
    "score": {"hint-score", "hint-chances"},  # 12.5 points: one form for all of them
}
RANGE = {"en": r"\b[01] to $", "pl": r"\bod [01] do $", "ro": r"(?!)"}  # where any number asks for the same form
# What may stand right behind a number that is not chosen by: words that are no nouns, and units.
BESIDE = {
    "en": words(
        "a an and are as at be been by can for from has have in is lie lies more of on once or per so some "
        "than that the then there to turn was were when while with would s ms left already"
    ),
    "pl": words(
        "a albo ale bez być dla do i jest już lub na nie od oraz po przy się są to tak tej tego ten w we więc "
        "z za ze że s ms"
    ),
    "ro": words(
        "a al ale au ca care cu dar de deja din ei ele este e fără iar în la mai nu o ori pe pentru prin sau "
        "se si și sunt s ms"
    ),
}
UNITS = r"(?:s|ms|min|h|KB|MB|GB|kB|px|°)"


@dataclass(frozen=True)
class Fault:
    entry: Entry
    said: str

    def __str__(self) -> str:
        return f"{self.entry.where}: {self.said}"


def names(entry: Entry) -> Iterator[str]:
    """A name has no case: no preposition before it that asks for one, and no colon that only avoids it."""
    for reading in entry.readings():
        for at, part in enumerate(reading):
            if not isinstance(part, Variable) or part.name not in NAMES or entry.id in NOT_NAMES.get(part.name, ()):
                continue
            before = reading[at - 1] if at else ""
            after = reading[at + 1] if at + 1 < len(reading) else ""
            if not isinstance(before, str):
                continue
            if before.endswith((": ", ":\u00a0")) and part.name != "names" and not goes_on(after):
                yield f"a colon before a name, to avoid its case: {shown(reading)}"
            found = re.search(r"(\w+)\s+$", before)
            if found and found[1].lower() in GOVERNING[entry.language]:
                yield f"“{found[1]}” before a name asks for a case it does not have: {shown(reading)}"


def goes_on(after: str | Variable) -> bool:
    """Whether a name is the subject of a sentence, or the first in a row of figures."""
    return isinstance(after, Variable) or re.match(r"[:,]?\s+|[’']s\b", after) is not None


def counts(entry: Entry) -> Iterator[str]:
    """A number beside a noun is chosen by, so that the noun has the right form."""
    for reading in entry.readings():
        for at, part in enumerate(reading[:-1]):
            if not isinstance(part, Variable) or part.name not in COUNTS or part.key_of(part.name) is not None:
                continue
            before, after = reading[at - 1] if at else "", reading[at + 1]
            if entry.id in NOT_COUNTS.get(part.name, ()):
                continue
            if isinstance(before, str) and re.search(RANGE[entry.language], before):
                continue
            found = re.match(r"[ \u00a0](\w+)", after) if isinstance(after, str) else None
            if found and found[1].lower() not in BESIDE[entry.language]:
                yield f"the number ${part.name} beside “{found[1]}” outside a plural selector: {shown(reading)}"


TYPOGRAPHY: tuple[tuple[str, str, str], ...] = (
    (r"[ \u00a0\u202f]%", "en pl ro", "a space before %"),
    (r"(?<=[\w,;!?”’)}\]])[ \u00a0]…", "en pl ro", "a space before …"),
    (r"\.\.\.", "en pl ro", "three full stops for …"),
    (r"(?<!pip install )(?<!\])'", "en pl ro", "a straight apostrophe or quote"),
    (r'"', "en pl ro", "a straight quote"),
    (r"“", "pl ro", "an English quote: it is „…”"),
    (r"„", "en", "a quote of another language: it is “…”"),
    (r"[şţŞŢ]", "en pl ro", "a cedilla where Romanian has a comma"),
    (r"(?:^|(?<=[\s(„“±+,;]))-\d", "en pl ro", "a hyphen for a minus"),
    (r" - ", "en pl ro", "a hyphen for a dash"),
    (r"± (?=[\d{])", "en pl ro", "a space behind ± where a line may break: none, or a no-break space"),
    (rf"[\d}}] {UNITS}(?![\w-])", "en pl ro", "a space before a unit where a line may break: a no-break space"),
)


def typography(entry: Entry) -> Iterator[str]:
    for reading in entry.readings():
        text = shown(reading)
        for pattern, languages, said in TYPOGRAPHY:
            if entry.language in languages.split() and re.search(pattern, text):
                yield f"{said}: {text}"


class Concept(msgspec.Struct, frozen=True):
    """What a thing is called; `never` are patterns of whole words not to use for it, by language."""

    id: str
    en: str
    pl: str
    ro: str
    where: str = ""  # a pattern of the folders it is about; everywhere if there is none
    ids: str = ""  # a pattern of the messages
    never: dict[str, list[str]] = {}
    apart_from: list[str] = []  # ids of messages where such a word means something else


class Glossary(msgspec.Struct, frozen=True):
    concept: list[Concept]


@cache
def glossary() -> tuple[Concept, ...]:
    return tuple(msgspec.convert(tomllib.loads(GLOSSARY.read_text(encoding="utf-8")), Glossary).concept)


def is_about(concept: Concept, folder: str, id: str) -> bool:
    return bool(re.search(concept.where, folder) and re.search(concept.ids, id))


def terms(entry: Entry) -> Iterator[str]:
    """The words of the glossary, and none of those that it replaces."""
    folder = entry.file.relative_to(ROOT).parent.parent.as_posix()
    for concept in glossary():
        if entry.id in concept.apart_from or not is_about(concept, folder, entry.id):
            continue
        for never in concept.never.get(entry.language, ()):
            pattern = re.compile(rf"(?<!\w){never}(?!\w)")
            for reading in entry.readings():
                found = pattern.search(shown(reading))
                if found:
                    wanted = getattr(concept, entry.language)
                    yield f"“{found[0]}” for {concept.id}; the glossary has “{wanted}”: {shown(reading)}"
                    break


LINTS: dict[str, Callable[[Entry], Iterator[str]]] = {
    "names": names,
    "counts": counts,
    "typography": typography,
    "terms": terms,
}


def faults(entry: Entry, lint: str) -> list[Fault]:
    """What one lint has against a message; of many readings with the same fault the first."""
    found: dict[str, Fault] = {}
    for said in LINTS[lint](entry):
        found.setdefault(said.partition(":")[0], Fault(entry, said))
    return list(found.values())


def main(wanted: Sequence[str]) -> int:
    wrong = 0
    for file in files():
        name = file.relative_to(ROOT).as_posix()
        if wanted and not any(word == file.stem or word in name for word in wanted):
            continue
        for entry in entries(file):
            for lint in LINTS:
                for fault in faults(entry, lint):
                    print(f"[{lint}] {fault}")
                    wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
