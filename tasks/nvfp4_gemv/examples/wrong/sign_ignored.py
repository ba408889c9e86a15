"""Bug: drops the sign bit of every code. Survives the public inputs, which have no negative code."""

from __future__ import annotations

import torch
from task import input_t, output_t

MAGNITUDES = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)


def decode(packed: torch.Tensor) -> torch.Tensor:
    """[rows, k/2] e2m1 pairs to [rows, k] float32."""
    byte = packed.view(torch.uint8).int()
    codes = torch.stack((byte & 15, byte >> 4), dim=-1).flatten(1)
    table = torch.tensor(MAGNITUDES, device=packed.device)
    return table[codes & 7]


def plain_scales(permuted: torch.Tensor, rows: int) -> torch.Tensor:
    """[32, 4, rm, 4, rk] block-scale layout to [rows, rk*4] float32."""
    ordered = permuted.view(torch.uint8).permute(2, 1, 0, 4, 3)  # [rm, 4, 32, rk, 4]
    flat = ordered.reshape(ordered.shape[0] * 128, -1)[:rows]
    return flat.contiguous().view(torch.float8_e4m3fn).float()


def custom_kernel(data: input_t) -> output_t:
    a, b, _, _, sfa_permuted, sfb_permuted, c = data
    for batch in range(c.shape[2]):
        vector = decode(b[:1, :, batch])
        codes = decode(a[:, :, batch])
        blocks = codes.shape[1] // 16
        dots = (codes * vector).view(-1, blocks, 16).sum(2)
        sfa = plain_scales(sfa_permuted[..., batch], codes.shape[0])[:, :blocks]
        sfb = plain_scales(sfb_permuted[..., batch], 1)[:, :blocks]
        c[:, 0, batch] = (dots * (sfa * sfb)).sum(1).half()
    return c
