"""Distribution of sparse multi-head latent attention over its top-k keys: inputs, reference, check and cost.

``data = (q, k, indices, lse, q_start, k_stride, sm_scale)``, result ``attn_sum``:

    attn_sum[s, j] = sum_h exp2( (q[s, h] . k[t]) * sm_scale * log2(e) - lse[s, h] ),   t = indices[s, j]

    q         [s_q, h_q, d_qk]  bf16, d_qk 576 or 512, h_q 64 or 128; innermost stride 1, the others multiples of 8
    k         [s_kv, 1, d_qk]   bf16, contiguous
    indices   [s_q, topk]       int32, topk a multiple of 64; any value, duplicates too
    lse       [s_q, h_q]        f32, base 2
    q_start, k_stride           int: query s is at position q_start + s, key t stands for k_stride positions
    sm_scale                    float
    attn_sum  [s_q, topk]       f32

A slot is valid iff 0 <= t < s_kv and t <= floor((q_start + s + 1 - k_stride) / k_stride), rounding down below zero
too: the key's last position is not after the query. Invalid slots are exactly 0. A head whose lse is infinite adds
nothing: +inf by the formula, -inf because that is the lse of a head that attended to no key.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from task import input_t, output_t
from utils import Cost, default_device, distinct, flip_signs, verbose_allclose

LOG2E = math.log2(math.e)
# The products are exact in f32; what differs is the order of the 576 terms and exp2 to a few units in the last place.
RTOL, ATOL = 1e-3, 1e-5


def generate_input(
    s_q: int,
    s_kv: int,
    h_q: int,
    d_qk: int,
    topk: int,
    seed: int,
    q_start: int = 0,
    k_stride: int = 1,
    invalid: int = 0,
    lse_inf: int = 0,
    q_slice: int = 0,
    order: str = "random",
) -> input_t:
    """Makes one case on the default device.

    Args:
        invalid: percent of the slots whose index is -1, far negative, s_kv or far beyond it.
        lse_inf: if n > 0, every n-th head, from head n-1 on, has lse = +inf or -inf in turn.
        q_slice: 1: q is a slice of a wider tensor, so that its strides are not those of its shape.
        order: ``random``: keys drawn at random, with duplicates; ``ramp``: slot j holds key j.

    lse is about that of normal scores over topk keys, spread over the heads, so that each weighs differently.
    """
    device = default_device()
    generator = torch.Generator(device=device).manual_seed(seed)

    def normal(*shape: int, dtype: torch.dtype = torch.bfloat16) -> torch.Tensor:
        return torch.randn(shape, generator=generator, device=device, dtype=torch.float32).to(dtype)

    def integers(high: int, *shape: int) -> torch.Tensor:
        return torch.randint(high, shape, generator=generator, device=device, dtype=torch.int32)

    q = normal(s_q, h_q + 1, d_qk + 64)[:, 1:, 64:] if q_slice else normal(s_q, h_q, d_qk)
    k = normal(s_kv, 1, d_qk)
    if order == "random":
        indices = integers(s_kv, s_q, topk)
    elif order == "ramp":
        indices = torch.arange(topk, device=device, dtype=torch.int32).repeat(s_q, 1)
    else:
        raise ValueError(f"order: expected 'random' or 'ramp', got {order!r}; choose one of these")
    if invalid:
        kinds = torch.tensor([-1, -(2**31), s_kv, 2**31 - 1], device=device, dtype=torch.int32)
        bad = kinds[integers(len(kinds), s_q, topk).long()]
        indices = torch.where(integers(100, s_q, topk) < invalid, bad, indices)
    lse = normal(s_q, h_q, dtype=torch.float32) + (math.log2(topk) + LOG2E / 2)
    if lse_inf:
        lse[:, lse_inf - 1 :: 2 * lse_inf] = math.inf
        lse[:, 2 * lse_inf - 1 :: 2 * lse_inf] = -math.inf
    return q, k, indices, lse, q_start, k_stride, d_qk**-0.5


def refresh(data: input_t, seed: int, **_: Any) -> None:
    """Makes new inputs of old ones, in place and at once: other signs in q and k. The rest stays."""
    q, k = data[:2]
    flip_signs(torch.Generator(device=q.device).manual_seed(seed), q, k)


def valid_slots(data: input_t) -> torch.Tensor:
    """bool [s_q, topk], True where the slot's key exists and lies at or before its query."""
    q, k, indices, _, q_start, k_stride, _ = data
    position = torch.arange(q.shape[0], device=q.device, dtype=torch.int64)[:, None] + q_start
    last = torch.div(position + 1 - k_stride, k_stride, rounding_mode="floor")
    return (indices >= 0) & (indices < k.shape[0]) & (indices.long() <= last)


def ref_kernel(data: input_t) -> output_t:
    """The same in f32, a few queries at a time; runs on the device of the data."""
    q, k, indices, lse, _, _, sm_scale = data
    s_q, _, d_qk = q.shape
    topk = indices.shape[1]
    valid = valid_slots(data)
    keys = k[:, 0].float()
    # A head that attended to nothing adds nothing.
    shift = torch.where(lse == -math.inf, math.inf, lse)
    out = torch.zeros(s_q, topk, dtype=torch.float32, device=q.device)
    rows = max(1, 2**28 // (topk * d_qk))
    for first in range(0, s_q, rows):
        part = slice(first, first + rows)
        picked = keys[torch.where(valid[part], indices[part], 0).long()]  # [rows, topk, d_qk]
        score = torch.bmm(q[part].float(), picked.mT) * (sm_scale * LOG2E)  # [rows, h_q, topk]
        weight = torch.exp2(score - shift[part, :, None]).sum(1)
        out[part] = torch.where(valid[part], weight, 0.0)
    return out


def check_implementation(data: input_t, output: output_t) -> tuple[bool, str]:
    """Compares with the reference (1e-3 relative, 1e-5 absolute), and invalid slots with exactly 0."""
    good, lines = verbose_allclose(output, ref_kernel(data), rtol=RTOL, atol=ATOL)
    if good:
        wrong = (output != 0) & ~valid_slots(data)
        if wrong.any():
            at = tuple(wrong.nonzero()[0].tolist())
            good, lines = False, [f"{int(wrong.sum())} invalid slots are not 0; at {at}: got {output[at].item()!r}"]
    return good, "\n".join(lines)


def cost(s_q: int, s_kv: int, h_q: int, d_qk: int, topk: int, seed: int = 0, **inputs: object) -> Cost:
    """One product per query, head, slot and dimension; q, indices, lse, the result and the chosen keys once.

    ``inputs`` (q_start, k_stride, invalid, lse_inf, q_slice, order) are not counted in.
    """
    moved = 2 * (s_q * h_q + distinct(s_kv, s_q * topk)) * d_qk + 4 * s_q * (2 * topk + h_q)
    return Cost(flops=2.0 * s_q * h_q * topk * d_qk, bytes=moved, peak="bf16")
