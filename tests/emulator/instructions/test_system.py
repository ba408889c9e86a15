"""printf and assert in kernels."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, UnsupportedInstruction

PRINTS = r"""extern "C" __device__ int printf(const char*, ...);
extern "C" __global__ void k(const long long* n, float x) {
  if (threadIdx.x % 2) printf("%d|%5u|%-4x|%lld|%c|%s|100%%|%.3f|%+e\n", -(int)threadIdx.x, 7u, 255, n[0], 'q', "text", x, 2.5);
  if (threadIdx.x == 2) printf("no arguments\n");
  if (threadIdx.x == 0) printf("%a|%.2A|%hhx|%hd|%#o|%+5d|%-8.3g|%zu\n", 1.0, -0.1, -1, 70000, 8, 3, 1e-7, ~0ull); }"""


def test_printf(capfd: pytest.CaptureFixture[str]) -> None:
    jit.load(PRINTS, arch="sm_90a")["k"](torch.tensor([-(2**40)]), 1.25, grid=1, block=4)
    lines = sorted(capfd.readouterr().out.splitlines())
    want = [f"-{t}|    7|ff  |-1099511627776|q|text|100%|1.250|+2.500000e+00" for t in (1, 3)]
    c = "0x1p+0|-0X1.9AP-4|ff|4464|010|   +3|1e-07   |18446744073709551615"
    assert lines == sorted([*want, "no arguments", c])


OWN_TEXTS = r"""extern "C" __device__ int printf(const char*, ...);
extern "C" __global__ void k(int* n) {
  char own[8]; __shared__ char shared[8];
  for (int i = 0; i < n[0]; ++i) own[i] = 'a' + (i + threadIdx.x) % 26, shared[i] = 'A' + i;
  own[n[0]] = shared[n[0]] = 0;
  __syncwarp();
  printf("%s %s|%.2s\n", own, shared, own); }"""


def test_printf_of_texts_in_local_and_shared_memory(capfd: pytest.CaptureFixture[str]) -> None:
    jit.load(OWN_TEXTS, arch="sm_90a")["k"](torch.tensor([5], dtype=torch.int32), grid=1, block=2)
    assert sorted(capfd.readouterr().out.splitlines()) == ["abcde ABCDE|ab", "bcdef ABCDE|bc"]


def test_a_text_that_would_fill_the_memory_is_not_printed() -> None:
    wide = PRINTS.replace("no arguments", "%2000000000d", 1).replace('0000d\\n")', '0000d\\n", 1)')
    with pytest.raises(UnsupportedInstruction, match="a width or precision above 1048576"):
        jit.load(wide, arch="sm_90a")["k"](torch.tensor([1]), 1.25, grid=1, block=4)


ASSERTS = r"""extern "C" __device__ void __assertfail(const char*, const char*, unsigned, const char*, unsigned long);
extern "C" __global__ void k(const int* n) {
  if (n[threadIdx.x] > 5) __assertfail("n[i] <= 5", "here.cu", 12, "k", 1); }"""


def test_assert_is_a_finding() -> None:
    kernel = jit.load(ASSERTS, arch="sm_90a")["k"]
    values = torch.zeros(64, dtype=torch.int32)
    kernel(values, grid=1, block=64)
    values[40] = 6
    with pytest.raises(EmulatorFinding) as caught:
        kernel(values, grid=1, block=64)
    report = caught.value.report
    assert (report["kind"], report["warp"], report["lane"]) == ("trap", 1, 8)
    assert "assert(n[i] <= 5) does not hold, here.cu:12" in report["message"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("WARPYARD_EMULATOR_JOBS", "two"), ("WARPYARD_EMULATOR_SEED", "3-2"), ("WARPYARD_EMULATOR_SEED", "-1")],
)
def test_a_number_that_is_none(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused with the variable's name, before anything runs."""
    kernel = jit.load('extern "C" __global__ void k(int* out) { out[0] = 1; }', arch="sm_90a")["k"]
    out = torch.zeros(1, dtype=torch.int32)
    monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match=f"{name}: expected a whole number of at least [01].*, got '{value}'"):
        kernel(out, grid=1, block=1)
    assert out.item() == 0
