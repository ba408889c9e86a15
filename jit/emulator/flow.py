"""Basic blocks, in an order for which running the lowest block first brings diverged lanes together again."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .parse import Function, Inst

# Executed by the Python modules of their ISA chapters, each alone in its block: the warp stops there and comes back.
EVENTS = (
    "bar.sync", "bar.arrive", "bar.red", "bar.cta", "barrier", "mbarrier", "cp", "atom", "red", "wgmma.mma_async",
    "wgmma.wait_group", "wgmma.commit_group", "wgmma.fence", "nanosleep", "match", "st.async", "trap", "call",
    "multimem", "fence.proxy", "griddepcontrol",
)  # fmt: skip
# Collective operations of a warp that the native code executes: the lanes of their mask must have come together.
COLLECTIVE = ("shfl.sync", "vote.sync", "redux.sync", "elect.sync", "bar.warp.sync", "ldmatrix", "stmatrix", "mma.sync")
EXITS = ("ret", "exit")


@dataclass
class Block:
    """Instructions without a branch but at the end. `targets`: successor block numbers, taken branch first."""

    insts: list[Inst] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)


def is_event(inst: Inst) -> bool:
    """Whether Python executes the instruction."""
    return any(inst.op == name or inst.op.startswith(name + ".") for name in EVENTS)


def is_collective(inst: Inst) -> bool:
    """Whether lanes of the warp must have come together here."""
    return inst.op.startswith(COLLECTIVE)


def blocks(function: Function) -> list[Block]:
    """The blocks of a kernel; block 0 is the entry, an order number the block's program counter."""
    raw: list[Block] = [Block()]
    labels: dict[str, int] = {}
    for item in function.body:
        if isinstance(item, str):
            if raw[-1].insts:
                raw.append(Block())
            labels[item] = len(raw) - 1
            continue
        first = is_collective(item) and not any(is_collective(other) for other in raw[-1].insts)
        if (is_event(item) or first) and raw[-1].insts:
            raw.append(Block())
        raw[-1].insts.append(item)
        if item.parts[0] in ("bra", *EXITS) or is_event(item):
            raw.append(Block())
    end = len(raw) - 1
    for i, block in enumerate(raw):
        last = block.insts[-1] if block.insts else None
        after = [i + 1] if i < end else []
        if last and last.parts[0] == "bra":
            block.targets = [labels[last.args[0]]] + (after if last.guard else [])
        elif last and last.parts[0] in EXITS and not last.guard:
            block.targets = []
        else:
            block.targets = after
    order = _order(raw)
    place = {old: new for new, old in enumerate(order)}
    for old in order:
        raw[old].targets = [place[target] for target in raw[old].targets]
    return [raw[old] for old in order]


def _order(raw: list[Block]) -> list[int]:
    """Topological, with every loop's blocks next to each other: the components of the graph without the edges back to
    a component's first block, again and again. Lanes that wait for others are then always at a later block."""
    done: list[int] = []

    def arrange(nodes: list[int], head: int, cut: bool) -> None:
        inside = set(nodes)
        after = {n: [t for t in raw[n].targets if t in inside and not (cut and t == head)] for n in nodes}
        for component in _components(head, nodes, after):
            if len(component) == 1:
                done.append(component[0])
                continue
            entries = [n for n in component if any(n in after[m] for m in nodes if m not in component)] or [head]
            first = min(entries)
            arrange(component, first if first in component else min(component), True)

    arrange(_reachable(raw), 0, False)
    return done


def _reachable(raw: list[Block]) -> list[int]:
    seen, todo = {0}, [0]
    while todo:
        for target in raw[todo.pop()].targets:
            if target not in seen:
                seen.add(target)
                todo.append(target)
    return sorted(seen)


def _components(head: int, nodes: list[int], after: dict[int, list[int]]) -> list[list[int]]:
    """Strongly connected components in topological order (Tarjan, without recursion)."""
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on: set[int] = set()
    found: list[list[int]] = []
    for root in [head, *nodes]:
        if root in index:
            continue
        work = [(root, iter(sorted(after[root], reverse=True)))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on.add(root)
        while work:
            node, targets = work[-1]
            for target in targets:
                if target not in index:
                    index[target] = low[target] = len(index)
                    stack.append(target)
                    on.add(target)
                    work.append((target, iter(sorted(after[target], reverse=True))))
                    break
                if target in on:
                    low[node] = min(low[node], index[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component: list[int] = []
                    while True:
                        component.append(member := stack.pop())
                        on.discard(member)
                        if member == node:
                            break
                    found.append(sorted(component))
    return found[::-1]


_NAME = re.compile(r"%[\w$]+")
_NO_RESULT = ("st", "bra", "brx", "red", "bar", "barrier", "ret", "exit", "stmatrix", "prefetch", "fence", "membar")


def destinations(inst: Inst) -> set[str]:
    """Registers that a native instruction assigns; none for an event, whose results reach only some lanes."""
    if is_event(inst) or inst.parts[0] in _NO_RESULT or not inst.args:
        return set()
    return set(_NAME.findall(inst.args[0]))


def sources(inst: Inst) -> set[str]:
    """Registers that an instruction reads."""
    args = inst.args if is_event(inst) or inst.parts[0] in _NO_RESULT else inst.args[1:]
    found = {name for arg in args for name in _NAME.findall(arg)}
    if "cc" in inst.parts or inst.parts[0] in ("addc", "subc", "madc"):
        found.add("%carry")
    return found | ({inst.guard} if inst.guard else set())


def liveness(found: list[Block], registers: dict[str, int]) -> list[set[str]]:
    """Registers that are live at the end of each block. A write under a guard, or by an event, keeps the old value."""
    index = {name: i for i, name in enumerate(registers)}
    names = list(registers)
    used, defined = [], []
    for block in found:
        use, define = 0, 0
        for inst in block.insts:
            outs = destinations(inst)
            for name in sources(inst) | (outs if inst.guard else set()):
                if name in index and not define >> index[name] & 1:
                    use |= 1 << index[name]
            for name in outs:
                if name in index and not inst.guard:
                    define |= 1 << index[name]
        used.append(use)
        defined.append(define)
    live_in = [0] * len(found)
    changed = True
    while changed:
        changed = False
        for i in range(len(found) - 1, -1, -1):
            out = 0
            for target in found[i].targets:
                out |= live_in[target]
            now = used[i] | out & ~defined[i]
            if now != live_in[i]:
                live_in[i], changed = now, True
    outs_of = []
    for block in found:
        out = 0
        for target in block.targets:
            out |= live_in[target]
        outs_of.append({names[i] for i in _set_bits(out)})
    return outs_of


def _set_bits(value: int) -> list[int]:
    text = bin(value)[:1:-1]
    return [i for i, bit in enumerate(text) if bit == "1"]
