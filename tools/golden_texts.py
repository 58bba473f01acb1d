"""Renders every text as people read it, with numbers and names that show its forms, into files for proofreading.

python3 run.py docs --texts           writes tests/texts/golden
python3 run.py docs --texts --check   only says whether the files are up to date
"""

import itertools
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from curiouser.engine.text import FORMS, LANGUAGES, Argument, Text, Words
from tools.lint_texts import COUNTS, NAMES, NOT_COUNTS, NOT_NAMES
from tools.texts import ROOT, Entry, Variable, entries, files, selections

FOLDER = ROOT / "tests" / "texts" / "golden"
NUMBERS = (0, 1, 2, 5, 12, 20, 22, 101)
SHORT = {"en": ("Ann", "Bob", "Eve"), "pl": ("Ola", "Jan", "Ewa"), "ro": ("Ana", "Ion", "Eva")}
LONG = {"en": "Maximilian Thornbury", "pl": "Wawrzyniec Brzęczysz", "ro": "Constantin Teodorescu"}
SAMPLES = {"number": "3", "round": "3", "line": "12", "n": "12", "space": "4", "at": "3", "of": "20"}
SAMPLES |= {"letter": "K", "stars": "★★"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST_LINES = 60  # of one message: choices of choices that only repeat what was shown

ENGINE = "curiouser/engine"
SERVER = "curiouser/server"
LISTS = {"cards": "card", "letters": "letter"}  # arguments that are several nouns of a kind
NOUNS = {"game": "game-adventures", "expected": "value-type", "got": "value-type"}  # other names than their message's


def package_of(file: Path) -> str:
    return file.relative_to(ROOT).parents[1].as_posix()


def spoken_with(package: str) -> list[str]:
    """The packages whose texts are at hand where those of a package are said; later ones win."""
    if package.startswith("web/src/games/"):
        game = package.rpartition("/")[2].replace("-", "_")
        return [ENGINE, SERVER, f"curiouser/games/{game}", package]
    return [package] if package.startswith("web/") else [ENGINE, package]


def words_of(package: str, language: str) -> Words:
    words = Words(language, ())
    for name in spoken_with(package):
        file = ROOT / name / "texts" / f"{language}.ftl"
        words.add(file.read_text(encoding="utf-8"))
    return words


class Sampler:
    """Arguments that show what a message can say."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self.words = words_of(package, language)
        self.known: dict[str, Entry] = {}
        for name in spoken_with(package):
            self.known |= {entry.id: entry for entry in entries(ROOT / name / "texts" / f"{language}.ftl")}

    def lines(self, entry: Entry) -> list[str]:
        """What it says. Numbers that change nothing but themselves share a line, and stand before it."""
        found: dict[tuple[str, str], tuple[list[int], str]] = {}
        for form in entry.parts:
            for number, args in self.samples(entry):
                said = self.words.say(Text(entry.id, args), form)
                shape = re.sub(rf"(?<!\w){number}(?!\w)", "#", said)
                numbers, _ = found.get((form, shape), ([], ""))
                if number is not None and number not in numbers and shape != said:
                    numbers = [*numbers, number]
                found[form, shape] = numbers, said
        lines = []
        for (form, _), (numbers, said) in found.items():
            label = f".{form}" if form else ""
            counted = f"[{' '.join(map(str, numbers))}]" if numbers else ""
            lines.append(" ".join(part for part in (label, counted, said) if part))
        more = len(lines) - MOST_LINES
        return lines if more <= 0 else [*lines[:MOST_LINES], f"(and {more} more)"]

    def samples(self, entry: Entry) -> Iterator[tuple[int | None, Mapping[str, Argument]]]:
        """All choices with all numbers, which change together; then other nouns, one by one, and long names."""
        choices, numbers, others = self.arguments(entry)
        first = {name: values[0] for name, values in others.items()}
        usual: dict[str, Argument] = {}
        for chosen in itertools.product(*choices.values()):
            picked = dict(zip(choices, chosen, strict=True))
            counting = [name for name in numbers if picked.get(name, COUNTED) == COUNTED]
            for number in NUMBERS if counting else (None,):
                usual = first | picked | {name: number for name in counting if number is not None}
                yield number, usual
        for name, values in others.items():
            for value in values[1:] if self.is_noun(values[0]) else ():
                yield None, usual | {name: value}
        long = {name: values[1] for name, values in others.items() if len(values) > 1 and not self.is_noun(values[0])}
        if long:
            yield None, usual | long

    @staticmethod
    def is_noun(value: Argument) -> bool:
        return isinstance(value, Text | tuple)

    def arguments(self, entry: Entry) -> tuple[dict[str, list[Argument]], list[str], dict[str, list[Argument]]]:
        """By what it chooses, what it counts, and what else it takes."""
        keys = selections(entry)
        for id in references(entry):
            keys |= selections(self.known[id])
        choices: dict[str, list[Argument]] = {}
        numbers: list[str] = []
        others: dict[str, list[Argument]] = {}
        for name in dict.fromkeys([*keys, *variables(entry, self.known)]):
            chosen = keys.get(name, set())
            named = sorted(key for key in chosen - PLURALS if not key.isdigit())
            counts = chosen & (PLURALS - {"other"}) or any(key.isdigit() for key in chosen)
            if counts or (
                not named and name in COUNTS and entry.id not in NOT_COUNTS.get(name, ()) and not self.noun(name)
            ):
                numbers.append(name)
            if named:
                kinds = [SAMPLES["number"] if key == "number" else key for key in named]
                choices[name] = [*kinds, COUNTED] if counts else list(kinds)
            elif name not in numbers:
                others[name] = self.values(name, entry)
        people = [name for name, values in others.items() if values[-1] == LONG[self.language]]
        for name, short in zip(people, itertools.cycle(SHORT[self.language])):
            others[name][0] = short
        return choices, numbers, others

    def noun(self, name: str) -> str:
        """The message that words an argument which is a noun."""
        id = LISTS.get(name, NOUNS.get(name, name))
        return id if id in self.known and id != "seat" else ""

    def values(self, name: str, entry: Entry) -> list[Argument]:
        if name in NAMES and entry.id not in NOT_NAMES.get(name, ()):
            return [SHORT[self.language][0], LONG[self.language]]
        noun = self.noun(name)
        if not noun or noun == entry.id or self.is_part_of(noun, name, entry):
            return [SAMPLES.get(name, f"‹{name}›")]
        texts = [Text(noun, args) for _, args in self.samples(self.known[noun])]
        if name in LISTS:
            return [tuple(texts[:1]), tuple(texts[-2:])]
        return list(texts) if asks_for_form(entry, name) else [texts[0], texts[-1]]

    def is_part_of(self, noun: str, name: str, entry: Entry) -> bool:
        """Whether a message says the noun itself, as it gets all that the noun is made of: a letter and its colour."""
        parts = set(variables(self.known[noun], self.known))
        return name in parts and len(parts) > 1 and parts <= set(variables(entry, self.known))


COUNTED = "(a number)"


def asks_for_form(entry: Entry, name: str) -> bool:
    """Whether a noun stands in a case, so that every noun is worth seeing in it."""
    wanted = {f"{name}_{form}" for form in FORMS}
    parts = (part for reading in entry.readings() for part in reading if isinstance(part, Variable))
    return not wanted.isdisjoint(selections(entry)) or any(part.name in wanted for part in parts)


def references(entry: Entry) -> list[str]:
    return [
        part[2:-2] for reading in entry.readings() for part in reading if isinstance(part, str) and part[:2] == "{ "
    ]


def variables(entry: Entry, known: Mapping[str, Entry]) -> list[str]:
    """The arguments that stand in a message, whatever form of them it asks for."""
    found: dict[str, None] = {}
    for each in (entry, *(known[id] for id in references(entry))):
        for reading in each.readings():
            for part in reading:
                if isinstance(part, Variable):
                    name, _, form = part.name.rpartition("_")
                    found[name if form in FORMS else part.name] = None
    return list(found)


def golden(package: str, language: str) -> str:
    sampler = Sampler(package, language)
    parts = [f"# {package}, {language}: made by python3 run.py docs --texts; don't edit\n"]
    parts += (
        "\n    ".join([entry.id, *"\n".join(sampler.lines(entry)).split("\n")]) + "\n"
        for entry in entries(ROOT / package / "texts" / f"{language}.ftl")
    )
    return "\n".join(parts)


def path_of(package: str, language: str) -> Path:
    package = package.replace("web/src/i18n", "pages").replace("web/src", "pages")
    name = package.removeprefix("curiouser/").removeprefix("games/").replace("/", "-")
    return FOLDER / language / f"{name}.txt"


def all_golden() -> Iterator[tuple[Path, str]]:
    for package in dict.fromkeys(map(package_of, files())):
        for language in LANGUAGES:
            yield path_of(package, language), golden(package, language)


def main(words: Sequence[str]) -> int:
    stale = 0
    wanted = dict(all_golden())
    for path in {*wanted, *FOLDER.rglob("*.txt")}:
        text = wanted.get(path)
        if text == (path.read_text(encoding="utf-8") if path.is_file() else None):
            continue
        stale += 1
        if "--check" in words:
            print(f"{path.name} of {path.parent.name} is not what the texts say now")
        elif text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
