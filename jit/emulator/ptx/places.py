"""Where in the main source an instruction comes from, through wrappers that were inlined."""

from __future__ import annotations

import itertools
import os

from ...line_info import LineInfo

_MOST_FRAMES = 6  # of an inlined chain that a location tells of


class Places:
    """`.loc` directives to the line of the main source that they come from, through inlined wrappers: that line, and
    the frames between it and the instruction. Where none is the main source's, as in a library's kernel, all frames.
    A function of the main source with a single line of code, `wait(bar, parity)`, is such a wrapper too: its callers
    tell more."""

    def __init__(self, source_name: str, ptx: str):
        self._source = os.path.basename(source_name)
        self._info = LineInfo(ptx)
        self._wrappers = self._info.single()
        self.begin = self._info.begin

    def place(self, directive: str) -> str | None:
        """``file:line``, with the frames in between behind it; None where the directive names no line."""
        frames = self._info.frames(directive)
        names = [os.path.basename(file) for file, _, _ in frames]
        inner = 0
        for inner, name in enumerate(names):
            wrapped = frames[inner] in self._wrappers and names[inner + 1 : inner + 2] == [self._source]
            if name == self._source and not wrapped:
                break
        return _told([(names[i], frames[i][1]) for i in range(inner, -1, -1)]) if frames else None


def _told(frames: list[tuple[str, int]]) -> str:
    """The place that frames come to, outermost first."""
    # A file's own helpers are folded into the line that enters the file; the innermost line always stands.
    told = [f"{name}:{line}" for (before, _), (name, line) in itertools.pairwise(frames) if name != before]
    if len(frames) > 1 and frames[-1][0] == frames[-2][0]:
        told.append(f"{frames[-1][0]}:{frames[-1][1]}")
    if len(told) > _MOST_FRAMES:
        told[_MOST_FRAMES // 2 : -_MOST_FRAMES // 2] = ["…"]
    outer = f"{frames[0][0]}:{frames[0][1]}"
    return f"{outer} (in {' > '.join(told)})" if told else outer
