"""What compilers warn of in a submission's process, and what was not emulated: the evaluator reports it as a note, on a
pass too."""

from __future__ import annotations

import warnings
from typing import Any

from harness.wire.limits import MOST_WARNINGS, clip
from jit.base.errors import CompileWarning, NotEmulatedWarning


class CompilerWarnings:
    """Keeps these warnings from now on, instead of their being printed. Others are printed as before."""

    def __init__(self) -> None:
        self._kept: dict[str, None] = {}
        self._print = warnings.showwarning
        warnings.showwarning = self._show
        warnings.filterwarnings("always", category=CompileWarning)

    def take(self) -> list[str]:
        """What was kept since the last time."""
        kept, self._kept = list(self._kept), {}
        return [clip(text) for text in kept[:MOST_WARNINGS]]

    def _show(self, message: Any, category: type[Warning], *place: Any, **options: Any) -> None:
        if issubclass(category, (CompileWarning, NotEmulatedWarning)):
            self._kept.setdefault(str(message))
        else:
            self._print(message, category, *place, **options)
