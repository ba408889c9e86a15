"""The number of the form that runs, for a kernel of numba; see `jit.base.variants`."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic


@intrinsic  # type: ignore[misc, unused-ignore]
def form(context: Any) -> Any:
    """The value of the register `%envreg31`."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(32), [])
        return builder.call(ir.InlineAsm(kind, "mov.u32 $0, %envreg31;", "=r", side_effect=False), [])

    return types.int32(), code
