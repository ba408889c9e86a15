"""Asynchronous copies without a tensor map: cp.async, cp.async.bulk, cp.reduce.async.bulk, st.async
[PTX ISA 9.7.9.25.3, 9.7.9.25.4, 9.7.9.12].

A copy reads its source and writes its destination when it completes: cp.async at a wait of its group (or before the
arrival that it triggers), bulk copies when the scheduler delivers them.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from . import layout
from .findings import EmulatorFinding
from .machine import Cta, Warp, copy_bytes, lanes_of
from .mbarrier import find
from .parse import Inst


def shared_range(cta: Cta, address: int, size: int, align: int) -> tuple[Cta, int]:
    """The CTA and offset of a range of shared memory, checked."""
    where, offset = cta.cluster.target(cta, address & ~layout.SHARED_WINDOW)
    if offset % align:
        raise EmulatorFinding("misaligned", f"shared address {offset:#x} is not a multiple of {align}", address=offset)
    if offset + size > len(where.shadow):
        raise EmulatorFinding("out-of-bounds", f"{size} bytes at shared address {offset:#x} reach past the "
                              f"{len(where.shadow)} bytes of the CTA", address=offset)  # fmt: skip
    if where.gone:
        raise EmulatorFinding("cluster", f"shared memory of CTA rank {where.rank} is used after the CTA has ended")
    return where, offset


def _initialised(cta: Cta, offset: int, size: int) -> None:
    bad = np.flatnonzero(cta.shadow[offset : offset + size] != layout.INITIALISED)
    if len(bad):
        at = offset + int(bad[0])
        pending = cta.shadow[at] == layout.PENDING
        raise EmulatorFinding("async-pending" if pending else "uninitialised-shared",
                              f"shared byte {at:#x} is read before " + ("the asynchronous copy into it was waited for"
                              if pending else "anything was written there"), address=at)  # fmt: skip


def cp(warp: Warp, inst: Inst, lanes: int) -> None:
    """Every instruction that begins with cp."""
    op = inst.op
    if op.startswith("cp.async.bulk.tensor") or op.startswith(("cp.reduce.async.bulk.tensor", "cp.async.bulk.prefetch.tensor")):
        from . import tensor

        tensor.copy(warp, inst, lanes)
    elif op.startswith("cp.async.bulk.prefetch"):
        return
    elif op.startswith("cp.async.bulk.commit_group"):
        for lane in lanes_of(lanes):
            groups = warp.bulk.setdefault(int(lane), [])
            groups.append(warp.__dict__.setdefault("bulk_open", {}).pop(int(lane), []))
    elif op.startswith("cp.async.bulk.wait_group"):
        _bulk_wait(warp, inst, lanes)
    elif op.startswith(("cp.async.bulk", "cp.reduce.async.bulk")):
        bulk(warp, inst, lanes)
    elif op.startswith("cp.async.mbarrier.arrive"):
        _mbarrier_arrive(warp, inst, lanes)
    elif op.startswith("cp.async.commit_group"):
        warp.groups.append((lanes, warp.copies))
        warp.copies = []
    elif op.startswith("cp.async.wait_all"):
        _finish(warp, 0, everything=True)
    elif op.startswith("cp.async.wait_group"):
        _finish(warp, warp.one(inst.args[0], lanes))
    else:
        cp_async(warp, inst, lanes)


def cp_async(warp: Warp, inst: Inst, lanes: int) -> None:
    """cp.async.{ca,cg}.shared.global [dst], [src], size{, src_size}{, policy} [9.7.9.25.3.1]."""
    size = warp.one(inst.args[2], lanes)
    destinations = warp.all(inst.args[0], np.uint32)
    sources = warp.all(inst.args[1], np.uint64)
    rest = inst.args[3:-1] if any("cache_hint" in part for part in inst.parts) else inst.args[3:]
    counts = None
    if rest and warp.lowered.registers.get(rest[0].lstrip("!")) == 1:  # ignore-src
        ignore = int(warp.view(rest[0].lstrip("!"))[0])
        counts = np.where((ignore >> np.arange(32)) & 1, 0, size)
    elif rest:
        counts = np.minimum(warp.all(rest[0], np.uint32), size)
    picked = lanes_of(lanes)
    shadow, total = warp.cta.shadow, len(warp.cta.shadow)
    chosen = destinations[picked].astype(np.int64)
    if (chosen % size).any() or (chosen + size > total).any():
        lane = int(picked[np.flatnonzero((chosen % size != 0) | (chosen + size > total))[0]])
        try:
            shared_range(warp.cta, int(destinations[lane]), size, size)
        except EmulatorFinding as finding:
            raise warp.locate(finding, inst, lane) from None
    read = counts[picked] if counts is not None else np.full(len(picked), size)
    warp.cta.cluster.run.memory.check(warp, inst, sources, read, picked)
    shadow[(chosen[:, None] + np.arange(size)).ravel()] = layout.PENDING
    warp.copies.append((chosen, sources[picked], read, size))


def _perform(warp: Warp, copies: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]]) -> None:
    base = warp.cta.smem.ctypes.data
    for destinations, sources, counts, size in copies:
        for to, source, count in zip(destinations.tolist(), sources.tolist(), counts.tolist(), strict=True):
            if count:
                copy_bytes(base + to, source, count)
            if count < size:
                warp.cta.smem[to + count : to + size] = 0
        warp.cta.shadow[(destinations[:, None] + np.arange(size)).ravel()] = layout.INITIALISED


def _finish(warp: Warp, keep: int, everything: bool = False) -> None:
    """Completes all groups but the newest ``keep``; groups are kept for the warp as a whole."""
    while len(warp.groups) > keep:
        _perform(warp, warp.groups.popleft()[1])
    if everything:
        _perform(warp, warp.copies)
        warp.copies = []


def _mbarrier_arrive(warp: Warp, inst: Inst, lanes: int) -> None:
    """cp.async.mbarrier.arrive{.noinc}: arrives when the thread's copies so far are done [9.7.13.15.15]."""
    copies = [copy for _, group in warp.groups for copy in group] + warp.copies
    warp.groups.clear()
    warp.copies = []
    barriers = [find(warp.cta, warp.one(inst.args[0], 1 << int(lane))) for lane in lanes_of(lanes)]
    if "noinc" not in inst.parts:
        for barrier in barriers:
            barrier.pending += 1

    def complete() -> None:
        _perform(warp, copies)
        for barrier in barriers:
            barrier.arrive()

    warp.cta.cluster.later(complete, f"cp.async at {inst.location}")


def bulk(warp: Warp, inst: Inst, lanes: int) -> None:
    """cp.async.bulk and cp.reduce.async.bulk [9.7.9.25.4.1, .2]."""
    to_shared = inst.parts[3 if inst.parts[0] == "cp" and inst.parts[1] == "async" else 4].startswith("shared")
    for lane in lanes_of(lanes):
        bit = 1 << int(lane)
        try:
            _one_bulk(warp, inst, bit, to_shared)
        except EmulatorFinding as finding:
            raise warp.locate(finding, inst, int(lane)) from None


def _one_bulk(warp: Warp, inst: Inst, bit: int, to_shared: bool) -> None:
    cluster, memory = warp.cta.cluster, warp.cta.cluster.run.memory
    destination, source, size = (warp.one(arg, bit) for arg in inst.args[:3])
    if size % 16:
        raise EmulatorFinding("bulk-copy", f"size {size} is not a multiple of 16")
    from_shared = any(part == "shared::cta" for part in inst.parts[3:]) and (not to_shared or "global" not in inst.parts)
    if from_shared:
        _, offset = shared_range(warp.cta, source, size, 16)
        _initialised(warp.cta, offset, size)
        origin = warp.cta.smem.ctypes.data + offset
    else:
        memory.range(source, size, 16, "source")
        origin = source
    if not to_shared:
        memory.range(destination, size, 16, "destination")
        reduce = inst.parts[-2:] if inst.parts[1] == "reduce" else None
        # The source is read when the copy completes: overwriting it before wait_group.read shows.
        done = [False]

        def write() -> None:
            if reduce:
                reduce_bytes(destination, origin, size, *reduce)
            else:
                copy_bytes(destination, origin, size)
            done[0] = True

        cluster.later(write, f"bulk copy to global at {inst.location}")
        lane = bit.bit_length() - 1
        warp.__dict__.setdefault("bulk_open", {}).setdefault(lane, []).append(done)
        return
    barrier = find(warp.cta, warp.one(inst.args[3], bit))
    targets = [shared_range(warp.cta, destination, size, 16)]
    barriers = [barrier]
    if any("multicast" in part for part in inst.parts):
        targets, barriers = multicast(warp, destination, size, warp.one(inst.args[3], bit), warp.one(inst.args[4], bit))
    deliver_shared(warp, inst, targets, barriers, size, lambda cta, offset: copy_bytes(
        cta.smem.ctypes.data + offset, origin, size))  # fmt: skip


def multicast(warp: Warp, destination: int, size: int, mbar: int, mask: int) -> tuple[list[tuple[Cta, int]], list]:
    """The same offsets, of the data and of the mbarrier, in each CTA of the mask."""
    targets, barriers = [], []
    for rank, cta in enumerate(warp.cta.cluster.ctas):
        if mask >> rank & 1:
            targets.append(shared_range(cta, destination & layout.OFFSET_MASK, size, 16))
            barriers.append(find(cta, mbar & layout.OFFSET_MASK))
    return targets, barriers


def deliver_shared(warp: Warp, inst: Inst, targets: list[tuple[Cta, int]], barriers: list, size: int,
                   write: Callable[[Cta, int], None]) -> None:  # fmt: skip
    """Marks the destinations as pending, and writes them and completes the bytes when the scheduler says so."""
    for cta, offset in targets:
        cta.shadow[offset : offset + size] = layout.PENDING

    def complete() -> None:
        for (cta, offset), barrier in zip(targets, barriers, strict=True):
            write(cta, offset)
            cta.shadow[offset : offset + size] = layout.INITIALISED
            barrier.complete(size)

    warp.cta.cluster.later(complete, f"{inst.op.split('.shared')[0]} at {inst.location}")


def _bulk_wait(warp: Warp, inst: Inst, lanes: int) -> None:
    keep = warp.one(inst.args[0], lanes)
    for lane in lanes_of(lanes):
        groups = warp.bulk.setdefault(int(lane), [])
        must = groups[: len(groups) - keep] if keep else list(groups)
        warp.wait(inst, 1 << int(lane), lambda m=must: all(done[0] for group in m for done in group),  # type: ignore[misc]
                  lambda: "bulk copies of this thread")  # fmt: skip
        del groups[: len(must)]


_TYPES = {"f32": np.float32, "f64": np.float64, "u32": np.uint32, "s32": np.int32, "u64": np.uint64, "s64": np.int64,
          "b32": np.uint32, "b64": np.uint64, "f16": np.float16}  # fmt: skip


def reduce_bytes(destination: int, source: int, size: int, operation: str, kind: str) -> None:
    """``destination op= source``, element by element."""
    import ctypes

    if kind not in _TYPES:
        raise EmulatorFinding("unsupported", f"reduction of {kind}")
    a = np.frombuffer((ctypes.c_uint8 * size).from_address(destination), _TYPES[kind])
    b = np.frombuffer((ctypes.c_uint8 * size).from_address(source), _TYPES[kind])
    function = {"add": np.add, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and, "or": np.bitwise_or,
                "xor": np.bitwise_xor}[operation]  # fmt: skip
    function(a, b, out=a)


def st_async(warp: Warp, inst: Inst, lanes: int) -> None:
    """st.async [a], b, [mbar] [9.7.9.12]."""
    bits = int(inst.parts[-1][1:])
    for lane in lanes_of(lanes):
        bit = 1 << int(lane)
        values = inst.args[1][1:-1].split(",") if inst.args[1].startswith("{") else [inst.args[1]]
        data = b"".join(warp.one(value, bit).to_bytes(bits // 8, "little") for value in values)
        target = shared_range(warp.cta, warp.one(inst.args[0], bit), len(data), bits // 8)
        barrier = find(warp.cta, warp.one(inst.args[2], bit))

        def write(cta: Cta, offset: int, data: bytes = data) -> None:
            cta.smem[offset : offset + len(data)] = np.frombuffer(data, np.uint8)

        deliver_shared(warp, inst, [target], [barrier], len(data), write)


HANDLERS = {"cp": cp, "st.async": st_async}
