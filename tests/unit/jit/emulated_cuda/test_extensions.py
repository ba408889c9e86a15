"""torch extensions with CUDA host code where there is no GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

import jit
from jit.base import compiler_log
from jit.emulated_cuda.programs import extension, program
from jit.emulated_cuda.runtime import toolkit
from jit.extension import build_plan
from tests.checks import check, example_passes
from tests.paths import ROOT


def have_toolkit() -> str:
    try:
        toolkit.find()
    except jit.NoCompilerError as missing:
        return str(missing)
    return ""


needs_toolkit = pytest.mark.skipif(bool(have_toolkit()), reason=have_toolkit() or "-")


def test_the_plan_takes_architecture_and_flags_apart() -> None:
    flags = ["-O3", "-std=c++17", "-gencode=arch=compute_90a,code=sm_90a", "-gencode", "arch=compute_100a,code=sm_100a",
             "--use_fast_math", "-DN=3"]  # fmt: skip
    plan = build_plan.inline_plan("name", "", "", extra_cuda_cflags=flags, extra_cflags=["-O2", "-DM", "-std=c++20"])
    assert plan.arch == "sm_100a"
    assert plan.cuda_flags == ("--use_fast_math", "-DN=3")
    assert plan.arch_flags == tuple(flags[2:5])
    assert plan.flags == ("-DM",)


def test_flags_are_the_words_that_a_shell_makes_of_them(tmp_path: Path) -> None:
    """torch hands them to a shell in one line: an empty one, as in the example of KernelBench's prompt, is no word.
    Those of setup.py it quotes."""
    flags = ["", "-O3 --use_fast_math -gencode arch=compute_90a,code=sm_90a", '-DNAME=\\"x\\"']
    (path := tmp_path / "one.cu").touch()
    named = {"extra_cflags": ["", "-DM"], "extra_cuda_cflags": flags, "extra_ldflags": [""]}
    for plan in (build_plan.inline_plan("name", "", "", **named), build_plan.files_plan("name", str(path), **named)):
        assert plan.flags == ("-DM",)
        assert plan.cuda_flags == ("--use_fast_math", '-DNAME="x"')
        assert plan.arch_flags == ("-gencode", "arch=compute_90a,code=sm_90a")
        assert plan.link_flags == ()
    assert build_plan.files_plan("name", str(path), ["-DA=1 2"], shell=False).flags == ("-DA=1 2",)


def test_texts_are_placed_at_their_lines_in_the_file_that_calls(tmp_path: Path) -> None:
    """A text that the file does not hold as it stands has lines of its own."""
    caller = tmp_path / "submission.py"
    cuda, cpp = "\n__global__ void k() {}\n", "void f();"
    caller.write_text(f'import torch\n\nCUDA = r"""{cuda}"""\nCPP = "{cpp}"\n')
    plan = build_plan.inline_plan("name", cpp, [cuda, "int made;"], functions={"f": 'says "f"'}, caller=str(caller))
    host, first, second = plan.sources
    assert (first.name, first.line, first.cuda) == (str(caller), 3, True)
    assert first.written.endswith(f'#line 3 "{caller}"\n{cuda}\n')
    assert (host.name, host.line, host.cuda) == (str(caller), 6, False)
    assert 'm.def("f", torch::wrap_pybind_function(f), "says \\"f\\"");' in host.text
    assert (second.name, second.line) == ("name.cu", 1)


@pytest.mark.parametrize("text", ["#include <cublasXt.h>", ' #  include "cufft.h" // waves', "#include <cudnn.h>"])
def test_a_library_that_is_not_there_is_refused_at_its_line(text: str, tmp_path: Path) -> None:
    """Before anything is compiled, in extensions and in programs."""
    plan = build_plan.inline_plan("uses", "void f();", f"// one\n{text}\n")
    with pytest.raises(jit.CompileError, match=r"uses\.cu:2: cu\w+\.h: the emulator has no cu(BLAS|FFT|DNN)"):
        extension.load(plan)
    (tmp_path / "own.cu").write_text(f"\n\n{text}\nint main() {{}}\n")
    with pytest.raises(jit.CompileError, match=r"own\.cu:3: "):
        program.build(tmp_path / "own.cu", "sm_90a", [], tmp_path)
    there = "".join(
        f"#include <{name}>\n" for name in ("curand_kernel.h", "cublas_utils.h", "cufft_helpers.h", *toolkit.THERE)
    )
    toolkit.refuse_libraries(f"{there}// cudnn.h\n", "sources.cu")


TEXT = """
template <typename T>
__global__ void add(T* z, const T* x, const T* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) z[i] = x[i] + y[i];
}
torch::Tensor add_tensors(torch::Tensor x, torch::Tensor y, int64_t extra) {
    TORCH_CHECK(x.is_cuda() && y.device().type() == torch::kCUDA, "expected CUDA tensors");
    auto z = torch::empty_like(x);
    int n = x.numel();
    AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "add", [&] {
        add<scalar_t><<<(n + 127) / 128, 128>>>(
            z.data_ptr<scalar_t>(), x.data_ptr<scalar_t>(), y.data_ptr<scalar_t>(), n + extra);
    });
    return z;
}
"""

RUN = f'''
import torch

import jit
from jit.base import compiler_log
from jit.extension import build_plan
from jit.emulated_cuda.programs import extension
from jit.emulated_cuda.torch import install
TEXT = """{TEXT}"""
x, y = torch.randn(1000), torch.randn(1000)
cpp = "torch::Tensor add_tensors(torch::Tensor x, torch::Tensor y, int64_t extra);"
made = extension.load(build_plan.inline_plan("added", cpp, TEXT, functions=["add_tensors"], caller=__file__))
assert torch.equal(made.add_tensors(x, y, 0), x + y)
for tensors in ((x, y), (torch.randn(1000), torch.randn(1000))):
    try:
        made.add_tensors(*tensors, 3)
    except jit.emulator.EmulatorFinding as finding:
        print(finding.report["kind"], finding.report["location"], finding.report["message"])
assert torch.equal(made.add_tensors(x.double(), y.double(), 0), x.double() + y.double())
install.install()
try:
    made.add_tensors(x.cuda(), torch.ones(1000), 0)
except jit.emulator.EmulatorFinding as finding:
    print(finding.report["kind"], finding.report["location"], finding.report["message"])
'''


# What a torch that is built with CUDA has loaded for everyone: the true runtime, which finds no driver.
TRUE_RUNTIME = "\n".join(
    f'extern "C" int {name}() {{ return 35; }}'
    for name in ("cudaLaunchKernel", "cudaGetLastError", "cudaMalloc", "cudaGetDevice", "__cudaPushCallConfiguration",
                 "__cudaPopCallConfiguration", "__cudaRegisterFatBinary", "__cudaRegisterFunction")
)  # fmt: skip


@pytest.mark.nightly
@needs_toolkit
@pytest.mark.parametrize("beside", [False, True], ids=["alone", "beside the true runtime"])
def test_an_extension_runs_and_its_defects_are_found(tmp_path: Path, beside: bool) -> None:
    """Templates, dispatch by type, tensors that C++ makes, and tensors that are older than the stand-in."""
    first = ""
    if beside:
        if torch.version.cuda:
            pytest.skip("torch has the true runtime loaded: the other case is this one")
        (tmp_path / "true.cpp").write_text(TRUE_RUNTIME)
        command = [toolkit.find().host, "-shared", "-fPIC", "-o", str(tmp_path / "true.so"), str(tmp_path / "true.cpp")]
        subprocess.run(command, check=True)
        first = "import ctypes; ctypes.CDLL('./true.so', mode=ctypes.RTLD_GLOBAL)"
    (tmp_path / "run.py").write_text(first + RUN)
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "run.py"], cwd=tmp_path, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    old, new, host = done.stdout.splitlines()
    line = RUN.splitlines().index("    if (i < n) z[i] = x[i] + y[i];") + 1
    for text in (old, new, host):
        assert text.startswith(f"out-of-bounds {tmp_path}/run.py:{line} ")
    for text in (old, new):
        assert "of argument 2 (y), a float32 tensor of shape [1000], which has 4000 bytes" in text
    assert "is in argument 2 (y), a float32 tensor of shape [1000] on the CPU, which a GPU cannot reach" in host


OPERATORS = """
#include <ATen/ATen.h>
#include <c10/cuda/CUDAStream.h>
#include <torch/library.h>
__global__ void twice(float* y, const float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2 * x[i];
}
at::Tensor on_cuda(const at::Tensor& x, int64_t beyond) {
    TORCH_CHECK(x.is_cuda() && x.device().type() == at::DeviceType::CUDA, "expected a CUDA tensor");
    auto y = at::empty_like(x);
    int n = x.numel() + beyond;
    twice<<<(n + 127) / 128, 128, 0, c10::cuda::getCurrentCUDAStream()>>>(y.data_ptr<float>(), x.data_ptr<float>(), n);
    return y;
}
at::Tensor on_cpu(const at::Tensor& x, int64_t beyond) { return at::full_like(x, -1); }
at::Tensor thrice(const at::Tensor& x) { return on_cuda(x, 0) + x; }
TORCH_LIBRARY(warpyard_test, m) {
    m.def("twice(Tensor x, int beyond) -> Tensor");
    m.def("thrice(Tensor x) -> Tensor");
}
TORCH_LIBRARY_IMPL(warpyard_test, CUDA, m) {
    m.impl("twice", &on_cuda);
    m.impl("thrice", &thrice);
}
TORCH_LIBRARY_IMPL(warpyard_test, CPU, m) { m.impl("twice", &on_cpu); }
"""

USES = """
import torch

from jit.extension import build_plan
from jit.emulated_cuda.programs import extension
from jit.emulated_cuda.torch import install

install.install()
assert extension.load(build_plan.files_plan("operators", ["operators.cu"], is_python_module=False)) is None
x = torch.randn(100, device="cuda")
y = torch.ops.warpyard_test.twice(x, 0)
assert y.is_cuda and torch.equal(y, 2 * x)
y = torch.ops.warpyard_test.thrice(x)
assert y.is_cuda and torch.equal(y, 2 * x + x)
y = torch.ops.warpyard_test.twice(x.cpu(), 0)
assert not y.is_cuda and torch.equal(y, torch.full((100,), -1.0))
try:
    torch.ops.warpyard_test.thrice(x.cpu())
except NotImplementedError as error:
    assert "'CPU' backend" in str(error)
else:
    raise AssertionError
try:
    torch.ops.warpyard_test.twice(x, 1)
except Exception as error:
    assert "out-of-bounds" in str(error), error
else:
    raise AssertionError
"""


@pytest.mark.nightly
@needs_toolkit
def test_a_library_of_operators_is_built_from_files(tmp_path: Path) -> None:
    """Tensors of the device get the kernels for CUDA, whose findings are raised, and those of the CPU the others."""
    (tmp_path / "operators.cu").write_text(OPERATORS)
    (tmp_path / "run.py").write_text(USES)
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "run.py"], cwd=tmp_path, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


WRONG = """
__global__ void k(int* x) {
    asm volatile("mov.u32 %0, %1;" : "=r"(x[0]) : "l"(x));
}
void run(torch::Tensor x) { k<<<1, 1>>>(x.data_ptr<int>()); }
"""


@pytest.mark.nightly
@needs_toolkit
def test_what_ptxas_refuses_is_told_at_its_line(tmp_path: Path) -> None:
    caller = tmp_path / "submission.py"
    caller.write_text(f'import torch\nTEXT = """{WRONG}"""\n')
    plan = build_plan.inline_plan("wrong", "void run(torch::Tensor x);", WRONG, functions=["run"], caller=str(caller))
    with pytest.raises(jit.CompileError) as caught:
        extension.load(plan)
    (error,) = [item for item in caught.value.diagnostics if item.severity == "error"]
    assert (error.file, error.line, error.stage) == (str(caller), 4, "ptxas")


OVERRUN = (
    """
import torch
from task import input_t, output_t
from torch.utils.cpp_extension import load_inline

CUDA = """
    + "'''"
    + """
__global__ void overrun(float* x, long n) {
    x[n + threadIdx.x] = 1;
}
void run(torch::Tensor x) { overrun<<<1, 1>>>(x.data_ptr<float>(), x.numel()); }
"""
    + "'''"
    + """
module = load_inline("overruns", "void run(torch::Tensor x);", CUDA, functions=["run"])


def custom_kernel(data: input_t) -> output_t:
    module.run(torch.zeros(64, device=data[0].device))
"""
)


HELPER = OVERRUN.partition("\n\ndef custom_kernel")[0].replace("from task import input_t, output_t\n", "")


@pytest.mark.slow
@needs_toolkit
def test_a_module_beside_a_program_builds_an_extension(tmp_path: Path) -> None:
    """The program itself does not speak of extensions."""
    (tmp_path / "ops.py").write_text(HELPER)
    (tmp_path / "mine.py").write_text("import torch, ops\nops.module.run(torch.zeros(64, device='cuda'))\n")
    words = [sys.executable, "-m", "harness.cli", "run", "mine.py"]
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, cwd=tmp_path, env=variables, capture_output=True, text=True)
    line = HELPER.splitlines().index("    x[n + threadIdx.x] = 1;") + 1
    assert done.returncode == 1, done.stderr
    assert "[out-of-bounds]" in done.stderr
    assert f"(ops.py:{line}, kernel" in done.stderr


@pytest.mark.slow
@needs_toolkit
def test_a_module_beside_a_submission_builds_an_extension(tmp_path: Path) -> None:
    """The submission's own file does not speak of extensions."""
    (tmp_path / "ops.py").write_text(HELPER)
    text = "import ops, torch\ndef custom_kernel(data):\n    ops.module.run(torch.zeros(64, device=data[0].device))\n"
    (tmp_path / "mine.py").write_text(text)
    _, found = check("attn_dist", "--submission", str(tmp_path / "mine.py"), "-k", "9")
    (case,) = found["cases"]
    assert (case["status"], case["finding"]["kind"]) == ("finding", "out-of-bounds"), case


@pytest.mark.slow
@needs_toolkit
def test_a_build_is_kept_across_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second check, whose submission is a copy in another folder, finds it; what it says has its own lines. No text
    of the submission is kept. One that does not build ends at its own error."""
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache"))
    line, built = OVERRUN.splitlines().index("    x[n + threadIdx.x] = 1;") + 1, set()
    for number in range(2):
        path = tmp_path / f"copy{number}" / "mine.py"
        path.parent.mkdir()
        path.write_text(OVERRUN)
        _, found = check("attn_dist", "--submission", str(path), "-k", "9")
        (case,) = found["cases"]
        assert (case["status"], case["finding"]["kind"]) == ("finding", "out-of-bounds"), case
        assert case["finding"]["location"] == f"{path}:{line}", case
        built |= {(file, file.stat().st_mtime_ns) for file in (tmp_path / "cache").glob("extensions-*/*/*")
                  if file.name != "SHA256SUMS"}  # fmt: skip
    assert sorted(file.name for file, _ in built) == ["made.json", "overruns.so"]
    assert not any(b"void run(torch::Tensor" in file.read_bytes() for file, _ in built)
    path.write_text(OVERRUN.replace("threadIdx.x] = 1;", "threadIdx.x] = 1"))
    code, found = check("attn_dist", "--submission", str(path), "-k", "9")
    assert code == 4
    assert f"{path}:{line + 1}:1: error: expected a" in found["cases"][0]["message"], found
    assert "identifier" not in found["cases"][0]["message"], found


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ({}, True),
        ({"flags": ("-O3", "-Wall", "-DN=3", "-fopenmp")}, True),
        ({"cuda_flags": ("--use_fast_math", "-Xptxas", "-v", "-maxrregcount=64"), "link_flags": ("-lcuda",)}, True),
        ({"arch_flags": ("-gencode", "arch=compute_90a,code=sm_90a")}, True),
        ({"flags": ("-fplugin=x.so",)}, False),
        ({"cuda_flags": ("-Xcompiler", "-B.")}, False),
        ({"link_flags": ("-l:x.so",)}, False),
        ({"include_dirs": ("/usr/include",)}, False),
        ({"name": "../x"}, False),
        ({"arch": "../x"}, False),
        ({"sources": (build_plan.Source(f'#include "{__file__}"', "a.cpp"),)}, False),
        ({"sources": (build_plan.Source("const char* now = __TIME__;", "a.cpp"),)}, False),
        ({"sources": (build_plan.Source("#include <../../../etc/passwd>", "a.cpp"),)}, False),
        ({"sources": (build_plan.Source("#incl\\\nude </etc/passwd>", "a.cpp"),)}, False),
        ({"sources": (build_plan.Source("const char all[] = {\n#embed <x>\n};", "a.cpp"),)}, False),
        ({"sources": (build_plan.Source('asm(".incbin \\"x\\"");', "a.cpp"),)}, False),
    ],
)
def test_what_is_made_of_texts_and_plain_flags_alone(change: dict[str, Any], kept: bool) -> None:
    plan = build_plan.inline_plan("named", "void f();", "#include <ATen/ATen.h>\nvoid f() {}")
    assert replace(plan, **change).self_contained is kept


@pytest.mark.slow
@needs_toolkit
def test_the_example_passes(tmp_path: Path, judge: dict[str, str]) -> None:
    example_passes("attn_dist_load_inline.py", tmp_path, judge)


@pytest.mark.nightly
@needs_toolkit
def test_the_example_for_blackwell_passes(tmp_path: Path, judge: dict[str, str]) -> None:
    example_passes("nvfp4_gemv_load_inline.py", tmp_path, judge, "--arch", "sm_100a", task="nvfp4_gemv", case="0")


def test_what_gcc_says_is_read() -> None:
    """An error within a macro stands where the macro is used."""
    log = """In file included from /x/torch/extension.h:3,
/x/warpyard/python.h:369:5: error: expected initializer before ‘static’
  369 |     static void warpyard_fill(::warpyard::Module&);                                       \\
      |     ^~~~~~
mine.py:2:1: note: in expansion of macro ‘PYBIND11_MODULE’
    2 | PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
      | ^~~~~~~~~~~~~~~
mine.py:1:10: fatal error: nothere.h: No such file or directory
    1 | #include <nothere.h>
      |          ^~~~~~~~~~~
mine.py:7:3: warning: unused
compilation terminated.
"""
    found = compiler_log.parse(log, sources={"mine.py": "#include <nothere.h>\nPYBIND11_MODULE(X, m) {"})
    assert [(item.severity, item.message, item.file, item.line, item.column, item.text) for item in found] == [
        ("fatal", "nothere.h: No such file or directory", "mine.py", 1, 10, "#include <nothere.h>"),
        ("error", "expected initializer before ‘static’", "mine.py", 2, 1, "PYBIND11_MODULE(X, m) {"),
        ("warning", "unused", "mine.py", 7, 3, ""),
    ]
    assert not any(item.detail for item in found)
