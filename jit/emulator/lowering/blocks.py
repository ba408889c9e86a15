"""PTX blocks to LLVM IR: one function a block, which runs it for the masked lanes of a warp on 32-lane vectors.

A register that lives in one block only is an SSA value; every other register has a place in the warp's frame, loaded at
its first use in a block and stored at the block's end. Inactive lanes keep their old contents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ...base.errors import JitError
from ..native import frame as f
from ..ptx.malformed import Defect, Unsupported
from ..ptx.meetings import arrives
from ..ptx.opcodes import BRANCH, EXIT, TABLE, of
from ..ptx.parse import Inst
from . import definedness, merging, python_calls
from .emitter import BlockEmitter, Counters
from .kernel import Lowering
from .values import S64

_MEMORY = {"%abuf": "[32 x i64]", "%vbuf": "[16 x [32 x i64]]", "%ibuf": "[32 x i32]"}  # of a block's function
Follower = Callable[[BlockEmitter, Inst], None]


class Text(NamedTuple):
    """A kernel as LLVM IR.

    Attributes:
        head: the declarations that each of its modules begins with.
        blocks: the function of each block.
    """

    head: str
    blocks: list[str]

    def module(self, numbers: Iterable[int] | None = None) -> str:
        """The module of some blocks, or of all."""
        return "\n".join([self.head, *(self.blocks if numbers is None else (self.blocks[one] for one in numbers))])


def text(low: Lowering, followers: Sequence[Follower] = (), counters: Counters | None = None) -> Text:
    """The kernel's IR. ``followers`` emit code in front of each instruction."""
    followers = (definedness.follow, *followers)
    blocks = [_block(BlockEmitter(low, i, block, counters), followers) for i, block in enumerate(low.blocks)]
    outside = ["%outside = type opaque", *(f'@"{name}" = external global %outside' for name in low.outside)]
    merges = [merging.text()] if low.uniform else []
    return Text("\n".join([*outside, *sorted(low.intrinsics.values()), *merges]), blocks)


def _block(e: BlockEmitter, followers: Sequence[Follower]) -> str:
    """The function `@block{number}`."""
    lanes = e.intrinsic("llvm.ctpop", e.whole).to(S64)
    before = e.read(S64, f.COUNT)
    e.before = before, lanes
    if not e.block.rest:  # counted where its block was
        if e.counters:
            e.counters.block(e, lanes)
        e.write(f.COUNT, before + lanes * len(e.block.insts))
    ended, uniform = False, e.low.uniform
    for inst in e.block.insts:
        e.inst, e.mask = inst, e.whole
        row, start = of(inst), e.checkpoint()
        try:
            for follow in followers:
                follow(e, inst)
            if row.results and inst.args and inst.args[0] in uniform:
                continue
            if row.emits and row.ends in (BRANCH, TABLE, EXIT):
                row.emits(e, inst)
                ended = True
                continue
            e.mask = e.guard(inst)
            if e.counters:
                e.counters.instruction(e, inst)
            python_calls.lower(e, inst)
        except Unsupported as error:
            e.restore(start)
            e.mask = e.guard(inst)
            python_calls.refuse(e, inst, str(error))
        except (Defect, JitError):
            raise
        except Exception as error:
            raise e.defect(f"{type(error).__name__}: {error}") from error
        if row.suspends or arrives(inst):
            e.suspended()
            ended = True
    if not ended:
        if e.block.rest:  # it may go on in the next rest
            e.keep()
        e.flush()
        e.ret(e.block.targets[0] if e.block.targets else f.EXITED)
    for site in dict.fromkeys(e.faults):
        e.lines += [f"fault{site}:", f"  ret i64 {f.FAULT << 32 | site}"]
    body = "\n".join(e.lines)
    memory = "".join(f"  {name} = alloca {t}, align 64\n" for name, t in _MEMORY.items() if name in body)
    whole = f"define i64 @block{e.number}(ptr %w, i32 %mask) {{\nentry:\n{memory}{body}\n}}\n"
    vars(e).clear()  # its values refer to it, so it would stay until the next collection
    return whole
