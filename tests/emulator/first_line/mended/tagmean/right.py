import torch
import triton
import triton.language as tl


@triton.jit
def means(x, begins, ends, out, longest, BLOCK: tl.constexpr):
    run = tl.program_id(0)
    begin = tl.load(begins + run)
    end = tl.load(ends + run)
    total = tl.zeros((BLOCK,), tl.float32)
    for first in range(0, longest, BLOCK):
        at = begin + first + tl.arange(0, BLOCK)
        total += tl.load(x + at, mask=at < end, other=0.0)
    count = end - begin
    tl.store(out + run, tl.sum(total, axis=0) / count)


def custom_kernel(data):
    x, begins, ends = data
    out = torch.empty(begins.shape, dtype=x.dtype, device=x.device)
    means[(begins.numel(),)](x, begins, ends, out, int((ends - begins).max()), BLOCK=16)
    return out
