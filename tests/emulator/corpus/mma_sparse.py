"""`mma.sp` and `mma.sp::ordered_metadata` [PTX ISA 9.7.14.6]: every shape and type, each sparsity selector, against the
dense product of the expanded A. The integers are small, so that the product is exact in every order."""

from __future__ import annotations

import numpy as np
import torch

from .case import Case
from .sparse_matrix import Sparse, metadata, registers_a, registers_b, registers_d


def tensor(words: np.ndarray) -> torch.Tensor:
    whole = np.zeros((max(len(words), 4), 32), np.uint32)
    whole[: len(words)] = words
    return torch.from_numpy(whole.view(np.int32)).flatten()


def product(
    k: int, a: str, b: str, d: str, selector: int = 0, ordered: bool = True, saturate: bool = False, spoil: int = -1,
    name: str = "", arch: str = "sm_90a", **more: object,
) -> Case:  # fmt: skip
    """``spoil``: metadata that one chunk has instead of its own."""
    rng = np.random.default_rng(k + selector)
    sparse = Sparse(rng, 16, k, a, ordered)
    other = rng.integers(0 if b[0] == "u" else -3, 4, (k, 8))
    added = rng.integers(-9, 9, (16, 8))
    if saturate:
        added = np.where(added < 0, -(1 << 31), (1 << 31) - 1)
    if spoil >= 0:
        sparse.codes[9, 1] = spoil
    want = sparse.dense @ other + added
    if saturate:
        want = np.clip(want, -(1 << 31), (1 << 31) - 1)
    narrow = d == "f16"
    out = registers_d(want, d)[: 2 if narrow else 4]
    given = (registers_a(sparse.stored, a), registers_b(other, b), registers_d(added, d))
    lanes = torch.from_numpy(metadata(sparse.codes, a, selector, rng).view(np.int32))
    shape = f"m16n8k{k}.row.col.{'satfinite.' if saturate else ''}{d}.{a}.{b}.{d}"
    defines = {
        "SPARSE": '"sp::ordered_metadata"' if ordered else '"sp"', "SHAPE": f'"{shape}"', "SELECTOR": f'"{selector}"',
        "HALVES": int(len(given[0]) == 2), "NARROW": int(narrow),
    }  # fmt: skip
    return Case(
        name or f"k{k} {a} {b} {d} {selector}{'' if ordered else ' not ordered'}{' saturated' if saturate else ''}",
        (torch.zeros(out.size, dtype=torch.int32), *map(tensor, given), lanes),
        {} if "finding" in more else {0: torch.from_numpy(out.view(np.int32)).flatten()},
        line="// multiplies" if "finding" in more else "", defines=defines, seeds=(0,), arch=arch, **more,
    )  # type: ignore[arg-type]  # fmt: skip


CASES = (
    *(product(16, "f16", "f16", "f32", selector) for selector in range(4)),
    *(product(32, kind, kind, "f32", selector) for kind in ("f16", "bf16") for selector in (0, 1)),
    product(32, "f16", "f16", "f16", 1, ordered=False),
    product(16, "bf16", "bf16", "f32", 2, ordered=False, arch="sm_80"),
    *(product(8, "tf32", "tf32", "f32", selector) for selector in (0, 3)),
    *(product(16, "tf32", "tf32", "f32", selector) for selector in (0, 1)),
    product(32, "s8", "u8", "s32", 1), product(64, "u8", "s8", "s32"), product(64, "s8", "s8", "s32", saturate=True),
    product(64, "s4", "u4", "s32", 1), product(128, "u4", "s4", "s32", ordered=False),
    product(64, "e4m3", "e5m2", "f32", arch="sm_89"),
    product(32, "f16", "f16", "f32", spoil=0b0101, ordered=False, name="alike indices", finding="sparsity",
            says=("chunk 1 of row 9 is 0b0101", "two different indices")),
    product(32, "f16", "f16", "f32", spoil=0b0001, name="falling indices", finding="sparsity",
            says=("indices that rise",)),
    product(16, "tf32", "tf32", "f32", spoil=0b1100, name="tf32 indices", finding="sparsity",
            says=("0b0100 or 0b1110",)),
)  # fmt: skip
