"""What a compiler says of a source, structured: each message at a line of the `.cu`. `compiler_log` reads them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .line_info import Place


@dataclass(frozen=True)
class Diagnostic:
    """One message of NVRTC or ptxas.

    Attributes:
        severity: ``"fatal"``, ``"error"``, ``"warning"`` or ``"info"``.
        message: the compiler's words.
        file: path, or the made-up name of a source text; None where the compiler names no place.
        line: 1-based; None where not known.
        column: 1-based; None where not known.
        stage: ``"nvrtc"`` or ``"ptxas"``.
        text: the source line; empty where it cannot be read.
        detail: what else the compiler says of it: notes, and the instantiations that led there.
        ptx_line: the line of the PTX that ptxas cites; None for NVRTC.
        ptx_text: that line.
        inlined: the (file, line, column) of the calls through which the place was inlined, innermost first.
    """

    severity: str
    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    stage: str = "nvrtc"
    text: str = ""
    detail: str = ""
    ptx_line: int | None = None
    ptx_text: str = ""
    inlined: tuple[Place, ...] = ()

    @classmethod
    def restore(cls, row: dict[str, Any]) -> Diagnostic:
        """From dataclasses.asdict(), through JSON."""
        return cls(**row | {"inlined": tuple((file, line, column) for file, line, column in row["inlined"])})

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        lines = [f"{place + ': ' if place else ''}{self.severity}: {self.message}"]
        if self.text.strip():
            lines.append(f"    {self.text.strip()}")
        lines += [f"    {line}" for line in self.detail.splitlines()]
        for file, line, column in self.inlined:
            lines.append(f"    inlined at {file}:{line}:{column}")
        if self.ptx_text.strip():
            lines.append(f"    PTX line {self.ptx_line}: {self.ptx_text.strip()}")
        return "\n".join(lines)
