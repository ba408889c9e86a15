"""What is wrong with an output as a whole: shapes, types with fewer digits, and outputs of an earlier call."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from harness import cli
from harness.checking import output_forms
from tests.paths import AXPY


def _values(count: int = 256) -> tuple[torch.Tensor, torch.Tensor]:
    want = torch.randn(count, generator=torch.Generator().manual_seed(5)) * 3
    return want, torch.ones(count, dtype=torch.bool)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float8_e4m3fn])
def test_a_narrower_type_is_named_where_nothing_else_is_wrong(dtype: torch.dtype) -> None:
    want, bad = _values()
    said = output_forms.returned_narrower("output", want.to(dtype), want, bad)
    assert said.startswith(f"output is {str(dtype).removeprefix('torch.')}, and the reference gives float32")
    assert output_forms.rounded("output", want.to(dtype).float(), want, bad) == (
        f"output is the right one rounded to {str(dtype).removeprefix('torch.')}"
    )
    off = want.clone()
    off[7] *= 1.5
    assert output_forms.returned_narrower("output", off.to(dtype), want, bad) == ""
    assert output_forms.rounded("output", off.to(dtype).float(), want, bad) == ""


@pytest.mark.parametrize("change", [lambda x: x * 1.01, lambda x: x.round(), lambda x: x * 0, lambda x: x / 0])
def test_of_other_mistakes_no_rounding_is_said(change: Callable[[torch.Tensor], torch.Tensor]) -> None:
    want, bad = _values()
    assert output_forms.rounded("output", change(want), want, bad) == ""
    assert output_forms.returned_narrower("output", change(want), want, bad) == ""
    assert output_forms.rounded("output", want.half().float()[:4], want[:4], bad[:4]) == "", "too few to say"


def test_another_shape_or_type_is_named() -> None:
    want = torch.zeros(8)
    assert output_forms.other_form([("output", want, want)]) == ""
    assert output_forms.other_form([("output[0]", want, want), ("output[1]", want.view(8, 1), want)]) == (
        "output[1] has shape (8, 1), and the reference gives (8,)"
    )
    assert output_forms.other_form([("output", None, want)]) == (
        "output is a NoneType, and the reference gives a tensor of shape (8,)"
    )


TEXTS = {
    "shape": (
        "    return (2 * x + y).view(-1, 1)  # here",
        "output has shape (1000, 1), and the reference gives (1000,)",
    ),
    "nothing": ("    2 * x + y\n    return None  # here", "output is a NoneType, and the reference gives a tensor"),
    "half": ("    return (2 * x + y).half()  # here", "output is float16, and the reference gives float32"),
    "kept": (
        "    KEPT.setdefault(x.shape, 2 * x + y)\n    return KEPT[x.shape]  # here",
        "call 2 returns what is right for the inputs of the call before, and not for its own",
    ),
    "arguments": ("", "TypeError: custom_kernel() missing 1 required positional argument: 'y'; it is called with one"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_it_is_the_first_line_of_a_check(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body, says = TEXTS[name]
    text = f"KEPT = {{}}\n\n\ndef custom_kernel(data):\n    x, y = data\n{body}\n"
    if name == "arguments":
        text = "KEPT = {}\n\n\ndef custom_kernel(x, y):  # here\n    return 2 * x + y\n"
    (path := tmp_path / "mine.py").write_text(text)
    cli.main(["check", str(AXPY), "-s", str(path), "-k", "0", "--device", "cpu", "--json"])
    (case,) = json.loads(capsys.readouterr().out)["tasks"][0]["cases"]
    assert case["cause"]["text"].startswith(says)
    line = int(case["cause"]["location"].removeprefix(f"{path}:"))
    assert "# here" in text.splitlines()[line - 1]
