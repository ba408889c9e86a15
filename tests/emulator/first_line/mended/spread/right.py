import torch
import triton
import triton.language as tl


@triton.jit
def spread(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    column = tl.arange(0, BLOCK)
    inside = column < columns
    score = tl.load(x + row * columns + column, mask=inside, other=0.0) * -1.5
    score = tl.where(inside, score, float("-inf"))
    top = tl.max(score, 0)
    tl.store(out + row, top + tl.log(tl.sum(tl.exp(score - top), 0)))


def custom_kernel(data):
    (x,) = data
    out = torch.empty_like(x[:, 0])
    spread[(len(x),)](x, out, x.shape[1], BLOCK=triton.next_power_of_2(x.shape[1]))
    return out
