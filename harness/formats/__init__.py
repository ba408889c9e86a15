"""What is wrong with a submission in the forms that editors and CI read: a line each, or a SARIF log."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from harness.api.findings import Finding
from harness.formats import lines, sarif, verbs
from harness.report import json_text


def written(document: Mapping[str, Any], form: str) -> str:
    """The findings of the JSON document of a verb.

    Args:
        document: what the verb gives with ``--json``.
        form: ``"concise"``, ``"github"``, ``"sarif"`` or ``"json"``.

    Returns:
        Text with an end of line, or none where nothing is wrong and the form has a line for each finding.
    """
    if form == "json":
        return json_text.written(document) + "\n"
    return listed(verbs.found(document), form)


def listed(found: Sequence[Finding], form: str) -> str:
    """Findings in a form other than ``"json"``."""
    if form == "sarif":
        return json.dumps(sarif.log(found), indent=1) + "\n"
    one = {"concise": lines.concise, "github": lines.github}[form]
    return "".join(f"{one(finding)}\n" for finding in found)
