"""Native code of the issue of `cp.async`: it fills the warp's queue of copies (copy_queue.py)."""

from __future__ import annotations

from ..lowering.kernel import Lowering
from ..native import copy_queue
from ..native import frame as f
from ..native.lane_loop import lane_loop
from ..native.templates import Templates
from ..ptx.parse import Inst
from ..races import layout, race_code

_IR = Templates(__file__, "async_copy.ll")


def gives_source_size(inst: Inst) -> bool:
    """Whether operand 3 of a `cp.async` is the number of bytes to read, or the predicate to ignore them; a cache policy
    may stand behind it, or there alone."""
    return len(inst.args) > 3 + ("L2::cache_hint" in inst.op)


def issue(low: Lowering, size: int) -> str:
    """`i1 @cp_async_{size}(frame, to, from, present, mask, site, cache)`: puts the lanes' copies into the queue; true,
    with the queue as it was, where something is wrong or unusual."""
    return _IR.fill(
        size=size,
        within=size - 1,
        each=lane_loop("%mask", "entry", "all", n=("0", "%n1"), reading=("0", "%reading1")),
        pieces=race_code.symbol(low, "pieces"),
        lanes=race_code.symbol(low, "lanes"),
        queue=copy_queue,
        frame=f,
        layout=layout,
    )
