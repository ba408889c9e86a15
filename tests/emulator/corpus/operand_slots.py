"""Operands that are immediates, special registers, or of another width than usual: `cp.async` with an immediate source
size, a size of 0 and a cache policy [PTX ISA 9.7.9.25.3.1], `mma` with constants as C [9.7.14.5.14], `mapa` with a
constant rank [9.7.9.23], counts of mbarriers [9.7.13.15]."""

from __future__ import annotations

import torch

from .case import Case

INPUT = torch.arange(1, 129, dtype=torch.int32)
READ = [[16] * 32, [8] * 32, [0] * 32, [16] * 32, [i % 5 * 4 for i in range(32)], [4] * 32]  # bytes
COPIED = torch.stack([INPUT.view(32, 4) * (torch.arange(4) * 4 < torch.tensor(row)[:, None]) for row in READ])
SUMS = torch.tensor([32 + i for i in (1, 2, 3, 4)] + [64 + i for i in (1, 2, 3, 4)]).repeat_interleave(32)
ZEROS = torch.zeros(320, dtype=torch.int32)
SCALARS = torch.tensor([101] * 64 + [100] * 32 + [101] * 32 + [1] * 64 + [-1] * 64 + [4] * 64)

CASES = (
    Case("source_size", (torch.zeros(768, dtype=torch.int32), INPUT), {0: COPIED.flatten()}, kernel="source_size"),
    Case("no_source", (torch.zeros(64), torch.ones(32)), {0: [2.0] * 64}, kernel="no_source", grid=2),
    Case("mma_constants", (torch.zeros(256, dtype=torch.int32),), {0: SUMS}, kernel="mma_constants"),
    Case("scalars", (ZEROS,), {0: SCALARS}, kernel="scalars", grid=2, cluster=2),
)
