"""Matrices that tensor copies brought: whether a matrix instruction reads them as the tensor maps and the copies say.

No sentence of the ISA forbids another reading, so all reports here are remarks.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Cta, Warp
from ..machine.sites import Site
from ..machine.tiles import Kind, Tile

_PATTERN = 8  # rows of a swizzle's pattern
# Element types of tensor maps that are those of matrix operands; the bytes of integer ones may be anything.
_TYPES = {
    "float16": "f16", "bfloat16": "bf16", "float32": "tf32", "float32_ftz": "tf32", "tfloat32": "tf32",
    "tfloat32_ftz": "tf32",
}  # fmt: skip


@dataclass(frozen=True)
class Operand:
    """An operand in shared memory.

    Attributes:
        name: with M or N and the descriptor, for messages.
        start: its first byte.
        swizzle: as tensor maps name it.
        span: bytes of a row of the swizzle.
        kind: type of the elements.
        depth: bytes along K of a K-major operand; 0 of an MN-major one.
        at: addresses of its 16-byte units.
    """

    name: str
    start: int
    swizzle: str
    span: int
    kind: str
    depth: int
    at: np.ndarray


def look(warp: Warp, site: Site, cta: Cta, operands: list[Operand]) -> tuple[bool, set[Kind]]:
    """Remarks what the operands of an instruction, at most two, read otherwise than copies have brought it. Returns
    whether it did, and the kinds of the tiles that the operands begin in."""
    homes = [next(cta.tiles.within(one.start, one.start + 1, cta.shared), None) for one in operands]
    remarked = False
    for operand, home, other in zip(operands, homes, reversed(homes), strict=True):
        text = "" if home is None else _odd(operand, home) or _leaves(operand, home, other, cta)
        if text:
            warp.launch.remark("descriptor", text, warp, site)
            remarked = True
    return remarked, {home.kind for home in homes if home is not None}


@contextmanager
def reading(cta: Cta, operands: list[Operand]) -> Iterator[None]:
    """Within it the race detector records what the operands read. A finding of bytes behind the tile that an operand
    begins in says so."""
    try:
        yield
    except EmulatorFinding as finding:
        if "address" in finding.report and "access_at" not in finding.report:  # no wait or arrival is to blame
            finding.report["message"] += _behind(cta, operands, int(finding.report["address"], 16))
        raise finding.locate() from None


def _behind(cta: Cta, operands: list[Operand], address: int) -> str:
    """The remark on an address of an operand that is outside the tile that the operand begins in."""
    for operand in operands:
        home = next(cta.tiles.within(operand.start, operand.start + 1, cta.shared), None)
        if home is None or home.kind.first <= address < home.kind.end:
            continue
        units = operand.at.reshape(-1)
        if ((units <= address) & (address < units + 16)).any():
            there = int(((units < home.kind.first) | (units >= home.kind.end)).sum())
            return (
                f". It is in {operand.name} which begins in the tile that a tensor copy put at {home.kind.first:#x} "
                f"({home.kind.size} bytes): {there} of its {units.size} units of 16 bytes are not in that tile; if the "
                f"tile is all of the operand, its rows, its start or its offsets are too large"
            )
    return ""


def _odd(operand: Operand, home: Tile) -> str:
    """What is odd about an operand by the tile that it begins in."""
    own, into = home.kind, operand.start - home.kind.first
    if own.swizzle != operand.swizzle:
        return (
            f"{operand.name} says {_named(operand.swizzle)}, and the tensor copy that brought these bytes "
            f"{_named(own.swizzle)}, by its tensor map: the product takes other elements for its rows than the copy "
            f"put there"
        )
    if (kind := _TYPES.get(own.dtype, operand.kind)) != operand.kind:
        return (
            f"{operand.name} is of {operand.kind}, and the tensor map of the copy that brought these bytes says "
            f"{own.dtype} ({kind}): the product takes their bits for other numbers"
        )
    if operand.swizzle == "none" or own.row != operand.span:
        return ""
    what = f"{operand.name} begins {into} bytes behind the tile that a tensor copy put at {own.first:#x}"
    if row := into // own.row % _PATTERN:
        after = (
            f"; a step along K past the {own.row} bytes of a row goes to the tile with the next K, not to the next row"
        )
        return (
            f"{what}, in row {row} of the {_PATTERN} rows that its swizzle repeats: its first row is row "
            f"{into // own.row} of the tile{after if operand.depth else ''}"
        )
    if operand.depth and into % own.row + operand.depth > own.row:
        return (
            f"{what}, at byte {into % own.row} of a row of {own.row}: the {operand.depth} bytes along K leave the row, "
            f"and the rest is taken from the next one"
        )
    if operand.depth and into % own.row % operand.depth:
        return (
            f"{what}, at byte {into % own.row} of a row of {own.row}, no multiple of the {operand.depth} bytes that a "
            f"product takes along K: some of these columns are those of another product too. A step along K is "
            f"{operand.depth} bytes, {operand.depth >> 4} in the descriptor's start, which counts 16 bytes"
        )
    return ""


def _leaves(operand: Operand, home: Tile, other: Tile | None, cta: Cta) -> str:
    """What an operand reads in tiles that are not its own. ``other``: the tile that the other operand begins in."""
    low, high = int(operand.at.min()), int(operand.at.max()) + 16
    if home.kind.first <= low and high <= home.kind.end:
        return ""
    for tile in cta.tiles.within(low, high, cta.shared):
        there = int(((operand.at >= tile.kind.first) & (operand.at < tile.kind.end)).sum())
        if tile is home or not there:
            continue
        what = (
            f"{operand.name} begins in the tile that a tensor copy put at {home.kind.first:#x} ({home.kind.size} "
            f"bytes), and {there} of its {operand.at.size} units of 16 bytes are in the tile at {tile.kind.first:#x}"
        )
        if other is not None and tile.tensor == other.tensor != home.tensor:
            return f"{what}, which is of the other operand's tensor: its start, its offsets or its rows are too large"
        if (
            tile.tensor == home.tensor
            and tile.bar is not home.bar
            and tile.kind.size == home.kind.size
            and tile.origin[0] != home.origin[0]
            and operand.depth
            and operand.swizzle != "none"
        ):
            return (
                f"{what}, which another mbarrier completed: the first begins at element {home.origin[0]} of dimension "
                f"0, the second at {tile.origin[0]}, so that its rows have different K; its start, its offsets or its "
                f"rows are too large"
            )
    return ""


def _named(swizzle: str) -> str:
    return "no swizzle" if swizzle == "none" else f"a swizzle of {swizzle}"
