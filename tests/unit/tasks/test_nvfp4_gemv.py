"""The NVFP4 GEMV task on the CPU: layout and reference done another way, checker against right and wrong examples."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import pytest
import torch

from harness import tasks
from harness.errors import HarnessError
from tests.paths import TASKS
from tests.selection import representatives
from tests.unit.conftest import Load

TASK = tasks.load(TASKS / "nvfp4_gemv")
EXAMPLES = sorted(TASK.folder.glob("examples/*/*.py"))
pytestmark = pytest.mark.usefixtures("on_cpu")

# Families whose cases show each bug; the public inputs hide those that are not listed with "public".
SHOWN_BY = {
    "batch_0_scales": {"public", "full_range", "one_hot", "ramp"},
    "batch_stride_of_row_0": {"public", "full_range", "one_hot", "ramp"},
    "nibbles_swapped_in_a": {"public", "full_range", "one_hot", "ramp"},
    "scale_product_in_half": {"one_hot"},
    "scales_as_ue8m0": {"public", "full_range", "one_hot", "ramp"},
    "scales_read_linearly": {"public", "full_range", "one_hot", "ramp"},
    "sign_ignored": {"full_range", "one_hot", "ramp"},
    "small_codes_only": {"full_range", "one_hot", "ramp"},
    "upper_nibbles_skipped": {"full_range", "one_hot", "ramp"},
}


def _verdicts(load: Load, path: Path) -> dict[str, list[bool]]:
    """Verdicts of all test cases but the large one, by family up to the first refusal; the output starts as NaN."""
    example = load(TASK, path)
    found = defaultdict(list)
    for case in TASK.tests:
        family = found[case.args.get("inputs", "public")]
        if case.args["m"] > 2000 or not all(family):
            continue
        data = TASK.generate(case.args)
        data[6].fill_(float("nan"))
        good, message = TASK.verify(data, example.custom_kernel(data))
        assert good or message
        family.append(good)
    return found


@pytest.mark.parametrize(
    "path", representatives(EXAMPLES, key=lambda path: path.parent), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_examples(load: Load, path: Path) -> None:
    """A correct example passes every case; a wrong one is refused in exactly the families listed above."""
    verdicts = _verdicts(load, path)
    if path.parent.name == "correct":
        assert all(all(good) for good in verdicts.values()), verdicts
    else:
        assert {family for family, good in verdicts.items() if not all(good)} == SHOWN_BY[path.stem], verdicts


def _value(code: int) -> float:
    """An e2m1 code by its fields: sign, two exponent bits of bias 1, one mantissa bit."""
    sign, exponent, mantissa = code >> 3, code >> 1 & 3, code & 1
    magnitude = mantissa * 0.5 if exponent == 0 else (1 + mantissa * 0.5) * 2.0 ** (exponent - 1)
    return -magnitude if sign else magnitude


@pytest.mark.parametrize("inputs", ["public", "full_range", "one_hot", "ramp"])
def test_reference_and_layout_against_plain_loops(inputs: str) -> None:
    """Each sum over k by itself, the scales taken from the permuted form by the byte offset of the contract."""
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")
    m, k, batches = 133, 192, 2
    data = TASK.generate({"m": m, "k": k, "l": batches, "seed": seed, "inputs": inputs})
    expected = TASK.expected(data)
    a, b, sfa, sfb, sfa_permuted, sfb_permuted, c = data
    rm, rk, half = 2, 3, k // 2
    assert (a.shape, a.stride()) == ((m, half, batches), (half, 1, m * half))
    assert (b.shape, b.stride()) == ((128, half, batches), (half, 1, 128 * half))
    assert (sfa.shape, sfa.stride()) == ((m, k // 16, batches), (k // 16, 1, m * k // 16))
    assert (sfb.shape, sfb.stride()) == ((128, k // 16, batches), (k // 16, 1, 128 * k // 16))
    assert (sfa_permuted.shape, sfa_permuted.stride()) == (
        (32, 4, rm, 4, rk, batches),
        (16, 4, 512 * rk, 1, 512, 512 * rm * rk),
    )
    assert sfb_permuted.stride() == (16, 4, 512 * rk, 1, 512, 512 * rk)
    assert (c.shape, c.stride(), c.dtype) == ((m, 1, batches), (1, 1, m), torch.float16)

    def memory(tensor: torch.Tensor) -> bytes:
        size = tensor.untyped_storage().nbytes()
        return bytes(torch.as_strided(tensor.view(torch.uint8), (size,), (1,), 0).tolist())

    bytes_a, bytes_b, flat_a, flat_b = (memory(t) for t in (a, b, sfa_permuted, sfb_permuted))
    e4m3 = torch.arange(256, dtype=torch.uint8).view(torch.float8_e4m3fn).double().tolist()

    def code(row: int, at: int, batch: int, of: bytes, rows: int) -> float:
        return _value(of[(batch * rows + row) * half + at // 2] >> 4 * (at % 2) & 15)

    def scale(i: int, j: int, batch: int, of: bytes, tiles: int) -> float:
        at = batch * tiles * rk * 512 + i // 128 * rk * 512 + j // 4 * 512 + i % 32 * 16 + i % 128 // 32 * 4 + j % 4
        return e4m3[of[at]]

    for batch in range(batches):
        for i in (0, 1, 31, 32, 64, 127, 128, 132):
            total = sum(
                code(i, at, batch, bytes_a, m)
                * code(0, at, batch, bytes_b, 128)
                * scale(i, at // 16, batch, flat_a, rm)
                * scale(0, at // 16, batch, flat_b, 1)
                for at in range(k)
            )
            want = torch.tensor(total, dtype=torch.float64).half()
            assert torch.equal(expected[i, 0, batch], want), f"row {i}, batch {batch}"


def test_full_range_holds_every_code_and_scale() -> None:
    a, b, sfa, sfb, *_ = TASK.generate({"m": 512, "k": 4096, "l": 1, "seed": 5, "inputs": "full_range"})
    assert len(a.view(torch.uint8).unique()) == 256
    assert len(b[0].view(torch.uint8).unique()) == 256
    assert sfa.view(torch.uint8).unique().tolist() == list(range(1, 0x7F))
    assert sfb.view(torch.uint8).unique().tolist() == list(range(1, 0x7F))


def test_the_given_output_is_left_alone_by_the_reference() -> None:
    data = TASK.generate({"m": 128, "k": 256, "l": 1, "seed": 1111})
    before = data[6].clone()
    TASK.expected(data)
    assert torch.equal(data[6], before)


@pytest.mark.parametrize("sizes", [{"m": 0}, {"l": 0}, {"k": 96}, {"k": 0}, {"inputs": "gaussian"}])
def test_generate_refuses_what_the_contract_leaves_out(sizes: dict) -> None:
    with pytest.raises(HarnessError, match="expected"):
        TASK.generate({"m": 128, "k": 256, "l": 1, "seed": 1, **sizes})


def test_cost_counts_each_byte_once() -> None:
    floors = []
    for case in TASK.benchmarks:
        m, k, batches = (case.args[name] for name in "mkl")
        cost = TASK.cost(case.args)
        assert cost.flops == 2 * m * k * batches
        assert cost.bytes == batches * ((m + 1) * (k / 2 + k / 16) + 2 * m)
        floors.append(cost.bytes / 4.35e6)
    assert [round(us, 1) for us in floors] == [15.2, 30.4, 7.6]


def test_peers_agree_with_the_reference(load: Load) -> None:
    peers = load(TASK, TASK.folder / "peers.py").PEERS
    data = TASK.generate({"m": 130, "k": 320, "l": 2, "seed": 6, "inputs": "full_range"})
    good, message = TASK.verify(data, peers["dequantise_matmul"](data))
    assert good, message
    with pytest.raises(ImportError, match="FP4 tensor cores"):
        peers["scaled_mm"](data)
