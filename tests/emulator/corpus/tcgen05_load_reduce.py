"""`tcgen05.ld.red` [PTX ISA 9.7.16.8.3]: integers, floats with signed zeros and NaN, .abs and .NaN; the reduced value
arrives at the wait, as the registers do."""

from __future__ import annotations

import numpy as np
import torch

from .case import Case

RNG = np.random.default_rng(3)
INTEGERS = RNG.integers(0, 1 << 32, (64, 4), dtype=np.uint64).astype(np.uint32)
FLOATS = RNG.standard_normal((64, 4)).astype(np.float32)
FLOATS[0] = [0.0, -0.0, np.inf, 1]
FLOATS[1] = [np.nan, 3, -2, 1]
FLOATS[2] = np.nan
FLOATS[3] = [-0.0, 0.0, -0.0, 0.0]


def case(
    how: str, values: np.ndarray, found: np.ndarray, wait: int = 1, name: str = "", remarks: tuple[str, ...] = ()
) -> Case:
    bits = values.view(np.uint32)
    want = np.concatenate([bits, found.view(np.uint32)[:, None]], 1)
    given = torch.from_numpy(bits.view(np.int32).copy()).flatten()
    return Case(
        name or how, (torch.zeros(want.size, dtype=torch.int32), given),
        {0: torch.from_numpy(want.view(np.int32)).flatten()}, arch="sm_103a", block=64, remarks=remarks,
        defines={"HOW": f'"{how}"', "WAIT": wait},
    )  # fmt: skip


def floats(values: list[float], first: dict[int, int]) -> np.ndarray:
    """f32 of the rows, and bits where they matter: NaN and the signs of zeros."""
    out = np.array(values, np.float32)
    for row, bits in first.items():
        out.view(np.uint32)[row] = bits
    return out


NAN = 0x7FFFFFFF
LEAST = floats(
    [np.nanmin(row) if row[row == row].size else 0 for row in FLOATS], {0: 0x80000000, 2: NAN, 3: 0x80000000}
)
WIDEST = floats([np.abs(row).max() for row in FLOATS], {1: NAN, 2: NAN, 3: 0})
CASES = (
    case("max.u32", INTEGERS, INTEGERS.max(1)),
    case("min.s32", INTEGERS, INTEGERS.view(np.int32).min(1)),
    case("min.f32", FLOATS, LEAST),
    case("max.abs.NaN.f32", FLOATS, WIDEST),
    case("max.u32", INTEGERS, INTEGERS.max(1), wait=0, name="register dependency", remarks=("tcgen05-order",)),
)
