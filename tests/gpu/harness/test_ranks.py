"""Ranks on GPUs, which NCCL connects."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest
import torch

from harness import cli, tasks
from harness.checking import checker, verdict
from harness.checking.verdict import Result
from harness.machine.devices import Device
from harness.process.session import Session
from harness.process.submission_process import SubmissionProcess
from harness.tasks.cases import Case
from harness.timing.options import Options
from harness.timing.rank_bench import RankBench
from harness.timing.record import Timing
from tests.paths import DATA

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(torch.cuda.device_count() < 2, reason="two GPUs are needed"),
]

CUDA = Device("cuda", "cuda")
LARGE = Case(
    {"world_size": 2, "rows": 4096, "columns": 1024, "seed": 9}, "world_size: 2; rows: 4096; …", "benchmark", 0
)
HEAD = """
import os, time
import torch
import torch.distributed as dist

def honest(matrix, ranks):
    part = torch.empty(matrix.shape[0] // ranks, matrix.shape[1], device=matrix.device)
    dist.reduce_scatter_tensor(part, matrix)
    return part

def custom_kernel(data):
    matrix, rank, ranks = data
"""
HONEST = "return honest(matrix, ranks)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ring_sum"
    shutil.copytree(DATA / "ring_sum", made)
    return made


def opened(folder: Path, body: str) -> Session:
    """A session of a submission whose ``custom_kernel`` has this body."""
    (task,) = tasks.resolve([str(folder)])
    path = folder / "submission.py"
    path.write_text(HEAD + "".join(f"    {line}\n" for line in body.strip().splitlines()))
    return Session(task, path, CUDA, worker=SubmissionProcess(task, path, "cuda", sandbox=False))


def checked(folder: Path, body: str, timeout: float = 60) -> Result:
    with opened(folder, body) as session:
        (result,) = checker.run(session, session.task.tests[:1], checker.Options(timeout=timeout))
        return result


def timed(folder: Path, body: str, case: Case = LARGE) -> Timing:
    with opened(folder, body) as session:
        bench = RankBench(session, Options(reps=40, budget=5, timeout=60))
        try:
            return bench.run(case, print)
        finally:
            bench.close()


def test_the_tasks_own_submission_passes(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["check", str(DATA / "ring_sum"), "-k", "0", "--no-sandbox"])
    said = capsys.readouterr()
    assert code == 0, said
    assert "1 of 1 passed" in said.out


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        (HONEST, verdict.PASS, ""),
        (f"{HONEST} + rank", verdict.WRONG, "rank 1: the output differs from the sum"),
        (f"{HONEST}[:, :5] if rank else {HONEST[7:]}", verdict.WRONG, "rank 1: the task's check cannot take this"),
        ("return honest(matrix, ranks).cpu()", verdict.WRONG, "rank 0: the output is on cpu"),
        ("matrix += 1\nreturn honest(matrix - 1, ranks)", verdict.REFUSED, "custom_kernel changed its inputs: data[0]"),
        (f"if rank: raise ValueError('no')\n{HONEST}", verdict.ERROR, "rank 1: ValueError: no"),
        (f"if rank: os._exit(3)\n{HONEST}", verdict.CRASH, "rank 1: the submission's process exited with status 3"),
        (f"if rank: time.sleep(1000)\n{HONEST}", verdict.TIMEOUT, "no rank gave an answer: no answer within 20 s"),
    ],
)
def test_the_verdict_names_the_rank(folder: Path, body: str, status: str, said: str) -> None:
    began = time.monotonic()
    result = checked(folder, body, timeout=20)
    assert (result.status, said in result.message) == (status, True), result.message
    assert time.monotonic() - began < 120


def test_a_call_takes_as_long_as_its_slowest_rank(folder: Path) -> None:
    """A sleep of 2 ms in one rank is in the time, and less than a tenth of a millisecond of what timing takes is."""
    plain = timed(folder, HONEST)
    late = timed(folder, f"if rank: time.sleep(2e-3)\n{HONEST}")
    for one in (plain, late):
        assert one.status == verdict.PASS, one.message
        assert one.device is not None
        print(one.device, *one.notes, sep="\n")
    assert plain.device is not None
    assert late.device is not None
    assert 1.9e6 < late.device.median - plain.device.median < 2.6e6


def test_work_that_is_put_off_until_the_outputs_are_handed_over_counts(folder: Path) -> None:
    """A submission that takes over its process, and has the handing over do 20 ms of the call's work."""
    body = f"""
import gc
from harness.submission.request_loop import Runner
runner = next(one for one in gc.get_objects() if type(one) is Runner)
if not hasattr(runner, "late"):
    runner.late, push = True, runner._mapper.push
    def put_off():
        time.sleep(20e-3)
        push()
    runner._mapper.push = put_off
{HONEST}
"""
    plain, late = timed(folder, HONEST), timed(folder, body)
    print(late.device, *late.notes, sep="\n")
    assert plain.device is not None
    assert late.device is not None
    assert any("handing over the outputs took" in note for note in late.notes) or late.status != verdict.PASS
    assert late.device.median - plain.device.median > 15e6
