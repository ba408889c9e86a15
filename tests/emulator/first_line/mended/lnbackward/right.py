import torch
import triton
import triton.language as tl


@triton.jit
def ln_bwd_dx(X, DY, W, Mean, Rstd, DX, stride, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    mask = cols < N
    x = tl.load(X + row * stride + cols, mask=mask, other=0.0)
    dy = tl.load(DY + row * stride + cols, mask=mask, other=0.0)
    w = tl.load(W + cols, mask=mask, other=0.0)
    mean = tl.load(Mean + row)
    rstd = tl.load(Rstd + row)
    xhat = (x - mean) * rstd
    wdy = w * dy
    xhat = tl.where(mask, xhat, 0.0)
    wdy = tl.where(mask, wdy, 0.0)
    c1 = tl.sum(xhat * wdy, axis=0) / N
    c2 = tl.sum(wdy, axis=0) / N
    dx = (wdy - (xhat * c1 + c2)) * rstd
    tl.store(DX + row * stride + cols, dx, mask=mask)


def custom_kernel(data):
    x, dy, w, mean, rstd = data
    dx = torch.empty_like(x)
    rows, columns = x.shape
    ln_bwd_dx[(rows,)](x, dy, w, mean, rstd, dx, x.stride(0), columns, BLOCK=triton.next_power_of_2(columns))
    return dx
