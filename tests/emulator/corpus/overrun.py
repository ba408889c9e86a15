"""What an address leaves is the memory of the pointer that the kernel's text makes it of, though other memory is
nearer."""

from __future__ import annotations

import torch

from .case import Case


def _before(a: torch.Tensor, b: torch.Tensor) -> int:
    """The index in ``a`` of the element in front of ``b``."""
    return (b.data_ptr() - a.data_ptr()) // 4 - 1


CASES = (
    Case(
        "next to another tensor",
        (torch.zeros(64), torch.zeros(64), _before),
        finding="out-of-bounds",
        says=("the allocation of argument 0 (a)",),
        line="// stores",
    ),
)
