"""`multimem.*` [PTX ISA 9.7.9.14] on one device: a multimem address points to one location, and is its address.

So a reduction over all locations gives the value that is there, without any rounding, and a store or reduction to all
of them writes that one. Multimem addresses look like others here.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ..lowering.emitter import BlockEmitter
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import ALWAYS, ATOMIC, LOAD, MEMORY, STORE, STRONG, instruction, refuse
from ..ptx.parse import Inst
from .atomics import atomic
from .load_store import load, store

_OPERATIONS = ("min", "max", "add", "and", "or", "xor")
_EIGHT = re.compile(r"(?:e4m3|e5m2)(?:x([24]))?")

refuse(
    "multimem",
    why="bulk copies to all devices of a multicast object are not executed here",
    isa="9.7.9.26, 9.7.9.27",
    counts="asynchronous copy",
    results=(),
    crosses=MEMORY,
    signals=ALWAYS,
)


def _plain(inst: Inst, name: str, without: tuple[str, ...] = ()) -> Inst:
    """The same access of the one location, as ``name``: `ld`, `st` or `red`."""
    parts = [part for part in inst.parts[2:-1] if part not in without and not part.startswith("acc::")]
    ptx = inst.parts[-1]
    if eight := _EIGHT.fullmatch(ptx):
        ptx = f"b{8 * int(eight[1] or 1)}"
    elif name != "red" and ptx in ("f16x2", "bf16x2"):
        ptx = "b32"
    parts = [name, *parts, ptx]
    return replace(inst, op=".".join(parts), parts=parts)


@instruction("multimem.ld_reduce", isa="9.7.9.14", counts=LOAD, crosses=STRONG)
def load_reduce(e: BlockEmitter, inst: Inst) -> None:
    """`multimem.ld_reduce{.sem}{.scope}{.global}.op{.acc::prec}{.vec}.type d, [a]`."""
    if not any(part in _OPERATIONS for part in inst.parts[2:-1]):
        raise Unsupported("no operation")
    load(e, _plain(inst, "ld", _OPERATIONS))


@instruction("multimem.st", isa="9.7.9.14", counts=STORE, results=(), stored=1, crosses=STRONG, signals=STRONG)
def store_all(e: BlockEmitter, inst: Inst) -> None:
    """`multimem.st{.sem}{.scope}{.global}{.vec}.type [a], b`."""
    store(e, _plain(inst, "st"))


@instruction("multimem.red", isa="9.7.9.14", counts=ATOMIC, results=(), crosses=MEMORY, signals=ALWAYS)
def reduce_all(e: BlockEmitter, inst: Inst) -> None:
    """`multimem.red{.sem}{.scope}{.global}.op{.vec}.type [a], b`."""
    atomic(e, _plain(inst, "red"))
