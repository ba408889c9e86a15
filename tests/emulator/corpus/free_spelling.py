"""Inline PTX with spaces and comments where ptxas takes them: ``lop3 .b32``, as in CUTLASS's mixed-input GEMM."""

from __future__ import annotations

import numpy as np
import torch

from .case import Case

X = np.arange(32) % 11 + 250
OUT = np.zeros((32, 8), np.int64)
OUT[:, 0] = X & 0xFFFFFF00 ^ 0x80808080  # 106 is (a & b) ^ c
OUT[:, 1] = X[1]
OUT[:, 2] = np.where(X == 5, 2, 1)
OUT[:, 3] = 4 * X
OUT[:, 4] = np.arange(32)
OUT[:, 5] = 7
OUT[:, 6] = (X + 1) // 2 * 2
OUT[:, 7] = X[np.arange(32) ^ 1]
GIVEN = (torch.zeros(256, dtype=torch.int32), torch.from_numpy(X.astype(np.int32)))
WANT = {0: torch.from_numpy(OUT.reshape(-1).astype(np.uint32).view(np.int32))}

CASES = (Case("spaces", GIVEN, WANT, chip=False),)
