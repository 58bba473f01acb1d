"""Groups counts of values into bars that can be told apart."""

from collections.abc import Mapping

MOST_BARS = 40


def bin_width(shape: Mapping[float, int]) -> float:
    low, high = min(shape), max(shape)
    step = 0.1 if any(value % 1 for value in shape) else 1.0
    return step * max(1, -(-(high - low) / step // MOST_BARS))


def binned(shape: Mapping[float, int], width: float | None = None) -> tuple[list[float], list[float]]:
    """Middles of bins and per cent of matches in them."""
    wide = width or bin_width(shape)
    low, total = min(shape), sum(shape.values())
    counts: dict[int, int] = {}
    for value, count in shape.items():
        place = round((value - low) // wide) if wide >= 1 else round((value - low) / wide)
        counts[place] = counts.get(place, 0) + count
    places = range(max(counts) + 1)
    offset = (wide - 1) / 2 if wide >= 1 else 0.0
    return [low + place * wide + offset for place in places], [100 * counts.get(place, 0) / total for place in places]
