"""What is said of the last elements of an input that count for nothing."""

from __future__ import annotations

import pytest
import torch

from harness.checking import missing_inputs


@pytest.mark.parametrize(
    ("size", "length", "says"),
    [
        (56, 8, "the last 8 of the 56 along dimension 0 of x are missing: the last tile of 8 is dropped"),
        (37, 5, "the last 5 of the 37 along dimension 0 of x are missing: the last tile, of 5 elements, is dropped"),
        (37, 16, "the last 16 of the 37 along dimension 0 of x are missing"),  # 21 is no multiple of a tile
        (40, 1, "the last 1 of the 40 along dimension 0 of x are missing"),
    ],
)
def test_a_tile_is_named_only_where_tiles_end(size: int, length: int, says: str) -> None:
    """A bound of another dimension, 21 of 37, leaves out 16 by chance."""
    x = torch.ones(size)
    said = {int(trial.change(x).sum()): trial.text for trial in missing_inputs.dropped(0, x, "x")}
    assert said[size - length] == says
