"""Vector registers, names without ``%``, numbered names in an inner scope [PTX ISA 4.4, 5.4.2, 6.4.3], constant
expressions and `WARP_SZ` [PTX ISA 4.5.5, 4.5.7], with values as ptxas computes them."""

from __future__ import annotations

import torch

from .case import Case

CONSTANTS = [32, 127, 10, 5, -1, -1, 35, -3, 11, 0, 15, 1, -4, 32]
CASES = (
    Case(
        "vectors", (torch.tensor([1.0, 5.0] + [0.0] * 10),), {0: [1, 5, 5, 6, 6, 5, 0, 0, 11, 5, 5, 1]},
        kernel="vectors", block=1,
    ),
    Case(
        "names", (torch.zeros(8, dtype=torch.int32),), {0: [1, 0x3F800000, 77, 5, 6, 1, 1, 0x3F800000]},
        kernel="names", block=1,
    ),
    Case("constants", (torch.zeros(14, dtype=torch.int32),), {0: CONSTANTS}, kernel="constants", block=1),
)  # fmt: skip
