"""Whole CUDA programs, host code included, on the stand-in CUDA runtime: no GPU and no driver."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

import jit
from harness.tasks import ROOT
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import library, toolkit
from jit.emulated_cuda.runtime.server import Server
from tests.paths import DATA

SOURCE = DATA / "cuda_programs" / "calls.cu"

try:
    TOOLS = toolkit.find()
except jit.NoCompilerError as missing:
    pytest.skip(str(missing), allow_module_level=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> program.Built:
    return program.build(SOURCE, "sm_90a", [], tmp_path_factory.mktemp("program"))


def run(built: program.Built, *arguments: str) -> tuple[program.Ran, list[str]]:
    said: list[str] = []

    def found(server: Server, error: jit.JitError) -> None:
        said.append(f"{error}")

    return program.run(built, arguments, found, said.append), said


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(SOURCE.read_text().splitlines(), 1) if text in line)


def test_memory_events_symbols_and_managed_memory(built: program.Built, capfd: pytest.CaptureFixture[str]) -> None:
    ran, said = run(built, "vectors")
    assert (ran.code, ran.launches, ran.findings) == (0, 1, [])
    assert capfd.readouterr().out == "4 blocks, managed 6\n"
    assert said == ["cudaEventElapsedTime: the time is the emulator's on this CPU, not a GPU's"]


def test_an_access_outside_an_allocation_is_found_at_its_line(built: program.Built) -> None:
    ran, _ = run(built, "vectors", "more")
    (finding,) = ran.findings
    report = ran.server.resolve(getattr(finding, "report", {}))
    assert report["kind"] == "out-of-bounds"
    assert report["location"] == f"{SOURCE}:{line_of('z[i] = x[i]')}"
    assert (
        "byte 4000 of the allocation of argument 2 (y), managed allocation number 1, which has 4000 bytes"
        in report["message"]
    )
    assert ran.code == 10  # the program saw the error, and says so


@pytest.mark.parametrize("name", ["clusters", "cooperative", "graphs", "heap", "host_memory"])
def test_launches(name: str, built: program.Built) -> None:
    ran, said = run(built, name)
    assert (ran.code, said) == (0, [])


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("assert", "cudaErrorAssert"),
        ("outside", "cudaErrorIllegalAddress"),
        ("row", "cudaErrorIllegalAddress"),
        ("misaligned", "cudaErrorMisalignedAddress"),
    ],
)
def test_codes_of_launches_that_are_refused_or_fail(
    how: str, error: str, built: program.Built, capfd: pytest.CaptureFixture[str]
) -> None:
    ran, _ = run(built, "codes", how)
    assert (ran.code, capfd.readouterr().out) == (0, f"{error}\n")
    assert (
        str(ran.findings[0])
        == "ranks: block: (2048, 1, 1) is 2048 threads, more than 1024, the most that a block can have"
    )
    assert len(ran.findings) == 6


@pytest.mark.parametrize("way", ["linked", "dlsym", "entry", "older entry"])
def test_tensor_maps_by_every_way(way: str, built: program.Built) -> None:
    ran, said = run(built, "maps", way)
    assert (ran.code, ran.launches) == (0, 1)
    assert "global_strides[0]: expected a multiple of 16 bytes" in said[0]
    assert "102400 bytes of dynamic shared memory need cudaFuncSetAttribute" in str(ran.findings[0])


def test_tensor_maps_in_im2col_mode(built: program.Built) -> None:
    ran, (said,) = run(built, "images")
    assert ran.code == 0
    assert said.startswith("cuTensorMapEncodeIm2col: pixels: expected 1 to 1024")


def test_a_call_that_is_not_covered_is_told_once(built: program.Built) -> None:
    ran, said = run(built, "unsupported")
    assert ran.code == 0
    assert said == ["cudaIpcGetMemHandle is not supported by the stand-in CUDA runtime: it returned an error"]


def test_copies_keep_to_allocations(built: program.Built) -> None:
    ran, said = run(built, "copies")
    assert ran.code == 0
    assert said == [
        "copy, destination: 128 bytes, and the allocation has 64 from there on",
        "copy, source: the address is host memory, and the kind of the copy says device",
    ]


def test_every_function_of_the_headers_is_there(built: program.Built) -> None:
    symbols = subprocess.run(["nm", "-D", built.runtime / "libcudart.so"], capture_output=True, text=True).stdout
    assert symbols.count(" T cuda") > 100  # of our own
    for name in (
        "cudaGraphAddNode",
        "cudaMemcpyAsync_ptsz",
        "cuMemAlloc_v2",
        "cuGraphAddKernelNode_v2",
        "cudaGraphicsUnregisterResource",
        "cuDeviceGetProperties",
        "cuProfilerStart",
    ):
        assert f" {name}\n" in symbols
    assert library.build(TOOLS) == built.runtime


TINY = """#include <cstdio>
__global__ void k(int* out, int n) {
    if (threadIdx.x < 16) n += __shfl_sync(0xFFFF, n, 16);
    out[threadIdx.x + n] = 1;
}
int main(int count, char**) {
    int* out;
    cudaMalloc(&out, 128);
    k<<<1, 32>>>(out, count - 1);
    if (COUNT) printf("there are %d words\\n", count);
    return 0;
}
"""


@pytest.mark.parametrize(
    "flags", [pytest.param([], id="included"), pytest.param(["-lnvrtc"], id="linked", marks=pytest.mark.slow)]
)
def test_a_cubin_of_nvrtc_runs_as_its_ptx(flags: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """NVRTC is that of the toolkit or of its wheel; a finding stands at the line of the text that it was given."""
    built = program.build(SOURCE.with_name("nvrtc.cu"), "sm_90a", flags, tmp_path)
    ran, said = run(built)
    assert (ran.code, ran.launches, ran.findings, said) == (0, 1, [], [])
    assert capfd.readouterr().out == "5 3\n"
    ran, _ = run(built, "101")
    (finding,) = ran.findings
    assert ran.code == 5
    assert "added.cu:4" in str(finding)
    assert "out-of-bounds" in str(finding)


@pytest.mark.slow
@pytest.mark.parametrize("flags", [["-rdc=true"], ["--relocatable-device-code", "true"]])
def test_relocatable_device_code_is_linked(flags: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """What both files call alike stays apart, and a finding stands in its own file; nvcc reports what no file
    defines."""
    part = SOURCE.with_name("relocatable_part.cu")
    built = program.build(SOURCE.with_name("relocatable.cu"), "sm_90a", [str(part), *flags], tmp_path)
    ran, said = run(built)
    assert (ran.code, ran.launches, ran.findings, said) == (0, 2, [], [])
    assert capfd.readouterr().out == "cudaSuccess 478 292 192\n"
    ran, _ = run(built, "1")
    (finding,) = ran.findings
    assert "relocatable_part.cu:13" in str(finding)
    with pytest.raises(jit.CompileError, match="Undefined reference to '_Z6scaledf'"):
        program.build(SOURCE.with_name("relocatable.cu"), "sm_90a", flags, tmp_path)


def test_graphs_of_nodes_with_conditions_children_and_memory(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    built = program.build(SOURCE.with_name("graph_nodes.cu"), "sm_90a", ["-rdc=true"], tmp_path)
    ran, said = run(built)
    assert (ran.code, ran.findings, capfd.readouterr().out) == (0, [], "")
    assert said == ["copy, source: the address is in no live allocation"]  # memory that a graph has freed


def test_the_driver_links_ptx(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    built = program.build(SOURCE.with_name("driver_link.cu"), "sm_90a", ["-Wno-deprecated-gpu-targets"], tmp_path)
    ran, said = run(built)
    assert (ran.code, ran.findings, said) == (0, [], [])
    assert capfd.readouterr().out == "43\n"
    ran, said = run(built, "alone")
    assert ran.code == 7
    assert said == ["the program's PTX cannot be read: no linked module defines plus_three, which one of them uses"]


def the_command(folder: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """``warpyard run`` in a folder with the program."""
    (folder / "tiny.cu").write_text(TINY)

    def done(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "harness.cli", "run", *words]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)

    return done


def test_the_command(tmp_path: Path) -> None:
    """The program's own output and code, or 1 and the finding at the line of the file; 4 where it does not build."""
    done = the_command(tmp_path)
    bad = done("tiny.cu", "-D", "COUNT=1", "word")  # "--" before it may be left out
    assert (bad.returncode, bad.stdout) == (1, "there are 2 words\n")
    assert f"at {tmp_path}/tiny.cu:4" in bad.stderr.replace("\n", "")
    assert ">     4 |     out[threadIdx.x + n] = 1;" in bad.stderr
    assert "note: partial-warp: " in bad.stderr
    wrong = done("tiny.cu")
    assert wrong.returncode == 4
    assert 'tiny.cu(10): error: identifier "COUNT" is undefined' in wrong.stderr
    assert done("nothing.cu").returncode == 2


@pytest.mark.slow
def test_the_command_in_other_formats(tmp_path: Path) -> None:
    """What the program prints goes to stderr, so that stdout has the document alone."""
    done = the_command(tmp_path)
    told = done("--output-format", "concise", "tiny.cu", "-D", "COUNT=1", "word")
    assert told.returncode == 1
    assert told.stdout.startswith(f"{tmp_path}/tiny.cu:4".replace(f"{tmp_path}/", ""))
    assert ": out-of-bounds: " in told.stdout
    assert "there are 2 words" in told.stderr  # what the program prints
    told = done("--json", "tiny.cu", "-D", "COUNT=1", "word")
    document = json.loads(told.stdout)
    jsonschema.validate(document, json.loads((ROOT / "docs" / "documents.schema.json").read_text()))
    assert (document["exit"], document["status"], document["launches"]) == (1, 0, 1)
    assert "partial-warp" in document["remarks"][0]
    told = done("--output-format", "github", "tiny.cu")
    assert (told.returncode, told.stderr) == (4, "")
    assert told.stdout.startswith("::error file=tiny.cu,line=10,")


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CUDA_HOME", str(tmp_path))
    monkeypatch.setenv("CXX", "no-such-compiler")
    with pytest.raises(jit.NoCompilerError, match=r"a C\+\+ compiler: install g\+\+"):
        toolkit.find()


@pytest.mark.slow
def test_what_cuda_13_removed_is_there_for_programs_that_need_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made = program.build(DATA / "cuda_programs" / "older.cu", "sm_90a", [], tmp_path)
    for text in ("cudaDeviceProp::clockRate (0 here)", "cudaMemLocation", "cudaThreadSynchronize"):
        assert text in made.log.splitlines()[0], made.log
    ran, _ = run(made)
    assert (ran.code, ran.findings) == (0, [])
    assert capfd.readouterr().out == "0 kHz, 0, 0 bits, 62\n"


@pytest.mark.slow
def test_function_objects_that_cuda_13_removed_are_there(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """With the headers of Thrust and CUB, whose own names lie in namespaces within theirs."""
    made = program.build(DATA / "cuda_programs" / "older_functors.cu", "sm_90a", [], tmp_path)
    told = made.log.splitlines()[0]
    for name in ("thrust::unary_function", "thrust::binary_function", "cub::Sum", "cub::Max", "cub::Min"):
        assert name in told, made.log
    ran, _ = run(made)
    assert (ran.code, ran.findings, capfd.readouterr().out) == (0, [], "55\n")


@pytest.mark.slow
def test_an_error_behind_what_cuda_13_removed_is_told(tmp_path: Path) -> None:
    """What is wrong with the program is at the linker, which only the second build comes to."""
    source = tmp_path / "wrong.cu"
    source.write_text("void nowhere();\nint main() { nowhere(); return cudaThreadSynchronize(); }\n")
    with pytest.raises(jit.CompileError, match="undefined reference to `nowhere") as caught:
        program.build(source, "sm_90a", [], tmp_path)
    assert "is undefined" not in str(caught.value)


@pytest.mark.slow
def test_a_header_that_no_toolkit_must_have_comes_of_its_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Where the wheel is not installed either, the error names it. The wheel here is one of the test's own."""
    source = tmp_path / "drawn.cu"
    source.write_text('#include <cstdio>\n#include <curand_drawn.h>\nint main() { printf("%d\\n", DRAWN); }\n')
    with pytest.raises(
        jit.CompileError, match=r"curand_drawn\.h is not in this CUDA toolkit: pip install nvidia-curand"
    ):
        program.build(source, "sm_90a", [], tmp_path)
    headers = tmp_path / "nvidia" / "cu13" / "include"
    headers.mkdir(parents=True)
    (headers / "curand_drawn.h").write_text("#define DRAWN 4\n")
    monkeypatch.setattr(toolkit, "_wheels", lambda: [tmp_path / "nvidia"])
    made = program.build(source, "sm_90a", [], tmp_path)
    ran, _ = run(made)
    assert (ran.code, capfd.readouterr().out) == (0, "4\n")


@pytest.mark.parametrize(
    ("header", "wheel"),
    [("nvml.h", "nvidia-nvml-dev"), ("nvFatbin.h", "nvidia-nvfatbin"), ("nvPTXCompiler.h", "nvidia-nvptxcompiler"),
     ("nvJitLink.h", "nvidia-nvjitlink"), ("cub/cub.cuh", "nvidia-cuda-cccl"), ("mine.h", "")],
)  # fmt: skip
def test_the_wheel_of_a_missing_header_is_named(header: str, wheel: str) -> None:
    told = toolkit.missing_header(f"a.cpp:1:10: fatal error: {header}: No such file or directory")
    assert told == (f"{header} is not in this CUDA toolkit: pip install {wheel} brings it" if wheel else "")


def test_another_error_is_told_as_it_was(tmp_path: Path) -> None:
    source = tmp_path / "wrong.cu"
    source.write_text("int main() { cudaDeviceProp p; return p.clockRate + p.nothing; }\n")
    with pytest.raises(jit.CompileError, match=r"(?s)clockRate.*nothing"):
        program.build(source, "sm_90a", [], tmp_path)


def test_the_source_of_an_extension_is_told_from_a_program(tmp_path: Path) -> None:
    source = tmp_path / "extension.cu"
    source.write_text("#include <torch/extension.h>\nvoid run(torch::Tensor x);\n")
    with pytest.raises(
        jit.CompileError, match=r"the source of an extension, which has no main\. Run the Python program"
    ):
        program.build(source, "sm_90a", [], tmp_path)
