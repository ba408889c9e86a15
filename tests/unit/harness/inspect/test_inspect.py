"""``warpyard inspect``: instructions at their lines, spills, resources, what two builds differ in, and the page."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import kernels
from harness import cli
from harness.inspect import launched_kernels, listing, pipes
from harness.report import names
from tests.unit.harness.axpy_kernel import AXPY, launching

HEADER = """#pragma once
__device__ __forceinline__ float exp2_approx(float x) {
    float y;
    asm("ex2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}
"""
KERNEL = """#include "exp2.cuh"
extern "C" __global__ void __launch_bounds__(128) power(float* x, int n) {
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n)
        x[i] = exp2_approx(x[i]);
}
"""
# More values are alive at the barrier than a thread has registers.
SPILLS = """extern "C" __global__ void __maxnreg__(32) turn(float* out, const float* in) {
    float v[64];
#pragma unroll
    for (int i = 0; i < 64; ++i)
        v[i] = in[i * 128 + threadIdx.x] * 2.0f;
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 64; ++i)
        out[(63 - i) * 128 + threadIdx.x] = v[i];
}
"""


@pytest.fixture
def power(tmp_path: Path) -> Path:
    (tmp_path / "exp2.cuh").write_text(HEADER)
    (tmp_path / "power.cu").write_text(KERNEL)
    return tmp_path / "power.cu"


def shown(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert cli.main(["inspect", *map(str, words)]) == code
    captured = capsys.readouterr()
    return captured.out + captured.err


def document(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    (found,) = json.loads(shown(capsys, *words, "--json"))["kernels"]
    return found


def line_of(text: str, mark: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if mark in line)


@pytest.mark.slow
def test_instructions_stand_at_the_line_of_the_main_source(power: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, str(power))
    call = line_of(KERNEL, "exp2_approx")
    assert [one["line"] for one in found["ptx"] if one["op"] == "ex2.approx.f32"] == [call]
    assert [one["line"] for one in found["sass"] if one["op"].startswith("MUFU.EX2")] == [call]
    assert {one["line"] for one in found["sass"] if one["op"].startswith("S2R")} == {line_of(KERNEL, "blockIdx.x")}
    assert found["sass"][-1]["op"] in ("EXIT", "NOP")
    assert (found["max_threads"], found["resident_warps"]) == (128, 64)
    out = shown(capsys, str(power), "--line", str(call))
    assert "x[i] = exp2_approx(x[i]);" in out
    assert "ex2.approx.f32" in out
    assert "MUFU.EX2" in out
    assert "blockIdx" not in out
    assert "special function 1 (" in out


def test_a_spill_is_named_at_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "turn.cu"
    source.write_text(SPILLS)
    out = shown(capsys, str(source))
    place = re.search(r"line (\d+): (\d+) stores, (\d+) loads  (.*)", out)
    assert place is not None, out
    assert int(place[1]) in (line_of(SPILLS, "v[i] = in["), line_of(SPILLS, "= v[i];"))
    named = set(map(int, re.findall(r"line (\d+): ", out)))
    assert line_of(SPILLS, "v[i] = in[") in named
    source.write_text(SPILLS.replace("__maxnreg__(32)", "__maxnreg__(128)"))
    assert "spilled" not in shown(capsys, str(source))


@pytest.mark.slow
def test_a_difference_names_what_changed(tmp_path: Path, power: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = tmp_path / "old.cu"
    old.write_text(KERNEL.replace("exp2_approx(x[i])", "x[i] * 2.0f"))
    out = " ".join(shown(capsys, str(power), "--diff", str(old)).split())
    assert "special function 0 → 1 +1" in out
    call = line_of(KERNEL, "exp2_approx")
    assert f"{call} new x[i] = exp2_approx(x[i]);" in out
    assert f"{call} gone x[i] = x[i] * 2.0f;" in out
    assert "no difference in resources or instructions" in shown(capsys, str(power), "--diff", str(power))
    spilled = tmp_path / "turn.cu"
    spilled.write_text(SPILLS.replace(" __maxnreg__(32)", ""))
    out = " ".join(shown(capsys, str(spilled), "--diff=--maxrregcount=32").split())
    assert re.search(r"spill stores [1-9]\d* → 0", out), out


@pytest.mark.slow
def test_a_difference_to_a_revision(tmp_path: Path, power: Path, capsys: pytest.CaptureFixture[str]) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "a"]):
        subprocess.run([*git, *words], check=True)
    power.write_text(KERNEL.replace("128", "256"))
    out = shown(capsys, str(power), "--diff", "HEAD")
    assert "power.cu at " in out
    assert "blockIdx.x * 256" in out
    assert "is no file, architecture or git revision" in shown(capsys, str(power), "--diff", "HEAD~9", code=2)


def test_a_submission_with_its_source_inside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(f"import jit\nSOURCE = r'''{SPILLS}'''\n")
    assert document(capsys, str(mine))["entry"] == "turn"
    mine.write_text("import torch\n")
    assert "names no kernel package" in shown(capsys, str(mine), code=5)
    assert "neither a file nor a kernel package" in shown(capsys, "nothing_here", code=5)


def test_the_page_needs_no_network(tmp_path: Path, power: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown(capsys, str(power), "--html", str(tmp_path / "page.html"))
    page = (tmp_path / "page.html").read_text()
    assert "MUFU.EX2" in page
    assert "if (i &lt; n)" in page, "texts are escaped"
    assert not re.search(r"https?://|<script|<link|@import", page)


def test_the_pipes_of_a_kernels_instructions_are_known() -> None:
    build = next(build for build in kernels.package("attn_dist").builds() if build.arch == "sm_90a")
    (one,) = listing.listings(build.compile(), "attn_dist")
    unknown = {instruction.op for instruction in one.sass if pipes.pipe(instruction.op) == "other"}
    assert unknown == set()
    assert one.features()["wgmma.mma_async"] == sum(i.op.startswith("HGMMA") for i in one.sass) > 0
    outside = sum(instruction.line == 0 for instruction in one.sass)
    assert outside < 0.1 * len(one.sass), "divisions and the kernel's prologue have no line"


PTX = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry _Z4plusIfEvPT_j(.param .u64 p, .param .u32 n) {
  .reg .pred q; .reg .b32 r<4>; .reg .b64 d<4>; .reg .f32 f<3>;
  ld.param.u64 d0, [p]; ld.param.u32 r0, [n];
  mov.u32 r1, %tid.x; setp.ge.u32 q, r1, r0; @q bra done;
  mul.wide.u32 d1, r1, 4; add.s64 d2, d0, d1; ld.global.f32 f0, [d2];
  add.f32 f1, f0, 0f3F800000; st.global.f32 [d2], f1;
done: ret;
}
"""


def test_a_file_of_ptx(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Several statements a line, a label, and a name that C++ mangled."""
    (tmp_path / "raw.ptx").write_text(PTX)
    found = document(capsys, tmp_path / "raw.ptx")
    opcodes = [one["op"] for one in found["ptx"]]
    assert opcodes[2:6] == ["mov.u32", "setp.ge.u32", "bra", "mul.wide.u32"]
    assert opcodes[-1] == "ret"
    assert "plus<float> of raw.ptx, sm_90a" in shown(capsys, tmp_path / "raw.ptx")
    (tmp_path / "raw.ptx").write_text("no PTX")
    assert "raw.ptx cannot be shown: ptx: expected PTX text" in shown(capsys, tmp_path / "raw.ptx", code=4)


PIECES = """
BEGIN = 'extern "C" __glo'
BODY = '''bal__ void axpy(const float* x, const float* y, float* out, int n) {
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n) out[i] = 2 * x[i] + y[i];
}'''
"""


@pytest.mark.slow
def test_what_a_submission_launches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A source that no one finds by reading: it is put together at run time. The launch gives the block's size."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    path = tmp_path / "mine here.py"
    path.write_text(launching("axpy").replace('Path(__file__).parent / "axpy.cu"', "BEGIN + BODY") + PIECES)
    assert "--task TASK" in shown(capsys, path, code=5)
    printed = shown(capsys, path, "--task", AXPY, "-k", "1")
    assert re.search(r"^axpy of mine here\.py:\d+, sm_90a", printed)
    (one,) = json.loads(shown(capsys, path, "--task", AXPY, "--json"))["kernels"]
    assert one["max_threads"] == 128
    assert [each["op"] for each in one["ptx"]].count("ld.global.f32") == 2


def test_what_cannot_be_is_told(power: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no folder" in shown(capsys, power, "--html", tmp_path / "none" / "a.html", code=2)
    assert "did you mean" in shown(capsys, power, "--diff", "sm_999", code=2)
    assert "--line 2-6" in shown(capsys, power, "--line", "400", code=5)


@pytest.mark.parametrize(
    ("mangled", "plain"),
    [
        ("_Z6scaledILi128EfEvPT0_PKS0_f", "scaled<128, float>"),
        ("_ZN4deep2er6norm_2EPKtPfi", "deep::er::norm_2"),
        ("_ZN12_GLOBAL__N_14copyIXadL_ZNS_1fEvEEEEvPf", "(anonymous namespace)::copy<&(anonymous namespace)::f>"),
        ("axpy", "axpy"),
        ("_Znot a name", "_Znot a name"),
    ],
)
def test_names_are_as_people_wrote_them(mangled: str, plain: str) -> None:
    assert names.plain(mangled) == plain
    if " a " not in plain:
        assert names.head(f"void {plain}(float*, int)") == plain


IN_ASM = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k()
{
 .reg .b32 %r<2>;
 .loc 1 8 21 // mine.py:8:21
 // begin inline asm
 .loc 1 8 21 // mine.py:8:21
 mov.u32 %r1, 0x0;
 .loc 1 9 21 // mine.py:9:21
 bar.sync 0;
 // end inline asm
 .loc 1 11 4 // mine.py:11:4
 ret;
}
 .file 1 "/x/mine.py"
"""


def test_the_lines_of_an_inline_assembly_are_its_callers() -> None:
    """LLVM, and so Triton, counts on by a line for each line of the text."""
    (one,) = launched_kernels.of_ptx(IN_ASM, "/x/mine.py")
    assert [(item.op, item.line) for item in one.ptx] == [("mov.u32", 8), ("bar.sync", 8), ("ret", 11)]
