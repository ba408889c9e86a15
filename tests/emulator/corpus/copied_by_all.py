"""Copies of one instruction from the same bytes to the same bytes leave what one of them leaves. From other bytes they
race [PTX ISA 8.7.1, 9.7.9.25.1]."""

from __future__ import annotations

import torch

import jit

from .case import Case

OUT = torch.zeros(32, dtype=torch.int32)
WANT = {0: torch.arange(32, dtype=torch.int32)}
OTHERS = {"block": 64, "defines": {"OTHERS": 1}, "finding": "unwaited", "line": "// copies"}
TENSOR = (OUT, lambda out: jit.TensorMapSpec(out, box=(32,)))

CASES = (
    Case("bulk", (OUT,), WANT, kernel="bulk", block=64, defines={"OTHERS": 0}),
    Case("bulk, of other bytes", (OUT,), kernel="bulk", **OTHERS),
    Case("tensor", TENSOR, WANT, kernel="tensor", block=64, defines={"OTHERS": 0}),
    Case("tensor, of other bytes", TENSOR, kernel="tensor", **OTHERS),
)
