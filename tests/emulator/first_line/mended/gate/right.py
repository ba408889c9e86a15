import torch
import triton
import triton.language as tl


@triton.jit
def join(gate_before, x_before, gate_after, x_after):
    return gate_before * gate_after, x_after + gate_after * x_before


@triton.jit
def recurrence(gates, x, out, steps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    step = tl.arange(0, BLOCK)
    inside = step < steps
    gate = tl.load(gates + row * steps + step, mask=inside, other=0.0)
    value = tl.load(x + row * steps + step, mask=inside, other=0.0)
    _, states = tl.associative_scan((gate, value), 0, join)
    tl.store(out + row * steps + step, states, mask=inside)


def custom_kernel(data):
    gates, x = data
    rows, steps = x.shape
    out = torch.empty_like(x)
    recurrence[(rows,)](gates, x, out, steps, BLOCK=triton.next_power_of_2(steps))
    return out
