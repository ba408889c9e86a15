"""Ranks on GPUs, confined, which NCCL connects. What the submission does follows the number of rows of its case."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import torch

from harness import tasks
from harness.checking import checker, verdict
from harness.machine.devices import Device
from harness.process.session import Session
from harness.tasks.cases import Case
from harness.timing.options import Options
from harness.timing.rank_bench import RankBench
from tests.paths import DATA

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(torch.cuda.device_count() < 2, reason="two GPUs are needed"),
]

CUDA = Device("cuda", "cuda")
SUBMISSION = """
import gc, os, time
import torch
import torch.distributed as dist

def honest(matrix, ranks):
    part = torch.empty(matrix.shape[0] // ranks, matrix.shape[1], device=matrix.device)
    dist.reduce_scatter_tensor(part, matrix)
    return part

def put_off():
    from harness.submission.request_loop import Runner
    mapper = next(one for one in gc.get_objects() if type(one) is Runner).state.mapper
    if "push" not in vars(mapper):
        def push(before=mapper.push):
            time.sleep(20e-3)
            before()
        mapper.push = push

def custom_kernel(data):
    matrix, rank, ranks = data
    what = matrix.shape[0] // ranks
    if what == 8 and rank:
        return honest(matrix, ranks) + 1
    if what == 12:
        matrix += 1
        return honest(matrix - 1, ranks)
    if what == 16:
        return honest(matrix, ranks).cpu()
    if what == 20 and rank:
        raise ValueError("no")
    if what == 24 and rank:
        os._exit(3)
    if what == 28 and rank:
        time.sleep(1000)
    if what == 2001 and rank:
        time.sleep(20e-3)
    if what == 2002:
        put_off()
    return honest(matrix, ranks)
"""
VERDICTS = {
    4: (verdict.PASS, ""),
    8: (verdict.WRONG, "rank 1: the output differs from the sum"),
    12: (verdict.REFUSED, "rank 0: custom_kernel changed its inputs: data[0]"),
    16: (verdict.WRONG, "rank 0: the output is on cpu"),
    20: (verdict.ERROR, "rank 1: ValueError: no"),
    24: (verdict.CRASH, "rank 1: the submission's process exited with status 3"),
    28: (verdict.TIMEOUT, "no rank gave an answer: no answer within 15 s"),
}


def case(rows: int) -> Case:
    args = {"world_size": 2, "rows": rows, "columns": 1024, "seed": 9}
    return Case(args, f"world_size: 2; rows: {rows}; columns: 1024; seed: 9", "test", 0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "submission.py"
    path.write_text(SUBMISSION)
    return path


def test_the_verdict_names_the_rank(file: Path) -> None:
    task = tasks.load(DATA / "ring_sum")
    with Session(task, file, CUDA) as session:
        results = checker.run(session, map(case, VERDICTS), checker.Options(timeout=15, calls=2))
        print(session.worker.confinement)
    for result, (status, said) in zip(results, VERDICTS.values(), strict=True):
        print(f"{result.seconds:.1f} s: {result.status} {result.message}")
        assert (result.status, said in result.message) == (status, True), result.message


def test_the_time_is_that_of_the_slowest_rank(file: Path) -> None:
    """A sleep of 20 ms in one rank is in the time, whole. So are 20 ms of work that are put off until the outputs are
    handed over. The rest of the time is at most what a call without it takes, half of it more for the spread."""
    task = tasks.load(DATA / "ring_sum")
    medians = []
    with Session(task, file, CUDA) as session:
        bench = RankBench(session, Options(reps=15, budget=4, timeout=60))
        for rows in (2000, 2001, 2002):
            begin = time.monotonic()
            timing = bench.run(case(rows), lambda text: None)
            print(f"{time.monotonic() - begin:.1f} s:", timing.status, timing.message, timing.device, *timing.notes)
            assert timing.status == verdict.PASS
            assert timing.device is not None
            medians.append(timing.device.median / 1e6)
        bench.close()
    plain, late, put_off = medians
    assert 20 < late < 20 + 1.5 * plain
    assert 20 < put_off < 20 + 1.5 * plain
