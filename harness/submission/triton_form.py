"""The number of the form that runs, for a Triton kernel; see `jit.base.variants`."""

import triton
import triton.language as tl


@triton.jit
def form():
    """The value of the register `%envreg31`, i32."""
    return tl.inline_asm_elementwise(
        "mov.u32 $0, %envreg31; // $1", "=r,r", [tl.program_id(0)], dtype=tl.int32, is_pure=True, pack=1
    )
