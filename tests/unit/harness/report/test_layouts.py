"""Drawings of tiles and fragments: the places are the emulator's, which the corpus holds against a chip."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from harness.errors import HarnessError
from harness.report import layouts


def test_a_swizzle_moves_the_units_of_a_row() -> None:
    """Unit u of row r lies at u ^ (r % 8) [PTX ISA 5.5.7]."""
    tile = layouts.of_map("128B", 128, 16)
    assert tile.units[0] == [16 * unit for unit in range(8)]
    assert tile.units[11] == [11 * 128 + 16 * (unit ^ 3) for unit in range(8)]


@pytest.mark.parametrize(
    ("swizzle", "row", "pattern", "passes"),
    [
        ("none", 128, "units", 8), ("128B", 128, "units", 1), ("none", 128, "words", 32), ("128B", 128, "words", 4),
        ("128B", 128, "row", 1), ("64B", 64, "units", 1), ("none", 64, "units", 4), ("32B", 32, "units", 1),
    ],
)  # fmt: skip
def test_a_read_is_told_in_passes_over_the_banks(swizzle: str, row: int, pattern: str, passes: int) -> None:
    _, shared, caption = layouts.picture(layouts.of_map(swizzle, row, 32), pattern)
    assert f"{passes} pass" in caption
    assert ("var(--bad)" in shared) == (passes > 1)


def test_a_descriptor_and_its_map_lie_alike() -> None:
    """A tile of 128-byte rows, by a descriptor of wgmma, by one of tcgen05, and by the map that brought it."""
    tile = layouts.of_map("128B", 128, 64)
    first_k = [row[:2] for row in tile.units]
    assert layouts.of_descriptor(1 << 62 | 64 << 32 | 1 << 16, 64).units == first_k
    assert layouts.of_descriptor(2 << 61 | 1 << 46 | 64 << 32 | 1 << 16, 64).units == first_k


@pytest.mark.parametrize(
    ("make", "caption"),
    [
        (lambda: layouts.of_map("256B", 128, 8), "swizzle: expected"),
        (lambda: layouts.of_map("64B", 128, 8), "up to 64 with swizzle 64B"),
        (lambda: layouts.of_map("none", 24, 8), "multiple of 16"),
        (lambda: layouts.of_map("none", 128, 0), "rows: expected 1 to 256, got 0"),
        (lambda: layouts.of_descriptor(1 << 15, 8), "bits that must be 0"),
        (lambda: layouts.of_descriptor(1 << 46 | 3 << 61, 8), "is not drawn"),
    ],
)
def test_what_cannot_be_is_told(make: Callable[[], object], caption: str) -> None:
    with pytest.raises(HarnessError, match=caption):
        make()


@pytest.mark.parametrize("name", layouts.FRAGMENTS)
def test_a_fragment_holds_each_element_once(name: str) -> None:
    svg = layouts.fragment(name)
    places = re.findall(r"<title>row (\d+), column (\d+):", svg)
    rows, columns = (1 + max(int(place[i]) for place in places) for i in (0, 1))
    assert len(places) == len(set(places)) == rows * columns
