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
from harness.inspect import listing, pipes

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
