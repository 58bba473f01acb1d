"""The number and vector types of compiled modules; plain `int` and `list` if nothing is compiled.

This module itself is never compiled. A third-party game that isn't compiled gets real vectors on the compiled engine,
because the engine needs them.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar


def _is_compiled() -> bool:
    spec = find_spec("curiouser.engine.position")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


COMPILED = _is_compiled()

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i64, u8
else:
    T = TypeVar("T")
    i64 = u8 = int
    vec = list

    def append(items, item):
        items.append(item)
        return items


__all__ = ["COMPILED", "append", "i64", "u8", "vec"]
