"""What a submission prints in the calls of a case."""

from __future__ import annotations

from harness.process.submission_process import SubmissionProcess


class Printed:
    """What is printed from the begin of a case until other calls follow than its own."""

    def __init__(self, worker: SubmissionProcess) -> None:
        self._worker = worker
        self._written = 0  # bytes that were printed before the case
        self._text: str | None = None

    def begin(self) -> None:
        """A case begins."""
        self._written, self._text = self._worker.log_size(), None

    def kept(self) -> str:
        """What the case has printed. What changed texts print after that, and repeated calls, is none of it."""
        if self._text is None:
            self._text = self._worker.log_tail(self._written)
        return self._text
