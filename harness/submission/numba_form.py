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


@intrinsic  # type: ignore[misc, unused-ignore]
def pick(context: Any, chosen: Any, new: Any, now: Any) -> Any:
    """``new`` where ``chosen`` is true, else ``now``, which alone says the type; both are computed. There is no branch:
    numba takes long for a function with many."""
    kind = types.unliteral(now)
    fits = context.can_convert(types.unliteral(new), kind) is not None

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        chosen, new, now = arguments
        if not fits:
            return context.cast(builder, now, signature.args[2], kind)
        row = [context.cast(builder, *one, kind) for one in ((new, signature.args[1]), (now, signature.args[2]))]
        return builder.select(context.cast(builder, chosen, signature.args[0], types.boolean), *row)

    return kind(chosen, new, now), code
