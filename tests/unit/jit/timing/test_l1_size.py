"""The L1 is what the shared memory of the CTAs leaves, as Nsight Compute has it of launches on an H100."""

from __future__ import annotations

import pytest

from jit.timing import replay


@pytest.mark.parametrize(
    ("shared", "resident", "warps", "carved"),
    [
        (65536, 1, 8, 100),  # alexarmbr kernel 6
        (0, 16, 4, 32),  # llm-awq gemv
        (132, 2, 32, 8),  # llm-awq quant
        (15360, 4, 4, 132),  # llm-awq gemm
        (8192, 16, 2, 164),  # Cjkkkk 8 bits
        (98304, 2, 8, 196),  # marlin
        (0, 32, 1, 32),  # BlinkDL wkv4
    ],
)
def test_the_driver_leaves_room_for_shared_memory(shared: int, resident: int, warps: int, carved: int) -> None:
    """KiB for shared memory, `launch__shared_mem_config_size` of the third blind trial. The rule has 31 of its 50
    launches; these are some of the 31."""
    assert replay.cache(shared, resident, warps) == (256 - carved) * 1024
