"""Changes that the operators make and that are no defects: under every order the kernel does what it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .operators import Defect


@dataclass(frozen=True)
class Harmless:
    """Why changes of one operator at one line of one program are no defects.

    Attributes:
        program: whose name begins so.
        operator: which made them.
        line: a piece of the line that the statement stands for, or of a line that the line was inlined into.
        why: in words.
        first, last: so many of the line's statements only, in the order of the PTX; 0 for all.
        nth: that one only, from 1 on; 0 for all.
    """

    program: str
    operator: str
    line: str
    why: str
    first: int = 0
    last: int = 0
    nth: int = 0


_LAST_ROUND = "nobody waits for this phase: it would free a stage that is not filled again"
_FIRST_ROUND = "the stage is free: the phase before the first is over, and no access is ordered by it"
_NOTHING_BEHIND = "no access behind it needs it"
_LATER_FENCE = "the same thread has the same fence, or a wider one, behind it and before the barrier that follows"
_CLUSTER_BARRIER = "the cluster's barrier, which all warps come to next, orders the same"
_NO_OPERATION = "no asynchronous operation of tcgen05 stands before or behind it that it could order"
_NOT_YET_TURNED = "the sense is not turned before this warp has come"
_INSIDE = "it counts those inside, and one alone is"
_COPIED = "tensor copies brought the tiles, which the products' own proxy does"
_SAME_REGISTERS = "a product before went into the same registers, which nothing else has touched since"
HARMLESS = (
    Harmless("ring_counts:right", "no arrival", "// gives it back", _LAST_ROUND, last=3),
    *(
        Harmless(program, "no barrier of the warp", "__syncwarp();", _LAST_ROUND, last=last)
        for program, last in (
            ("ring_counts:right", 3),
            ("ring_counts:pair", 2),
            ("ring_culprit:right", 2),
            ("ring_pair:right", 2),
        )
    ),
    Harmless("pair_culprit:right", "no barrier of the warp", "__syncwarp();", _LAST_ROUND, nth=4),
    Harmless("pair_culprit:right", "no barrier of the warp", "__syncwarp();", _CLUSTER_BARRIER, nth=5),
    Harmless(
        "tcgen05_cells",
        "no barrier of the warp",
        "__syncwarp();",
        "each lane has waited for the product itself, and all come to the barrier behind it",
    ),
    Harmless("ring_counts:pair", "no arrival", "// tells both", _LAST_ROUND, last=2),
    Harmless("ring_culprit:right", "no arrival", "// gives it back", _LAST_ROUND, last=2),
    Harmless("ring_culprit:right", "no wait for a phase", "// a free stage", _FIRST_ROUND, first=2),
    Harmless("ring_pair:right", "no arrival", "// tells both", _LAST_ROUND, last=2),
    Harmless("descriptor_tiles:right", "no fence", "fence.mbarrier_init", _LATER_FENCE, first=1),
    Harmless("descriptor_tiles:right", "no fence", "fence.proxy.async", _COPIED, nth=1),
    Harmless("descriptor_tiles:right", "no fence", "fence.proxy.async", _COPIED, nth=3),
    Harmless("descriptor_tiles:right", "no fence", "wgmma.fence", _SAME_REGISTERS, nth=4),
    *(
        Harmless(
            "descriptor_tiles:right",
            operator,
            f"wgmma.{what}_group",
            "the second round's wait covers the products of the first, which go into the same registers",
            first=1,
        )
        for operator, what in (
            ("no commit", "commit"),
            ("no wait for copies or products", "wait"),
            ("a wait for one group fewer", "wait"),
        )
    ),
    Harmless("descriptor_tiles:right", "no barrier", "__syncthreads", "each round has a stage of its own", last=2),
    Harmless(
        "descriptor_tiles:right",
        "no wait for a phase",
        "try_wait",
        "every thread waits for it in the other round too",
        last=3,
    ),
    Harmless("refill:right", "no barrier", "if (FREE)", "the tile is not filled again", last=1),
    Harmless("refill:right", "an arrival too early", "if (FREE)", "the tile is not filled again", last=1),
    Harmless("refill:the pair's barrier orders", "no barrier", "__syncthreads", _CLUSTER_BARRIER),
    Harmless("cluster_barrier_exit", "no fence", "fence.mbarrier_init", "threads of one CTA use it, behind a barrier"),
    Harmless("cluster_barrier_exit", "no cluster barrier", "barrier.cluster.wait", _NOTHING_BEHIND),
    Harmless("cluster_barrier_exit", "no wait for a phase", "try_wait", _NOTHING_BEHIND),
    Harmless("tcgen05_cells", "no fence", "init(&bars[0], 1)", _LATER_FENCE),
    Harmless("tcgen05_cells", "a weaker access", "*(volatile u32*)word", "a barrier orders the load behind the store"),
    Harmless(
        "tcgen05_cells", "no wait for a phase", "wait(&bars[0], 0)", "the second product writes other cells", first=1
    ),
    Harmless("tcgen05_cells", "no barrier", "__syncthreads", "each thread has waited for the product itself", nth=2),
    Harmless("tcgen05_cells", "no fence", "allocate(&word", _NO_OPERATION),
    Harmless("pair_culprit:right", "no fence", "tcgen05.fence", _NO_OPERATION),
    *(Harmless("wgmma_release", "no fence", "wgmma.fence", _SAME_REGISTERS, nth=nth) for nth in (2, 3, 4)),
    Harmless("tcgen05_tiles", "no fence", "init(&arrived, 1)", _LATER_FENCE, first=2),
    Harmless("tcgen05_tiles", "no fence", "allocate(&word", _NO_OPERATION),
    Harmless("tcgen05_tiles", "a weaker access", "*(volatile u32*)word", "a barrier orders the load behind the store"),
    Harmless("tcgen05_tiles", "no barrier", "// a warp that has not seen", "no phase comes that it could miss", last=1),
    Harmless(
        "grid_order:lock", "an update in two steps", "atomicExch", "the lock is the CTA's, and nobody else stores to it"
    ),
    Harmless("waiting_lanes", "an update in two steps", "tell(flags", "one thread alone stores to the flag"),
    Harmless(
        "waiting_lanes", "a look instead of a wait", "while (load_acquire", "nothing that the flag tells of is read"
    ),
    Harmless("pair_culprit:right", "no fence", "init(&full, 1)", _LATER_FENCE, first=1),
    Harmless("pair_culprit:right", "no barrier", "__syncthreads", _CLUSTER_BARRIER),
    Harmless("pair_culprit:right", "no wait for a phase", "wait(&empty", _FIRST_ROUND, first=1),
    Harmless("pair_culprit:right", "no commit", "tcgen05.commit", _LAST_ROUND, last=1),
    Harmless("waiting_lanes:elected", "no fence", "__threadfence", "nothing was written that it could publish"),
    Harmless("waiting_lanes:elected", "no wait for a phase", "try_wait", _NOTHING_BEHIND),
    Harmless("try_wait_peek", "no wait for a phase", "while (!complete(&bar, 0)) {}", _NOTHING_BEHIND),
    Harmless("try_wait_peek", "the other parity", "while (!complete(&bar, 0)) {}", _NOTHING_BEHIND),
    *(
        Harmless(f"protocol {one}", "an update in two steps", "inside", _INSIDE)
        for one in ("bakery", "dekker", "peterson")
    ),
    Harmless(
        "protocol dekker", "two accesses swapped", "store(turn, other)", "both are done before the lock is given back"
    ),
    Harmless("protocol leader", "an update in two steps", "add(leaders, 1)", "the leader alone does it", last=1),
    Harmless("protocol once", "an update in two steps", "makers", "the maker alone does it"),
    Harmless("protocol philosophers", "an update in two steps", "meals", "of three, two share a fork: one alone eats"),
    Harmless("protocol philosophers", "two accesses swapped", "store(forks", "both forks are given back, in any order"),
    Harmless(
        "protocol philosophers",
        "a look instead of a wait",
        "exchange(forks",
        "meals are counted by an atomic: two who eat at once leave the same",
    ),
    Harmless("protocol queue", "a look instead of a wait", "wait_for(full, 0)", "the slot is empty at first", first=1),
    Harmless(
        "protocol readers_writer", "an update in two steps", "add(state, -1)", "nobody else stores there while it reads"
    ),
    Harmless("protocol ring", "no arrival", "arrive(empty", _LAST_ROUND, last=2),
    Harmless("protocol ring", "no wait for a phase", "wait(empty", _FIRST_ROUND, first=2),
    *(
        Harmless("protocol sense_barrier", "two accesses swapped", "int old = load(sense)", _NOT_YET_TURNED, nth=nth)
        for nth in (1, 3)
    ),
    Harmless(
        "protocol sequence_lock",
        "two accesses swapped",
        "load(words + 1)",
        "both words are looked at between the same two looks",
    ),
    Harmless("protocol sequence_lock", "an update in two steps", "add(sequence", "one warp alone stores there"),
    *(
        Harmless("protocol stack", "an update in two steps", "taken", "each node is taken by one warp alone", nth=nth)
        for nth in (1, 3)
    ),
    Harmless("protocol stack", "an update in two steps", "push(", "it loses a node below the top, where nobody looks"),
    Harmless("protocol tiles", "an update in two steps", "add(done", "each tile is one CTA's"),
    Harmless("protocol two_locks", "an update in two steps", "1 - first", "the other lock is held around it"),
    Harmless("protocol two_locks", "two accesses swapped", "store(locks", "both locks are given back, in any order"),
    Harmless("protocol two_locks", "a look instead of a wait", "exchange(locks", "the other lock excludes too"),
)


def lines(defect: Defect) -> list[str]:
    """The lines of the sources that a defect's statement stands for, innermost first."""
    return [Path(file).read_text().splitlines()[line - 1].strip() for file, line, _ in defect.frames]


def reason(program: str, defect: Defect, of_it: Sequence[Defect]) -> str:
    """Why a defect of a program is none; "" where it may be one. ``of_it``: all that the operators make of it."""
    for row in HARMLESS:
        if not program.startswith(row.program) or row.operator != defect.operator:
            continue
        alike = [one for one in of_it if one.operator == row.operator and any(row.line in text for text in lines(one))]
        alike = alike[: row.first] if row.first else alike[-row.last :] if row.last else alike
        alike = alike[row.nth - 1 : row.nth] if row.nth else alike
        if defect in alike:
            return row.why
    return ""
