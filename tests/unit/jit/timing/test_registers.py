"""The two banks of the registers, and what instructions that read them take."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from jit import timing
from jit.timing import registers
from jit.timing.estimates import Modelled
from jit.timing.machine_code import Instruction
from jit.timing.replay import Shares
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]

# Multiply-adds and logic in turn, of three registers each. ptxas lets two of the three have one bank.
MIXED = """extern "C" __global__ void mixed(float* out, const float* in, int rounds) {
    float x[16], a[16], b[16];
    int w[16];
    for (int k = 0; k < 16; k++) x[k] = in[k], a[k] = in[k + 16], b[k] = in[k + 32];
    for (int k = 0; k < 16; k++) w[k] = int(in[k + 48]) + threadIdx.x;
#pragma unroll 1
    for (int i = 0; i < rounds; ++i)
#pragma unroll
        for (int k = 0; k < 64; ++k) {
            const int one = k % 16;
            if (k % 2) asm volatile("fma.rn.f32 %0, %1, %2, %0;" : "+f"(x[one]) : "f"(a[one]), "f"(b[one]));
            else asm volatile("lop3.b32 %0, %0, %1, %2, 0x96;"
                              : "+r"(w[one]) : "r"(w[(one + 3) % 16]), "r"(w[(one + 7) % 16]));
        }
    float sum = 0;
    for (int k = 0; k < 16; k++) sum += x[k] + float(w[k]);
    out[threadIdx.x] = sum;
}
"""


def one(op: str, text: str, part: int = 0, sets: int = registers.NONE) -> Instruction:
    return Instruction(op, text, False, 1, part, 1, sets, registers.NONE, 0)


@pytest.mark.parametrize(
    ("code", "read"),
    [
        # The examples of the paper's listing 4: what is kept for reuse is there for one instruction, at its place.
        (["R1, R2.reuse, R3, R4", "R5, R2, R7, R8", "R10, R2, R12, R13"], [(2, 1), (1, 1), (2, 1)]),
        (["R1, R2.reuse, R3, R4", "R5, R2.reuse, R7, R8", "R10, R2, R12, R13"], [(2, 1), (1, 1), (1, 1)]),
        (["R1, R2.reuse, R3, R4", "R5, R7, R2, R8", "R10, R2, R12, R13"], [(2, 1), (2, 1), (1, 1)]),
        (["R1, R2.reuse, R3, R4", "R5, R4, R7, R8", "R10, R2, R12, R13"], [(2, 1), (2, 1), (2, 1)]),
        (["R1, P2, R4, 0x60, RZ", "R1, -R2, |R4|, c[0x0][0x210]", "R6, R6, R6, R6"], [(1, 0), (2, 0), (1, 0)]),
    ],
)
def test_registers_are_read_of_two_banks_and_kept_for_reuse(code: list[str], read: list[tuple[int, int]]) -> None:
    assert registers.reads(one("FFMA", text) for text in code) == read


def test_wide_products_predicates_and_variable_latency() -> None:
    code = [
        one("IMAD.WIDE", "R6, R7, 0x18, R2"),  # R2 and R3 are added
        one("ISETP.GE.AND", "P0, PT, R8, R13, PT"),  # it writes no register
        one("LDG.E", "R8, desc[UR4][R6.64]", sets=2),
        one("FADD", "R8, R2.reuse, R4"),
        one("FADD", "R8, R2, R6", part=1),  # another basic block
    ]
    assert registers.reads(code) == [(1, 2), (1, 1), (0, 0), (2, 0), (2, 0)]


def test_two_operands_of_one_bank_take_two_clocks(recorded: Callable[..., timing.Launch]) -> None:
    """As on an H100: 1.95 clocks an instruction (`operands` in results/contention.json), where all of them could issue
    in one."""
    rounds = 32
    launch = recorded(MIXED, "mixed", torch.zeros(512), torch.zeros(64), rounds, grid=1, block=512)
    made = Modelled(launch)
    read = registers.reads(made.replay.machine)
    products = [it for it, n in zip(read, made.replay.machine, strict=True) if n.op.startswith(("FFMA", "LOP3"))]
    assert sum(2 in it for it in products) > 0.9 * len(products)
    run = made.replay.run(timing.chip("h100"), Shares(64, 20), 1, 1)
    assert run.clocks / (rounds * 64 * 4) == pytest.approx(2, rel=0.15)
