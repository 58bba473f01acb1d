"""curiouser play: a table in the terminal."""

from pathlib import Path
from typing import Any

from curiouser.cli.dealing import new_luck, private_rng, resumed_luck
from curiouser.cli.games import title
from curiouser.cli.keeping import begin_record, last_record, read_secret, resume_record
from curiouser.cli.keyboard import Keyboard
from curiouser.cli.language import Voice, problem
from curiouser.cli.live import LiveTable
from curiouser.cli.names import ME, players_of
from curiouser.cli.page import Page
from curiouser.cli.parameters import EditionFile, Language, OptionWords, find, make_setup
from curiouser.cli.run import INTERRUPTED
from curiouser.cli.seating import Seating, read_players
from curiouser.cli.table import TerminalTable
from curiouser.engine.game import Game, all_games
from curiouser.engine.match import Match
from curiouser.engine.record import replay as replay_record
from curiouser.engine.record import verify as verify_record
from curiouser.engine.rng import seeded


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    option: OptionWords = None,
    edition: EditionFile = None,
    seed: int | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    language: Language = None,
) -> int:
    voice, keyboard = Voice(language), Keyboard()
    if resume is not None and any(given is not None for given in (game, seats, option, edition, seed, record)):
        raise problem("resume-alone")
    try:
        if resume is not None:
            table = resumed_table(resume, voice, keyboard)
        else:
            chosen = find(game) if game is not None else ask_for_game(voice, keyboard)
            players = read_players(seats, chosen)
            match = Match(chosen, make_setup(chosen, len(players), option, edition))
            table = new_table(match, players, seed, record, voice, keyboard)
    except EOFError:
        return 0
    return sit_down(table)


def sit_down(table: TerminalTable) -> int:
    """Play until the match is over or nobody types any more; then it is kept."""
    try:
        table.play()
    except EOFError:
        table.leave()
    except KeyboardInterrupt:
        table.page.print()
        table.leave()
        return INTERRUPTED
    finally:
        table.keeper.close()
    return 0


def ask_for_game(voice: Voice, keyboard: Keyboard) -> Game[Any]:
    games = all_games()
    page = Page()
    page.title(voice.say("play-which"))
    page.print()
    for number, game in enumerate(games, start=1):
        page.item(f"{number}", f"{title(game, voice.language)}  ({game.name})", 3)
    page.print()
    while True:
        typed = keyboard.ask(voice.say("play-number") + " ").strip().lower()
        for number, game in enumerate(games, start=1):
            if typed in {str(number), game.name, title(game, voice.language).lower()}:
                return game
        page.paragraph(voice.say("play-no-number", most=len(games)))


def new_table(
    match: Match, players: tuple[str, ...], seed: int | None, file: Path | None, voice: Voice, keyboard: Keyboard
) -> TerminalTable:
    seating = Seating(match.game, players, private_rng() if seed is None else seeded(seed, 1))
    page = Page(match.game.about.terminal_colour)
    page.title(title(match.game, voice.language))
    luck = new_luck(match, seed, page, voice, keyboard)
    keeper = begin_record(file, match, luck.written, players, luck.secret)
    return kind_of_table(seating)(match, seating, luck.dealer, keeper, voice, keyboard, page)


def kind_of_table(seating: Seating) -> type[TerminalTable]:
    """With planners time goes by; where people are alone at a clock, they say when it strikes."""
    return LiveTable if seating.planners else TerminalTable


def resumed_table(file: Path, voice: Voice, keyboard: Keyboard) -> TerminalTable:
    record = last_record(file)
    verify_record(record)
    match = replay_record(record)
    secret = read_secret(file, record.header.luck)
    luck = resumed_luck(record.header.luck, secret, match)
    seating = Seating(match.game, players_of(record.header, ME), private_rng())
    page = Page(match.game.about.terminal_colour)
    page.title(title(match.game, voice.language))
    page.subtitle(voice.say("resumed", moves=len(match.played)))
    keeper = resume_record(file, record, match, secret)
    return kind_of_table(seating)(match, seating, luck.dealer, keeper, voice, keyboard, page)
