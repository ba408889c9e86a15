"""PTX that no assembler takes: the error names the statement and what is wrong with it, and nothing is run."""

from __future__ import annotations

import dataclasses

import pytest
import torch

import jit
from jit.base.artifact import parse_entries
from jit.emulator import EmulatorFinding, UnsupportedInstruction

MODULE = """
.version 8.8
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{{
	.reg .pred %p<3>;
	.reg .b32 %r<8>;
	.reg .b64 %rd<4>;
	ld.param.u64 %rd1, [k_param_0];
	mov.u32 %r1, %tid.x;
	setp.eq.u32 %p1, %r1, 0;
	mov.u32 %r2, 7;
	{line}
	@%p1 st.global.u32 [%rd1], %r2;
	ret;
}}
"""


def run(line: str, text: str = MODULE) -> int:
    """What the kernel writes, with a line put into it."""
    base = jit.compile('extern "C" __global__ void k(int* out, int more) {}', arch="sm_90a")
    ptx = text.format(line=line)
    artifact = dataclasses.replace(base, ptx=ptx, entries=parse_entries(ptx))
    out = torch.zeros(1, dtype=torch.int32)
    jit.Module(artifact)["k"](out, 5, grid=1, block=32)
    return int(out)


def test_right() -> None:
    assert run("") == 7
    assert run("ld.param.u32 %r2, [k_param_0+8];") == 5


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("bra $L_nowhere;", "there is no label $L_nowhere in `bra $L_nowhere`"),
        ("bra;", "a branch to no label"),
        ("brx.idx %r1, table;", "expected an index and a label with .branchtargets"),
        ("brx.idx %r1, table; table: .branchtargets $L_gone;", "there is no label $L_gone"),
        ("@%p9 mov.u32 %r2, 1;", "the guard %p9 is no predicate register"),
        ("@%r1 mov.u32 %r2, 1;", "the guard %r1 is no predicate register"),
        (".reg .b32 %many<4294967296>;", "more than 1048576 registers"),
        (".reg .foo %x;", "the type .foo"),
        (".reg .b1024 %x;", "registers of 1024 bits, .b1024"),
        (".reg;", "the declaration .reg"),
        (".shared .align 3 .b8 odd[8];", "aligned to 3 bytes, which is no power of two"),
        (".shared .align 16 .b8 big[99999999];", "bytes of static shared memory of a CTA, more than 232448 of sm_90a"),
        (".local .align 16 .b8 big[99999999];", "bytes of local memory of a thread, more than 524288"),
        ("{", "the body of k has no end"),
        ("ld. lobal.u32 %r2, [%rd1];", "an opcode with a dot and nothing beside it, ld. in `ld. lobal.u32"),
        ("call.uni;", "a call of no function in `call.uni`"),
        ("call.uni (%r1);", "a call of no function"),
        ("mov..u32 %r2, 1;", "an opcode with a dot and nothing beside it, mov..u32"),
        ("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16;", "kernel k"),
    ],
)
def test_refused(line: str, says: str) -> None:
    with pytest.raises(jit.CompileError) as caught:
        run(line)
    assert says in str(caught.value)


@pytest.mark.parametrize("target", ["sm_80", "sm_90", "sm_90a", "sm_100a", "sm_100f", "sm_120a"])
def test_static_shared_memory_of_a_target(target: str) -> None:
    """ptxas takes as much, and not a byte more."""
    most = {"sm_90a": 227, "sm_100a": 227, "sm_120a": 99}.get(target, 48) << 10
    text = MODULE.replace("sm_90a", target)
    assert run(f".shared .align 16 .b8 big[{most}];", text) == 7
    with pytest.raises(jit.CompileError, match=f"more than {most} of {target}"):
        run(f".shared .align 16 .b8 big[{most + 1}];", text)


def test_truncated() -> None:
    with pytest.raises(jit.CompileError, match="the body of k has no end"):
        run("", MODULE[: MODULE.index("ret;")].replace("{line}", ""))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (".u32 k_param_1", ".ue8m0x2 k_param_1", "there is no parameter of type .ue8m0x2"),
        (".u32 k_param_1", ".align 3 .b8 k_param_1[4]", "alignment to 3 bytes"),
        (".u32 k_param_1", f".b8 k_param_1[{'9' * 5000}]", "is larger than the 32764 bytes of parameters"),
    ],
)
def test_parameters_that_cannot_be(old: str, new: str, says: str) -> None:
    with pytest.raises(jit.CompileError, match="parameter k_param_1 of k") as caught:
        run("", MODULE.replace(old, new))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("line", "kind", "says"),
    [
        (
            "ld.param.u32 %r2, [k_param_1+4];",
            "out-of-bounds",
            "byte 12 of the parameters, 4 bytes, is outside their 12",
        ),
        ("ld.param.u64 %rd2, [k_param_0+9223372036854775807];", "out-of-bounds", "is outside their 12 bytes"),
        ("ld.param.u32 %r2, [k_param_0+-8];", "out-of-bounds", "byte -8 of the parameters"),
        ("ld.param.u32 %r2, [k_param_0+6];", "misaligned", "byte 6 of the parameters is not a multiple of the 4 bytes"),
    ],
)
def test_parameters_are_checked(line: str, kind: str, says: str) -> None:
    """A load of parameters beyond their end would read the memory of this process."""
    with pytest.raises(EmulatorFinding) as caught:
        run(line)
    assert caught.value.report["kind"] == kind
    assert says in caught.value.report["message"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("mov.u32 %r2, %r99;", "special register %r99"),
        ("shr.u32 %r2, %r1, 089;", "the constant 089"),
        ("shr.u32 %r2, %r1, -0779U;", "the constant -0779U"),
        ("shr.u32 %r2, %r1, 0xFFFFFFFFFFFFFFFFF;", "0xFFFFFFFFFFFFFFFFF, which does not fit in 64 bits"),
        (f"shr.u32 %r2, %r1, {'9' * 5000};", "which does not fit in 64 bits"),
        (f"mov.f32 %r2, {'(' * 500}1.0{')' * 500};", "operand (((("),
        ("bar.sync;", "`bar.sync`: IndexError"),
        ("add.u32 %r2;", "`add.u32 %r2`: add of 0 operands"),
        ("frob.u32 %r2, %r1;", "no such instruction here"),
        ("call.uni elsewhere;", "elsewhere is not in the module: it is another module's, or a library's"),
        ("call.uni (%r1), elsewhere, (%r2);", "elsewhere is not in the module"),
        ("call.uni %rd1;", "the register holds no function of the module that takes such parameters"),
    ],
)
def test_refused_where_reached(line: str, says: str) -> None:
    with pytest.raises(UnsupportedInstruction, match="the emulator does not execute") as caught:
        run(line)
    assert says in str(caught.value)
    assert run(f"setp.ne.u32 %p2, %r1, %r1; @%p2 {line}") == 7, "no lane reaches it"


def test_an_operand_that_is_not_there_in_a_scope() -> None:
    """The names of a scope are others within, which made a plain list of the operands."""
    with pytest.raises(UnsupportedInstruction, match=r"`mov\.u32 .*`: 1 operands"):
        run("{ .reg .u32 %r9; mov.u32 %r9; }")
