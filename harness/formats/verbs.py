"""The findings of the JSON document of each verb."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from harness.api import findings
from harness.api.findings import Finding

_AT = re.compile(r" in (\S+:\d+)\b")  # where compute-sanitizer found something


def found(document: Mapping[str, Any]) -> list[Finding]:
    """What is wrong, by a document that a verb gives with ``--json``, in its order."""
    of = {
        "run": _run, "submit": _submit, "trace": _trace, "compare": _compare, "inspect": _inspect, "profile": _profile,
        "sweep": _sweep,
    }.get(document.get("verb", ""), findings.of_document)  # fmt: skip
    return of(document)


def _run(document: Mapping[str, Any]) -> list[Finding]:
    remarks, program = tuple(document["remarks"]), document["program"]
    defects = [findings.of_report(report, remarks=remarks) for report in document["findings"]]
    return defects + [Finding("error", text, program, remarks=remarks) for text in document["errors"]]


def _submit(document: Mapping[str, Any]) -> list[Finding]:
    own, made = document["file"], []
    for number, case in enumerate(document["cases"]):
        if case["status"] == "pass":
            continue
        file, line, column = findings.place_of(case.get("location", ""))
        if file is None or Path(file).name == Path(own).name:
            file = own
        text = case.get("cause") or case["message"] or case["status"]
        remarks = tuple(case.get("remarks", ()))
        made.append(Finding(case["status"], text, file, line, column, "", remarks, document["task"], number))
    if not made and document["status"] != "pass":
        made.append(Finding(document["status"], document["message"] or document["status"], own, task=document["task"]))
    return made


def _trace(document: Mapping[str, Any]) -> list[Finding]:
    rings = [ring for ring in document["rings"] if ring["too_short"]]
    few = [
        Finding("too-few-stages", ring["told"], *findings.place_of(ring["at"]), kernel=ring["kernel"],
                task=document["task"], case=document["case"])
        for ring in rings
    ]  # fmt: skip
    return findings.of_document(document) + few


def _compare(document: Mapping[str, Any]) -> list[Finding]:
    made = []
    for number, case in enumerate(document["cases"]):
        if case["status"] != "pass":
            side = document["b" if case["message"].startswith("B: ") else "a"]
            file = side if Path(side).is_file() else None
            made.append(Finding(case["status"], case["message"], file, task=document["task"], case=number))
    return made


def _inspect(document: Mapping[str, Any]) -> list[Finding]:
    made = []
    for kernel in (one.get("new", one) for one in document["kernels"]):
        stored, loaded = kernel["spill_stores"], kernel["spill_loads"]
        if not stored and not loaded:
            continue
        text = f"{kernel['entry']} spills: {stored} bytes stored, {loaded} loaded by a thread"
        for row in kernel["spills"] or [{"line": None}]:
            more = f"; here {row['stores']} stores, {row['loads']} loads" if row["line"] else ""
            line = row["line"] + kernel["line_before"] if row["line"] else None
            made.append(Finding("spill", text + more, kernel["file"] or None, line, kernel=kernel["entry"]))
    return made


def _profile(document: Mapping[str, Any]) -> list[Finding]:
    made = []
    for one in document.get("sanitizer", ()):
        if one["errors"] != 0:
            text = "\n".join(one["lines"]) or "it did not get to its summary"
            place = _AT.search(text)
            at = findings.place_of(place[1] if place else "")
            made.append(Finding(one["tool"], text, *at, task=document["task"]))
    return made


def _sweep(document: Mapping[str, Any]) -> list[Finding]:
    return [
        Finding(trial["status"], f"{trial['message'] or trial['status']} ({settings(trial)})", task=document["task"])
        for trial in document["trials"]
        if trial["status"] not in ("pass", "pruned")
    ]


def settings(trial: Mapping[str, Any]) -> str:
    """``key=value`` of each setting of a trial."""
    return ", ".join(f"{key}={value}" for key, value in trial["settings"].items()) or "as it is"
