"""Changes of what loops count: the turn from the other end, and steps that threads share."""

from __future__ import annotations

import pytest

from harness.checking.forms import cuda_changes, python_changes

_TAPS = r"""
extern "C" __global__ void taps(const float* x, const float* w, float* out, int n) {
    int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
    float acc = 0.0f;
    for (int j = 0; j < n; ++j) acc += w[j] * x[i + j];
    for (int k = -3; k <= 3; k++) acc += w[k + 3] * x[i - k];
    for (int c = lane; c < n; c += 32) acc += x[c];
    for (int t = 0; t < n; t += 64) acc += x[t];
    unsigned mask = (4u << lane) - 1u;
    out[i] = acc + mask;
}
"""
_NUMBA = """from numba import cuda


@cuda.jit
def taps(x, w, out, n):
    i = cuda.threadIdx.x
    acc = 0.0
    for j in range(n):
        acc += w[j] * x[i + j]
    for c in range(i, n, 64):
        acc += x[c]
    for t in range(0, n, 128):
        acc += x[t]
    out[i] = acc
"""


def _cuda() -> set[tuple[str, str]]:
    return {(_TAPS[one.start : one.end], one.new) for one in cuda_changes.changes(_TAPS, 0, len(_TAPS))[1]}


def _numba() -> set[tuple[str, str]]:
    found = python_changes.changes(_NUMBA)[python_changes.NUMBA]
    return {(_NUMBA[one.start : one.end], one.new.strip("()")) for one in found}


def test_a_turn_is_counted_from_the_other_end() -> None:
    assert ("j", "(n - 1 - j)") in _cuda()
    assert ("k", "(-k)") in _cuda()
    assert ("j", "n - 1 - j") in _numba()


@pytest.mark.parametrize(("step", "made"), [("32", ("16", "1")), ("64", ("32",))])
def test_a_step_that_threads_share_gets_no_smaller(step: str, made: tuple[str, ...]) -> None:
    begins_at_thread = step == "32"
    for one in made:
        assert ((step, one) in _cuda()) is not begins_at_thread
    assert ("32", "64") in _cuda()


def test_a_step_that_threads_share_gets_no_smaller_in_python() -> None:
    assert ("64", "32") not in _numba()
    assert ("64", "1") not in _numba()
    assert ("128", "64") in _numba()


def test_numbers_keep_their_suffix() -> None:
    assert ("4u", "2u") in _cuda()
    assert ("4u", "2") not in _cuda()
