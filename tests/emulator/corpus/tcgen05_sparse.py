"""`tcgen05.mma.sp` [PTX ISA 9.7.16.10.8] against the dense product of the expanded A, and `.ashift`, by which each row
of A is the next one's. tests/emulator/tcgen05/test_sparse.py has the other kinds and layouts."""

from __future__ import annotations

import numpy as np
import torch

from .case import Case
from .sparse_matrix import Sparse, coded
from .wgmma_sparse import bits_of, image, words

N = 16


def cells(codes: np.ndarray) -> np.ndarray:
    """[128]: the metadata of 128 rows, 8 chunks each, as the lanes of tensor memory hold it: 16 bits of row r and of
    the row 8 below in one lane, those of the upper half of K 8 lanes further on."""
    found = np.zeros(128, np.uint32)
    for row, part in np.ndindex(128, 2):
        bits = sum(int(code) << 4 * i for i, code in enumerate(codes[row, 4 * part : 4 * part + 4]))
        found[row // 16 * 16 + 8 * part + row % 8] |= np.uint32(bits << 16 * (row // 8 % 2))
    return found


def product(name: str, selector: int = 0, shifted: bool = False, spoil: int = -1, **more: object) -> Case:
    """``spoil``: metadata that one chunk has instead of its own."""
    rng = np.random.default_rng(9)
    sparse = Sparse(rng, 128, 32, "f16")
    k = 16 if shifted else 32
    other = rng.integers(-3, 4, (k, N))
    if spoil >= 0:
        sparse.codes[100, 3] = spoil
    stored = bits_of(coded(sparse.stored, "f16"), "f16")
    if shifted:
        given, want = stored, np.concatenate([sparse.stored[1:], sparse.stored[-1:]]) @ other
    else:
        given, want = image(stored, 2048, 128, 4096), sparse.dense @ other
    right = image(bits_of(coded(other.T, "f16"), "f16"), 256, 128, 1024)
    idesc = 1 << 4 | N >> 3 << 17 | 128 >> 4 << 24 | (0 if shifted else 1 << 2 | selector)
    return Case(
        name,
        (torch.zeros(128 * N), words(given), words(right), words(cells(sparse.codes)), idesc),
        {} if "finding" in more else {0: torch.from_numpy(want.astype(np.float32)).flatten()},
        block=128, arch="sm_100a", seeds=(0, 1), defines={"SPARSE": int(not shifted), "SELECTOR": selector}, **more,
    )  # type: ignore[arg-type]  # fmt: skip


CASES = (
    product("sparse"), product("the other selector", selector=1), product("shifted", shifted=True),
    product("alike indices", spoil=0b1111, finding="sparsity", says=("chunk 3 of row 100 is 0b1111",),
            line="// multiplies"),
)  # fmt: skip
