"""The cache of LLVM's code: what is compiled once, what heals, and that results do not depend on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

import jit
from harness.cli import main
from jit import emulator
from jit.base.launch_shape import LaunchShape
from jit.cache.machine_code import MachineCode
from jit.cache.store import default_cache
from jit.emulator.program import Programs
from jit.emulator.settings import Settings
from jit.llvm import code_generator, host_code
from tests.damage import WAYS, damage
from tests.paths import ROOT

# Code that refers to all that lies outside of it: Python, the race detector, sums, tables, variables.
KERNEL = """
__device__ __align__(128) int weight[32] = {3, 1, 4, 1, 5, 9, 2, 6};
__constant__ int scale = 7;

extern "C" __global__ void k(const unsigned* a, float* d) {
  __shared__ __align__(16) unsigned tile[128];
  unsigned lane = threadIdx.x, at = unsigned(__cvta_generic_to_shared(tile)) + 16 * lane, x[4];
  float c[4] = {};
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" :: "r"(at), "l"(a + 4 * lane) : "memory");
  asm volatile("cp.async.wait_all; fence.proxy.async;" ::: "memory");
  __syncthreads();
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3]) : "r"(at) : "memory");
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%4, %5}, "
               "{%0, %1, %2, %3};" : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
               : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]));
  for (int i = 0; i < 4; ++i) d[4 * lane + i] = c[i] * weight[lane] * scale;
}
"""
SMALL = 'extern "C" __global__ void k(int* p) { p[threadIdx.x] = %d; }'
APART = """
extern "C" __global__ void k(int* out, int apart) {
  int lane = threadIdx.x, kept = lane < apart ? 7 : 3, votes;
  if (lane < apart) {
    asm volatile("{ .reg .pred p; and.b32 %0, %1, 1; setp.eq.s32 p, %0, 0;"
                 "vote.sync.ballot.b32 %0, p, 0xffffffff; }" : "=r"(votes) : "r"(lane));
    out[lane] = votes + kept;
  } else {
    asm volatile("{ .reg .pred p; and.b32 %0, %1, 1; setp.eq.s32 p, %0, 0;"
                 "vote.sync.ballot.b32 %0, p, 0xffffffff; }" : "=r"(votes) : "r"(lane));
    out[lane] = kept + votes;
  }
}
"""
BUILD = """
import sys
import jit
publish, compiled = jit.Cache.publish, []
jit.Cache.publish = lambda cache, made: (compiled.append(made), publish(cache, made))[1]
from jit.emulator.program import Programs
from jit.emulator.settings import Settings
artifact = jit.compile(sys.argv[1], arch="sm_90a")
print("ready", flush=True)
sys.stdin.readline()
for counters in (False, True):
    Programs().get(artifact, "k", Settings(counters=counters))
print(len(compiled))
"""


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache of the test."""
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """Grows with every module that LLVM compiles, which may be in a forked process: with what is published."""
    publish, modules = jit.Cache.publish, []

    def counted(cache: jit.Cache, made: MachineCode) -> MachineCode:
        if isinstance(made, MachineCode):
            modules.append(made)
        return publish(cache, made)

    monkeypatch.setattr(jit.Cache, "publish", counted)
    return modules


def start(source: Path, hashes: int) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": str(hashes)}
    given = [sys.executable, "-c", BUILD, str(source)]
    return subprocess.Popen(given, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def finish(processes: list[subprocess.Popen[str]]) -> list[int]:
    """How many modules each has compiled; all go on at once."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    return [int(process.communicate(timeout=300)[0]) for process in processes]


@pytest.mark.slow
def test_of_two_processes_one_compiles_and_a_third_compiles_nothing(tmp_path: Path) -> None:
    source = tmp_path / "k.cu"
    source.write_text(KERNEL)
    jit.compile(source, arch="sm_90a")
    started = [start(source, 1), start(source, 2)]
    assert (
        sum(finish(started)) == 7
    )  # two programs, access, the races, the instructions of warps, the sums, the counters
    assert finish([start(source, 3)]) == [0]


def run(source: str) -> tuple[torch.Tensor, dict[str, object]]:
    """The results and counters of a program that is made anew."""
    artifact = jit.compile(source, arch="sm_90a")
    a = torch.randint(0, 2**30, (128,), dtype=torch.int32, generator=torch.Generator().manual_seed(5))
    a &= 0x3FFF3FFF  # pairs of finite f16
    d = torch.zeros(128)
    emulator.statistics.counters.clear()
    emulator.launch(artifact, "k", [a, d] if source == KERNEL else [d], LaunchShape((1, 1, 1), (32, 1, 1)))
    return d, dict(emulator.statistics.counters)


@pytest.mark.parametrize("counters", [False, True])
def test_results_are_the_same_from_the_cache(
    compiled: list[object], monkeypatch: pytest.MonkeyPatch, counters: bool
) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_COUNTERS", str(int(counters)))
    run(KERNEL)  # the modules that all kernels share are compiled by now
    shutil.rmtree(default_cache().root)
    compiled.clear()
    first, counted = run(KERNEL)
    assert len(compiled) == 1
    again, counted_again = run(KERNEL)
    assert len(compiled) == 1
    assert first.abs().sum() > 0
    assert torch.equal(first.view(torch.int32), again.view(torch.int32))
    assert counted == counted_again
    assert bool(counted) == counters


def test_code_for_lanes_that_come_apart_is_made_when_some_do(compiled: list[object]) -> None:
    """In one launch the lanes of a warp vote together; in others some wait for those on the other arm of a branch."""
    kernel = jit.load(APART, arch="sm_90a")["k"]

    def votes(apart: int) -> list[int]:
        out = torch.zeros(32, dtype=torch.int32)
        kernel(out, apart, grid=1, block=32)
        return out.tolist()

    run(SMALL % 1)  # what all kernels share
    votes(0)
    compiled.clear()
    assert votes(0) == [0x55555555 + 3] * 32
    assert not compiled
    assert votes(16) == [0x55555555 + (7 if lane < 16 else 3) for lane in range(32)]
    assert len(compiled) == 1
    assert votes(8) == [0x55555555 + (7 if lane < 8 else 3) for lane in range(32)]
    assert len(compiled) == 1


def entry(number: int) -> Path:
    """The folder of the entry of a small kernel, which is made."""
    before = set(default_cache().root.glob("cpu-*/*"))
    assert run(SMALL % number)[0][:32].view(torch.int32).tolist() == [number] * 32
    [made] = set(default_cache().root.glob("cpu-*/*")) - before
    return made


@pytest.mark.parametrize("file", ["code.o", "object.json", "SHA256SUMS"])
@pytest.mark.parametrize("way", WAYS)
def test_a_damaged_entry_costs_a_compile(compiled: list[object], file: str, way: str) -> None:
    run(SMALL % 1)
    path = entry(11) / file
    damage(path, way)
    for compiles in (1, 0):
        compiled.clear()
        assert run(SMALL % 11)[0][:32].view(torch.int32).tolist() == [11] * 32
        assert len(compiled) == compiles


@pytest.mark.parametrize("foreign", ["another kernel's entry", "an artifact", "no object file"])
def test_a_foreign_entry_costs_a_compile(compiled: list[object], foreign: str) -> None:
    run(SMALL % 1)
    one, other = entry(11), entry(22)
    shutil.rmtree(one)
    if foreign == "another kernel's entry":
        shutil.copytree(other, one)
    elif foreign == "an artifact":
        shutil.copytree(next(default_cache().root.glob("sm_90a/*")), one)
    else:
        made = default_cache().inspect(other)
        assert made is not None
        (one / "SHA256SUMS").parent.mkdir()
        (one / "SHA256SUMS").write_text(f"{'0' * 64}  code.o\n")
        (one / "code.o").write_bytes(b"\x7fELF")
    compiled.clear()
    assert run(SMALL % 11)[0][:32].view(torch.int32).tolist() == [11] * 32
    assert len(compiled) == 1


def test_everything_that_decides_the_code_is_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    host = code_generator.host()
    keys = {
        host_code._key("text", 0, False),
        host_code._key("text ", 0, False),
        host_code._key("text", 2, False),
        host_code._key("text", 0, True),
    }
    for changed in (host._replace(cpu="other"), host._replace(features="+other"), host._replace(triple="other")):
        monkeypatch.setattr(host_code, "host", lambda changed=changed: changed)
        keys.add(host_code._key("text", 0, False))
    monkeypatch.setattr(host_code, "host", lambda: host)
    for name in ("FORMAT", "llvmlite.__version__", "llvm.llvm_version_info"):
        with monkeypatch.context() as patch:
            patch.setattr(f"jit.llvm.host_code.{name}", "other")
            keys.add(host_code._key("text", 0, False))
    assert len(keys) == 10


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    artifact = jit.compile(SMALL % 33, arch="sm_90a")
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "file" / "cache"))
    with pytest.warns(RuntimeWarning, match="cannot be written"):
        Programs().get(artifact, "k", Settings())


def test_the_command_lists_checks_and_removes_the_entries(capsys: pytest.CaptureFixture[str]) -> None:
    run(SMALL % 1)
    damaged = entry(11)
    assert main(["cache", "ls"]) == 0
    assert f"{damaged.parent.name} " in (shown := capsys.readouterr().out)
    assert "k of /source_" in shown
    (damaged / "code.o").write_bytes(b"other")
    assert main(["cache", "verify"]) == 1
    assert not damaged.exists()
    assert main(["cache", "clean"]) == 0
    assert not list(default_cache().root.glob("cpu-*/*"))
