"""The table of opcodes: each row is held against every pass that reads it, on at least one form of its instruction."""

# ruff: noqa: E501 (PTX text stays on its lines)

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import llvmlite.binding
import pytest

from jit.emulator import instructions
from jit.emulator.counters import counter_events as events
from jit.emulator.counters import table
from jit.emulator.lowering import blocks as lowering
from jit.emulator.lowering import python_calls
from jit.emulator.lowering.emitter import BlockEmitter
from jit.emulator.lowering.kernel import STACK, Lowering
from jit.emulator.machine import processes
from jit.emulator.ptx import dataflow, early_use, flow, opcodes
from jit.emulator.ptx.parse import Function, Inst, instruction, space_of
from tests.emulator.instructions import test_opcodes

instructions.register()

REGISTERS = {"%0": 32, "%1": 32, "%2": 32, "%3": 64, "%4": 64, "%5": 32, "%6": 64, "%7": 64, "%p": 1, "%q": 1}
REGISTERS |= {f"%{kind}{i}": bits for kind, bits in (("h", 16), ("f", 32), ("d", 64), ("w", 32)) for i in range(16)}
_EIGHT, _SIXTEEN = (", ".join(f"%w{i}" for i in range(n)) for n in (8, 16))
_F4, _W4 = "{%f0, %f1, %f2, %f3}", "{%w0, %w1, %w2, %w3}"
_SCALED = "%0, {0, %h0}, %1, {0, 1}"
# mma of sm_120a: the rest of the name, and what follows the registers of A.
_NARROW = "; ".join(
    f"mma.{name} {_F4}, {_W4}, {rest}"
    for name, rest in (
        ("sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32", f"{{%w4, %w5}}, {_F4}"),
        ("sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e4m3.f32", f"{{%w4, %w5}}, {_F4}"),
        ("sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e4m3.f32.ue8m0", f"{{%w4, %w5}}, {_F4}, {_SCALED}"),
        ("sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0", f"{{%w4, %w5}}, {_F4}, {_SCALED}"),
        ("sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3", f"{{%w4, %w5}}, {_F4}, {_SCALED}"),
        ("sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32", f"{_W4}, {_F4}, %2, 0"),
        ("sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e4m3.f32.ue8m0", f"{_W4}, {_F4}, %2, 0, {_SCALED}"),
        ("sp.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e2m1.e4m3.f32.ue8m0", f"{_W4}, {_F4}, %2, 0, {_SCALED}"),
        *((f"{sp}.sync.aligned.m16n8k128.row.col.kind::{kind}.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0", f"{_W4}, {_F4}, %2, 0, {_SCALED}")
          for sp in ("sp", "sp::ordered_metadata") for kind in ("mxf4", "mxf4nvf4")),
    )
)  # fmt: skip
# Forms of the rows that test_opcodes.py has none of.
MORE = f"""
st.release.gpu.global.u32 [%6], %0; bar.cta.sync 1, 64; barrier.cta.sync 1, 64; bar.arrive 1, 64; barrier.arrive 1, 64; bar.cta.arrive %0, 64; barrier.cta.arrive 1, %1;
bar.red.popc.u32 %0, 1, 64, %p; barrier.red.and.pred %q, 1, %p; bar.cta.red.or.pred %q, %1, !%p; barrier.cta.red.popc.u32 %0, 1, %p;
barrier.warp.sync %0; barrier.cluster.arrive.release; barrier.cluster.wait.acquire; fence.sc.cluster; fence.mbarrier_init.release.cluster;
fence.proxy.tensormap::generic.release.gpu; fence.proxy.async.global; fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
cp.async.cg.shared.global [%5], [%6], 16, %1; cp.async.commit_group; cp.async.wait_group 1; cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%5];
mbarrier.arrive_drop.shared.b64 %3, [%5]; mbarrier.arrive.release.cta.shared::cta.b64 _, [%5], %1; mbarrier.pending_count.b64 %0, %3;
mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%5], %1; mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%5], %1;
mbarrier.try_wait.parity.shared::cta.b64 %p, [%5], %1; mbarrier.test_wait.shared::cta.b64 %p, [%5], %3;
cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%5], [%6], %1, [%2]; cp.async.bulk.prefetch.L2.global [%6], %1;
cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%5], [%6], %1, [%2]; cp.bulk.later [%5], %1;
cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%5], [%6, {{%0, %1}}], [%2];
cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 [%5], [%0], %1, [%2];
cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group [%6, {{%0}}], [%5];
cp.async.bulk.prefetch.tensor.1d.L2.global [%6, {{%0}}]; clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p, %7;
ldmatrix.sync.aligned.m4n4.x1 %0, [%5]; stmatrix.sync.aligned.m4n4.x1 [%5], {{%0}}; clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%5], [%2]; st.bulk.weak.shared::cta [%5], %3, 0;
call (%0), f, (%1); vprintf %3, %4; __assertfail %3, %4, %0, %6, %7; malloc %3, %4; free %3; multimem.cp.async.bulk.global.shared::cta.bulk_group [%6], [%5], 16; multimem.st.relaxed.gpu.global.u32 [%6], %0; multimem.red.relaxed.gpu.global.add.u32 [%6], %0;
ldmatrix.sync.aligned.x1.m8n8.shared.b16 {{%0}}, [%5]; ldmatrix.sync.aligned.x2.m8n8.shared.b16 {{%0, %1}}, [%5]; ldmatrix.sync.aligned.x4.m8n8.shared.b16 {{%0, %1, %2, %w0}}, [%5];
stmatrix.sync.aligned.x1.m8n8.shared.b16 [%5], {{%0}}; stmatrix.sync.aligned.x2.m8n8.shared.b16 [%5], {{%0, %1}}; stmatrix.sync.aligned.x4.m8n8.shared.b16 [%5], {{%0, %1, %2, %w0}};
mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{%f0, %f1, %f2, %f3}}, {{%0, %1}}, {{%2, %w0}}, {{%f0, %f1, %f2, %f3}}, %w1, 0x0; mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{%f0, %f1, %f2, %f3}}, {{%0, %1}}, {{%2, %w0}}, {{%f0, %f1, %f2, %f3}}, %w1, 0x0;
{_NARROW};
mma.sync.m16n8k8.row.col.f32.f16.f16.f32 {{%f0, %f1, %f2, %f3}}, {{%0, %1}}, {{%2}}, {{%f0, %f1, %f2, %f3}};
mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32 {{%0, %1}}, {{%2}}, {{%w0}}, {{%w1, %w2}}; cvt.rn.satfinite.e4m3x2.f32 %h0, %f0, %f1; cvt.rn.f16x2.e4m3x2 %0, %h0;
wmma.store.d.sync.aligned.row.m16n16k16.shared.f32 [%5], {{{_EIGHT}}}, %0; wmma.load.b.sync.aligned.col.m16n16k16.global.f16 {{{_EIGHT}}}, [%6], %0;
wmma.mma.sync.aligned.row.col.m16n16k16.f16.f16 {{%w0, %w1, %w2, %w3}}, {{{_EIGHT}}}, {{{_EIGHT}}}, {{%w4, %w5, %w6, %w7}};
wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {{%f0, %f1, %f2, %f3}}, %3, %4, %p, 1, 1, 0, 0; wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 {{%f0, %f1, %f2, %f3}}, %3, %4, %0, 0, %p, 1, 1, 0, 0; wgmma.mma_async.sync.m64n8k16.f32.f16.f16 {{%f0, %f1, %f2, %f3}}, %3, %4, %p, 1, 1, 0, 0;
wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {{%f0, %f1, %f2, %f3}}, {{%w0, %w1, %w2, %w3}}, %4, %p, 1, 1, 0;
tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%5], %1; tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1; tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%5], %h0; tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %3; tcgen05.shift.cta_group::1.down [%0];
tcgen05.fence::before_thread_sync; tcgen05.fence::after_thread_sync; tcgen05.wait::ld.sync.aligned; tcgen05.wait::st.sync.aligned;
tcgen05.ld.sync.aligned.32x32b.x2.b32 {{%0, %1}}, [%2]; tcgen05.ld.red.sync.aligned.32x32b.x2.min.u32 {{%0, %1}}, %w0, [%2]; tcgen05.ld.aligned.32x32b.x2.b32 {{%0, %1}}, [%2];
tcgen05.st.sync.aligned.32x32b.x2.b32 [%2], {{%0, %1}}; tcgen05.st.sync.aligned.16x32bx2.x2.b32 [%2], 4, {{%0, %1}};
fence.proxy.alias; tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%5], 1, %0; fence.proxy.tensormap::generic.acquire.gpu [%6], 128;
tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%6], [%5], 128;
tcgen05.mma.cta_group::1.kind::f16 [%0], %3, %4, %1, %p; tcgen05.mma.sp.cta_group::1.kind::f16 [%0], %3, %4, [%2], %1, %p; tcgen05.mma.cta_group::1.kind::tf32 [%0], [%2], %4, %1, %p;
"""
ENDS = {"", opcodes.WAIT, opcodes.BRANCH, opcodes.TABLE, opcodes.EXIT, opcodes.STOP}
SPACES = ("global", "shared", "local", "param", "const", "generic")
# What these emit does not depend on their operands.
UNREAD = {
    "prefetch",
    "prefetchu",
    "discard",
    "applypriority",
    "nanosleep",
    "createpolicy",
    "clusterlaunchcontrol.query_cancel",
}


def forms() -> Iterator[Inst]:
    """Instructions of test_opcodes.py and of MORE, on the registers above."""
    texts = [
        *test_opcodes.EXECUTED.values(),
        *test_opcodes.REFUSED.values(),
        *test_opcodes.LATER.values(),
        *test_opcodes.MORE.values(),
    ]
    for text in ";".join(texts).replace("{{", "{").replace("}}", "}").split(";"):
        text = re.sub(r"^\s*(?:\w+:(?!:)\s*)?(?:\.branchtargets.*)?", "", text)
        if text:
            op, _, args = text.partition(" ")
            args = re.sub(r"(?<![%.:\w])([pq]|[hfdw][0-9])\b", r"%\1", args)
            yield instruction(f"{op} {args}", "x.cu:1")
    for text in MORE.replace("\n", " ").split(";"):
        if text.strip():
            yield instruction(text, "x.cu:1")


FORMS: dict[str, list[Inst]] = {}
for _inst in forms():
    FORMS.setdefault(opcodes.of(_inst).name, []).append(_inst)
ROWS = {row.name: row for row in opcodes.rows()}
CASES = [(name, inst) for name in ROWS for inst in FORMS.get(name, ())]
Check = Callable[[str, Inst, pytest.MonkeyPatch], None]


def of_each_form(check: Check) -> Callable[[str, pytest.MonkeyPatch], None]:
    """Makes a test of each chapter of the PTX ISA of what checks one form of an instruction: a test of each form takes
    ten times as long to begin and to report as it runs."""
    chapters: dict[str, list[tuple[str, Inst]]] = {}
    for name, inst in CASES:
        chapters.setdefault(".".join(ROWS[name].isa.partition(",")[0].split(".")[:3]), []).append((name, inst))

    @pytest.mark.parametrize("chapter", chapters)
    def test(chapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
        for name, inst in chapters[chapter]:
            with monkeypatch.context() as patch:
                try:
                    check(name, inst, patch)
                except BaseException as error:
                    error.add_note(f"{name}: {inst}")
                    raise

    test.__doc__ = check.__doc__
    return test


def function(inst: Inst, around: tuple[Inst, ...] = ()) -> tuple[Function, Inst]:
    """A kernel with a copy of the instruction, ``around`` in front of it and behind it, and the labels of branches."""
    ends = opcodes.of(inst).ends
    labels = {opcodes.BRANCH: ["L"], opcodes.TABLE: [*inst.args[:1], "T"]}
    inst = replace(inst, args=labels.get(ends, list(inst.args)))
    targets = Inst("brx.targets", ["L"], parts=["brx", "targets"])
    body = ["T", targets, *around, inst, *around, "L", instruction("ret", "x.cu:1")]
    return Function("k", body, dict(REGISTERS)), inst


def known(operands: list[str]) -> set[str]:
    return {name for text in operands for name in re.findall(r"%\w+", text) if name in REGISTERS}


class Emitted:
    """What lowering does with one instruction in a kernel of its own."""

    def __init__(self, inst: Inst, monkeypatch: pytest.MonkeyPatch, counted: bool = False):
        self.read: set[str] = set()
        self.written: set[str] = set()
        self.handlers: list[Any] = []
        self.refused: list[str] = []
        get, put, site = BlockEmitter.get, BlockEmitter.put, BlockEmitter.site
        monkeypatch.setattr(
            BlockEmitter, "get", lambda e, name, kind: self.read.add(name.lstrip("!")) or get(e, name, kind)
        )
        monkeypatch.setattr(BlockEmitter, "put", lambda e, name, *rest: self.written.add(name) or put(e, name, *rest))
        monkeypatch.setattr(
            BlockEmitter, "site", lambda e, handler=None: self.handlers.append(handler) or site(e, handler)
        )
        monkeypatch.setattr(python_calls, "refuse", lambda e, inst, why: self.refused.append(why))
        whole, _ = function(inst)
        blocks = flow.blocks(whole)
        self.table = table.Table(blocks) if counted else None
        self.low = Lowering(whole, blocks, {STACK: ("local", 0)}, 0, "sm_90a")
        self.low.watched = counted
        self.text = lowering.text(self.low, (), self.table).module()
        self.read &= set(REGISTERS)
        self.written &= set(REGISTERS)


def test_every_row_has_a_form() -> None:
    """A new row needs an instruction here or in test_opcodes.py."""
    assert set(FORMS) == set(ROWS)


def test_the_longest_name_counts() -> None:
    assert opcodes.of(Inst("cp.async.bulk.tensor.2d.shared::cluster.global", [])).name == "cp.async.bulk.tensor"
    assert opcodes.of(Inst("fence.proxy.alias", [])).name == "fence"
    assert opcodes.of(Inst("fences", [])) is opcodes.UNKNOWN
    assert opcodes.of(Inst("no.such", [])) is opcodes.UNKNOWN


def test_a_name_has_one_row() -> None:
    with pytest.raises(
        ValueError, match=r"bar\.sync has a row already, in jit\.emulator\.instructions\.barriers\.sync"
    ):
        opcodes.refuse("bar.sync", isa="9.7.13.1", counts="synchronise")
    assert ROWS["bar.sync"] is opcodes.of(Inst("bar.sync", []))


@of_each_form
def test_the_row_itself(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    row = ROWS[name]
    assert re.fullmatch(r"9\.7\.\d+(\.\d+)*(, 9\.7\.\d+(\.\d+)*)*", row.isa)
    assert row.counts in opcodes.CLASSES
    assert row.ends in ENDS
    assert row.crosses in ("", opcodes.MEMORY, opcodes.STRONG, opcodes.ALWAYS)
    assert row.signals in ("", opcodes.STRONG, opcodes.ALWAYS)
    assert row.defined in (opcodes.ANY, opcodes.ALL, opcodes.SELECT)
    assert not row.event or row.event in {*events.AMOUNTS, *table.EMITTED, "cp.async"}
    assert not {row.stored, row.scaled, row.passed} - {0} & set(row.results)
    assert not row.stored or not row.results
    assert not row.keeps or row.results == ((0, 1) if row.name.startswith("tcgen05.ld.red") else (0,))
    assert not row.helper or row.executes
    carried = [row.emits is not None, row.executes is not None]
    assert any(carried) != bool(row.refused)
    assert all(carried) == (row.in_python is not None)


@of_each_form
def test_what_its_function_does(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    """A function that may let other warps run has a row that waits; one that uses places in the frame, one that keeps
    registers there."""
    row = ROWS[name]
    if row.executes is None:
        return
    used = set(row.executes.__code__.co_names)
    assert bool(used & {"SUSPEND", "RETRY"}) == row.suspends
    if not row.keeps:
        assert "homes" not in used


@of_each_form
def test_lowering(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads and writes the registers that dataflow says; Python is called where the row says so."""
    row = ROWS[name]
    done = Emitted(inst, monkeypatch)
    one = dataflow.effect(inst, REGISTERS)
    sources = {source for source in one.sources if source}
    if row.refused:
        assert done.refused
        return
    assert not done.refused
    llvmlite.binding.parse_assembly(done.text)
    if row.executes:
        assert (row.executes in done.handlers) == row.python(inst)
    assert done.written == (set() if row.keeps else set(one.writes))
    passed = known([inst.args[row.passed]]) if row.passed else set()
    seen = {*one.reads, *one.stored, *sources} | known([one.scaled]) | passed
    assert done.read <= seen
    if name not in UNREAD and one.rule != dataflow.FRESH:
        assert done.read == seen
    for register in (*one.writes, *seen):
        assert (register in done.low.homes) == (row.keeps or register in seen), register


@of_each_form
def test_flow(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ends a block is the last in it; what waits is alone in it, and goes on."""
    ends = ROWS[name].ends
    whole, inst = function(inst, (instruction("mov.b32 %0, 0", "x.cu:1"),))
    blocks = flow.blocks(whole)
    block, place = next((b, i) for b in blocks for i, one in enumerate(b.insts) if one is inst)
    assert (place == 0) == (ends == opcodes.WAIT)
    assert (place == len(block.insts) - 1) == bool(ends)
    if ends in (opcodes.EXIT, opcodes.STOP):
        assert not block.targets
    elif ends in (opcodes.BRANCH, opcodes.TABLE):
        assert [blocks[target].insts[0].op for target in block.targets] == ["ret"]
    else:
        assert len(block.targets) == 1


@of_each_form
def test_definedness(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule of a result that comes from registers alone is the row's; where lanes meet, operands are looked at."""
    row, one = ROWS[name], dataflow.effect(inst, REGISTERS)
    assert set(one.writes) == known([inst.args[i] for i in row.results if i < len(inst.args)])
    from_memory = any(arg.startswith("[") for i, arg in enumerate(inst.args) if i not in row.results)
    if not inst.args or not row.results or row.meets or from_memory:
        assert one.rule == dataflow.USE
    else:
        packs = name == "cvt" and len(inst.args) > 2 and any(part.endswith(("x2", "x4")) for part in inst.parts)
        assert one.rule in (opcodes.ALL if packs else row.defined, dataflow.FRESH)
    if "sync" in inst.parts:
        assert one.rule == dataflow.USE
    if row.stored:
        assert set(one.stored) == known([inst.args[row.stored]])
    if row.scaled and not row.refused:
        assert one.scaled == "%p"
    if row.passed:
        assert known([inst.args[row.passed]]).isdisjoint(one.reads)
    if row.cancels:
        assert dataflow.effect(replace(inst, args=["%0", "%1", "%1"]), REGISTERS).rule == dataflow.FRESH
        assert dataflow.effect(replace(inst, args=["%0", "%1", "%2"]), REGISTERS).rule == row.defined


@of_each_form
def test_early_use(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers of a tcgen05.ld that are read behind an instruction which signals other threads are read too late."""
    row = ROWS[name]
    if row.ends in (opcodes.EXIT, opcodes.STOP) or name == "tcgen05.wait::ld":
        return
    whole, inst = function(inst)
    load = instruction("tcgen05.ld.sync.aligned.32x32b.x2.b32 {%w14, %w15}, [%w13]", "x.cu:1")
    whole.body[2:2] = [load]
    whole.body[-1:] = [instruction("add.u32 %0, %w14, %w15", "x.cu:1"), whole.body[-1]]
    early_use.mark(flow.blocks(whole), REGISTERS)
    releases = not {"release", "volatile", "mmio"}.isdisjoint(inst.parts)
    assert load.early is not None
    assert load.early.consumed == (not (row.signals == opcodes.ALWAYS or (row.signals == opcodes.STRONG and releases)))
    if row.counts == opcodes.ATOMIC or (inst.parts[0] in ("bar", "barrier") and inst.parts[1] != "warp"):
        assert row.signals == opcodes.ALWAYS


@pytest.mark.parametrize(("text", "rule"), [
    ("mov.b64 %3, {%0, %1}", dataflow.ALL), ("prmt.b32 %0, %1, %2, 0x5410", dataflow.ALL), ("add.u32 %0, %1, %2", dataflow.ANY),
    ("xor.b32 %0, %1, %2", dataflow.ALL), ("xor.b32 %0, %1, %1", dataflow.FRESH), ("sub.u32 %0, %1, %2", dataflow.ANY),
    ("sub.u32 %0, %1, %1", dataflow.FRESH), ("and.b32 %0, %1, %1", dataflow.ALL), ("selp.b32 %0, %1, %2, %p", dataflow.SELECT),
    ("shfl.sync.idx.b32 %0, %1, %2, 31, -1", dataflow.USE), ("ld.global.u32 %0, [%6]", dataflow.USE), ("mov.b32 %0, 5", dataflow.FRESH),
])  # fmt: skip
def test_rules_of_definedness(text: str, rule: str) -> None:
    assert dataflow.effect(instruction(text, "x.cu:1"), REGISTERS).rule == rule


@pytest.mark.parametrize("text", ["trap", "exit", "ret", "bra L", "brx.idx %0, T"])
def test_what_ends_a_block(text: str) -> None:
    """Nothing behind it in the same block is executed."""
    whole, inst = function(instruction(text, "x.cu:1"), (instruction("mov.b32 %0, 0", "x.cu:1"),))
    assert next(block for block in flow.blocks(whole) if inst in block.insts).insts[-1] is inst


@of_each_form
def test_counters(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its class is one of the report's, and an event of the row is counted once and reported."""
    row = ROWS[name]
    spaced = [f"{space} {what}" for space in SPACES for what in ("load", "store", "atomic")]
    depends = {opcodes.TYPE, opcodes.LOAD, opcodes.STORE, opcodes.ATOMIC}
    assert table.class_of(inst) in {*opcodes.CLASSES, *spaced, "integer", "f16", "f32", "f64"} - depends
    if row.refused:
        return
    counts = Emitted(inst, monkeypatch, counted=True).table
    assert counts is not None
    counted = [one.name for one in counts.events]
    assert counted == ([row.event] if row.event and row.event != "cp.async" else [])
    accesses = {one.name for one in counts.accesses}
    moves = (
        (row.helper and row.counts not in ("synchronise", "tensor"))
        or row.counts in ("shared load", "shared store")
        or (row.emits and row.counts in (opcodes.LOAD, opcodes.STORE, opcodes.ATOMIC))
    )
    assert accesses == ({row.event or row.counts.split()[-1]} if moves else set())
    if counted:
        report: dict[str, Any] = {}
        events.add_row(report, row.event, inst, [1, 1, 1])
        assert len(report) == 1


@of_each_form
def test_processes(name: str, inst: Inst, monkeypatch: pytest.MonkeyPatch) -> None:
    """CTAs that see each other by it stay in one process."""
    row = ROWS[name]
    if row.counts in (opcodes.LOAD, opcodes.STORE, opcodes.ATOMIC) and inst.parts[0] != "wmma":
        assert row.crosses == (opcodes.MEMORY if row.counts == opcodes.ATOMIC else opcodes.STRONG)
    local = space_of(inst) in ("shared", "local")
    asked = not {"relaxed", "acquire", "release", "acq_rel", "volatile", "mmio"}.isdisjoint(inst.parts)
    sees = row.crosses == opcodes.MEMORY or (row.crosses == opcodes.STRONG and asked)
    assert processes.dependent(inst) == (row.crosses == opcodes.ALWAYS or (sees and not local))
    strong = replace(inst, op=f"{inst.op}.volatile", parts=[*inst.parts, "volatile"])
    assert processes.dependent(strong) == (row.crosses == opcodes.ALWAYS or (bool(row.crosses) and not local))
