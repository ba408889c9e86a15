"""A case of the corpus: a kernel, what it is called with, and what must come of it."""

from __future__ import annotations

import importlib
import os
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import torch

import jit
from jit.emulator import EmulatorFinding, statistics
from tests.emulator import printed_finding

FOLDER = Path(__file__).parent
Dims = int | Sequence[int]


@dataclass(frozen=True)
class Case:
    """One launch of a kernel of an idiom's ``.cu`` file.

    Attributes:
        name: what is special about it.
        arguments: tensors (cloned for every launch), numbers, bytes, None; a function is called with the tensors
            before it and gives the argument, ``lambda x: jit.TensorMapSpec(x, box=(8, 8))``.
        want: what the tensors hold afterwards, by the number of the argument; a tensor or a list. Others are not
            looked at.
        finding: the kind of the emulator's finding, or several with | between; "" where the kernel is right.
        says: pieces of the finding's message, location and instruction.
        line: a piece of the source line that the finding must name.
        remarks: kinds of remarks that the run must leave, and no others.
        kernel, arch, defines, grid, block, cluster, smem, cooperative: of the launch.
        seeds: schedules that are tried; the case must come out so under each.
        any_seed: the finding needs to be there under one of the seeds only.
        environment: variables that are set for the run.
        chip: it may run on a chip, and gives the same there. Cases with a finding never do.
        seconds: the longest processor time that a run may take here, the compiler's time not counted.
    """

    name: str
    arguments: Sequence[Any]
    want: Mapping[int, Any] = field(default_factory=dict)
    finding: str = ""
    says: tuple[str, ...] = ()
    line: str = ""
    remarks: tuple[str, ...] = ()
    kernel: str = "k"
    arch: str = "sm_90a"
    defines: Mapping[str, object] = field(default_factory=dict)
    grid: Dims = 1
    block: Dims = 32
    cluster: Dims | None = None
    smem: int = 0
    cooperative: bool = False
    seeds: tuple[int, ...] = (0, 1, 2)
    any_seed: bool = False
    environment: Mapping[str, str] = field(default_factory=dict)
    chip: bool = True
    seconds: float = 60.0

    @property
    def recordable(self) -> bool:
        """Whether a Hopper chip can be asked."""
        return self.chip and not self.finding and jit.arch.find(self.arch).capability <= (9, 0) and bool(self.want)


def discover() -> dict[str, tuple[Path, Case]]:
    """The source and the description of every case, by ``"idiom:case"``.

    Raises:
        ValueError: a ``.cu`` file has no module with CASES beside it, or a name stands twice.
    """
    found: dict[str, tuple[Path, Case]] = {}
    for source in sorted(FOLDER.glob("*.cu")):
        try:
            module = importlib.import_module(f"tests.emulator.corpus.{source.stem}")
        except ModuleNotFoundError:
            raise ValueError(f"{source.name} needs {source.stem}.py beside it, with its CASES") from None
        for case in module.CASES:
            key = f"{source.stem}:{case.name}"
            if key in found:
                raise ValueError(f"{key} stands twice in {source.stem}.py")
            found[key] = source, case
    return found


def launch(source: Path, case: Case, device: torch.device) -> list[torch.Tensor]:
    """Runs a case once, and returns the tensors of `want`, in order, on the CPU. Raises what the launch raises."""
    arch = case.arch if device.type == "cpu" else jit.target_arch(device)
    given: list[Any] = []
    for value in case.arguments:
        if isinstance(value, torch.Tensor):
            given.append(value.clone().to(device))
        else:
            given.append(value(*given) if callable(value) else value)
    jit.load(source, arch=arch, defines=case.defines)[case.kernel](
        *given, grid=case.grid, block=case.block, cluster=case.cluster, smem=case.smem, cooperative=case.cooperative
    )
    return [given[number].cpu() for number in sorted(case.want)]


def differences(case: Case, made: list[torch.Tensor]) -> Iterator[str]:
    """What is wrong with the results of a case."""
    for number, got in zip(sorted(case.want), made, strict=True):
        want = torch.as_tensor(case.want[number])
        if want.dtype != got.dtype:
            want = want.to(got.dtype)
        same = got == want
        if got.dtype.is_floating_point:
            same |= got.isnan() & want.isnan()
        if not bool(same.all()):
            at = tuple(int(i[0]) for i in torch.nonzero(~same, as_tuple=True))
            yield (
                f"argument {number}: {int((~same).sum())} of {same.numel()} elements differ, first {list(at)}: "
                f"{got[at].item()}, expected {want.expand_as(got)[at].item()}"
            )


def emulate(
    source: Path, case: Case, seed: int, compare: Callable[[list[torch.Tensor]], list[str]] | None = None
) -> list[str]:
    """What is wrong with a case on the emulator under one schedule; nothing where it comes out as it should.
    ``compare`` says what else is wrong with its results."""
    statistics.notes.clear()
    ran = time.process_time() - statistics.build_seconds
    report: dict[str, Any] | None = None
    made: list[torch.Tensor] = []
    with mock.patch.dict(os.environ, {"WARPYARD_EMULATOR_SEED": str(seed), **case.environment}):
        try:
            made = launch(source, case, torch.device("cpu"))
        except EmulatorFinding as finding:
            report = finding.report
    ran = time.process_time() - statistics.build_seconds - ran
    if case.finding and report is None:
        return [f"no finding; expected {case.finding}"]
    wrong = list(_accused(source, case, report)) if report else list(differences(case, made))
    if compare and not report:
        wrong += compare(made)
    remarks = sorted({note["kind"] for note in statistics.notes})
    if not report and remarks != sorted(case.remarks):
        notes = "; ".join(f"[{note['kind']}] {note['message']} ({note['location']})" for note in statistics.notes)
        wrong.append(f"remarks {remarks}, expected {sorted(case.remarks)}: {notes}")
    if ran > case.seconds:
        wrong.append(f"the run took {ran:.1f} s, more than {case.seconds} s")
    return wrong


_ENDS = re.compile(r"[;{}]\s*(?://.*)?$")


def _statement(lines: list[str], number: int) -> str:
    """A line; of an inline assembly statement all lines, since NVRTC 13.0 gives that the line of its last operand, and
    later ones that of its first."""
    first = last = number
    while first > 1 and not _ENDS.search(lines[first - 2]):
        first -= 1
    while last < len(lines) and not _ENDS.search(lines[last - 1]):
        last += 1
    whole = "\n".join(lines[first - 1 : last])
    return whole if re.search(r"\basm\b", whole) else lines[number - 1]


def _accused(source: Path, case: Case, report: dict[str, Any]) -> Iterator[str]:
    """What is wrong with the finding of a case, and with how it is printed."""
    yield from printed_finding.wrong(report, source.parent)
    if report["kind"] not in case.finding.split("|"):
        yield f"[{report['kind']}] {report['message']} ({report.get('location', '')})"
        return
    text = " ".join(str(report.get(key, "")) for key in ("message", "location", "instruction"))
    for piece in case.says:
        if piece not in text:
            yield f"the finding does not say {piece!r}: {text}"
    if case.line:
        place = str(report.get("location", ""))
        number = int(place.partition(":")[2].split()[0] or 0) if ":" in place else 0
        lines = source.read_text().splitlines()
        line = _statement(lines, number) if 0 < number <= len(lines) else ""
        if case.line not in line:
            yield f"the finding is at {place}, `{line.strip()}`, not at a line with {case.line!r}"
