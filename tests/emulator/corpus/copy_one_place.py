"""Lanes of one `cp.async` that copy to the same place, or to that of another warp's. Each thread's copy is an
operation, and nothing orders those of two threads [PTX ISA 9.7.9.25.3.1]; where all lanes copy the same bytes, it does
not matter which one stays, as with stores."""

from __future__ import annotations

import torch

from .case import Case

X, Y = torch.arange(3, 35, dtype=torch.int32), torch.zeros(32, dtype=torch.int32)

CASES = (
    Case("one address", (X, Y), {1: [3] * 32}, defines={"CASE": 0}, chip=False),
    Case("four addresses", (X, Y), {1: [3, 4, 5, 6] * 8}, defines={"CASE": 1}, chip=False),
    Case(
        "different bytes", (X, Y), finding="race", says=("different bytes",), line="which of them stays",
        defines={"CASE": 2},
    ),
    Case("twice", (X, Y), finding="unwaited", line="meets the first", defines={"CASE": 3}),
    Case("another warp's", (X, Y), finding="unwaited", says=("0x418",), defines={"CASE": 4}, block=64),
)  # fmt: skip
