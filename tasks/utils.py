"""What a problem folder imports as ``utils``: comparisons with a clear message, seeding, and the cost of a case.

The names and signatures are those of the competition's own ``utils``, so that a folder written for it runs here and the
other way round; the code is this project's.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import torch


class Cost(NamedTuple):
    """The least work a case needs, for its floor: the larger of ``bytes`` over bandwidth and ``flops`` over the peak.

    flops: floating-point operations, a multiply-add counting two.
    bytes: each input read once and each output written once, in device memory.
    peak: which peak the flops run at: ``"bf16"`` (tensor cores), ``"fp32"`` (CUDA cores).
    """

    flops: float
    bytes: float
    peak: str = "bf16"


def distinct(rows: int, draws: int) -> int:
    """How many of ``rows`` rows are expected among ``draws`` random ones, drawn with repetition."""
    return rows if rows < 2 else round(-rows * math.expm1(draws * math.log1p(-1 / rows)))


def default_device() -> torch.device:
    """The current CUDA device if there is one, else the CPU."""
    return torch.device("cuda", torch.cuda.current_device()) if torch.cuda.is_available() else torch.device("cpu")


def set_seed(seed: int = 42) -> None:
    """Seeds Python's and torch's global generators."""
    random.seed(seed)
    torch.manual_seed(seed)


def random_bits(generator: torch.Generator, size: int) -> torch.Tensor:
    """``size`` random bytes or a few more, a multiple of eight, as int64 on the generator's device."""
    shape = (-(-size // 8),)
    return torch.randint(-(1 << 63), (1 << 63) - 1, shape, generator=generator, device=generator.device)


def flip_signs(generator: torch.Generator, *tensors: torch.Tensor) -> None:
    """Flips the signs of elements at random, in place. Float tensors of 2 or 4 bytes an element; NaN stays NaN."""
    for tensor in tensors:
        kind = {2: torch.int16, 4: torch.int32}[tensor.itemsize]
        bits = random_bits(generator, tensor.nbytes).view(kind)[: tensor.numel()]
        tensor.view(kind).bitwise_xor_((bits & torch.iinfo(kind).min).view(tensor.shape))


def clear_l2_cache() -> None:
    """Overwrites 256 MiB of device memory, several times any current L2."""
    torch.empty(64 * 1024 * 1024, dtype=torch.int32, device="cuda").fill_(1)


def _mismatch(received: torch.Tensor, expected: torch.Tensor) -> str | None:
    if not isinstance(received, torch.Tensor):
        return f"expected a torch.Tensor, got {type(received).__name__}"
    if received.shape != expected.shape:
        return f"expected shape {tuple(expected.shape)}, got {tuple(received.shape)}"
    if received.dtype != expected.dtype:
        return f"expected dtype {expected.dtype}, got {received.dtype}"
    if received.device != expected.device:
        return f"expected device {expected.device}, got {received.device}"
    return None


def _list_bad(bad: torch.Tensor, received: torch.Tensor, expected: torch.Tensor, max_print: int) -> list[str]:
    where = bad.nonzero()
    lines = [f"{len(where)} of {bad.numel()} elements differ"]
    for index in where[:max_print].tolist():
        at = tuple(index)
        lines.append(f"at {at}: got {received[at].item()!r}, expected {expected[at].item()!r}")
    return lines


@torch.no_grad()
def verbose_allclose(
    received: torch.Tensor,
    expected: torch.Tensor,
    rtol: float = 1e-5,
    atol: float = 1e-8,
    max_print: int = 5,
) -> tuple[bool, list[str]]:
    """Compares |received - expected| <= atol + rtol * |expected| elementwise; NaN and infinities must match in place.

    Returns:
        (True, []) or (False, lines that say what differs, at most ``max_print`` places).
    """
    if problem := _mismatch(received, expected):
        return False, [problem]
    wide = torch.float64 if expected.dtype.is_floating_point else expected.dtype
    got, want = received.to(wide), expected.to(wide)
    bad = ~torch.isclose(got, want, rtol=rtol, atol=atol, equal_nan=True)
    if not bad.any():
        return True, []
    return False, _list_bad(bad, received, expected, max_print)


@torch.no_grad()
def verbose_allequal(received: torch.Tensor, expected: torch.Tensor, max_print: int = 5) -> tuple[bool, list[str]]:
    """Compares elementwise for equality; NaN equals NaN. Returns as ``verbose_allclose`` does."""
    if problem := _mismatch(received, expected):
        return False, [problem]
    bad = received != expected
    if expected.dtype.is_floating_point:
        bad &= ~(received.isnan() & expected.isnan())
    if not bad.any():
        return True, []
    return False, _list_bad(bad, received, expected, max_print)


def match_reference(
    data: Any, output: Any, reference: Callable[[Any], Any], rtol: float = 1e-5, atol: float = 1e-8
) -> tuple[bool, str]:
    """Runs ``reference(data)`` and compares ``output`` with it; tuples and lists are compared item by item."""
    expected = reference(data)
    if isinstance(expected, torch.Tensor):
        good, lines = verbose_allclose(output, expected, rtol=rtol, atol=atol)
        return good, "\n".join(lines)
    if not isinstance(output, (tuple, list)) or len(output) != len(expected):
        return False, f"expected {len(expected)} outputs, got {type(output).__name__}"
    good, lines = True, []
    for number, (got, want) in enumerate(zip(output, expected, strict=True)):
        one_good, one_lines = verbose_allclose(got, want, rtol=rtol, atol=atol)
        good &= one_good
        lines += [f"output {number}: {line}" for line in one_lines]
    return good, "\n".join(lines)


def make_match_reference(
    reference: Callable[[Any], Any], rtol: float = 1e-5, atol: float = 1e-8
) -> Callable[[Any, Any], tuple[bool, str]]:
    """Makes a ``check_implementation(data, output) -> (bool, message)`` from a reference."""

    def check_implementation(data: Any, output: Any) -> tuple[bool, str]:
        return match_reference(data, output, reference, rtol=rtol, atol=atol)

    return check_implementation
