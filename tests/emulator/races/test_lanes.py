"""Lanes of one store that write different values to the same bytes."""

from __future__ import annotations

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def run(body: str, n: int = 0) -> torch.Tensor:
    out = torch.zeros(128, dtype=torch.int32)
    source = f'extern "C" __global__ void k(int* p, int n) {{\nint t = threadIdx.x; __shared__ int s[64];\n{body}\n}}'
    jit.load(source, arch="sm_90a")["k"](out, n, grid=1, block=32)
    return out


# A store, whose lanes meet with different values; and one by which they do not, or with the same value.
STORES = {
    "pairs of neighbours": ("p[t / 2] = t;", "p[t] = t;"),
    "first and last": ("p[t % 31] = t;", "p[t % 32] = t;"),
    "one word for all": ("p[0] = t;", "p[0] = n;"),
    "some lanes": ("if (t % 3 == n) p[t % 2] = t;", "if (t % 3 == n) p[t / 3] = t;"),
    "shared memory": ("s[t / 2] = t; __syncwarp(); p[t] = s[0];", "s[31 - t] = t; __syncwarp(); p[t] = s[t];"),
    "bytes of a vector": (
        "*(int2*)((char*)p + t / 2 * 16 + t % 2 * 0) = make_int2(n, t);",
        "*(int2*)((char*)p + t / 2 * 16 + t % 2 * 8) = make_int2(n, t);",
    ),
}


@pytest.mark.parametrize("name", STORES)
def test_lanes_that_meet(name: str) -> None:
    wrong, right = STORES[name]
    run(right)
    with pytest.raises(EmulatorFinding) as caught:
        run(wrong)
    report = caught.value.report
    assert report["kind"] == "race"
    assert "in the same instruction; which value remains is undefined" in report["message"]
    assert report["location"].endswith(":3")
    assert report["space"] == ("shared" if "shared" in name else "global")


def test_equal_values_and_atomics_may_meet() -> None:
    assert run("p[t / 4] = t / 4;")[:8].tolist() == list(range(8))
    assert run("atomicAdd(p + t / 4, t);")[:2].tolist() == [0 + 1 + 2 + 3, 4 + 5 + 6 + 7]


def test_without_the_race_detector(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_RACES", "0")
    assert run("p[t / 2] = t;")[0] in (0, 1)
