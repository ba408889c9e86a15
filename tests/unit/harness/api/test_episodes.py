"""Steps of reinforcement learning: what is asked, what counts of a reply, and what it is worth."""

from __future__ import annotations

import pytest

from harness.api import HarnessError, episodes
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY

RIGHT = "def custom_kernel(data):\n    return 2.0 * data[0] + data[1]\n"
OPTIONS = {"cases": "0", "device": "cpu"}
REPLY = f"First I thought:\n```python\nx = 1\n```\nbut it is\n\n```python\n{RIGHT}```\nas asked.\n"


def test_the_last_block_of_a_reply_counts() -> None:
    assert episodes.submission_in(REPLY) == RIGHT
    assert episodes.submission_in(RIGHT.rstrip()) == RIGHT
    assert episodes.submission_in("```cpp\nint x;\n```") == "```cpp\nint x;\n```\n"


def test_a_prompt_has_the_task() -> None:
    text = episodes.prompt(AXPY)
    assert "def ref_kernel" in text
    assert "2: n=130 kind=ramp" in text
    with pytest.raises(HarnessError, match="no task 'axpyy'"):
        episodes.prompt("axpyy")


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
