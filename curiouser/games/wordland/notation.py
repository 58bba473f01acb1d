"""Positions of Wordland as text: compact JSON of everything that changes, without values that are as at the start."""

import msgspec

from curiouser.engine.errors import BadSetup
from curiouser.engine.faults import fault_of
from curiouser.games.wordland.box import Box
from curiouser.games.wordland.position import State, Wordland
from curiouser.games.wordland.validation import validate

FIELDS = State.__struct_fields__


def state_of(position: Wordland) -> State:
    """All that changes, of a copy."""
    other = position.copy()
    return State(**{name: getattr(other, name) for name in FIELDS})


def write(position: Wordland) -> str:
    return msgspec.json.encode(state_of(position)).decode()


def read(notation: str, box: Box) -> Wordland:
    try:
        state = msgspec.json.decode(notation, type=State)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadSetup("notation-json", texts=__package__, reason=fault_of(error)) from None
    position = Wordland(box=box, **{name: getattr(state, name) for name in FIELDS})
    validate(position)
    return position
