"""`wgmma.mma_async` of single bits [PTX ISA 9.7.15.5.2]: set bits of ANDed rows of 256, carried out at the wait."""

from __future__ import annotations

import re

import numpy as np

from ...base.findings import UnsupportedInstruction
from .. import races
from ..machine.cta_cluster import Warp
from ..machine.lanes import scalar
from ..machine.sites import Site
from .mma import d_fragment
from .mma_sparse import registers
from .wgmma_operands import addresses, check, inside, issue, pieces, read, uniform

_FORM = re.compile(r"wgmma\.mma_async\.sync\.aligned\.m64n(\d+)k256\.s32\.b1\.b1\.and\.popc")


def _columns(site: Site) -> int:
    """N. Raises UnsupportedInstruction where there is no such product."""
    found = _FORM.fullmatch(site.inst.op)
    n = int(found[1]) if found else 0
    if not n or n % 8 or n > 256 or len(site.homes[0]) != n // 2:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, "no such product in PTX ISA 9.7.15.5.2")
    return n


def _counts(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    """i32 [m, n] of u8 [m, 32] and [n, 32]: bits that are set in both rows."""
    a, b = (np.unpackbits(rows, axis=1).astype(np.float32) for rows in (left, right))
    return (a @ b.T).astype(np.int32)


def multiply_bits(warp: Warp, site: Site) -> int:
    """`wgmma.mma_async.sync.aligned.m64nNk256.s32.b1.b1.and.popc d, a, b, scale-d`, with A in registers or in shared
    memory; both operands are K-major, and a row has 32 bytes."""
    n, slots = _columns(site), site.slots
    scale_d = scalar(warp, site, 3, 0, 0) & 1
    first = 16 * (warp.number % 4)
    a = 0
    a_rows: np.ndarray | None = None
    a_at: np.ndarray | None = None
    if len(slots[1]) == 4:
        # Lane l has bits 32 (l mod 4) to + 31 of row l / 4. Registers 1 and 3: the row 8 below; 2 and 3: 128 bits on.
        words = registers(warp, slots[1])
        a_rows = np.ascontiguousarray(words.reshape(2, 2, 8, 4).transpose(1, 2, 0, 3)).view(np.uint8).reshape(16, 32)
    else:
        a = uniform(warp, slots[1][0])
        check(a, "A")
        a_at = addresses(a, first, 16, False, 1)
        inside(warp, site, "A", a, int(a_at.min()), int(a_at.max()) + 1)
        races.mma_reads(warp, site, warp.cta, pieces(a, first, 16, False, 1), 16)
    b = uniform(warp, slots[2][0])
    check(b, "B")
    b_at = addresses(b, 0, n, False, 1)
    inside(warp, site, "B", b, int(b_at.min()), int(b_at.max()) + 1)
    races.mma_reads(warp, site, warp.cta, pieces(b, 0, n, False, 1), 16)
    to = d_fragment(np.asarray(site.homes[0]), n, 4) // 4

    def work() -> None:
        left = a_rows if a_at is None else read(warp, site, a_at, "u8", a)
        assert left is not None
        found = _counts(left, read(warp, site, b_at, "u8", b))
        total = warp.frame[: len(warp.frame) // 4 * 4].view(np.int32)
        total[to] = found + (total[to] if scale_d else 0)

    issue(warp, site, work, a_rows is not None)
    return 0
