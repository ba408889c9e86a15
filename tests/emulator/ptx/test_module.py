"""A module is read as far as it is needed: its variables, and the kernels that are launched."""

from __future__ import annotations

import dataclasses
import time

import pytest
import torch

import jit
from jit.base.artifact import parse_entries
from jit.emulator.ptx.module import Module
from jit.emulator.ptx.parse import Inst

HEAD = ".version 8.8\n.target sm_90a\n.address_size 64\n.global .align 4 .u32 before = 3;\n"
DEVICE = """.func (.param .b32 r) {name}(.param .b32 a)
{{
	.reg .b32 %r<3>;
	ld.param.b32 %r1, [a];
	add.s32 %r2, %r1, {add};
	st.param.b32 [r], %r2;
	ret;
}}	// -- End function
.global .align 4 .u32 behind_{name}[2] = {{1, 2}};
"""
KERNEL = """.visible .entry {name}(.param .u64 {name}_0)
{{
	.reg .b32 %r<4>;
	.reg .b64 %rd<4>;
	// a brace in a comment: }}
	ld.param.u64 %rd1, [{name}_0];
	mov.u32 %r1, 7;
	{{
	.param .b32 p0;
	st.param.b32 [p0], %r1;
	.param .b32 v0;
	call.uni (v0), {calls}, (p0);
	ld.param.b32 %r2, [v0];
	}}
	st.global.u32 [%rd1], %r2;
	{more}
	ret;
}}
"""


def launched(ptx: str, name: str) -> int:
    base = jit.compile('extern "C" __global__ void k(int* out) {}', arch="sm_90a")
    out = torch.zeros(1, dtype=torch.int32)
    jit.Module(dataclasses.replace(base, ptx=ptx, entries=parse_entries(ptx)))[name](out, grid=1, block=1)
    return int(out)


def text(*kernels: str) -> str:
    return HEAD + DEVICE.format(name="one", add=1) + DEVICE.format(name="two", add=2) + "".join(kernels)


def test_variables_lie_before_and_behind_bodies() -> None:
    module = Module(text(KERNEL.format(name="k", calls="one", more="")), "")
    assert [item.name for item in module.variables] == ["before", "behind_one", "behind_two"]
    assert (module.kernels, module.devices) == (["k"], ["one", "two"])


def test_what_is_not_called_is_not_read() -> None:
    module = Module(text(KERNEL.format(name="k", calls="two", more="")), "")
    functions, taken = module.called(module.kernel("k"))
    assert list(functions) == ["two"]
    assert not taken
    assert [item.op for item in functions["two"].body if isinstance(item, Inst)][-1] == "ret"


def test_a_damaged_kernel_is_told_when_it_is_launched() -> None:
    ptx = text(
        KERNEL.format(name="right", calls="one", more=""),
        KERNEL.format(name="wrong", calls="two", more=".reg .foo %x;"),
    )
    assert launched(ptx, "right") == 8
    with pytest.raises(jit.CompileError, match=r"the type \.foo"):
        launched(ptx, "wrong")


def test_a_call_through_a_register_reaches_whose_address_is_taken() -> None:
    """Another kernel takes it."""
    through = KERNEL.format(name="k", calls="%rd2", more="").replace(
        "mov.u32 %r1, 7;", "mov.u32 %r1, 7;\n\tmov.u64 %rd2, two;"
    )
    through = through.replace("(p0);\n\tld", "(p0), proto;\n\tld").replace(
        "{\n\t.param", "{\n\tproto: .callprototype (.param .b32 _) _ (.param .b32 _);\n\t.param"
    )
    ptx = text(through)
    module = Module(ptx, "")
    functions, taken = module.called(module.kernel("k"))
    assert (list(functions), taken) == (["two"], {"two"})
    assert launched(ptx, "k") == 9


def test_a_module_of_many_kernels_is_read_within_a_second() -> None:
    """300 kernels, 20 MB: what a library brings, of which one is launched."""
    line = "\t.loc 1 7 3, function_name $L__info_string1, inlined_at 1 9 2\n\tadd.s32 %r1, %r1, 1;\n"
    kernels = [KERNEL.format(name=f"k{i}", calls="one", more=line * 1000) for i in range(300)]
    ptx = text(*kernels) + '.file 1 "/x/a.cu"\n'
    assert len(ptx) > 20_000_000
    begin = time.process_time()
    module = Module(ptx, "a.cu")
    kernel = module.kernel("k150")
    seconds = time.process_time() - begin
    assert sum(isinstance(item, Inst) for item in kernel.body) > 1000
    assert kernel.body[-1].location == "a.cu:9 (in a.cu:7)"  # type: ignore[union-attr]
    assert seconds < 1, f"{seconds:.2f} s"


def test_a_last_line_without_an_end_names_its_file() -> None:
    ptx = '.visible .entry k()\n{\n.loc 1 7 3\nret;\n}\n.file 1 "/somewhere/mine.py"'
    (inst,) = Module(ptx, "").kernel("k").body
    assert isinstance(inst, Inst)
    assert inst.location == "mine.py:7"
