"""``warpyard run setup.py build_ext --inplace``: an extension library is built, and another process imports it."""

from __future__ import annotations

from pathlib import Path

import pytest

from .test_run_python import line_of, needs_toolkit, run

SETUP = """
from setuptools import setup
from torch.utils.cpp_extension import CUDA_HOME, BuildExtension, CUDAExtension

assert CUDA_HOME is not None
flags = {"cxx": ["-O2", "-DPy_LIMITED_API=0x03090000"], "nvcc": ["-O2"]}
kernels = CUDAExtension(
    "scaling._C", ["csrc/bind.cpp", "csrc/scale.cu"], include_dirs=["csrc"], define_macros=[("FACTOR", "3")],
    extra_compile_args=flags,
)
setup(name="scaling", packages=["scaling"], ext_modules=[kernels], cmdclass={"build_ext": BuildExtension})
"""
HEADER = "#pragma once\n#include <torch/extension.h>\nvoid scale(torch::Tensor x, int64_t beyond);\n"
BIND = '#include "scale.h"\nPYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("scale", &scale); }\n'
CUDA = """#include "scale.h"
__global__ void scale_all(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= FACTOR;
}
void scale(torch::Tensor x, int64_t beyond) {
    TORCH_CHECK(x.is_cuda(), "x must be on the device");
    scale_all<<<2, 64>>>(x.data_ptr<float>(), x.numel() + beyond);
}
"""
PROGRAM = """
import sys, torch
from scaling import _C

x = torch.arange(100.0, device="cuda")
_C.scale(x, int(sys.argv[1]))
assert torch.equal(x.cpu(), 3 * torch.arange(100.0))
"""


def project(folder: Path) -> Path:
    """A library of one extension of two sources; its ``setup.py``."""
    sources = folder / "csrc"
    sources.mkdir()
    (folder / "scaling").mkdir()
    (folder / "scaling" / "__init__.py").touch()
    for name, text in (("scale.h", HEADER), ("bind.cpp", BIND), ("scale.cu", CUDA)):
        (sources / name).write_text(text)
    setup = folder / "setup.py"
    setup.write_text(SETUP)
    return setup


@pytest.mark.slow
@needs_toolkit
def test_an_extension_that_setup_builds_is_imported_by_a_later_program(tmp_path: Path) -> None:
    """Its kernels run on the emulator, and a finding stands at the source that it was built from."""
    setup = project(tmp_path)
    built = run(setup, "build_ext", "--inplace")
    assert built.returncode == 0, built
    program = tmp_path / "use.py"
    program.write_text(PROGRAM)
    done = run(program, "0")
    assert (done.returncode, done.stderr) == (0, ""), done
    beyond = run(program, "1")
    assert beyond.returncode == 1, beyond
    assert "out-of-bounds" in beyond.stderr
    source = tmp_path / "csrc" / "scale.cu"
    assert f"scale.cu:{line_of(source, 'x[i] *=')}" in beyond.stderr
    assert "if (i < n) x[i] *= FACTOR;" in beyond.stderr  # the line itself is shown: the file is known


@needs_toolkit
def test_an_error_of_such_a_source_is_told_at_its_line(tmp_path: Path) -> None:
    setup = project(tmp_path)
    source = tmp_path / "csrc" / "scale.cu"
    source.write_text(CUDA.replace("int i =", "int j ="))
    done = run(setup, "build_ext", "--inplace")
    assert done.returncode != 0
    assert f"scale.cu:{line_of(source, 'if (i < n)')}" in done.stderr, done
