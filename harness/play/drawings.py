"""The tab of layouts: where a tile's bytes lie in shared memory, and which lane holds which element."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nicegui import ui

from harness.errors import HarnessError
from harness.play import panels
from harness.play.workspace import Workspace
from harness.report import layouts

_PATTERNS = {
    "units": "8 lanes read a column of 16-byte units",
    "words": "32 lanes read a column of words",
    "row": "lanes read a row",
}
_BOX = re.compile(r"TensorMapSpec\([^#\n]*?box=\((\d+), *(\d+)[^#\n]*?swizzle=\"(\w+)\"")


class Drawings:
    """The form and its pictures."""

    def __init__(self, space: Workspace) -> None:
        self._space = space
        self._seen = ""
        with ui.element("div").classes("wy-form"):
            self._swizzle = ui.select(list(layouts.SWIZZLES), value="128B", label="swizzle", on_change=self.draw)
            self._row = ui.number("bytes of a row", value=128, min=16, max=1024, step=16, on_change=self.draw)
            self._rows = ui.number("rows", value=32, min=1, max=256, on_change=self.draw)
            self._pattern = ui.select(_PATTERNS, value="units", label="read", on_change=self.draw)
            self._column = ui.number("which", value=0, min=0, max=255, on_change=self.draw)
            self._bits = ui.input("or a matrix descriptor (hex)", on_change=self.draw).props("clearable")
            self._known = ui.select({}, label="of the running kernel", on_change=self._chosen).props("clearable")
            ui.button("Ask the kernel", on_click=self._ask, color=None).props("dense no-caps outline").classes(
                "wy-plain"
            )
        for one in (self._swizzle, self._row, self._rows, self._pattern, self._column, self._bits, self._known):
            one.props("dense outlined")
        self._tile = ui.html("", sanitize=False)
        self._name = ui.select(
            list(layouts.FRAGMENTS), value=next(iter(layouts.FRAGMENTS)), label="fragment", on_change=self.draw
        )
        self._name.props("dense outlined")
        self._fragment = ui.html("", sanitize=False)
        self.draw()

    def read(self, files: Mapping[str, str]) -> None:
        """Takes the box and the swizzle of the first tensor map that the sources name, if they are new."""
        found = next((match for text in files.values() if (match := _BOX.search(text))), None)
        if found and found[0] != self._seen:
            self._seen = found[0]
            inner, rows, swizzle = int(found[1]), int(found[2]), found[3]
            size = 4 if "float32" in "".join(files.values()) or "float*" in "".join(files.values()) else 2
            self._swizzle.value, self._row.value, self._rows.value = swizzle, inner * size, rows

    def draw(self) -> None:
        """Draws what the form says."""
        try:
            if self._bits.value:
                tile = layouts.of_descriptor(_number(str(self._bits.value)), int(self._rows.value or 1))
            else:
                tile = layouts.of_map(str(self._swizzle.value), int(self._row.value or 0), int(self._rows.value or 0))
            logical, shared, caption = layouts.picture(tile, str(self._pattern.value), int(self._column.value or 0))
        except HarnessError as error:
            self._tile.set_content(panels.error(str(error), error.hint))
        else:
            named = (("the tile: rows, and their units of 16 bytes", logical),
                     ("shared memory: lines of 128 bytes, by their banks", shared))  # fmt: skip
            drawn = "".join(
                f'<figure class="wide" tabindex="0"><figcaption>{name}</figcaption>{one}</figure>'
                for name, one in named
            )
            self._tile.set_content(
                f"<p>{panels.escape(tile.title)}: {panels.escape(caption)}. Point at a unit to see it in both.</p>"
                f'<div class="layouts">{drawn}</div>'
            )
        fragment = layouts.fragment(str(self._name.value))
        self._fragment.set_content(
            "<p>Point at an element to see all that its thread holds.</p>"
            f'<div class="wide" tabindex="0">{fragment}</div>'
        )

    def _chosen(self) -> None:
        if self._known.value:
            self._bits.value = str(self._known.value)

    async def _ask(self) -> None:
        """Runs the kernel once, and offers the descriptors that its products had."""
        try:
            found = await self._space.descriptors()
        except HarnessError as error:
            self._tile.set_content(panels.error(str(error), error.hint))
            return
        self._known.set_options({bits: f"{place}: {name} {bits}" for bits, (place, name) in found.items()})
        if found:
            self._known.value = next(iter(found))
        else:
            ui.notify("The kernel had no product whose operands a descriptor names.")


def _number(text: str) -> int:
    try:
        return int(text, 16)
    except ValueError:
        raise HarnessError(f"descriptor: expected a hexadecimal number, got {text[:40]!r}") from None
