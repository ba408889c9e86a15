"""What is slow the first time in a process, done before anybody waits for it: a compile, a launch on the emulator."""

from __future__ import annotations

import ctypes
import time

_SMALL = 'extern "C" __global__ void small(unsigned* words) { words[threadIdx.x] += %d; }'
_PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry small(.param .u64 words)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    .shared .align 4 .b8 held[128];
    ld.param.u64 %rd1, [words];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd1, %rd1, %rd2;
    mov.u64 %rd3, held;
    add.s64 %rd2, %rd3, %rd2;
    ld.global.u32 %r2, [%rd1];
    st.shared.u32 [%rd2], %r2;
    bar.sync 0;
    ld.shared.u32 %r3, [%rd2];
    st.global.u32 [%rd1], %r3;
    ret;
}
"""


def compiler() -> None:
    """Compiles a kernel and keeps nothing of it: NVRTC's first compile takes several times as long as its next ones.

    The architecture is named, since finding the machine's would import torch, which this process never needs.
    """
    import jit
    from jit import arch

    jit.compile(_SMALL % (time.time_ns() % (1 << 30)), arch=arch.DEFAULT, cache=False)


def emulator() -> None:
    """Runs a kernel, for which the emulator loads its machine code. The settings are its own, so that no record of what
    launches did reports it."""
    import numpy.ma  # noqa: F401  # np.unique imports it, which TMA copies call

    from jit import emulator
    from jit.base.launch_shape import LaunchShape
    from jit.emulator.settings import Settings

    words = (ctypes.c_uint32 * 32)()
    at = ctypes.addressof(words)
    module, known = emulator.Module(_PTX, "small"), (emulator.Allocation(at, 128, "words"),)
    request = emulator.Request(module, "small", at.to_bytes(8, "little"), known, LaunchShape((1, 1, 1), (32, 1, 1)))
    emulator.execute(request, Settings())
