"""Many distinct submissions through the resident judge, and what one check takes from the shell.

``python -m tests.scale.judge --count 10000`` checks submissions that differ, whose verdicts are known, and counts the
replies that are lost, that break the schema, or that are another submission's. It needs no network.

A long run is made of slices: ``--seconds 480 --keep slices.jsonl`` ends in time, and the same command goes on where the
last one ended, until ``--count`` submissions are done. Each slice adds a line to the file, and prints it: from which
submission to which, replies, valid ones, lost ones, wrong ones, checks an hour and processor seconds a check.
``--start N`` begins at another one. The same ``--seed`` makes the same submissions again.

``--latency 50`` times checks of one case whose source is edited before each.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import jsonschema
import msgspec

from harness.api import runner
from harness.machine import commands, processes
from tests.paths import AXPY, ROOT

_MOST = 1_000_000  # submissions of a seed
_STEP, _SHOWN = 100, 20  # checks between two lines of progress, and how many problems of a kind are shown
_SUMMED = ("replies", "valid", "lost", "wrong")

SOURCE = '''
import jit
import torch

SOURCE = r"""
extern "C" __global__ void axpy_{number}(const float* x, const float* y, float* out, int n) {{
    __shared__ float tile[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n) tile[threadIdx.x] = {factor}f * x[i] + y[i];
    {barrier}
    if (i < n) out[i] = tile[threadIdx.x{other}];
}}
"""


def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    jit.load(SOURCE)["axpy_{number}"](x, y, out, x.numel(), grid=(x.numel() + 63) // 64, block=64)
    {after}
    return out
'''
SCHEMA = jsonschema.Draft202012Validator(json.loads((ROOT / "docs" / "documents.schema.json").read_text()))


class Made(NamedTuple):
    """A submission, the status that it must have, and what its message must contain."""

    text: str
    status: str
    message: str


def made(number: int) -> Made:
    """The submission of this number. Each has a kernel of its own name."""
    kinds = {
        "pass": {},
        "wrong": {"factor": "3.0"},
        "finding": {"barrier": "", "other": " ^ 32"},
        "compile_error": {"other": f" + undefined_{number}"},
        "error": {"after": f"raise ValueError('number {number}')"},
    }
    status = list(kinds)[number % len(kinds)]
    values = {"factor": "2.0", "barrier": "__syncthreads();", "other": "", "after": ""} | kinds[status]
    fields = {"finding": f"axpy_{number}", "compile_error": f"undefined_{number}", "error": f"number {number}"}
    return Made(SOURCE.format(number=number, **values), status, fields.get(status, ""))


class Slice(msgspec.Struct):
    """What came of the submissions from ``start`` to before ``next``.

    Attributes:
        replies: JSON documents that came.
        valid: of these, those that fit the schema.
        lost: submissions without a reply.
        wrong: submissions whose reply has another verdict than theirs, or names another file.
        an_hour: checks, at this rate.
        processor_seconds: of a check, in all processes.
    """

    seed: int
    start: int
    next: int
    replies: int = 0
    valid: int = 0
    lost: int = 0
    wrong: int = 0
    seconds: float = 0.0
    an_hour: float = 0.0
    processor_seconds: float = 0.0


def check(path: Path) -> tuple[float, str]:
    """Seconds, and what is printed."""
    words = commands.of_verb(["check", str(AXPY), "-s", str(path), "-k", "0", "--device", "emulator", "--json"])
    begin = time.perf_counter()
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return time.perf_counter() - begin, done.stdout


def judged(number: int, folder: Path) -> tuple[str, str]:
    """What came of a submission: ``good``, ``lost``, ``invalid`` or ``wrong``; and in words what is wrong."""
    path = folder / f"{number}.py"
    submission = made(number)
    path.write_text(submission.text)
    _, printed = check(path)
    path.unlink()
    try:
        document = json.loads(printed)
    except ValueError:
        return "lost", f"{number}: no reply: {printed[:200]!r}"
    try:
        SCHEMA.validate(document)
        task = document["tasks"][0]
        case = task["cases"][0]
    except (KeyError, IndexError, jsonschema.ValidationError) as error:
        return "invalid", f"{number}: no valid reply: {str(error)[:200]}"
    if task["submission"] != str(path):
        return "wrong", f"{number}: the reply is of {task['submission']}"
    if case["status"] != submission.status or submission.message not in json.dumps(case):
        return "wrong", f"{number}: {case['status']} where {submission.status} is right"
    return "good", ""


def processor_seconds(judge: int) -> float:
    """Of the judge and all that it started, and of the commands of this process."""
    spent = 0
    for pid in (judge, *processes.descendants(judge)):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            spent += sum(map(int, fields[11:15]))  # utime, stime, and those of children that were waited for
    own = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent / os.sysconf("SC_CLK_TCK") + own.ru_utime + own.ru_stime


def run_slice(seed: int, start: int, stop: int, at_once: int, seconds: float, folder: Path, judge: int) -> Slice:
    """Checks the submissions from ``start`` to before ``stop``, or fewer where the time is over."""
    done, counted, lock = Slice(seed, start, start), Counter[str](), threading.Lock()
    begin, spent = time.monotonic(), processor_seconds(judge)

    def one() -> None:
        while True:
            with lock:
                if done.next >= stop or time.monotonic() - begin > seconds:
                    return
                number, done.next = done.next, done.next + 1
            result, problem = judged(seed * _MOST + number, folder)
            with lock:
                counted[result] += 1
                if problem and counted[result] <= _SHOWN:
                    print(problem, file=sys.stderr, flush=True)
                if (so_far := counted.total()) % _STEP == 0:
                    rate = 3600 * so_far / (time.monotonic() - begin)
                    print(f"{so_far} done, {rate:.0f} an hour", file=sys.stderr, flush=True)

    with ThreadPoolExecutor(at_once) as pool:
        for future in [pool.submit(one) for _ in range(at_once)]:
            future.result()
    count = counted.total()
    done.replies, done.lost, done.wrong = count - counted["lost"], counted["lost"], counted["wrong"]
    done.valid = done.replies - counted["invalid"]
    done.seconds = round(time.monotonic() - begin, 1)
    done.an_hour = round(3600 * count / max(done.seconds, 0.1))
    done.processor_seconds = round((processor_seconds(judge) - spent) / max(count, 1), 3)
    return done


def latency(count: int, seed: int, folder: Path) -> None:
    """Prints how long checks take, one after the other, each of an edited source that passes."""
    seconds = []
    for number in range(count):
        (folder / "mine.py").write_text(made(seed * _MOST + 5 * number).text)
        seconds.append(check(folder / "mine.py")[0])
    tail = statistics.quantiles(seconds, n=20)[-1]
    print(f"{len(seconds)} checks: p50 {statistics.median(seconds):.3f} s, p95 {tail:.3f} s")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="submissions in all slices (100)")
    parser.add_argument("--at-once", type=int, default=os.cpu_count(), help="checks at once (the CPUs)")
    parser.add_argument("--seconds", type=float, default=math.inf, help="end the slice after so long")
    parser.add_argument("--keep", type=Path, help="add a line for each slice to this file, and go on where it ends")
    parser.add_argument("--start", type=int, help="the first submission of the slice")
    parser.add_argument("--seed", type=int, help="which submissions (default: that of the file, or drawn)")
    parser.add_argument("--latency", type=int, default=0, metavar="N", help="time N checks in place of that")
    arguments = parser.parse_args()
    lines = arguments.keep.read_text().splitlines() if arguments.keep and arguments.keep.exists() else []
    before = [msgspec.json.decode(line, type=Slice) for line in lines]
    seed = arguments.seed
    if seed is None:
        seed = before[-1].seed if before else random.SystemRandom().randrange(1 << 20)
    own = [one for one in before if one.seed == seed]
    start = arguments.start if arguments.start is not None else max((one.next for one in own), default=0)
    print(f"--seed {seed} --start {start}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # A judge and a history of their own, so that nobody else's checks are counted.
        os.environ.update(XDG_RUNTIME_DIR=name, WARPYARD_STATE_DIR=str(folder / "state"), WARPYARD_JUDGE="600")
        subprocess.run(commands.of_verb(["judge", "--start"]), check=True, stdout=subprocess.DEVNULL)
        try:
            judge = runner.document(["judge"])["pid"]  # answers when it is ready
            if arguments.latency:
                latency(arguments.latency, seed, folder)
                return 0
            done = run_slice(seed, start, arguments.count, arguments.at_once, arguments.seconds, folder, judge)
        finally:
            subprocess.run(commands.of_verb(["judge", "--end"]), stdout=subprocess.DEVNULL)
    line = msgspec.json.encode(done).decode()
    print(line)
    if arguments.keep:
        with arguments.keep.open("a") as file:
            file.write(line + "\n")
    own.append(done)
    print(f"all slices: {', '.join(f'{sum(getattr(one, key) for one in own)} {key}' for key in _SUMMED)}; "
          f"{max(0, arguments.count - done.next)} to go", file=sys.stderr)  # fmt: skip
    return bool(done.lost or done.wrong or done.valid < done.replies)


if __name__ == "__main__":
    sys.exit(main())
