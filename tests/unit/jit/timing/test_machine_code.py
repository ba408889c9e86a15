"""Machine code as nvdisasm prints it: control bits, rows of the PTX, and the instructions of each block."""

from __future__ import annotations

import jit
from jit.timing import machine_code
from tests.unit.jit.timing.recorded import CHAIN

# Of a kernel for sm_90a; the encodings are ptxas's own.
LISTING = """
.text.axpy:
\t//## File ".nv_debug_ptx_txt", line 37
        /*0010*/                   S2R R5, SR_CTAID.X ;                   /* 0x0000000000057919 */
                                                                          /* 0x000e2e0000002500 */
\t//## File ".nv_debug_ptx_txt", line 39
        /*0070*/              @!P0 IMAD R5, R5, UR4, R0 ;                 /* 0x0000000405057c24 */
                                                                          /* 0x001fc8000f8e0200 */
"""


def test_control_bits_are_read_from_the_encoding() -> None:
    first, second = machine_code.parsed(LISTING)
    assert (first.op, first.row, first.sets, first.reads, first.waits) == ("S2R", 37, 0, 7, 0)
    assert first.stall == 7
    assert (second.op, second.row, second.guarded, second.sets, second.waits) == ("IMAD", 39, True, 7, 1)
    assert second.stall == 4


def test_the_rows_are_those_of_the_ptx_text() -> None:
    made = jit.compile(CHAIN, arch="sm_90a")
    rows = made.ptx.splitlines()
    chain = [one for one in machine_code.instructions(made, "chain") if one.op == "FFMA"]
    assert len(chain) >= 16
    assert all("fma.rn.f32" in rows[one.row - 1] for one in chain)
