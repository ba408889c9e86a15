"""Notices torch operations: those that compute, for tasks that ask for a submission's own kernels, and those that only
fill and move, each of which is a kernel or a copy on a chip too."""

from __future__ import annotations

from typing import Any

from torch.utils._python_dispatch import TorchDispatchMode

# What a submission may still ask of torch where computing with it is forbidden: memory, views, and moving bytes.
_ALLOWED_OPS = frozenset(
    """
    empty empty_like empty_strided new_empty new_empty_strided zeros zeros_like new_zeros full full_like new_full
    ones ones_like view _unsafe_view reshape as_strided expand permute transpose t squeeze unsqueeze select slice
    narrow split split_with_sizes unbind chunk unfold flatten movedim swapaxes alias detach clone copy_ _to_copy
    to contiguous zero_ fill_ resize_ set_ lift_fresh record_stream is_pinned pin_memory item _local_scalar_dense
    view_as_real view_as_complex scalar_tensor arange cat stack
    """.split()  # noqa: SIM905
)

# Without fill_, with which torch fills fresh memory where it is deterministic.
_MOVES = frozenset(
    """
    zeros zeros_like new_zeros full full_like new_full ones ones_like clone copy_ _to_copy zero_
    _local_scalar_dense arange cat stack
    """.split()  # noqa: SIM905
)


class TorchGuard(TorchDispatchMode):
    """Notes every torch operation on this thread that computes something, for tasks that forbid it, as ``refused``, and
    those that only fill or move memory as ``moves``."""

    def __init__(self) -> None:
        super().__init__()
        self.refused: set[str] = set()
        self.moves: set[str] = set()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        name = func.name().removeprefix("aten::").split(".")[0]
        if name not in _ALLOWED_OPS:
            self.refused.add(func.name())
        elif name in _MOVES:
            self.moves.add(func.name())
        return func(*args, **(kwargs or {}))
