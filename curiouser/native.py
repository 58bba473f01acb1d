"""The number and vector types of the compiled modules; plain `int` and `list` where nothing is compiled.

Never compiled itself. A stranger's uncompiled game on the compiled engine gets real vectors: the engine asks for them.
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
