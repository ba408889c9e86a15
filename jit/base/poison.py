"""What fresh memory holds where there is no GPU, so that a kernel is seen which reads it before anything wrote there.

A chip has there what others left. In f32, f16 and bf16 the word is NaN, and no arithmetic gives it.
"""

from __future__ import annotations

from typing import Any

WORD = 0x7FBADBAD  # of each four bytes; emulated_cuda/runtime/arena.cpp has it too
MOST = 64 << 20  # bytes of an allocation that get it; the rest stays what it is


def fill(tensor: Any) -> Any:
    """Fills the memory of a new tensor on the CPU; returns it."""
    import torch

    storage = tensor.untyped_storage() if tensor.device.type == "cpu" and tensor.layout == torch.strided else None
    if storage is not None and (count := min(storage.nbytes(), MOST) // 4):
        torch.empty(0, dtype=torch.int32).set_(storage, 0, (count,), (1,)).fill_(WORD)
    return tensor
