"""Builds one program of a folder and runs it, in a process of its own: ``python -m tests.emulator.public.one``.

The process gets the program as JSON on stdin. Its stdout and stderr are those of the program; what the emulator
found goes to the file that it is given.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from harness.programs.table import Program
from jit.base.errors import ArgumentError, CompileError, JitError
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import library, toolkit
from jit.emulated_cuda.runtime.server import Server
from jit.emulator import statistics


def source_of(row: Program, folder: Path, work: Path) -> Path:
    """The file that is built: the program's own, or a copy in `work` with the changes.

    Raises:
        ValueError: the file is missing, or it does not have the text that is to be changed.
    """
    path = folder / row.source / row.path
    if not path.is_file():
        raise ValueError(f"{path} is missing")
    if not row.changes:
        return path
    text = path.read_text(errors="replace")
    for old, new in row.changes:
        if old not in text:
            raise ValueError(f"{row.path} has no text {old!r} that could be changed")
        text = text.replace(old, new)
    copy = work / path.name
    copy.write_text(text)
    return copy


def build(row: Program, folder: Path) -> program.Built:
    """The program, built now or before; a build is kept in the folder's ``.built``.

    Raises:
        CompileError: nvcc's words.
    """
    kept = folder / ".built" / row.digest
    known = kept / "built.json"
    if known.exists():
        values = json.loads(known.read_text())
        runtime = library.build(toolkit.find())
        return program.Built(kept / values["name"], Path(values["source"]), row.arch, runtime, values["resources"], "")
    kept.mkdir(parents=True, exist_ok=True)
    here = folder / row.source / Path(row.path).parent
    source = source_of(row, folder, kept)
    flags = [flag.replace("{folder}", str(folder)) for flag in row.flags]
    os.chdir(here)
    built = program.build(source, row.arch, [f"-I{here}", *flags], kept)
    values = {"name": built.path.name, "source": str(source), "resources": built.resources}
    known.write_text(json.dumps(values))
    return built


def run(row: Program, folder: Path) -> dict[str, Any]:
    """What became of a program: code, launches, findings, refusals, launches beyond a limit, remarks, seconds of the
    run alone."""
    said: list[str] = []
    findings: list[dict[str, Any]] = []
    refused: list[str] = []
    limits: list[str] = []  # launches that no device takes

    def found(server: Server, error: JitError) -> None:
        report = getattr(error, "report", None)
        if report:
            findings.append(server.resolve(report))
        elif isinstance(error, ArgumentError):
            limits.append(str(error))
        else:
            refused.append(f"{type(error).__name__}: {error}")

    try:
        built = build(row, folder)
    except (CompileError, ValueError) as error:
        return {"build": str(error)}
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="public-") as scratch:
        os.chdir(folder / row.source / Path(row.path).parent)
        ran = program.run(built, [word.replace("{scratch}", scratch) for word in row.arguments], found, said.append)
    remarks = sorted({f"{note['kind']} {note.get('location') or ''}" for note in statistics.notes})
    return {
        "code": ran.code, "launches": ran.launches, "on_host": sum(ran.server.on_host.values()), "findings": findings,
        "refused": refused, "limits": limits, "said": said, "remarks": remarks, "seconds": time.perf_counter() - began,
    }  # fmt: skip


if __name__ == "__main__":
    given = json.load(sys.stdin)
    given["program"]["changes"] = tuple(map(tuple, given["program"]["changes"]))
    for key in ("flags", "arguments", "took"):
        given["program"][key] = tuple(given["program"][key])
    made = run(Program(**given["program"]), Path(given["folder"]))
    sys.stdout.flush()
    Path(given["report"]).write_text(json.dumps(made, default=str))
