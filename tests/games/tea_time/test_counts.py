"""Exact counts of moves, computed here in a different way than the rules do."""

from itertools import combinations, pairwise

import msgspec
import pytest

from curiouser.games.tea_time import GAME
from curiouser.games.tea_time.edition import Edition
from curiouser.games.tea_time.rules import TeaTime
from tests.games.tea_time.table import new_match, read

Cell = tuple[int, int]


def are_takeable(cells: tuple[Cell, ...], most: int) -> bool:
    """G8 from its words alone: neighbours, and three of them evenly spaced on a straight line."""
    if len(cells) > most:
        return False
    if len(cells) == 1:
        return True
    ordered = sorted(cells)
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(ordered)}
    return len(steps) == 1 and max(abs(step) for step in next(iter(steps))) == 1


def count_takes(cells: list[Cell], most: int) -> int:
    return sum(are_takeable(chosen, most) for size in (1, 2, 3) for chosen in combinations(cells, size))


@pytest.mark.parametrize(
    ("seats", "rows", "columns", "lines"), [(2, 3, 4, (12, 41, 55)), (3, 4, 4, (16, 58, 82)), (4, 4, 5, (20, 75, 109))]
)
def test_a_full_grid_offers_as_many_takes_as_geometry_says(
    seats: int, rows: int, columns: int, lines: tuple[int, ...]
) -> None:
    """G5–G8"""
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    assert tuple(count_takes(cells, most) for most in (1, 2, 3)) == lines
    game = new_match(seats, 0, "cat " * 6 + "hatter " * 6 + "queen " * (rows * columns - 12))
    assert len(game.legal(0)) == lines[0]
    game.play(0, game.legal(0)[0])
    assert len(game.legal(1)) == lines[1]
    assert len(GAME.moves(game.position)) == lines[2]


@pytest.mark.parametrize(("seats", "rows", "columns", "every"), [(2, 3, 4, 1), (3, 4, 4, 41), (4, 4, 5, 641)])
def test_every_occupation_of_the_grid_offers_exactly_the_lines_geometry_says(
    seats: int, rows: int, columns: int, every: int
) -> None:
    """G7, G8: all occupations of the small grid, an even sample of the larger ones"""
    position = read("alice ; to-move:0 turn:3", seats)
    for occupied in range(1, 1 << (rows * columns), every):
        position.occupied = occupied
        cells = [divmod(cell, columns) for cell in range(rows * columns) if occupied >> cell & 1]
        assert len(position.legal()) == count_takes(cells, 3)


def count_paths(position: TeaTime) -> int:
    """How many ways there are to empty the grid."""
    if position.round > 1:
        return 1
    total = 0
    for move in position.legal():
        after = position.copy()
        after.play(move)
        total += count_paths(after)
    return total


def count_paths_by_geometry(cells: frozenset[Cell], turn: int) -> int:
    if not cells:
        return 1
    most = min(turn, 3)
    total = 0
    for size in range(1, most + 1):
        for chosen in combinations(sorted(cells), size):
            if are_takeable(chosen, most):
                rest = cells if turn == 1 else cells - set(chosen)
                total += count_paths_by_geometry(rest, turn + 1)
    return total


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 3), (2, 2), (2, 3), (1, 6)])
def test_small_grids_have_as_many_rounds_as_an_independent_count(rows: int, columns: int) -> None:
    """G5–G9, G13: whole rounds counted move by move, with the edition's grid made small"""
    position = small(rows, columns)
    cells = frozenset((row, column) for row in range(rows) for column in range(columns))
    assert count_paths(position) == count_paths_by_geometry(cells, 1)


def small(rows: int, columns: int) -> TeaTime:
    """A round laid out on a smaller grid."""
    shipped: Edition = GAME.shipped_edition
    grid = msgspec.structs.replace(shipped.grid, value={**shipped.grid.value, 2: (rows, columns)})
    setup = GAME.setup(2, edition=msgspec.structs.replace(shipped, grid=grid))
    position = GAME.start(setup)
    position.play(position.legal()[0])
    while position.actor < 0:
        position.play(int(max(zip(position.weights(), position.legal(), strict=True))[1]))
    return position
