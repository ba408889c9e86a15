"""How long products occupy the tensor cores of a B200, beside what was measured on one.

The figures are the clocks of a product with 256 of them in flight, of github.com/SemiAnalysisAI/microbench-blackwell at
9a068d85, umma_throughput/tput_results_max.csv. The model has no figure of theirs for these: it has the rates of the
datasheet, and 128 bytes of shared memory a clock.
"""

from __future__ import annotations

import pytest

from jit import timing
from jit.timing.replay import _work, tensor_clocks

SS, TS = "[%r1], %rd1, %rd2, %r2, %p1", "[%r1], [%r3], %rd2, %r2, %p1"


@pytest.mark.parametrize(
    ("kind", "k", "ctas", "m", "n", "operands", "measured"),
    [
        ("kind::f16", 16, 1, 128, 64, SS, 48.6), ("kind::f16", 16, 1, 128, 128, SS, 64.6),
        ("kind::f16", 16, 1, 128, 256, SS, 128.6), ("kind::f16", 16, 1, 128, 64, TS, 32.5),
        ("kind::f16", 16, 2, 128, 64, SS, 25.7), ("kind::f16", 16, 2, 128, 128, SS, 32.7),
        ("kind::f16", 16, 2, 128, 256, SS, 64.7), ("kind::f16", 16, 2, 256, 64, SS, 43.7),
        ("kind::f16", 16, 2, 256, 256, SS, 128.7), ("kind::f16", 16, 2, 128, 64, TS, 18.6),
        ("kind::mxf4nvf4", 64, 1, 128, 64, SS, 48.6), ("kind::mxf4nvf4", 64, 2, 256, 96, SS, 50.1),
    ],
)  # fmt: skip
def test_a_product_takes_what_was_measured(
    kind: str, k: int, ctas: int, m: int, n: int, operands: str, measured: float
) -> None:
    text = f"tcgen05.mma.cta_group::{ctas}.{kind} {operands}"
    read = 32 * (n + (m if operands is SS else 0))
    (work, shared), where = _work(text, "mma", 2 * m * n * k, read)
    assert where == ctas
    assert tensor_clocks(text, "mma", work, shared, timing.chip("b200")) == pytest.approx(measured, rel=0.15)


def test_a_product_of_few_columns_waits_for_shared_memory() -> None:
    """N = 8 of nvfp4_gemv: 128 rows of A and 8 of B, of 32 bytes each."""
    text = f"tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::4X {SS}"
    (work, shared), _ = _work(text, "mma", 2 * 128 * 8 * 64, 32 * 136)
    assert tensor_clocks(text, "mma", work, shared, timing.chip("b200")) == 34
