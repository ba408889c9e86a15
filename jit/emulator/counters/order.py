"""Records what the warps of a launch's first cluster did at copies, matrix operations and barriers, in the order of the
schedule. The order is one of many; who waits for whom is the kernel's own.

An event is a list: kind, rank of the CTA, warp, warp instructions that the warp had executed by then, line of the
source, key, phase, amount:

- ``arrive``: at the mbarrier ``key``, in its ``phase``; ``copies``: an arrival when the warp's `cp.async` are complete
- ``wait``: for ``phase`` of the mbarrier ``key``; it is over. ``amount``: 1 where it was not at once.
- ``copy``: of ``amount`` bytes, which completes on the mbarrier ``key`` in its ``phase``; the key is empty without one
- ``copy.commit``: closes a group of copies, `cp.async` or bulk copies, as ``key`` says; ``amount``: their bytes.
  ``copy.wait``: until ``amount`` groups of them are left
- ``sync``: of barrier ``key`` in its ``phase``, with ``amount`` threads; ``sync.arrive``: the same without a wait
- ``mma``: of ``amount`` operations, which reads ``phase`` bytes of shared memory; ``key``: its operands that matrix
  descriptors name, ``"A 0x… B 0x…"``;
  ``mma.commit``: closes a group; ``mma.wait``: until ``amount`` groups are left;
  ``mma.arrive``: an arrival at the mbarrier ``key`` when all of the CTA's tcgen05 operations so far are complete
- ``tmem``: of ``amount`` bytes between tensor memory and registers or shared memory; ``tmem.wait``: for them
- ``cluster.arrive``, ``cluster.wait``: at the barrier of the cluster
- ``end``: of the warp

Beside the events stand the tensor maps of its copies, each once for a line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ..instructions import tensormap, tma
from ..instructions.mbarrier import find, operand, resolve
from ..instructions.tensor_boxes import shared_bytes
from ..machine.cta_cluster import Warp
from ..machine.lanes import lanes_of
from ..machine.launch import Launch
from ..machine.sites import Site
from ..native import copy_queue
from ..native import frame as f
from ..ptx.opcodes import of as of_opcode
from ..ptx.parse import Inst
from .counter_events import AMOUNTS
from .lines import of

Event = list[Any]
_MOST = 100_000  # events of a launch
_COPIES = ("cp.async.bulk", "cp.reduce.async.bulk")
_WARP = 32


def follow(sites: Sequence[Site]) -> None:
    """Makes the sites of a kernel record what they do."""
    for site in sites:
        record = _recorder(site.inst)
        if record is not None and site.handler is not None:
            site.handler = record(site.handler)


Handler = Callable[[Warp, Site, int], int]


def _recorder(inst: Inst) -> Callable[[Handler], Handler] | None:
    op = inst.op
    for prefix, recorder in (
        ("mbarrier.try_wait", _waiting), ("mbarrier.test_wait", _waiting), ("mbarrier.arrive", _arriving("arrive", 1)),
        ("cp.async.mbarrier.arrive", _arriving("copies", 0)), ("tcgen05.commit", _arriving("mma.arrive", 0)),
        ("wgmma.mma_async", _multiplying), ("tcgen05.mma", _multiplying), ("wgmma.commit_group", _plain("mma.commit")),
        ("wgmma.wait_group", _plain("mma.wait")),
        ("cp.async.commit_group", _committing("cp.async", _open_bytes)),
        ("cp.async.wait_group", _plain("copy.wait", "cp.async")), ("cp.async.wait_all", _waiting_for_all),
        ("cp.async.bulk.commit_group", _committing("bulk", lambda _: 0)),
        ("cp.async.bulk.wait_group", _plain("copy.wait", "bulk")),
        ("barrier.cluster.arrive", _plain("cluster.arrive")), ("barrier.cluster.wait", _plain("cluster.wait")),
        ("tcgen05.ld", _tensor_memory), ("tcgen05.st", _tensor_memory), ("tcgen05.cp", _tensor_memory),
        ("tcgen05.wait", _plain("tmem.wait")), ("st.async", _copying),
    ):  # fmt: skip
        if op.startswith(prefix):
            return recorder
    if op.startswith(_COPIES) and not op.startswith(
        ("cp.async.bulk.commit", "cp.async.bulk.wait", "cp.async.bulk.pre")
    ):
        return _copying
    if inst.parts[0] in ("bar", "barrier") and "cluster" not in inst.parts and "warp" not in inst.parts:
        return _meeting("sync.arrive" if "arrive" in inst.parts else "sync")
    return None


def _record(warp: Warp, site: Site, kind: str, key: str = "", phase: int = 0, amount: int = 0) -> None:
    launch = warp.launch
    if launch.streams is not None:
        launch.streams.event(warp, site, kind, key, phase, amount)
    if not launch.settings.trace or launch.serial > 1 or len(launch.events) >= _MOST:
        return
    executed = int(warp.w64[f.COUNT // 8]) // _WARP
    launch.events.append([kind, warp.cta.rank, warp.number, executed, of(site.inst), key, phase, amount])


def _key(warp: Warp, address: int) -> tuple[str, int]:
    """An mbarrier's name, ``"rank:address"``, and its phase."""
    bar = find(warp, address)
    return f"{bar.rank}:{bar.address:#x}", bar.phase


def _waiting(handler: Handler) -> Handler:
    waited: set[Warp] = set()

    def execute(warp: Warp, site: Site, mask: int) -> int:
        lane = int(lanes_of(mask)[0])
        address = operand(warp, site, 1, lane, 64)
        status = handler(warp, site, mask)
        if int(warp.u32[site.slots[0][0]][0]) >> lane & 1:
            key, phase = _key(warp, address)
            _record(warp, site, "wait", key, phase - 1, int(warp in waited))
            waited.discard(warp)
        else:
            waited.add(warp)
        return status

    return execute


def _arriving(kind: str, which: int) -> Callable[[Handler], Handler]:
    def recorder(handler: Handler) -> Handler:
        def execute(warp: Warp, site: Site, mask: int) -> int:
            keys = [_key(warp, operand(warp, site, which, int(lane), 64)) for lane in lanes_of(mask)]
            status = handler(warp, site, mask)
            for key, phase in dict.fromkeys(keys):
                _record(warp, site, kind, key, phase, keys.count((key, phase)))
            return status

        return execute

    return recorder


def _copying(handler: Handler) -> Handler:
    def execute(warp: Warp, site: Site, mask: int) -> int:
        bars = [(cta, bar, bar.owed, bar.phase) for cta in warp.cta.group.ctas for bar in cta.mbarriers.values()]
        _, copied, written = AMOUNTS[_event(site)](warp, site, mask)
        if warp.launch.streams is not None:
            warp.launch.streams.lanes = mask
        status = handler(warp, site, mask)
        if warp.launch.settings.trace and warp.launch.serial <= 1 and "tensor" in site.inst.parts:
            _note_map(warp, site, int(lanes_of(mask)[0]))
        left = [(f"{bar.rank}:{bar.address:#x}", phase) for _, bar, owed, phase in bars if bar.owed != owed]
        for key, phase in left or [("", 0)]:
            _record(warp, site, "copy", key, phase, max(copied, written))
        return status

    return execute


def _note_map(warp: Warp, site: Site, lane: int) -> None:
    """Keeps the tensor map of a copy, with the shared address of the first."""
    loads = tma.loads(site)
    spec = tensormap.read(warp, site, int(warp.u64[site.slots[1 if loads else 0][0]][lane]))
    _, at = resolve(warp, int(warp.u64[site.slots[0 if loads else 1][0]][lane]))
    row_bytes = spec.box[0] // spec.unit * spec.unit_shared
    fields = {"at": at, "dtype": spec.dtype, "box": list(spec.box), "swizzle": spec.swizzle, "row_bytes": row_bytes,
              "rows": shared_bytes(spec, tma.mode_of(site)) // row_bytes, "interleave": spec.interleave}  # fmt: skip
    warp.launch.maps.setdefault((of(site.inst), repr(spec)), fields)


def _event(site: Site) -> str:
    if site.inst.parts[0] == "st":
        return "st.async"
    reduces = "cp.reduce" if site.inst.op.startswith("cp.reduce") else "cp"
    return f"{reduces}.async.bulk" + (".tensor" if "tensor" in site.inst.parts else "")


def _multiplying(handler: Handler) -> Handler:
    def execute(warp: Warp, site: Site, mask: int) -> int:
        count = AMOUNTS["wgmma" if site.inst.parts[0] == "wgmma" else "tcgen05.mma"]
        _, operations, read = count(warp, site, mask)
        status = handler(warp, site, mask)
        _record(warp, site, "mma", _descriptors(warp, site, int(lanes_of(mask)[0])), read, operations)
        return status

    return execute


def _descriptors(warp: Warp, site: Site, lane: int) -> str:
    """Operands of a product that descriptors name: neither registers nor, in brackets, tensor memory."""
    named = [(i, name) for i, name in ((1, "A"), (2, "B")) if str(site.inst.args[i])[:1] not in "[{("]
    return " ".join(f"{name} {operand(warp, site, i, lane, 64):#x}" for i, name in named)


def _tensor_memory(handler: Handler) -> Handler:
    """`tcgen05.ld`, `.st` and `.cp`: the bytes that they move."""

    def execute(warp: Warp, site: Site, mask: int) -> int:
        size = AMOUNTS[of_opcode(site.inst).event](warp, site, mask)[1]
        status = handler(warp, site, mask)
        _record(warp, site, "tmem", "", 0, size)
        return status

    return execute


def _meeting(kind: str) -> Callable[[Handler], Handler]:
    def recorder(handler: Handler) -> Handler:
        def execute(warp: Warp, site: Site, mask: int) -> int:
            first = warp.reducing is None  # a bar.red is executed twice
            operands = range(1, len(site.slots) - 1) if "red" in site.inst.parts else range(len(site.slots))
            lane = int(lanes_of(mask)[0])
            number, *threads = (operand(warp, site, i, lane) for i in operands)
            status = handler(warp, site, mask)
            if first:
                needed = threads[0] if threads else _WARP * warp.launch.warps
                _record(warp, site, kind, f"{warp.cta.rank}:barrier {number}", 0, needed)
            return status

        return execute

    return recorder


def _plain(kind: str, key: str = "") -> Callable[[Handler], Handler]:
    def recorder(handler: Handler) -> Handler:
        def execute(warp: Warp, site: Site, mask: int) -> int:
            status = handler(warp, site, mask)
            left = int(site.inst.args[0]) if site.inst.args and site.inst.args[0].isdecimal() else 0
            _record(warp, site, kind, key, 0, left)
            return status

        return execute

    return recorder


def _open_bytes(warp: Warp) -> int:
    """Bytes of the `cp.async` since the last group was closed."""
    copies = warp.copies
    sizes = copies.words[copy_queue.ENTRIES + 3 :: 4]
    return int(sizes[copies.committed : copies.count].sum())


def _committing(key: str, count: Callable[[Warp], int]) -> Callable[[Handler], Handler]:
    def recorder(handler: Handler) -> Handler:
        def execute(warp: Warp, site: Site, mask: int) -> int:
            size = count(warp)
            status = handler(warp, site, mask)
            _record(warp, site, "copy.commit", key, 0, size)
            return status

        return execute

    return recorder


def _waiting_for_all(handler: Handler) -> Handler:
    """`cp.async.wait_all` waits for the copies of the open group too."""

    def execute(warp: Warp, site: Site, mask: int) -> int:
        size = _open_bytes(warp)
        status = handler(warp, site, mask)
        if size:
            _record(warp, site, "copy.commit", "cp.async", 0, size)
        _record(warp, site, "copy.wait", "cp.async")
        return status

    return execute


def write(path: Path, launch: Launch) -> None:
    """Adds a launch to a file: one JSON document a line, with its kernel, grid, warps of a CTA, and events."""
    whole = len(launch.events) < _MOST
    if whole:
        launch.events += [["end", rank, warp, lanes // _WARP, "", "", 0, 0] for rank, warp, lanes in launch.lengths]
    document = {"kernel": launch.program.name, "grid": list(launch.grid), "cluster": list(launch.cluster),
                "warps": launch.warps, "whole": whole, "events": launch.events,
                "maps": [{"place": place, **fields} for (place, _), fields in launch.maps.items()]}  # fmt: skip
    with open(path, "a") as file:
        file.write(json.dumps(document, separators=(",", ":")) + "\n")
