"""The stride offset of a matrix descriptor of wgmma, right and too small: groups of 8 rows then share bytes, and a row
is taken for another one [PTX ISA 9.7.15.5.1]. No sentence forbids that."""

import torch

from .case import Case

OUT = torch.zeros(128)
ROWS = [16.0] * 64 + [32.0] * 64
CASES = (
    Case("right", (OUT, 512), {0: ROWS}, block=128, chip=False),
    Case(
        "too small", (OUT, 256), {0: [16.0] * 128}, block=128, chip=False, remarks=("descriptor",),
    ),
)  # fmt: skip
