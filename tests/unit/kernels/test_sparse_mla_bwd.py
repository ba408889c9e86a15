"""The sparse MLA backward kernels' argument checks: each error names the argument and what to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from kernels.sparse_mla_bwd import _division, _sorts, phase1, sparse_mla_bwd


def _arguments() -> dict[str, torch.Tensor]:
    bf16 = torch.bfloat16
    return {
        "q": torch.zeros(2, 64, 576, dtype=bf16),
        "kv": torch.zeros(5, 1, 576, dtype=bf16),
        "o": torch.zeros(2, 64, 512, dtype=bf16),
        "do": torch.zeros(2, 64, 512, dtype=bf16),
        "lse": torch.zeros(2, 64),
        "indices": torch.zeros(2, 1, 64, dtype=torch.int32),
    }


@pytest.mark.parametrize("kernel", [sparse_mla_bwd, phase1])
@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"q": torch.zeros(2, 64, 576)}, TypeError, r"q: expected dtype torch\.bfloat16"),
        ({"q": torch.zeros(2, 64, 640, dtype=torch.bfloat16)}, ValueError, r"d_qk\): expected one of 576, 512"),
        ({"q": torch.zeros(2, 96, 576, dtype=torch.bfloat16)}, ValueError, r"h_q\): expected a multiple of 64"),
        ({"kv": torch.zeros(5, 1, 512, dtype=torch.bfloat16)}, ValueError, r"kv: expected shape \(\*, 1, 576\)"),
        ({"kv": torch.zeros(0, 1, 576, dtype=torch.bfloat16)}, ValueError, "kv: expected at least one row"),
        ({"o": torch.zeros(2, 64, 576, dtype=torch.bfloat16)}, ValueError, "o: expected shape"),
        ({"do": torch.zeros(2, 64, 1024, dtype=torch.bfloat16)[..., ::2]}, ValueError, r"do: .*do\.contiguous"),
        ({"lse": torch.zeros(64, 2).T}, ValueError, "lse: expected a contiguous tensor"),
        ({"indices": torch.zeros(2, 1, 100, dtype=torch.int32)}, ValueError, r"topk\): expected a multiple of 64"),
        ({"indices": torch.zeros(2, 1, 64, dtype=torch.int64)}, TypeError, r"indices: expected dtype torch\.int32"),
        ({"topk_length": torch.zeros(3, dtype=torch.int32)}, ValueError, "topk_length: expected shape"),
        ({"q_start": 2**31}, ValueError, "q_start: expected a 32-bit integer"),
    ],
)
def test_bad_arguments_are_named(kernel: Callable, change: dict, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        kernel(**_arguments() | change)


@pytest.mark.parametrize(
    ("items", "topk", "division"),
    [
        (8192, 2048, (8184, 8)),  # 62 rounds of 132 CTAs, and 8 items in 64 CTAs
        (4096, 2048, (4092, 8)),
        (8184, 2048, (8184, 1)),  # nothing is left
        (8250, 2048, (8184, 2)),  # 66 are left: two CTAs for each
        (8251, 2048, (8251, 1)),  # 67: not two
        (3, 128, (3, 1)),  # two blocks are one piece
        (3, 192, (0, 2)),
        (3, 0, (3, 1)),
    ],
)
def test_last_items_are_divided(items: int, topk: int, division: tuple[int, int]) -> None:
    assert _division(items, 132, topk) == division


@pytest.mark.parametrize(
    ("s_q", "s_kv", "topk", "q_start", "sorts"),
    [
        (4096, 8192, 2048, 4096, False),  # 28 MB stay in the L2
        (4096, 16384, 2048, 4096, True),
        (8, 32768, 2048, 32760, False),  # no token comes twice in the mean
        (64, 32768, 2048, 32704, True),
        (8192, 8192, 2048, 0, True),  # the first queries see less than a list
        (8192, 8192, 2048, 2047, False),
        (1, 1, 64, -5, True),
        (0, 8192, 2048, 0, False),
        (4, 8192, 0, 0, False),
    ],
)
def test_which_lists_are_sorted(s_q: int, s_kv: int, topk: int, q_start: int, sorts: bool) -> None:
    assert _sorts(s_q, s_kv, 576, topk, q_start, 50 << 20) == sorts


@pytest.mark.parametrize("processors", [1, 14, 78, 114, 132, 144])  # a slice of an H100, H20, H100 PCIe, SXM
def test_rounds_of_other_chips(processors: int) -> None:
    """Whole rounds, then one round of pieces that no multiprocessor gets two of, each with two blocks at least."""
    for items in (*range(1, 3 * processors), 8192, 16384):
        for topk in (64, 128, 192, 2048, 4096):
            whole, pieces = _division(items, processors, topk)
            if pieces == 1:
                assert whole == items
                continue
            assert whole == items // processors * processors
            assert (items - whole) * pieces <= processors
            assert 2 * (pieces - 1) < topk // 64


@pytest.mark.parametrize("l2", [4 << 20, 25 << 20, 50 << 20, 60 << 20, 126 << 20])
def test_tokens_that_the_l2_of_other_chips_holds(l2: int) -> None:
    """Lists of tokens whose rows, in bfloat16 and float32, take up to three quarters of the L2 are left as they are."""
    most = l2 * 3 // 4 // (576 * 6)
    assert not _sorts(most, most, 576, 64, most, l2)
    assert _sorts(most + 1, most + 1, 576, 64, most, l2)
