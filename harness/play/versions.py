"""The tab of versions: what was checked on this page, the difference between any two, and a way back."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nicegui import ui

from harness.report import panels

_LARGEST = 2 << 20  # characters of all versions


class Versions:
    """The versions of a page; they last as long as the browser's tab.

    Args:
        put_back: is given the files of an older one.
    """

    def __init__(self, put_back: Callable[[Mapping[str, str]], None]) -> None:
        self._kept: list[dict[str, Any]] = []
        self._put_back = put_back
        with ui.element("div").classes("wy-form row items-center"):
            self._old, self._new = (
                ui.select({}, label=label, on_change=self._compare).props("dense outlined") for label in ("from", "to")
            )
            back = ui.button("Put the first back", on_click=self._back, color=None)
            back.props("dense no-caps outline").classes("wy-plain")
        self._difference = ui.html("", sanitize=False)

    @property
    def status(self) -> str:
        """The verdict on the last one; empty without any."""
        return str(self._kept[-1]["status"]) if self._kept else ""

    def begin(self, versions: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
        """Has these versions in place of its own, and gives the list that grows from now on."""
        self._kept = [dict(one) for one in versions]
        return self._kept

    def keep(self, files: Mapping[str, str], cases: Sequence[Mapping[str, Any]]) -> None:
        """Keeps a version and the verdict on it; where it is the last one again, that alone."""
        status = next((case["status"] for case in cases if case["status"] != "pass"), "pass")
        if self._kept and self._kept[-1]["files"] == files:
            self._kept[-1]["status"] = status
            return
        before = self._kept[-1]["files"] if self._kept else files
        self._kept.append({"when": time.strftime("%H:%M:%S"), "status": status, "files": dict(files),
                           "changed": panels.changed(before, files)})  # fmt: skip
        while sum(len(text) for one in self._kept for text in one["files"].values()) > _LARGEST:
            del self._kept[0]

    async def show(self) -> str:
        """The table, and the last two to compare."""
        rows = {at: f"{at}: {one['when']} {one['status'].replace('_', ' ')}" for at, one in enumerate(self._kept, 1)}
        old = self._old.value if self._old.value in rows else max(1, len(rows) - 1)
        self._old.set_options(rows, value=old if rows else None)
        self._new.set_options(rows, value=len(rows) or None)
        self._compare()
        return panels.versions(self._kept)

    def _chosen(self) -> list[Mapping[str, str]]:
        """The files of the two that are chosen, as far as they are kept."""
        numbers = self._old.value or 0, self._new.value or 0
        return [self._kept[number - 1]["files"] for number in numbers if 0 < number <= len(self._kept)]

    def _compare(self) -> None:
        if len(chosen := self._chosen()) == 2:
            self._difference.set_content(panels.difference(*chosen))

    def _back(self) -> None:
        if chosen := self._chosen():
            self._put_back(chosen[0])
