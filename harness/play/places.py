"""Where on the page the findings of a case are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from harness.api.findings import of_case
from harness.guarded import guarded
from harness.report.panels import Found


def found(case: Mapping[str, Any], main: Path, files: Mapping[str, str]) -> list[Found]:
    """What is wrong with a case, with the names of the page's files; nothing where it passed.

    Args:
        case: its document.
        main: the file that is run.
        files: the page's texts by name.
    """
    if case["status"] == "pass":
        return []
    return guarded(lambda: [_of_page(one, files) for one in of_case(case, submission=str(main))], list[Found]())


def _of_page(one: Any, files: Mapping[str, str]) -> Found:
    name = Path(one.file or "").name
    there = one.line is not None and name in files and 0 < one.line <= files[name].count("\n") + 1
    return Found(one.kind, one.message, name, one.line) if there else Found(one.kind, one.message)
