"""A mistake in a submission's own algebra is named by the step of the reference that it does otherwise."""

from __future__ import annotations

import copy
import inspect
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

from harness import tasks
from harness.checking import diagnosis, permuted, proportions, written_out
from harness.checking.altered_reference import altered
from harness.checking.hypotheses import Hypotheses
from harness.tasks.loading import Task

_TASK = """files:
  - {"name": "submission.py", "source": "@SUBMISSION@"}
  - {"name": "reference.py", "source": "reference.py"}
lang: "py"
description: "A function."
tests:
  - {"seed": 1}
"""
_REFERENCE = """import torch
from utils import make_match_reference


def generate_input(seed):
    g = torch.Generator().manual_seed(seed)
    return tuple(torch.randn(12, 32, generator=g) for _ in range(3))


def scaled(x):
    return x * 0.25


def ref_kernel(data):
    a, b, c = data
    BODY


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
"""
_NORM = (
    "centred = a - a.mean(1, keepdim=True)\n"
    "    return centred / (centred.square().mean(1, keepdim=True) + 1e-5).sqrt() * b + c"
)


def _norm(a: torch.Tensor, b: torch.Tensor, c: torch.Tensor, count: int = 32, taken: int = 1) -> torch.Tensor:
    centred = a - a.mean(1, keepdim=True)
    return (a - taken * a.mean(1, keepdim=True)) / (centred.square().sum(1, keepdim=True) / count + 1e-5).sqrt() * b + c


def _softmax(x: torch.Tensor, largest: torch.Tensor | float | None = None) -> torch.Tensor:
    exact = x.amax(1, keepdim=True)
    return (x - (exact if largest is None else largest)).exp() / (x - exact).exp().sum(1, keepdim=True)


# What the reference computes, what a submission does in its place, and what is said.
_MISTAKES: dict[str, tuple[str, Callable[..., torch.Tensor], str]] = {
    "the mean stays": (_NORM, lambda a, b, c: _norm(a, b, c, taken=0), "with `a / "),
    "no mean of the squares": (_NORM, lambda a, b, c: _norm(a, b, c, count=1), "`sum` is taken for `mean`"),
    "one less in the mean": (_NORM, lambda a, b, c: _norm(a, b, c, count=31), "off by one: .*n - 1"),
    "another variable": ("return a * b + c", lambda a, b, c: a * b + b, "`b` is read where `c` should be"),
    "exchanged": ("return a * b.exp() - c", lambda a, b, c: b * a.exp() - c, "are exchanged"),
    "a sign": ("return a * c.cos() - b * c.sin()", lambda a, b, c: a * c.cos() + b * c.sin(), "a sign is wrong"),
    "another function": ("return a * c.cos() - b", lambda a, b, c: a * c.sin() - b, "`sin` is taken for `cos`"),
    "the largest stays": (
        "return torch.softmax(3 * a, 1)", lambda a, b, c: _softmax(3 * a, 0.0),
        "`largest` is not subtracted: .*torch's softmax",
    ),
    "powers of two": (
        "return torch.exp(a) * b", lambda a, b, c: torch.exp2(a) * b, "`exp2` is taken for `exp`",
    ),
    "no division": (
        "return a.softmax(1)", lambda a, b, c: (a - a.amax(1, keepdim=True)).exp(), "it is not divided by",
    ),
    "a mask off by one": (
        "return torch.where(a < b.round(), c, a + 1)", lambda a, b, c: torch.where(a >= b.round(), c, a + 1),
        "it is inverted",
    ),
    "the diagonal": ("return torch.tril(a) + b", lambda a, b, c: torch.triu(a) + b, "`triu` is taken for `tril`"),
    "an exclusive sum": (
        "return (a * b).cumsum(1) + c", lambda a, b, c: (a * b).cumsum(1) - a * b + c,
        "`x` is left out: .*torch's cumsum",
    ),
    "a helper's factor": ("return scaled(a) + b", lambda a, b, c: a * 0.5 + b, r"0.5 stands for 0.25.*reference.py:11"),
    "a butterfly that begins at 8": (
        "return a * b.sum(1, keepdim=True)",
        lambda a, b, c: a * b.unflatten(1, (2, 16)).sum(2, keepdim=True).expand(12, 2, 16).flatten(1),
        "sums have only a part of their terms, 16 of every 32: a step of a reduction",
    ),
    "half of a warp in one of two sums": (
        "return a * b.sum(1, keepdim=True) - c.exp().mean(1)[:, None]",
        lambda a, b, c: a * b.sum(1, keepdim=True) - c.exp()[:, :16].sum(1)[:, None] / 32,
        "sums have only a part of their terms, 16 of every 32: a step of a reduction",
    ),
    "a running sum by blocks": (
        "return torch.cat((a, b, c), 1).cumsum(1)",
        lambda a, b, c: torch.cat((a, b, c), 1).unflatten(1, (3, 32)).cumsum(2).flatten(1),
        "begin anew after 32",
    ),
    "two parts exchanged": (
        "return torch.cat((a, b), 1)", lambda a, b, c: torch.cat((b, a), 1), "columns .* are those of .*swapped",
    ),
    "two parts of a sum exchanged": (
        "return (torch.stack((a.exp(), b), 2) * torch.stack((c, c * c), 2)).sum(2)",
        lambda a, b, c: b * c + a.exp() * c * c,
        r"are exchanged",
    ),
    "pairs exchanged": (
        "return (a * b).exp() + c", lambda a, b, c: (a * b.unflatten(1, (16, 2)).flip(2).flatten(1)).exp() + c,
        "what b gives with neighbours along dimension 1 exchanged",
    ),
    "blocks of twice the size": (
        "return a * b.repeat(1, 2)[:, :32] + c", lambda a, b, c: a * b[:, torch.arange(32) // 2] + c,
        "what b gives when index i of dimension 1 is read at i / 2",
    ),
    "a window one off": (
        "return a * b + c",
        lambda a, b, c: a * torch.nn.functional.pad(b[1:, 1:], (0, 1, 0, 1)) + c,
        r"what b gives when its last two dimensions are read \+1 off: a window",
    ),
    "an input": ("return a * b + c", lambda a, b, c: b, "the output is b as it came"),
    "two inputs read transposed": (
        "return a.cos() * b.exp() + 0 * c", lambda a, b, c: a.T.reshape(12, 32).cos() * b.T.reshape(12, 32).exp(),
        "what a and b and c give when",
    ),
    "a statement": (
        "out = a * b\n    out += c.abs() + 1\n    return out", lambda a, b, c: a * b,
        r"it is left out: .*no `out \+= c.abs",
    ),
    "an activation before the bias": (
        "return torch.relu(a * b + c)", lambda a, b, c: torch.relu(a * b) + c,
        "`relu` is applied before `c` is added",
    ),
    "a factor over a sum": (
        "return a * b + c", lambda a, b, c: (a + c) * b, "`b` multiplies `c` too",
    ),
    "a zero point at both places": (
        "return (a - 8).exp() * 3000 + (b - 8) * c", lambda a, b, c: (a - 7).exp() * 3000 + (b - 7) * c,
        "7 stands for 8 at each of 2 places",
    ),
    "heads that are repeated as a whole": (
        "return a.repeat_interleave(2, 0) * torch.cat((b, c))",
        lambda a, b, c: torch.cat((a * b, a * c)), "the whole is repeated, where each is to be",
    ),
    "rounded": (
        "return (a * 9).long() * b", lambda a, b, c: (a * 9).round() * b, "it rounds to the nearest, where it should",
    ),
    "a border that is the edge": (
        "return torch.nn.functional.conv1d(a[:, None], b[:1, None, :3], padding=1)[:, 0]",
        lambda a, b, c: torch.nn.functional.conv1d(
            torch.nn.functional.pad(a[:, None], (1, 1), mode="replicate"), b[:1, None, :3]
        )[:, 0],
        "the border repeats the edge, where it should be zeros",
    ),
    "a filter read backwards": (
        "return torch.nn.functional.conv1d(a[:, None], b[:1, None], padding=16)[:, 0, :32]",
        lambda a, b, c: torch.nn.functional.conv1d(a[:, None], b[:1, None].flip(2), padding=16)[:, 0, :32],
        "what b gives when dimension 1 is read backwards",
    ),
    "even terms alone": (
        "return a.exp() @ b.mT", lambda a, b, c: a.exp() @ (b * torch.tensor([1.0, 0.0]).repeat(16)).mT,
        "of every 2 along dimension 1 of b only number 0 is added",
    ),
    "the last warp is left out": (
        "return torch.cat((a, b, c, a), 1).exp().sum(1)", lambda a, b, c: torch.cat((a, b, c), 1).exp().sum(1),
        "sums lack the last 32 of every 128 terms: 96 threads go on by 128",
    ),
    "terms that are counted twice": (
        "return torch.cat((a, b, c, a), 1).exp().sum(1)",
        lambda a, b, c: torch.cat((a, b, c, a, a), 1).exp().sum(1),
        "sums count some terms twice: 128 threads go on by 96",
    ),
    "a carry of the last block alone": (
        "return torch.cat((a, b, c, a), 1).cumsum(1)",
        lambda a, b, c: torch.cat((a, b, c, a), 1).cumsum(1)
        - torch.cat((0 * a, 0 * a, a, a + b), 1).unflatten(1, (4, 32)).sum(2).repeat_interleave(32, 1),
        "running sums carry the sum of the last block of 32 alone",
    ),
    "a softmax that is not rescaled": (
        "return torch.cat((a, b), 1).softmax(1)",
        lambda a, b, c: torch.cat((a, b), 1).exp() / (
            a.exp().sum(1, keepdim=True) / a.amax(1, keepdim=True).exp()
            + b.exp().sum(1, keepdim=True) / torch.cat((a, b), 1).amax(1, keepdim=True).exp()
        ) / torch.cat((a, b), 1).amax(1, keepdim=True).exp(),
        "the sum is not rescaled where a later block of 32 has a larger maximum",
    ),
    "padding that counts": (
        "return torch.cat((a, b[:, :9]), 1).softmax(1)",
        lambda a, b, c: torch.cat((a, b[:, :9], 0 * c[:, :23]), 1).softmax(1)[:, :41],
        "the padding of the last block of .* counts as 0 in the softmax",
    ),
    "a maximum that begins with zero": (
        "return torch.maximum(a, b)", lambda a, b, c: torch.maximum(a, b).relu(),
        "the negative elements of output are 0, and no other is wrong",
    ),
    "the first turn of a loop": (
        "out = a * 0\n    for k in range(8):\n        out = out + a[:, k : k + 1] * b[k] * c\n    return out",
        lambda a, b, c: sum(a[:, k : k + 1] * b[k] * c for k in range(1, 8)),
        "as if the first turn of a loop were missing",
    ),
}  # fmt: skip


def _task(folder: Path, body: str) -> Task:
    (folder / "task.yml").write_text(_TASK)
    (folder / "reference.py").write_text(_REFERENCE.replace("BODY", body))
    return tasks.load(folder)


def test_of_the_reference_only_names_are_told_that_the_submission_has_too(tmp_path: Path) -> None:
    task = _task(tmp_path, "return a * b + c")
    data = task.generate({"seed": 1})
    a, b, _ = copy.deepcopy(data)
    told = {
        words: diagnosis.explain(task, data, a * b + b, Hypotheses(task, words=words.split()))["looks"]
        for words in ("a b", "a b c")
    }
    assert not told["a b"]
    assert "`b` is read where `c` should be: what the reference gives with" in told["a b c"]


def _looks(task: Task, mistaken: Callable[..., torch.Tensor]) -> str:
    data = task.generate({"seed": 1})
    wrong = mistaken(*copy.deepcopy(data))
    return str(diagnosis.explain(task, data, wrong, Hypotheses(task))["looks"])


def test_what_a_reference_warns_of_with_changed_inputs_is_not_shown(tmp_path: Path) -> None:
    body = "if not a.all():\n        import warnings\n        warnings.warn('zeros')\n    return a.sum(1) + b.sum(1)"
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        _looks(_task(tmp_path, body), lambda a, b, c: a[:, :-8].sum(1) - b.sum(1))
    assert not [str(one.message) for one in shown]


@pytest.mark.parametrize("name", _MISTAKES)
def test_the_step_is_named(name: str, tmp_path: Path) -> None:
    body, mistaken, says = _MISTAKES[name]
    looks = _looks(_task(tmp_path, body), mistaken)
    assert re.search(says, looks), looks


@pytest.mark.parametrize(("name", "stays"), [("a butterfly that begins at 8", False), ("pairs exchanged", True)])
def test_beside_a_change_that_mends_it_no_missing_step_is_guessed(name: str, stays: bool, tmp_path: Path) -> None:
    """What the output is like is a fact that stays; sums by parts are told with a cause of their own."""
    body, mistaken, _ = _MISTAKES[name]
    task = _task(tmp_path, body)
    data = task.generate({"seed": 1})
    wrong = mistaken(*copy.deepcopy(data))
    change = {"text": "the output is right with `i` for `j`", "plain": "", "location": "mine.py:3"}
    found = diagnosis.explain(task, data, wrong, Hypotheses(task), repair=lambda _: change)
    assert bool(found["looks"]) is stays
    assert found["repair"] == change


def test_nothing_is_said_of_noise_and_of_what_no_step_explains(tmp_path: Path) -> None:
    task = _task(tmp_path, _NORM)
    assert _looks(task, lambda a, b, c: torch.randn(12, 32, generator=torch.Generator().manual_seed(9))) == ""
    assert _looks(task, lambda a, b, c: _norm(a, b, c).sinh() + a * c.roll(3, 1)) == ""


def test_a_small_mistake_is_not_mistaken_for_a_change_that_does_nothing(tmp_path: Path) -> None:
    """An output that is 0.02 % off is near to what `eps` left out gives, which is nearer to the right one still."""
    assert _looks(_task(tmp_path, _NORM), lambda a, b, c: 1.0004 * _norm(a, b, c)) == ""


def test_a_loop_that_might_not_end_is_left_alone(tmp_path: Path) -> None:
    task = _task(tmp_path, "k = 0\n    while k < 3:\n        a = a + b\n        k += 1\n    return a")
    assert list(altered(task)) == []


def test_a_reference_without_text_of_its_own_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text("def ref_kernel(data):\n    return data[0] + data[1]\n")
    task = _task(tmp_path, "return a")
    text = (tmp_path / "reference.py").read_text()
    (tmp_path / "reference.py").write_text("from other import ref_kernel\n" + text.replace("def ref_kernel", "def own"))
    assert list(altered(task)) == []


@pytest.mark.parametrize("name", [name for name, one in vars(written_out).items() if inspect.isfunction(one)])
def test_what_is_written_out_gives_what_torch_gives(name: str) -> None:
    print("seed 7")
    g = torch.Generator().manual_seed(7)
    x, y, z = (torch.randn(2, 6, 8, generator=g, dtype=torch.float64) for _ in range(3))
    theirs: Any = getattr(torch, name, None) or getattr(torch.nn.functional, name)
    calls: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = {
        "softmax": [((x, 1), {}), ((x,), {"dim": -1, "dtype": torch.float32})],
        "log_softmax": [((x, 1), {})],
        "logsumexp": [((x, 1), {}), ((x, -1), {"keepdim": True})],
        "logaddexp": [((x, y), {})],
        "layer_norm": [((x, (8,)), {}), ((x, (6, 8), y[0], z[0], 1e-3), {})],
        "rms_norm": [((x, (8,)), {}), ((x, (8,), y[0, 0]), {"eps": 1e-3})],
        "var": [((x, 1), {}), ((x, 1), {"unbiased": False, "keepdim": True}), ((x,), {})],
        "std": [((x, 1), {}), ((x, -1), {"correction": 0})],
        "gelu": [((x,), {}), ((x,), {"approximate": "tanh"})],
        "silu": [((x,), {})],
        "sigmoid": [((x,), {})],
        "linear": [((x, y[0]), {}), ((x, y[0], z[0, :, 0]), {})],
        "cumsum": [((x, 1), {})],
        "scaled_dot_product_attention": [
            ((x, y, z), {}), ((x, y, z), {"is_causal": True, "scale": 0.3}), ((x, y, z, x @ y.mT > 0.1), {}),
        ],
    }  # fmt: skip
    for given, named in calls[name]:
        torch.testing.assert_close(getattr(written_out, name)(*given, **named), theirs(*given, **named))


def _random(*shape: int) -> torch.Tensor:
    print("seed 3")
    return torch.randn(*shape, generator=torch.Generator().manual_seed(3))


def test_a_fragment_whose_rows_and_columns_are_exchanged_is_named() -> None:
    want = _random(64, 64)
    got = want.unflatten(0, (16, 4)).unflatten(2, (16, 4)).transpose(1, 3).flatten(2).flatten(0, 1)
    text = permuted.order(got, want, got != want)
    assert text.startswith("the right results stand at other places: (0, 1) holds that of (1, 0), (0, 2) holds that of")


def test_a_swizzle_that_is_not_put_back_is_named() -> None:
    want = _random(16, 32)
    column = torch.arange(32)[None] ^ (torch.arange(16)[:, None] % 4 * 4)
    got = want.gather(1, column.expand(16, 32))
    assert "(1, 0) holds that of (1, 4), (2, 0) holds that of (2, 8)" in permuted.order(got, want, got != want)


def test_other_values_are_no_order() -> None:
    want = _random(32, 32)
    for got in (want + 1, want.roll(3, 1), want * want):
        assert permuted.order(got, want, got != want) == ""


def test_rows_with_a_factor_or_a_term_of_their_own_are_named() -> None:
    want = _random(12, 40)
    own = torch.arange(1, 13)[:, None] / 4
    everywhere = torch.ones_like(want, dtype=torch.bool)
    assert "each row is the right one times a factor of its own, 0.25 to 3" in proportions.by_slice(
        want * own, want, everywhere
    )
    assert "each row is the right one plus a term of its own" in proportions.by_slice(want + own, want, everywhere)
    column = torch.arange(1, 41) / 4
    assert "each column is the right one times" in proportions.by_slice(want * column, want, everywhere)
    assert proportions.by_slice(want * 3, want, everywhere) == ""
    assert proportions.by_slice(want.sin() * own, want, everywhere) == ""
    noise = torch.rand(want.shape, generator=torch.Generator().manual_seed(5)) * 20
    assert proportions.by_slice(want + 5e4 * own + noise, want, everywhere) == ""  # what is right is not seen beside it
