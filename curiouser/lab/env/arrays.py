"""The memory of compiled vectors as NumPy arrays."""

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from curiouser.native import COMPILED

Ints = NDArray[np.int64]
Flags = NDArray[np.int8]
Floats = NDArray[np.float64]


def copied(vector: Any, kind: DTypeLike) -> NDArray[Any]:
    """An array of its own, to keep and to write to."""
    return np.frombuffer(vector, kind).copy() if COMPILED else np.array(vector, kind)


class Memory:
    """Lends the memory of a vector to NumPy, and keeps the vector as long as NumPy has it."""

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
