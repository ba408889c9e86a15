"""What else computes this, to time beside a submission. Each takes the task's data and returns c."""

from __future__ import annotations

from collections.abc import Callable

import torch
from task import input_t, output_t

_E2M1 = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0)


def _decode(packed: torch.Tensor, scales_permuted: torch.Tensor) -> torch.Tensor:
    """[rows, k/2] pairs and [32, 4, rm, 4, rk] scales to [rows, k] bfloat16, scaled."""
    rows = packed.shape[0]
    pairs = torch.tensor(
        [(_E2M1[byte & 15], _E2M1[byte >> 4]) for byte in range(256)], dtype=torch.bfloat16, device=packed.device
    )
    codes = pairs[packed.view(torch.uint8).int()].view(rows, -1, 16)
    ordered = scales_permuted.view(torch.uint8).permute(2, 1, 0, 4, 3)  # [rm, 4, 32, rk, 4]
    scales = ordered.reshape(ordered.shape[0] * 128, -1)[:rows, : codes.shape[1]]
    return (codes * scales.contiguous().view(torch.float8_e4m3fn).bfloat16().unsqueeze(2)).flatten(1)


def dequantise_matmul(data: input_t) -> output_t:
    """torch: dequantise to bfloat16 (a code times an e4m3 scale is exact in it), then a cuBLAS product into float32."""
    a, b, _, _, sfa_permuted, sfb_permuted, c = data
    for batch in range(c.shape[2]):
        matrix = _decode(a[:, :, batch], sfa_permuted[..., batch])
        vector = _decode(b[:1, :, batch], sfb_permuted[..., batch])
        if a.is_cuda:
            product = torch.mm(matrix, vector.t(), out_dtype=torch.float32)
        else:
            product = matrix.float() @ vector.float().t()
        c[:, :, batch] = product.half()
    return c


def scaled_mm(data: input_t) -> output_t:
    """torch._scaled_mm on the padded b, the public problem's own reference. Needs a chip with FP4 tensor cores.

    Raises:
        ImportError: this chip has none.
    """
    a, b, _, _, sfa_permuted, sfb_permuted, c = data
    if not a.is_cuda or torch.cuda.get_device_capability(a.device)[0] < 10:
        raise ImportError("scaled_mm: expected a chip with FP4 tensor cores (compute capability 10.0 or later)")
    for batch in range(c.shape[2]):
        sfa, sfb = (s[..., batch].permute(2, 4, 0, 1, 3).flatten() for s in (sfa_permuted, sfb_permuted))
        vectors = b[:, :, batch].transpose(0, 1)
        product = torch._scaled_mm(a[:, :, batch], vectors, sfa, sfb, bias=None, out_dtype=torch.float16)
        c[:, 0, batch] = product[:, 0]
    return c


PEERS: dict[str, Callable[[input_t], output_t]] = {"dequantise_matmul": dequantise_matmul, "scaled_mm": scaled_mm}
