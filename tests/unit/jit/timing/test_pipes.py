"""Which pipe a machine instruction takes, and for how long."""

from __future__ import annotations

import pytest

from jit import timing
from jit.timing import pipes
from jit.timing.replay import MODEL


@pytest.mark.parametrize(
    ("op", "pipe", "clocks"),
    [
        ("FFMA", MODEL.P_FMA, 2), ("IMAD", MODEL.P_HEAVY, 2), ("IMAD.MOV.U32", MODEL.P_HEAVY, 2),
        ("IMAD.WIDE", MODEL.P_HEAVY, 4), ("IMAD.WIDE.U32", MODEL.P_HEAVY, 4), ("IMAD.HI.U32", MODEL.P_HEAVY, 4),
        ("LOP3.LUT", MODEL.P_ALU, 2),
        ("HMMA.16816.F32", MODEL.P_TENSOR, 6), ("HMMA.1688.F16", MODEL.P_TENSOR, 4),
        ("IMMA.16816.S8.S8", MODEL.P_TENSOR, 4),
    ],
)  # fmt: skip
def test_an_instruction_takes_its_pipe_for_so_many_clocks(op: str, pipe: int, clocks: int) -> None:
    """Of a quarter of a multiprocessor, whose pipes have 16 lanes each."""
    found = pipes.use(op, timing.chip("h100"))
    assert (found.pipe, round(found.clocks, 1)) == (pipe, clocks)
