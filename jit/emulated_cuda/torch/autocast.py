"""`torch.autocast("cuda")` on host memory.

The functions that take the lower precision are left to torch's autocast of the CPU, whose list has all of CUDA's; those
that need f32 get it here, since the CPU's list is shorter. The lists are those of torch's page "Automatic Mixed
Precision package".
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import torch

from ...base.emulated_device import MARK

_LOWER = (torch.float16, torch.bfloat16)
_IN_F32 = {
    "__pow__", "__rdiv__", "__rpow__", "__rtruediv__", "acos", "asin", "binary_cross_entropy_with_logits",
    "cdist", "cosh", "cosine_embedding_loss", "cosine_similarity", "cross_entropy", "cumprod", "cumsum", "dist",
    "erfinv", "exp", "expm1", "group_norm", "hinge_embedding_loss", "kl_div", "l1_loss", "layer_norm", "log",
    "log10", "log1p", "log2", "log_softmax", "margin_ranking_loss", "mse_loss", "multi_margin_loss",
    "multilabel_margin_loss", "nll_loss", "norm", "normalize", "pdist", "poisson_nll_loss", "pow", "prod",
    "reciprocal", "renorm", "rsqrt", "sinh", "smooth_l1_loss", "soft_margin_loss", "softmax", "softmin",
    "softplus", "sum", "tan", "triplet_margin_loss",
}  # fmt: skip


def on() -> bool:
    """Whether `torch.autocast("cuda")` is on."""
    return torch.is_autocast_enabled("cuda")


def widened(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    """The arguments of a function, of f32 where CUDA's autocast has them so."""
    if getattr(func, "__name__", "") not in _IN_F32 or kwargs.get("dtype") is not None:
        return args

    def wide(value: Any) -> Any:
        lower = isinstance(value, torch.Tensor) and value.dtype in _LOWER and getattr(value, MARK, False)
        return value.float() if lower else value

    return tuple(wide(value) for value in args)


@contextlib.contextmanager
def on_host() -> Iterator[None]:
    """The CPU's autocast with the precision of CUDA's, for one call."""
    before = torch.is_autocast_enabled("cpu"), torch.get_autocast_dtype("cpu")
    torch.set_autocast_dtype("cpu", torch.get_autocast_dtype("cuda"))
    torch.set_autocast_enabled("cpu", True)
    try:
        yield
    finally:
        torch.set_autocast_enabled("cpu", before[0])
        torch.set_autocast_dtype("cpu", before[1])
