"""tasks/utils.py: the comparisons that problem folders import."""

from __future__ import annotations

import importlib.util

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
