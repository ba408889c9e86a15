"""What a CTA publishes to others has to be released: by a fence of the chip's scope, or a release, of its own thread or
of one that a barrier orders after it. Without that the write and the read are a data race [PTX ISA 8.7.1], however the
CTAs are counted."""

from __future__ import annotations

import torch

from .case import Case

PART = torch.arange(6 * 256, dtype=torch.float32).view(6, 256) % 17
SPLIT_K = (PART, torch.zeros(256), torch.zeros(1, dtype=torch.int32))
X = torch.arange(20, dtype=torch.int32) % 7
LOOK_BACK = (X, *(torch.zeros(20, dtype=torch.int32) for _ in range(4)))
Y = torch.arange(12 * 32, dtype=torch.int32) % 11
LAST = (Y, torch.zeros_like(Y), torch.zeros(1, dtype=torch.int32), torch.zeros(32, dtype=torch.int32))
SUMS = {3: 2 * Y.view(12, 32).sum(0)}

CASES = (
    Case("split_k", SPLIT_K, {1: PART.sum(0)}, kernel="split_k", grid=6, block=256),
    Case(
        "split_k without a barrier", SPLIT_K, finding="race", says=("in this launch",),
        kernel="split_k", grid=6, block=256, defines={"BUG": 1},
    ),
    Case("look_back", LOOK_BACK, {4: X.cumsum(0)}, kernel="look_back", grid=20),
    Case(
        "look_back without a fence", LOOK_BACK, finding="race", line="// the sum up to here", says=("__threadfence",),
        kernel="look_back", grid=20, defines={"BUG": 2}, seeds=(0,),
    ),
    Case("last_cta", LAST, SUMS, kernel="last_cta", grid=12),
    Case(
        "last_cta without a fence", LAST, finding="race", says=("__threadfence",), kernel="last_cta", grid=12,
        defines={"BUG": 3},
    ),
)  # fmt: skip
