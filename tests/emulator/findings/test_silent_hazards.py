"""Hazards within a warp, an overrun into the next shared array, memory that nothing wrote."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

import jit
from jit.base import poison
from jit.emulator import EmulatorFinding, statistics

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def run(body: str, x: torch.Tensor | None = None, n: int = 3) -> torch.Tensor:
    out = torch.zeros(128)
    source = (
        'extern "C" __global__ void k(float* y, const float* x, int n) {\nint t = threadIdx.x;'
        f"__shared__ float s[64]; __shared__ float next[32]; __shared__ short h[64];\n{body}\n}}"
    )
    statistics.notes = []
    jit.load(source, arch="sm_90a")["k"](out, torch.arange(128.0) if x is None else x, n, grid=1, block=32)
    return out


def find(body: str, *says: str, x: torch.Tensor | None = None) -> None:
    with pytest.raises(EmulatorFinding) as caught:
        run(body, x)
    report = caught.value.report
    assert report["location"].endswith(":3"), report
    assert all(one in report["message"] for one in says), report


# A body with the place of a `__syncwarp`, without which it is wrong.
EXCHANGES = {
    "read after write": "s[t] = x[t]; @ y[t] = s[31 - t];",
    "write after read": "s[t] = x[t]; __syncwarp(); float v = s[31 - t]; @ s[t] = v; __syncwarp(); y[t] = s[t];",
    "write after write": "\n#line 2\ns[t] = x[t]; if (t < n) y[t] = s[t];\n@ s[31 - t] = -x[t + 1]; __syncwarp(); y[t] += s[t];",
    "halves of a word": "h[t] = x[t]; @ y[t] = h[t ^ 1];",
    "a later turn of a loop": "for (int i = 0; i < n; ++i) { s[t] = x[t + i]; __syncwarp(); y[t] += s[31 - t]; @ }",
    "a prefix sum": "s[t] = x[t]; @ float v = t ? s[t - 1] : 0; __syncwarp(); s[t] += v; __syncwarp(); y[t] = s[t];",
    "one lane for all": "if (t == 3) s[0] = x[n]; @ y[t] = s[n - 3];",
}


@pytest.mark.parametrize("name", EXCHANGES)
def test_lanes_exchange_behind_a_barrier_of_the_warp(name: str) -> None:
    find(
        EXCHANGES[name].replace("@", ""), "of the same warp", "__syncwarp() (bar.warp.sync) between the two is missing"
    )
    run(EXCHANGES[name].replace("@", "__syncwarp();"))
    assert not statistics.notes


def test_where_a_block_has_several_warps_the_barrier_of_all_is_the_first_that_may_be_missing() -> None:
    text = "__global__ void k(float* y, const float* x) { __shared__ float s[64]; int t = threadIdx.x; s[t] = x[t]; "
    kernel = jit.load(f'extern "C" {text} y[t] = s[t ^ 1]; }}', arch="sm_90a")["k"]
    with pytest.raises(EmulatorFinding) as found:
        kernel(torch.zeros(64), torch.ones(64), grid=1, block=64)
    assert "__syncthreads() between the two is missing, or __syncwarp() where" in str(found.value)


def test_what_a_lane_keeps_to_itself_is_no_race() -> None:
    own = run("s[t] = x[t]; s[t] += 1; y[t] = s[t]; h[t] = 1; h[t] += 2; y[t + 32] = h[t];")
    assert own.tolist() == [*range(1, 33), *[3] * 32, *[0] * 64]
    strong = run("volatile float* v = s; v[t] = x[t]; if (t < 16) v[t] += v[t + 16]; y[t] = v[0];")
    assert strong[:32].tolist() == [16] * 32
    assert run("s[0] = 7; y[t] = s[0];")[:32].tolist() == [7] * 32  # each lane's own value, whichever stays
    assert not run("s[t] = x[t]; float unused = s[31 - t]; if (n == 77) y[t] = unused;").any()


UPDATES = {
    "y[0] += 1;": "if (t == 3) y[0] += 1;",
    "y[t / 2] += x[t];": "y[t] += x[t];",
    "int i = (int)x[t] % 5; y[i] = y[i] * 2;": "int i = (int)x[t] % 5; atomicAdd(y + i, 1);",
    "for (int i = 0; i < n; ++i) y[i] = fmaxf(y[i], 2);": "for (int i = 0; i < n; ++i) y[32 * i + t] += 1;",
    "s[0] = 0; __syncwarp(); s[0] += 1; y[t] = 1;": "s[t] = 0; s[t] += 1; y[t] = s[t];",
}


@pytest.mark.parametrize("wrong", UPDATES)
def test_a_change_by_several_lanes_is_lost(wrong: str) -> None:
    find(wrong, "of the warp both change", "one change is lost")
    assert run(UPDATES[wrong]).any()


BEYOND = {
    "next[t] = x[t]; __syncwarp(); s[t + 30 + n] = x[n]; __syncwarp(); y[t] = next[t] + s[63 - t];": ("byte 256", "variable s", "variable next"),
    "s[t] = x[t]; __syncwarp(); next[t - n] = x[n]; __syncwarp(); y[t] = s[t] + next[t];": ("byte -12", "variable next", "variable s"),
    "s[t] = s[t + 32] = next[t] = x[t]; __syncwarp(); float v = 0; for (int i = 0; i <= 61 + n; ++i) v += s[i]; y[t] = v + next[0];": ("variable s",),
    "float* p = s + 62; asm volatile(\"\" : \"+l\"(p)); p[n + t] = 1; y[t] = next[t];": ("variable s",),
}  # fmt: skip


@pytest.mark.parametrize("wrong", BEYOND)
def test_an_address_stays_in_its_variable(wrong: str) -> None:
    find(wrong, *BEYOND[wrong])


def test_the_ends_of_a_variable_and_a_choice_of_two_are_silent() -> None:
    ends = run("s[t + 32] = 1; next[31 - t] = 2; __syncwarp(); y[t] = s[63 - t] + next[t];")
    assert ends[:32].tolist() == [3] * 32
    chosen = run("s[t] = 1; next[t] = 2; float* p = n > 2 ? s : next; y[t] = p[t];")
    assert chosen[:32].tolist() == [1] * 32


def test_memory_that_nothing_wrote_is_remarked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = poison.fill(torch.empty(128))
    assert run("y[t] = x[t] + 1;", fresh)[:32].isnan().all()
    (note,) = statistics.notes
    assert (note["kind"], note["location"].rpartition(":")[2]) == ("uninitialised-global", "3")
    assert "argument 1 (x)" in note["message"]
    fresh[:32] = 1
    assert run("y[t] = x[t] + 1;", fresh)[:32].eq(2).all()
    assert not statistics.notes
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    find("y[t] = x[t + 32];", "is read before anything wrote it", x=fresh)


def test_an_atomic_on_memory_that_nothing_set_is_remarked_on() -> None:
    run("atomicAdd((float*)x + t % 4, 1);", poison.fill(torch.empty(128)))
    assert [note["kind"] for note in statistics.notes] == ["uninitialised-global"]


SHIFTED = """
extern "C" __global__ void k(float* y, const float* x, int n) {
    int i = threadIdx.x;
    y[i] = x[i + n];
}
"""


@pytest.mark.parametrize(
    ("made", "n", "says"),
    [
        (lambda: torch.zeros(128)[32:64], 1, "0 bytes behind what the launch was given of argument 1 (x): bytes 128 to 256"),
        (lambda: torch.zeros(128)[32:64], -1, "4 bytes before what the launch was given of argument 1 (x): bytes 128 to 256"),
        (lambda: torch.zeros(4, 128)[:, 16:32], 400, "0 bytes behind what the launch was given of argument 1 (x): bytes 64 to 1664"),
        (lambda: torch.zeros(128)[32:64], 0, ""),
        (lambda: torch.zeros(128), 9, ""),
    ],
    ids=["behind", "before", "rows", "inside", "no view"],
)  # fmt: skip
def test_an_access_behind_a_view_within_its_storage_is_remarked_on(
    made: Callable[[], torch.Tensor], n: int, says: str
) -> None:
    statistics.notes = []
    kernel = jit.load(SHIFTED, arch="sm_90a")["k"]
    y, x = torch.zeros(32), made()
    kernel(y, x, n, grid=1, block=32)
    found = [note for note in statistics.notes if note["kind"] == "out-of-view"]
    assert len(found) == bool(says)
    if says:
        assert says in found[0]["message"]
        assert found[0]["location"].endswith(":4")
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("WARPYARD_EMULATOR_STRICT", "1")
            with pytest.raises(EmulatorFinding, match="a view of which was passed"):
                kernel(y, x, n, grid=1, block=32)


def test_what_another_argument_views_is_no_access_behind_a_view() -> None:
    statistics.notes = []
    whole = torch.zeros(128)
    jit.load(SHIFTED, arch="sm_90a")["k"](whole[64:96], whole[:32], 32, grid=1, block=32)
    assert [note["kind"] for note in statistics.notes] == ["out-of-view"]
    statistics.notes = []
    jit.load(SHIFTED, arch="sm_90a")["k"](whole[32:64], whole[:32], 32, grid=1, block=32)
    assert not [note for note in statistics.notes if note["kind"] == "out-of-view"]


def test_a_pointer_that_may_lead_elsewhere_is_left_alone() -> None:
    source = """
    float own[4]; own[n & 3] = x[t]; s[t] = x[t];
    float* p = n == 3 ? own : s; p[n & 3] += 1; y[t] = p[n & 3] + s[t];"""
    assert run(source.replace("\n", " ")).tolist()[:32] == [2.0 * t + 1 for t in range(32)]
