"""Many distinct submissions through the resident judge, and what one check takes from the shell.

``python -m tests.scale.judge --count 10000 --at-once 16`` checks submissions that differ, whose verdicts are known, and
counts the replies that are lost, that break the schema, or that are another submission's.
``--latency 50`` times checks of one case whose source is edited before each.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import jsonschema

from tests.paths import AXPY, ROOT

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
ENTRY = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from harness.cli import command; command()"
COMMAND = [sys.executable, "-P", "-c", ENTRY]
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


def check(path: Path) -> tuple[float, str]:
    """Seconds, and what is printed."""
    words = [*COMMAND, "check", str(AXPY), "-s", str(path), "-k", "0", "--device", "emulator", "--json"]
    begin = time.perf_counter()
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return time.perf_counter() - begin, done.stdout


def problem(number: int, folder: Path) -> str:
    """What is wrong with the reply to a submission; empty where it is right."""
    path = folder / f"{number}.py"
    submission = made(number)
    path.write_text(submission.text)
    _, printed = check(path)
    path.unlink()
    try:
        document = json.loads(printed)
        SCHEMA.validate(document)
        case = document["tasks"][0]["cases"][0]
    except (ValueError, KeyError, IndexError, jsonschema.ValidationError) as error:
        return f"{number}: no valid reply: {str(error)[:200]}"
    if case["status"] != submission.status or submission.message not in json.dumps(case):
        return f"{number}: {case['status']} where {submission.status} is right"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=os.cpu_count())
    parser.add_argument("--latency", type=int, default=0)
    parser.add_argument("--first", type=int, help="the number of the first submission (default: drawn)")
    arguments = parser.parse_args()
    first = arguments.first if arguments.first is not None else random.SystemRandom().randrange(1 << 40) // 5 * 5
    print(f"--first {first}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([*COMMAND, "judge", "--start"], check=True)
        if arguments.latency:
            seconds = []
            for number in range(first, first + 5 * arguments.latency, 5):  # those that pass
                (folder / "mine.py").write_text(made(number).text)
                seconds.append(check(folder / "mine.py")[0])
            tail = statistics.quantiles(seconds, n=20)[-1]
            print(f"{len(seconds)} checks: p50 {statistics.median(seconds):.3f} s, p95 {tail:.3f} s")
            return 0
        begin = time.monotonic()
        with ThreadPoolExecutor(arguments.at_once) as pool:
            numbers = range(first, first + arguments.count)
            problems = [text for text in pool.map(lambda number: problem(number, folder), numbers) if text]
        spent = time.monotonic() - begin
    print(*problems[:20], sep="\n")
    print(f"{arguments.count} in {spent:.0f} s, {3600 * arguments.count / spent:.0f} an hour; {len(problems)} wrong")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
