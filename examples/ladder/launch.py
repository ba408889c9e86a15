"""How a step of the ladder is launched. The source exports what it needs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import jit

_BLOCK, _TILE_ROWS = 16, 128


@cache
def _module(source: str) -> jit.Module:
    """Looked up once in a process: a call of jit.load reads the source and its headers, to see whether they changed."""
    return jit.load(Path(__file__).with_name(source))


def gemv(source: str, data: Any) -> Any:
    """c[i, 0, n] = Σ over k of a[i, k, n] · b[0, k, n] and their scales, by the kernel in a file beside this one.

    Args:
        source: the name of the file. It exports ``gemv_threads`` and ``gemv_rows`` of a CTA, and where it uses them,
            bytes of shared memory (``gemv_smem_block`` for each 16 codes of a row).
        data: the task's inputs: a [m, k/2, l], b [128, k/2, l], two that are not used, the permuted scales of a and b,
            c [m, 1, l] float16, which is written and returned.
    """
    a, b, _, _, sfa, sfb, c = data
    m, half, batches = a.shape
    k, module = 2 * half, _module(source)
    of = module.constants
    ctas = -(-m // _TILE_ROWS) * _TILE_ROWS // of["gemv_rows"]  # of whole tiles: steps 5 to 7 take rows 32 apart
    module["gemv"](
        a, b, sfa, sfb, c, m, k, grid=(ctas, batches), block=of["gemv_threads"],
        smem=of.get("gemv_smem_block", 0) * (k // _BLOCK),
    )  # fmt: skip
    return c
