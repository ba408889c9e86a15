"""What ends the timing of a case: a reply that is a failure."""

from __future__ import annotations

from harness.checking import checker
from harness.wire import messages
from harness.wire.messages import R


class Stop(Exception):
    """Ends a case: (status, message, detail)."""


def succeeded(reply: R | messages.Refused | messages.Failed) -> R:
    """The reply, which must be no failure. Raises Stop."""
    if isinstance(reply, (messages.Refused, messages.Failed)):
        raise Stop(*checker.classify(reply))
    return reply


def first_line(reply: messages.Refused | messages.Failed) -> str:
    """The first line of what a failure says."""
    return next(iter(checker.classify(reply)[1].splitlines()), "no reason given")
