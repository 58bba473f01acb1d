"""The number types, compiled and interpreted."""

import importlib.util
import runpy
from importlib.machinery import ModuleSpec

import pytest

from curiouser import native


def run_with(monkeypatch: pytest.MonkeyPatch, spec: ModuleSpec | None) -> dict[str, object]:
    """The module as it is where `curiouser.engine.position` is what the spec says."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: spec)
    return runpy.run_path(str(native.__file__))


def test_a_library_in_place_of_a_source_file_means_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    names = run_with(monkeypatch, ModuleSpec("position", None, origin="position.cpython-311.so"))
    assert names["COMPILED"] is True
    assert names["vec"] is not list


@pytest.mark.parametrize(
    "spec", [ModuleSpec("position", None, origin="position.py"), ModuleSpec("position", None), None]
)
def test_without_a_library_numbers_and_vectors_are_plain(
    monkeypatch: pytest.MonkeyPatch, spec: ModuleSpec | None
) -> None:
    names = run_with(monkeypatch, spec)
    assert names["COMPILED"] is False
    assert (names["i64"], names["vec"]) == (int, list)


def test_a_vector_grows_by_append() -> None:
    items = native.vec[native.i64]([1])
    items = native.append(items, 2)
    assert list(items) == [1, 2]


def test_a_plain_list_grows_by_append(monkeypatch: pytest.MonkeyPatch) -> None:
    append = run_with(monkeypatch, None)["append"]
    assert append([1], 2) == [1, 2]  # type: ignore[operator]
