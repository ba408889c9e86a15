"""What replies of a submission's process, and what the emulator found, mean for a case's result."""

from __future__ import annotations

from typing import Any

from harness.checking import verdict
from harness.checking.verdict import Result
from harness.wire import messages, requests
from harness.wire.messages import Failed

PER_CASE = "CompilationError"  # Triton's: it compiles for each case's own constants, which another may fit
_NO_CUDA = ("Found no NVIDIA driver", "Torch not compiled with CUDA")  # torch's words, how they begin


def _report_lines(report: Any, message: str) -> str:
    """A finding's report, a line for each field that its message does not have already."""
    if not report:
        return ""
    if not isinstance(report, dict):
        return f"\n{report}"
    fields = [(key, value) for key, value in report.items() if key not in ("kind", "message")]
    return "".join(f"\n{key}: {value}" for key, value in fields if str(value) not in message)


def take_finding(result: Result, report: requests.CallReport, reply: messages.Reply | None) -> bool:
    """Whether the emulator found something, which then is the verdict."""
    if report.finding is None:
        return False
    result.emulated, result.finding, result.status = True, report.finding, verdict.FINDING
    result.message = report.message + _report_lines(report.finding, report.message)
    result.detail = reply.traceback if isinstance(reply, Failed) else ""
    return True


def classify(reply: Failed | messages.Refused) -> tuple[str, str, str]:
    """Status, message and detail of a reply that is a failure."""
    if isinstance(reply, messages.Refused):
        return verdict.REFUSED, reply.reason, ""
    classes = set(reply.classes)
    message = f"{reply.classes[0]}: {reply.message}" if reply.classes else reply.message
    if classes & {"NoDeviceError", "UnsupportedInstruction"}:
        return verdict.NO_DEVICE, f"needs a device: {reply.message}", reply.traceback
    if (
        classes & {"CompileError", "NVRTCError", "NoCompilerError", PER_CASE}
        or "Error building extension" in reply.message
    ):
        return verdict.COMPILE, message, reply.traceback
    if reply.message.startswith(_NO_CUDA) and _raised_by_torch(reply.traceback):
        return verdict.NO_DEVICE, f"needs a device: {reply.message}", reply.traceback
    return verdict.ERROR, message, reply.traceback


def _raised_by_torch(traceback: str) -> bool:
    """Whether torch's own start of CUDA raised an exception, and not somebody who says the same."""
    return traceback[traceback.rfind('File "') :].partition('"')[2].partition('"')[0].endswith("torch/cuda/__init__.py")
