"""How many warps, CTAs and clusters share a product, and an estimate of how long each way takes: arithmetic alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

# The layout of the operands (layout.cuh).
TILE_ROWS = 128
QUARTER_ROWS = 32  # of a tile
SPAN = 128  # bytes of a row that the swizzle spans

# sm_90a_mma.cu
_MOST_WARPS = 16
_MEASURED_WARPS = {7168: (7, 2)}  # faster than the rule's (4, 4)

# sm_90a_wgmma.cu
_WGMMA_STAGE_CODES = 8 * SPAN  # of a row
_UNIT_PAIRS, _TILE_PAIRS = 8, 16  # pairs of groups of four rows

# What work costs on sm_90a, in what a CTA of the wgmma kernel takes for a stage that is there, about 0.6 us on an H200.
# Found by timing 160 shapes there (README.md).
_START = 10.0  # a launch, until the first stage is there, and after the last one
_EXCHANGE = 1.5  # a cluster that splits k adds its sums up
_BATCHES = 0.5  # there are several batches
_UNIT = 0.2  # a CTA goes on to another unit
_READ = 1.8  # the memory of an H200 brings every multiprocessor a stage
_MMA_START = 11.5  # as _START, of the mma kernel
_COLUMN = 1.6  # of the mma kernel: a warp's next column
_BATCH = 0.08  # of the mma kernel: a batch that a group of warps goes past
_COLUMN_CODES, _MMA_UNITS = 256, 8  # of a column; units of a tile

# sm_100a.cu: CTAs of a cluster, which split k. 8 is the largest portable cluster.
SPLITS = range(1, 9)
_STAGE_CODES = 2 * SPAN  # of a row in a stage


@dataclass(frozen=True)
class Chip:
    """Multiprocessors, and each one's share of the memory's rate, in that of an H200."""

    processors: int
    memory: float = 1.0


@dataclass(frozen=True)
class Shape:
    """Rows, codes in a row, and batches."""

    m: int
    k: int
    batches: int

    @property
    def tiles(self) -> int:
        """Tiles of rows in a batch: rm."""
        return -(-self.m // TILE_ROWS)

    @property
    def pairs(self) -> int:
        """Pairs of groups of four rows in a batch: a last tile of fewer than 32 rows has as many groups."""
        groups = min(self.m - (self.tiles - 1) * TILE_ROWS, QUARTER_ROWS)
        return (self.tiles - 1) * _TILE_PAIRS + -(-groups // 2)

    @property
    def stages(self) -> int:
        """Stages of the wgmma kernel along k."""
        return -(-self.k // _WGMMA_STAGE_CODES)


def warps_90(k: int) -> tuple[int, int]:
    """Warps along k, about eight columns of 256 codes each and at most 16 warps, and groups of them along m."""
    if k in _MEASURED_WARPS:
        return _MEASURED_WARPS[k]
    columns = -(-k // 256)
    most = -(-columns // min(_MOST_WARPS, -(-columns // 8)))  # columns of a warp
    warps_k = -(-columns // most)
    return warps_k, _MOST_WARPS // warps_k


def cvt_warps(k: int) -> tuple[int, int]:
    """Warps along k, 2048 codes each and at most 8, and along m: at most 16 in all, which 128 registers allow. Those
    along m are a power of two: with 3 x 5 warps, k = 4608 spills."""
    warps_k = min(8, -(-k // 2048))
    return warps_k, 1 << (16 // warps_k).bit_length() - 1


def jobs(units: int, groups: int) -> tuple[int, int]:
    """(jobs, whole_jobs) of sm_90a_mma.cu: a last round of at most half the groups is cut into halves of units."""
    rest = units % groups
    return (units + rest, units - rest) if 2 * rest <= groups else (units, units)


def splits_100(shape: Shape, processors: int) -> int:
    """CTAs that split k: the fewest rounds of stages for the busiest place, two CTAs to a multiprocessor.

    A CTA of a split has at least two stages. Of two ways with as many rounds, the one with fewer CTAs is taken.
    """
    stages, tiles, places = -(-shape.k // _STAGE_CODES), shape.tiles * shape.batches, 2 * processors

    def rounds(splits: int) -> int:
        return -(-tiles * splits // places) * -(-stages // splits)

    return min((s for s in SPLITS if s == 1 or 2 * s <= stages), key=lambda s: (rounds(s), s))


def _reading(shape: Shape, chip: Chip) -> float:
    """How long the memory takes, in the time of a stage (README.md)."""
    units = shape.pairs / _UNIT_PAIRS * shape.batches
    return _READ / chip.memory * units * shape.k / _WGMMA_STAGE_CODES / chip.processors


def shares(shape: Shape, chip: Chip, clusters: Callable[[int], int]) -> tuple[float, int, int]:
    """How the wgmma kernel shares a batch.

    The ways are compared by what the busiest multiprocessor does one after the other. CTAs of a cluster have a unit at
    most, and all run at a time.

    Args:
        shape: of the product.
        chip: the device.
        clusters: how many clusters of so many CTAs the device runs at a time.

    Returns:
        how long it takes, in the time of a stage (README.md); among how many CTAs, or clusters, a batch is shared; how
        many CTAs of a cluster split k.
    """
    pairs, reading = shape.pairs, _START + _reading(shape, chip)

    def cost(way: tuple[int, int]) -> tuple[float, int, float]:
        each, splits = way
        waves, units = -(-each * splits * shape.batches // chip.processors), -(-pairs // each // _UNIT_PAIRS)
        unit = _UNIT + -(-shape.stages // splits)
        working = waves * (_START + units * unit) + (_EXCHANGE if splits > 1 else 0)
        return max(working + (_BATCHES if shape.batches > 1 else 0), reading), waves, working

    at_once = chip.processors // shape.batches  # CTAs of a batch
    ways = [(min(each, pairs), 1) for each in (at_once, 1, 2, 3, 4) if each]
    for splits in SPLITS[1 : shape.stages] if at_once > 1 else ():
        each = min(clusters(splits) // shape.batches, pairs)
        if each and -(-pairs // each) <= _UNIT_PAIRS:
            ways.append((each, splits))
    best = min(ways, key=cost)
    return cost(best)[0], *best


def time_mma(shape: Shape, chip: Chip) -> float:
    """How long the mma kernel takes, in the time of a stage of the other one (README.md)."""
    warps_k, warps_m = warps_90(shape.k)
    rounds = -(-shape.tiles * shape.batches * _MMA_UNITS // (chip.processors * warps_m))
    columns = -(-shape.k // _COLUMN_CODES // warps_k)
    reading, working = _reading(shape, chip), _COLUMN * columns * rounds
    return _MMA_START + max(reading, working) + min(reading, working) / 4 + _BATCH * shape.batches
