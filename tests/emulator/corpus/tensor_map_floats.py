"""Tensor maps of f32 that rounds or flushes. An H200 rounds what it loads for TFLOAT32 and TFLOAT32_FTZ to 10 bits of
mantissa, to nearest even, subnormal numbers too; a NaN becomes 0x7fffe000. The fill, stores and additions do not round.
Additions of FLOAT32_FTZ and TFLOAT32_FTZ take subnormal numbers for zeros; loads and stores keep them."""

from __future__ import annotations

import struct
from fractions import Fraction

import torch

import jit

from .case import Case

KINDS = ("float32_ftz", "tfloat32", "tfloat32_ftz")
SPECIAL = [
    0, 1 << 31, 1, (1 << 31) + 1,
    0x7FFFFF, 0x807FFFFF, 0x800000, 0x80800000, 0x7F800000, 0xFF800000, 0x7F7FFFFF, 0xFF7FFFFF,
    0x7F800001, 0x7FC00000, 0xFFC01234, 0x3F800FFF, 0x3F801000, 0x3F801001, 0x3F802FFF, 0x3F803000, 0x3F803001, 0x1000,
    0x1FFF, 0x2000, 0x7FF000, 0x3FFFFFFF, 0x7F7FEFFF, 0x7F7FF000,
]  # fmt: skip
BITS = SPECIAL + torch.randint(0, 1 << 32, (240 - len(SPECIAL),), generator=torch.Generator().manual_seed(11)).tolist()


def words(values: list[int]) -> torch.Tensor:
    return torch.tensor([value - (value >> 31 << 32) for value in values], dtype=torch.int32)


def rounded(bits: int) -> int:
    """The f32 bits to nearest even at bit 13."""
    sign, size = bits & 1 << 31, bits & (1 << 31) - 1
    return 0x7FFFE000 if size > 0x7F800000 else sign | round(Fraction(size, 1 << 13)) << 13


def loads(kind: str, fill: str) -> Case:
    want = [rounded(bits) if kind.startswith("tf") else bits for bits in BITS]
    return Case(
        f"loads {kind} {fill}",
        (torch.zeros(256, dtype=torch.int32), lambda out: jit.TensorMapSpec(
            words(BITS).view(15, 16).to(out.device), box=(16, 16), dtype=kind, oob_fill=fill
        )),
        {0: words(want + [0x7FF77FF7 if fill == "nan" else 0] * 16)}, kernel="loads", seeds=(0,),
    )  # fmt: skip


def stores(kind: str, add: bool) -> Case:
    """``add``: to 1, where the sum of small numbers has no bits that a flush would take away."""
    data, before = words([*BITS, *[0] * 16]), torch.ones(15, 16) if add else torch.zeros(15, 16)
    want = data[:240].view(torch.float32) + 1 if add else data[:240].view(torch.float32)
    want = want.where(~want.isnan(), words([0x7FFFFFFF]).view(torch.float32)) if add else want
    return Case(
        f"{'adds' if add else 'stores'} {kind}",
        (before.view(torch.int32), lambda out: jit.TensorMapSpec(out, box=(16, 16), dtype=kind), data),
        {0: want.view(torch.int32).view(15, 16)}, kernel="stores", seeds=(0,), defines={"ADD": 1} if add else {},
    )  # fmt: skip


# Every sum of two of these.
SMALL = [
    0, 1 << 31, 1, 0x80000001, 0x7FFFFF, 0x807FFFFF, 0x800000, 0x80800000, 0x800001, 0x80800001, 0x400000, 0x80C00000,
    0x3F800000, 0xFF800000, 0x7FC00000,
]  # fmt: skip


def added(old: int, new: int, flushes: bool) -> int:
    """The f32 bits of a sum; f64 rounds it once more, which changes nothing."""

    def value(bits: int) -> float:
        return struct.unpack("f", struct.pack("I", bits & 1 << 31 if flushes and not bits >> 23 & 255 else bits))[0]

    total = value(old) + value(new)
    bits: int = struct.unpack("I", struct.pack("f", total))[0]
    return 0x7FFFFFFF if total != total else bits & 1 << 31 if flushes and not bits >> 23 & 255 else bits


def adds_small(kind: str) -> Case:
    pairs = [(old, new) for old in SMALL for new in SMALL] + [(0, 0)] * 15
    before, data = words([old for old, _ in pairs]), words([new for _, new in pairs] + [0] * 16)
    return Case(
        f"adds small numbers {kind}",
        (before.view(15, 16), lambda out: jit.TensorMapSpec(out, box=(16, 16), dtype=kind), data),
        {0: words([added(old, new, kind.endswith("ftz")) for old, new in pairs]).view(15, 16)},
        kernel="stores", seeds=(0,), defines={"ADD": 1},
    )  # fmt: skip


CASES = (
    *(loads(kind, "none") for kind in KINDS),
    loads("tfloat32", "nan"),
    *(stores(kind, False) for kind in KINDS),
    *(stores(kind, True) for kind in KINDS),
    *(adds_small(kind) for kind in ("float32", *KINDS)),
)
