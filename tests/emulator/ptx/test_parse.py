"""PTX text to instructions."""

from __future__ import annotations

import pytest

from jit.emulator.ptx.link import link
from jit.emulator.ptx.module import parse
from jit.emulator.ptx.parse import Inst, instruction


def test_vector_right_behind_the_opcode():
    """As adjacent string literals of inline assembly leave it."""
    inst = instruction("@!%p1 tcgen05.ld.sync.aligned.32x32b.x2.b32{%r1, %r2}, [%r3]", "a.cu:1")
    assert (inst.op, inst.args) == ("tcgen05.ld.sync.aligned.32x32b.x2.b32", ["{%r1, %r2}", "[%r3]"])
    assert (inst.guard, inst.negated) == ("%p1", True)


def test_white_space_of_all_kinds():
    inst = instruction("mbarrier.init.shared::cta.b64\n\t[%r1],\n 1", "a.cu:1")
    assert (inst.op, inst.args) == ("mbarrier.init.shared::cta.b64", ["[%r1]", "1"])
    assert inst.parts == ["mbarrier", "init", "shared::cta", "b64"]


CHAIN = """.visible .entry k()
{
 .loc 1 12 3
 bar.sync 0;
 .loc 2 40 5, function_name $L__info_string0, inlined_at 1 12 3
 bar.sync 1;
 .loc 3 7 9, function_name $L__info_string1, inlined_at 2 40 5
 bar.sync 2;
 .loc 3 9 2, function_name $L__info_string2, inlined_at 3 7 9
 bar.sync 3;
 .loc 4 5 1, function_name $L__info_string3, inlined_at 3 9 2
 bar.sync 4;
 ret;
}
 .file 1 "/x/kernel.h"
 .file 2 "/x/mainloop.hpp"
 .file 3 "/x/pipeline.hpp"
 .file 4 "/x/barrier.h"
"""


def places(source: str) -> list[str]:
    kernel = parse(CHAIN, source)[0]["k"]
    return [item.location for item in kernel.body if isinstance(item, Inst) and item.op == "bar.sync"]


def test_frames_of_an_inlined_chain():
    """All where the main source has none, of a run of a file's own the first and the last; else those behind the main
    source's."""
    assert places("main.cu") == [
        "kernel.h:12",
        "kernel.h:12 (in mainloop.hpp:40)",
        "kernel.h:12 (in mainloop.hpp:40 > pipeline.hpp:7)",
        "kernel.h:12 (in mainloop.hpp:40 > pipeline.hpp:7 > pipeline.hpp:9)",
        "kernel.h:12 (in mainloop.hpp:40 > pipeline.hpp:7 > pipeline.hpp:9 > barrier.h:5)",
    ]
    assert places("mainloop.hpp")[-1] == "mainloop.hpp:40 (in pipeline.hpp:7 > pipeline.hpp:9 > barrier.h:5)"


def test_a_library_of_one_file_is_told_by_the_lines_that_differ():
    """Nobody named a main source: the kernel's own file counts as it, and not the line at which all was inlined."""
    chain = """.visible .entry k()
{
 .loc 1 70 1, function_name $L__info_string1, inlined_at 1 2518 2
 bar.sync 1;
 .loc 1 71 1, function_name $L__info_string1, inlined_at 1 2518 2
 bar.sync 2;
 .loc 2 5 1, function_name $L__info_string2, inlined_at 1 71 1
 bar.sync 3;
 ret;
}
 .file 1 "/x/prefill.cuh"
 .file 2 "/x/mma.cuh"
"""
    for source in ("", "/y/main.cu"):
        body = parse(chain, source)[0]["k"].body
        found = [item.location for item in body if isinstance(item, Inst) and item.op == "bar.sync"]
        assert found == ["prefill.cuh:70", "prefill.cuh:71", "prefill.cuh:71 (in mma.cuh:5)"]


def test_a_helper_of_one_line_is_told_by_its_caller():
    """``wait`` has one line of code, ``fill`` has two: its own lines say more."""
    chain = """.visible .entry k()
{
 .loc 1 8 1, function_name $L__info_string1, inlined_at 1 30 2
 bar.sync 1;
 .loc 1 4 1, function_name $L__info_string2, inlined_at 1 31 2
 bar.sync 2;
 .loc 1 5 1, function_name $L__info_string2, inlined_at 1 31 2
 bar.sync 3;
 ret;
}
 .file 1 "/x/kernel.cu"
"""
    body = parse(chain, "kernel.cu")[0]["k"].body
    found = [item.location for item in body if isinstance(item, Inst) and item.op == "bar.sync"]
    assert found == ["kernel.cu:30 (in kernel.cu:8)", "kernel.cu:4", "kernel.cu:5"]


COMMENTED = """.visible .entry k()
{
 .loc 1 8 4 // mine.py:8:4
 bar.sync 0;
 .loc 2 263 15 // standard.py:263:15 @[ standard.py:293:36 @[ helpers.py:4:9 @[ mine.py:8:18 ] ] ]
 bar.sync 1;
 .loc 1 20 2 // mine.py:20:2 @[ mine.py:30:6 ]
 bar.sync 2;
 .loc 2 1 1 // standard.py @[
 bar.sync 3;
 ret;
}
 .file 1 "/x/mine.py"
 .file 2 "/x/standard.py"
"""


def test_frames_in_comments():
    """Triton's PTX has the chain in comments only; the innermost line of the main source counts."""
    kernel = parse(COMMENTED, "/x/mine.py")[0]["k"]
    assert [item.location for item in kernel.body if isinstance(item, Inst) and item.op == "bar.sync"] == [
        "mine.py:8",
        "mine.py:8 (in helpers.py:4 > standard.py:293 > standard.py:263)",
        "mine.py:20",
        "standard.py:1",
    ]


IN_ASM = """.visible .entry k()
{
 .loc 1 8 21 // mine.py:8:21
 // begin inline asm
 .loc 1 8 21 // mine.py:8:21
 mov.u32 %r1, 0x0;
 .loc 1 9 21 // mine.py:9:21
 bar.sync 1;
 // end inline asm
 bar.sync 2;
 .loc 1 11 4 // mine.py:11:4
 bar.sync 3;
 ret;
}
 .file 1 "/x/mine.py"
"""


def test_the_lines_of_an_inline_assembly_are_its_callers():
    """LLVM counts on by a line for each line of the text: a masked load of Triton's was reported some lines too low."""
    kernel = parse(IN_ASM, "/x/mine.py")[0]["k"]
    found = [item.location for item in kernel.body if isinstance(item, Inst) and item.op == "bar.sync"]
    assert found == ["mine.py:8", "mine.py:8", "mine.py:11"]


def test_a_module_that_is_indented():
    """As one stands in a program's text: with spaces or tabs before every line."""
    indented = CHAIN.replace("\n", "\n\t    ")
    kernels, _, _ = parse(f"\t    .version 8.0\n\t    {indented}\n\t    .section .debug_str {{}}", "a.cu")
    assert [len(one.body) for one in kernels.values()] == [6]
    assert [one.body[1].location for one in kernels.values()] == [places("/x/kernel.h")[1]]  # type: ignore[union-attr]


CALLER = """.version 7.0
.target sm_90a
.address_size 64
.extern .func  (.param .b32 r) out (.param .b32 x);
.extern .global .align 4 .u32 total;
.extern .shared .align 16 .b8 staged[];
.global .align 1 .b8 $str[3] = {97, 98, 0};  // its own; a } in a comment
.weak .func (.param .b32 r) both(.param .b32 x)
{
 .loc 1 5 1
 ret;
}
.visible .entry k()
{
 {
 .loc 2 6 1, function_name $L__1, inlined_at 1 5 1
 mov.u64 %rd1, $str;
 }
 ret;
}
.file 1 "/x/a.cu"
.file 2 "/x/a.h"
.section .debug_str
{
$L__1:
.b8 95, 0
}
"""
CALLED = """.version 8.1
.target sm_90a
.address_size 64
.extern .shared .align 16 .b8 staged[];
.global .align 1 .b8 $str[3] = {99, 100, 0};
.visible .global .align 4 .u32 total = 7;
.weak .func (.param .b32 r) both(.param .b32 x)
{
 trap;
}
.visible .func (.param .b32 r) out(.param .b32 x)
{
 .loc 1 8 1
 mov.u64 %rd1, $str;
 mov.u64 %rd2, $string;
 ret;
}
.file 1 "/x/b.cu"
"""


def test_modules_are_linked():
    kernels, functions, variables = parse(link([CALLER, CALLED]), "/x/a.cu")
    assert list(kernels) == ["k"]
    assert sorted(functions) == ["both", "out"]
    assert [inst.op for inst in functions["both"].body] == ["ret"]  # type: ignore[union-attr]  # the first one's
    assert {one.name: one.data for one in variables} == {
        "staged": b"", "$str": b"ab\0", "$str$module1": b"cd\0", "total": (7).to_bytes(4, "little"),
    }  # fmt: skip
    own, other, _ = functions["out"].body
    assert (own.args[1], other.args[1]) == ("$str$module1", "$string")  # type: ignore[union-attr]
    assert own.location == "b.cu:8"  # type: ignore[union-attr]
    assert "a.h:6" in kernels["k"].body[0].location  # type: ignore[union-attr]


def test_what_no_module_or_two_define_is_named():
    with pytest.raises(ValueError, match="no linked module defines out,"):
        link([CALLER])
    with pytest.raises(ValueError, match="two of the linked modules define total"):
        link([CALLER, CALLED, CALLED])
