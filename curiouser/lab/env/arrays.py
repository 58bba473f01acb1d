"""The memory of compiled vectors as NumPy arrays."""

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from curiouser.lab.env.stepping import Stepper
from curiouser.native import COMPILED

Ints = NDArray[np.int64]
Flags = NDArray[np.int8]
Floats = NDArray[np.float64]


class Memory:
    """Lends the memory of a vector to NumPy, and keeps the vector alive as long as NumPy uses it."""

    def __init__(self, vector: Any, kind: DTypeLike) -> None:
        lent = np.frombuffer(vector, kind)
        self.vector = vector
        self.__array_interface__ = {**lent.__array_interface__, "data": (lent.ctypes.data, False)}


def shared(owner: Any, name: str, kind: DTypeLike) -> NDArray[Any]:
    """The vector that `owner` has under this name: what either side writes, the other reads.

    Where nothing is compiled, the array takes the place of the list.
    """
    if COMPILED:
        return np.asarray(Memory(getattr(owner, name), kind))
    array = np.array(getattr(owner, name), kind)
    setattr(owner, name, array)
    return array


class Sight:
    """What the seats of a match see and may do, as arrays of their own."""

    def __init__(self, stepper: Stepper) -> None:
        self.stepper = stepper
        self.seen: Ints = shared(stepper, "seen", np.int64)
        self.mask: Flags = shared(stepper, "mask", np.int8)

    def look(self, seat: int) -> tuple[Ints, Flags]:
        """The observation and the mask."""
        self.stepper.look(seat)
        return self.seen.copy(), self.mask.copy()
