"""The first line of a failed check is its cause: each cause once, in few lines, at a line of the user's."""

from __future__ import annotations

import copy
import shutil
from pathlib import Path
from typing import Any

import pytest
import torch

from harness import cli, tasks
from harness.checking import causes, diagnosis, displacement, patterns, verdict
from harness.checking.fitting import Compared
from harness.checking.hypotheses import Hypotheses
from harness.report import console
from tests.unit.harness.axpy_kernel import AXPY

_GEMM = '''import jit
import torch

SOURCE = r"""
constexpr int K = 16;
extern "C" __global__ void gemm(const float* a, const float* b, float* c, int m, int n, int k, float scale) {
    __shared__ float as[16][K], bs[16][K];
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    float sum = 0;
    for (int t = 0; t < (k + K - 1) / K; ++t) {
        int at = t * K + threadIdx.x;
        as[threadIdx.y][threadIdx.x] = row < m && at < k ? a[row * k + at] : 0;
        int other = blockIdx.x * 16 + threadIdx.y;
        bs[threadIdx.y][threadIdx.x] = other < n && at < k ? b[other * k + at] : 0;
        __syncthreads();
        for (int i = 0; i < K; ++i) sum += as[threadIdx.y][i] * bs[threadIdx.x][i];
        __syncthreads();
    }
    if (row < m && column < n) c[row * n + column] = sum * scale;
}
"""


def custom_kernel(data):
    a, b, scale = data
    (m, k), n = a.shape, b.shape[0]
    c = torch.empty((m, n), device=a.device)
    grid = (-(-n // 16), -(-m // 16))
    jit.load(SOURCE)["gemm"](a, b, c, m, n, k, scale, grid=grid, block=(16, 16))
    return c
'''
_REFERENCE = """import torch
from utils import make_match_reference


def generate_input(m, n, k, seed):
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(m, k, generator=generator).cuda(), torch.randn(n, k, generator=generator).cuda(), 0.5


def ref_kernel(data):
    a, b, scale = data
    return a @ b.T * scale


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
"""
_STORE = "c[row * n + column] = sum * scale;"
_MISTAKES = {
    "k tail": ("(k + K - 1) / K", "k / K", "the last 8 of the 56 along dimension 1 of a are missing"),
    "last tile alone": ("for (int i = 0;", "sum = 0; for (int i = 0;", "only the last 8 of the 56 along"),
    "first tile left out": ("int t = 0", "int t = 1", "the first 16 of the 56 along dimension 1 of a are missing"),
    "b transposed": ("b[other * k + at]", "b[at * n + other]", "what b gives when it is read transposed"),
    "factor": ("sum * scale", "sum", "what scale = 1 gives: scale is left out"),
    "factor twice": ("sum * scale", "sum * scale * scale", "what scale squared gives: scale is used twice"),
    "coordinates of a": (
        "a[row * k + at]", "(t * K + threadIdx.y < m && blockIdx.y * 16 + threadIdx.x < k ? "
        "a[(t * K + threadIdx.y) * k + blockIdx.y * 16 + threadIdx.x] : 0)",
        "what a gives when the coordinates of its boxes of 16 x 16 are swapped",
    ),
    "a shifted": ("a[row * k + at]", "(at + 1 < k ? a[row * k + at + 1] : 0)", "read +1 off"),
    "rows swapped": (_STORE, "c[(row ^ 8) * n + column] = sum * scale;", "rows 0 to 7 are those of 8 to 15"),
    "grid transposed": (
        _STORE, "c[(blockIdx.x * 16 + threadIdx.y) * n + blockIdx.y * 16 + threadIdx.x] = sum * scale;",
        "tiles of 16 x 16 stand at transposed places",
    ),
    "rows left out": ("-(-m // 16))", "m // 16 - 1)", "rows 32 on of output were never written"),
    "rows and columns left out": (
        "grid = (-(-n // 16), -(-m // 16))", "grid = (2, 2)",
        "columns 32 on and rows 32 on of output were never written",
    ),
    "every other row": (
        "if (row < m &&", "if (row % 2 == 0 && row < m &&",
        "1152 elements of output, in rows 1 on, were never written",
    ),
    "transposed input": (
        "scale = data\n", "scale = data\n    a = a.t().contiguous().t()\n",
        "what a gives when its strides are not counted: its columns lie one behind the other",
    ),
    "b not advanced": (
        "b[other * k + at]", "b[other * k + threadIdx.x]",
        "what b gives when its first 16 along dimension 1 are read for each tile of 16",
    ),
    "tiles of b transposed": (
        "* bs[threadIdx.x][i]", "* bs[i][threadIdx.x]",
        "what b gives when each of its tiles of 16 x 16 is read transposed",
    ),
    "b swizzled": (
        "b[other * k + at]", "b[other * k + (at ^ other / 4 % 2 * 4)]",
        "what b gives with the 16-byte pieces exchanged within 32 bytes",
    ),
    "output transposed": (_STORE, "c[column * n + row] = sum * scale;", "the output is transposed"),
}  # fmt: skip


@pytest.fixture
def gemm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A task of its own: C = A @ B^T times a factor."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    folder = Path(shutil.copytree(AXPY, tmp_path / "gemm"))
    (folder / "reference.py").write_text(_REFERENCE)
    cases = '  - {"m": 32, "n": 32, "k": 40, "seed": 1}\n  - {"m": 48, "n": 48, "k": 56, "seed": 2}\n'
    (folder / "task.yml").write_text(
        'files:\n  - {"name": "submission.py", "source": "@SUBMISSION@"}\n'
        '  - {"name": "reference.py", "source": "reference.py"}\nlang: "py"\ndescription: A product.\ntests:\n' + cases
    )
    return folder


def _looks(folder: Path, text: str) -> str:
    """What the output of a submission looks like, in the task's second case."""
    task = tasks.load(folder)
    data = task.generate({"m": 48, "n": 48, "k": 56, "seed": 2})
    found: dict[str, Any] = {}
    exec(compile(text, "mine.py", "exec"), found)
    with task.active():
        output = found["custom_kernel"](copy.deepcopy(data))
    return str(diagnosis.explain(task, data, output, Hypotheses(task))["looks"])


@pytest.mark.parametrize("name", _MISTAKES)
def test_a_wrong_output_says_what_it_looks_like(name: str, gemm: Path) -> None:
    old, new, expected = _MISTAKES[name]
    text = _GEMM.replace(old, new)
    assert text != _GEMM
    assert expected in _looks(gemm, text)


_ATTENTION = """import torch
from utils import make_match_reference


def generate_input(rows, keys, seed):
    generator = torch.Generator().manual_seed(seed)
    return tuple(torch.randn(2, n, 16, generator=generator) for n in (rows, keys, keys))


def ref_kernel(data):
    q, k, v = data
    return torch.softmax(q @ k.mT / 4, -1) @ v


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
"""


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda q, k, v: (q, k[:, :64], v[:, :64]), "all elements: the last 16 of the 80 along dimension 1 of k and v"),
        (
            lambda q, k, v: (q, k, v[:1].expand_as(v)),
            "index 1 of dimension 0: what index 0 of dimension 0 of v gives in place of all",
        ),
    ],
)
def test_keys_that_a_loop_does_not_come_to_are_named(change: Any, says: str, gemm: Path) -> None:
    (gemm / "reference.py").write_text(_ATTENTION)
    task = tasks.load(gemm)
    data = task.generate({"rows": 24, "keys": 80, "seed": 3})
    wrong = task.expected(change(*copy.deepcopy(data)))
    assert says in str(diagnosis.explain(task, data, wrong, Hypotheses(task))["looks"])


def test_what_is_rounded_to_half_on_the_way_fits_too(gemm: Path) -> None:
    (gemm / "reference.py").write_text(_ATTENTION)
    task = tasks.load(gemm)
    data = tuple(one.bfloat16() for one in task.generate({"rows": 24, "keys": 80, "seed": 3}))
    q, k, v = (one.float() for one in data)
    wrong = (torch.softmax(q @ k[:1].expand_as(k).mT / 4, -1).bfloat16() @ v.bfloat16()).bfloat16()
    looks = str(diagnosis.explain(task, data, wrong, Hypotheses(task))["looks"])
    assert "index 0 of dimension 0 of k gives in place of all" in looks


def test_a_guess_does_not_stand_in_the_first_line(gemm: Path) -> None:
    task = tasks.load(gemm)
    data = task.generate(task.tests[0].args)
    found = diagnosis.explain(task, data, 3 * task.expected(copy.deepcopy(data)), Hypotheses(task))
    result = verdict.Result(task.tests[0], verdict.WRONG, diagnosis=found)
    text = causes.of(result, gemm / "mine.py").text
    assert "every element is about 3 times the expected" in text
    assert "scale" not in text
    assert any("a scale is missing or doubled" in hint for hint in found["outputs"][0]["hints"])


def test_of_one_value_no_error_is_a_factor() -> None:
    """An output of one value, or of zeros and one value: any wrong value is a constant times that."""
    want = torch.full((1, 64), 0.93)
    assert "times the expected" not in str(patterns.hints(want * 0.53, want, torch.ones(1, 64, dtype=torch.bool)))
    want = torch.linspace(0.5, 1, 64)[None]
    assert "0.53 times the expected" in str(patterns.hints(want * 0.53, want, torch.ones(1, 64, dtype=torch.bool)))


@pytest.mark.parametrize(("values", "told"), [(torch.full((8,), 1 / 6), ""), (torch.linspace(0.1, 0.9, 8), "left out")])
def test_of_several_wrong_outputs_one_of_one_value_speaks_for_nothing(gemm: Path, values: Any, told: str) -> None:
    """Weights of 1 / k were said to be what no logits give, where the indices beside them were wrong too."""
    want, everywhere = torch.arange(8) + 2.0, torch.ones(8, dtype=torch.bool)
    one = Compared(values, values, want, everywhere, "output[0]", 1e-4, 1e-5)
    other = Compared(want + 1, want + 5, want, everywhere, "output[1]", 1e-4, 1e-5)
    hypotheses = Hypotheses(tasks.load(gemm))
    hypotheses._note_partly([one, other], "logits is left out")
    assert told in hypotheses._partly
    assert bool(hypotheses._partly) == bool(told)


def test_nothing_is_said_where_nothing_fits(gemm: Path) -> None:
    assert _looks(gemm, _GEMM.replace("sum += as[threadIdx.y][i]", "sum += sinf(as[threadIdx.y][i])")) == ""


def test_a_run_with_one_cause_is_fifteen_lines(
    gemm: Path, changes: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(gemm.parent)
    monkeypatch.setattr(console, "_PIPE_WIDTH", 80)
    text = _GEMM.replace("(k + K - 1) / K", "k / K")
    Path("mine.py").write_text(text)
    assert cli.main(["check", "./gemm", "-s", "mine.py", "--device", "emulator", "--calls", "1"]) == 1
    out = capsys.readouterr().out.splitlines()
    printed = "\n".join(out)
    (head,) = [at for at, line in enumerate(out) if line.startswith("wrong  ")]
    assert out[head].startswith("wrong  the output is right with `t < (k + K - 1) / K` for `t < k / K`")
    stored = next(at for at, line in enumerate(text.splitlines(), 1) if "t < k / K" in line)
    assert f"mine.py:{stored}" in printed
    assert f">{stored:6} | " in printed
    assert "1  m=48 n=48 k=56  wrong" in printed
    assert "as case 0" in printed
    assert "case 1 too" in printed
    assert sum(-(-len(line) // 80) or 1 for line in out) <= 15, printed


def test_noise_looks_like_nothing(gemm: Path) -> None:
    task = tasks.load(gemm)
    data = task.generate({"m": 32, "n": 32, "k": 40, "seed": 3})
    found = diagnosis.explain(
        task, data, torch.randn(32, 32, generator=torch.Generator().manual_seed(9)), Hypotheses(task)
    )
    assert found["looks"] == ""


def test_rows_that_moved_are_named() -> None:
    want = torch.randn(32, 8, generator=torch.Generator().manual_seed(4))
    got = want.clone()
    got[8:] = want[2:26]
    bad = got != want
    assert displacement.moved(got, want, bad) == "rows 8 to 31 are those of 2 to 25"
    assert displacement.moved(torch.zeros_like(want), want, torch.ones_like(want, dtype=torch.bool)) == ""


def test_a_warning_of_the_compiler_is_a_note_on_a_pass(gemm: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = gemm.parent / "mine.py"
    mine.write_text(_GEMM.replace("    float sum = 0;\n", "    float sum = 0;\n    int unused;\n"))
    line = mine.read_text().splitlines().index("    int unused;") + 1
    for _ in range(2):  # compiled, and from the cache
        assert cli.main(["check", str(gemm), "-s", str(mine), "--device", "emulator", "--calls", "1"]) == 0
        out = capsys.readouterr().out
        assert out.count(f'warns: {mine}:{line}:9: warning: variable "unused" was declared but never referenced') == 1


def test_a_change_that_only_keeps_a_maximum_is_no_cause() -> None:
    looks = "the sum is not rescaled where a later block of 16 has a larger maximum"
    assert causes._of_another_maximum("the output is right with `rows` for `top`", looks)
    assert not causes._of_another_maximum("the output is right with `l * alpha + s` for `l + s`", looks)
    assert not causes._of_another_maximum("the output is right with `rows` for `top`", "")
