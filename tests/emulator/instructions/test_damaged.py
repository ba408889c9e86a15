"""Instructions with damaged operands and modifiers: each is refused, or its code is code that LLVM takes."""

# ruff: noqa: E501 (tables of pieces)

from __future__ import annotations

import random

import llvmlite.binding
import pytest

from jit.base.findings import UnsupportedInstruction
from jit.base.launch_shape import LaunchShape
from jit.emulator import launches
from jit.emulator.counters import table
from jit.emulator.lowering import blocks as lowering
from jit.emulator.lowering.kernel import STACK, Lowering
from jit.emulator.ptx import flow, meetings
from jit.emulator.ptx.check import check
from jit.emulator.ptx.malformed import Malformed, Unsupported
from jit.emulator.ptx.parse import Inst, instruction

from . import test_opcode_table as opcodes

FORMS = list(opcodes.forms())
PARTS = [
    *{part: None for inst in FORMS for part in inst.parts},
    "b24",
    "u4",
    "s1",
    "f8",
    "v3",
    "x",
    "",
    "f128",
    "tf32",
    "b1",
]
OPERANDS = (
    "%0", "%3", "%p", "!%p", "%h0", "%f0", "%d0", "%nothing", "5", "-1", "99999999999", "0f3F800000", "1.5", "1e400", "", "_",
    "{%0, %1}", "{%0, %1, %2}", "{%3, %4}", "{}", "[%6]", "[%0+4]", "[]", "[%6, {%0}]", "%0|%p", "%tid.x", "%tid.q", "label",
    "WARP_SZ", "%0.b1", "0x", "{%p, %q}", "%0|%1|%2", "-%0", "[x+1]", "1" + "0" * 30,
)  # fmt: skip


def damaged(rng: random.Random) -> Inst:
    inst = rng.choice(FORMS)
    args, parts = list(inst.args), list(inst.parts)
    for _ in range(rng.choice((1, 1, 2))):
        kind = rng.choice(("drop", "add", "replace", "replace", "no part", "other part", "other part", "more parts"))
        if kind == "drop" and args:
            args.pop(rng.randrange(len(args)))
        elif kind == "add":
            args.insert(rng.randrange(len(args) + 1), rng.choice(OPERANDS))
        elif kind == "replace" and args:
            args[rng.randrange(len(args))] = rng.choice(OPERANDS)
        elif kind == "no part" and len(parts) > 1:
            parts.pop(rng.randrange(1, len(parts)))
        elif kind == "other part" and len(parts) > 1:
            parts[rng.randrange(1, len(parts))] = rng.choice(PARTS)
        elif kind == "more parts":
            parts.insert(rng.randrange(1, len(parts) + 1), rng.choice(PARTS))
    return Inst(".".join(parts), args, guard=rng.choice((None, None, "%p")), location="x.cu:1", parts=parts)


@pytest.mark.parametrize(("seed", "count"), [
    (0, 1500), pytest.param(1, 60000, marks=pytest.mark.nightly),
])  # fmt: skip
def test_is_refused_or_lowered(seed: int, count: int) -> None:
    rng, lowered = random.Random(seed), 0
    for number in range(count):
        inst, counted = damaged(rng), rng.random() < 0.3
        whole, _ = opcodes.function(inst)
        try:
            check(whole)
            blocks = flow.blocks(whole)
            low = Lowering(whole, blocks, {STACK: ("local", 0)}, 0, "sm_90a")
        except (Malformed, Unsupported):
            continue
        low.watched = counted
        try:
            text = lowering.text(low, (), table.Table(blocks) if counted else None).module()
            llvmlite.binding.parse_assembly(text) if number % 8 == 0 else None
        except Exception as error:
            raise AssertionError(f"seed {seed}, {number}: `{inst}`") from error
        lowered += 1
    assert lowered > count / 2, "most damaged forms are never lowered"


def test_instructions_with_other_numbers_of_operands_do_not_meet() -> None:
    """No assembler takes the second one: it is executed as the first is, and what it has besides is not looked at."""
    one, two = (instruction(f"bar.warp.sync {rest}", "x.cu:1") for rest in ("%0", "%0, %1, %3"))
    whole, _ = opcodes.function(two, (one,))
    low = Lowering(whole, meetings.blocks(whole), {STACK: ("local", 0)}, 0, "sm_90a")
    llvmlite.binding.parse_assembly(lowering.text(low, (), None).module())


@pytest.mark.parametrize(
    "text", ["ld.param.pred %p1, [p0];", "ld.global.pred %p1, [%rd1];", "st.global.pred [%rd1], %p1;"]
)
def test_predicates_have_no_bytes_in_memory(text: str) -> None:
    """Such a load once ended as a defect of the emulator: an address modulo no bytes."""
    module = launches.Module(
        ".version 8.5\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 p0) {\n.reg .pred %p<2>;\n"
        f".reg .b64 %rd<2>;\nld.param.u64 %rd1, [p0];\nsetp.eq.u64 %p1, %rd1, 0;\n{text}\nret;\n}}\n"
    )
    with pytest.raises(UnsupportedInstruction, match=r"type \.pred"):
        launches.execute(launches.Request(module, "k", bytes(8), (), LaunchShape((1, 1, 1), (32, 1, 1))))
