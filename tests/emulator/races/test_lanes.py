"""Lanes of a warp that access the same bytes, with nothing that orders them."""

from __future__ import annotations

from typing import Any

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def run(body: str, n: int = 0, block: int = 32) -> torch.Tensor:
    out = torch.zeros(128, dtype=torch.int32)
    source = f'extern "C" __global__ void k(int* p, int n) {{\nint t = threadIdx.x; __shared__ int s[64];\n{body}\n}}'
    jit.load(source, arch="sm_90a")["k"](out, n, grid=1, block=block)
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


def found(body: str, block: int = 32) -> dict[str, Any]:
    with pytest.raises(EmulatorFinding) as caught:
        run(body, block=block)
    return caught.value.report


def test_the_place_and_the_first_lane_of_a_store_are_named() -> None:
    report = found("s[t] = 0; __syncwarp(); if (t > 2 && t < 8) s[t / 8 + 3] = t;\n__syncwarp(); p[t] = s[3];")
    assert (
        "lane 3 and a later lane of the warp store different values to shared address 0x40c (static + 0xc)"
        in (report["message"])
    )
    assert (report["lane"], report["address"], report["size"], report["access"]) == (3, "0x40c", 4, "write")


@pytest.mark.parametrize(
    ("body", "space", "size"),
    [
        ("p[t / 8] += 1;", "global", 4),
        ("if (t < 2) s[t] = 0; __syncwarp();\ns[t / 8] += 1;\n__syncwarp(); p[t] = s[0];", "shared", 4),
        ("double* d = (double*)p;\nd[t / 8] += 1;", "global", 8),
    ],
)
def test_both_lanes_of_a_lost_update_are_named(body: str, space: str, size: int) -> None:
    report = found(body)
    assert report["message"].startswith(f"lanes 0 and 1 of the warp both change {space} address")
    assert (report["lane"], report["space"], report["size"], report["access"]) == (0, space, size, "write")
    earlier = report["earlier"]
    assert (earlier["lane"], earlier["warp"], earlier["access"]) == (1, 0, "read")
    assert earlier["instruction"].startswith(f"ld.{space}")
    assert earlier["location"] == report["location"]


WARP = "__syncwarp() (bar.warp.sync) between the two is missing"
CTA = "__syncthreads() between the two is missing, or __syncwarp() where lanes of one warp alone take part"
READ_FIRST = "s[t] = 0; __syncthreads();\nint v = s[t ^ 1];\ns[t] = v + 1; __syncthreads(); p[t] = s[t];"


@pytest.mark.parametrize(
    ("body", "block", "access", "did", "place", "missing"),
    [
        ("s[t] = t;\np[t] = s[t ^ 1];", 32, "read", "wrote", "shared address 0x404 (static + 0x4)", WARP),
        ("s[t] = t;\np[t] = s[t ^ 1];", 64, "read", "wrote", "shared address 0x404 (static + 0x4)", CTA),
        (READ_FIRST, 32, "write", "read", "shared address 0x400 (static + 0x0)", WARP),
        ("p[t] = t;\np[t + 64] = p[t ^ 1];", 64, "read", "wrote", "at byte 4 of the allocation of argument 0", WARP),
    ],
)
def test_the_other_lane_and_what_orders_the_two_are_named(
    body: str, block: int, access: str, did: str, place: str, missing: str
) -> None:
    """In shared memory of several warps a neighbour may be a lane of another one."""
    report = found(body, block)
    assert f"which lane 1 of the same warp {did} at " in report["message"]
    assert place in report["message"]
    assert (report["lane"], report["access"], report["missing"]) == (0, access, missing)
    earlier = report["earlier"]
    assert (earlier["lane"], earlier["access"]) == (1, "read" if did == "read" else "write")


@pytest.mark.parametrize(
    "body",
    [
        "for (int i = 0; i < 2; ++i)\np[t + i] = t;",
        "#pragma unroll\nfor (int i = 0; i < 2; ++i)\ns[t + i] = t;\n__syncwarp(); p[t] = s[t];",
    ],
)
def test_stores_of_one_line_at_one_place_lack_no_barrier(body: str) -> None:
    """Each of them needs a place of its own; a barrier would only choose the value that stays."""
    report = found(body)
    assert "which lane 1 of the same warp wrote at " in report["message"]
    assert report["missing"].startswith("a place of its own for each (an index or a stride is wrong), or a condition")
    assert "__sync" not in report["message"]


def test_of_several_lanes_that_have_read_none_is_named() -> None:
    report = found("s[t] = 0; __syncwarp();\nint v = s[0];\nif (t == 5) s[0] = v + 1;\n__syncwarp(); p[t] = v;")
    assert "which another lane of the same warp read at " in report["message"]
    assert "lane" not in report["earlier"]


def test_equal_values_and_atomics_may_meet() -> None:
    assert run("p[t / 4] = t / 4;")[:8].tolist() == list(range(8))
    assert run("atomicAdd(p + t / 4, t);")[:2].tolist() == [0 + 1 + 2 + 3, 4 + 5 + 6 + 7]


def test_without_the_race_detector(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_RACES", "0")
    assert run("p[t / 2] = t;")[0] in (0, 1)


FRAGMENT = """
unsigned at = (unsigned)__cvta_generic_to_shared(tile), r[8] = {};
__syncwarp();
FIRST
asm volatile("WMMA.sync.aligned.row.m16n16k16.shared.f16 OPERANDS;" : REGISTERS : "r"(at) : "memory");
for (int i = 0; i < 8; i++) p[t] += r[i];
"""
WMMA = {
    "load": ("wmma.load.a", "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], 16", 8),
    "store": ("wmma.store.d", "[%4], {%0, %1, %2, %3}, 16", 4),
}


@pytest.mark.parametrize("block", [32, 64])
@pytest.mark.parametrize("does", WMMA)
def test_a_fragment_is_read_by_its_load_and_written_by_its_store(does: str, block: int) -> None:
    """Of a fragment in shared memory, which lanes of the warp, or another warp, write without a barrier before that."""
    name, operands, count = WMMA[does]
    registers = ", ".join(f'"+r"(r[{i}])' for i in range(count))
    body = FRAGMENT.replace("WMMA", name).replace("OPERANDS", operands).replace("REGISTERS", registers)
    body = body.replace("FIRST", "for (int i = t; i < 128; i += blockDim.x) ((int*)tile)[i] = t;")
    body = f"__shared__ __align__(16) short tile[256];{body}"
    report = found(body, block)
    assert report["kind"] == "race"
    assert report["access"] == {"load": "read", "store": "write"}[does]
    assert report["message"].startswith(f"{report['access']} of shared address")
    assert report["instruction"].startswith("wmma." + does)
    assert report["earlier"]["access"] == "write"
