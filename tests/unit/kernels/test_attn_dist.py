"""Bad arguments of kernels.attn_dist: each is named, with what was expected and what came."""

from __future__ import annotations

import pytest
import torch

from kernels.attn_dist import _parts, attn_dist


def _arguments(**changes):
    values = {
        "q": torch.zeros(2, 64, 576, dtype=torch.bfloat16),
        "k": torch.zeros(5, 1, 576, dtype=torch.bfloat16),
        "indices": torch.zeros(2, 64, dtype=torch.int32),
        "lse": torch.zeros(2, 64),
        **changes,
    }
    return [values.pop(name) for name in ("q", "k", "indices", "lse")], values


BF16 = torch.bfloat16


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"q": torch.zeros(2, 64, 576)}, TypeError, r"q: expected dtype torch\.bfloat16, got torch\.float32"),
        ({"q": torch.zeros(64, 576, dtype=BF16)}, ValueError, r"q: expected shape \(\*, \*, \*\), got \(64, 576\)"),
        ({"q": torch.zeros(2, 96, 576, dtype=BF16)}, ValueError, r"h_q\): expected one of 64, 128, got 96"),
        ({"q": torch.zeros(2, 64, 640, dtype=BF16)}, ValueError, r"d_qk\): expected one of 576, 512, got 640"),
        ({"q": torch.zeros(2, 64, 1152, dtype=BF16)[..., ::2]}, ValueError, r"q: expected strides \(\*, \*, 1\)"),
        ({"q": torch.zeros(2, 64, 580, dtype=BF16)[..., :576]}, ValueError, r"q\.stride\(1\).*multiple of 8"),
        ({"q": torch.zeros(2, 64, 577, dtype=BF16)[..., 1:]}, ValueError, r"q: .*aligned to 16 bytes, got one 2 bytes"),
        ({"k": torch.zeros(5, 576, dtype=BF16)}, ValueError, r"k: expected shape \(\*, 1, 576\), got \(5, 576\)"),
        ({"k": torch.zeros(5, 1, 512, dtype=BF16)}, ValueError, r"k: expected shape \(\*, 1, 576\)"),
        ({"k": torch.zeros(10, 1, 576, dtype=BF16)[::2]}, ValueError, r"k: expected a contiguous tensor"),
        ({"indices": torch.zeros(2, 64, dtype=torch.int64)}, TypeError, r"indices: expected dtype torch\.int32"),
        ({"indices": torch.zeros(2, 65, dtype=torch.int32)}, ValueError, r"topk\): expected a multiple of 64.*got 65"),
        ({"indices": torch.zeros(3, 64, dtype=torch.int32)}, ValueError, r"indices: expected shape \(2, \*\)"),
        ({"lse": torch.zeros(2, 64).half()}, TypeError, r"lse: expected dtype torch\.float32, got torch\.float16"),
        ({"lse": torch.zeros(64, 2).t()}, ValueError, r"lse: expected a contiguous tensor"),
        ({"lse": torch.zeros(2, 64, device="meta")}, ValueError, r"lse: expected device cpu, got meta"),
        ({"q_start": 2**31 - 1}, ValueError, r"q_start: expected q_start \+ s_q within 31 bits"),
        ({"k_stride": 0}, ValueError, r"k_stride: expected at least 1, got 0"),
        ({"num_ctas": 0}, ValueError, r"num_ctas: expected at least 1 or None, got 0"),
        ({"k": [1.0]}, TypeError, r"k: expected a torch\.Tensor, got list"),
    ],
)
def test_bad_arguments(changes, error, message):
    tensors, options = _arguments(**changes)
    with pytest.raises(error, match=message):
        attn_dist(*tensors, **options)


def test_nothing_to_do():
    tensors, _ = _arguments(indices=torch.zeros(2, 0, dtype=torch.int32))
    assert attn_dist(*tensors).shape == (2, 0)


@pytest.mark.parametrize(
    ("s_q", "s_kv", "heads", "topk", "parts"),
    [
        (4096, 32768, 64, 2048, 1),  # 38 MB stay in the L2
        (4096, 49152, 64, 2048, 2),  # 57 MB do not
        (4096, 65536, 64, 2048, 2),
        (1024, 65536, 64, 2048, 2),
        (4096, 100000, 64, 2048, 3),
        (4096, 131072, 64, 2048, 4),
        (4096, 131072, 128, 2048, 1),  # the L2 does not bound it
        (4096, 262144, 64, 2048, 6),
        (4096, 524288, 64, 2048, 1),  # 6 parts are larger than the L2
        (4096, 262144, 64, 1024, 1),  # a part would have 2 tiles of a list
        (4096, 1 << 20, 64, 2048, 1),  # keys come 8 times in the mean
        (8192, 131072, 64, 512, 1),
        (512, 131072, 64, 2048, 1),
        (4096, 131072, 64, 8192, 1),  # more than is sorted as one list
        (2, 0, 64, 2048, 1),
    ],
)
def test_how_many_parts(s_q: int, s_kv: int, heads: int, topk: int, parts: int) -> None:
    assert _parts(s_q, s_kv, heads, 576, topk, 60 << 20) == parts


@pytest.mark.parametrize("l2", [4 << 20, 25 << 20, 50 << 20, 60 << 20, 126 << 20])  # a slice of an H100 to a B200
def test_parts_of_other_chips(l2: int) -> None:
    """A part of K takes five eighths of the chip's own L2, whatever that is, until there are 6 of them."""
    row = 576 * 2
    for eighths in range(1, 60):
        s_kv = l2 * eighths // 8 // row
        parts = _parts(s_kv, s_kv, 64, 576, 2048, l2)
        assert (parts > 1) == (8 <= eighths <= 48), eighths
        if 1 < parts < 6:
            assert s_kv * row <= parts * (l2 * 5 // 8) < s_kv * row + l2 * 5 // 8
