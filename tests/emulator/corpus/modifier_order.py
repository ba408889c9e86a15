"""Opcodes whose modifiers are in another order than the ISA shows: `vote.ballot.sync.b32`, as in CUB's radix sort."""

from __future__ import annotations

import numpy as np
import torch

from .case import Case

X = np.arange(32) % 11
Y = X[np.arange(32) ^ 1]
OUT = np.zeros((36, 16), np.int64)
OUT[:32, 0] = sum(1 << i for i in range(32) if X[i] != 5)
OUT[:32, 1] = 2
OUT[:32, 2] = X[np.arange(32) ^ 3]
OUT[:32, 3] = X.sum()
OUT[:32, 4] = [sum(1 << j for j in range(32) if X[j] & 3 == X[i] & 3) for i in range(32)]
OUT[:32, 7] = np.maximum(np.minimum(X - 9, Y), 0)
OUT[:32, 8] = (Y << 5 | (X << 27 & 0xFFFFFFFF) >> 27) & 0xFFFFFFFF
OUT[:32, 9] = np.minimum(0x7FFFFFF0 + X, 0x7FFFFFFF)
OUT[:32, 10] = X
OUT[:32, 11] = X + 1
OUT.reshape(-1)[512:544] = OUT.reshape(-1)[544:576] = X
REAL = torch.zeros(64)
GIVEN = (torch.zeros(576, dtype=torch.int32), torch.from_numpy(X.astype(np.int32)), REAL)
EXACT = X.astype(np.float64) * np.float64(np.float32(1) / np.float32(3)) + X
DOWN = EXACT.astype(np.float32)
DOWN = np.where(DOWN > EXACT, np.nextafter(DOWN, np.float32(0)), DOWN)
FLOOR = np.floor(X.astype(np.float32) * np.float32(0.3))
WANT = {
    0: torch.from_numpy(OUT.reshape(-1).astype(np.uint32).view(np.int32)),
    2: torch.from_numpy(np.concatenate([DOWN, FLOOR]).astype(np.float32)),
}

CASES = (Case("modifiers", GIVEN, WANT, chip=False),)
