"""Basic blocks, in an order for which running the lowest block first brings diverged lanes together again."""

from __future__ import annotations

from dataclasses import dataclass, field

from .parse import Function, Inst

# Each stands alone in its block, so that a warp can stop there and come back.
SUSPENDING = (
    "bar.sync", "bar.cta.sync", "barrier.sync", "barrier.cta.sync", "bar.red", "barrier.red", "barrier.cta.red",
    "mbarrier.try_wait", "mbarrier.test_wait", "barrier.cluster.wait", "nanosleep",
    "tcgen05.alloc",
)  # fmt: skip
EXITS = ("ret", "exit")


@dataclass
class Block:
    """Instructions without a branch but at the end. `targets`: successor block numbers, taken branch first,
    or those of a `brx.idx` by index."""

    insts: list[Inst] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)


def suspends(inst: Inst) -> bool:
    """Whether a warp may have to wait at the instruction."""
    return inst.op.startswith(SUSPENDING) and not inst.op.startswith("bar.warp")


def blocks(function: Function) -> list[Block]:
    """The blocks of a kernel; block 0 is the entry, an order number the block's program counter."""
    raw: list[Block] = [Block()]
    labels: dict[str, int] = {}
    tables: dict[str, list[str]] = {}
    last_label = ""
    for item in function.body:
        if isinstance(item, str):
            if raw[-1].insts:
                raw.append(Block())
            labels[item] = len(raw) - 1
            last_label = item
            continue
        if item.op == "brx.targets":
            tables[last_label] = item.args
            continue
        if suspends(item) and raw[-1].insts:
            raw.append(Block())
        raw[-1].insts.append(item)
        if item.parts[0] in ("bra", "brx", "trap", *EXITS) or suspends(item):
            raw.append(Block())
    end = len(raw) - 1
    for i, block in enumerate(raw):
        last = block.insts[-1] if block.insts else None
        after = [i + 1] if i < end else []
        if last and last.parts[0] == "bra":
            block.targets = [labels[last.args[0]]] + (after if last.guard else [])
        elif last and last.parts[0] == "brx":
            block.targets = [labels[name] for name in tables[last.args[1]]] + (after if last.guard else [])
        elif last and last.parts[0] in ("trap", *EXITS) and not last.guard:
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
