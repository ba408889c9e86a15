"""What the emulator says of a kernel that does something wrong, or something that it cannot execute."""

from __future__ import annotations

from collections import deque
from typing import Any

from . import mangled
from .errors import JitError

_found: deque[dict[str, Any]] = deque(maxlen=256)


def findings() -> list[dict[str, Any]]:
    """The reports of the last 256 defects that the emulator named in this process, oldest first; see
    ``EmulatorFinding.report``. Each was raised too."""
    return list(_found)


class EmulatorFinding(JitError):
    """A defect of the running kernel.

    Attributes:
        report: JSON types: ``kind`` (``"out-of-bounds"``, ``"misaligned"``, ``"uninitialised-shared"``,
            ``"uninitialised-register"``, ``"deadlock"``, ``"mbarrier"``, ``"partial-warp"``, ``"descriptor"``, …),
            ``message``, ``kernel``, ``location`` (``file:line`` of the source), ``instruction`` (PTX),
            ``cta`` ([x, y, z]), ``warp``, ``lane``, ``address``, ``order`` (what a chosen schedule delays, in words)
            and what the kind adds. Fields that do not apply are absent.
    """

    def __init__(self, kind: str, message: str, **details: Any):
        self.report: dict[str, Any] = {"kind": kind, "message": message, **details}
        super().__init__(f"[{kind}] {message}")

    def keep(self, seed: int | str, order: str = "") -> None:
        """Adds the schedule's seed, or its name and what it delays, to the report, which ``findings`` gives from now
        on."""
        self.report["seed"] = seed
        if order:
            self.report["order"] = order
            self.args = (f"{self.args[0]}\n  under schedule {seed}: {order}",)
        _found.append(self.report)

    def locate(self, **where: Any) -> EmulatorFinding:
        """The same finding with the fields of ``where`` added to the report and to the message."""
        for key, value in where.items():
            if value is not None:
                self.report.setdefault(key, value)
        parts = [f"{self.report[key]}" for key in ("location",) if key in self.report]
        if "kernel" in self.report:
            parts.append(f"kernel {mangled.plain(str(self.report['kernel']))}")
        parts += [f"{key} {self.report[key]}" for key in ("cta", "warp", "lane") if key in self.report]
        if "instruction" in self.report:
            parts.append(f"at `{self.report['instruction']}`")
        self.args = (f"[{self.report['kind']}] {self.report['message']} ({', '.join(parts)})",)
        return self


class UnsupportedInstruction(JitError):
    """The kernel reached an instruction that the emulator does not execute; nothing is known of its correctness.

    Attributes:
        report: ``kind`` (``"unsupported"``), ``message``, ``instruction``, ``location``.
    """

    def __init__(self, instruction: str, location: str, why: str = ""):
        message = (
            f"{location}: " * bool(location)
            + f"the emulator does not execute `{instruction}`"
            + (f": {why}" if why else "")
        )
        self.report = {"kind": "unsupported", "message": message, "instruction": instruction, "location": location}
        super().__init__(message + "; run this kernel on a GPU, or avoid the instruction")
