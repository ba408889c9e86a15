"""Records what this machine's GPU answers to every form: ``python -m tests.emulator.fuzz.record -o FILE``.

A process of its own runs the forms, so that one which ends the CUDA context costs itself alone: the rest goes on in
another process. ``python -m tests.emulator.fuzz.golden FILE`` makes the repository's file of it.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import pickle
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import torch

from . import execute, golden
from .table import table


def _work(path: Path, skip: set[str], device: torch.device) -> None:
    """Runs all forms but ``skip`` and appends (name, None), then (name, words or error) to ``path``; stops at a CUDA
    error."""
    with path.open("wb") as file:
        for form, kernel in execute.compiled(form for name, form in table().items() if name not in skip):
            if isinstance(kernel, str):
                pickle.dump((form.name, kernel), file)
                continue
            pickle.dump((form.name, None), file)
            file.flush()
            try:
                pickle.dump((form.name, execute.run(form, kernel, device)), file)
            except Exception as error:  # whatever it is, it is the form's answer
                pickle.dump((form.name, f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"), file)
                if device.type == "cuda":
                    break


def _answers(path: Path) -> dict[str, np.ndarray | str]:
    found: dict[str, np.ndarray | str] = {}
    with path.open("rb") as file, contextlib.suppress(EOFError):
        while True:
            name, answer = pickle.load(file)
            found[name] = "the process ended" if answer is None else answer
    return found


def collect(device: str) -> dict[str, np.ndarray | str]:
    """The words of every form on a device, or why there are none."""
    results: dict[str, np.ndarray | str] = {}
    known = table()
    with tempfile.TemporaryDirectory() as folder:
        while len(results) < len(known):
            path, skip = Path(folder) / "answers.pickle", Path(folder) / "skip.pickle"
            skip.write_bytes(pickle.dumps(set(results)))
            part = ["--device", device, "--part", str(path), str(skip)]
            ended = subprocess.run([sys.executable, "-m", "tests.emulator.fuzz.record", *part], check=False)
            found = _answers(path) if path.exists() else {}
            if not found:
                raise SystemExit(f"the forms' process ended with status {ended.returncode} before the first form")
            results |= found
    return results


def main() -> None:
    """Records on the GPU of this machine, or on the emulator."""
    parser = argparse.ArgumentParser(description="Records what this machine's GPU answers to the fuzzed instructions.")
    parser.add_argument("-o", "--output", type=Path, default=golden.PATH, help=f"file (default {golden.PATH})")
    parser.add_argument("--device", default="cuda", help="cuda, or cpu for the emulator's answers")
    parser.add_argument("--part", nargs=2, type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    device = torch.device(given.device)
    if device.type == "cuda" and not torch.cuda.is_available():
        raise SystemExit("no CUDA device: answers are recorded on a chip; --device cpu writes the emulator's")
    if given.part:
        _work(given.part[0], pickle.loads(given.part[1].read_bytes()), device)
        return
    started = time.perf_counter()
    results = collect(given.device)
    chip = torch.cuda.get_device_name() if device.type == "cuda" else "the emulator"
    when = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")
    head = {"chip": chip, "date": when, "cuda": torch.version.cuda or "", "torch": torch.__version__}
    failed = {name: answer for name, answer in results.items() if isinstance(answer, str)}
    golden.write(given.output, head, {n: a for n, a in results.items() if not isinstance(a, str)}, failed)
    for name, error in sorted(failed.items()):
        print(f"{name}: {error}")
    print(
        f"{len(results) - len(failed)} of {len(results)} forms of {chip} in {given.output}, "
        f"{given.output.stat().st_size} bytes, {time.perf_counter() - started:.0f} s"
    )


if __name__ == "__main__":
    main()
