"""The log of what wrote memory in a call."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from jit.base import writes


def runs(tensor: torch.Tensor) -> np.ndarray:
    return np.array([[tensor.data_ptr(), tensor.data_ptr() + tensor.nbytes]], np.int64)


@pytest.mark.parametrize("made", [
    lambda: torch.empty(3, 4, 5),
    lambda: torch.empty(5, 4, 3).permute(2, 1, 0),
    lambda: torch.empty(3, 1, 8, dtype=torch.float16)[:, :, 2:7],
    lambda: torch.empty(()),
])  # fmt: skip
def test_elements_are_found_by_their_addresses(made: object) -> None:
    tensor = made()  # type: ignore[operator]
    layout = writes.layout(tensor)
    for flat in range(tensor.numel()):
        index = np.unravel_index(flat, tensor.shape) if tensor.dim() else ()
        assert layout.place(flat) == tensor[tuple(int(i) for i in index)].data_ptr()
        assert layout.flat(layout.place(flat)) == flat
    assert layout.flat(layout.address + 1) is None


def test_no_element_has_the_address_of_a_gap_or_of_one_that_several_share() -> None:
    gap = writes.layout(torch.empty(4, 8)[:, :5])
    assert gap.flat(gap.address + 4 * 6) is None
    assert writes.layout(torch.empty(4, 1).expand(4, 3)).flat(gap.address) is None


def test_the_last_write_comes_first_and_has_its_value() -> None:
    log, one = writes.Writes(), torch.zeros(4)
    log.wrote("torch's zeros", runs(one), "a.py:1")
    one += 2
    log.wrote("torch's add", runs(one)[:, :] + np.array([0, -8]), "a.py:2")  # of the first half
    found = list(log.of(one.data_ptr(), 4))
    assert [(w.write.place, np.frombuffer(w.value or b"", np.float32)[0]) for w in found] == [
        ("a.py:2", 2),
        ("a.py:1", 0),
    ]
    assert [w.write.place for w in log.of(one.data_ptr() + 12, 4)] == ["a.py:1"]
    assert list(log.of(one.data_ptr() - 4, 4)) == []


def test_a_copy_is_traced_to_what_was_written_before_it() -> None:
    log, first = writes.Writes(), torch.arange(6.0).view(2, 3)
    log.wrote("launch", runs(first), number=0)
    second = first.t().contiguous()
    log.wrote("torch's contiguous", runs(second), "a.py:2", to=writes.layout(second), of=writes.layout(first.t()))
    first += 1
    log.wrote("launch", runs(first), number=1)
    (found,) = log.of(second[2, 1].data_ptr(), 4)
    assert (found.write.number, found.address, [one.place for one in found.copied]) == (
        0,
        first[1, 2].data_ptr(),
        ["a.py:2"],
    )


def test_bytes_are_not_kept_of_more_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writes, "_MOST_RUNS", 0)
    log, one = writes.Writes(), torch.zeros(4)
    log.wrote("launch", runs(one), number=0)
    assert [found.value for found in log.of(one.data_ptr(), 4)] == [None]
