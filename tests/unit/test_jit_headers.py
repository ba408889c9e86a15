"""Headers where there is no toolkit: those of C are ours, and CUDA's own are found or asked for."""

from __future__ import annotations

import pytest

import jit


@pytest.mark.parametrize(
    "text",
    [
        "*out = -INFINITY;",
        "uint32_t bits = 7; *out = bits;",
        "#include <stdint.h>\n#include <cstdint>\nint64_t wide = INT32_MAX; *out = wide;",
        "#include <math.h>\n#include <cmath>\n*out = fmaxf(NAN, M_PI);",
        "#include <climits>\n#include <float.h>\n*out = FLT_MAX / INT_MAX;",
    ],
)
def test_c_headers_and_what_nvcc_gives_every_source(text: str) -> None:
    *lines, body = text.split("\n")
    source = "\n".join(lines) + '\nextern "C" __global__ void k(float *out) { ' + body + " }\n"
    assert "k" in jit.compile(source, arch="sm_90a").entries


def test_a_missing_header_is_told_with_the_extra() -> None:
    with pytest.raises(jit.CompileError, match="nvidia-cuda-cccl"):
        jit.compile('#include <no/such/header>\nextern "C" __global__ void k() {}\n', arch="sm_90a")
