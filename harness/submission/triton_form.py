"""The number of the form that runs, for a Triton kernel, and what it chooses; see `jit.base.variants`.

Both are of the kind of Triton's own functions, which the compiler calls while it reads a kernel: that is quicker than a
function that it has to compile, and a change that does not fit can be left out there.
"""

from __future__ import annotations

from typing import Any

import triton.language as tl
from triton.language.core import builtin


@builtin
def form(_semantic: Any = None) -> Any:
    """The value of the register `%envreg31`, i32."""
    return tl.inline_asm_elementwise(
        "mov.u32 $0, %envreg31; // $1", "=r,r", [tl.program_id(0, _semantic=_semantic)], dtype=tl.int32, is_pure=True,
        pack=1, _semantic=_semantic,
    )  # fmt: skip


@builtin
def pick(chosen: Any, new: Any, now: Any, _semantic: Any = None) -> Any:
    """``new`` where ``chosen`` is true, else ``now``, which alone says the type and the shape. Where ``new`` cannot
    have these, ``now``: the kernel then compiles, and does what it did."""
    try:
        old, other = _semantic.to_tensor(now), _semantic.to_tensor(new)
        if old.dtype != other.dtype and not (old.dtype.is_ptr() or other.dtype.is_ptr()):
            other = _semantic.cast(other, old.dtype)
        made = _semantic.where(_semantic.to_tensor(chosen), other, old)
    except Exception:
        return now
    return made if made.type == old.type else now


@builtin
def uncast(chosen: Any, value: Any, dtype: Any, _semantic: Any = None) -> Any:
    """``value`` where ``chosen`` is true, else what a cast makes of it, in the type of ``value``. Where that cannot be,
    the cast: the kernel then compiles, and does what it did."""
    own, kind = _semantic.to_tensor(value), getattr(dtype, "value", dtype)
    made = _semantic.cast(own, kind)
    if own.dtype.is_ptr() or made.dtype.is_ptr():
        return made
    return _semantic.where(_semantic.to_tensor(chosen), own, _semantic.cast(made, own.dtype))


for _one in (form, pick, uncast):  # Triton takes those of its own modules alone
    _one.__module__ = "triton.language.core"
