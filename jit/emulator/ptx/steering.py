"""The loads whose values decide what a kernel does: which global memory it touches, or how often it turns a loop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from .dataflow import Effect, named
from .flow import Block
from .parse import Inst, space_of

_LOADS = ("ld", "ldu", "ldmatrix", "atom")


def loads(blocks: Sequence[Block], effects: Sequence[Sequence[Effect]]) -> list[Inst]:
    """The loads and atomics of global memory whose values reach an address of global memory or the guard of a branch
    that goes back, through registers, shared or local memory.

    What passes through shared or local memory is not followed by address: a load of shared memory may give all that the
    kernel stores there. What asynchronous copies bring is not followed: most of it is operands of products. A branch
    that skips something decides nothing here.

    Args:
        blocks: of the kernel.
        effects: of their instructions, a row for each block.
    """
    everything = [(inst, one) for block, row in zip(blocks, effects, strict=True)
                  for inst, one in zip(block.insts, row, strict=True)]  # fmt: skip
    writers: dict[str, list[tuple[Inst, Effect]]] = {}
    into: dict[str, list[Effect]] = {}  # the stores to a space
    for inst, one in everything:
        for name in one.writes:
            writers.setdefault(name, []).append((inst, one))
        if inst.parts[0] in ("st", "stmatrix", "atom", "red") and (space := _space(inst)) != "global":
            into.setdefault(space, []).append(one)
    found: dict[int, Inst] = {}
    todo = [*_addresses(everything), *_turns(blocks)]
    seen = set(todo)

    def add(names: Iterable[str | None]) -> None:
        new = {name for name in names if name is not None} - seen
        seen.update(new)
        todo.extend(new)

    while todo:
        for inst, one in writers.get(todo.pop(), ()):
            if inst.parts[0] not in _LOADS:
                add((*one.sources, *one.reads))
                continue
            space = _space(inst)
            if space == "global":
                found[id(inst)] = inst
            for what in into.pop(space, ()):
                add((*what.stored, *what.reads, *what.sources))
    return list(found.values())


def _space(inst: Inst) -> str:
    """The state space of an access; a generic one may be global, but for that of a matrix."""
    found = space_of(inst)
    return found if found != "generic" else "shared" if inst.parts[0] == "ldmatrix" else "global"


def _addresses(everything: Iterable[tuple[Inst, Effect]]) -> Iterator[str]:
    """The registers in addresses of global memory, and in the coordinates of tensor copies."""
    for inst, one in everything:
        if any(arg.startswith("[") for arg in inst.args) and ("global" in inst.parts or _space(inst) == "global"):
            used = {name for arg in inst.args if arg.startswith("[") for name in named(arg)}
            yield from used & {*one.reads, *one.stored, *(name for name in one.sources if name)}


def _turns(blocks: Sequence[Block]) -> Iterator[str]:
    """The guards of branches that go back."""
    for number, block in enumerate(blocks):
        if block.insts and (last := block.insts[-1]).guard and any(target <= number for target in block.targets):
            yield last.guard
