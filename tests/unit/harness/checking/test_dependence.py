"""How inputs are changed a little, so that an output has to change with them."""

from __future__ import annotations

import torch

from harness.checking import dependence


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
