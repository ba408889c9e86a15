"""Barriers that kernels of numba may lack: where a statement can be put in, and what orders the threads there."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterator

from harness.checking.forms import cuda_barriers
from harness.checking.forms.change import Change, Lines
from harness.checking.forms.python_scope import NUMBA, kernels

_BARRIERS = ("cuda.syncthreads()", "cuda.syncwarp()", "cuda.threadfence()")


def barriers(text: str, lines: Collection[int]) -> list[Change]:
    """A barrier at each of the places before and behind some lines, in the blocks that these stand in."""
    numbers = Lines(text)
    bodies = [body for one in kernels(ast.parse(text)) if one.language == NUMBA for body in _bodies(one.node)]
    blocks, ends = list[cuda_barriers.Block](), dict[int, int]()  # the columns of blocks, by where they end
    for body in bodies:
        starts = [numbers.start(one.lineno) + one.col_offset for one in body]
        last = body[-1]
        end = numbers.start(last.end_lineno or last.lineno) + (last.end_col_offset or 0)
        if not any(text[numbers.start(one.lineno) : at].strip() for one, at in zip(body, starts, strict=True)):
            blocks.append([*starts, end])
            ends.setdefault(end, body[0].col_offset)
    starts_of = {at: at - numbers.start(numbers.of(at)) for block in blocks for at in block[:-1]}
    found = list[Change]()
    for at in cuda_barriers.places(text, blocks, lines):
        write = _before(" " * starts_of[at]) if at in starts_of else _behind(" " * ends[at])
        found += [
            Change(at, at, barrier, cuda_barriers.FAR, ("", barrier), write, orders=True) for barrier in _BARRIERS
        ]
    return found


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks of statements within a function, its own first."""
    for field in ("body", "orelse"):
        body = getattr(node, field, None)
        if isinstance(body, list) and body:
            yield body
            for one in body:
                yield from _bodies(one)


def _before(indent: str) -> Callable[[str, str, str], str]:
    """What is put in front of a statement."""
    return lambda new, now, chosen: f"if {chosen}: {new}\n{indent}{now}"


def _behind(indent: str) -> Callable[[str, str, str], str]:
    """What is put behind the last statement of a block."""
    return lambda new, now, chosen: f"{now}\n{indent}if {chosen}: {new}"
