"""Changes that only keep a maximum from growing, which says nothing about a softmax."""

from __future__ import annotations

import pytest
import torch

from harness.checking.forms import shifted
from harness.checking.forms.change import Change, selected
from harness.checking.forms.compared import left_out
from harness.checking.origins import Wrong
from jit.base import poison

CUDA = """
__global__ void attend(const float* k, float* out, int keys, float scale) {
    float m = -1e30f, l = 0, acc = 0;
    for (int j = 0; j < keys; ++j) {
        float s = k[j] * scale;
        for (int far = 16; far; far /= 2) s += __shfl_xor_sync(~0u, s, far);
        float m_new = fmaxf(m, s);
        l = l + __expf(s - m_new);
        m = m_new;
    }
    out[0] = acc / l;
}
"""
TRITON = """
def attend(k_ptr, out_ptr, keys, scale):
    m = -float("inf")
    for start in range(0, keys, 16):
        s = tl.load(k_ptr + start) * scale
        m_new = tl.maximum(m, tl.max(s, 0))
        l = l + tl.sum(tl.exp(s - m_new), 0)
        m = m_new
"""
WARP = """
    float m = v;
    for (int far = 16; far; far /= 2) m = fmaxf(m, __shfl_xor_sync(~0u, m, 8));
    float p = expf(v - m);
"""
ALONE = CUDA.replace("__expf(s - m_new)", "__expf(s)")  # where the maximum is no shift


@pytest.mark.parametrize(
    ("text", "old", "new", "keeps"),
    [
        (CUDA, "fmaxf(m, s)", "m", True),
        (CUDA, "m, s)", "m, scale)", True),
        (CUDA, "fmaxf(m, s)", "1.0f", True),
        (CUDA, "fmaxf(m, s)", "fmaxf(m, k[j])", False),
        (CUDA, "fmaxf(m, s)", "fminf(m, s)", False),
        (CUDA, "l + __expf(s - m_new)", "l * __expf(m - m_new) + __expf(s - m_new)", False),
        (CUDA, "k[j] * scale", "k[j]", False),
        (ALONE, "fmaxf(m, s)", "m", False),
        (TRITON, "tl.maximum(m, tl.max(s, 0))", "m", True),
        (TRITON, "tl.maximum(m, tl.max(s, 0))", "tl.maximum(m, scale)", True),
        (TRITON, "tl.max(s, 0)", "tl.max(s * scale, 0)", False),
        (WARP, "__shfl_xor_sync(~0u, m, 8)", "__shfl_xor_sync(~0u, m, far)", False),
        (WARP, "__shfl_xor_sync(~0u, m, 8)", "m", True),
    ],
)
def test_a_maximum_that_stays_the_same(text: str, old: str, new: str, keeps: bool) -> None:
    at = text.index(old)
    change = Change(at, at + len(old), new, 0, (old, new), selected)
    assert shifted.keeps_a_maximum(text, change) == keeps


def _wrong(values: list[float]) -> Wrong:
    got = torch.tensor(values)
    return Wrong("output", 0, got, got, got.isnan(), lambda one, other: one == other)


def test_numbers_alone_are_finite() -> None:
    assert shifted.finite([_wrong([1.0, 2.0])])
    assert not shifted.finite([_wrong([1.0]), _wrong([2.0, float("nan")])])
    assert not shifted.finite([_wrong([float("inf")])])


def test_elements_that_nothing_wrote_in_two_calls() -> None:
    fresh = torch.tensor([poison.WORD], dtype=torch.int32).view(torch.float32)
    one, two = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([4.0, 5.0, 6.0])
    wrong, elements = [_wrong([0.0, 0.0, 0.0])], [(0, 0), (0, 2)]

    def octets(values: torch.Tensor) -> bytes:
        return values[[0, 2]].numpy().tobytes()

    assert not left_out(octets(one), octets(two), wrong, elements)
    one[2] = fresh
    assert not left_out(octets(one), octets(two), wrong, elements), "the other call wrote it"
    two[2] = fresh
    assert left_out(octets(one), octets(two), wrong, elements)
    two[2], two[0] = 6.0, fresh
    assert not left_out(octets(one), octets(two), wrong, elements), "not the same element"
    assert not left_out(b"", octets(two), wrong, elements)
