"""Where in the main source an instruction comes from, through wrappers that were inlined."""

from __future__ import annotations

import os

from ...base.line_info import LineInfo, Place

_MOST_FRAMES = 6  # of an inlined chain that a location shows


class Places:
    """`.loc` directives to the line of the main source that they come from, through inlined wrappers: that line, and
    the frames between it and the instruction. Where none is the main source's, as in a library's kernel, the file of
    the kernel itself counts as the main one. A function of the main source with a single line of code,
    `wait(bar, parity)`, is such a wrapper too: its callers say more."""

    def __init__(self, source_name: str, ptx: str):
        """``ptx``: the module's `.file` directives, or all of it."""
        self._source = os.path.basename(source_name)
        self._info = LineInfo(ptx)
        self._wrappers: set[Place] = set()
        self._known: dict[tuple[Place, ...], str] = {}  # of the function, by the frames

    def begin(self, body: str) -> None:
        """A function begins, whose body's text this is."""
        self._info.begin()
        self._wrappers = self._info.single(body)
        self._known = {}

    def place(self, directive: str) -> str | None:
        """``file:line``, with the frames in between behind it; None where the directive names no line."""
        if not (frames := self._info.frames(directive)):
            return None
        if frames not in self._known:
            self._known[frames] = self._place(frames)
        return self._known[frames]

    def _place(self, frames: tuple[Place, ...]) -> str:
        names = [os.path.basename(file) for file, _, _ in frames]
        source = self._source if self._source in names else names[-1]
        inner = 0
        for inner, name in enumerate(names):
            wrapped = frames[inner] in self._wrappers and names[inner + 1 : inner + 2] == [source]
            if name == source and not wrapped:
                break
        return _place([(names[i], frames[i][1]) for i in range(inner, -1, -1)])


def _place(frames: list[tuple[str, int]]) -> str:
    """The place that frames come to, outermost first."""
    # Of a file's own helpers that call each other, the lines stand that enter the file and that leave it.
    files = ["", *(name for name, _ in frames), ""]
    lines = [
        f"{name}:{line}"
        for at, (name, line) in enumerate(frames[1:], start=1)
        if files[at] != name or files[at + 2] != name
    ]
    if len(lines) > _MOST_FRAMES:
        lines[_MOST_FRAMES // 2 : -_MOST_FRAMES // 2] = ["…"]
    outer = f"{frames[0][0]}:{frames[0][1]}"
    return f"{outer} (in {' > '.join(lines)})" if lines else outer
