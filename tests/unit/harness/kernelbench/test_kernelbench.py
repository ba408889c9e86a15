"""Problems of KernelBench as tasks, with problems in that form which are this project's own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from harness import kernelbench, tasks
from harness.errors import HarnessError
from harness.kernelbench import sizes
from tests.unit.harness.command_line import run

LINEAR = """
import torch

class Model(torch.nn.Module):
    def __init__(self, features, kernel_size):
        super().__init__()
        self.taps = kernel_size
        self.linear = torch.nn.Linear(features, features)

    def forward(self, x, y):
        return self.linear(x) * y + self.taps

batch_size = 64 * 1024
shape = (4096,)
features = 4096
kernel_size = 11

def get_inputs():
    return [torch.rand(batch_size, *shape), torch.rand(batch_size, features)]

def get_init_inputs():
    return [features, kernel_size]
"""
NEW = LINEAR.replace("Model", "ModelNew")
WORDS = ("check", "kernelbench:1/7", "--device", "emulator", "-k", "0", "--calls", "1", "-s")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    level = tmp_path / "copy" / "KernelBench" / "level1"
    level.mkdir(parents=True)
    (level / "7_Linear.py").write_text(LINEAR)
    monkeypatch.setenv("WARPYARD_KERNELBENCH", str(tmp_path / "copy"))
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache"))
    return level


@pytest.mark.slow
def test_sizes_get_smaller_where_the_problem_lets_them() -> None:
    """Equal sizes that belong together stay equal, the size of a kernel stays as it is."""
    made = sizes.reduced(LINEAR, Path("7_Linear.py"))
    new = {name: new for name, (_, new) in made.changed.items()}
    assert new["features"] == new["shape_0"] < 4096
    assert new["batch_size"] < 1024
    assert "kernel_size" not in new
    cost = sizes._cost(ast.parse(made.text), Path("7_Linear.py"))
    assert cost.elements <= 1 << 16
    assert cost.flops <= 1 << 23
    literal = LINEAR.replace("torch.rand(batch_size, *shape)", "torch.rand(65536, 4096)").replace(
        "batch_size,", "65536,"
    )
    assert "size_" in str(sizes.reduced(literal, Path("7_Linear.py")).changed)
    pair = LINEAR.replace("features = 4096\nkernel_size = 11", "features, kernel_size = 4096, 11")
    assert sizes.reduced(pair, Path("7_Linear.py")).changed == made.changed
    small = LINEAR.replace("64 * 1024", "4").replace("4096", "64")
    assert not sizes.reduced(small, Path("7_Linear.py")).changed


@pytest.mark.usefixtures("quiet_machine")
def test_the_same_model_passes_and_a_wrong_one_does_not(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(NEW)
    code, out, errors = run(capsys, *WORDS, str(mine))
    assert code == 0, out + errors
    assert "batch_size=" in out
    mine.write_text(NEW.replace("* y", "* y * 1.01"))
    code, out, _ = run(capsys, *WORDS, str(mine), "--output-format", "concise")
    assert code == 1
    assert out.startswith(f"{mine}:4:1: wrong: ")  # at the class
    mine.write_text(NEW.replace("self.linear(x)", "torch.zeros_like(y)").replace("* y", ""))
    assert run(capsys, *WORDS, str(mine))[0] == 1


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_a_race_in_a_model_is_found(copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (copy / "7_Linear.py").write_text(RELU)
    mine = tmp_path / "mine.py"
    mine.write_text(KERNEL)
    assert run(capsys, *WORDS, str(mine))[0] == 0
    mine.write_text(KERNEL.replace("out[i] = fmaxf", "out[i & ~1] = fmaxf"))
    code, out, _ = run(capsys, *WORDS, str(mine), "--output-format", "concise")
    assert code == 1
    assert out.startswith(f"{mine}:{KERNEL[: KERNEL.index('out[i] = ')].count(chr(10)) + 1}:"), out


@pytest.mark.usefixtures("quiet_machine")
def test_another_form_is_named(copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("x = 1\n")
    code, out, _ = run(capsys, *WORDS, str(mine))
    assert code == 1
    assert "the submission defines no class ModelNew" in out
    (copy / "7_Linear.py").write_text("x = 1\n")
    with pytest.raises(HarnessError, match=r"7_Linear.py cannot be made smaller: KeyError"):
        kernelbench.folder("kernelbench:1/7")


def test_what_is_not_there_is_named(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (
        ("kernelbench:1/8", "has no problem 8; it has 7 to 7"),
        ("kernelbench:2/1", "has no folder level2"),
        ("kernelbench:1", "expected kernelbench:LEVEL/ID, got 'kernelbench:1'"),
        (str(copy / "7_Linear.py"), "named by its level and number"),
    ):
        with pytest.raises(HarnessError, match=text):
            tasks.resolve([name])
    monkeypatch.delenv("WARPYARD_KERNELBENCH")
    with pytest.raises(HarnessError, match="WARPYARD_KERNELBENCH names no copy") as told:
        tasks.resolve(["kernelbench:1/7"])
    assert "git clone" in told.value.hint


def test_a_folder_is_made_once(copy: Path) -> None:
    (one,) = tasks.resolve(["kernelbench:1/7"])
    before = {path: path.stat().st_mtime_ns for path in one.folder.iterdir()}
    assert tasks.resolve(["kernelbench:1/7"])[0].folder == one.folder
    assert before == {path: path.stat().st_mtime_ns for path in one.folder.iterdir()}
    assert (one.handle, one.name) == ("kernelbench:1/7", "kernelbench:1/7")
    (one.folder / "task.yml").unlink()  # as a process that was killed leaves it
    assert kernelbench.folder("kernelbench:1/7") == one.folder
    (copy / "7_Linear.py").write_text(LINEAR.replace("11", "7"))
    assert kernelbench.folder("kernelbench:1/7") != one.folder


RELU = """
import torch

class Model(torch.nn.Module):
    def forward(self, x):
        return torch.relu(x)

size = 1 << 20

def get_inputs():
    return [torch.rand(size) - 0.5]

def get_init_inputs():
    return []
"""
KERNEL = '''
import torch
from torch.utils.cpp_extension import load_inline

SOURCE = r"""
__global__ void relu(const float* x, float* out, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) out[i] = fmaxf(x[i], 0);
}
torch::Tensor run(torch::Tensor x) {
    auto out = torch::empty_like(x);
    relu<<<(x.numel() + 255) / 256, 256>>>(x.data_ptr<float>(), out.data_ptr<float>(), x.numel());
    return out;
}
"""
module = load_inline("relu", "torch::Tensor run(torch::Tensor x);", SOURCE, functions=["run"])


class ModelNew(torch.nn.Module):
    def forward(self, x):
        return module.run(x.contiguous())
'''
