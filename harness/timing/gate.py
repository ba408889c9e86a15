"""What queued calls wait for on a GPU: a word in memory of the evaluator's.

A process that does not wait gains nothing: its calls then run on contents that are replaced before the clock starts.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from harness.process.session import Session
from harness.timing.timed_machine import Host
from harness.wire import asking, messages, transfer

_PATIENCE = 0.3  # seconds to queue calls in, and as much again for calls that take the host long


class NotQueued(Exception):
    """The calls of a batch were not all queued before the first of them ran."""


class Gate:
    """The words of one case: one for which calls wait, and one where the calls of a chain say that they are done.

    Args:
        session: the submission's process.
        machine: what the calls run on.
        asked: has a request done that gives nothing back.
    """

    def __init__(self, session: Session, machine: Host, asked: Callable[[asking.Request], None]) -> None:
        self._session, self._machine, self._asked = session, machine, asked
        self._gate: transfer.Shared | None = None
        self._told: transfer.Shared | None = None
        self._opened = 0  # the last value that was written to the gate

    def next(self, count: int = 1) -> tuple[transfer.Shared, int]:
        """The memory that queued calls wait for, and the first of the next ``count`` values that are written there."""
        if self._gate is None:
            self._gate = self._word()
        self._opened += count
        return self._gate, self._opened - count + 1

    def told(self) -> transfer.Shared:
        """The memory where a chain's calls say that they are done."""
        if self._told is None:
            self._told = self._word()
        return self._told

    def _word(self) -> transfer.Shared:
        word = self._session.slots.new(4, self._machine.place("cuda"))
        word.bytes.zero_()
        self._machine.synchronize()
        return word

    def queue(self, request: asking.Queue, gate: transfer.Shared, host_ns: float) -> None:
        """Has calls queued, of which each takes the host so many nanoseconds. Raises NotQueued where one of them waits
        for the device: the gate opens then, for all, so that none waits for ever. Raises Failed."""
        late = []

        def too_late() -> None:
            late.append(True)
            self._machine.open_gate(gate, self._opened)
            self._machine.synchronize()

        timer = threading.Timer(_PATIENCE + min(_PATIENCE, 5e-9 * request.count * host_ns), too_late)
        timer.daemon = True
        timer.start()
        try:
            self._asked(request)
        finally:
            timer.cancel()
            timer.join()
        if late:
            raise NotQueued

    def close(self) -> list[transfer.Shared]:
        """Forgets the words, and returns them."""
        words = [word for word in (self._gate, self._told) if word is not None]
        self._gate, self._told = None, None
        return words


class Queued:
    """The calls of one batch, queued on the device behind a gate that the evaluator opens.

    Args:
        session, machine, gate: those of the case.
        count: how many calls.
        host_ns: nanoseconds that each takes the host.
        timeout: seconds that the calls may take.
    """

    def __init__(
        self, session: Session, machine: Host, gate: Gate, count: int, host_ns: float, timeout: float
    ) -> None:  # fmt: skip
        self._session, self._machine, self._count, self._timeout = session, machine, count, timeout
        self._gate, self._host_ns = gate, host_ns
        self._word, self._value = gate.next()
        self._pending = False

    def fill(self) -> None:
        """Has the calls queued. Raises NotQueued where one of them waits for the device: the gate opens then, so that
        none waits for ever. Raises Failed."""
        self._pending = True
        self._gate.queue(asking.Queue(self._count, self._word.descriptor, self._value), self._word, self._host_ns)

    def open(self) -> None:
        """Lets the calls begin."""
        self._pending = False
        self._machine.open_gate(self._word, self._value)

    def drain(self) -> None:
        """Lets calls that nobody has waited for run, and waits for them."""
        if self._pending:
            self.open()
            request = asking.Go(self._count, None, "queued")
            self._session.worker.request(request, messages.Batched, timeout=self._timeout)
