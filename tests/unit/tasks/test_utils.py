"""tasks/utils.py: the comparisons that problem folders import."""

from __future__ import annotations

import importlib.util
import itertools
import random

import pytest
import torch

from tests.paths import TASKS

_spec = importlib.util.spec_from_file_location("utils", TASKS / "utils.py")
utils = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(utils)

NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize(
    ("received", "expected", "good"),
    [
        ([1.0, 2.0], [1.0, 2.0], True),
        ([1.0, 2.0011], [1.0, 2.0], False),
        ([1.0, 2.0009], [1.0, 2.0], True),
        ([NAN, INF], [NAN, INF], True),
        ([NAN, 1.0], [1.0, 1.0], False),
        ([1.0, 1.0], [1.0, NAN], False),
        ([-INF, 1.0], [INF, 1.0], False),
        ([6e4, 1.0], [INF, 1.0], False),
    ],
)
def test_allclose_with_special_values(received, expected, good):
    verdict, lines = utils.verbose_allclose(torch.tensor(received), torch.tensor(expected), rtol=0, atol=1e-3)
    assert verdict is good
    assert bool(lines) is not good


@pytest.mark.parametrize(
    ("received", "expected", "good"),
    [
        (1.0, 2.0, True),
        (2.0, 1.0, False),
        (-1.0, -2.0, True),
        (-2.0, -1.0, False),
        (3.0, 2.0, True),
        (3.25, 2.0, False),
    ],
)
def test_allclose_is_relative_to_what_was_expected(received: float, expected: float, good: bool) -> None:
    """The tolerance is half of the expected value here. Half of the received one would turn the first four over."""
    one, other = torch.tensor([received]), torch.tensor([expected])
    assert utils.verbose_allclose(one, other, rtol=0.5, atol=0)[0] is good
    assert utils.match_reference(other, one, lambda data: data, rtol=0.5, atol=0)[0] is good


@pytest.mark.parametrize(("far", "good"), [(1.25, True), (1.375, False)])
def test_allclose_adds_both_tolerances(far: float, good: bool) -> None:
    expected = torch.tensor([2.0])
    assert utils.verbose_allclose(expected + far, expected, rtol=0.5, atol=0.25)[0] is good


def test_allclose_names_the_places():
    expected = torch.zeros(3, 4)
    received = expected.clone()
    received[2, 1] = 5
    good, lines = utils.verbose_allclose(received, expected)
    assert not good
    assert lines == ["1 of 12 elements differ", "at (2, 1): got 5.0, expected 0.0"]


@pytest.mark.parametrize(
    ("received", "message"),
    [
        (torch.zeros(3), "expected shape (2,), got (3,)"),
        (torch.zeros(2, dtype=torch.float16), "expected dtype torch.float32, got torch.float16"),
        (torch.zeros(2, device="meta"), "expected device cpu, got meta"),
        ([0.0, 0.0], "expected a torch.Tensor, got list"),
    ],
)
def test_allclose_refuses_another_kind(received, message):
    assert utils.verbose_allclose(received, torch.zeros(2)) == (False, [message])


def test_match_reference_of_several_outputs():
    check = utils.make_match_reference(lambda data: (data + 1, data * 2), atol=1e-6)
    data = torch.arange(3.0)
    assert check(data, (data + 1, data * 2)) == (True, "")
    good, message = check(data, (data + 1, data * 3))
    assert not good
    assert message.startswith("output 1: 2 of 3 elements differ")
    assert check(data, data + 1) == (False, "expected 2 outputs, got Tensor")


def test_allequal_on_integers_and_nan():
    assert utils.verbose_allequal(torch.tensor([1, 2]), torch.tensor([1, 2]))[0]
    assert not utils.verbose_allequal(torch.tensor([1, 3]), torch.tensor([1, 2]))[0]
    assert utils.verbose_allequal(torch.tensor([NAN]), torch.tensor([NAN]))[0]


@pytest.mark.parametrize(("rows", "draws"), [(2, 1), (2, 3), (10, 4), (7, 1)])
def test_distinct_is_the_expected_number_of_different_rows(rows: int, draws: int) -> None:
    """Counted over all sequences of draws."""
    sequences = itertools.product(range(rows), repeat=draws)
    mean = sum(len(set(one)) for one in sequences) / rows**draws
    assert utils.distinct(rows, draws) == round(mean)


def test_distinct_of_no_row_and_of_one() -> None:
    assert [utils.distinct(rows, 5) for rows in (0, 1)] == [0, 1]
    assert utils.distinct(2, 100) == 2


def test_the_default_device_is_the_current_gpu_or_the_cpu() -> None:
    found = utils.default_device()
    if torch.cuda.is_available():
        assert (found.type, found.index) == ("cuda", torch.cuda.current_device())
    else:
        assert found == torch.device("cpu")


def test_a_seed_repeats_both_generators() -> None:
    def draw(*seed: int) -> tuple[float, float]:
        utils.set_seed(*seed)
        return random.random(), torch.rand(()).item()

    assert draw(7) == draw(7)
    assert draw() == draw(42)
    assert all(one != other for one, other in zip(draw(7), draw(8), strict=True))


@pytest.mark.parametrize(("size", "words"), [(0, 0), (1, 1), (8, 1), (9, 2), (4096, 512)])
def test_random_bits_are_whole_words(size: int, words: int) -> None:
    bits = utils.random_bits(torch.Generator().manual_seed(1), size)
    assert (bits.dtype, tuple(bits.shape)) == (torch.int64, (words,))


def test_random_bits_set_each_bit_half_of_the_time() -> None:
    bits = utils.random_bits(torch.Generator().manual_seed(1), 1 << 16)
    shares = [(bits >> bit & 1).double().mean().item() for bit in range(64)]
    assert all(0.45 < share < 0.55 for share in shares), shares


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
def test_flip_signs_changes_signs_alone(dtype: torch.dtype) -> None:
    generator = torch.Generator().manual_seed(3)
    given = torch.rand(3, 333, generator=generator).add(0.5).to(dtype)
    one, other = given.clone(), given.clone()
    one[0, 0] = NAN
    utils.flip_signs(generator, one, other)
    assert one[0, 0].isnan()
    one[0, 0] = given[0, 0]
    for flipped in (one, other):
        assert torch.equal(flipped.abs(), given)
        assert 0.4 < (flipped < 0).double().mean() < 0.6
    assert not torch.equal(one, other), "each tensor gets signs of its own"


def test_a_cost_runs_at_the_peak_of_bf16_by_default() -> None:
    assert utils.Cost(2, 3) == (2, 3, "bf16")


def test_the_default_tolerances_are_those_of_torch() -> None:
    """1e-5 of the expected value and 1e-8, as ``torch.allclose`` has them."""
    expected = torch.tensor([1.0, 0.0], dtype=torch.float64)
    near, far = (
        torch.tensor([1 + 0.9e-5, 0.9e-8], dtype=torch.float64),
        torch.tensor([1 + 1.1e-5, 1.1e-8], dtype=torch.float64),
    )
    for check in (utils.verbose_allclose, lambda got, want: utils.match_reference(want, got, lambda data: data)):
        assert check(near, expected)[0]
        for place in range(2):
            received = expected.clone()
            received[place] = far[place]
            assert not check(received, expected)[0]
    made = utils.make_match_reference(lambda data: data)
    assert made(expected, near)[0]
    assert not made(expected, far)[0]


def test_the_tolerances_of_a_reference_reach_the_comparison() -> None:
    data = torch.tensor([4.0])
    for rtol, atol, good in ((0.25, 0, True), (0, 1, True), (0.125, 0.25, False)):
        check = utils.make_match_reference(lambda data: data, rtol=rtol, atol=atol)
        assert check(data, data + 1)[0] is good
        assert check(data, data - 1)[0] is good, "relative to the reference"


@pytest.mark.parametrize("name", ["verbose_allclose", "verbose_allequal"])
def test_only_the_first_places_are_listed(name: str) -> None:
    compare = getattr(utils, name)
    received, expected = torch.arange(1, 9), torch.zeros(8, dtype=torch.int64)
    good, lines = compare(received, expected)
    assert not good
    assert lines[0] == "8 of 8 elements differ"
    assert lines[1:] == [f"at ({place},): got {place + 1}, expected 0" for place in range(5)]
    assert len(compare(received, expected, max_print=2)[1]) == 3


def test_allclose_compares_halves_in_double_precision() -> None:
    """In float16 the tolerance itself would be rounded: 1e-8 to zero."""
    expected = torch.tensor([2.0**-24], dtype=torch.float16)
    assert utils.verbose_allclose(torch.zeros_like(expected), expected, rtol=0, atol=2.0**-24)[0]
    assert not utils.verbose_allclose(torch.zeros_like(expected), expected, rtol=0, atol=2.0**-25)[0]


def test_allequal_takes_nan_for_nan_alone() -> None:
    assert utils.verbose_allequal(torch.tensor([NAN, 1.0]), torch.tensor([NAN, 1.0])) == (True, [])
    for received, expected in ((NAN, 1.0), (1.0, NAN), (1.0, 1 + 2**-20)):
        good, lines = utils.verbose_allequal(torch.tensor([received]), torch.tensor([expected]))
        assert not good
        assert lines[0] == "1 of 1 elements differ"
    assert utils.verbose_allequal(torch.zeros(2), torch.zeros(3)) == (False, ["expected shape (3,), got (2,)"])


@pytest.mark.parametrize("output", [(1.0,), [1.0, 2.0, 3.0], None])
def test_match_reference_counts_the_outputs(output) -> None:
    good, message = utils.match_reference(None, output, lambda _: (torch.ones(1), torch.ones(1)))
    assert (good, message) == (False, f"expected 2 outputs, got {type(output).__name__}")


def test_match_reference_goes_on_after_a_wrong_output() -> None:
    """A right output after a wrong one does not make the whole right, and each wrong one is listed."""
    data = torch.ones(2)
    good, message = utils.match_reference(data, [data + 1, data, data + 2], lambda data: [data, data, data])
    assert not good
    assert [line for line in message.splitlines() if "differ" in line] == [
        f"output {number}: 2 of 2 elements differ" for number in (0, 2)
    ]
    assert "output 2: at (1,): got 3.0, expected 1.0" in message
    for rtol, right in ((0.5, True), (0.4, False)):
        check = utils.make_match_reference(lambda data: (data, data), rtol=rtol, atol=0)
        assert check(2 * data, (2 * data, data))[0] is right, "relative to the reference"
    check = utils.make_match_reference(lambda data: (data, data), rtol=0, atol=1)
    assert check(data, (data + 1, data - 1)) == (True, "")


def test_allclose_compares_integers_exactly() -> None:
    """Doubles do not have 2**53 + 1."""
    large = torch.tensor([2**53])
    assert not utils.verbose_allclose(large + 1, large, rtol=0, atol=0)[0]
