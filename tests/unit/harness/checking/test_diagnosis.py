"""A mismatch is located, measured and recognised."""

from __future__ import annotations

import importlib.util
import math
import sys

import pytest
import torch

from harness import tasks
from harness.checking import case_inputs, diagnosis, output_forms, patterns
from harness.checking.hypotheses import Hypotheses
from tests.paths import DATA


def _want(*shape: int, dtype: torch.dtype = torch.float32, seed: int = 5) -> torch.Tensor:
    print(f"seed {seed}")
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def _hints(got: torch.Tensor, want: torch.Tensor) -> str:
    return "\n".join(diagnosis.compare(got, want)["hints"])


def test_equal_tensors_have_nothing_wrong() -> None:
    want = _want(4, 5)
    want[0, 0] = math.nan
    want[0, 1] = math.inf
    report = diagnosis.compare(want.clone(), want)
    assert report["wrong"] == 0
    assert "hints" not in report


def test_first_and_worst_place() -> None:
    want = torch.ones(8, 16)
    got = want.clone()
    got[2, 3] = 1.5
    got[6, 1] = -4
    report = diagnosis.compare(got, want)
    assert report["wrong"] == 2
    assert report["first"] == {"at": [2, 3], "got": 1.5, "expected": 1.0, "abs": 0.5, "rel": 0.5}
    assert report["worst"]["at"] == [6, 1]
    assert report["worst"]["abs"] == 5


def test_the_worst_place_of_a_scalar_is_empty() -> None:
    assert diagnosis.compare(torch.tensor(2.0), torch.tensor(5.0))["worst"]["at"] == []


def test_a_wrong_output_imports_no_sympy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some functions of torch, such as unravel_index, do so to look at a size: each check would take half a second."""
    monkeypatch.setitem(sys.modules, "torch.fx.experimental.symbolic_shapes", None)
    task = tasks.load(DATA / "axpy")
    data = case_inputs.generate(task, task.tests[0].args)
    wrong = 2 * data.clone()[0]
    report = diagnosis.explain(task, data.clone(), wrong, hypotheses=Hypotheses(task), fresh=data.clone)
    assert report["outputs"][0]["wrong"]


def test_shares_of_nan_zero_and_untouched() -> None:
    want = torch.ones(8, dtype=torch.float16)
    got = want.clone()
    got[0], got[1] = math.nan, 0
    got.view(torch.uint8)[4:8] = 0x7F
    assert diagnosis.compare(got, want)["shares"] == {"zero": 0.25, "nan": 0.75, "inf": 0.0, "untouched": 0.5}


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_ulp_error_counts_steps_of_the_format(dtype: torch.dtype) -> None:
    want = torch.tensor([1.0, -3.0, 0.0, 2.0**-30 if dtype == torch.float32 else 2.0**-12], dtype=dtype)
    integer = torch.int32 if dtype == torch.float32 else torch.int16
    got = (want.view(integer) + 3).view(dtype)
    assert output_forms.ulp_error(got, want, dtype).tolist() == [3, 3, 3, 3]


def test_integers_compare_exactly() -> None:
    report = diagnosis.compare(torch.tensor([1, 2, 4]), torch.tensor([1, 2, 3]))
    assert (report["wrong"], report["first"]["at"]) == (1, [2])


def test_map_shows_where() -> None:
    bad = torch.zeros(32, 32)
    got = bad.clone()
    got[16:, :16] = 1
    picture = diagnosis.compare(got, bad)["map"]
    assert picture[0] == "." * 16
    assert picture[-1] == "9" * 8 + "." * 8


def test_rows_of_one_residue() -> None:
    want = _want(128, 8)
    got = want.clone()
    got[5::32] += 1
    got[9::32] += 1
    assert "≡ 5, 9 mod 32 of dimension 0" in _hints(got, want)


def test_last_partial_tile() -> None:
    want = _want(200, 8)
    got = want.clone()
    got[128:] = 0
    text = _hints(got, want)
    assert "only the last tile of 128 of dimension 0 (of 200), from 128 (a partial tile" in text
    assert "every wrong element is zero" in text


def test_one_head() -> None:
    want = _want(4, 8, 16)
    got = want.clone()
    got[:, 3] += 1
    assert "only indices 3 to 3 of dimension 1 (of 8)" in _hints(got, want)


def test_nan_everywhere() -> None:
    assert "every wrong element is NaN" in _hints(torch.full((4,), math.nan), torch.ones(4))


def test_swapped_neighbours() -> None:
    want = _want(16, 32)
    got = want.view(16, 16, 2).flip(-1).reshape(16, 32)
    assert "neighbours along the last dimension are swapped" in _hints(got, want)


def test_off_by_one_head() -> None:
    want = _want(2, 8, 16)
    assert "dimension 1 is off by +1" in _hints(want.roll(1, 1), want)


def test_transposed() -> None:
    want = _want(16, 16)
    assert "transposed" in _hints(want.t().contiguous(), want)


def test_missing_scale() -> None:
    want = _want(16, 16)
    assert "0.125 = 2^-3 times" in _hints(want / 8, want)


def test_noise_has_no_pattern() -> None:
    want = _want(64, 64)
    got = want + _want(64, 64, seed=6)
    found = patterns.hints(got, want, ~torch.isclose(got, want))
    assert found in ([], ["every element is wrong"])


@pytest.mark.parametrize(
    ("example", "named"),
    [
        ("scales_read_linearly", "both permuted scales read row after row"),
        ("nibbles_swapped_in_a", "the two codes of each byte of a swapped"),
        ("sign_ignored", "the signs of a and b ignored"),
        ("upper_nibbles_skipped", "the upper code of each byte of a skipped"),
        ("batch_stride_of_row_0", None),
    ],
)
def test_known_mistakes_are_named(example: str, named: str | None) -> None:
    """Submissions with known mistakes: the report names those that the task has a lookalike of, and no other."""
    task = tasks.resolve(["nvfp4_gemv"])[0]
    task.reference.default_device = lambda: torch.device("cpu")  # type: ignore[attr-defined]
    data = task.generate({"m": 128, "k": 256, "l": 2, "seed": 3, "inputs": "full_range"})
    with task.active():
        path = task.folder / "examples" / "wrong" / f"{example}.py"
        spec = importlib.util.spec_from_file_location("wrong_submission", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        output = module.custom_kernel(data)
    hints = diagnosis.explain(task, data, output)["outputs"][0]["hints"]
    lines = [hint for hint in hints if "the output is what this gives" in hint]
    assert lines == [] if named is None else len(lines) == 1 and named in lines[0], hints
