"""Which machine instructions the warps of a record ran: the way of each warp through the machine code.

The emulator records the blocks of PTX that a warp ran. ptxas unrolls loops, puts a branch's instructions behind
predicates, and moves instructions between blocks. So the way of a warp is looked for in the basic blocks of the
machine code: each of them holds some blocks of PTX, some of them several times, and the next one is that which is
reached over the fewest instructions and of which the least is left over by the blocks of PTX that follow. Of the
copies of a loop that ptxas unrolled, that is next which does most turns. A block that ptxas moved forward lies in a
basic block that ran before, where it has not been yet. Instructions behind a predicate that no lane has are issued too,
and count.
"""

from __future__ import annotations

import heapq
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from .machine_code import Instruction
from .streams import Inst

_AHEAD = 24  # blocks of PTX that are looked at to choose where to go on
_UNROLLED = 24  # instructions that a copy of a loop which does more turns may be farther away than one that does fewer
_CALL = 100  # what a call costs, in instructions: ptxas makes one for the slow way of a division or a root
_BACK = 6  # basic blocks of whose branches the other side may be next, where lanes are not together
_JUMP = 32  # what the other side of a branch before costs, in instructions
_FAR = 4000  # instructions: no way is looked for that is longer

# What tells how often a basic block holds a block of PTX, by the beginnings of both opcodes, the best first; and
# whether ptxas keeps it in its place.
_TELLS: tuple[tuple[str, str, bool], ...] = (
    (r"st\.|stmatrix", r"ST", True),
    (r"bar|red|atom|cp\.|mma|wmma\.mma|wgmma|tcgen05|mbarrier|ldmatrix",
     r"BAR|RED|ATOM|LDGSTS|[HIQBD]MMA|[HIQB]GMMA|UT|UBLK|SYNCS|LDSM", True),
    (r"ld\.(?!param)", r"LD[GSL]|LD$|LD\.", True),
    (r"shfl", r"SHFL", True),
    (r"(fma|add|mul|sub)[.\w]*f(16|32|64)|ex2|lg2|rcp|rsqrt|sqrt|max\.f|min\.f",
     r"[FHD](FMA|ADD|MUL|MNMX)|HFMA2|HADD2|HMUL2|MUFU", False),
)  # fmt: skip
_BYTES = re.compile(r"[buf](8|16|32|64|128)\b")
_LONG = re.compile(
    r"^(?!cvt|ld|st|mov).*\.[bsu]64$"
)  # integers of 64 bits, of which ptxas makes two machine instructions
_VECTOR = re.compile(r"\.v(\d)")


@dataclass
class Way:
    """The way of warps that ran the same blocks of PTX.

    Attributes:
        parts: the basic blocks of the machine code, one after the other.
        at, copy: by block of PTX, which of these basic blocks holds it, and how many times this one had held the same
            block of PTX before.
    """

    parts: np.ndarray
    at: np.ndarray
    copy: np.ndarray


class Walk:
    """The basic blocks of a kernel's machine code, with what each of them holds.

    Args:
        insts: the PTX instructions.
        blocks: the numbers of each PTX block's instructions.
        machine: the machine code.

    Attributes:
        parts: the numbers of each basic block's machine instructions.
        holds: by basic block, how many times it holds each block of PTX.
    """

    def __init__(self, insts: Sequence[Inst], blocks: Sequence[Sequence[int]], machine: Sequence[Instruction]):
        self.parts: list[list[int]] = [[] for _ in range(machine[-1].part + 1)]
        for n, one in enumerate(machine):
            self.parts[one.part].append(n)
        self._next = [self._follow(part, machine) for part in range(len(self.parts))]
        self._joins = _joins(self._next)
        self._reached: dict[int, set[int]] = {}  # by basic block, those to which a way leads from behind it
        calls = ("CALL", "RET", "BRX", "BRXU", "JMP", "JMX")  # whose ways are not followed
        self._exits = {n for n, part in enumerate(self.parts) if part and machine[part[-1]].op.startswith("EXIT")}
        self._cost = [len(part) + _CALL * any(machine[n].op.startswith("CALL") for n in part) for part in self.parts]
        self._calls = {n for n, part in enumerate(self.parts) if part and machine[part[-1]].op.startswith(calls)}
        self.holds: list[Counter[int]] = [Counter() for _ in self.parts]
        self._weight: list[Counter[int]] = [Counter() for _ in self.parts]
        by_row: dict[int, list[int]] = defaultdict(list)
        for n, one in enumerate(machine):
            by_row[one.row].append(n)
        self._holders: dict[int, list[int]] = defaultdict(list)
        asks = ("mbarrier.try_wait", "mbarrier.test_wait")
        self._polls = {n for n, block in enumerate(blocks) if any(insts[i].op.startswith(asks) for i in block)}
        # A warp that waits for its products runs the block of the wait again.
        self._polls |= {n for n, block in enumerate(blocks)
                        if block and all(insts[i].op.startswith("wgmma.wait_group") for i in block)}  # fmt: skip
        self._told: set[int] = set()  # blocks of PTX of which an instruction tells where they are
        for number, block in enumerate(blocks):
            if all(insts[i].op == "ret" for i in block):  # any exit does it
                continue
            copies, told = _copies([insts[i] for i in block], by_row, machine)
            if told:
                self._told.add(number)
            for part, times in copies.items():
                self.holds[part][number] = times
                self._holders[number].append(part)
            for i in block:
                for n in by_row.get(insts[i].row, ()):
                    self._weight[machine[n].part][number] += 1
        self._known: dict[tuple[object, ...], tuple[int, ...]] = {}

    def _follow(self, part: int, machine: Sequence[Instruction]) -> list[int]:
        """Where a basic block goes on."""
        if not self.parts[part]:
            return [part + 1] if part + 1 < len(self.parts) else []
        last = machine[self.parts[part][-1]]
        base, found = last.op.partition(".")[0], []
        # Where lanes are not together, which is seldom, this goes to a slow copy of what follows.
        apart = last.op.startswith("BRA.DIV")
        goes = base in ("BRA", "BSYNC", "BRX", "BRXU", "JMP", "JMX") and not apart
        if goes and 0 <= last.target < len(self.parts):
            found.append(last.target)
        always = base in ("BRA", "EXIT", "RET", "JMP", "BRX", "BRXU", "JMX") and not last.guarded and not apart
        if part + 1 < len(self.parts) and not always:
            found.append(part + 1)
        return found

    def way(self, blocks: np.ndarray) -> Way:
        """The way of a warp that ran these blocks of PTX."""
        trace = blocks.astype(np.int32)
        ran = trace.tolist()
        parts, at, copy = [0], np.zeros(len(ran), np.int64), np.zeros(len(ran), np.int64)
        part, i = 0, 0
        left: dict[int, int] = {}
        runs = {0: (0, left)}  # by basic block, its last run, and which blocks of PTX were in it
        last: dict[int, int] = {}  # by block of PTX, the run that it was in
        while True:
            holds = self.holds[part]
            while i < len(ran):
                number = ran[i]
                if number in self._polls and number in ran[i + 1 : i + 3]:  # it asks again: in modelled time it waits
                    after = ran.index(number, i + 1)
                    at[i:after] = len(parts) - 1
                    i = after
                    continue
                if number in self._holders:
                    times = holds.get(number, 0)
                    done = left.get(number, 0)
                    if done >= times:
                        break
                    left[number], copy[i], last[number] = done + 1, done, len(parts) - 1
                at[i] = len(parts) - 1
                i += 1
            if i >= len(ran):
                return Way(np.array(parts + self._to_end(part), np.int64), at, copy)
            ahead = ran[i : i + _AHEAD]
            told = next((number for number in ahead if number in self._told), -1)
            here = told >= 0 and left.get(told, 0) < holds.get(told, 0)
            been = all(self._run_out(one, part, parts) for one in self._holders[ran[i]])
            free = self._free(ran[i], last.get(ran[i], -1), runs)
            key = (*parts[-_BACK:], here, been, free is not None, trace[i : i + _AHEAD].tobytes())
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = self._on(parts[-_BACK:], ahead, here, been, free is not None)
            if found:
                for one in found:
                    runs[one] = len(parts), {}
                    parts.append(one)
                part, left = found[-1], runs[found[-1]][1]
                continue
            if free is not None:  # ptxas moved it forward
                run, used = free
                at[i], copy[i], last[ran[i]] = run, used.get(ran[i], 0), run
                used[ran[i]] = used.get(ran[i], 0) + 1
            else:  # its instructions are where others are
                at[i] = len(parts) - 1
            i += 1

    def _free(self, number: int, after: int, runs: dict[int, tuple[int, dict[int, int]]]
              ) -> tuple[int, dict[int, int]] | None:  # fmt: skip
        """The last run of a basic block that holds a block of PTX in which that has not been, behind the run where it
        was last; and what was in that run. `runs`: by basic block, its last one."""
        found = [(*runs[part], self.holds[part][number]) for part in self._holders[number] if part in runs]
        return max(((run, used) for run, used, times in found if run > after and used.get(number, 0) < times),
                   key=lambda one: one[0], default=None)  # fmt: skip

    def _to_end(self, part: int) -> list[int]:
        """The basic blocks from behind one to the nearest exit, guarded or not."""
        reached: set[int] = set()
        heap: list[tuple[float, tuple[int, ...]]] = [(0.0, (part,))]
        while heap:
            cost, way = heapq.heappop(heap)
            if way[-1] in self._exits:
                return list(way[1:])
            if way[-1] not in reached:
                reached.add(way[-1])
                for one in self._next[way[-1]]:
                    heapq.heappush(heap, (cost + self._cost[one], (*way, one)))
        return []

    def _run_out(self, one: int, part: int, parts: list[int]) -> bool:
        """A basic block was run, and no way leads back to it."""
        if part not in self._reached:
            seen, todo = set[int](), list(self._next[part])
            while todo:
                if (two := todo.pop()) not in seen:
                    seen.add(two)
                    todo += self._next[two]
            self._reached[part] = seen
        reached = self._reached[part]
        return one not in reached and not reached & self._calls and part not in self._calls and one in parts

    def _on(self, came: list[int], ahead: list[int], here: bool, been: bool, free: bool) -> tuple[int, ...]:
        """The basic blocks from behind the last one to that which holds the next block of PTX. None where its
        instructions are such as ptxas moves, and the next one that has others is nearer, or is in the same basic block
        (`here`): they lie somewhere before. None either where all that hold it ran and cannot again (`been`), and where
        it lies in one that ran (`free`) and in none that comes before the loop goes back."""
        onward = self._nearest(came[-1:], ahead, forward=True)[1]
        if free and not onward:
            return ()
        if onward:
            came = came[-1:]  # it is not on the other side of a branch that other lanes took before
        cost, way = self._nearest(came, ahead)
        if not way and been:
            return ()
        if ahead[0] not in self._told and cost > _JUMP:
            if here:
                return ()
            later = next((i for i, number in enumerate(ahead) if number in self._told), 0)
            if (later and ahead[0] not in ahead[1:later] and self._nearest(came, ahead[later:])[0] < cost) or not way:
                return ()
        after = next((number for number in ahead[1:] if number in self._told), ahead[0])
        forward = all(one < two for one, two in pairwise((came[-1], *way)))
        if forward and after not in self.holds[(way or came)[-1]] and any(after in self.holds[one] for one in way[:-1]):
            return ()  # ptxas moved it behind what follows in PTX
        if way:
            return way
        return (min(self._holders[ahead[0]], key=lambda one: self._left_over(one, ahead)),)

    def _nearest(self, came: list[int], ahead: list[int], forward: bool = False) -> tuple[float, tuple[int, ...]]:
        """The way to the nearest basic block that holds the next block of PTX, and what it costs. `forward`: none is
        looked for that goes back in the code."""
        best: tuple[float, int, tuple[int, ...]] = np.inf, 0, ()
        reached: dict[int, float] = {}
        last = came[-1]
        heap: list[tuple[float, int, tuple[int, ...]]] = [
            (0.0, one, (one,)) for one in self._next[last] if not forward or one > last
        ]
        for n, (before, taken) in enumerate(pairwise(came)):
            if not self._joins[before].intersection(came[n + 1 :]):  # the lanes are not together again
                heap += [(_JUMP, one, (one,)) for one in self._next[before] if one != taken]
        heapq.heapify(heap)
        unrolled: tuple[float, tuple[int, ...]] = np.inf, ()
        while heap:
            cost, one, way = heapq.heappop(heap)
            if cost >= reached.get(one, np.inf) or cost > best[0] + _UNROLLED or cost > _FAR:
                continue
            reached[one] = cost
            if times := self.holds[one].get(ahead[0], 0):
                over, taken = self._left_over(one, ahead)
                best = min(best, (cost + over, taken, way))
                if not over:
                    unrolled = min(unrolled, ((cost + len(self.parts[one])) / times, way))
            after = cost + self._cost[one]
            for two in self._next[one]:
                if not forward or two > one:
                    heapq.heappush(heap, (after, two, (*way, two)))
        if best[2] and unrolled[1] and self._does_more(unrolled[1][-1], best[2][-1], ahead[0]):
            return best[0], unrolled[1]
        return best[0], best[2]

    def _does_more(self, one: int, other: int, number: int) -> bool:
        """A basic block holds more turns of the loop of which another one holds some."""
        return set(self.holds[one]) >= set(self.holds[other]) and self.holds[one][number] > self.holds[other][number]

    def _left_over(self, part: int, ahead: list[int]) -> tuple[float, int]:
        """Instructions of a basic block that stand for none of the next blocks of PTX; and less how many of these it
        takes."""
        left, taken = dict(self.holds[part]), 0
        for number in ahead:
            if number in self._holders:
                if left.get(number, 0) <= 0:
                    break
                left[number] -= 1
                taken += 1
        holds, weight = self.holds[part], self._weight[part]
        return sum(weight[n] * many / holds[n] for n, many in left.items() if many), -taken


def _joins(following: Sequence[Sequence[int]]) -> list[set[int]]:
    """By basic block, those that every way from it to the end of the code comes to, with itself."""
    all_ = set(range(len(following)))
    found = [set(all_) if after else {part} for part, after in enumerate(following)]
    changed = True
    while changed:
        changed = False
        for part in reversed(range(len(following))):
            if following[part]:
                now = set.intersection(*(found[one] for one in following[part])) | {part}
                if now != found[part]:
                    found[part], changed = now, True
    return found


def _copies(insts: Sequence[Inst], by_row: dict[int, list[int]],
            machine: Sequence[Instruction]) -> tuple[dict[int, int], bool]:  # fmt: skip
    """By basic block, how many times it holds a block of PTX; and whether instructions tell that ptxas keeps in their
    place. Loads and stores count by their bytes: ptxas makes one of some, of one turn of a loop or of several."""
    for ptx, made, stays in _TELLS:
        units, found = 0.0, defaultdict[int, float](float)
        first: dict[int, int] = {}
        for inst in insts:
            if not re.match(ptx, inst.op):
                continue
            bytes_ = inst.op.startswith(("ld.", "st."))
            of = [n for n in by_row.get(inst.row, ()) if re.match(made, machine[n].op)]
            units += _moved(inst.op) if bytes_ else bool(of)
            each = 1 if bytes_ else min(Counter(machine[n].part for n in of).values(), default=1)
            if inst.op.startswith(("bar", "cp.async", "ldmatrix", "fma.rn.f32", "add.f32", "mul.f32", "shfl")):
                each = 1
            for n in of:
                found[machine[n].part] += (width(machine[n].op) if bytes_ else 1) / each
            if of and not first:
                first = dict(Counter(machine[n].part for n in of))
        times = {part: max(round(amount / units), 1) for part, amount in found.items() if amount > units / 2}
        if times or first:  # of a block that is cut over several basic blocks: where the first of them lie
            return times or dict.fromkeys(first, 1), stays
    rows = [(Counter(machine[n].part for n in by_row[inst.row]), 2 if _LONG.search(inst.op) else 1)
            for inst in insts if inst.row in by_row]  # fmt: skip
    parts = {part for row, _ in rows for part in row}
    middle = {part: int(np.median([-(-row.get(part, 0) // each) for row, each in rows])) for part in parts}
    found_ = {part: times for part, times in middle.items() if times}
    if not found_ and rows:
        found_ = {Counter(part for row, _ in rows for part in row).most_common(1)[0][0]: 1}
    return found_, False


def _moved(op: str) -> int:
    """Bytes that a lane loads or stores by an instruction of PTX."""
    bits, vector = _BYTES.search(op), _VECTOR.search(op)
    return (int(bits[1]) // 8 if bits else 4) * (int(vector[1]) if vector else 1)


def width(op: str) -> int:
    """Bytes that a lane loads or stores by a machine instruction."""
    return next((size for ending, size in ((".128", 16), (".64", 8), (".U8", 1), (".S8", 1), (".U16", 2), (".S16", 2))
                 if ending in op), 4)  # fmt: skip
