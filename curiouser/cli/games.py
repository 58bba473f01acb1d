"""curiouser games: lists the games with their numbers of players and options."""

from typing import Any

import msgspec

from curiouser.cli.language import Voice
from curiouser.cli.output import print_json
from curiouser.cli.page import Page
from curiouser.cli.parameters import Json, Language
from curiouser.engine.game import Game, all_games
from curiouser.engine.text import Words, text


class GameOption(msgspec.Struct, frozen=True):
    name: str
    default: Any
    meaning: str


class Described(msgspec.Struct, frozen=True):
    name: str
    title: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[GameOption, ...]
    bots: tuple[str, ...]


def games(*, json: Json = False, language: Language = None) -> None:
    voice = Voice(language)
    found = all_games()
    described = [describe(game, voice.language) for game in found]
    if json:
        print_json(described)
        return
    for game, told in zip(found, described, strict=True):
        show(told, Page(game.about.terminal_colour), voice)
    page = Page()
    page.print()
    page.subtitle(voice.say("games-how"))


def describe(game: Game[Any], language: str) -> Described:
    said = game.words(language)
    defaults = msgspec.to_builtins(game.options())
    options = tuple(GameOption(name, default, meaning(name, said)) for name, default in defaults.items())
    return Described(game.name, title(game, language), game.version, game.seat_counts, options, bots_for(game))


def title(game: Game[Any], language: str) -> str:
    return game.words(language).say(text("title"))


def meaning(option: str, words: Words) -> str:
    """A game says what an option means under `option-NAME`."""
    for id in ("option-" + option.replace("_", "-"), "option-" + option):
        if words.has(id):
            return words.say(text(id))
    return ""


def bots_for(game: Game[Any]) -> tuple[str, ...]:
    from curiouser.bots import names_for

    return names_for(game)


def show(game: Described, page: Page, voice: Voice) -> None:
    page.title(game.title)
    page.subtitle(game.name)
    page.print()
    page.item(voice.say("games-seats"), ", ".join(map(str, game.seats)), 9)
    page.item(voice.say("games-bots"), ", ".join(game.bots) or "–", 9)
    for option in game.options:
        set_to = f"{option.name}={shown(option.default)}"
        page.item(voice.say("games-option"), f"{set_to}  {option.meaning}".rstrip(), 9)


def shown(value: Any) -> str:
    """A default as somebody would type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
