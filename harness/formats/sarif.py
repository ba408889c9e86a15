"""Findings as a SARIF 2.1.0 log, which code scanning and editors read.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from harness.api.findings import Finding
from harness.formats.lines import near
from harness.machine import version
from harness.wire.limits import printable

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

# What a reader of SARIF shows as a link: "[text](address)", unless the bracket is escaped (section 3.11.6). A message
# may hold a submission's words.
_LINK = re.compile(r"\[(?=[^\[\]]*\]\()")


def log(found: Sequence[Finding]) -> dict[str, Any]:
    """One log with one run; a rule for each kind of finding."""
    kinds = list(dict.fromkeys(finding.kind for finding in found))
    number = version.installed()
    rules = [{"id": kind, "name": kind.replace("-", "_")} for kind in kinds]
    run = {
        "tool": {"driver": {"name": "warpyard", **({"version": number} if number else {}), "rules": rules}},
        "results": [_result(finding, kinds.index(finding.kind)) for finding in found],
        "columnKind": "unicodeCodePoints",
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _result(finding: Finding, rule: int) -> dict[str, Any]:
    fields: dict[str, Any] = {"ruleId": finding.kind, "ruleIndex": rule, "level": finding.level}
    fields["message"] = {"text": _LINK.sub(r"\[", finding.message or finding.kind)}
    if finding.file:
        fields["locations"] = [{"physicalLocation": _location(finding)}]
    same = f"{finding.task} {finding.kind} {finding.kernel} {near(finding.file)} {finding.line}"
    fields["partialFingerprints"] = {"warpyard/v1": hashlib.sha256(same.encode(errors="backslashreplace")).hexdigest()}
    own: dict[str, Any] = {
        "task": finding.task,
        "case": finding.case,
        "kernel": finding.kernel,
        "replay": finding.replay,
    }
    own |= {"replay": finding.replay, "remarks": list(finding.remarks)}
    fields["properties"] = {key: value for key, value in own.items() if value not in (None, "", [])}
    return fields


def _location(finding: Finding) -> dict[str, Any]:
    path = near(finding.file)
    try:
        os.fsencode(path)
    except UnicodeEncodeError:  # no file has such a name
        path = printable(path)
    if os.path.isabs(path):
        uri = Path(path).as_uri()
    else:
        uri = quote(path.replace(os.sep, "/"), errors="surrogateescape")
    region = {"startLine": finding.line, "startColumn": finding.column}
    region = {key: value for key, value in region.items() if value}
    place: dict[str, Any] = {"artifactLocation": {"uri": uri}}
    return {**place, "region": region} if "startLine" in region else place
