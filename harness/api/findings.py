"""What a check says of a submission, each thing with its place: defects that the emulator named, compile errors,
exceptions, wrong outputs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from harness import guarded

_PLACE = re.compile(r"(?P<file>.+?):(?P<line>\d{1,9})(?::(?P<column>\d{1,9}))?(?: \(.*)?", re.DOTALL)
_DIAGNOSTIC = re.compile(  # of NVRTC and, with the line in parentheses, of nvcc
    r"^(?:[^\n]* does not compile: )?(?P<file>[^\n:()]+)"
    r"(?::(?P<line>\d{1,9})(?::(?P<column>\d{1,9}))?|\((?P<at>\d{1,9})\)): "
    r"(?:fatal error|fatal|error): (?P<message>.+)$",
    re.MULTILINE,
)
_FRAME = re.compile(r'^ *File "(?P<file>[^"]+)", line (?P<line>\d{1,9})', re.MULTILINE)
_LARGEST = 16 << 20  # bytes of a submission that is looked into
_WARNINGS = ("spill", "too-few-stages")  # kinds that cost time and nothing else


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong.

    Attributes:
        kind: the emulator's word for a defect, such as ``"race"`` or ``"out-of-bounds"``; for everything else the
            status of the case: ``"compile_error"``, ``"wrong"``, ``"refused"``, ``"error"``, ``"crash"``,
            ``"timeout"``, ``"no_device"``. ``"spill"`` and ``"too-few-stages"`` are of ``inspect`` and ``trace``.
        message: what is wrong, in one or more lines.
        file: the path of the source; None where no place is known.
        line: 1-based; None where not known.
        column: 1-based; None where not known.
        kernel: the kernel that did it; empty where none did.
        remarks: what the emulator noted besides, in the same case.
        task, case: the task's name and the index of the case; empty and None where none ran.
        replay: the command that shows it again.
        report: all that the emulator says of a defect, as JSON types; empty for everything else.
    """

    kind: str
    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    kernel: str = ""
    remarks: tuple[str, ...] = ()
    task: str = ""
    case: int | None = None
    replay: str = ""
    report: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @property
    def level(self) -> str:
        """``"warning"`` for what only costs time, else ``"error"``."""
        return "warning" if self.kind in _WARNINGS else "error"

    @property
    def place(self) -> str:
        """``file:line:column``, as far as it is known."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)

    def within(self, files: Mapping[str, str]) -> Finding:
        """The same at a line of these texts, which are by name; at no line where its own is in none of them."""
        name = Path(self.file or "").name
        there = name in files and self.line is not None and 0 < self.line <= files[name].count("\n") + 1
        return replace(self, file=name if there else None, line=self.line if there else None, column=None)

    def __str__(self) -> str:
        return f"{self.place}: {self.kind}: {self.message}" if self.file else f"{self.kind}: {self.message}"


def of_document(document: Mapping[str, Any], entry: int | None = None) -> list[Finding]:
    """The findings of a JSON document of ``check``, ``watch`` or ``bench``, in its order. ``entry`` is that of
    ``of_case``."""
    tasks = document.get("tasks", [document])
    return [
        finding
        for task in tasks
        for case in task.get("cases", ())
        for finding in of_case(case, task.get("task", ""), task.get("submission", ""), entry)
    ]


def of_case(case: Mapping[str, Any], task: str = "", submission: str = "", entry: int | None = None) -> list[Finding]:
    """The findings of one case; none where it passed.

    Args:
        case: its JSON document.
        task: the task's name.
        submission: the path of the file, at whose ``custom_kernel`` a verdict without a place stands.
        entry: the line of ``custom_kernel``; None looks it up.
    """
    if case["status"] == "pass":
        return []
    plain = Finding(case["status"], case["status"], submission or None, None, None, task=task, case=case.get("index"))
    return guarded.guarded(lambda: _of_case(case, task, submission, entry), [plain])


def _of_case(case: Mapping[str, Any], task: str, submission: str, entry: int | None) -> list[Finding]:
    common: dict[str, Any] = {
        "remarks": tuple(case.get("remarks", ())),
        "task": task,
        "case": case.get("index"),
        "replay": case.get("replay", ""),
    }
    if report := case.get("finding"):
        found = of_report(report, **common)
        return [found if found.file else replace(found, **_named(_entry(submission, entry)))]
    status, message = case["status"], case.get("message", "")
    if status == "compile_error" and (said := of_compiler(message, **common)):
        return said
    cause = case.get("cause") or {}
    why, place = str(cause.get("text", "")), place_of(str(cause.get("location", "")))
    if place[1] is None:
        place = _raised(case.get("detail", ""), submission) or _entry(submission, entry)
    message = message if message.startswith(why) else f"{why}\n{message}".rstrip()
    return [Finding(status, message or status, *place, **common)]


def of_report(report: Mapping[str, Any], **fields: Any) -> Finding:
    """The finding of a defect that the emulator reports; ``fields`` are further ones of it."""
    kind, message, kernel = (str(report.get(key, "")) for key in ("kind", "message", "kernel"))
    place = place_of(str(report.get("location") or ""))
    return Finding(kind or "finding", message, *place, kernel=kernel, report=report, **fields)


def of_compiler(said: str, **fields: Any) -> list[Finding]:
    """The errors in what a compiler said, with their places; none where no place is named."""
    found = []
    for one in _DIAGNOSTIC.finditer(said):
        column = int(one["column"]) if one["column"] else None
        line = int(one["line"] or one["at"])
        found.append(Finding("compile_error", one["message"].strip(), one["file"], line, column, **fields))
    return found


def place_of(text: str) -> tuple[str | None, int | None, int | None]:
    """File, line and column of ``file:line:column``, as far as they are there."""
    found = _PLACE.fullmatch(text)
    if not found:
        return text or None, None, None
    return found["file"], int(found["line"]), int(found["column"]) if found["column"] else None


def _named(place: tuple[str | None, int | None, int | None]) -> dict[str, Any]:
    return dict(zip(("file", "line", "column"), place, strict=True))


def _raised(traceback: str, submission: str) -> tuple[str, int, None] | None:
    """The innermost frame of a traceback that is in the submission's folder."""
    folder = Path(submission).parent
    frames = [(found["file"], int(found["line"])) for found in _FRAME.finditer(traceback)]
    own = [frame for frame in frames if submission and Path(frame[0]).parent == folder]
    return (*own[-1], None) if own else None


def _entry(submission: str, line: int | None) -> tuple[str | None, int | None, None]:
    """Where the submission defines ``custom_kernel``."""
    if line is not None:
        return submission, line, None
    path = Path(submission)
    try:
        if not submission or path.stat().st_size > _LARGEST:
            return submission or None, None, None
        text = guarded.text(path)
    except OSError:
        return submission, None, None
    return submission, defined_at(text), None


def defined_at(text: str) -> int:
    """The line of a submission's text that defines ``custom_kernel``; 1 where none seems to."""
    from harness.tasks import submission_files  # imports the jit

    found = submission_files.ENTRY.search(text)
    return text.count("\n", 0, found.start()) + 1 if found else 1
