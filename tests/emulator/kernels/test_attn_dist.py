"""The attn_dist kernel's own PTX on the CPU: the causal limit at the ends of the ranges that the entry accepts."""

from __future__ import annotations

import random

import pytest
import torch

from kernels.attn_dist import _EMULATED_L2, _parts, attn_dist
from tests.selection import representatives

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


@pytest.mark.slow
@pytest.mark.parametrize(("heads", "d_qk", "s_q", "topk"), representatives([(64, 512, 5, 320), (128, 576, 1, 192)]))
def test_parts_give_the_same_bits(heads: int, d_qk: int, s_q: int, topk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sorted lists in parts, more of them than some CTAs have tiles in, against the lists as they came."""
    print(f"seed {SEED}")
    generator = torch.Generator().manual_seed(SEED)
    q = torch.randn(s_q, heads, d_qk, generator=generator).bfloat16()
    k = torch.randn(200, 1, d_qk, generator=generator).bfloat16()
    indices = torch.randint(-20, 220, (s_q, topk), generator=generator, dtype=torch.int32)
    results = []
    for parts in (1, 2, topk // 64):
        monkeypatch.setattr("kernels.attn_dist._parts", lambda *_, parts=parts: parts)
        results.append(attn_dist.__wrapped__(q, k, indices, torch.full((s_q, heads), 6.0), q_start=150))
    assert torch.equal(results[1], results[0])
    assert torch.equal(results[2], results[0])
    assert 0 < (results[0] > 0).sum() < results[0].numel()


@pytest.mark.parametrize("parts", representatives([1, 2]))
def test_other_chips_give_the_same_bits(parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the tiles' line is cut depends on the number of multiprocessors, and no sum does."""
    print(f"seed {SEED}")
    generator = torch.Generator().manual_seed(SEED)
    q = torch.randn(3, 64, 512, generator=generator).bfloat16()
    k = torch.randn(150, 1, 512, generator=generator).bfloat16()
    indices = torch.randint(-20, 170, (3, 128), generator=generator, dtype=torch.int32)
    results = []
    monkeypatch.setattr("kernels.attn_dist._parts", lambda *_: parts)
    for processors in (1, 4, 132):  # all tiles in one CTA; queries cut in their middle; a tile for each
        monkeypatch.setattr("kernels.attn_dist._EMULATED", processors)
        results.append(attn_dist.__wrapped__(q, k, indices, torch.full((3, 64), 6.0), q_start=140))
    assert torch.equal(results[1], results[0])
    assert torch.equal(results[2], results[0])
    assert 0 < (results[0] > 0).sum() < results[0].numel()


@pytest.mark.slow
def test_parts_by_a_plan() -> None:
    """A shape whose K is larger than the emulator's L2: the plan sorts what each call gives it."""
    assert _parts(2, 100, 64, 512, 1024, _EMULATED_L2) == 3
    print(f"seed {SEED}")
    generator = torch.Generator().manual_seed(SEED)
    for _ in range(3):
        q = torch.randn(2, 64, 512, generator=generator).bfloat16()
        k = torch.randn(100, 1, 512, generator=generator).bfloat16()
        indices = torch.randint(0, 100, (2, 1024), generator=generator, dtype=torch.int32)
        lse = torch.full((2, 64), 6.0)
        score = torch.einsum("shd,td->sht", q.float(), k[:, 0].float()) * 512**-0.5 * 1.4426950408889634
        want = torch.exp2(score - 6).sum(1).gather(1, indices.long())
        torch.testing.assert_close(attn_dist(q, k, indices, lse, q_start=100), want, rtol=1e-3, atol=1e-5)
