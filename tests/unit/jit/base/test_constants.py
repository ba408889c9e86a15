"""Constants that a source exports to its host: read from the PTX, one set for each build, kept by the cache."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import jit
from jit.extension import standalone

SOURCE = """
struct Shared { float ring[STAGES][100]; };
namespace { constexpr int kThreads = 96; }
extern "C" __device__ const unsigned copy_smem = sizeof(Shared);
extern "C" __device__ const int copy_offset = -3;
extern "C" __device__ const unsigned long copy_bytes = 1ul << 40;
extern "C" __device__ const unsigned copy_threads = kThreads;
extern "C" __device__ const float copy_scale = 2.5f;
extern "C" __global__ void __launch_bounds__(kThreads) copy(int* p) { *p = 1; }
"""


def build(stages: int, **more) -> jit.Artifact:
    return jit.compile(SOURCE, arch="sm_90a", defines={"STAGES": stages}, **more)


def test_integers_are_read_from_the_ptx() -> None:
    constants = build(3, cache=False).constants
    assert dict(constants) == {
        "copy_smem": 1200,
        "copy_offset": -3,
        "copy_bytes": 1 << 40,
        "copy_threads": 96,
    }


def test_a_constant_may_be_zero_and_have_any_name() -> None:
    declared = """
extern "C" __device__ const unsigned rows = 0;
extern "C" __device__ constexpr long long copy_least = 0, threads{32};
extern "C" __device__ const unsigned long long copy_none{0};
__device__ unsigned counter, total_count = 0;
__device__ int first = 3;
const int kNone = 0;
extern "C" __global__ void copy(unsigned* p) { *p = counter++ + total_count++ + first++ + kNone; }
"""
    constants = jit.compile(declared, arch="sm_90a", cache=False).constants
    assert dict(constants) == {"rows": 0, "copy_least": 0, "threads": 32, "copy_none": 0}


def test_each_build_has_its_own() -> None:
    assert [build(stages, cache=False).constants["copy_smem"] for stages in (1, 2, 5)] == [400, 800, 2000]


def test_a_module_has_its_artifacts_constants() -> None:
    module = jit.load(SOURCE, arch="sm_90a", defines={"STAGES": 4}, cache=False)
    assert module.constants["copy_smem"] == 1600


def test_a_missing_name_is_told_with_those_there_are() -> None:
    constants = build(3, cache=False).constants
    with pytest.raises(jit.ArgumentError, match=r"no constant 'copy_sme' in .*; it exports: copy_smem, copy_offset.*"):
        constants["copy_sme"]
    none = jit.compile('extern "C" __global__ void k() {}', arch="sm_90a", cache=False).constants
    with pytest.raises(
        jit.ArgumentError, match=r"exports: none\. Export it there: extern \"C\" __device__ const unsigned"
    ):
        none["k_smem"]


def test_the_cache_keeps_them(tmp_path: Path) -> None:
    made = build(3, cache=jit.Cache(tmp_path))
    found = build(3, cache=jit.Cache(tmp_path))
    assert (made.cached, found.cached) == (False, True)
    assert dict(found.constants) == dict(made.constants)
    with pytest.raises(jit.ArgumentError, match="no constant"):
        found.constants["copy"]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="no nvcc on this machine")
def test_nvccs_host_code_has_the_same_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text that an exported submission gives load_inline, built by nvcc, exports what NVRTC's PTX exports."""
    from torch.utils import cpp_extension

    folder = tmp_path / "copy"
    folder.mkdir()
    (folder / "sm_90a.cu").write_text(SOURCE)
    expected = build(7, cache=False).constants
    monkeypatch.setitem(standalone.ENTRIES, "copy/sm_90a.cu", [({}, {"copy": [(".u64", 8)]})])
    monkeypatch.setitem(standalone.CONSTANTS, "copy/sm_90a.cu", sorted(expected))

    class Built:
        """An extension of which only the CUDA source is compiled, with a main that prints one constant."""

        def __init__(
            self, name: str, *, cpp_sources: str, cuda_sources: str, extra_cuda_cflags: list[str], **_
        ) -> None:
            assert f"int64_t read_{name}(const char* name);" in cpp_sources
            (tmp_path / "x.cu").write_text(
                cuda_sources
                + f'#include <cstdio>\nint main(int, char** names) {{ printf("%ld", read_{name}(names[1])); }}\n'
            )
            command = ["nvcc", *extra_cuda_cflags, "x.cu", "-o", "x"]
            subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=300)

        def constant(self, name: str) -> int:
            return int(subprocess.run([tmp_path / "x", name], check=True, capture_output=True).stdout)

    monkeypatch.setattr(cpp_extension, "load_inline", Built)
    module = standalone.Module(folder / "sm_90a.cu", "sm_90a", {"STAGES": 7})
    assert dict(module.constants) == dict(expected)
    with pytest.raises(jit.ArgumentError, match=r"no constant 'copy_sme' in copy/sm_90a\.cu"):
        module.constants["copy_sme"]
