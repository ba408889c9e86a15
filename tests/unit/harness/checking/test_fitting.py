"""Which hypotheses a wrong output is taken for."""

from __future__ import annotations

import torch

from harness.checking.fitting import Compared, fitting


def _looks(got: torch.Tensor, like: torch.Tensor, want: torch.Tensor, rtol: float) -> list[Compared]:
    return [Compared(got, like, want, torch.ones_like(got, dtype=torch.bool), "", rtol, 1e-5)]


def test_a_mistake_near_another_one_is_not_taken_for_it() -> None:
    """Logits behind the end of a row that count as 0 gave nearly what the last 128 logits give as 0."""
    logits = torch.randn(4, 700, generator=torch.Generator().manual_seed(7), dtype=torch.float64)
    want = torch.logsumexp(logits, 1)
    padded = torch.logsumexp(torch.nn.functional.pad(logits, (0, 68)), 1)
    near = padded + torch.tensor([1, -1, 1, 1]) * 0.05 * (want - padded)
    assert not fitting(_looks(padded.float(), near.float(), want.float(), 1e-4))
    assert fitting(_looks(padded.float(), near.float(), want.float(), 1e-2))


def test_what_is_rounded_is_within_the_tolerance_of_the_task() -> None:
    generator = torch.Generator().manual_seed(5)
    like = 10 + torch.rand(256, generator=generator)
    got = like * (1 + 2e-4 * torch.randn(256, generator=generator))
    assert fitting(_looks(got, like, like + 1, 1e-3))
    assert not fitting(_looks(got, like, like + 1, 1e-6))
