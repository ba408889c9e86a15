"""How a step of the ladder is launched. The source exports what it needs: threads, rows of a
CTA, bytes of shared memory at all (`gemv_smem`) and for each block of 16 codes of a row (`gemv_smem_block`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jit

_BLOCK, _TILE_ROWS = 16, 128


def gemv(source: str, data: Any) -> Any:
    """c[i, 0, n] = Σ over k of a[i, k, n] · b[0, k, n] and their scales, by the kernel in a file beside this one.

    Args:
        source: the name of the file.
        data: the task's inputs: a [m, k/2, l], b [128, k/2, l], two that are not used, the permuted scales of a and b,
            c [m, 1, l] float16, which is written and returned.
    """
    a, b, _, _, sfa, sfb, c = data
    m, half, batches = a.shape
    k = 2 * half
    kernel = jit.load(Path(__file__).with_name(source))
    of = kernel.constants
    rows = -(-m // _TILE_ROWS) * _TILE_ROWS  # steps 6 and 7 take rows that lie 32 apart: whole tiles
    kernel["gemv"](
        a, b, sfa, sfb, c, m, k,
        grid=(-(-rows // of["gemv_rows"]), batches), block=of["gemv_threads"],
        smem=of.get("gemv_smem", 0) + of.get("gemv_smem_block", 0) * (k // _BLOCK),
    )  # fmt: skip
    return c
