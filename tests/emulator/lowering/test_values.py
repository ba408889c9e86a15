"""Values with operators: what they emit, what they refuse, and that what was emitted can be taken back."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import llvmlite.binding
import pytest

from jit.emulator import instructions
from jit.emulator.lowering import blocks, values
from jit.emulator.lowering.emitter import BlockEmitter
from jit.emulator.lowering.kernel import Lowering
from jit.emulator.lowering.values import F32, F64, I1, I16, I32, I64, PTR, S32, S64, Code, Type, Value
from jit.emulator.ptx import flow, opcodes
from jit.emulator.ptx.malformed import Defect, Unsupported
from jit.emulator.ptx.parse import Function, instruction

instructions.register()


def code() -> Code:
    made = Code({})
    made.inst = instruction("add.u32 %r0, %r1, %r2", "one.cu:7")
    return made


def argument(made: Code, t: Type, name: str = "%a") -> Value:
    return Value(made, t, name)


def test_an_expression_reads_as_its_instructions() -> None:
    made = code()
    word = argument(made, I32)
    result = (word >> 23 & 0xFF == 0).select(word, -word)
    assert result.type is I32
    assert [line.strip() for line in made.lines] == [
        "%t1 = lshr <32 x i32> %a, splat (i32 23)",
        "%t2 = and <32 x i32> %t1, splat (i32 255)",
        "%t3 = icmp eq <32 x i32> %t2, splat (i32 0)",
        "%t4 = sub <32 x i32> splat (i32 0), %a",
        "%t5 = select <32 x i1> %t3, <32 x i32> %a, <32 x i32> %t4",
    ]


@pytest.mark.parametrize("t", [I16, I32, I64, S32, S64, F32, F64], ids=str)
def test_llvm_takes_every_operator(t: Type) -> None:
    made = code()
    a, b = argument(made, t), argument(made, t, "%b")
    both = [operator.add, operator.sub, operator.mul, operator.eq, operator.ne, operator.lt, operator.ge]
    both += (
        [operator.truediv]
        if t.floating
        else [operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift]
    )
    for apply in both:
        apply(a, b)
        apply(a, 1.5 if t.floating else 3)
    for apply in (operator.add, operator.sub, operator.mul):
        apply(a, 2.0**-3 if t.floating else 1)
    one = [operator.neg] if t.floating else [operator.neg, operator.invert]
    for alone in one:
        alone(a)
    wider = {I16: I64, I32: F64, I64: I16, S32: S64, S64: S32, F32: F64, F64: F32}[t]
    a.to(wider, signed=True)
    a.bitcast(t.integer)
    if t.lanes > 1:
        made.intrinsic("llvm.fabs" if t.floating else "llvm.ctpop", a)
        a.shuffle(range(32))
    made.ret(0)
    text = f"define i64 @f({t.text} %a, {t.text} %b) {{\nentry:\n" + "\n".join(made.lines) + "\n}\n"
    module = llvmlite.binding.parse_assembly("\n".join([*made.intrinsics.values(), text]))
    assert module.get_function("f").name == "f"
    assert len(made.lines) >= len(both)


@pytest.mark.parametrize(
    ("t", "wrong"),
    [
        (I32, lambda a: a + argument(a.code, I64, "%b")), (I32, lambda a: a & 1 << 32), (I32, lambda a: a + 1.0),
        (I32, lambda a: a + (-(1 << 31) - 1)), (I32, lambda a: a >> 32), (I32, lambda a: a << -1), (I32, bool),
        (I32, lambda a: a.select(a, a)), (I32, lambda a: a.mask()), (I32, lambda a: a.bitcast(F64)),
        (I32, lambda a: a / a), (F32, lambda a: a & 1), (F32, lambda a: a * 0.1), (F32, lambda a: a.to(I32)),
        (I1, lambda a: a.select(argument(a.code, I32), argument(a.code, I64))), (I1, lambda a: a | 2),
        (PTR, lambda a: a * 2),
        (I64, lambda a: a.code.intrinsic("llvm.umin", a, argument(a.code, I32))), (S32, lambda a: a.to(I32)),
    ],
)  # fmt: skip
def test_what_does_not_fit_names_the_instruction(t: Type, wrong: Callable[[Value], Any]) -> None:
    made = code()
    with pytest.raises(Defect, match=r"one\.cu:7: .* in `add\.u32 %r0, %r1, %r2`; this is a defect of the emulator"):
        wrong(argument(made, t))


def emitter(*body: str) -> tuple[Lowering, BlockEmitter]:
    insts = [instruction(text, f"k.cu:{i}") for i, text in enumerate((*body, "ret"), 1)]
    whole = Function("k", insts, {"%r0": 32, "%r1": 32, "%p0": 1})
    parts = flow.blocks(whole)
    low = Lowering(whole, parts, {}, 0, "sm_90a")
    return low, BlockEmitter(low, 0, parts[0])


def test_what_was_emitted_is_taken_back() -> None:
    _, e = emitter("mov.u32 %r0, %tid.x", "mov.u32 %r1, %r0")
    e.put("%r0", e.get("7", I32) + 1)
    lines, known, dirty = list(e.lines), dict(e.values), set(e.dirty)
    start = e.checkpoint()
    e.put("%r0", e.get("%r0", I32) * 3)
    e.put("%r1", e.get("%r0", I32))
    e.fault_if(e.mask == 0, e.site())
    e.flush(forget=True)
    assert e.lines != lines
    e.restore(start)
    assert (e.lines, e.dirty, e.faults) == (lines, dirty, [])
    assert {name: repr(value) for name, value in e.values.items()} == {
        name: repr(value) for name, value in known.items()
    }


@pytest.mark.parametrize("error", [Unsupported("no such form"), KeyError("mode"), TypeError("of ours"), None])
def test_only_what_is_unsupported_is_refused(error: Exception | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refused instruction leaves none of its code; a mistake of ours is not taken for one."""

    def emits(e: BlockEmitter, inst: Any) -> None:
        e.put("%r0", e.get("%r1", I32) * 12345)
        if error is None:
            e.put("%r0", e.get("%r1", I32) + e.get("%r1", I64))
        else:
            raise error

    inst = instruction("mul.lo.u32 %r0, %r1, %r1", "k.cu:2")
    monkeypatch.setitem(opcodes._FOUND, inst.op, replace(opcodes.of(inst), emits=emits))
    low, _ = emitter("mov.u32 %r1, 5", str(inst))
    if isinstance(error, Unsupported):
        text = blocks.text(low).module()
        assert "12345" not in text
        llvmlite.binding.parse_assembly(text)
    else:
        with pytest.raises(Defect, match=r"k\.cu:2: .*mul\.lo\.u32 %r0, %r1, %r1"):
            blocks.text(low)


def test_constants_are_those_of_their_type() -> None:
    assert I32.literal(-1) == "splat (i32 4294967295)"
    assert S64.literal(-1) == "18446744073709551615"
    assert I1.literal(1) == "splat (i1 true)"
    assert F32.literal(2.0**-126) == "splat (float 0x3810000000000000)"
    assert F64.literal(float("inf")) == "splat (double 0x7FF0000000000000)"
    assert values.SCALARS[8].literal(255) == "255"
