"""Moves as people, records and the wire see them: small frozen structures."""

import msgspec


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Base of all moves, luck's included. Imperative names: `TakeCards`."""
