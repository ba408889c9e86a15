"""Tasks of several ranks: each rank is a process with an emulated device of its own."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest

from harness import cli
from harness.checking.ranks import Ranks
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.process.session import Session
from harness.process.submission_process import SubmissionProcess
from harness.tasks.discovery import resolve
from tests.paths import DATA

TASK = DATA / "ring_sum"
SUM = "total += parts[i * size + at]"


def check(folder: Path, capsys: pytest.CaptureFixture[str], *changes: tuple[str, str]) -> tuple[int, str]:
    """The exit code of a check of the first case, and what it prints, of a copy of the task whose submission is
    changed."""
    made = folder / "ring_sum"
    shutil.copytree(TASK, made)
    text = (made / "submission.py").read_text()
    for part, instead in changes:
        assert part in text
        text = text.replace(part, instead)
    (made / "submission.py").write_text(text)
    code = cli.main(["check", str(made), "--device", "emulator", "-k", "0", "--calls", "1"])
    return code, capsys.readouterr().out


def test_ranks_compute_and_communicate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(tmp_path, capsys)
    assert code == 0, said
    assert "1 of 1 passed (emulated)" in said
    assert "torch.distributed: its collectives are done on the host, and not by NCCL" in said


def test_the_verdict_names_the_ranks_whose_outputs_are_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = check(tmp_path, capsys, ("    return out", "    return out + rank"))
    assert code == 1
    assert "wrong  all 256 elements of rank 1: output (4 x 64) differ" in said
    assert "rank 1: output float32 [4, 64]: 256 of 256 wrong" in said
    assert "rank 0" not in said
    assert "no small change of the submission is tried" in said


def test_a_rank_that_fails_ends_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others do not wait for it, and the verdict speaks of what failed, which here is a way to the network."""
    began = time.monotonic()
    code, said = check(
        tmp_path, capsys, ("    parts = ", "    if rank == 1:\n        socket.create_connection(('127.0.0.1', 9))\n"
                           "    parts = "), ("import jit\n", "import socket\n\nimport jit\n"),
    )  # fmt: skip
    assert code == 1
    assert "rank 1: PermissionError" in said
    assert "LostRank" not in said
    assert time.monotonic() - began < 170


def test_a_finding_of_one_rank_is_the_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Far behind all tensors: glibc puts one 64 bytes behind another, and what is read there is not out of bounds.
    change = "world_size, out.numel()", "world_size, out.numel() + (rank << 22)"
    code, said = check(tmp_path, capsys, change, ("// 128)", "// 128) + 1"))
    assert code == 1
    assert "out-of-bounds: rank 1: global address" in said, said
    assert SUM in said, said


def test_an_output_that_the_check_cannot_take_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(tmp_path, capsys, ("    return out", "    return out[:, :5] if rank else out"))
    assert code == 1
    assert "rank 1: the task's check cannot take this output" in said


def test_ranks_run_on_the_emulator_and_on_gpus_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(TASK), "--device", "cpu"]) == Exit.NO_DEVICE
    said = capsys.readouterr().err
    assert "its ranks are checked on the emulator or on GPUs, and timed on GPUs by bench alone" in said
    (task,) = resolve([str(TASK)])
    with pytest.raises(HarnessError, match=r"multi_gpu: true in task\.yml") as caught:
        task.needs()  # as bench and its like ask
    assert caught.value.code == Exit.NO_DEVICE
    task.needs(ranks=True)


def test_ranks_on_gpus_need_enough_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    (task,) = resolve([str(TASK)])
    for gpus, said in ((1, "needs 2 GPUs, and 1 is here"), (2, "")):
        monkeypatch.setattr(devices, "cuda_devices", lambda count=gpus: [str(number) for number in range(count)])
        worker = SubmissionProcess(task, None, "cuda")
        with Session(task, None, devices.Device("cuda", "cuda"), worker=worker) as session:
            if not said:
                Ranks(session).able(task.tests[0])
                continue
            with pytest.raises(HarnessError, match=said) as caught:
                Ranks(session).able(task.tests[0])
            assert caught.value.code == Exit.NO_DEVICE
