"""Marks and heat beside the lines of the editor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nicegui import ui

from harness.report.panels import Found


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

    def put(self, found: Iterable[Found]) -> None:
        """Puts marks where these are, in place of those before."""
        self._marks = {}
        for one in found:
            if one.file:
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
        self._editor.decorations = [{"kind": "line", "line": at, "class": one} for at, one in classes]
        self._editor.line_tooltips = {at: text for at, (_, text) in heats.items()} | marks
