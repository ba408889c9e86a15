"""What is timed beside a submission: the task's peers, and another submission."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from harness.checking import verdict
from harness.checking.judge import Refused
from harness.errors import WorkerDied, WorkerTimeout
from harness.process.session import Session
from harness.timing import stats
from harness.timing.record import Entry
from harness.timing.stop import Stop, succeeded
from harness.wire import transfer


@dataclass(frozen=True)
class Rivals:
    """What is timed beside the submission, between its calls, each in a process of its own.

    Args:
        peers: the process of the task's peers; None times none.
        against: that of another submission; None times none.
    """

    peers: Session | None = None
    against: Session | None = None

    @property
    def sessions(self) -> list[Session]:
        """Those that there are."""
        return [session for session in (self.peers, self.against) if session is not None]

    def load(self, timeout: float) -> list[Entry]:
        """Has each process import what is its own. What cannot be imported is out."""
        entries: list[Entry] = []
        if self.peers is not None:
            whole = Entry("peers.py", self.peers)
            with at_its_own_cost(whole):
                entries += [Entry(name, self.peers, name) for name in succeeded(self.peers.load_peers(timeout)).names]
            entries += [whole] if whole.out else []
        if self.against is not None:
            other = Entry(str(self.against.submission), self.against)
            with at_its_own_cost(other):
                succeeded(self.against.load(timeout))
            entries.append(other)
        return entries


@contextlib.contextmanager
def at_its_own_cost(rival: Entry) -> Iterator[None]:
    """What goes wrong with a peer, or with another submission, is said of that one, which is not called again."""
    try:
        yield
    except Stop as stop:
        rival.status, rival.message = stop.args[0], next(iter(str(stop.args[1]).splitlines()), "no reason given")
    except (Refused, transfer.OutputError) as error:
        rival.status, rival.message = verdict.REFUSED, str(error)
    except WorkerTimeout as error:
        rival.status, rival.message = verdict.TIMEOUT, f"{error}; killed"
    except WorkerDied as error:
        rival.status, rival.message = verdict.CRASH, str(error)


def cost_of(one: Entry, entry: Entry) -> contextlib.AbstractContextManager[None]:
    """What goes wrong with ``entry`` ends the case, and with another one is said of that."""
    return contextlib.nullcontext() if one is entry else at_its_own_cost(one)


def document(entry: Entry, rival: Entry) -> dict[str, Any]:
    """Plain data for JSON: the rival's verdict, its times, and how many times the submission's they are; of one that
    failed there are none."""
    fields: dict[str, Any] = {"name": rival.name, "status": rival.status, "message": rival.message}
    if rival.times and not rival.out:
        count = min(len(rival.times), len(entry.times))
        fields["device_ns"] = stats.summarise(rival.times).document()
        fields["speedup"] = stats.ratio(rival.times[:count], entry.times[:count]).document()
    return fields
