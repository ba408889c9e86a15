"""Warpgroup matrix instructions [PTX ISA 9.7.15], carried out at the wait: results read before it are the old ones.

Each warp of the group computes its own 16 rows of D. How the sums are formed is in `sums`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .. import races
from ..findings import EmulatorFinding
from ..machine.launch import Warp
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import WAIT, instruction, refuse
from ..races import wgmma_registers
from ..tensor import sums
from ..tensor.sum_code import BITS
from .mma import a_fragment, d_fragment, unwritten, whole
from .tma import swizzled

_SWIZZLES = {0: (16, 0), 1: (128, 7), 2: (64, 3), 3: (32, 1)}  # span in bytes, XOR mask [PTX ISA 9.7.15.5.1]
_MOST_KEPT = 1024  # pairs of descriptors of an instruction
_RESERVED = ((14, 2), (30, 2), (46, 3), (52, 10))  # (first bit, bits) that must be 0
# Types of D for each type of A and those of B that go with it, and K.
TYPES = {
    "f16": (("f16", "f32"), ("f16",), 16), "bf16": (("f32",), ("bf16",), 16), "tf32": (("f32",), ("tf32",), 8),
    "e4m3": (("f16", "f32"), ("e4m3", "e5m2"), 32), "e5m2": (("f16", "f32"), ("e4m3", "e5m2"), 32),
    "s8": (("s32",), ("s8", "u8"), 32), "u8": (("s32",), ("s8", "u8"), 32),
}  # fmt: skip


def fields(descriptor: int) -> tuple[int, int, int, int]:
    """Start, leading and stride in bytes, and the swizzle mode of a matrix descriptor [PTX ISA 9.7.15.5.1]."""
    start, leading, stride = (int(descriptor >> at & 0x3FFF) << 4 for at in (0, 16, 32))
    return start, leading, stride, descriptor >> 62


def check(descriptor: int, operand: str) -> None:
    """Raises what is wrong with a descriptor's fields."""
    for at, bits in _RESERVED:
        if value := descriptor >> at & (1 << bits) - 1:
            raise EmulatorFinding(
                "descriptor",
                f"matrix descriptor {descriptor:#018x} of {operand}: bits {at} to {at + bits - 1} are {value:#x} and "
                f"must be 0; start, leading and stride are (bytes & 0x3ffff) >> 4 in bits 0–13, 16–29 and 32–45",
            )
    if base := descriptor >> 49 & 7:
        raise EmulatorFinding(
            "unsupported",
            f"matrix descriptor {descriptor:#018x} of {operand}: base offset {base} (bits 49–51) is not executed here; "
            f"start the tile at a multiple of the swizzle's repeat",
        )


@functools.lru_cache(1024)
def addresses(
    descriptor: int, first: int, count: int, transposed: bool, size: int = 2, depth: int = 32
) -> np.ndarray:  # fmt: skip
    """Shared addresses of the [rows, K] elements of ``size`` bytes that a descriptor names; not to be changed.
    ``depth``: bytes of K."""
    start, leading, stride, mode = fields(descriptor)
    span, bits = _SWIZZLES[mode]
    per = 16 // size
    r, k = np.arange(first, first + count)[:, None], np.arange(depth // size)[None]
    if transposed and mode:
        wide = span // size
        at = start + r // wide * leading + k // 8 * stride + k % 8 * span + r % wide * size
    elif transposed:
        at = start + r // per * stride + k // 8 * leading + k % 8 * 16 + r % per * size
    elif mode:
        at = start + r // 8 * stride + r % 8 * span + k * size
    else:
        at = start + r // 8 * stride + k // per * leading + r % 8 * 16 + k % per * size
    return swizzled(at, bits)


@functools.lru_cache(1024)
def pieces(descriptor: int, first: int, count: int, transposed: bool, size: int = 2, depth: int = 32) -> np.ndarray:
    """The same in 16-byte pieces: the elements next to each other in a row, or in a column."""
    at = addresses(descriptor, first, count, transposed, size, depth)
    per = 16 // size
    return np.ascontiguousarray(at[::per] if transposed else at[:, ::per]).reshape(-1)


@functools.lru_cache(1024)
def _table(descriptor: int, first: int, count: int, transposed: bool, size: int) -> tuple[np.ndarray, int, int]:
    """The addresses as a table of `sums`, rows of A or columns of B, with the lowest and the highest."""
    at = addresses(descriptor, first, count, transposed, size)
    return np.ascontiguousarray(at, np.int32), int(at.min()), int(at.max()) + size


@functools.lru_cache(1024)
def _columns(descriptor: int, n: int, transposed: bool, size: int) -> np.ndarray:
    return np.ascontiguousarray(sums.pad(_table(descriptor, 0, n, transposed, size)[0].T))


@dataclass
class Group:
    """A warp's part of a wgmma-group.

    Attributes:
        works: what is left to be computed.
        loads: A comes from registers: what the warp loaded before has been read when the products are there.
    """

    works: list[Callable[[], None]] = field(default_factory=list)
    loads: bool = False


@dataclass
class _Form:
    """What is the same in every execution of an instruction.

    Attributes:
        n, kinds: columns; element types of A and B.
        registers: A comes from registers.
        signed: the operands end with two signs, -1 or 1.
        plan: of `sums`, with the tables of C and D.
        memory: what descriptors stand for, by themselves, whether A and B are transposed, and the warp's quarter.
    """

    n: int
    kinds: tuple[str, str]
    registers: bool
    signed: bool
    plan: sums.Plan
    memory: dict[tuple[int, int, bool, bool, int], _Memory] = field(default_factory=dict)


@dataclass
class _Memory:
    """What the descriptors of an instruction stand for.

    Attributes:
        a, b: tables of `sums`, with their host addresses; `a` is None where A comes from registers.
        a_span, b_span: the lowest shared address, and one past the highest.
        pieces: offsets of the 16-byte pieces of both.
    """

    a: np.ndarray | None
    b: np.ndarray
    a_address: int
    b_address: int
    a_span: tuple[int, int]
    b_span: tuple[int, int]
    pieces: np.ndarray


def _memory(form: _Form, a: int, b: int, a_major: bool, b_major: bool, quarter: int) -> _Memory:
    """Raises EmulatorFinding where a descriptor's fields are wrong."""
    sizes = [BITS[kind] // 8 for kind in form.kinds]
    table, span, read = None, (0, 0), []
    if not form.registers:
        check(a, "A")
        table, *span_ = _table(a, 16 * quarter, 16, a_major, sizes[0])
        span = span_[0], span_[1]
        read.append(pieces(a, 16 * quarter, 16, a_major, sizes[0]))
    check(b, "B")
    _, low, high = _table(b, 0, form.n, b_major, sizes[1])
    read.append(pieces(b, 0, form.n, b_major, sizes[1]))
    columns = _columns(b, form.n, b_major, sizes[1])
    return _Memory(
        table, columns, 0 if table is None else table.ctypes.data, columns.ctypes.data, span, (low, high),
        np.concatenate(read).astype(np.int64),
    )  # fmt: skip


def _at(slot: list[int]) -> int:
    """Where the first lane of a scratch slot is among the words of a warp's frame."""
    return f.SCRATCH // 8 + 32 * slot[0]


def _form(warp: Warp, site: Site) -> _Form:
    if site.form is not None:
        return site.form
    parts = site.inst.parts
    shape = re.fullmatch(r"m64n(\d+)k(\d+)", parts[4])
    types = [part for part in parts[5:] if part != "satfinite"]
    if not shape or len(types) != 3 or types[1] not in TYPES:
        raise EmulatorFinding("unsupported", f"{site.inst.op} is not executed here")
    results, others, k = TYPES[types[1]]
    n = int(shape[1])
    if types[0] not in results or types[2] not in others or int(shape[2]) != k or n % 8 or not 8 <= n <= 256:
        raise EmulatorFinding("unsupported", f"{site.inst.op}: no such wgmma in PTX ISA 9.7.15.2")
    size = 2 if types[0] == "f16" else 4
    homes = site.homes[0]
    if len(homes) != n * size // 8:
        raise EmulatorFinding("descriptor", f"{len(homes)} registers of D, {n * size // 8} expected for n = {n}")
    to = d_fragment(np.asarray(homes), n, size)
    arch = warp.launch.program.arch
    how = sums.model(arch, "wgmma", types[1], types[0], k, "satfinite" in parts)
    registers = len(site.slots[1]) == 4
    a = a_fragment(np.arange(4) * 256, k, BITS[types[1]]) if registers else None
    plan = sums.Plan(n, k, (types[1], types[2]), how, a, None, to, to)
    site.form = _Form(n, (types[1], types[2]), registers, types[0] != "s32", plan)
    return site.form


def inside(warp: Warp, site: Site, name: str, descriptor: int, low: int, high: int) -> None:
    """Raises where an operand is not inside shared memory."""
    cta = warp.cta
    if low < f.SHARED_BASE or high > cta.shared_size:
        start, leading, stride, mode = fields(descriptor)
        raise EmulatorFinding(
            "descriptor",
            f"matrix descriptor {descriptor:#018x} of {name} (start {start:#x}, leading {leading}, stride {stride} "
            f"bytes, swizzle mode {mode}) reads shared {low:#x} to {high:#x}; "
            f"there is {f.SHARED_BASE:#x} to {cta.shared_size:#x}",
        )


refuse("wgmma.mma_async", isa="9.7.15.5.2", counts="tensor", event="wgmma", scaled=3, meets=True, keeps=True)


@instruction(
    "wgmma.mma_async.sync.aligned",
    isa="9.7.15.5.2",
    counts="tensor",
    python=True,
    event="wgmma",
    scaled=3,
    meets=True,
    keeps=True,
)
def mma_async(warp: Warp, site: Site, mask: int) -> int:
    """`wgmma.mma_async.m64nNkK.D.A.B` with A in registers or in shared memory [PTX ISA 9.7.15.5.2]."""
    whole(warp, site, mask)
    wgmma_registers.issues(warp, site)
    form, slots, words = _form(warp, site), site.slots, warp.words
    scale_d = words[_at(slots[3])] & 1
    rest = slots[4:]
    negate = 0
    if form.signed:
        negate = sum(words[_at(slot)] != 1 for slot in rest[:2]) & 1
        rest = rest[2:]
    majors = [words[_at(slot)] & 1 for slot in rest]
    b_major = bool(majors[-1]) if majors else False
    a_major = bool(majors[0]) if len(majors) == 2 else False
    b = uniform(warp, slots[2][0])
    a = 0 if form.registers else uniform(warp, slots[1][0])
    key = a, b, a_major, b_major, warp.number % 4
    if (memory := form.memory.get(key)) is None:
        if len(form.memory) >= _MOST_KEPT:
            form.memory.clear()
        memory = form.memory[key] = _memory(form, *key)
    a_words: np.ndarray | None = None
    if form.registers:
        a_words = np.zeros((4, 64), np.uint32)
        a_words[:, :32] = warp.u32[slots[1]]
    else:
        inside(warp, site, "A", a, *memory.a_span)
    inside(warp, site, "B", b, *memory.b_span)
    races.mma_reads_at(warp, site, warp.cta, memory.pieces.ctypes.data, len(memory.pieces), 16)

    def work() -> None:
        plan, shared = form.plan, words[f.SHARED // 8]
        plan.set("a_shadow", 0 if memory.a is None else f.SHADOW)
        if memory.a is not None:
            plan.set("a_table", memory.a_address)
        plan.set("b_table", memory.b_address)
        plan.set("b_shadow", f.SHADOW)
        plan.set("use_c", scale_d)
        plan.set("negate", negate)
        left = shared if a_words is None else a_words.ctypes.data
        unset = sums.run(plan, left, shared, warp.address, warp.address)
        if unset >= 0:
            _note(warp, site, unset, memory.a, memory.b, a, b)

    issue(warp, site, work, form.registers)
    return 0


def issue(warp: Warp, site: Site, work: Callable[[], None], loads: bool) -> None:
    """Adds a product to the warp's open group; ``loads``: its A comes from registers."""
    warp.mma_at = site
    if warp.open_mmas is None:
        warp.open_mmas = Group()
    warp.open_mmas.works.append(work)
    warp.open_mmas.loads |= loads


def _note(warp: Warp, site: Site, unset: int, a_table: Any, columns: np.ndarray, a: int, b: int) -> None:
    """Tells of the first element that nothing wrote."""
    of_b, number = unset >> 32, unset & 0xFFFFFFFF
    table, descriptor = (columns, b) if of_b else (a_table, a)
    try:
        unwritten(warp, site, int(table.reshape(-1)[number]), f"through descriptor {descriptor:#018x}")
    except EmulatorFinding as finding:
        raise finding.locate(**warp.where(site)) from None


def uniform(warp: Warp, slot: int) -> int:
    values = warp.u64[slot].tolist()
    if values.count(values[0]) != len(values):
        raise EmulatorFinding("descriptor", "the matrix descriptor differs between the lanes of the warp")
    return values[0]


@instruction("wgmma.commit_group", isa="9.7.15.7.2", counts="synchronise", python=True, results=(), meets=True)
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes a group."""
    whole(warp, site, mask)
    group = warp.open_mmas or Group()
    warp.mmas.append(group)
    warp.loads_until.append(races.issued(warp) if group.loads else warp.loads_until[-1])
    warp.committed += 1
    races.commit(warp, "mma")
    wgmma_registers.commits(warp)
    warp.open_mmas = None
    return 0


@instruction(
    "wgmma.wait_group", isa="9.7.15.7.3", counts="synchronise", python=True, results=(), meets=True, settles=True,
    ends=WAIT,
)  # fmt: skip
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """Waits until at most n groups are pending. A group is the warpgroup's [PTX ISA 9.7.15.7.2]: all of its warps have
    to commit it, the part of each is computed here, and what any of them read for it has been read."""
    whole(warp, site, mask)
    n = int(warp.u64[site.slots[0][0]][0])
    newest = warp.committed - n
    fellows = [other for other in warp.cta.warps if other.number // 4 == warp.number // 4]
    behind = [other for other in fellows if other.committed < newest and not other.done]
    if behind and warp.alone < newest:
        _wait_for(warp, site, behind, newest)
        return f.RETRY
    for other in fellows:
        pending = max(other.committed - newest, 0)
        for group in list(other.mmas)[: max(len(other.mmas) - pending, 0)]:
            for work in group.works:
                work()
            group.works.clear()
        if other.committed >= newest:
            races.observes_loads(warp, other, other.loads_until[newest])
            races.wait_group(warp, "mma", pending, other)
    while len(warp.mmas) > n:
        warp.mmas.popleft()
    wgmma_registers.waits(warp, n)
    return 0


def _wait_for(warp: Warp, site: Site, behind: list[Warp], newest: int) -> None:
    """Blocks the warp until its warpgroup has committed a group; it goes on alone where that can never be."""

    def alone() -> None:
        warp.alone = newest
        warp.launch.note(
            "partial-warp",
            f"wgmma by a part of a warpgroup: {', '.join(f'warp {other.number}' for other in behind)} of the CTA "
            f"never get to this group; all warps of a warpgroup execute the same wgmma",
            warp,
            site,
        )

    warp.blocked = lambda: all(other.committed >= newest or other.done for other in behind)
    warp.expires = alone
    warp.waiting_at = site
    warp.waits_for = lambda: (
        f"the wgmma group of {', '.join(f'warp {other.number}' for other in behind if other.committed < newest)} of "
        f"its warpgroup"
    )
