"""The streams of this process, for all that gives them work here: torch's stand-in, the jit, Triton, CuPy and numba.

What work uses is noted here, and two pieces of work that nothing orders raise a finding. In `warpyard run` the program
is another process, whose streams its server has.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from . import emulated_device, environment, remote_service, user_code
from .findings import EmulatorFinding
from .stream_order import Accessed, Conflict, Stream, Streams, Use, Work

streams = Streams(
    "have {second} wait for {first} between the two (torch: wait_stream; CuPy and numba: an event that one records and "
    "the other waits for), or synchronise {first}"
)


_instead = ""


class Memory(NamedTuple):
    """An allocation that a launch may have used: its address, its name for findings, and what holds it."""

    address: int
    name: str
    owner: Any


def begin(what: str, stream: Stream | None = None) -> Work | None:
    """A piece of work that the current stream gets, or ``stream``; None where nothing is followed."""
    stream = stream or streams.current
    if not streams.active or stream is None or emulated_device.recording is not None:
        return None
    return streams.begin(stream, _instead or what, "" if _instead else user_code.asked_at())


@contextlib.contextmanager
def instead(what: str) -> Iterator[None]:
    """Has findings speak of ``what`` in place of the work in the block, which is not the user's and has no line."""
    global _instead
    _instead = what
    try:
        yield
    finally:
        _instead = ""


def launched(work: Work | None, accessed: Iterable[Accessed], memory: Iterable[Memory], kernel: str) -> None:
    """Notes what a launch has used. Raises EmulatorFinding where other work does so too, and nothing orders the two."""
    if work is None:
        return
    known = {one.address: one for one in memory if one.owner is not None}
    uses = [
        Use(runs, wrote, known[address].name, owner=known[address].owner)
        for address, reads, writes in accessed
        if address in known
        for runs, wrote in ((reads, False), (writes, True))
    ]
    used(work, uses, kernel)


def used(work: Work, uses: Iterable[Use], kernel: str = "") -> None:
    """Notes uses of memory, and raises as `launched` does."""
    if found := streams.used(work, uses):
        raise_unless_allowed(found, kernel)


def raise_unless_allowed(found: Conflict, kernel: str) -> None:
    """Raises the finding of a conflict in this process, unless somebody has allowed it."""
    finding = streams.finding(found, (str(found.earlier.place), str(found.later.place)), kernel)
    if allowed(finding):
        return
    report(finding)
    raise user_code.at_home(finding)


def report(finding: EmulatorFinding) -> None:
    """Keeps a finding of this process, and has it reported where another process reports what is found."""
    finding.keep(0)
    if there := remote_service.service():
        there.found(finding)


def allowed(finding: EmulatorFinding) -> bool:
    """Whether somebody has allowed a finding about streams."""
    return any(rule.allows(finding.report, lambda file, line: ()) for rule in environment.ALLOW.read())
