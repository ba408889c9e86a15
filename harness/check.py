"""Runs the cases of a submission and decides, in this process, whether what came back is right."""

from __future__ import annotations

import secrets
import shlex
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from harness import counted, transfer, verdict
from harness.devices import Device
from harness.driver import DriverError
from harness.errors import Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.isolate import Worker
from harness.judge import Inputs, Refused, judge
from harness.protocol import Case
from harness.tasks import Task
from harness.verdict import Result


@dataclass
class Options:
    """How to check.

    Args:
        seed: secret seed combined into every case's own; None takes the public seeds as they are.
        fresh: draw a secret seed for the first call too.
        calls: calls a case; each has new contents in the same memory. None is 2, or 1 on the emulator.
        timeout: seconds a call may take (import and compilation included); None takes the task's own.
        schedules: how many schedules of the emulator to run each case under.
        first_schedule: seed of the first of them; the others follow it.
        sandbox: confine the submission's process.
        replay: words of the command line that replays a case, without ``-k`` and ``--seed``.
        diagnose: explain wrong outputs.
    """

    seed: int | None = None
    fresh: bool = False
    calls: int | None = None
    timeout: float | None = None
    schedules: int = 1
    first_schedule: int = 0
    sandbox: bool = True
    replay: tuple[str, ...] = ()
    diagnose: bool = True


_LARGEST_OUTPUT = 64 << 30


class Slots:
    """Shared blocks by slot, reused from call to call so that new contents arrive at old addresses."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._blocks: dict[int, list[transfer.Shared]] = {}
        self._serial = 0
        self.retired: list[transfer.Shared] = []  # no longer used here, still mapped by the other side

    def new(self, size: int, device: torch.device) -> transfer.Shared:
        """A block of its own."""
        self._serial += 1
        return transfer.Shared(self._folder, f"block{self._serial}", size, device)

    def fill(self, packed: transfer.Packed, slot: int = 0) -> Inputs:
        """Copies inputs into a slot's blocks, which are made anew only where sizes or devices differ."""
        wanted = [(storage.nbytes(), storage.device) for storage in packed.storages]
        have = self._blocks.get(slot, [])
        if [(block.size, block.device) for block in have] != wanted:
            self.retired += have
            self._blocks[slot] = [self.new(size, device) for size, device in wanted]
        for storage, block in zip(packed.storages, self._blocks[slot], strict=True):
            block.bytes.copy_(transfer.storage_bytes(storage))
        if any(device.type == "cuda" for _, device in wanted):
            torch.cuda.synchronize()
        return Inputs(packed, self._blocks[slot])

    def bury(self) -> None:
        """Frees the retired blocks; the other side has been told to forget them."""
        for block in self.retired:
            block.close()
        self.retired = []

    def drop(self) -> None:
        """Frees everything; the other side has released it, or is gone."""
        for blocks in self._blocks.values():
            self.retired += blocks
        self._blocks = {}
        self.bury()


class Session:
    """A submission under test: its process, and the memory shared with it."""

    def __init__(
        self,
        task: Task,
        submission: Path,
        device: Device,
        sandbox: bool = True,
        peers: bool = False,
        worker: Worker | None = None,
    ) -> None:
        self.task, self.device, self.submission = task, device, submission
        if worker is None:
            worker = Worker(task, submission, device.kind, device.env, peers=peers, sandbox=sandbox)
        else:
            worker.place(submission)
        self.worker = worker
        self.slots = Slots(self.worker.exchange)
        self.loaded = False

    def load(self, timeout: float) -> dict[str, Any]:
        """Starts the process if need be and imports the submission. Returns its reply."""
        if not self.worker.alive:
            self.slots.drop()
            self.loaded = False
        self.worker.start()
        if self.loaded:
            return {"ok": True}
        if self.device.kind == "cuda" and transfer.Shared.use_ipc:
            self._try_ipc(timeout)
        reply = self.worker.request("load", timeout=timeout)
        self.loaded = "ok" in reply
        return reply

    def _try_ipc(self, timeout: float) -> None:
        """Finds out whether the two processes can share device memory (not so on WSL, for one)."""
        torch.empty(1, device="cuda")  # makes the context current on this thread
        try:
            block = self.slots.new(1, torch.device("cuda"))
        except DriverError:
            transfer.Shared.use_ipc = False
            return
        reply = self.worker.request("probe", timeout=timeout, block=block.descriptor)
        transfer.Shared.use_ipc = "ok" in reply
        block.close()

    def call(self, inputs: Inputs, timeout: float, **options: Any) -> dict[str, Any]:
        """One call of ``custom_kernel``; the raw reply."""
        storages = [block.descriptor for block in inputs.blocks]
        forget = [block.descriptor for block in self.slots.retired]
        reply = self.worker.request("call", inputs.packed.payload, timeout, storages=storages, forget=forget, **options)
        self.slots.bury()
        return reply

    def outputs(self, reply: dict[str, Any], timeout: float) -> Any:
        """Takes the outputs of the last call into this process's own memory.

        Raises:
            transfer.OutputError: their description is false.
        """
        sizes, devices = reply["sizes"], reply["devices"]
        if len(sizes) != len(devices) or not all(isinstance(size, int) and size >= 0 for size in sizes):
            raise transfer.OutputError("malformed reply")
        if sum(sizes) > _LARGEST_OUTPUT:
            raise transfer.OutputError(f"{sum(sizes)} bytes of output; at most {_LARGEST_OUTPUT} are taken over")
        blocks: list[transfer.Shared] = []
        try:
            for size, device in zip(sizes, devices, strict=True):
                on_gpu = str(device).startswith("cuda") and self.device.kind == "cuda"
                blocks.append(self.slots.new(size, torch.device("cuda" if on_gpu else "cpu")))
            answer = self.worker.request("fetch", timeout=timeout, blocks=[block.descriptor for block in blocks])
            if "ok" not in answer:
                raise transfer.OutputError(answer.get("refused") or answer["error"]["message"])
            copies = [block.bytes.to(block.device, copy=True) for block in blocks]
            if any(copy.is_cuda for copy in copies):
                torch.cuda.synchronize()
        finally:
            for block in blocks:
                block.close()
        return transfer.rebuild_output(reply["tree"], copies)

    def close(self) -> None:
        """Ends the process and frees the shared memory."""
        self.worker.kill()
        self.slots.drop()
        self.worker.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _report_lines(report: Any, message: str) -> str:
    """A finding's report, a line for each field that its message does not tell already."""
    if not report:
        return ""
    if not isinstance(report, dict):
        return f"\n{report}"
    fields = [(key, value) for key, value in report.items() if key not in ("kind", "message")]
    return "".join(f"\n{key}: {value}" for key, value in fields if str(value) not in message)


def classify(reply: dict[str, Any]) -> tuple[str, str, str]:
    """Status, message and detail of a reply that is not ``ok``."""
    if "refused" in reply:
        return verdict.REFUSED, str(reply["refused"]), ""
    error = reply["error"]
    classes = set(error["classes"])
    message = f"{error['classes'][0]}: {error['message']}" if error["classes"] else error["message"]
    if any("Finding" in name for name in classes):
        return verdict.FINDING, message + _report_lines(error.get("report"), error["message"]), error["traceback"]
    if classes & {"NoDeviceError", "UnknownArchError", "UnsupportedInstruction"}:
        return verdict.NO_DEVICE, f"needs a device: {error['message']}", error["traceback"]
    if classes & {"CompileError", "NVRTCError", "NoCompilerError"} or "Error building extension" in error["message"]:
        return verdict.COMPILE, message, error["traceback"]
    if "no NVIDIA driver" in error["message"] or "Torch not compiled with CUDA" in error["message"]:
        return verdict.NO_DEVICE, f"needs a device: {error['message']}", error["traceback"]
    return verdict.ERROR, message, error["traceback"]


def _note_error(result: Result, reply: dict[str, Any], device: Device) -> None:
    """Keeps what an error's reply says besides its message: a finding's whole report, the emulator's modes."""
    error = reply.get("error", {})
    result.remarks = list(dict.fromkeys([*result.remarks, *map(str, error.get("remarks", ()))]))
    result.counters = counted.clean(error.get("counters"))
    if result.status == verdict.FINDING and device.kind == "emulator":
        result.emulated = True
        report = error.get("report")
        result.finding = report if isinstance(report, dict) else {}


def generate(task: Task, args: dict[str, Any]) -> transfer.Packed:
    """The task's inputs, packed.

    Raises:
        HarnessError: the task itself fails (exit 3), or needs a CUDA device that is not there (exit 7).
    """
    try:
        return transfer.pack(task.generate(args))
    except torch.OutOfMemoryError:
        raise
    except (RuntimeError, AssertionError) as error:
        text = str(error)
        if "CUDA" in text and ("NVIDIA driver" in text or "not compiled" in text or "No CUDA" in text):
            raise HarnessError(
                f"task {task.name!r}: generate_input needs a CUDA device ({text.splitlines()[0]})",
                Exit.NO_DEVICE,
                hint="warpyard doctor",
            ) from error
        raise HarnessError(f"task {task.name!r}: generate_input({args}) raised {error!r}", Exit.INTERNAL) from error


class Checker:
    """Checks cases of one submission, one after the other, in one process that is restarted when it dies."""

    def __init__(self, session: Session, options: Options) -> None:
        self.session, self.options, self.task = session, options, session.task
        self._secret = secrets.randbelow(1 << 30)

    def _seeds(self) -> list[int | None]:
        calls = self.options.calls or (1 if self.session.device.kind == "emulator" else 2)
        first = self._secret if self.options.fresh and self.options.seed is None else self.options.seed
        later = [secrets.randbelow(1 << 30) for _ in range(calls - 1)]
        return [first, *later]

    def _replay(self, case: Case, seed: int | None, schedule: int) -> str:
        words = ["warpyard", "check", self.task.handle, *self.options.replay]
        peers = self.task.tests if case.kind == "test" else self.task.benchmarks
        unique = sum(other.name == case.name for other in peers) == 1
        words += ["--benchmarks"] if case.kind == "benchmark" else []
        words += ["-k", case.name if unique else str(case.index)]
        words += ["--seed", str(seed)] if seed is not None else []
        return shlex.join(words + (["--schedule-seed", str(schedule)] if schedule else []))

    def check(self, case: Case) -> Result:
        """The verdict on one case. Raises HarnessError where the task itself is at fault."""
        begin = time.perf_counter()
        result = Result(case, verdict.PASS)
        written = self.session.worker.log_size()
        seeds = self._seeds() if "seed" in case.args else [None] * len(self._seeds())
        first = self.options.first_schedule
        for schedule in range(first, first + max(1, self.options.schedules)):
            result.schedule = schedule
            for seed in seeds:
                result.seed = seed
                result.calls += 1
                self._call(case, seed, schedule, result)
                if not result.passed:
                    break
            if not result.passed:
                if self.options.schedules > 1:
                    number = schedule - first + 1
                    result.message += f"\n(schedule seed {schedule}, number {number} of {self.options.schedules})"
                break
        result.seconds = time.perf_counter() - begin
        result.output = self._original_paths(self.session.worker.log_tail(written))
        if not result.passed:
            result.message = self._original_paths(result.message)
            result.detail = self._original_paths(result.detail)
            result.finding = self._own_paths(result.finding)
            result.replay = self._replay(case, result.seed, result.schedule)
        return result

    def _own_paths(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._own_paths(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self._own_paths(item) for item in value]
        return self._original_paths(value) if isinstance(value, str) else value

    def _original_paths(self, text: str) -> str:
        return text.replace(str(self.session.worker.problem / "submission.py"), str(self.session.submission))

    def _call(self, case: Case, seed: int | None, schedule: int, result: Result) -> None:
        timeout = self.options.timeout or self.task.test_timeout
        session = self.session
        try:
            reply = session.load(timeout)
            if "ok" not in reply:
                result.status, result.message, result.detail = classify(reply)
                session.worker.kill()
                return
            inputs = session.slots.fill(generate(self.task, case.with_seed(seed)))
            result.input_bytes = sum(block.size for block in inputs.blocks)
            reply = session.call(inputs, timeout, schedule=schedule, forbid_torch=self.task.forbids_torch)
            if "ok" not in reply:
                result.status, result.message, result.detail = classify(reply)
                _note_error(result, reply, session.device)
                if session.device.kind == "cuda" and result.status == verdict.ERROR:
                    session.worker.kill()  # a CUDA error may be sticky: the next case gets a new process
                return
            result.emulated = result.emulated or bool(reply.get("emulated"))
            result.remarks = list(dict.fromkeys([*result.remarks, *map(str, reply["remarks"])]))
            if reply.get("torch_ops"):
                raise Refused(f"this task forbids computing with torch, and the submission used {reply['torch_ops']}")
            result.counters = counted.clean(reply["counters"])
            output = session.outputs(reply, timeout)
            result.output_elements = counted.elements(output)
            good, message, found = judge(self.task, inputs, output, self.options.diagnose)
            result.status = verdict.PASS if good else verdict.WRONG
            result.message, result.diagnosis = message, found
        except Refused as error:
            result.status, result.message = verdict.REFUSED, str(error)
        except transfer.OutputError as error:
            result.status, result.message = verdict.REFUSED, f"the output cannot be taken over: {error}"
        except WorkerTimeout as error:
            result.status, result.message = verdict.TIMEOUT, f"{error}; killed"
            result.detail = error.log
        except WorkerDied as error:
            result.status, result.message, result.detail = verdict.CRASH, str(error), error.log


def run(
    session: Session,
    cases: Iterable[Case],
    options: Options,
    stop_at_first: bool = False,
    progress: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Checks cases in order; ``progress`` is called with each verdict."""
    checker = Checker(session, options)
    results = []
    for case in cases:
        result = checker.check(case)
        results.append(result)
        if progress:
            progress(result)
        if stop_at_first and not result.passed:
            break
    return results
