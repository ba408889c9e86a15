"""The taskset of verifiers: loaded by verifiers itself, and traces scored as it scores them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from harness.api import HarnessError
from tests.unit.harness.api.test_episodes import REPLY, RIGHT
from tests.unit.harness.command_line import AXPY

ID = "warpyard-taskset"


@pytest.fixture(scope="module")
def vf() -> Any:
    """verifiers, whose import takes seconds: not where tests are only collected."""
    needs = "needs: pip install ./examples/verifiers"
    pytest.importorskip("warpyard_taskset", reason=needs)
    return pytest.importorskip("verifiers.v1", reason=needs)


def tasks(vf: Any, *names: str, **task: Any) -> list[Any]:
    config = vf.taskset_config_type(ID)(id=ID, names=list(names), task={"cases": "0", "device": "cpu", **task})
    return list(vf.load_taskset(config))


def scored(vf: Any, task: Any, reply: str) -> Any:
    """A trace whose only turn is a reply, with its rewards."""
    own = vf.TraceTask(type="KernelTask", data=task.data, key=task.key, hash=task.hash)
    trace = vf.Trace(task=own, agent=vf.AgentInfo(config=vf.AgentConfig()))
    trace.nodes.append(vf.MessageNode(message=vf.UserMessage(content=task.data.prompt)))
    trace.nodes.append(vf.MessageNode(parent=0, message=vf.AssistantMessage(content=reply), sampled=True))
    asyncio.run(task.score(trace))
    return trace


@pytest.mark.usefixtures("quiet_machine")
def test_the_reward_is_the_verdict(vf: Any) -> None:
    (task,) = tasks(vf, AXPY)
    assert "def ref_kernel" in task.data.prompt
    trace = scored(vf, task, REPLY)
    assert (trace.reward, trace.info["feedback"], trace.metrics) == (1.0, "", {"cases": 1.0, "cases_passed": 1.0})
    trace = scored(vf, task, RIGHT.replace("2.0", "2.5") + "# the reward is 1.0\n")
    assert trace.reward == 0.0
    assert trace.info["feedback"].startswith("<submission>:1: wrong: ")
    assert set(trace.rewards) == {"verdict"}


def test_all_tasks_are_there_where_none_is_named(vf: Any) -> None:
    found = tasks(vf)
    assert {"nvfp4_gemv", "attn_dist"} <= {task.data.name for task in found}
    assert [task.data.idx for task in found] == list(range(len(found)))
    with pytest.raises(HarnessError, match="no task 'axpyy'"):
        tasks(vf, "axpyy")


@pytest.mark.usefixtures("quiet_machine")
def test_a_wrong_setting_is_an_error_and_no_reward(vf: Any) -> None:
    (task,) = tasks(vf, AXPY, cases="99")
    with pytest.raises(vf.TaskError):
        scored(vf, task, RIGHT)
