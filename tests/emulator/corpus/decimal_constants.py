"""Floating constants in decimal, and of 64 bits where 32 are expected [PTX ISA 4.5.2]. ptxas rounds them to the
nearest, and takes them as operands, in vectors, and as initial values. SageAttention's ``mma`` has ``0.`` among its
operands."""

from __future__ import annotations

import numpy as np
import torch

from .case import Case

F32 = np.array(
    [0.1, 0.5, -1000, 0.001, np.inf, 1e-41, 1 + 2**-22, 16777216, 0.1 - 1 / 3, -2.5, 1.75, 1.5, 1.5, -2, 1.5],
    np.float32,
)
F64 = np.array([0.1, 1.5, 0, 0, 0.1])
BITS = F64.view(np.int64)
BITS[2], BITS[3] = np.float32(3).view(np.int32), 0x3FC00000  # of 32 bits where 64 are expected: the bits as they are
SUMS = np.stack([16 + np.arange(32), np.full(32, 17)], 1).reshape(-1)
GIVEN = (torch.zeros(15, dtype=torch.int32), torch.zeros(5, dtype=torch.int64), torch.zeros(64))
WANT = {
    0: torch.from_numpy(F32.view(np.int32)),
    1: torch.from_numpy(BITS),
    2: torch.from_numpy(SUMS.astype(np.float32)),
}

CASES = (Case("constants", GIVEN, WANT, chip=False),)
