"""The loop over the lanes of a mask, for every function of generated code that has one."""

from __future__ import annotations

from .templates import Templates

_IR = Templates(__file__, "lane_loop.ll")


def lane_loop(mask: str, before: str, done: str, **carried: tuple[str, str]) -> str:
    """IR from `head:` to the start of block `lane`, which has the lane's number in `%i` and `%i64`; block `next` of the
    function's own text branches to `head`.

    Args:
        mask: the lanes, an i32.
        before: the block from which the function enters the loop.
        done: the block after the last lane.
        carried: i64 values by name, each with its first value and that after a lane.
    """
    lines = [
        _IR.fill("carried", name=name, first=first, following=following, before=before)
        for name, (first, following) in carried.items()
    ]
    return _IR.fill("head", mask=mask, before=before, done=done, carried="\n".join(lines))
