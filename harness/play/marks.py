"""Marks and heat beside the lines of the editor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nicegui import ui

from harness.api.findings import Finding


class Marks:
    """What stands beside the lines of the file that an editor shows."""

    def __init__(self, editor: ui.codemirror) -> None:
        self._editor, self._shown, self._hot = editor, "", False
        self._found: list[Finding] = []
        self._heats: Mapping[str, Mapping[int, tuple[int, str]]] = {}

    @property
    def first(self) -> int | None:
        """The first marked line of the file that is shown."""
        return min(self._marks(), default=None)

    def _marks(self) -> dict[int, str]:
        return {
            one.line: f"{one.kind}: {one.message}"
            for one in reversed(self._found) if one.line and one.file == self._shown
        }  # fmt: skip

    def draw(
        self, *, shown: str | None = None, found: Iterable[Finding] | None = None, hot: bool | None = None,
        heats: Mapping[str, Mapping[int, tuple[int, str]]] | None = None,
    ) -> None:  # fmt: skip
        """Draws all anew: the findings and the heat of the file that is ``shown``.

        Args:
            shown: another file; this and the others stay as they are where they are left out.
            found: marks are put where these are.
            hot: whether the heat is shown.
            heats: those of ``panels.heats``.
        """
        self._shown = self._shown if shown is None else shown
        self._found = self._found if found is None else [*found]
        self._hot = self._hot if hot is None else hot
        self._heats = self._heats if heats is None else heats
        warm, marks = self._heats.get(self._shown, {}) if self._hot else {}, self._marks()
        classes = [(at, f"wy-heat-{shade}") for at, (shade, _) in warm.items()] + [(at, "wy-bad") for at in marks]
        # As properties they would come with the text that the server has, over what was typed since.
        self._editor.run_method("setDecorations", [{"kind": "line", "line": at, "class": one} for at, one in classes])
        self._editor.run_method("setLineTooltips", {at: text for at, (_, text) in warm.items()} | marks)
