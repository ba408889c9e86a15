"""atom and red [PTX ISA 9.7.13.6, 9.7.13.7], lane by lane in ascending order, and match.sync and trap."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from . import layout
from .copies import shared_range
from .findings import EmulatorFinding
from .machine import Warp, lanes_of
from .memory import space_of
from .parse import Inst, split, width

TYPES: dict[str, Any] = {"u32": np.uint32, "s32": np.int32, "b32": np.uint32, "u64": np.uint64, "s64": np.int64,
                         "b64": np.uint64, "f32": np.float32, "f64": np.float64, "f16": np.float16,
                         "f16x2": np.float16, "b16": np.uint16}  # fmt: skip
OPERATIONS = ("add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec")


def atomic(warp: Warp, inst: Inst, lanes: int) -> None:
    """One atom or red, scalar or vector."""
    kind = inst.parts[-1]
    operation = next(part for part in inst.parts[1:] if part in OPERATIONS)
    returns = inst.parts[0] == "atom"
    args = inst.args[1:] if returns else inst.args
    vector = args[1].startswith("{")
    if kind in ("bf16", "bf16x2"):
        element, data = None, np.uint16
    else:
        element = data = TYPES.get(kind)
        if element is None:
            raise EmulatorFinding("unsupported", f"atomics of {kind} are not executed")
    names = split(args[1][1:-1]) if vector else [args[1]]
    bits = width(kind)
    raw = {16: np.uint16, 32: np.uint32, 64: np.uint64}[bits if not kind.endswith("x2") else 32]
    size = raw(0).nbytes * len(names)
    addresses = warp.all(args[0], np.uint64)
    picked = lanes_of(lanes)
    hosts = host_addresses(warp, inst, addresses, size, picked)
    values = np.stack([warp.all(name, raw) for name in names], 1)[picked]  # [lanes, elements] as bits
    if operation == "add" and element is np.float32 and not returns:
        _add_floats(warp, hosts, values.view(np.float32))
        return
    compare = warp.all(args[2], raw)[picked] if operation == "cas" else None
    olds = np.zeros((len(picked), len(names)), raw)
    for i, host in enumerate(hosts):
        place = np.frombuffer((ctypes.c_uint8 * size).from_address(int(host)), raw)
        olds[i] = place
        if operation == "cas":
            if place[0] == values[i, 0]:
                assert compare is not None
                place[0] = compare[i]
            continue
        place[:] = _apply(operation, place, values[i], data, element is None)
    if returns:
        outs = split(inst.args[0][1:-1]) if inst.args[0].startswith("{") else [inst.args[0]]
        for j, out in enumerate(outs):
            full = np.zeros(32, raw)
            full[picked] = olds[:, j]
            warp.assign(out, lanes, full)


def _apply(operation: str, old: Any, value: Any, data: Any, bf16: bool) -> Any:
    if operation == "exch":
        return value
    if operation == "inc":
        return np.where(old >= value, 0, old + old.dtype.type(1))
    if operation == "dec":
        return np.where((old == 0) | (old > value), value, old - old.dtype.type(1))
    if bf16:
        pair = [(np.ascontiguousarray(x).view(np.uint16).astype(np.uint32) << 16).view(np.float32) for x in (old, value)]
        total = {"add": np.add, "min": np.fmin, "max": np.fmax}[operation](*pair).view(np.uint32)
        return ((total + 0x7FFF + (total >> 16 & 1)) >> 16).astype(np.uint16).view(old.dtype)
    a, b = np.ascontiguousarray(old).view(data), np.ascontiguousarray(value).view(data)
    function = {"add": np.add, "min": np.fmin if a.dtype.kind == "f" else np.minimum,
                "max": np.fmax if a.dtype.kind == "f" else np.maximum, "and": np.bitwise_and, "or": np.bitwise_or,
                "xor": np.bitwise_xor}[operation]  # fmt: skip
    with np.errstate(over="ignore"):
        return np.ascontiguousarray(function(a, b)).view(old.dtype)


def _add_floats(warp: Warp, hosts: Any, values: Any) -> None:
    """f32 additions without results: NumPy adds repeated addresses one after another, too."""
    at = hosts[:, None] + 4 * np.arange(values.shape[1], dtype=np.uint64)
    low, high = int(at.min()), int(at.max()) + 4
    if high - low < 1 << 32:
        view = np.frombuffer((ctypes.c_uint8 * (high - low)).from_address(low), np.float32)
        np.add.at(view, ((at - np.uint64(low)) >> np.uint64(2)).ravel(), values.ravel())
        return
    for where, value in zip(at.ravel().tolist(), values.ravel(), strict=True):
        np.frombuffer((ctypes.c_uint8 * 4).from_address(where), np.float32)[0] += value


def host_addresses(warp: Warp, inst: Inst, addresses: Any, size: int, picked: Any) -> Any:
    """Host addresses of the picked lanes, checked; the bytes must have been initialised where they are shared."""
    space = space_of(inst)
    chosen = addresses[picked]
    if space == "shared" or (space == "generic" and (chosen >= layout.SHARED_WINDOW).any()):
        out = []
        for address in chosen.tolist():
            cta, offset = shared_range(warp.cta, int(address) & ~layout.SHARED_WINDOW, size, min(size, 16))
            if (cta.shadow[offset : offset + size] != layout.INITIALISED).any():
                raise EmulatorFinding("uninitialised-shared", f"shared byte {offset:#x} is read before anything was "
                                      "written there", address=offset)  # fmt: skip
            out.append(cta.smem.ctypes.data + offset)
        return np.array(out, np.uint64)
    warp.cta.cluster.run.memory.check(warp, inst, addresses, np.full(len(picked), size), picked)
    return chosen


def match(warp: Warp, inst: Inst, lanes: int) -> None:
    """match.any.sync and match.all.sync [9.7.13.4]."""
    kind = np.uint64 if inst.parts[-1] == "b64" else np.uint32
    values = warp.all(inst.args[1], kind)
    member = warp.one(inst.args[2], lanes) & lanes
    out, _, predicate = inst.args[0].partition("|")
    picked = lanes_of(member)
    masks = np.zeros(32, np.uint32)
    for lane in picked:
        masks[lane] = sum(1 << int(other) for other in picked if values[other] == values[lane])
    if inst.parts[1] == "all":
        same = bool((values[picked] == values[picked[0]]).all())
        masks[picked] = member if same else 0
        if predicate:
            warp.assign(predicate, lanes, lanes if same else 0)
    warp.assign(out, lanes, masks)


def trap(warp: Warp, inst: Inst, lanes: int) -> None:
    """trap [9.7.19]."""
    raise EmulatorFinding("trap", "the kernel executed trap")


HANDLERS = {"atom": atomic, "red": atomic, "match": match, "trap": trap}
