"""Where the elements of a tile lie in shared memory, and which lane holds which element of a fragment, as SVG.

The addresses are the emulator's own: those of tensor copies [PTX ISA 5.5.7] and of matrix descriptors [9.7.15.5.1].
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from harness.errors import HarnessError

UNIT, LINE = 16, 128  # bytes: what a swizzle moves, and all 32 banks
SWIZZLES = ("none", "32B", "64B", "128B", "128B_ATOM_32B")
_MOST_ROWS = 64
_WORD, _BANKS = 4, 32
_TCGEN05_MODES = {0: 0, 2: 1, 4: 2, 6: 3}  # as descriptors of wgmma name them
_SIDE, _TALL, _HEAD = 46, 20, 40


@dataclass(frozen=True)
class Tile:
    """A tile in shared memory.

    Attributes:
        title: what it is.
        units: the shared address of each 16-byte unit, by row and unit of the row.
    """

    title: str
    units: Sequence[Sequence[int]]


def of_map(swizzle: str, row_bytes: int, rows: int, at: int = 0) -> Tile:
    """A tile as a tensor copy with a swizzle writes it.

    Args:
        swizzle: one of `SWIZZLES`; the rows have at most as many bytes.
        row_bytes: of the innermost box, a multiple of 16.
        rows: of the box.
        at: the shared address of its first byte.

    Raises:
        HarnessError: naming what is out of range.
    """
    from jit.emulator.instructions.tensor_boxes import SWIZZLE_BITS, swizzled

    if swizzle not in SWIZZLES:
        raise HarnessError(f"swizzle: expected one of {', '.join(SWIZZLES)}, got {swizzle!r}")
    most = 1024 if swizzle == "none" else int(swizzle.partition("B")[0])
    if not 0 < row_bytes <= most or row_bytes % UNIT:
        raise HarnessError(f"row: expected a multiple of 16 bytes up to {most} with swizzle {swizzle}, got {row_bytes}")
    if not 0 < rows <= 256:
        raise HarnessError(f"rows: expected 1 to 256, got {rows}")
    import numpy as np

    plain = at + np.arange(rows)[:, None] * row_bytes + np.arange(row_bytes // UNIT)[None] * UNIT
    places = swizzled(plain, SWIZZLE_BITS[swizzle], 5 if swizzle == "128B_ATOM_32B" else 4).tolist()
    where = f", at {at:#x}" if at else ""
    return Tile(f"{rows} rows of {row_bytes} bytes, swizzle {swizzle}{where}", places)


def hexadecimal(text: str) -> int:
    """A descriptor as people write it. Raises HarnessError for what is no such number."""
    try:
        return int(text, 16)
    except ValueError:
        raise HarnessError(f"descriptor: expected a hexadecimal number, got {text[:40]!r}") from None


def of_descriptor(descriptor: int, rows: int, size: int = 2) -> Tile:
    """A K-major operand of a product as a matrix descriptor of wgmma or tcgen05 names it; 32 bytes of K.

    Raises:
        HarnessError: the bits are no such descriptor.
    """
    from jit.emulator.instructions import wgmma_operands

    kind = "wgmma"
    if descriptor >> 46 & 7 == 1:
        kind, mode = "tcgen05", _TCGEN05_MODES.get(descriptor >> 61)
        if mode is None:
            raise HarnessError(f"descriptor: the swizzle (bits 61–63) of {descriptor:#018x} is not drawn")
        descriptor = descriptor & (1 << 46) - 1 | mode << 62
    reserved = sum((1 << bits) - 1 << at for at, bits in ((14, 2), (30, 2), (46, 3), (49, 13)))
    if not 0 <= descriptor < 1 << 64 or descriptor & reserved:
        raise HarnessError(f"descriptor: {descriptor:#x} has bits that must be 0; expected 64 bits of wgmma or tcgen05")
    start, leading, stride, mode = wgmma_operands.fields(descriptor)
    at = wgmma_operands.addresses(descriptor, 0, rows, False, size)[:, :: UNIT // size].tolist()
    name = ("no swizzle", "swizzle 128B", "swizzle 64B", "swizzle 32B")[mode]
    return Tile(f"{kind} operand at {start:#x}, leading {leading}, stride {stride} bytes, {name}", at)


def passes(addresses: Sequence[int], size: int) -> tuple[int, dict[int, int]]:
    """How many passes over the banks lanes need that read ``size`` bytes each at these addresses, and for each bank how
    many different words of it are read. Lanes of 16 bytes go in groups of eight."""
    most, words = 0, defaultdict(set)
    for begin in range(0, len(addresses), 8 if size == UNIT else _BANKS):
        own = defaultdict(set)
        for address in addresses[begin : begin + (8 if size == UNIT else _BANKS)]:
            for word in range(address // _WORD, (address + size) // _WORD):
                own[word % _BANKS].add(word)
                words[word % _BANKS].add(word)
        most += max(map(len, own.values()), default=0)
    return most, {bank: len(found) for bank, found in words.items()}


def read(tile: Tile, pattern: str, column: int) -> tuple[list[tuple[int, int]], int]:
    """Which units lanes read, and how many bytes each lane.

    Args:
        pattern: ``"units"``, eight lanes that read the same unit of eight rows, as ``ldmatrix`` does; ``"words"``, 32
            lanes that read the same word of 32 rows; ``"row"``, lanes that read a row.
        column: of the unit, or of the word; of ``"row"``, which row.
    """
    rows, per = len(tile.units), len(tile.units[0])
    if pattern == "units":
        return [(row, min(column, per - 1)) for row in range(min(8, rows))], UNIT
    if pattern == "words":
        return [(row, min(column // 4, per - 1)) for row in range(min(32, rows))], _WORD
    return [(min(column, rows - 1), unit) for unit in range(per)], UNIT


def picture(tile: Tile, pattern: str = "units", column: int = 0) -> tuple[str, str, str]:
    """The tile as the kernel thinks of it, the same as it lies in shared memory, and what a read of it costs.

    Units that lanes read together are marked: those that share their banks with others by colour and by their number.
    Both pictures name a unit by the same ``data-u``.
    """
    lanes, size = read(tile, pattern, column)
    at = [tile.units[row][unit] + (column % 4 * _WORD if size == _WORD else 0) for row, unit in lanes]
    cost, _ = passes(at, size)
    sharing: dict[int, set[int]] = defaultdict(set)
    for address in at:
        sharing[address // (size) % (LINE // size)].add(address)
    met = {lane: len(sharing[address // size % (LINE // size)]) for lane, address in zip(lanes, at, strict=True)}
    least = max(1, len(set(at)) * size // LINE)
    shown = min(len(tile.units), _MOST_ROWS)
    low = min(map(min, tile.units[:shown])) // LINE * LINE
    cells = [(row, unit, tile.units[row][unit]) for row in range(shown) for unit in range(len(tile.units[0]))]
    logical = _grid(
        "the tile: rows, and units of 16 bytes", "row", "unit", cells, met, lambda row, unit, _: (row, unit)
    )
    shared = _grid(
        "shared memory: lines of 128 bytes, four banks a column", "line", "banks", cells, met,
        lambda _, __, address: ((address - low) // LINE, address % LINE // UNIT),
    )  # fmt: skip
    banks = "no bank is asked twice" if cost <= least else f"up to {max(met.values())} lanes meet in a bank"
    reads = f"{len(lanes)} lanes read {size} bytes each: {cost} pass{'es' * (cost != 1)} over the banks"
    return logical, shared, f"{reads}, at best {least}; {banks}"


def _grid(
    title: str, down: str, across: str, units: Sequence[tuple[int, int, int]], met: dict[tuple[int, int], int],
    place: Callable[[int, int, int], tuple[int, int]],
) -> str:  # fmt: skip
    cells = []
    for row, unit, address in units:
        count, bank = met.get((row, unit), 0), address % LINE // _WORD
        colour = "var(--mark)" if not count else "var(--c)" if count == 1 else "var(--bad)"
        note = f"row {row}, unit {unit}: address {address:#x}, banks {bank} to {bank + 3}"
        note += f"; {count} of the lanes meet here" if count > 1 else "; read" if count else ""
        text = f"{row},{unit}" + (f" ×{count}" if count > 1 else "")
        shade = min(1.0, 0.25 + 0.1 * count) if count else 1.0
        cells.append(_Cell(*place(row, unit, address), f"{row}.{unit}", text, note, colour, shade))
    return _drawn(f"{title} ({down}s down, {across} across)", cells, 4 if across == "banks" else 1)


@dataclass(frozen=True)
class _Cell:
    """A cell of a picture: where it is, what it belongs to, what it says, and its colour."""

    y: int
    x: int
    group: str
    text: str
    note: str
    colour: str
    shade: float


def _drawn(title: str, cells: Sequence[_Cell], step: int = 1) -> str:
    width, height = 1 + max(cell.x for cell in cells), 1 + max(cell.y for cell in cells)
    middle = [_HEAD + x * _SIDE + _SIDE / 2 for x in range(width)]
    parts = [f'<text x="{middle[x]}" y="14" text-anchor="middle">{x * step}</text>' for x in range(width)]
    parts += [f'<text x="{_HEAD - 6}" y="{_TALL + y * _TALL + 14}" text-anchor="end">{y}</text>' for y in range(height)]
    for one in cells:
        left, top = _HEAD + one.x * _SIDE, _TALL + one.y * _TALL
        parts.append(
            f'<g data-u="{one.group}"><title>{escape(one.note)}</title><rect x="{left}" y="{top}" width="{_SIDE - 1}" '
            f'height="{_TALL - 1}" fill="{one.colour}" fill-opacity="{one.shade:.2f}" stroke="var(--line)"/>'
            f'<text x="{middle[one.x]}" y="{top + 14}" text-anchor="middle">{one.text}</text></g>'
        )
    size = _HEAD + width * _SIDE, _TALL + height * _TALL + 2
    head = f'<svg viewBox="0 0 {size[0]} {size[1]}" width="{size[0]}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *parts, "</svg>"])


def _of_warpgroup(thread: int, i: int) -> tuple[int, int]:
    return thread // 32 * 16 + thread % 32 // 4 + i // 2 % 2 * 8, i // 4 * 8 + thread % 4 * 2 + i % 2


FRAGMENTS: dict[str, tuple[Callable[[int, int], tuple[int, int]], int, int]] = {
    "wgmma D, m64n8": (_of_warpgroup, 4, 128),
    "wgmma A in registers, m64k16": (_of_warpgroup, 8, 128),
    "mma A, m16k16": (lambda t, i: (t // 4 + i // 2 % 2 * 8, i // 4 * 8 + t % 4 * 2 + i % 2), 8, 32),
    "mma B, k16n8": (lambda t, i: (i // 2 * 8 + t % 4 * 2 + i % 2, t // 4), 4, 32),
    "mma D, m16n8": (lambda t, i: (t // 4 + i // 2 * 8, t % 4 * 2 + i % 2), 4, 32),
    "tcgen05.ld 32x32b, a warp": (lambda t, i: (t, i), 8, 32),
}
"""By name: the element (row, column) that a thread holds as its i-th, how many a thread holds, and the threads. Of
16-bit operands and f32 results [PTX ISA 9.7.14.5.8, 9.7.15.5.1, 9.7.16.2.3.1]."""


_IN_PTX = {
    "wgmma D, m64n8": r"wgmma\.mma_async(?:\.sp)?\S*?\.(m64n\d+k\d+)\S*",
    "wgmma A in registers, m64k16": r"wgmma\.mma_async\S*?\.(m64n\d+k16)\S*\s*\{[^}]*\},\s*\{",
    "mma A, m16k16": r"\bmma\.sync\S*?\.(m16n8k16)\S*",
    "mma B, k16n8": r"\bmma\.sync\S*?\.(m16n8k16)\S*",
    "mma D, m16n8": r"\bmma\.sync\S*?\.(m16n8k\d+)\S*",
    "tcgen05.ld 32x32b, a warp": r"tcgen05\.ld\S*?\.(32x32b\.x\d+)\S*",
}
assert _IN_PTX.keys() == FRAGMENTS.keys()


def fragments_in(kernels: Iterable[str]) -> dict[str, list[str]]:
    """Which of `FRAGMENTS` the PTX of kernels has, and the shapes of the instructions that have them: a wgmma of more
    columns repeats those of the first eight."""
    text = "\n".join(kernels)
    found = {name: sorted(set(re.findall(pattern, text))) for name, pattern in _IN_PTX.items()}
    return {name: shapes for name, shapes in found.items() if shapes}


def fragment(name: str) -> str:
    """Which thread holds which element: ``T4 1`` is the second value of thread 4. Elements of one thread have the same
    ``data-u``."""
    place, count, threads = FRAGMENTS[name]
    cells = []
    for thread in range(threads):
        for i in range(count):
            row, column = place(thread, i)
            who = f"value {i} of thread {thread} (warp {thread // 32}, lane {thread % 32})"
            note = f"row {row}, column {column}: {who}"
            shade = 0.06 + 0.3 * (thread % 4) / 4
            cells.append(_Cell(row, column, f"T{thread}", f"T{thread} {i}", note, "var(--a)", shade))
    return _drawn(f"{name}: which thread holds which element", cells)
