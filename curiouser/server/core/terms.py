"""The terms of a table: what somebody asked for, checked as far as possible before a match."""

from typing import Any, NamedTuple

import msgspec

from curiouser.engine.edition import EditionFault
from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.engine.game import Game, Setup
from curiouser.engine.text import LANGUAGES
from curiouser.server.core.commands import Asked
from curiouser.server.core.entries import Origin, Terms
from curiouser.server.core.errors import refused
from curiouser.server.core.table import find_game, setup_of


class Beginning(NamedTuple):
    """How a table begins that does not begin anew: the rules of the other match, and which seat its host takes."""

    origin: Origin
    rules: int
    seat: int = 0


def keep_rules(terms: Terms, rules: int) -> Terms:
    return msgspec.structs.replace(terms, rules=rules)


def is_same_match(one: Terms, other: Terms) -> bool:
    """Whether the same moves mean the same under both."""
    return (one.game, one.seats, one.options, one.edition) == (other.game, other.seats, other.options, other.edition)


def agree(asked: Asked) -> Terms:
    """The terms in their one form; raises `Problem` for what no table can have."""
    if asked.language not in LANGUAGES:
        raise refused("refused-language", known=", ".join(LANGUAGES))
    game = find_game(asked.game)
    terms = Terms(
        game=game.name,
        rules=game.version,
        seats=asked.seats,
        options=asked.options,
        edition=asked.edition,
        language=asked.language,
        clock=asked.clock,
        late=asked.late,
        watch=asked.watch,
        chat=asked.chat,
        listed=asked.listed,
        hints=asked.hints,
    )
    _, setup = try_out(terms)
    terms = msgspec.structs.replace(terms, options=msgspec.to_builtins(setup.options))
    try:
        msgspec.json.encode(terms)
    except UnicodeError:
        raise refused("refused-edition", reason="UnicodeError") from None
    return terms


def try_out(terms: Terms) -> tuple[Game[Any], Setup]:
    """A strange edition may pass every check and still make no match: better to hear of it now."""
    try:
        game, setup = setup_of(terms)
        game.start(setup)
    except msgspec.ValidationError as error:
        raise refused("refused-edition", reason=fault_of(error)) from None
    except EditionFault as fault:
        package = find_game(terms.game).package
        raise Problem("bad-option-value", texts=package, game=terms.game, reason=fault.reason) from None
    except Problem:
        raise
    except Exception as error:
        raise refused("refused-edition", reason=type(error).__name__) from None
    return game, setup
