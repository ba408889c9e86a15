"""Explains a wrong output: where it differs, by how much, and which known bug its pattern looks like."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Callable, Sequence
from typing import Any

import torch

from harness.checking import displacement, output_forms, partial_sums, patterns, permuted, proportions, regions
from harness.checking.fitting import Compared
from harness.checking.hypotheses import Hypotheses
from harness.checking.origins import Wrong
from harness.checking.untouched import untouched
from harness.tasks.loading import Task

# Relative and absolute tolerance by which an element counts as wrong where the task names none (RTOL, ATOL).
_TOLERANCE = {
    torch.float64: (1e-9, 1e-9),
    torch.float32: (1e-4, 1e-4),
    torch.float16: (2e-3, 2e-3),
    torch.bfloat16: (1.6e-2, 1.6e-2),
}
_HISTOGRAM_EDGES = (1, 2, 4, 16, 256, 65536)
_MAP_CELLS = 16
_LEAST_CLAMPED = 8  # elements that are negative, and that are not
_LEAST_UNWRITTEN = 0.1  # of the wrong elements: below that it is no cause


def explain(
    task: Task,
    data: Any,
    output: Any,
    hypotheses: Hypotheses | None = None,
    fresh: Callable[[], Any] | None = None,
    wrong: list[Wrong] | None = None,
    repair: Callable[[list[Wrong]], dict[str, str]] | None = None,
) -> dict[str, Any]:
    """Compares an output with ``ref_kernel(data)``, tensor by tensor.

    Args:
        task: whose reference to run; its tolerance and its lookalikes are used where it has them.
        data: a private copy of the inputs.
        output: what the submission returned.
        hypotheses: what else to try, where no lookalike fits; None tries nothing.
        fresh: makes further copies of the inputs; None copies ``data``.
        wrong: gets the wrong tensors.
        repair: looks for a change of the submission with which these are right. Where what it gives is ``plain``, no
            hypothesis is tried: others may be what the cause is equal to, as a term that is left out in two places.

    Returns:
        ``{"outputs": [report per wrong tensor], "looks": what the output is, or "", "repair": what was found, or {},
        "form": what is wrong with it as a whole, or ""}``, or an empty mapping where the task has no ``ref_kernel`` or
        nothing is wrong.
    """
    pristine = None if fresh else copy.deepcopy(data)
    expected = task.expected(data)
    if expected is None:
        return {}
    reports, wrong = [], [] if wrong is None else wrong
    for path, got, want in _tensors(output, expected):
        tolerance = task.tolerance(want.dtype)
        report = compare(got, want, *tolerance)
        if report["wrong"]:
            reports.append({"tensor": path} | report)
            wrong.append(_wrong(path, output, got, want, tolerance))
    form = output_forms.other_form(_pairs(output, expected, "output"))
    narrower = (output_forms.returned_narrower(one.path, one.got, one.want, one.bad) for one in wrong)
    if form := form or next((text for text in narrower if text), ""):
        return {"outputs": reports, "looks": "", "form": form}
    if not reports:
        return {}
    looks = _looks_like(task, data, output, expected)
    if looks is not None:
        reports[0]["hints"].insert(0, f"the output is what this gives: {looks}")
        return {"outputs": reports, "looks": f"what this gives: {looks}"}
    if hypotheses is None:
        return {"outputs": reports, "looks": ""}
    found = repair(wrong) if repair is not None else {}
    if found.get("plain"):
        return {"outputs": reports, "looks": "", "repair": found}
    made = fresh or (lambda: copy.deepcopy(pristine))
    looks = _looks(task, output, expected, hypotheses, made)
    if found and partial_sums.STEP in looks:  # a guess at another cause than the change that was found
        looks = ""
    return {"outputs": reports, "looks": looks, "repair": found}


def _wrong(
    path: str, output: Any, got: torch.Tensor, want: torch.Tensor, tolerance: tuple[float | None, float | None]
) -> Wrong:
    """A wrong tensor, for who asks what wrote it."""
    tensors = [one for _, one, _ in _pairs(output, output, "") if isinstance(one, torch.Tensor)]
    number = next(number for number, one in enumerate(tensors) if one is got)
    here = want.to(got.device)
    return Wrong(
        path, number, got, here, _differs(got, here, *tolerance), lambda one, other: ~_differs(one, other, *tolerance)
    )


def all_expected(task: Task, data: Any) -> list[Wrong]:
    """What is right for inputs, all tensors of it, as tensors that are wrong: for a call that gave no output."""
    expected = task.expected(data)
    pairs = [] if expected is None else _pairs(expected, expected, "output")
    found = [
        _wrong(path, expected, want, want, task.tolerance(want.dtype))
        for path, want, _ in pairs
        if isinstance(want, torch.Tensor)
    ]
    return [one._replace(bad=torch.ones_like(one.bad)) for one in found]


def expected_at(task: Task, data: Any, wrong: Sequence[Wrong]) -> list[Wrong]:
    """What is right for other inputs where the tensors of an output were wrong, as tensors that are wrong."""
    shapes = {one.path: one.got.shape for one in wrong}
    return [one for one in expected_of(task, data, wrong) if one.want.shape == shapes[one.path]]


def expected_of(task: Task, data: Any, wrong: Sequence[Wrong]) -> list[Wrong]:
    """As `expected_at`, of inputs with which the tensors may have other shapes."""
    expected = task.expected(data)
    found = {path: want for path, want, _ in _pairs(expected, expected, "output")}
    rows = ((one, found.get(one.path)) for one in wrong)
    return [
        one._replace(got=want.to(one.got), want=want.to(one.got.device), bad=torch.ones(want.shape, dtype=torch.bool))
        for one, want in rows
        if isinstance(want, torch.Tensor)
    ]


def _looks(task: Task, output: Any, expected: Any, look: Hypotheses, fresh: Callable[[], Any]) -> str:
    """What the output is: right results at wrong places, or what the reference gives of other inputs."""
    wrong = {}
    for path, got, want in _tensors(output, expected):
        bad = _differs(got, want, *task.tolerance(want.dtype))
        if bad.any():
            wrong[path] = (got, want.to(got.device), bad)
    if text := next((text for path, one in wrong.items() if (text := _unwritten(path, one[0], one[2]))), ""):
        return text
    for look_at in (_clamped, output_forms.rounded):
        if text := next((text for path, one in wrong.items() if (text := look_at(path, *one))), ""):
            return text
    if any(_tells_nothing(got[bad]) for got, _, bad in wrong.values()):
        return ""
    if text := next((text for one in wrong.values() if (text := displacement.moved(*one))), ""):
        return text

    def pairs(like: Any) -> list[Compared]:
        made = {path: value for path, _, value in _tensors(output, like)}
        return [
            Compared(got, made[path].to(got.device), want, bad, path, *_tolerance(want, *task.tolerance(want.dtype)))
            for path, (got, want, bad) in wrong.items()
        ]

    if text := look.explain(fresh, pairs):
        return text
    each = (tell(*one) for tell in (permuted.order, proportions.by_slice) for one in wrong.values())
    return next((text for text in each if text), "")


def _unwritten(path: str, got: torch.Tensor, bad: torch.Tensor) -> str:
    """Which part of an output still holds what fresh memory is filled with; empty where a tenth of the wrong part or
    less does."""
    flags = torch.zeros_like(bad)
    flags[bad] = untouched(got[bad])
    count, wrong = int(flags.sum()), int(bad.sum())
    if count <= _LEAST_UNWRITTEN * wrong:
        return ""
    part = regions.region(flags)
    if flags.all() or count == regions.box(flags):
        which = f"{part} of {path}"
    elif whole := regions.whole(flags):
        which = f"{whole} of {path}"
    else:
        which = f"{count} elements of {path}" + (f", in {part}," if part != regions.ALL else "")
    rest = "" if count == wrong else f"; {wrong - count} others are wrong"
    return f"{which} were never written{rest}"


def _clamped(path: str, got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor) -> str:
    """Whether the negative elements alone are wrong, and are zero; empty elsewhere."""
    if want.is_complex() or int(bad.sum()) < _LEAST_CLAMPED or int((~bad).sum()) < _LEAST_CLAMPED:
        return ""
    negative = want < 0
    if not bool((negative | ~bad).all()) or bool((got[negative] != 0).any()) or not bool((want[~bad] > 0).any()):
        return ""
    return f"the negative elements of {path} are 0, and no other is wrong: a maximum that begins with 0 gives that"


def _tells_nothing(values: torch.Tensor) -> bool:
    """Whether values are all zero, or all no numbers: many mistakes give such."""
    return bool((values == 0).all()) or (values.dtype.is_floating_point and bool((~values.isfinite()).any()))


def _tensors(output: Any, expected: Any) -> list[tuple[str, torch.Tensor, torch.Tensor]]:
    """The pairs of tensors of one shape."""
    return [
        (path, got, want)
        for path, got, want in _pairs(output, expected, "output")
        if isinstance(got, torch.Tensor) and isinstance(want, torch.Tensor) and got.shape == want.shape
    ]


def _looks_like(task: Task, data: Any, output: Any, expected: Any) -> str | None:
    """The first of the task's known mistakes whose result the whole output is, and the right result is not.

    A result that is the same number everywhere is no evidence: many mistakes give zeros.
    """
    with contextlib.closing(task.lookalikes(data)) as lookalikes:  # each costs a run of the reference
        for text, mistaken in lookalikes:
            pairs = _pairs(output, mistaken, "output")
            if not all(
                isinstance(got, torch.Tensor)
                and isinstance(like, torch.Tensor)
                and got.shape == like.shape
                and not (like == like.flatten()[:1]).all()
                and not _differs(got, like, *task.tolerance(like.dtype)).any()
                for _, got, like in pairs
            ):
                continue
            pairs = _pairs(mistaken, expected, "output")
            if any(_differs(like, want, *task.tolerance(want.dtype)).any() for _, like, want in pairs):
                return text
    return None


def _pairs(got: Any, want: Any, path: str) -> list[tuple[str, Any, Any]]:
    if isinstance(want, (tuple, list)) and isinstance(got, (tuple, list)):
        found = []
        for number, (left, right) in enumerate(zip(got, want, strict=False)):
            found += _pairs(left, right, f"{path}[{number}]")
        return found
    if isinstance(want, dict) and isinstance(got, dict):
        return [pair for key in want if key in got for pair in _pairs(got[key], want[key], f"{path}[{key!r}]")]
    return [(path, got, want)]


def _tolerance(want: torch.Tensor, rtol: float | None, atol: float | None) -> tuple[float, float]:
    """Relative and absolute; by the dtype what is None."""
    default = _TOLERANCE.get(want.dtype, (0.0, 0.0))
    return default[0] if rtol is None else rtol, default[1] if atol is None else atol


def _comparable(got: torch.Tensor, want: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Wide numbers to compare; of complex ones their real parts, since of these only the dtype is reported."""
    got, want = (one.real if one.is_complex() else one for one in (got, want))
    if want.dtype.is_floating_point:
        return got.double(), want.double()
    return got.long(), want.long()


def _differs(got: torch.Tensor, want: torch.Tensor, rtol: float | None, atol: float | None) -> torch.Tensor:
    """Which elements count as wrong; bool, of the tensors' shape."""
    want = want.to(got.device)
    rtol, atol = _tolerance(want, rtol, atol)
    left, right = _comparable(got, want)
    if left.dtype.is_floating_point:
        return ~torch.isclose(left, right, rtol=rtol, atol=atol, equal_nan=True)
    return left != right


def compare(
    got: torch.Tensor, want: torch.Tensor, rtol: float | None = None, atol: float | None = None
) -> dict[str, Any]:
    """The report on one tensor: counts, coordinates, errors, shares, a coarse map and hints.

    Args:
        got, want: same shape; ``want`` is the reference's.
        rtol, atol: what counts as wrong; by default a tolerance by dtype.
    """
    want = want.to(got.device)
    rtol, atol = _tolerance(want, rtol, atol)
    left, right = _comparable(got, want)
    bad = _differs(got, want, rtol, atol)
    count = int(bad.sum())
    report: dict[str, Any] = {
        "shape": list(want.shape),
        "dtype": str(want.dtype).removeprefix("torch."),
        "elements": want.numel(),
        "wrong": count,
        "rtol": rtol,
        "atol": atol,
    }
    if not count:
        return report
    where = bad.nonzero()
    error = (left - right).abs().double()
    error = torch.where(torch.isnan(error), torch.inf, error)
    report["first"] = _place(got, want, where[0].tolist())
    report["worst"] = _place(got, want, where[error[bad].argmax()].tolist())
    report["shares"] = _shares(got, left, bad)
    if want.dtype in (torch.float32, torch.float16, torch.bfloat16):
        ulps = output_forms.ulp_error(got, want, want.dtype)[bad]
        ulps = ulps[torch.isfinite(ulps)]
        if ulps.numel():
            report["ulp"] = {"median": float(ulps.median()), "max": float(ulps.max())}
            report["ulp_histogram"] = _histogram(ulps)
    report["map"] = _map(bad)
    report["region"] = "" if bad.all() or count < regions.box(bad) else regions.region(bad)
    report["hints"] = patterns.hints(got, want, bad)
    return report


def _place(got: torch.Tensor, want: torch.Tensor, at: list[int]) -> dict[str, Any]:
    index = tuple(at)
    left, right = got[index].item(), want[index].item()
    absolute = abs(left - right)
    relative = absolute / abs(right) if right else float("inf") if absolute else 0.0
    return {"at": at, "got": left, "expected": right, "abs": absolute, "rel": relative}


def _shares(got: torch.Tensor, values: torch.Tensor, bad: torch.Tensor) -> dict[str, float]:
    """Shares of the wrong elements that are NaN, infinite, zero, or still hold the poison of fresh memory; ``values``
    are those of ``got`` in a dtype that torch computes with."""
    wrong, found = got[bad], values[bad]
    total = max(1, wrong.numel())
    shares = {"zero": float((found == 0).sum()) / total}
    if got.dtype.is_floating_point:
        shares["nan"] = float(found.isnan().sum()) / total
        shares["inf"] = float(found.isinf().sum()) / total
    shares["untouched"] = float(untouched(wrong).sum()) / total
    return {key: round(value, 4) for key, value in shares.items()}


def _histogram(ulps: torch.Tensor) -> dict[str, int]:
    edges = torch.tensor((0, *_HISTOGRAM_EDGES), dtype=torch.float64, device=ulps.device)
    bins = torch.bucketize(ulps, edges, right=True) - 1
    counts = torch.bincount(bins, minlength=len(edges)).tolist()
    names = [f"<{edge}" for edge in _HISTOGRAM_EDGES] + [f">={_HISTOGRAM_EDGES[-1]}"]
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _map(bad: torch.Tensor) -> list[str]:
    """A coarse picture over the last two dimensions larger than one: digits 0-9 are the wrong share in tenths."""
    extents = [size for size in bad.shape if size > 1]
    flat = bad.reshape(extents) if extents else bad.reshape(1)
    if flat.dim() == 1:
        flat = flat[None]
    while flat.dim() > 2:
        flat = flat.float().mean(0)
    share = flat.float()
    rows, columns = (min(_MAP_CELLS, size) for size in share.shape)
    pooled = torch.nn.functional.adaptive_avg_pool2d(share[None], (rows, columns))[0]
    lines = []
    for row in pooled.tolist():
        lines.append("".join("." if cell == 0 else str(min(9, int(cell * 10))) for cell in row))
    return lines
