"""Moves of a wgmma's results that stand in front of the wait for them, in the PTX that LLVM makes for Triton.

LLVM unpacks accumulators of f16, `mov.b32 {%rs1, %rs2}, %r1`, where `wgmma.mma_async` has given them, and
`wgmma.wait_group` follows. ptxas takes such a move for another name of the register: in the machine code of a kernel
with such moves, every use of the results stands behind the wait. Here the moves are put behind it.
"""

from __future__ import annotations

from .dataflow import effect, names_of
from .parse import Function, Inst, leaves
from .types import number

_MMA, _COMMIT, _WAIT = "wgmma.mma_async", "wgmma.commit_group", "wgmma.wait_group"


def put_behind_waits(function: Function) -> None:
    """Puts moves without a guard behind the first wait on their straight way that waits for what they move, where
    nothing in between uses what they write or writes what they move. The wait's `early` is the first such move."""
    body, at = function.body, 0
    pending: dict[str, int] = {}  # registers that wgmma.mma_async writes, and how many groups were committed since
    while at < len(body):
        item = body[at]
        if isinstance(item, str):
            pending.clear()
        elif item.op.startswith(_MMA):
            pending.update(dict.fromkeys(leaves(item.args[0]), 0))
        elif item.op.startswith(_COMMIT):
            pending = {name: count + 1 for name, count in pending.items()}
        elif item.op.startswith(_WAIT):
            pending = {name: count for name, count in pending.items() if count <= number(item.args[0])}
        elif item.parts[0] == "mov" and not item.guard and len(item.args) == 2:
            groups = [pending[name] for name in leaves(item.args[1]) if name in pending]
            if groups and (wait := _wait_for(function, at, min(groups))):
                _defer(body, at, wait)
                continue
        at += 1


def _wait_for(function: Function, at: int, groups: int) -> int:
    """The number of the wait that the move at ``at`` may stand behind; 0 where there is none. ``groups``: how many were
    committed since the wgmma.mma_async."""
    move = function.body[at]
    assert isinstance(move, Inst)
    written, moved = set(leaves(move.args[0])), set(leaves(move.args[1]))
    for behind in range(at + 1, len(function.body)):
        item = function.body[behind]
        if isinstance(item, str) or item.parts[0] in ("bra", "brx", "ret", "exit", "call"):
            return 0
        if item.op.startswith(_COMMIT):
            groups += 1
        if item.op.startswith(_WAIT) and number(item.args[0]) < groups:
            return behind
        one = effect(item, function.registers)
        if not written.isdisjoint(names_of(one)) or not moved.isdisjoint(one.writes):
            return 0
    return 0


def _defer(body: list[Inst | str], at: int, wait: int) -> None:
    """Puts the move at ``at`` behind a wait, and behind the moves that are there already."""
    move, after = body.pop(at), body[wait - 1]
    assert isinstance(move, Inst)
    assert isinstance(after, Inst)
    after.early = after.early or move
    place = wait
    while place < len(body) and getattr(body[place], "late", False):
        place += 1
    move.late = True
    body.insert(place, move)
