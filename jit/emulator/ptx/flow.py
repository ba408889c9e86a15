"""Basic blocks, in an order for which running the lowest block first brings diverged lanes together again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from .opcodes import BRANCH, EXIT, STOP, TABLE, WAIT, of
from .parse import Function, Inst


@dataclass(frozen=True)
class Meeting:
    """Of an instruction at which lanes may wait for others (meetings.py): the block in which they meet, the block in
    which they go on, None for the end of the thread, and what of their block they execute from it on."""

    meets: int
    after: int | None
    left: list[Inst]


@dataclass
class Block:
    """Instructions without a branch but at the end.

    Attributes:
        targets: successor block numbers, taken branch first, or those of a `brx.idx` by index.
        rest: it is a part of a block before it, for lanes that had to wait there (meetings.py).
        meetings: what is known of the instructions at which lanes may wait for others, by id.
    """

    insts: list[Inst] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    rest: bool = False
    meetings: dict[int, Meeting] = field(default_factory=dict)


def blocks(function: Function, alone: Collection[int] = (), first: Collection[int] = ()) -> list[Block]:
    """The blocks of a kernel; block 0 is the entry, an order number the block's program counter. ``alone``: ids of
    instructions that stand alone in theirs; ``first``: of those that begin one."""
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
        ends = WAIT if id(item) in alone else of(item).ends
        if (ends == WAIT or id(item) in first) and raw[-1].insts:
            raw.append(Block())
        raw[-1].insts.append(item)
        if ends:
            raw.append(Block())
    end = len(raw) - 1
    for i, block in enumerate(raw):
        last = block.insts[-1] if block.insts else None
        after = [i + 1] if i < end else []
        ends = of(last).ends if last else ""
        if last and ends == BRANCH and last.guard and (exits := _exits(raw, labels[last.args[0]], after, last)):
            block.insts[-1], block.targets = exits
        elif last and ends == BRANCH:
            block.targets = [labels[last.args[0]]] + (after if last.guard else [])
        elif last and ends == TABLE:
            block.targets = [labels[name] for name in tables[last.args[1]]] + (after if last.guard else [])
        elif last and ends in (EXIT, STOP) and not last.guard:
            block.targets = []
        else:
            block.targets = after
    order = _order(raw)
    place = {old: new for new, old in enumerate(order)}
    for old in order:
        raw[old].targets = [place[target] for target in raw[old].targets]
    return [raw[old] for old in order]


def _exits(raw: list[Block], to: int, after: list[int], branch: Inst) -> tuple[Inst, list[int]] | None:
    """A branch one way of which is the kernel's end, as an exit with its guard, and where the other lanes go on. Nobody
    waits for who has exited, so that has to be done before the others run."""
    for target, others, negated in ((to, after, branch.negated), *((n, [to], not branch.negated) for n in after)):
        only = raw[target].insts
        if len(only) == 1 and of(only[0]).ends == EXIT and not only[0].guard:
            return replace(only[0], guard=branch.guard, negated=negated, location=branch.location), others
    return None


def _order(raw: list[Block]) -> list[int]:
    """Topological, with every loop's blocks next to each other: the components of the graph without the edges back to
    a component's first block, again and again. Lanes that wait for others are then always at a later block."""
    done: list[int] = []

    def arrange(nodes: list[int], head: int, cut: bool) -> None:
        inside = set(nodes)
        after = {n: [t for t in raw[n].targets if t in inside and not (cut and t == head)] for n in nodes}
        components = _components(head, nodes, after)
        place = {n: i for i, component in enumerate(components) for n in component}
        entries: dict[int, int] = {}  # of a component, the first block that another one leads to
        for n in nodes:
            for target in after[n]:
                if place[target] != place[n]:
                    entries[place[target]] = min(target, entries.get(place[target], target))
        for i, component in enumerate(components):
            if len(component) == 1:
                done.append(component[0])
                continue
            first = entries.get(i, head)
            arrange(component, first if place.get(first) == i else min(component), True)

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
