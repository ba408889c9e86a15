"""Headers where there is no toolkit: those of C are ours, and CUDA's own are found or asked for."""

from __future__ import annotations

import pytest

import jit
from jit.compiler.request import cuda_include


@pytest.mark.parametrize(
    "text",
    [
        "*out = -INFINITY;",
        "uint32_t bits = 7; *out = bits;",
        "#include <stdint.h>\n#include <cstdint>\nint64_t wide = INT32_MAX; *out = wide;",
        "#include <math.h>\n#include <cmath>\n*out = fmaxf(NAN, M_PI);",
        "#include <climits>\n#include <float.h>\n*out = FLT_MAX / INT_MAX;",
        '#include <cstdio>\n#include <iostream>\n#include <vector>\n#include <cstring>\nprintf("%f", *out);',
        "#include <cassert>\n#include <cmath>\n#include <cuda.h>\nassert(std::exp(*out) > sizeof(CUtensorMap));",
    ],
)
def test_c_headers_and_what_nvcc_gives_every_source(text: str) -> None:
    *lines, body = text.split("\n")
    source = "\n".join(lines) + '\nextern "C" __global__ void k(float *out) { ' + body + " }\n"
    assert "k" in jit.compile(source, arch="sm_90a").entries


def test_a_missing_header_is_told_with_the_extra() -> None:
    with pytest.raises(jit.CompileError, match="nvidia-cuda-cccl"):
        jit.compile('#include <no/such/header>\nextern "C" __global__ void k() {}\n', arch="sm_90a")


def test_names_of_the_standard_library_are_those_of_libcuxx() -> None:
    lines = [f"#include <{name}>" for name in ("type_traits", "limits", "algorithm", "array", "utility")]
    body = "std::array<float, 1> a{2}; "
    body += "*out = std::is_same_v<float, int> ? 0 : std::min(a[0], std::numeric_limits<float>::max());"
    source = "\n".join([*lines, 'extern "C" __global__ void k(float *out) { ' + body + " }\n"])
    if cuda_include() is None:
        with pytest.raises(jit.CompileError, match="nvidia-cuda-cccl"):
            jit.compile(source, arch="sm_90a")
    else:
        assert "k" in jit.compile(source, arch="sm_90a").entries


def test_headers_of_the_host_are_told_apart() -> None:
    for header, said in (("torch/extension.h", "for host code: use torch"), ("map", "of the host's C\\+\\+ library")):
        with pytest.raises(jit.CompileError, match=said):
            jit.compile(f'#include <{header}>\nextern "C" __global__ void k() {{}}\n', arch="sm_90a")


def test_errors_of_the_source_itself_come_first_and_few_are_shown() -> None:
    wrong = "\n".join(f"    unknown{i} = {i};" for i in range(30))
    with pytest.raises(jit.CompileError, match=r'"unknown0" is undefined[\s\S]*and 22 more') as caught:
        jit.compile(f'extern "C" __global__ void k() {{\n{wrong}\n}}\n', arch="sm_90a")
    assert len(str(caught.value).splitlines()) < 20
