"""Bytes that nothing wrote have "an unknown but constant value" [PTX ISA 8.2.6]: no sentence forbids to read them, so
it is a remark. Where another warp writes them, and nothing orders that after the read, the two race [8.7.1]."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(64, dtype=torch.int32)
T = torch.arange(64, dtype=torch.int32)
UNKNOWN = 0x7FFF7FFF
REMARK = ("uninitialised-shared",)
STRICT = {"WARPYARD_EMULATOR_STRICT": "1"}

CASES = (
    Case("missing barrier", (OUT,), finding="race", line="// reads", block=64, defines={"CASE": 0}, seeds=(0, 3),
         says=("is read before anything wrote it, and warp", "writes it at unwritten_shared.cu:6")),
    Case("never written", (OUT,), {0: torch.where(T < 32, T, UNKNOWN)}, remarks=REMARK, block=64, defines={"CASE": 1},
         chip=False),
    Case("never written, strict", (OUT,), finding="uninitialised-shared", line="// reads", block=64,
         defines={"CASE": 1}, environment=STRICT),
    Case("not used", (OUT,), {0: torch.where(T < 32, T, 0)}, remarks=REMARK, block=64, defines={"CASE": 2}),
    Case("written behind a barrier", (OUT,), {0: 63 - T}, remarks=REMARK, block=64, defines={"CASE": 3}),
    Case("atomics", (OUT,), {0: ([1] * 16 + [0] * 16 + [3] * 16 + [0] * 16)}, remarks=REMARK, block=64,
         defines={"CASE": 4}),
)  # fmt: skip
