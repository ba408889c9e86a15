import torch
from utils import make_match_reference


def generate_input(rows, cols, most, seed):
    g = torch.Generator(device="cuda").manual_seed(seed)
    count = torch.randint(0, most, (rows,), generator=g, device="cuda", dtype=torch.int32)
    ptr = torch.zeros(rows + 1, device="cuda", dtype=torch.int32)
    ptr[1:] = torch.cumsum(count, 0)
    nnz = int(ptr[-1])
    col = torch.randint(0, cols, (nnz,), generator=g, device="cuda", dtype=torch.int32)
    values, x, y = (torch.randn(size, generator=g, device="cuda") for size in (nnz, cols, rows))
    return ptr, col, values, x, y, 1.5, 0.5


def ref_kernel(data):
    ptr, col, val, x, y, alpha, beta = data
    row = torch.repeat_interleave(torch.arange(len(y), device=y.device), (ptr[1:] - ptr[:-1]).long())
    out = torch.zeros_like(y, dtype=torch.float64)
    out.index_add_(0, row, (val * x[col.long()]).double())
    return (alpha * out + beta * y).float()


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
