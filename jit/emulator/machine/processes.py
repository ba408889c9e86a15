"""CTAs of one launch in several processes, with the same results, findings and counts as in one.

A launch begins in one process. Once it has taken `_SOON` seconds and seems to take more, processes are forked that
share out the clusters that are left; each works on its own copy of memory, which fork gives it. At the end the bytes
that its CTAs wrote, which the race detector's stamps record (owners.py), are put into the memory of the launch.

That is the same as one cluster after another where no cluster depends on another one. A kernel with atomics on global
memory, with flags in it (volatile, relaxed, acquiring and releasing accesses), with clocks or with printf stays in one
process. What cannot be known before is looked at afterwards: where one process has read an allocation that another one
wrote, where two wrote the same bytes, or where there is a finding or an error, everything is thrown away and the
clusters run one after the other, which then finds what there is to find.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import signal
import struct
import sys
import time
from collections.abc import Iterator, Mapping
from multiprocessing import connection
from typing import Any

import numpy as np

from ...base.errors import JitError
from ...base.launch_shape import Dims
from ..native.memory import shared_words
from ..ptx.flow import Block
from ..ptx.opcodes import ALWAYS, MEMORY, STRONG, of
from ..ptx.parse import Inst, space_of
from . import whole_ctas
from .cta_cluster import Group
from .launch import Launch, MissingCode
from .owners import BYTES_SHIFT, CELL, OWNER_SHIFT, number_of, slices
from .progress import Progress
from .scheduler import run_cluster

_SOON = 0.1  # seconds in one process before others are thought of
_WORTH = 0.3  # seconds that what is left must seem to take
_CHUNKS = 16  # pieces of work for each process, so that all end at about the same time
_STRONG = {"relaxed", "acquire", "release", "acq_rel", "volatile", "mmio"}
_CLOCKS = ("%clock", "%globaltimer")
_PR_SET_PDEATHSIG = 1

# What a process sends: number of the allocation, first bytes and lengths of runs, and their contents.
Change = tuple[int, np.ndarray, np.ndarray, np.ndarray]


class Split(Exception):
    """The launch is to go on in several processes."""


def dependent(inst: Inst) -> bool:
    """Whether an instruction lets CTAs see each other, or the time: its kernel stays in one process."""
    crosses = of(inst).crosses
    if crosses in (MEMORY, STRONG) and space_of(inst) not in ("shared", "local"):
        return crosses == MEMORY or bool(_STRONG & set(inst.parts))
    return crosses == ALWAYS or any(arg.startswith(_CLOCKS) for arg in inst.args)


def independent(blocks: list[Block]) -> bool:
    """Whether the clusters of a kernel may run in several processes, as far as its instructions show."""
    return not any(dependent(inst) for block in blocks for inst in block.insts)


class Watch:
    """Decides when a launch goes on in several processes."""

    def __init__(self, launch: Launch, clusters: int):
        self.launch, self.clusters = launch, clusters
        self.jobs = min(launch.settings.jobs, clusters)
        self.started = time.monotonic()
        self.marked: tuple[Any, ...] = ()
        owners = launch.owners
        self.on = (
            self.jobs > 1 and launch.program.independent and hasattr(os, "fork") and owners is not None
            and not owners.histories and all(cells is not None for cells in owners.cells)
            and all(end <= start for end, start in zip(launch.memory.ends, launch.memory.starts[1:], strict=False))
        )  # fmt: skip

    def mark(self) -> None:
        """Remembers what the launch has counted, at the start of a cluster that may be begun anew."""
        launch, table = self.launch, self.launch.program.counters
        self.marked = (launch.lane_instructions, dict(launch.notes), table.words.copy() if table else None)

    def back(self) -> None:
        """Counts are as they were at the mark."""
        launch, table = self.launch, self.launch.program.counters
        launch.lane_instructions, launch.notes, words = self.marked
        if table:
            table.words[:] = words

    def look(self) -> None:
        """Raises Split where it is time. A cluster that is under way will begin anew, which gives the same as long as
        it has read no allocation that it has written."""
        if not self.on or (taken := time.monotonic() - self.started) < _SOON:
            return
        done = self.launch.done
        left, owners = self.clusters - done, self.launch.owners
        assert owners is not None
        if done and taken / (done + 0.5) * left <= _WORTH:
            return
        if left < 2 or (owners.touched.astype(bool) & owners.looked.astype(bool)).any():
            self.on = False
        else:
            raise Split


def run(launch: Launch, group: Group, firsts: list[Dims], begin: int, count: int, shown: Progress) -> bool:
    """Runs the clusters from number ``begin`` on in ``count`` processes. False: nothing has been done, and the launch
    is to go on in this one. Raises JitError where a process is killed."""
    try:
        return _run(launch, group, firsts, begin, count, shown)
    except MissingCode:
        launch.complete()
        return _run(launch, group, firsts, begin, count, shown)


def _run(launch: Launch, group: Group, firsts: list[Dims], begin: int, count: int, shown: Progress) -> bool:
    """As ``run``. Raises MissingCode, with nothing done, where one of them lacks code."""
    saved = [(array, array.copy()) for array in _mapped(launch)]
    _forget(launch)
    tokens, feed = os.pipe()
    left = len(firsts) - begin
    chunk = max(1, left // (count * _CHUNKS))
    numbers = range(begin, len(firsts), chunk)
    os.write(feed, b"".join(struct.pack("<I", number) for number in numbers))
    os.close(feed)
    done = shared_words(count)
    if done is None:
        os.close(tokens)
        return False
    children: dict[Any, int] = {}
    results: dict[int, dict[str, Any]] = {}
    whole = len(group.ctas)
    before, good = shown.done, False
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        for i in range(count):
            ours, theirs = connection.Pipe(duplex=False)
            try:
                pid = os.fork()
            except OSError:
                return False
            if pid == 0:
                _child(launch, group, firsts, tokens, chunk, done[i:], theirs)
            theirs.close()
            children[ours] = pid
        while len(results) < count:
            waited: list[Any] = [ours for ours, pid in children.items() if pid not in results]
            for ready in connection.wait(waited, timeout=0.1):
                pid = children[ready]
                try:
                    results[pid] = waited[waited.index(ready)].recv()
                except EOFError:
                    raise _killed(launch, pid) from None
                if "missing" in results[pid]:
                    raise MissingCode
                if "changes" not in results[pid]:
                    return False
            shown.advance(before + whole * int(done.sum()) - shown.done)
        good = _merge(launch, [results[pid] for pid in children.values()])
        return good
    finally:
        os.close(tokens)
        _end(children)
        if not good:
            shown.done = before
            for array, copy in saved:
                array[:] = copy


def _end(children: Mapping[Any, int]) -> None:
    """Ends processes that ran CTAs, whether they still run or not. ``children``: by the pipe of each."""
    for ours, pid in children.items():
        ours.close()
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(pid, 0)


def _forget(launch: Launch) -> None:
    """Clears from the stamps which bytes were written so far: a process records only those that it writes itself."""
    owners = launch.owners
    assert owners is not None
    owners.set_aside()
    for i in np.flatnonzero(owners.touched).tolist():
        for _, part in slices(owners.cells[i]):
            part &= ~np.uint64(15 << BYTES_SHIFT)


def _killed(launch: Launch, pid: int) -> JitError:
    """The error of a process that ended without a word."""
    how = "ended"
    with contextlib.suppress(ChildProcessError):
        status = os.waitpid(pid, 0)[1]
        if os.WIFSIGNALED(status):
            how = f"was ended by {signal.Signals(os.WTERMSIG(status)).name}"
    return JitError(
        f"a process that ran CTAs of {launch.program.name} {how}; if memory was short, run all of them in one with "
        f"WARPYARD_EMULATOR_JOBS=1"
    )


def _mapped(launch: Launch) -> list[np.ndarray]:
    """The allocations that are shared with other processes: what a forked one writes there is not its own."""
    spans = []
    with contextlib.suppress(OSError), open("/proc/self/maps") as file:
        for line in file:
            where, how = line.split()[:2]
            if how.endswith("s"):
                low, high = (int(part, 16) for part in where.split("-"))
                spans.append((low, high))
    memory = launch.memory
    return [
        array
        for array in memory.arrays
        if any(array.ctypes.data < high and low < array.ctypes.data + array.nbytes for low, high in spans)
    ]


def _child(
    launch: Launch, group: Group, firsts: list[Dims], tokens: int, chunk: int, done: np.ndarray, theirs: Any
) -> None:
    """The life of a forked process: it runs chunks of clusters until none is left, and sends their results."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if sys.platform.startswith("linux"):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        gc.disable()
        launch.forked = True
        try:
            result = _work(launch, group, firsts, tokens, chunk, done)
        except MissingCode:
            result = {"missing": True}
        except BaseException as error:
            result = {"error": repr(error)}
        theirs.send(result)
    finally:
        os._exit(0)


def _work(
    launch: Launch, group: Group, firsts: list[Dims], tokens: int, chunk: int, done: np.ndarray
) -> dict[str, Any]:
    owners, table = launch.owners, launch.program.counters
    assert owners is not None
    owners.touched[owners.touched != 0] = 2
    owners.looked[:] = 0
    launch.lane_instructions, launch.notes = 0, {}
    if table:
        table.clear()
    mine: list[int] = []
    whole = whole_ctas.of(group, firsts)
    notes: dict[tuple[str, int], tuple[int, dict[str, Any]]] = {}
    while token := os.read(tokens, 4):
        number = struct.unpack("<I", token)[0]
        end = min(number + chunk, len(firsts))
        while number < end:
            begun, ended = None, 0
            if whole is not None and whole.on:
                begun, ended = whole.run(number, end), whole.done
            if begun is not None or not ended:
                run_cluster(group, number + ended, firsts[number + ended], begun)
                ended += 1
            mine += [number_of(first, launch.grid) for first in firsts[number : number + ended]]
            number += ended
            done[0] += ended
            for key, note in launch.notes.items():
                notes.setdefault(key, (number, note))
    return {
        "changes": list(_changes(launch, np.array(mine, np.uint64))),
        "looked": owners.looked != 0,
        "touched": owners.touched == 1,
        "lane_instructions": launch.lane_instructions,
        "notes": notes,
        "counted": table.taken() if table else None,
    }


def _changes(launch: Launch, mine: np.ndarray) -> Iterator[Change]:
    """The bytes of global memory that the clusters with the stamps ``mine`` have written."""
    owners = launch.owners
    assert owners is not None
    for i in np.flatnonzero(owners.touched == 1).tolist():
        array = launch.memory.arrays[i]
        for begin, part in slices(owners.cells[i]):
            own = np.flatnonzero(part)
            own = own[np.isin(part[own] >> np.uint64(OWNER_SHIFT), mine)]
            if not len(own):
                continue
            bits = (part[own] >> np.uint64(BYTES_SHIFT)).astype(np.uint8)
            at = ((own[:, None] + begin) * CELL + np.arange(CELL))[(bits[:, None] >> np.arange(CELL)) & 1 != 0]
            breaks = np.flatnonzero(np.diff(at) != 1) + 1
            starts = at[np.concatenate([[0], breaks])]
            lengths = np.diff(np.concatenate([[0], breaks, [len(at)]]))
            yield i, starts, lengths, array[at]


def _merge(launch: Launch, results: list[dict[str, Any]]) -> bool:
    """Puts what the processes did into the launch; False, with nothing done, where one depends on another."""
    for one in results:
        for other in results:
            if one is not other and (one["touched"] & other["looked"]).any():
                return False
    taken: dict[int, np.ndarray] = {}
    places: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []
    written = sum(result["touched"].astype(int) for result in results)
    for result in results:
        if launch.owners is not None:
            launch.owners.looked |= result["looked"].astype(np.uint64)
        for i, starts, lengths, data in result["changes"]:
            array = launch.memory.arrays[i]
            skipped = np.repeat(starts - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
            at = skipped + np.arange(len(data))
            if written[i] > 1:
                map_ = taken.setdefault(i, np.zeros(array.nbytes, bool))
                if map_[at].any():
                    return False
                map_[at] = True
            places.append((array, at, data))
            if launch.owners is not None:
                launch.owners.wrote_elsewhere(i, starts, lengths)
    for array, at, data in places:
        array[at] = data
    _merge_notes(launch, results)
    return True


def _merge_notes(launch: Launch, results: list[dict[str, Any]]) -> None:
    """Puts what the processes counted and noted into the launch, each note as the first CTA makes it."""
    table = launch.program.counters
    noted: list[tuple[int, tuple[str, int], dict[str, Any]]] = []
    for result in results:
        launch.lane_instructions += result["lane_instructions"]
        noted += [(number, key, note) for key, (number, note) in result["notes"].items()]
        if table:
            table.merge(result["counted"])
    for _, key, note in sorted(noted, key=lambda row: row[0]):
        if "count" in launch.notes.setdefault(key, note) and launch.notes[key] is not note:
            launch.notes[key]["count"] += note["count"]
