"""Where a kernel stores to global memory."""

from __future__ import annotations

from collections.abc import Iterable

from .flow import Block
from .parse import Inst

_COPIES = ("global", "shared::cta")  # the state spaces of a copy out of shared memory, in this order


def places(blocks: Iterable[Block]) -> list[str]:
    """``file:line`` of the instructions that store to global memory; where there are none, of those that may."""
    insts = [inst for block in blocks for inst in block.insts if inst.location]
    found = [inst for inst in insts if _stores(inst)] or [
        inst for inst in insts if inst.parts[0] == "st" and _generic(inst)
    ]
    return list(dict.fromkeys(inst.location.partition(" (")[0] for inst in found))


def _stores(inst: Inst) -> bool:
    if inst.parts[0] in ("st", "red", "atom"):
        return "global" in inst.parts
    if inst.parts[0] == "cp":
        return all(space in inst.parts for space in _COPIES) and inst.parts.index("global") < inst.parts.index(
            _COPIES[1]
        )
    return False


def _generic(inst: Inst) -> bool:
    return not any(part.partition("::")[0] in ("shared", "local", "param", "const") for part in inst.parts)
