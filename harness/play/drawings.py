"""The tab of layouts: where a tile's bytes lie in shared memory, and which lane holds which element."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nicegui import ui

from harness.errors import HarnessError
from harness.play.users import User
from harness.play.workspace import Workspace
from harness.report import layouts, panels

_PATTERNS = {
    "units": "8 lanes read a column of 16-byte units",
    "words": "32 lanes read a column of words",
    "row": "lanes read a row",
}
_OWN = "what stands in the form"


class Drawings:
    """The form and its pictures. The running kernel fills the form: its tensor maps, and the descriptors of its
    products."""

    def __init__(self, space: Workspace) -> None:
        self._space = space
        self._read: dict[str, str] | None = None  # the files that the kernel was asked with
        self._of_run: dict[str, Mapping[str, Any]] = {}
        self._at = 0
        with ui.element("div").classes("wy-form row items-center"):
            self._known = ui.select([_OWN], value=_OWN, label="of the running kernel", on_change=self._chosen)
            self._known.classes("wy-known")
            self._form = {
                "swizzle": ui.select(list(layouts.SWIZZLES), value="128B", label="swizzle", on_change=self.draw),
                "row_bytes": ui.number("bytes of a row", value=128, min=16, max=1024, step=16, on_change=self.draw),
                "rows": ui.number("rows", value=32, min=1, max=256, on_change=self.draw),
                "bits": ui.input("matrix descriptor, hex", on_change=self.draw).props("clearable"),
            }
            self._pattern = ui.select(_PATTERNS, value="units", label="read", on_change=self.draw)
            self._column = ui.number("which one", value=0, min=0, max=255, on_change=self.draw)
        self._note = ui.label("").classes("wy-keys").props("role=status")
        self._tile = ui.html("", sanitize=False)
        self._name = ui.select(
            list(layouts.FRAGMENTS), value=next(iter(layouts.FRAGMENTS)), label="fragment", on_change=self.draw
        ).classes("wy-known")
        for one in (*self._form.values(), self._pattern, self._column, self._known, self._name):
            one.props("dense outlined")
        self._fragment = ui.html("", sanitize=False)
        self.draw()

    async def ask(self, user: User) -> None:
        """Runs the kernel once, unless it is the one that ran, and offers its tensor maps and descriptors."""
        files = dict(self._space.files)
        if files == self._read:
            return
        self._note.text = "the kernel runs, for its tensor maps and descriptors …"
        try:
            async with user.verb():
                document = await self._space.trace()
        except HarnessError as error:
            self._note.text, self._of_run, fragments = f"nothing is known of the kernel: {error}", {}, {}
        else:
            self._read, fragments = files, document["fragments"]
            found = (*document["maps"], *document["matrices"])
            self._of_run = {_title(one): one for one in found if one.get("interleave", "none") == "none"}
            self._note.text = "" if self._of_run else "The kernel has no tensor map, and no descriptor of a product."
        self._known.set_options([*self._of_run, _OWN], value=next(iter(self._of_run), _OWN))
        names = {name: f"{name}: {', '.join(fragments[name])} of the kernel" for name in fragments}
        names |= {name: name for name in layouts.FRAGMENTS if name not in names}
        self._name.set_options(names, value=next(iter(names)))
        self._chosen()

    def _chosen(self) -> None:
        one = {"bits": "", "at": 0, **self._of_run.get(str(self._known.value), {})}
        self._at = one["at"]
        for name in self._form.keys() & one.keys():
            self._form[name].value = one[name]
        self.draw()

    def draw(self) -> None:
        """Draws what the form says."""
        swizzle, row, rows, bits = (one.value for one in self._form.values())
        try:
            if bits:
                tile = layouts.of_descriptor(layouts.hexadecimal(bits), int(rows or 1))
            else:
                tile = layouts.of_map(swizzle, int(row or 0), int(rows or 0), self._at)
            logical, shared, caption = layouts.picture(tile, str(self._pattern.value), int(self._column.value or 0))
        except HarnessError as error:
            self._tile.set_content(panels.error(str(error), error.hint))
        else:
            self._tile.set_content(panels.tile(tile.title, caption, logical, shared))
        self._fragment.set_content(panels.fragment(layouts.fragment(str(self._name.value))))


def _title(one: Mapping[str, Any]) -> str:
    if "bits" in one:
        return f"{one['place']}: operand {one['operand']}, descriptor {one['bits']}"
    box = " × ".join(map(str, one["box"]))
    return f"{one['place']}: tensor map, box {box} of {one['dtype']}, swizzle {one['swizzle']}"
