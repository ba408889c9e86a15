"""Whose turn it is: while one function is timed, the processes of all others stand still."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from harness.checking import verdict
from harness.checking.judge import Refused
from harness.process import freezing
from harness.process.session import Session
from harness.timing import timed_machine
from harness.timing.peers import Rivals
from harness.timing.record import Entry

_TRIES = 4  # to see nothing else on the GPU

T = TypeVar("T")


class Turns:
    """The turns of one case.

    Args:
        session: the submission's process.
        rivals: those of the others.
        machine: what the calls run on.

    Attributes:
        beside: what is timed beside the submission.
    """

    def __init__(self, session: Session, rivals: Rivals, machine: timed_machine.Host) -> None:
        self._session, self._rivals, self._machine = session, rivals, machine
        self.beside: Sequence[Entry] = ()

    @contextlib.contextmanager
    def of(self, one: Entry) -> Iterator[None]:
        """While one is timed, the processes of all others stand still. Raises Refused where the submission's do not,
        whose turn it may be; a rival whose do not is out."""
        others = {session: None for session in (self._session, *self._rivals.sessions) if session is not one.session}
        held = {each: self._machine.standstill(each.worker) for each in others if each.worker.alive}
        try:
            for session, still in held.items():
                with self._not_frozen(session):
                    still.stop()
            yield
            for session, still in held.items():
                with self._not_frozen(session):
                    still.held()
        finally:
            for session, still in held.items():
                if still.stopped and session.worker.alive:
                    still.go()

    def without_all(self, measured: Callable[[], T]) -> T:
        """What the evaluator measures of work of its own, while the processes of all stand still and nothing of theirs
        runs on the GPU: a submission that made such work slow would be allowed as much more time. Raises Refused."""
        with contextlib.ExitStack() as stack:
            for session in (self._session, *self._rivals.sessions):
                if session.worker.alive:
                    stack.enter_context(self._standing_still(session))
            quiet = self._machine.write(lambda: None)
            for _ in range(_TRIES):
                found = measured()
                before, quiet = quiet, self._machine.write(lambda: None)
                if before and quiet:
                    return found
        raise Refused("other work runs on the GPU while the evaluator times work of its own, though all stand still")

    @contextlib.contextmanager
    def _standing_still(self, session: Session) -> Iterator[None]:
        still = self._machine.standstill(session.worker)
        try:
            with self._not_frozen(session):
                still.stop()
            yield
            if session.worker.alive:
                with self._not_frozen(session):
                    still.held()
        finally:
            if still.stopped and session.worker.alive:
                still.go()

    def watch(self, one: Entry) -> None:
        """Raises Refused where a GPU works though all processes stand still: work that one of them has left there would
        slow this one. Whose work it is cannot be seen, so no submission gets a longer time for it."""
        still = self._machine.standstill(one.session.worker)
        try:
            with self._not_frozen(one.session):
                still.stop()
            if not any(self._machine.write(lambda: None) for _ in range(_TRIES)):
                one.times.clear()
                raise Refused(
                    "other work runs on the GPU during the timed calls, of this submission or left by another one: the "
                    "time would not be valid"
                )
        finally:
            if still.stopped and one.session.worker.alive:
                still.go()

    @contextlib.contextmanager
    def _not_frozen(self, session: Session) -> Iterator[None]:
        try:
            yield
        except freezing.NotFrozen as error:
            told = f"processes must not go on while another is timed: {error}"
            session.worker.kill(told)
            if session is self._session:
                raise Refused(told) from None
            for rival in self.beside:
                if rival.session is session and not rival.out:
                    rival.status, rival.message = verdict.REFUSED, told
