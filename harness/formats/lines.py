"""Findings as lines: ``file:line:column: kind: message``, and the workflow commands of GitHub."""

from __future__ import annotations

import os

from harness.api.findings import Finding
from harness.report import streams
from harness.wire.limits import printable

_UNKNOWN = "<unknown>"


def near(path: str | None) -> str:
    """A path from the current folder, where it lies below that."""
    if not path or not os.path.isabs(path):
        return path or ""
    short = os.path.relpath(path)
    return path if short.startswith("..") else short


def first_line(finding: Finding) -> str:
    """The message, as far as a line holds it."""
    return next((line.strip() for line in finding.message.splitlines() if line.strip()), finding.kind)


def concise(finding: Finding) -> str:
    """``file:line:column: kind: message``, as compilers write it: editors find the place. It is one line, whatever a
    name holds."""
    place = [near(finding.file) or _UNKNOWN, str(finding.line or 1), str(finding.column or 1)]
    named = f" [{finding.task}, case {finding.case}]" if finding.case is not None else ""
    return printable(f"{':'.join(place)}: {finding.kind}: {first_line(finding)}{named}").replace("\n", "\\n")


def github(finding: Finding) -> str:
    """A workflow command, of which GitHub makes an annotation at the line.

    https://docs.github.com/actions/reference/workflow-commands-for-github-actions
    """
    properties = {"file": near(finding.file), "line": finding.line, "col": finding.column}
    title = f"warpyard: {finding.kind}" + (f" in {finding.kernel}" if finding.kernel else "")
    text = ",".join(f"{key}={_property(value)}" for key, value in {**properties, "title": title}.items() if value)
    again = f"\n{finding.replay}" if finding.replay else ""
    return f"::{finding.level} {text}::{_data(finding.message + again)}"


def _data(text: str) -> str:
    """A text in a command, with escapes for control characters. No command of another CI's form is in it: those count
    anywhere in a line."""
    return printable(streams.no_commands(text)).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(value: object) -> str:
    return _data(str(value)).replace(":", "%3A").replace(",", "%2C")
