"""The source texts that a submission's process had compiled: the evaluator finds their lines in the user's file.

They decide no more than the line of that file that is shown."""

from __future__ import annotations

from harness.wire.limits import LONGEST_SOURCE, MOST_SOURCES, clip
from jit.base import user_code


class CompiledSources:
    """Reports each text once."""

    def __init__(self) -> None:
        self._sent: set[str] = set()

    def take(self) -> dict[str, str]:
        """The texts that were not reported yet; the newest, where there are too many."""
        new = {key: text for key, text in user_code.texts().items() if key not in self._sent}
        self._sent.update(new)
        short = [(key, clip(text)) for key, text in new.items() if len(text) <= LONGEST_SOURCE]
        return dict(short[-MOST_SOURCES:])
