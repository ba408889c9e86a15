"""Records what this machine's GPU answers to the corpus: ``python -m tests.emulator.corpus.record``.

Every case without a finding, for sm_90 and below, runs in a process apart, which answers one case after another. It is
ended where a case takes longer than a minute or raises, and another takes its place: a case that hangs or breaks the
CUDA context costs itself alone.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import multiprocessing
import pickle
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import numpy as np
import torch
from rich.console import Console
from rich.progress import Progress

from .case import Case, discover, launch

PATH = Path(__file__).parent.parent / "golden" / "corpus.npz"
_SECONDS = 60  # that a case may take, the compiler and the start of torch included
_AT_ONCE = 6  # processes that ask the chip


def digest(source: Path, case: Case) -> str:
    """12 hexadecimal digits that stand for a case's kernel and operands."""
    state = hashlib.sha256(source.read_bytes())
    for value in case.arguments:
        state.update(value.contiguous().view(torch.uint8).numpy().tobytes() if isinstance(value, torch.Tensor) else
                     repr(value).encode() if not callable(value) else b"made")  # fmt: skip
    shape = (case.kernel, dict(case.defines), case.grid, case.block, case.cluster, case.smem, sorted(case.want))
    state.update(repr(shape).encode())
    return state.hexdigest()[:12]


def raw(tensor: torch.Tensor) -> np.ndarray:
    """A tensor's bytes in row-major order."""
    return tensor.contiguous().flatten().view(torch.uint8).numpy()


class Recorded:
    """A recorded file.

    Attributes:
        head: chip and date; ``cases``: the digest of each case; ``failed``: cases without an answer, and why.
    """

    def __init__(self, path: Path = PATH):
        with np.load(path) as file:
            self._arrays = {name: file[name] for name in file.files if name != "head"}
            self.head: dict[str, Any] = json.loads(file["head"].tobytes())

    def compare(self, key: str, source: Path, case: Case, made: list[torch.Tensor]) -> list[str]:
        """How the results of a case differ from the chip's; nothing of a case that was not recorded."""
        if key not in self.head["cases"]:
            return []
        if self.head["cases"][key] != digest(source, case):
            return ["the kernel or its operands are not those that the chip ran; record again"]
        return [
            f"argument {number}: {int((raw(got) != self._arrays[f'{key}:{number}']).sum())} bytes differ from "
            f"{self.head['chip']}'s"
            for number, got in zip(sorted(case.want), made, strict=True)
            if not np.array_equal(raw(got), self._arrays[f"{key}:{number}"])
        ]


def record(path: Path, device: str, only: str = "") -> dict[str, str]:
    """Writes what the cases give on a device; returns those without an answer, and why."""
    arrays: dict[str, np.ndarray] = {}
    cases: dict[str, str] = {}
    failed: dict[str, str] = {}
    asked = {key: found for key, found in discover().items() if found[1].recordable and only in key}
    answers = _ask_all(device, asked)
    for key, (source, case) in asked.items():
        answer = answers[key]
        if isinstance(answer, str):
            failed[key] = answer
            continue
        arrays |= {f"{key}:{number}": raw(tensor) for number, tensor in answer.items()}
        cases[key] = digest(source, case)
    chip = torch.cuda.get_device_name() if device == "cuda" else "the emulator"
    when = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")
    head = json.dumps({"chip": chip, "date": when, "cases": cases, "failed": failed}).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, head=np.frombuffer(head, np.uint8), **arrays)  # type: ignore[arg-type]
    print(f"{len(cases)} of {len(cases) + len(failed)} cases of {chip} in {path}, {path.stat().st_size} bytes")
    return failed


class _Asked:
    """A process that launches cases on a device, started when it is first asked and after each case that failed."""

    def __init__(self, device: str) -> None:
        self._device = device
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def ask(self, key: str) -> dict[int, torch.Tensor] | str:
        """The results of one case by the number of the argument, or why there are none."""
        if self._connection is None:
            spawn = multiprocessing.get_context("spawn")
            self._connection, theirs = spawn.Pipe()
            self._process = spawn.Process(target=_answer, args=(theirs, self._device), daemon=True)
            self._process.start()
            theirs.close()
        assert self._process is not None
        answer: dict[int, torch.Tensor] | str
        try:
            self._connection.send(key)
            if not self._connection.poll(_SECONDS):
                answer = f"not done after {_SECONDS} s"
            else:
                answer = pickle.loads(self._connection.recv_bytes())
        except (EOFError, OSError):
            self._process.join(_SECONDS)
            answer = f"the process ended with status {self._process.exitcode}"
        if isinstance(answer, str):
            self.end()
        return answer

    def end(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._connection = None


def _answer(connection: Connection, device: str) -> None:
    """Launches the case of each name that comes, and sends its results, or why there are none."""
    cases = discover()
    while True:
        try:
            source, case = cases[connection.recv()]
        except EOFError:
            return
        answer: dict[int, torch.Tensor] | str
        try:
            answer = dict(zip(sorted(case.want), launch(source, case, torch.device(device)), strict=True))
        except Exception as error:
            answer = f"{type(error).__name__}: {' '.join(str(error).split())}"[-300:]
        connection.send_bytes(pickle.dumps(answer))


def _ask_all(device: str, keys: Iterable[str]) -> dict[str, dict[int, torch.Tensor] | str]:
    """What each case gives, from several processes at once, with a progress bar."""
    waiting = list(keys)
    answers: dict[str, dict[int, torch.Tensor] | str] = {}
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("cases", total=len(waiting))

        def serve() -> None:
            asked = _Asked(device)
            try:
                while waiting:
                    key = waiting.pop()
                    answers[key] = asked.ask(key)
                    progress.advance(bar)
            except IndexError:  # another took the last
                pass
            finally:
                asked.end()

        with ThreadPoolExecutor(_AT_ONCE) as pool:
            for ended in [pool.submit(serve) for _ in range(_AT_ONCE)]:
                ended.result()
    return answers


def main() -> None:
    """Records on the GPU of this machine, or on the emulator."""
    parser = argparse.ArgumentParser(description="Records what this machine's GPU answers to the emulator's corpus.")
    parser.add_argument("-o", "--output", type=Path, default=PATH, help=f"file (default {PATH})")
    parser.add_argument("-k", default="", help="only cases whose name holds this")
    parser.add_argument("--device", default="cuda", help="cuda, or cpu for the emulator's answers")
    given = parser.parse_args()
    if given.device == "cuda" and not torch.cuda.is_available():
        raise SystemExit("no CUDA device: answers are recorded on a chip; --device cpu writes the emulator's")
    for key, why in record(given.output, given.device, given.k).items():
        print(f"{key}: {why}")


if __name__ == "__main__":
    main()
