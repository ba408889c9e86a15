"""Steps of reinforcement learning: what is asked, what counts of a reply, and what it is worth."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from harness import tasks
from harness.api import HarnessError, episodes
from harness.errors import Exit
from harness.tasks.submission_files import LARGEST
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY

RIGHT = "def custom_kernel(data):\n    return 2.0 * data[0] + data[1]\n"
OPTIONS = {"cases": "0", "device": "cpu"}
REPLY = f"First I thought:\n```python\nx = 1\n```\nbut it is\n\n```python\n{RIGHT}```\nas asked.\n"


def test_the_last_block_of_a_reply_counts() -> None:
    assert episodes.submission_in(REPLY) == RIGHT
    assert episodes.submission_in(RIGHT.rstrip()) == RIGHT
    assert episodes.submission_in("```cpp\nint x;\n```") == "```cpp\nint x;\n```\n"


def test_a_block_is_what_markdown_has_as_one() -> None:
    """It has a line of its own at its beginning and at its end, and one that is not closed is none."""
    assert episodes.submission_in("```py  \nx = 1\n```  \n```PYTHON\ny = 2\n```") == "y = 2\n"
    assert episodes.submission_in("```python\nx = 1\n```\nand ```python\ny = 2\n```") == "x = 1\n"
    assert episodes.submission_in("```python\nx = '```python'\n```python\n```\n") == "x = '```python'\n```python\n"
    assert episodes.submission_in("```python3\nx = 1\n```\n") == "```python3\nx = 1\n```\n"
    open_end = "```python\nx = 1\n```\n```python\ny = 2\n"
    assert episodes.submission_in(open_end) == "x = 1\n"


class _Finding:
    def __str__(self) -> str:
        return "f" * 3000


def _report(*passed: bool, findings: int = 0) -> SimpleNamespace:
    cases = [SimpleNamespace(passed=one) for one in passed]
    return SimpleNamespace(cases=cases, passed=all(passed), findings=[_Finding() for _ in range(findings)])


@pytest.mark.parametrize(
    ("device", "gpu", "used", "by_kernels"),
    [("auto", True, "cuda", False), ("auto", False, "emulator", True), ("emulator", True, "emulator", True),
     ("cpu", False, "cpu", False)],
)  # fmt: skip
def test_a_step_is_a_check_of_a_strangers_text_with_secret_seeds(
    device: str, gpu: bool, used: str, by_kernels: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the emulator kernels have to compute the outputs."""
    asked: list[tuple[Any, ...]] = []

    def check(*words: Any, **options: Any) -> SimpleNamespace:
        asked.append((*words, options))
        return _report(True, True)

    monkeypatch.setattr(episodes.calls, "check", check)
    monkeypatch.setattr(episodes.devices, "gpu_is_visible", lambda: gpu)
    assert episodes.step("axpy", REPLY, device=device, cases="0", arch="sm_100a", schedules=3, limit=7.0) == (
        episodes.Step(1.0, "", 2, 2)
    )
    shared = {"fresh_seeds": True, "stranger": True, "by_kernels": by_kernels}
    shared |= {"device": used, "cases": "0", "arch": "sm_100a", "schedules": 3, "limit": 7.0}
    assert asked == [("axpy", RIGHT, shared)]


def test_feedback_is_short_and_a_part_is_worth_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(episodes.calls, "check", lambda *_, **__: _report(True, False, True, findings=9))
    found = episodes.step("axpy", RIGHT, device="cpu")
    assert (found.reward, found.cases, found.passed) == (0.0, 3, 2)
    assert [len(line) for line in found.feedback.split("\n")] == [2000] * 4


def test_only_a_time_out_is_the_submissions(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*_: Any, **__: Any) -> SimpleNamespace:
        raise error

    monkeypatch.setattr(episodes.calls, "check", check)
    error = HarnessError("over", Exit.TIMEOUT)
    assert episodes.step("axpy", RIGHT, device="cpu") == episodes.Step(0.0, "over", 0, 0)
    error = HarnessError("no such case", Exit.NOTHING_MATCHED)
    with pytest.raises(HarnessError, match="no such case"):
        episodes.step("axpy", RIGHT, device="cpu")


def test_the_longest_text_that_is_taken_has_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(episodes.calls, "check", lambda *_, **__: _report(True))
    fits = "é" * (LARGEST // 2 - 1) + "x\n"
    assert episodes.step("axpy", fits, device="cpu").reward == 1.0
    longer = episodes.step("axpy", "x" + fits, device="cpu")
    assert longer == episodes.Step(0.0, f"the submission has more than {LARGEST} bytes", 0, 0)


def test_a_prompt_has_the_task() -> None:
    text = episodes.prompt(AXPY)
    assert "def ref_kernel" in text
    assert "2: n=130 kind=ramp" in text
    with pytest.raises(HarnessError, match="no task 'axpyy'"):
        episodes.prompt("axpyy")
    with pytest.raises(HarnessError, match="expected the name of one task, got 'all'"):
        episodes.prompt("all")


def test_a_prompt_has_the_beginning_of_what_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All files that a submission is written against, and the entry that the task asks for."""
    for name in ("README.md", "task.py", "reference.py", "inputs.py", "submission.py"):
        (tmp_path / name).write_text(name.upper() + "x" * 30_000)
    cases = [SimpleNamespace(index=number, name="n=1") for number in range(99)]
    task = SimpleNamespace(name="long", files={}, folder=tmp_path, cases=lambda kind: cases if kind == "test" else [])
    monkeypatch.setattr(tasks, "resolve", lambda names: [task])
    found = episodes.described("long")
    assert found["cases"] == [f"{number}: n=1" for number in range(64)]
    assert [(name, len(text)) for name, text in found["files"].items()] == [
        (name, 20_000) for name in ("README.md", "task.py", "reference.py", "inputs.py")
    ]
    assert "defines custom_kernel(data), which" in episodes.prompt("long")
    assert "defines class ModelNew, which" in episodes.prompt("kernelbench:1/19")


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_the_verdict_is_the_reward() -> None:
    told = episodes.step(AXPY, REPLY, **OPTIONS)
    assert (told.reward, told.feedback, told.cases, told.passed) == (1.0, "", 1, 1)
    told = episodes.step(AXPY, RIGHT.replace("2.0", "2.5"), **OPTIONS)
    assert (told.reward, told.passed) == (0.0, 0)
    assert told.feedback.startswith("<submission>:1: wrong: ")


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_a_submission_does_not_see_the_users_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_THE_USER", "42")
    peek = "import os\nassert 'SECRET_OF_THE_USER' not in os.environ\n"
    assert episodes.step(AXPY, peek + RIGHT, **OPTIONS).reward == 1.0


@pytest.mark.usefixtures("quiet_machine", "judged")
@pytest.mark.parametrize(
    "claim", representatives(["import sys\nsys.exit(0)\n", "print('reward: 1.0')\n", "raise SystemExit(0)\n"])
)
def test_a_claim_is_worth_nothing(claim: str) -> None:
    assert episodes.step(AXPY, claim + RIGHT.replace("2.0", "2.5"), **OPTIONS).reward == 0.0


KERNEL = """import jit, torch
S = 'extern "C" __global__ void f(const float* x, const float* y, float* o, int n) {'
S += ' int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) o[i] = 2 * x[i] + y[i]; }'
def custom_kernel(data):
    out = torch.empty_like(data[0])
    jit.load(S)["f"](*data, out, out.numel(), grid=-(-out.numel() // 128), block=128)
    return out
"""


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_what_no_kernel_wrote_is_worth_nothing_on_the_emulator() -> None:
    told = episodes.step(AXPY, RIGHT, cases="0")
    assert (told.reward, told.cases, told.passed) == (0.0, 1, 0)
    assert "kernels wrote 0 of the output's 4000 bytes" in told.feedback
    told = episodes.step(AXPY, KERNEL.replace("o[i] = 2 * x[i] + y[i]", "o[i] = x[i]").replace(
        "*data, out", "2 * data[0] + data[1], data[1], out"), cases="0")  # fmt: skip
    assert (told.reward, told.passed) == (0.0, 0)
    assert "other code computed them" in told.feedback
    told = episodes.step(AXPY, KERNEL, cases="0")
    assert (told.reward, told.feedback, told.passed) == (1.0, "", 1)


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_what_takes_too_long_is_worth_nothing_and_an_unknown_task_is_an_error() -> None:
    told = episodes.step(AXPY, "import time\ntime.sleep(60)\n" + RIGHT, cases="0", device="cpu", limit=3)
    assert (told.reward, told.cases) == (0.0, 0)
    assert "3 s" in told.feedback
    told = episodes.step(AXPY, RIGHT + "#" * (1 << 21))
    assert (told.reward, told.feedback) == (0.0, "the submission has more than 1048576 bytes")
    with pytest.raises(HarnessError, match="no task"):
        episodes.step("axpyy", RIGHT)
