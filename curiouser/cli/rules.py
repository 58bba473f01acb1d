"""curiouser rules: shows the rules of a game, our rulings, and the values of its edition with their sources."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from curiouser.cli.games import title
from curiouser.cli.language import Voice, problem
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import EditionFile, GameName, Json, Language, find
from curiouser.engine.edition import Sourced, load_edition
from curiouser.engine.game import Game
from curiouser.engine.text import text

LONGEST = 160
HOWTO = ("aim", "turn", "special", "end", "scoring")  # in the order in which one learns a game


class Rule(msgspec.Struct, frozen=True):
    id: str
    ruling: bool
    text: str


class Value(msgspec.Struct, frozen=True):
    """A value of an edition; its source is "rulebook", "reconstructed", "changed", or nothing where it has none."""

    path: str
    value: Any
    source: str
    rule: str


class RulesTold(msgspec.Struct, frozen=True):
    """All of it; `howto` is the game on one page, by part, where it has one."""

    game: str
    title: str
    howto: dict[str, str]
    rules: tuple[Rule, ...]
    edition: tuple[Value, ...]


def rules(
    game: GameName,
    id: str | None = None,
    /,
    *,
    edition: EditionFile = None,
    json: Json = False,
    language: Language = None,
) -> None:
    voice = Voice(language)
    found = find(game)
    told = tell_rules(found, load_edition(found, edition) if edition else found.shipped_edition, voice.language)
    if id is not None:
        told = only(told, id)
    if json:
        print_json(told)
    else:
        show(told, Page(found.about.terminal_colour), voice)


def tell_rules(game: Game[Any], edition: Any, language: str) -> RulesTold:
    words = game.words(language)
    howto = {part: words.say(text(f"howto-{part}")) for part in HOWTO if words.has(f"howto-{part}")}
    told = tuple(rule_of(game, id, language) for id in game.rule_ids())
    return RulesTold(game.name, title(game, language), howto, told, tuple(values(edition)))


def rule_of(game: Game[Any], id: str, language: str) -> Rule:
    return Rule(id, game.is_ruling(id), game.words(language).say(text(f"rule-{id}")))


def find_rule(game: Game[Any], id: str, language: str) -> Rule:
    known = game.rule_ids()
    if id.upper() not in known:
        raise problem("unknown-rule", id=id, game=game.name, first=known[0], last=known[-1])
    return rule_of(game, id.upper(), language)


def only(told: RulesTold, id: str) -> RulesTold:
    """One rule, and the values of the edition it speaks of."""
    wanted = tuple(rule for rule in told.rules if rule.id == id.upper())
    if not wanted:
        raise problem("unknown-rule", id=id, game=told.game, first=told.rules[0].id, last=told.rules[-1].id)
    values = tuple(value for value in told.edition if value.rule == id.upper())
    return RulesTold(told.game, told.title, {}, wanted, values)


def values(found: Any, path: str = "") -> Iterator[Value]:
    """All values of an edition with their paths; those that name their source are told whole."""
    if isinstance(found, Sourced):
        yield Value(path, msgspec.to_builtins(found.value, str_keys=True), found.source, found.rule)
    elif isinstance(found, msgspec.Struct):
        for name in found.__struct_fields__:
            yield from values(getattr(found, name), f"{path}.{name}".lstrip("."))
    elif isinstance(found, Mapping):
        for name, value in found.items():
            yield from values(value, f"{path}.{name}".lstrip("."))
    else:
        yield Value(path, msgspec.to_builtins(found, str_keys=True), "", "")


def show(told: RulesTold, page: Page, voice: Voice) -> None:
    page.title(told.title)
    for part, words in told.howto.items():
        page.chapter(voice.say("rules-howto", part=part))
        for line in words.split("\n"):
            page.paragraph(line)
    wide = max(len(rule.id) for rule in told.rules) + 1
    for chapter, is_ruling in (("rules-rules", False), ("rules-rulings", True)):
        chosen = [rule for rule in told.rules if rule.ruling == is_ruling]
        if chosen:
            page.chapter(voice.say(chapter))
        for rule in chosen:
            page.item(rule.id, rule.text, wide)
    if told.edition:
        page.chapter(voice.say("rules-edition"))
        show_edition(told.edition, page, voice)


def show_edition(found: Sequence[Value], page: Page, voice: Voice) -> None:
    for value in found:
        source = voice.say("rules-source", source=value.source, rule=value.rule or "none") if value.source else ""
        page.item("–", f"{value.path}: {short(value.value)}" + (f"  ({source})" if source else ""), 2)


def short(value: Any) -> str:
    """A value in words, cut where a list is longer than anybody would read."""
    written = write(value)
    return written if len(written) <= LONGEST else written[:LONGEST].rsplit(" ", 1)[0] + " …"


def write(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name} → {write(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        parts = [f"({write(part)})" if isinstance(part, list | tuple) else write(part) for part in value]
        return ", ".join(parts)
    return str(value).lower() if isinstance(value, bool) else str(value)
