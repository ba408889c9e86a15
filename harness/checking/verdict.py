"""What became of one case, and what a run of several exits with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from harness.errors import Exit
from harness.tasks.cases import Case

PASS, WRONG, REFUSED, FINDING, ERROR = "pass", "wrong", "refused", "finding", "error"
CRASH, TIMEOUT, COMPILE, NO_DEVICE = "crash", "timeout", "compile_error", "no_device"
# Kinds of what `origins` says of a wrong output.
OVERWRITTEN, UNWRITTEN, SHARED, ALIKE, PLAIN = "overwritten", "unwritten", "shared", "alike", "plain"


@dataclass
class Result:
    """The verdict on one case.

    Args:
        case: which.
        status: ``pass``, ``wrong`` (output differs), ``refused`` (broke a rule), ``finding`` (of the emulator),
            ``error`` (raised), ``crash``, ``timeout``, ``compile_error`` or ``no_device``.
        message: why, in one or more lines.
        seconds: from inputs to verdict.
        seed: the secret seed that was combined into the case's own, or None.
        emulated: the kernels ran on the emulator.
        diagnosis: what ``diagnosis.explain`` found, for a wrong output.
        detail: traceback or log of the submission's process.
        replay: the command that shows this again.
        calls: how often the kernel was called.
        input_bytes: size of the inputs, by which small cases are separated from large ones.
        output: the last lines that the submission printed.
        remarks: what the emulator noted that is no defect in itself, and modes that change what it checks.
        notes: the first of each kind of these remarks, as report dictionaries of the emulator.
        allowed: findings that the emulator went on after, since --allow, a project's file or the task allows them.
        stored: lines of the last kernel that store to global memory, as ``file:line``.
        cause: why it did not pass, in a sentence, and the line to look at (`causes.Cause`); empty for a pass.
        finding: the whole report of the emulator's finding; empty for any other verdict.
        schedule: the emulator's schedule of the last call: its seed, or its name if it was chosen.
        counters: what the kernels of the last call counted, by name (see ``call_counters.clean``); empty where not
            asked for.
        sources: texts by name of the sources of these kernels that were put together at run time.
        kernels_wrote, output_bytes: bytes of device memory that emulated kernels wrote in the last call, and of its
            outputs.
        output_elements: of the last call's outputs; counters are shown per element.
        ends_run: the submission does not load or compile: every other case would end alike.
    """

    case: Case
    status: str
    message: str = ""
    seconds: float = 0.0
    seed: int | None = None
    emulated: bool = False
    diagnosis: dict[str, Any] = field(default_factory=dict)
    detail: str = ""
    replay: str = ""
    calls: int = 0
    input_bytes: int = 0
    output: str = ""
    remarks: list[str] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    allowed: int = 0
    stored: list[str] = field(default_factory=list)
    cause: dict[str, Any] = field(default_factory=dict)
    finding: dict[str, Any] = field(default_factory=dict)
    schedule: int | str = 0
    counters: dict[str, Any] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    kernels_wrote: int = 0
    output_bytes: int = 0
    output_elements: int = 0
    ends_run: bool = False

    @property
    def passed(self) -> bool:
        """Whether the case passed."""
        return self.status == PASS

    def document(self) -> dict[str, Any]:
        """Plain data for JSON."""
        fields = asdict(self)
        fields.pop("case")
        case = {"kind": self.case.kind, "index": self.case.index, "spec": self.case.spec, "name": self.case.name}
        return case | fields


def exit_code(results: Iterable[Result]) -> Exit:
    """The exit code for a run: a wrong result outweighs a compile error, that a time-out, that a missing device."""
    statuses = {result.status for result in results}
    if not statuses:
        return Exit.NOTHING_MATCHED
    if statuses & {WRONG, REFUSED, FINDING, ERROR, CRASH}:
        return Exit.WRONG
    for status, code in ((COMPILE, Exit.COMPILE), (TIMEOUT, Exit.TIMEOUT), (NO_DEVICE, Exit.NO_DEVICE)):
        if status in statuses:
            return code
    return Exit.PASS
