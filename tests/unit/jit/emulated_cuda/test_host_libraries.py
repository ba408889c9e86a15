"""cuBLAS on vectors, cuRAND's host functions, virtual memory, and copies of boxes, in whole programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import jit
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import toolkit
from jit.emulated_cuda.runtime.server import Server
from tests.paths import DATA

try:
    toolkit.find()
except jit.NoCompilerError as missing:
    pytest.skip(str(missing), allow_module_level=True)


def run(built: program.Built, *arguments: str) -> tuple[program.Ran, list[str], list[dict[str, Any]]]:
    said: list[str] = []
    reports: list[dict[str, Any]] = []

    def found(server: Server, error: jit.JitError) -> None:
        reports.append(server.resolve(getattr(error, "report", {"message": str(error)})))

    return program.run(built, arguments, found, said.append), said, reports


def test_random_numbers(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The program holds moments against the distributions, and Philox against its authors' known answer."""
    built = program.build(DATA / "cuda_programs" / "random.cu", "sm_90a", ["-lcurand"], tmp_path)
    ran, said, _ = run(built)
    assert ran.code == 0, said
    assert capfd.readouterr().out.splitlines() == [
        *(f"{name} right" for name in ("uniform", "range", "uniform f64", "normal", "pairs", "normal f64")),
        "log normal right", "poisson right", "bits right", "seed right", "offset right", "other seed right",
        "to the host 201", "odd 105", "quasi 103", "host's 0 right", "6627e8d5 e169c58d bc57ac4c 9b00dbd8",
    ]  # fmt: skip
    assert said == [
        "cuRAND: its numbers are made on the host, and are not those of cuRAND's generators",
        "curandGenerateUniform: the output is not in device memory, or leaves its allocation",
        "cuRAND: quasi-random generators are not supported here",
    ]
    assert ran.server.on_host["curandGenerateNormal"] == 2
    assert sum(ran.server.on_host.values()) == 14


@pytest.mark.slow
def test_vectors_and_copies_of_cublas(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The program compares each with a loop of its own."""
    built = program.build(DATA / "cuda_programs" / "vectors.cu", "sm_90a", ["-lcublas"], tmp_path)
    ran, said, _ = run(built)
    assert ran.code == 0, said
    out = capfd.readouterr().out.splitlines()
    assert [line.rpartition(" ")[2] for line in out[:-4]] == ["right"] * 12, out
    assert out[-4:] == ["outside 13", "host 13", "backwards 15", "copy 11"]
    assert said[1:] == [
        "cublasSscal: a vector is not in device memory, or leaves its allocation",
        "cublasSdot: a vector is not in device memory, or leaves its allocation",
        "copy, destination: 1204 bytes, and the allocation has 1200 from there on",
        "cublasSetVector: the copy was not possible",
    ]
    assert ran.server.on_host["cublasSgeam"] == 2
    assert ran.server.on_host["cublasStrsm"] == 16


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> program.Built:
    folder = tmp_path_factory.mktemp("program")
    return program.build(DATA / "cuda_programs" / "virtual_memory.cu", "sm_90a", [], folder)


@pytest.mark.slow
def test_memory_is_mapped_and_moves_with_its_contents(memory: program.Built, capfd: pytest.CaptureFixture[str]) -> None:
    ran, said, reports = run(memory, "right")
    assert (ran.code, reports) == (0, [])
    assert capfd.readouterr().out.splitlines() == ["access 3, in use 1, other 801", "odd 1 1 1"]
    assert said == [
        "cuMemMap of memory that is mapped elsewhere too is not supported by the stand-in CUDA runtime: it returned an "
        "error"
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("defect", "size"), [("unmapped", 4 << 20), ("no access", 2 << 20)])
def test_an_access_to_what_is_not_mapped_or_not_allowed_is_found(defect: str, size: int, memory: program.Built) -> None:
    ran, _, (report,) = run(memory, defect)
    assert ran.code == 10  # the program saw the error
    assert report["kind"] == "out-of-bounds"
    assert f"is at byte {size} of the allocation of argument 0 (x), mapped memory number" in report["message"]


@pytest.mark.slow
def test_boxes_are_copied_by_the_driver_and_the_runtime(memory: program.Built) -> None:
    ran, said, _ = run(memory, "boxes")
    assert (ran.code, said) == (0, [])
