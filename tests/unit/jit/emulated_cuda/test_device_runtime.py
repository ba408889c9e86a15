"""Dynamic parallelism: programs whose kernels launch kernels."""

from __future__ import annotations

import pytest

import jit
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import toolkit
from tests.paths import DATA
from tests.unit.jit.emulated_cuda.test_programs import run

SOURCE = DATA / "cuda_programs" / "children.cu"

try:
    toolkit.find()
except jit.NoCompilerError as missing:
    pytest.skip(str(missing), allow_module_level=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> program.Built:
    return program.build(SOURCE, "sm_90a", ["-rdc=true"], tmp_path_factory.mktemp("children"))


@pytest.mark.parametrize(("what", "launches"), [("parent", 4), ("recursive", 6), ("many", 65)])
def test_children_run_behind_the_kernel_that_launches_them(what: str, launches: int, built: program.Built) -> None:
    ran, said = run(built, what)
    assert (ran.code, ran.launches, ran.findings, said) == (0, launches, [], [])


@pytest.mark.parametrize(
    ("what", "message", "error"),
    [
        ("outside", "byte 256 of the allocation", "cudaErrorIllegalAddress"),
        ("shapes", "is 2048 threads, more than 1024", "cudaSuccess"),  # the host does not hear of it
    ],
)
def test_what_is_wrong_with_a_child_is_found(
    what: str, message: str, error: str, built: program.Built, capfd: pytest.CaptureFixture[str]
) -> None:
    ran, _ = run(built, what)
    (finding,) = ran.findings
    assert message in str(finding)
    assert ran.code == 0
    assert capfd.readouterr().out == f"{error}\n"
