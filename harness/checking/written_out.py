"""Functions of torch that stand for several steps, written out, so that a change of one step can be tried.

`altered_reference` reads the text of these functions, and calls them in place of torch's. Each takes what torch's does,
and gives the same but for rounding. What kernels compute twice, such as `x` less its maximum, stands there twice.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

Tensor = torch.Tensor


def softmax(x: Tensor, dim: int = -1, dtype: Any = None) -> Tensor:
    """``torch.softmax``."""
    x = x if dtype is None else x.to(dtype)
    largest = x.amax(dim, keepdim=True)
    return (x - largest).exp() / (x - largest).exp().sum(dim, keepdim=True)


def log_softmax(x: Tensor, dim: int = -1, dtype: Any = None) -> Tensor:
    """``torch.log_softmax``."""
    x = x if dtype is None else x.to(dtype)
    largest = x.amax(dim, keepdim=True)
    return (x - largest) - (x - largest).exp().sum(dim, keepdim=True).log()


def logsumexp(x: Tensor, dim: int, keepdim: bool = False) -> Tensor:
    """``torch.logsumexp``."""
    largest = x.amax(dim, keepdim=True)
    return (largest + (x - largest).exp().sum(dim, keepdim=True).log()).sum(dim, keepdim=keepdim)


def logaddexp(x: Tensor, y: Tensor) -> Tensor:
    """``torch.logaddexp``."""
    largest = torch.maximum(x, y)
    return largest + ((x - largest).exp() + (y - largest).exp()).log()


def layer_norm(
    x: Tensor, normalized_shape: Sequence[int], weight: Any = None, bias: Any = None, eps: float = 1e-5
) -> Tensor:
    """``torch.nn.functional.layer_norm``."""
    dims = tuple(range(-len(tuple(normalized_shape)), 0))
    mean = x.mean(dims, keepdim=True)
    y = (x - mean) / ((x - mean).square().mean(dims, keepdim=True) + eps).sqrt()
    y = y if weight is None else y * weight
    return y if bias is None else y + bias


def rms_norm(x: Tensor, normalized_shape: Sequence[int], weight: Any = None, eps: Any = None) -> Tensor:
    """``torch.nn.functional.rms_norm``."""
    dims = tuple(range(-len(tuple(normalized_shape)), 0))
    small = torch.finfo(x.dtype).eps if eps is None else eps
    y = x / (x.square().mean(dims, keepdim=True) + small).sqrt()
    return y if weight is None else y * weight


def var(x: Tensor, dim: Any = None, unbiased: bool = True, keepdim: bool = False, correction: Any = None) -> Tensor:
    """``torch.var``."""
    dims = tuple(range(x.dim())) if dim is None else dim
    count = x.numel() // max(1, x.sum(dims).numel())
    less = int(unbiased) if correction is None else correction
    return (x - x.mean(dims, keepdim=True)).square().sum(dims, keepdim=keepdim) / (count - less)


def std(x: Tensor, dim: Any = None, unbiased: bool = True, keepdim: bool = False, correction: Any = None) -> Tensor:
    """``torch.std``."""
    dims = tuple(range(x.dim())) if dim is None else dim
    count = x.numel() // max(1, x.sum(dims).numel())
    less = int(unbiased) if correction is None else correction
    return ((x - x.mean(dims, keepdim=True)).square().sum(dims, keepdim=keepdim) / (count - less)).sqrt()


def gelu(x: Tensor, approximate: str = "none") -> Tensor:
    """``torch.nn.functional.gelu``."""
    if approximate == "tanh":
        return 0.5 * x * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
    return 0.5 * x * (1 + torch.erf(x / math.sqrt(2)))


def silu(x: Tensor) -> Tensor:
    """``torch.nn.functional.silu``."""
    return x / (1 + (-x).exp())


def sigmoid(x: Tensor) -> Tensor:
    """``torch.sigmoid``."""
    return 1 / (1 + (-x).exp())


def linear(x: Tensor, weight: Tensor, bias: Any = None) -> Tensor:
    """``torch.nn.functional.linear``."""
    y = x @ weight.mT
    return y if bias is None else y + bias


def cumsum(x: Tensor, dim: int, dtype: Any = None) -> Tensor:
    """``torch.cumsum``, as a sum of what stands before an element, and the element."""
    x = x if dtype is None else x.to(dtype)
    before = torch.cumsum(x, dim) - x
    return before + x


def scaled_dot_product_attention(
    q: Tensor, k: Tensor, v: Tensor, attn_mask: Any = None, dropout_p: float = 0.0, is_causal: bool = False,
    scale: Any = None,
) -> Tensor:  # fmt: skip
    """``torch.nn.functional.scaled_dot_product_attention``."""
    factor = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    scores = q @ k.mT * factor
    if is_causal:
        row, column = (torch.arange(size, device=q.device) for size in scores.shape[-2:])
        scores = scores.masked_fill(row[:, None] < column, -torch.inf)
    if attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, -torch.inf) if attn_mask.dtype == torch.bool else scores + attn_mask
    largest = scores.amax(-1, keepdim=True)
    return ((scores - largest).exp() / (scores - largest).exp().sum(-1, keepdim=True)) @ v
