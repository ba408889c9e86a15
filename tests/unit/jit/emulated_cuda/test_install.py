"""What stands in for torch's functions, from block to block: its rows are kept."""

from __future__ import annotations

import functools

import pytest
import torch

from jit.base import emulated_device
from jit.emulated_cuda.torch.install import installed

pytestmark = pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")


def test_torch_has_its_own_again() -> None:
    before = torch.nested.nested_tensor, torch.Tensor.as_subclass, torch.cuda.is_available
    made = []
    for _ in range(2):
        with installed():
            made.append(torch.nested.nested_tensor)
            assert torch.zeros(1, device="cuda").is_cuda
        assert (torch.nested.nested_tensor, torch.Tensor.as_subclass, torch.cuda.is_available) == before
        assert not emulated_device.active()
    assert made[0] is made[1] is not before[0]


def test_a_function_that_torch_has_since_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    with installed():
        pass
    called = []
    original = torch.nested.nested_tensor

    @functools.wraps(original)
    def own(*words: object, **named: object) -> torch.Tensor:
        called.append(words)
        return original(*words, **named)

    monkeypatch.setattr(torch.nested, "nested_tensor", own)
    with installed():
        assert torch.nested.nested_tensor([torch.zeros(2)], device="cuda").is_cuda
    assert len(called) == 1
