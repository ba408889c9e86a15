"""Transaction counts of mbarriers: copies that no phase expects, bytes that nobody copies, copies that outlive their CTA."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import pytest
import torch

from jit.emulator import EmulatorFinding
from tests.emulator.cuda_text import PRELUDE, load

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

# Two phases of one mbarrier; in each, lane 0 copies 128 bytes and expects FIRST or SECOND, and 32 lanes arrive.
TWO_PHASES = """k(int* p) {{
  __shared__ __align__(128) int s[64]; __shared__ __align__(8) unsigned long long bar; int t = threadIdx.x;
  if (!t) init(at(&bar), 32);
  __syncthreads();
  for (int phase = 0; phase < 2; phase++) {{
    if (!t) {{
      asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;" :: "r"(at(&bar)), "r"(phase ? {second} : {first}) : "memory");
      asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" :: "r"(at(s + 32 * phase)), "l"(p + 32 * phase), "r"(at(&bar)) : "memory");
    }}
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :: "r"(at(&bar)) : "memory");
    wait(at(&bar), phase);
  }}
  {rest}
}}"""
USE = "p[64 + t] = s[t] + s[32 + t];"


def run(first: int, second: int, rest: str = USE) -> torch.Tensor:
    out = torch.arange(96, dtype=torch.int32)
    load(TWO_PHASES.format(first=first, second=second, rest=rest))(out, grid=1, block=32)
    return out


def report(*args: object) -> dict:
    with pytest.raises(EmulatorFinding) as caught:
        run(*args)  # type: ignore[arg-type]
    return caught.value.report


@pytest.mark.parametrize("seed", range(6))
def test_a_phase_that_does_not_expect_its_copy(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next phase expects both: without looking at the phases, nothing is missing at the end."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    found = report(0, 256, "")
    assert found["kind"] in ("mbarrier", "deadlock"), found["message"]
    assert "expect_tx" in found["message"]
    if found["kind"] == "mbarrier":
        assert "phase 0 of the mbarrier" in found["message"]
        assert "128 bytes of copies" in found["message"]
    assert run(128, 128)[64:].tolist() == [2 * t + 32 for t in range(32)]


def test_too_few_bytes_are_expected() -> None:
    found = report(128, 64, "")
    assert found["kind"] in ("mbarrier", "deadlock")
    assert "expect_tx" in found["message"]


# One mbarrier, one copy; WAIT is what the kernel does about it.
ONE = """k(int* p) {{
  __shared__ __align__(128) int s[32]; __shared__ __align__(8) unsigned long long bar; int t = threadIdx.x;
  if (!t) init(at(&bar), {count});
  __syncthreads();
  if (!t) {{
    expect(at(&bar), {bytes});
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" :: "r"(at(s)), "l"(p), "r"(at(&bar)) : "memory");
  }}
  {rest}
}}"""
WAIT = "wait(at(&bar), 0); p[32 + t] = s[t];"


def one(count: int, expected: int, rest: str) -> None:
    load(ONE.format(count=count, bytes=expected, rest=rest))(torch.arange(64, dtype=torch.int32), grid=1, block=32)


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_that_outlives_its_cta(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    one(1, 128, WAIT)
    with pytest.raises(EmulatorFinding) as caught:
        one(1, 128, "")
    assert caught.value.report["kind"] == "unwaited"
    assert "128 bytes of copies into its shared memory are in flight" in caught.value.report["message"]
    assert caught.value.report["location"].endswith(f":{PRELUDE.count(chr(10)) + 7}")


@pytest.mark.parametrize(
    ("expected", "says"),
    [(256, "128 bytes that it expects were never copied"), (64, "64 bytes more than expect_tx announced")],
)
def test_a_count_that_is_left_at_the_end(expected: int, says: str) -> None:
    """Nobody waits; what is left shows that the numbers do not agree."""
    with pytest.raises(EmulatorFinding) as caught:
        one(2, expected, "")
    assert caught.value.report["kind"] == "mbarrier"
    assert says in caught.value.report["message"], caught.value.report["message"]
