"""What depends on the form of a kernel's text alone is computed once for all lanes, and does what it did for each."""

from __future__ import annotations

import pytest
import torch

import jit
from harness.checking.forms import cuda_changes
from jit.emulator import launches
from jit.emulator.program import Program, Programs
from jit.emulator.ptx import uniform
from jit.emulator.settings import Settings

_SOURCE = (
    cuda_changes.PROLOGUE
    + r"""
extern "C" __global__ void k(const int* x, int* out, int n) {
    const int i = threadIdx.x;
    int v = x[i];
    if (warpyard_form() == 1 || warpyard_form() == 2 ? v > 3 : v > 20) {
        v = warpyard_form() == 2 ? v * 2 : v + 1;
        if (warpyard_form() >= 3 && warpyard_form() < 5) v -= warpyard_form();
    }
    for (int j = 0; j < (warpyard_form() == 5 ? 2 : i % 4); ++j) v += j + n;
    asm volatile("{ .reg .pred odd, big; setp.gt.s32 big, %0, 20; setp.ne.s32 odd, %1, 0; @odd bra AFTER;"
                 "setp.lt.s32 big, %0, 40; AFTER: @big add.s32 %0, %0, 64; }" : "+r"(v) : "r"(i & 1));
    v += __shfl_xor_sync(~0u, v, warpyard_form() == 6 ? 2 : 1);
    asm volatile("{ .reg .pred p, q, r, s, t; .reg .b32 f, g, h; mov.u32 f, %%envreg31; setp.lt.s32 p, f, 2;"
                 "@!p add.s32 %0, %0, 100; setp.hi.and.u32 q, f, 3, !p; selp.b32 g, f, 5, q; sub.s32 h, g, 7;"
                 "setp.lt.s32 r, h, 0; @r add.s32 %0, %0, 1000; setp.ls.u32 s, f, 4; xor.pred t, s, q;"
                 "selp.b32 %0, %0, 7, t; }" : "+r"(v));
    if (warpyard_form() == 7 && i % 3) return;
    out[i] = v;
}
"""
)
_ADDED = 11


def _expected(form: int) -> list[int]:
    found = []
    for i in range(32):
        v = 3 * i % 32
        if v > (3 if form in (1, 2) else 20):
            v = v * 2 if form == 2 else v + 1
            v -= form if form in (3, 4) else 0
        turns = 2 if form == 5 else i % 4
        v += sum(j + _ADDED for j in range(turns))
        found.append(v + 64 if (v > 20 if i & 1 else v < 40) else v)
    found = [v + found[i ^ (2 if form == 6 else 1)] for i, v in enumerate(found)]
    found = [v + (100 if form >= 2 else 0) + (1000 if form <= 6 else 0) for v in found]
    found = [v if (form <= 4) != (form > 3) else 7 for v in found]
    return [-1 if form == 7 and i % 3 else v for i, v in enumerate(found)]


@pytest.mark.parametrize("scalars", [True, False])
def test_each_form_gives_what_its_text_says(scalars: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not scalars:
        monkeypatch.setattr(uniform, "registers", lambda _: {})
    kernel, usual = jit.load(f"// {scalars}\n{_SOURCE}", arch="sm_90a")["k"], launches.read
    for form in range(9):
        monkeypatch.setattr(launches, "read", lambda form=form: Settings(**{**vars(usual()), "variant": form}))
        out = torch.full((32,), -1, dtype=torch.int32)
        kernel(torch.arange(32, dtype=torch.int32) * 3 % 32, out, _ADDED, grid=1, block=32)
        assert out.tolist() == _expected(form), form


def _compiled(source: str) -> Program:
    return Programs().get(jit.compile(source, arch="sm_90a"), "k", Settings())


def test_comparisons_of_the_form_are_scalars_and_operands_that_lanes_leave_are_none() -> None:
    program = _compiled(_SOURCE)
    found = uniform.registers(program.blocks)
    assert {inst.parts[0] for inst in found.values()} >= {"mov", "setp"}
    insts = [inst for block in program.blocks for inst in block.insts]
    exchange = next(inst for inst in insts if inst.op.startswith("shfl"))
    assert exchange.args[2] not in found
    assert all(name not in inst.args[1:] for name in program.specials if name != "%envreg31" for inst in found.values())


def test_a_kernel_that_asks_for_no_form_has_no_scalars() -> None:
    source = 'extern "C" __global__ void k(int* p, int n) { if (n == 3) p[threadIdx.x] = n; }'
    assert not uniform.registers(_compiled(source).blocks)
