"""Problem folders in the forms of the public competition: stand-ins, checked as a stranger's, with no GPU."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness import cli

TASK = """import torch
from typing import TypeVar

input_t = TypeVar("input_t", bound=tuple[torch.Tensor, torch.Tensor])
output_t = TypeVar("output_t", bound=torch.Tensor)
"""
UTILS = """import torch

def make_match_reference(reference, rtol=1e-5, atol=1e-8):
    def wrapped(data, output):
        expected = reference(data)
        if output.device != expected.device:
            return False, f"on {output.device}, expected {expected.device}"
        good = torch.allclose(output.float(), expected.float(), rtol=rtol, atol=atol)
        return good, "" if good else "mismatch found!"
    return wrapped
"""
MANIFEST = """files:
  - {"name": "submission.py", "source": "@SUBMISSION@"}
  - {"name": "task.py", "source": "task.py"}
  - {"name": "utils.py", "source": "../utils.py"}
  - {"name": "reference.py", "source": "reference.py"}
  - {"name": "eval.py", "source": "../eval_better_bench.py"}

lang: "py"
description: |
  A stand-in.
config:
  main: "eval.py"
templates:
  Python: "../template.py"
tests:
  - {"m": 128, "k": 128, "seed": 53124}
benchmarks:
  - {"m": 128, "k": 256, "seed": 1}
test_timeout: 180
ranking_by: "geom"
"""
# A product of fp4 with block scales, in the form of the folders for Blackwell.
REFERENCE = """import torch
from task import input_t, output_t
from utils import make_match_reference

def to_blocked(scales):
    rows, columns = scales.shape
    blocks = scales.view(rows // 128, 128, columns // 4, 4).permute(0, 2, 1, 3)
    return blocks.reshape(-1, 4, 32, 4).transpose(1, 2).reshape(-1, 32, 16).flatten()

def generate_input(m: int, k: int, seed: int) -> input_t:
    torch.manual_seed(seed)
    gen = torch.Generator(device="cuda")
    gen.manual_seed(seed)
    codes = torch.randint(-128, 128, (m, k // 2), dtype=torch.int8, device="cuda", generator=gen)
    a = codes.view(torch.float4_e2m1fn_x2)
    scale = torch.randint(0, 4, (m, k // 16), dtype=torch.int8, device="cuda").to(torch.float8_e4m3fn)
    out = torch.zeros(m, m, dtype=torch.float16, device="cuda")
    return a, scale.cpu(), out

def ref_kernel(data: input_t) -> output_t:
    a, scale, out = data
    assert a.is_cuda and not scale.is_cuda
    blocked = to_blocked(scale).cuda()
    out[:] = torch._scaled_mm(a, a.transpose(0, 1), blocked, blocked, bias=None, out_dtype=torch.float16)
    torch.cuda.synchronize()
    return out

check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
"""
SUBMISSION = """import torch
from task import input_t, output_t

VALUES = [0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6]

def custom_kernel(data: input_t) -> output_t:
    a, scale, out = data
    assert torch.cuda.is_available() and out.is_cuda and a.device.type == "cuda"
    codes = a.view(torch.uint8).long()
    wide = torch.tensor(VALUES, device="cuda")[torch.stack((codes & 15, codes >> 4), -1).flatten(1)]
    wide = wide * scale.cuda().float().repeat_interleave(16, 1)
    out.copy_(wide @ wide.T)
    return out
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    made = tmp_path / "problems" / "nvidia" / "product"
    made.mkdir(parents=True)
    for name, text in {
        "task.yml": MANIFEST, "task.py": TASK, "reference.py": REFERENCE, "submission.py": SUBMISSION,
        "utils.py": "raise ImportError('task.yml names the other one')\n", "../utils.py": UTILS,
        "../eval_better_bench.py": "raise ImportError('an evaluator of its own')\n", "../template.py": "",
    }.items():  # fmt: skip
        (made / name).write_text(text)
    return made


def test_a_folder_with_renamed_files_and_cuda_inputs_passes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["check", str(folder), "--device", "emulator"])
    assert code == 0, capsys.readouterr()
    (folder / "submission.py").write_text(SUBMISSION + "\n\non_device = custom_kernel\n\n\ndef custom_kernel(data):\n"
                                          "    return on_device(data).cpu()\n")  # fmt: skip
    assert cli.main(["check", str(folder), "--device", "emulator"]) == 1
    assert "on cpu, expected cuda:0" in capsys.readouterr().out
    (folder / "submission.py").write_text(SUBMISSION.replace("wide @ wide.T", "wide @ wide.T + 8"))
    assert cli.main(["check", str(folder), "--device", "emulator"]) == 1
    assert "mismatch found!" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "part", "instead", "code", "message"),
    [
        ("reference.py", "import torch\n", "import torch\nfrom aiter import dtypes\n", 7, "needs the package aiter"),
        ("reference.py", "generate_input(", "generate_inputs(", 2, "defines no generate_input()"),
    ],
)
def test_folders_for_other_machines_and_evaluators_are_told_in_a_line(
    folder: Path, capsys: pytest.CaptureFixture[str], file: str, part: str, instead: str, code: int, message: str
) -> None:
    (folder / file).write_text((folder / file).read_text().replace(part, instead, 1))
    assert cli.main(["check", str(folder)]) == code
    lines = capsys.readouterr().err.strip().splitlines()
    assert message in lines[0]
    assert len(lines) <= 2


# Inputs of classes that reference.py defines, one of them a module that the submission changes.
CACHED = """import math
from dataclasses import dataclass
import torch
from task import Sizes, input_t, output_t
from utils import make_match_reference

LONGEST = 8

class Cache(torch.nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.register_buffer("data", torch.zeros(shape))
        self.used = 0

    def forward(self, rows):
        assert self.used + rows.size(1) <= LONGEST
        self.data[:, self.used : self.used + rows.size(1)] = rows
        self.used += rows.size(1)
        return self.data[:, : self.used]

@dataclass
class Config:
    sizes: Sizes
    weight: torch.Tensor

class Model(torch.nn.Module):
    def forward(self, config, x, cache):
        return cache(x @ config.weight).sum(1), cache.data

def generate_input(m: int, k: int, seed: int) -> input_t:
    gen = torch.Generator(device="cuda")
    gen.manual_seed(seed)
    cache = Cache((m, LONGEST, k)).to("cuda")
    cache(torch.randn(m, 3, k, device="cuda", generator=gen))
    weight = torch.randn(k, k, device="cuda", generator=gen) / math.sqrt(k)
    return Config(Sizes(m, k), weight), torch.randn(m, 1, k, device="cuda", generator=gen), cache

def ref_kernel(data: input_t) -> output_t:
    return Model()(*data)

def check_implementation(data, output):
    expected = ref_kernel(data)
    good = all(torch.allclose(a, b, atol=1e-4) for a, b in zip(output, expected))
    return good, "" if good else "mismatch found!"

if __name__ == "__main__":
    rows, weight = 4, ref_kernel(generate_input(4, 4, 0))
"""
USES_CACHE = """import torch
import reference
from reference import Config
from task import input_t, output_t

def custom_kernel(data: input_t) -> output_t:
    config, x, cache = data
    assert isinstance(config, Config) and config.sizes.m == x.shape[0] and cache.used == 3
    assert not {"Model", "ref_kernel", "generate_input", "check_implementation"} & {*vars(reference)}
    return cache(torch.einsum("bik,kn->bin", x, config.weight)).sum(1), cache.data
"""


@pytest.mark.slow
def test_inputs_may_be_objects_of_classes_of_the_reference(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A submission gets the classes that the generator uses, and no more of the reference."""
    sizes = "\nfrom typing import NamedTuple\nclass Sizes(NamedTuple):\n    m: int\n    k: int\n"
    (folder / "task.py").write_text(TASK + sizes)
    (folder / "reference.py").write_text(CACHED)
    (folder / "submission.py").write_text(USES_CACHE)
    assert cli.main(["check", str(folder), "-k", "0"]) == 0, capsys.readouterr()
    (folder / "submission.py").write_text(USES_CACHE.replace(".sum(1)", ".mean(1)"))
    assert cli.main(["check", str(folder), "-k", "0"]) == 1
    (folder / "reference.py").write_text(
        CACHED.replace("        return self.data[", "        ref_kernel\n        return self.data[")
    )
    capsys.readouterr()
    assert cli.main(["check", str(folder), "-k", "0"]) == 2
    assert "the class reference.Cache, which no submission sees: its text uses ref_kernel()" in capsys.readouterr().err
