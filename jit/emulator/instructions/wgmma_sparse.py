"""`wgmma.mma_async.sp`: products of a warpgroup with a sparse A [PTX ISA 9.7.15.6], carried out at the wait."""

from __future__ import annotations

import re

import numpy as np

from ...base.findings import UnsupportedInstruction
from .. import races
from ..machine.cta_cluster import Warp
from ..machine.lanes import scalar
from ..machine.sites import Site
from ..ptx.opcodes import instruction
from ..races import wgmma_registers
from ..tensor import sparse, sums
from ..tensor.sum_code import BITS
from .mma import a_fragment, d_fragment, whole
from .mma_sparse import elements, registers
from .wgmma import TYPES
from .wgmma_operands import CODES, addresses, check, fields, inside, issue, pieces, read, uniform

_SWIZZLE_OF_32 = 3


def _shape(site: Site) -> tuple[int, int, tuple[str, str, str]]:
    """N, K, and the types of D, A and B. Raises UnsupportedInstruction where there is no such product."""
    parts = site.inst.parts
    found = re.fullmatch(r"m64n(\d+)k(\d+)", parts[5])
    types = [part for part in parts[6:] if part != "satfinite"]
    if found and len(types) == 3 and types[1] in TYPES:
        results, others, depth = TYPES[types[1]]
        n, k = int(found[1]), int(found[2])
        homes = n // 4 if types[0] == "f16" else n // 2
        if types[0] in results and types[2] in others and k == 2 * depth and n % 8 == 0 and len(site.homes[0]) == homes:
            return n, k, (types[0], types[1], types[2])
    raise UnsupportedInstruction(str(site.inst), site.inst.location, "no such product in PTX ISA 9.7.15.6.3")


@instruction(
    "wgmma.mma_async.sp.sync.aligned",
    isa="9.7.15.6.3",
    counts="tensor",
    python=True,
    event="wgmma",
    scaled=5,
    meets=True,
    keeps=True,
)
def mma_async(warp: Warp, site: Site, mask: int) -> int:
    """`wgmma.mma_async.sp.sync.aligned.m64nNkK{.satfinite}.dtype.atype.btype d, a, b, metadata, selector, scale-d{,
    signs}{, transpositions}`. Of A, in registers or shared memory, half the elements are stored."""
    whole(warp, site, mask)
    wgmma_registers.issues(warp, site)
    n, k, (d_kind, *kinds) = _shape(site)
    slots = site.slots
    sizes = [BITS[kind] // 8 for kind in kinds]
    scale_d = scalar(warp, site, 5, 0, 0) & 1
    rest = [int(warp.u64[slot[0]][0]) for slot in slots[6:]]
    negated = d_kind != "s32" and sum(value != 1 for value in rest[:2]) % 2 == 1
    majors = [bool(value & 1) for value in (rest if d_kind == "s32" else rest[2:])]
    b_major, a_major = majors[-1] if majors else False, majors[0] if len(majors) == 2 else False
    found = sparse.codes(warp.u32[slots[3][0]].copy(), scalar(warp, site, 4, 0, 0), k, BITS[kinds[0]])
    columns = sparse.columns(found, BITS[kinds[0]], ordered=False)
    first = 16 * (warp.number % 4)
    a_words: np.ndarray | None = None
    a_at: np.ndarray | None = None
    a = 0
    if len(slots[1]) == 4:
        a_words = registers(warp, slots[1])
    else:
        a = uniform(warp, slots[1][0])
        check(a, "A")
        a_at = addresses(a, first, 16, a_major, sizes[0])
        inside(warp, site, "A", a, int(a_at.min()), int(a_at.max()) + sizes[0])
        races.mma_reads(warp, site, warp.cta, pieces(a, first, 16, a_major, sizes[0]), 16)
    b = uniform(warp, slots[2][0])
    check(b, "B")
    if fields(b)[3] == _SWIZZLE_OF_32 and not b_major:
        raise UnsupportedInstruction(
            str(site.inst), site.inst.location, "B of 64 bytes along K in a K-major swizzle of 32: no layout has it"
        )
    b_at = addresses(b, 0, n, b_major, sizes[1], 64)
    inside(warp, site, "B", b, int(b_at.min()), int(b_at.max()) + sizes[1])
    races.mma_reads(warp, site, warp.cta, pieces(b, 0, n, b_major, sizes[1], 64), 16)
    size = 2 if d_kind == "f16" else 4
    to = d_fragment(np.asarray(site.homes[0]), n, size) // size
    how = sums.model(warp.launch.program.arch, "wgmma", kinds[0], d_kind, k // 2, "satfinite" in site.inst.parts)

    def work() -> None:
        if a_at is None:
            assert a_words is not None
            left = elements(a_words, a_fragment(np.arange(4) * 128, k // 2, BITS[kinds[0]]), BITS[kinds[0]])
        else:
            left = read(warp, site, a_at, kinds[0], a)
        if negated:
            left = left ^ left.dtype.type(1 << BITS[kinds[0]] - 1)
        right = np.ascontiguousarray(read(warp, site, b_at, kinds[1], b).T)
        total = warp.frame[: len(warp.frame) // 8 * 8].view(CODES[size])
        total[to] = sparse.product(left, columns, right, total[to] if scale_d else None, (kinds[0], kinds[1]), how)

    issue(warp, site, work, a_words is not None)
    return 0
