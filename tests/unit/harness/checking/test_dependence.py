"""Which outputs do not depend on the inputs, and how inputs are changed a little to find out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
import torch

from harness.checking import dependence
from harness.checking.dependence import Dependence
from harness.process.session import Inputs
from harness.tasks.loading import Task
from harness.wire.transfer import pack

_OTHERS_CHANGE = "the output is the same as for other inputs"


class _Reference:
    """What `Dependence` asks of a task: the reference's output, and whether a test's own check takes an output."""

    def __init__(self, gives: Callable[[Any], Any], takes: Callable[[Any], bool] = lambda output: True) -> None:
        self.runs, self._gives, self._takes = 0, gives, takes

    def expected(self, data: Any) -> Any:
        self.runs += 1
        return self._gives(data)

    def verify(self, data: Any, output: Any) -> tuple[bool, str]:
        return self._takes(output), ""


def _wrong(case: Dependence, reference: _Reference, data: Any, output: Any) -> str:
    return case.wrong(cast("Task", reference), Inputs(pack(data)), output)


def _full(value: float) -> torch.Tensor:
    return torch.full((64,), value)


def _noise(seed: int) -> torch.Tensor:
    return torch.randn(64, generator=torch.Generator().manual_seed(seed))


def _near(value: float) -> Callable[[Any], bool]:
    """A check that takes a last tensor whose numbers all lie within 300 of one."""
    return lambda output: bool(((output if isinstance(output, torch.Tensor) else output[-1]) - value).abs().max() < 300)


def test_numbers_become_a_128th_larger_or_smaller() -> None:
    """In place, each by chance, so that a sum of many stays; integers and 8-bit floats stay as they are."""
    whole, bytes8 = torch.arange(8), torch.ones(8).to(torch.float8_e4m3fn)
    numbers, halves = torch.full((64, 64), 3.0), torch.ones(256, dtype=torch.bfloat16)
    data = numbers, [halves, whole], bytes8
    assert dependence._nearly(data) is data
    assert set((numbers / 3.0).flatten().tolist()) == {1 - 2**-7, 1 + 2**-7}
    assert set(halves.tolist()) == {1 - 2**-7, 1 + 2**-7}
    assert abs(float(numbers.mean()) / 3.0 - 1) < 2**-7 / 10
    assert whole.tolist() == list(range(8))
    assert bytes8.float().tolist() == [1.0] * 8


def test_no_element_is_far_where_shapes_differ() -> None:
    one = torch.tensor([1.0, 2.0, 3.0])
    assert dependence._far(one, torch.tensor([1.0, 2.0, 4.0])).tolist() == [False, False, True]
    assert dependence._far(one, one[:2]).tolist() == []


def test_one_output_for_all_inputs_is_refused_where_the_references_changes() -> None:
    """It need not resemble any output of the reference's."""
    case, reference = Dependence(every=True), _Reference(lambda data: data)
    assert _wrong(case, reference, _noise(1), _noise(0)) == ""
    assert _wrong(case, reference, _noise(2), _noise(0)).startswith(_OTHERS_CHANGE)


def test_one_output_for_all_inputs_is_right_where_the_references_is_one_too() -> None:
    case, reference = Dependence(every=True), _Reference(lambda data: _full(1.0))
    assert [_wrong(case, reference, _noise(seed), _full(3.0)) for seed in (1, 2, 3)] == [""] * 3


def test_an_output_is_compared_with_the_change_of_the_references_own() -> None:
    """The reference goes from 1000 to 1200, so 1130 is off by a third of the change. The submission's own first output
    was 1200."""
    case = Dependence(every=True)
    assert _wrong(case, _Reference(lambda data: 1000 + 200 * data, _near(1000)), _full(0.0), _full(1200.0)) == ""
    second = _Reference(lambda data: 1000 + 200 * data, _near(1200))
    assert _wrong(case, second, _full(1.0), _full(1130.0)).startswith("100% of the output is not what")


def test_a_small_change_of_the_references_is_none() -> None:
    """It changes by a twentieth of its largest value."""
    case, reference = Dependence(every=True), _Reference(lambda data: 1000 + 50 * data)
    assert [_wrong(case, reference, _full(value), _full(1000.0)) for value in (0.0, 1.0)] == [""] * 2


def test_outputs_without_elements_are_alike_and_right() -> None:
    case, reference = Dependence(every=True), _Reference(lambda data: _full(1.0)[:0])
    assert [_wrong(case, reference, _noise(seed), _full(1.0)[:0]) for seed in (1, 2)] == [""] * 2


def test_next_to_nothing_is_refused_where_the_reference_has_zeros_in_another_tensor() -> None:
    case, reference = Dependence(every=True), _Reference(lambda data: [_full(0.0), data])
    assert _wrong(case, reference, _noise(1), [_full(0.0), _noise(1) / 100]).startswith("the output is next to nothing")


@pytest.mark.parametrize("first", ["another shape", "drawn anew by each run of the reference"])
def test_a_tensor_is_looked_at_after_one_that_tells_nothing(first: str) -> None:
    """1280 is off by more than a fourth of 1000, and within the check's tolerance."""

    def gives(data: Any) -> Any:
        return [_full(0.0)[:8] if first == "another shape" else torch.randn(64), 1000 + 200 * data]

    case, reference = Dependence(every=True), _Reference(gives, _near(1000))
    assert _wrong(case, reference, _full(0.0), [_noise(1), _full(1280.0)]).startswith("100% of the output is not what")
    assert _wrong(case, reference, _full(0.0), [_noise(2), _full(1010.0)]) == ""


def test_what_the_reference_draws_anew_is_no_measure() -> None:
    """A check that takes any such numbers, and none that are far larger."""
    reference = _Reference(lambda data: torch.randn(64), lambda output: bool(output.abs().max() < 100))
    assert _wrong(Dependence(every=True), reference, _full(0.0), _noise(1)) == ""


def test_an_output_in_another_order_is_right_where_the_check_takes_it() -> None:
    """Such a check takes no mixture of two orders."""
    numbers = torch.arange(1.0, 65.0)
    reference = _Reference(lambda data: numbers, lambda output: bool((output.sort().values == numbers).all()))
    assert _wrong(Dependence(every=True), reference, _full(0.0), numbers.flip(0)) == ""


def test_few_places_that_are_far_off_are_the_checks_matter() -> None:
    """A tenth of them, and no more."""
    reference = _Reference(lambda data: 1000 + 200 * data, _near(1000))
    few, more = _full(1000.0), _full(1000.0)
    few[:6], more[:7] = 1280.0, 1280.0
    assert _wrong(Dependence(every=True), reference, _full(0.0), few) == ""
    assert _wrong(Dependence(every=True), reference, _full(0.0), more).startswith("11% of the output is not what")


def test_not_every_output_of_a_timed_case_is_held_against_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first two are; later ones by chance, or where they are next to nothing."""
    monkeypatch.setattr(dependence.secrets, "randbelow", lambda count: count - 1)
    case, reference = Dependence(every=False), _Reference(lambda data: data)
    runs = []
    for seed in range(4):
        assert _wrong(case, reference, _noise(seed), _noise(seed)) == ""
        runs.append(reference.runs)
    assert runs == [1, 2, 2, 2]
    assert _wrong(case, reference, _noise(5), _noise(5) / 100).startswith("the output is next to nothing")
    monkeypatch.setattr(dependence.secrets, "randbelow", lambda count: 0)
    assert _wrong(case, reference, _noise(6), _noise(6)) == ""
    assert reference.runs == 4


def test_every_output_of_a_checked_case_is_held_against_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dependence.secrets, "randbelow", lambda count: count - 1)
    case, reference = Dependence(every=True), _Reference(lambda data: data)
    assert [_wrong(case, reference, _noise(seed), _noise(seed)) for seed in range(4)] == [""] * 4
    assert reference.runs == 4


def test_a_task_without_a_reference_has_nothing_to_hold_outputs_against(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dependence.secrets, "randbelow", lambda count: count - 1)
    case, reference = Dependence(every=False), _Reference(lambda data: None)
    assert [_wrong(case, reference, _noise(0), _noise(0)) for _ in range(4)] == [""] * 4
