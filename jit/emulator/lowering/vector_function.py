"""Functions of a program on vectors of all lanes."""

from __future__ import annotations

from collections.abc import Iterable

from ..native.templates import Templates

_IR = Templates(__file__, "vector_function.ll")


def vector_function(name: str, vector: str, operands: Iterable[str], body: str, attributes: str = "noinline") -> str:
    """IR of `void @name(ptr v)`.

    Args:
        name: of the function.
        vector: LLVM's type of the operands and of the result.
        operands: their names in ``body``, without `%`; they are 256 bytes apart at `v`.
        body: instructions that make `%r`, which replaces the first operand.
        attributes: of the function.
    """
    loads = [_IR.fill("operand", name=name, offset=256 * i, vector=vector) for i, name in enumerate(operands)]
    return _IR.fill("function", name=name, vector=vector, operands="\n".join(loads), body=body, attributes=attributes)
