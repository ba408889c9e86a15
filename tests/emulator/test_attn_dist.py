"""The attn_dist kernel's own PTX on the CPU: the causal limit at the ends of the ranges that the entry accepts."""

from __future__ import annotations

import random

import pytest
import torch

from kernels.attn_dist import attn_dist

S_Q, S_KV = 3, 64
SEED = random.SystemRandom().randrange(2**30)


@pytest.mark.parametrize(
    ("q_start", "k_stride"),
    [
        (0, 1),
        (5, 4),
        (-5, 4),
        (-1, 2**31 - 1),
        (-10, 2**31 - 1),
        (-(2**31), 1),
        (-(2**31), 2),
        (-(2**31), 2**31 - 1),
        (2**31 - 1 - S_Q, 1),
        (2**31 - 1 - S_Q, 2**31 - 1),
    ],
)
def test_limit(q_start: int, k_stride: int) -> None:
    """Slot j holds key j, so that the slots that are not 0 are those up to the limit, in integers of any size."""
    print(f"seed {SEED}")
    generator = torch.Generator().manual_seed(SEED)
    q = torch.randn(S_Q, 64, 512, generator=generator).bfloat16()
    k = torch.randn(S_KV, 1, 512, generator=generator).bfloat16()
    indices = torch.arange(S_KV, dtype=torch.int32).repeat(S_Q, 1)
    out = attn_dist(q, k, indices, torch.full((S_Q, 64), 6.0), q_start=q_start, k_stride=k_stride)
    for query in range(S_Q):
        last = (q_start + query + 1 - k_stride) // k_stride
        assert torch.equal(out[query] > 0, indices[query] <= last), (query, last)
