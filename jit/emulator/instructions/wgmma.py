"""Warpgroup matrix instructions [PTX ISA 9.7.15], carried out at the wait: results read before it are the old ones.

Each warp of the group computes its own 16 rows of D. How the sums are formed is in `sums`.
"""

from __future__ import annotations

import ctypes
import functools
import re
from dataclasses import dataclass, field

import numpy as np

from ...base.findings import EmulatorFinding, UnsupportedInstruction
from .. import races
from ..machine.cta_cluster import Warp
from ..machine.products import performs
from ..machine.sites import Site
from ..machine.tiles import Kind
from ..native import frame as f
from ..native import product_queue as q
from ..ptx.opcodes import WAIT, instruction, refuse
from ..races import wgmma_registers
from ..tensor import sum_code, sums
from ..tensor.sum_code import BITS
from . import copied_tiles
from .mma import a_fragment, d_fragment, unwritten, whole
from .wgmma_bits import multiply_bits
from .wgmma_issue import native, signs_and_majors
from .wgmma_operands import addresses, check, inside, operand, overlap, pieces, uniform

_MOST_KEPT = 1024  # pairs of descriptors of an instruction
_MOST_LOOKS = 64  # at what descriptors read, where tiles of several kinds come there
# Types of D for each type of A and those of B that go with it, and K.
TYPES = {
    "f16": (("f16", "f32"), ("f16",), 16), "bf16": (("f32",), ("bf16",), 16), "tf32": (("f32",), ("tf32",), 8),
    "e4m3": (("f16", "f32"), ("e4m3", "e5m2"), 32), "e5m2": (("f16", "f32"), ("e4m3", "e5m2"), 32),
    "s8": (("s32",), ("s8", "u8"), 32), "u8": (("s32",), ("s8", "u8"), 32),
}  # fmt: skip


@functools.lru_cache(1024)
def _table(descriptor: int, first: int, count: int, transposed: bool, size: int) -> tuple[np.ndarray, int, int]:
    """The addresses as a table of `sums`, rows of A or columns of B, with the lowest and the highest."""
    at = addresses(descriptor, first, count, transposed, size)
    return np.ascontiguousarray(at, np.int32), int(at.min()), int(at.max()) + size


@functools.lru_cache(1024)
def _columns(descriptor: int, n: int, transposed: bool, size: int) -> np.ndarray:
    return np.ascontiguousarray(sums.pad(_table(descriptor, 0, n, transposed, size)[0].T))


@dataclass
class _Form:
    """What is the same in every execution of an instruction.

    Attributes:
        n, kinds: columns; element types of A and B.
        registers: A comes from registers.
        plan: of `sums`, with the tables of C and D.
        words: the same for the generated code, and some of `memory` (native/product_queue.py).
        memory: what descriptors stand for, by themselves and their HOW.
    """

    n: int
    kinds: tuple[str, str]
    registers: bool
    plan: sums.Plan
    words: np.ndarray
    memory: dict[tuple[int, int, int], _Memory] = field(default_factory=dict)


@dataclass
class _Memory:
    """What the descriptors of an instruction stand for.

    Attributes:
        a, b: tables of `sums`, with their host addresses; `a` is None where A comes from registers.
        a_span, b_span: the lowest shared address, and one past the highest.
        pieces: offsets of the 16-byte pieces of both.
        overlaps: the remarks on operands whose rows share bytes; Python issues such a product.
        operands: in shared memory, for `copied_tiles`.
        met: kinds of tiles that the operands were in, and how often they were looked at.
        known: the number of `Kinds` up to which there is no remark on the tiles.
    """

    a: np.ndarray | None
    b: np.ndarray
    a_address: int
    b_address: int
    a_span: tuple[int, int]
    b_span: tuple[int, int]
    pieces: np.ndarray
    overlaps: list[str]
    operands: list[copied_tiles.Operand]
    met: set[Kind] = field(default_factory=set)
    looks: int = 0
    known: int = -1


def _memory(form: _Form, a: int, b: int, how: int) -> _Memory:
    """Raises EmulatorFinding where a descriptor's fields are wrong."""
    quarter, a_major, b_major = how & 3, bool(how & q.A_MAJOR), bool(how & q.B_MAJOR)
    sizes = [BITS[kind] // 8 for kind in form.kinds]
    table, span, read = None, (f.SHARED_BASE, 0), []
    given = (("A", a, 64, a_major or form.registers), ("B", b, form.n, b_major))
    overlaps = [
        remark
        for (name, descriptor, rows, skip), size in zip(given, sizes, strict=True)
        if not skip and (remark := overlap(name, descriptor, rows, size))
    ]
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
        np.concatenate(read).astype(np.int64), overlaps,
        [
            operand(name, descriptor, rows, bool(how & bit), kind)
            for name, descriptor, rows, bit, kind in (
                ("A", a, 64, q.A_MAJOR, form.kinds[0]), ("B", b, form.n, q.B_MAJOR, form.kinds[1])
            )
            if name == "B" or not form.registers
        ],
    )  # fmt: skip


def _look(warp: Warp, site: Site, key: tuple[int, int, int], memory: _Memory) -> None:
    """Looks at the tiles that a product reads, and gives the generated code its descriptors if it has no more to
    look at: they were met with every kind of tile that came there, or often enough."""
    form, kinds = site.form, warp.launch.program.tile_kinds
    odd, met = copied_tiles.look(warp, site, warp.cta, memory.operands)
    memory.met |= met
    memory.looks += 1
    around = set().union(*(kinds.around(one.start) for one in memory.operands))
    if not odd and key in form.memory and (around <= memory.met or memory.looks >= _MOST_LOOKS):
        memory.known = kinds.number
        _write_row(form, key, memory)


def _write_row(form: _Form, key: tuple[int, int, int], memory: _Memory) -> None:
    """Gives the generated code what descriptors stand for."""
    a, b, how = key
    if min(memory.a_span[0], memory.b_span[0]) < f.SHARED_BASE or memory.overlaps:
        return
    high = max(memory.a_span[1], memory.b_span[1])
    at = q.row(a, b, how)
    form.words[at : at + q.ROW] = (
        how + 1, a, b, memory.a_address, memory.b_address, high, memory.pieces.ctypes.data, len(memory.pieces)
    )  # fmt: skip


def _form(warp: Warp, site: Site) -> _Form:
    if site.form is not None:
        return site.form
    parts = site.inst.parts
    shape = re.fullmatch(r"m64n(\d+)k(\d+)", parts[4])
    types = [part for part in parts[5:] if part != "satfinite"]
    if not shape or len(types) != 3 or types[1] not in TYPES:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, "wgmma of these types")
    results, others, k = TYPES[types[1]]
    n = int(shape[1])
    if types[0] not in results or types[2] not in others or int(shape[2]) != k or n % 8 or not 8 <= n <= 256:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, "no such product in PTX ISA 9.7.15.2")
    size = 2 if types[0] == "f16" else 4
    homes = site.homes[0]
    if len(homes) != n * size // 8:
        raise EmulatorFinding("descriptor", f"{len(homes)} registers of D, {n * size // 8} expected for n = {n}")
    to = d_fragment(np.asarray(homes), n, size)
    arch = warp.launch.program.arch
    how = sums.model(arch, "wgmma", types[1], types[0], k, "satfinite" in parts)
    registers = len(site.slots[1]) == 4
    a = a_fragment(np.arange(4) * 128, k, BITS[types[1]]) if registers else None
    plan = sums.Plan(n, k, (types[1], types[2]), how, a, None, to, to)
    plan.set("a_shadow", 0 if registers else f.SHADOW)
    plan.set("b_shadow", f.SHADOW)
    form = site.form = _Form(n, (types[1], types[2]), registers, plan, np.zeros(q.FORM, np.uint64))
    fences = wgmma_registers.fences(warp, site)
    if fences is not None:
        form.words[q.FENCES], form.words[q.FORM_PLAN] = fences, plan.address
        warp.launch.program.forms[site.number] = form.words.ctypes.data
        rows = form.words[q.ROWS :]
        warp.launch.program.tile_kinds.forget.append(lambda: rows.fill(0))
    return form


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
    helper=native,
)
def mma_async(warp: Warp, site: Site, mask: int) -> int:
    """`wgmma.mma_async.m64nNkK.D.A.B` with A in registers or in shared memory [PTX ISA 9.7.15.5.2]; of bits, see
    `wgmma_bits`."""
    whole(warp, site, mask)
    wgmma_registers.issues(warp, site)
    if site.inst.parts[-1] == "popc":
        return multiply_bits(warp, site)
    form, slots = _form(warp, site), site.slots
    negate, how = signs_and_majors(site, [int(warp.u32[slot[0]][0]) for slot in slots[4:]])
    b = uniform(warp, slots[2][0])
    a = 0 if form.registers else uniform(warp, slots[1][0])
    how |= q.REGISTERS if form.registers else warp.number % 4
    entry = np.zeros(q.ENTRY, np.uint64)
    if (memory := form.memory.get((a, b, how))) is None:
        memory = _memory(form, a, b, how)
        if len(form.memory) < _MOST_KEPT:
            form.memory[a, b, how] = memory
        else:
            warp.products.keep.append(memory)
    if memory.known != warp.launch.program.tile_kinds.number:
        _look(warp, site, (a, b, how), memory)
    for remark in memory.overlaps:
        warp.launch.remark("descriptor", remark, warp, site)
    if form.registers:
        entry[q.WORDS :].view(np.uint32).reshape(4, 32)[:] = warp.u32[slots[1]]
    else:
        inside(warp, site, "A", a, *memory.a_span)
    inside(warp, site, "B", b, *memory.b_span)
    with copied_tiles.reading(warp.cta, memory.operands):
        races.mma_reads_at(warp, site, warp.cta, memory.pieces.ctypes.data, len(memory.pieces), 16)
    scale = int(warp.u32[slots[3][0]][0]) & 1
    entry[: q.HOW + 1] = (
        form.plan.address, site.number, memory.a_address, memory.b_address, scale, negate, a, b, how
    )  # fmt: skip
    warp.products.put(entry, form.registers)
    return 0


@performs
def _perform(warps: list[Warp]) -> None:
    """Carries out the products of some warps of a warpgroup, up to the END of their queues."""
    queues = (ctypes.c_uint64 * len(warps))(*(warp.w64[f.PRODUCTS // 8] for warp in warps))
    shared = warps[0].words[f.SHARED // 8]
    while (number := sum_code.perform()(ctypes.addressof(queues), len(warps), shared)) >= 0:
        products = warps[number].products
        if products.words[q.HEAD] < products.words[q.END] and not products.entry(products.words[q.HEAD])[q.PLAN]:
            products.words[q.HEAD] += 1
            products.works.popleft()()
        else:
            _note(warps[number])


def _note(warp: Warp) -> None:
    """Reports the first element of the warp's last product that nothing wrote."""
    products = warp.products
    entry = [int(word) for word in products.entry(products.words[q.HEAD] - 1)[: q.WORDS]]
    site, unset = warp.sites[entry[q.SITE]], warp.products.words[q.UNSET]
    of_b, number = unset >> 32, unset & 0xFFFFFFFF
    memory = site.form.memory.get((entry[q.A], entry[q.B], entry[q.HOW]))
    if memory is None:
        memory = _memory(site.form, entry[q.A], entry[q.B], entry[q.HOW])
    table, descriptor = (memory.b, entry[q.B]) if of_b else (memory.a, entry[q.A])
    try:
        unwritten(warp, site, int(table.reshape(-1)[number]), f"through descriptor {descriptor:#018x}")
    except EmulatorFinding as finding:
        raise finding.locate(**warp.where(site)) from None


@instruction("wgmma.commit_group", isa="9.7.15.7.2", counts="synchronise", python=True, results=(), meets=True)
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes a group."""
    whole(warp, site, mask)
    loads = warp.products.commit()
    warp.committed_at.append(races.issued(warp))
    warp.loads_until.append(warp.committed_at[-1][0] if loads else warp.loads_until[-1])
    warp.committed += 1
    races.commit(warp, "mma")
    wgmma_registers.commits(warp)
    return 0


@instruction(
    "wgmma.wait_group", isa="9.7.15.7.3", counts="synchronise", python=True, results=(), meets=True, settles=True,
    ends=WAIT,
)  # fmt: skip
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """Waits until at most n groups are pending. A group is the warpgroup's [PTX ISA 9.7.15.7.2]: all of its warps have
    to commit it, the part of each is computed here, and what any of them read for it has been read."""
    whole(warp, site, mask)
    n = warp.words[(f.SCRATCH >> 3) + 32 * site.slots[0][0]]
    newest = warp.committed - n
    fellows = warp.fellows
    behind = [other for other in fellows if other.committed < newest and not other.done]
    if behind and warp.alone < newest:
        _wait_for(warp, site, behind, newest)
        return f.RETRY
    busy = []
    for other in fellows:
        products, pending = other.products, max(other.committed - newest, 0)
        if len(products.groups) > pending and products.until(products.groups[-1 - pending]):
            busy.append(other)
    if busy:
        _perform(busy)
    races.waits_for_products(warp, fellows, newest)
    groups = warp.products.groups
    while len(groups) > n:
        groups.popleft()
    wgmma_registers.waits(warp, site, n)
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
