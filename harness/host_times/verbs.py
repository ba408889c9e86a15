"""What a user waits for: a whole ``warpyard check`` of one small case, and the verdict after a save under a watch."""

from __future__ import annotations

import json
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from harness.errors import HarnessError
from harness.tasks.loading import ROOT
from jit.measure import Table, cuda_device, tried

_CHECK = ("check", "nvfp4_gemv", "-k", "0")
_WATCH = ("watch", "attn_dist", "-k", "9", "--json")
_RUNS, _SAVES = 3, 4
_SECONDS = 300.0  # a check may take, and a watch until a verdict
_PAUSE = 3.0  # seconds from a verdict to the next save, in which the next process gets ready
_WATCHED = Path(__file__).with_name("watched.py.template")  # the root README's submission, a kernel without headers
_EDITED = "float sum = 0;"


def _taken(*words: str) -> float:
    """Seconds of a command in an interpreter of its own."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, timeout=_SECONDS, cwd=ROOT, check=False
    )
    if done.returncode:
        said = [line for line in (done.stderr or done.stdout).splitlines() if line and not line.startswith("  try: ")]
        raise HarnessError(f"exit {done.returncode}: {said[-1] if said else ''}")
    return time.perf_counter() - start


def _where() -> str:
    return "" if cuda_device() else ", on the emulator"


def check_table() -> Table:
    """Seconds. The check and the import take turns, so that a drift meets both alike."""
    command = ("-m", "harness.cli", *_CHECK)
    rows: dict[str, float | str] = {}
    name = f"warpyard {' '.join(_CHECK)}{_where()}"
    checks: list[float] = []
    imports: list[float] = []

    def measured() -> float:
        _taken(*command)  # fills the cache
        for _ in range(_RUNS):
            checks.append(_taken(*command))
            imports.append(_taken("-c", "import torch"))
        return statistics.median(checks)

    rows[f"{name}: median of {_RUNS}"] = tried(measured)
    if len(imports) == _RUNS:
        rows["import torch"] = statistics.median(imports)
        above = sorted(whole - part for whole, part in zip(checks, imports, strict=True))
        for which, value in zip(("least", "median", "most"), above, strict=True):
            rows[f"above the import beside it: {which}"] = value
    if cuda_device():
        work = "import torch; torch.zeros(1, device='cuda'); torch.cuda.synchronize()"
        rows["import torch, and its first work on the device"] = tried(lambda: _taken("-c", work))
    return Table("A check of one small case, the whole command, caches warm", "s", rows)


def watch_table() -> Table:
    """Seconds."""
    title = f"From a save to the verdict, {' '.join(_WATCH[:-1])}{_where()}"
    found: list[float] = []

    def measured() -> float:
        found.extend(_verdicts())
        return statistics.median(found)

    rows = {f"median of {_SAVES}": tried(measured)}
    if found:
        rows["least"], rows["most"] = min(found), max(found)
    return Table(title, "s", rows)


def _verdicts() -> Iterator[float]:
    """Seconds from each of some saves to its verdict, in one watch."""
    with tempfile.TemporaryDirectory() as folder:
        mine = Path(folder, "mine.py")
        text = _WATCHED.read_text()
        mine.write_text(text)
        words = [*_WATCH, "--submission", str(mine), "--runs", str(_SAVES + 1)]
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "harness.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL, text=True, cwd=ROOT,
        )  # fmt: skip
        queue: Queue[str] = Queue()
        threading.Thread(target=_read, args=(process.stdout, queue), daemon=True).start()
        try:
            _next_seconds(queue)
            for number in range(_SAVES):
                time.sleep(_PAUSE)
                # No compiler has seen this one, and what it adds is never done.
                other = f"{_EDITED} if (blockIdx.x > {time.time_ns() % (1 << 24) + (1 << 24)}) sum += {number};"
                mine.write_text(text.replace(_EDITED, other))
                yield _next_seconds(queue)
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def _read(lines: Any, queue: Queue[str]) -> None:
    for line in lines:
        queue.put(line)
    queue.put("")


def _next_seconds(queue: Queue[str]) -> float:
    """Seconds that the next document says. Raises HarnessError where it is no verdict that passed."""
    try:
        line = queue.get(timeout=_SECONDS)
    except Empty:
        raise HarnessError(f"no verdict within {_SECONDS:g} s") from None
    try:
        document = json.loads(line)
    except ValueError:  # an error ends the watch, in lines of its own
        raise HarnessError(f"the watch ended: warpyard {' '.join(_WATCH)}") from None
    if document.get("exit") != 0:
        raise HarnessError(f"no pass: {document}"[:100])
    return float(document["seconds"])
