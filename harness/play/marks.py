"""Marks and heat beside the lines of the editor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from nicegui import ui

from harness.api.findings import Finding, of_case


def found_in(case: Mapping[str, Any], main: Path, files: Mapping[str, str]) -> list[Finding]:
    """What is wrong with a case, at lines of the page's files or at none.

    Args:
        case: its document.
        main: the file that is run.
        files: the page's texts by name.
    """
    return [_of_page(one, files) for one in of_case(case, submission=str(main))]


def _of_page(one: Finding, files: Mapping[str, str]) -> Finding:
    name = Path(one.file or "").name
    there = one.line is not None and 0 < one.line <= files.get(name, "").count("\n") + 1 and name in files
    return replace(one, file=name if there else None, line=one.line if there else None, column=None)


class Marks:
    """What stands beside the lines of the file that an editor shows."""

    def __init__(self, editor: ui.codemirror) -> None:
        self._editor, self._shown, self._hot = editor, "", False
        self._marks: dict[str, dict[int, str]] = {}
        self._heats: Mapping[str, Mapping[int, tuple[int, str]]] = {}

    @property
    def first(self) -> int | None:
        """The first marked line of the file that is shown."""
        return min(self._marks.get(self._shown, ()), default=None)

    def show(self, name: str) -> None:
        """Goes over to another file."""
        self._shown = name
        self._draw()

    def put(self, found: Iterable[Finding]) -> None:
        """Puts marks where these are, in place of those before."""
        self._marks = {}
        for one in found:
            if one.file and one.line:
                self._marks.setdefault(one.file, {}).setdefault(one.line, f"{one.kind}: {one.message}")
        self._draw()

    def warm(self, heats: Mapping[str, Mapping[int, tuple[int, str]]]) -> None:
        """Takes the heat of ``panels.heats``."""
        self._heats = heats
        self._draw()

    def heat(self, on: bool) -> None:
        """Shows the heat, or does not."""
        self._hot = on
        self._draw()

    def _draw(self) -> None:
        heats = self._heats.get(self._shown, {}) if self._hot else {}
        marks = self._marks.get(self._shown, {})
        classes = [(at, f"wy-heat-{shade}") for at, (shade, _) in heats.items()] + [(at, "wy-bad") for at in marks]
        # As properties they would come with the text that the server has, over what was typed since.
        self._editor.run_method("setDecorations", [{"kind": "line", "line": at, "class": one} for at, one in classes])
        self._editor.run_method("setLineTooltips", {at: text for at, (_, text) in heats.items()} | marks)
