"""The sum of each row by Triton."""

import torch
import triton
import triton.language as tl


@triton.jit
def rows_kernel(x, out, columns, scale, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    total = 0.0
    for first in range(0, columns, BLOCK):
        found = tl.load(x + row * columns + first + at, mask=first + at < columns, other=0.0)
        total += tl.sum(found, 0)
    tl.store(out + row, total * scale)


def custom_kernel(data):
    x, scale = data
    rows, columns = x.shape
    out = torch.empty(rows, device="cuda")
    rows_kernel[(rows,)](x, out, columns, scale, BLOCK=128)
    return out
