"""Which work on several streams is ordered, and work that is not though it uses the same bytes.

Each stream counts its work, and knows up to which number that of every other stream is done before its next piece
begins: a vector clock. Events, the default stream and the host carry that knowledge on [CUDA Programming Guide,
"Streams", "Stream synchronization behavior" of the runtime API]. Work whose number a stream does not know is not
ordered before what the stream gets next. Where one stream is all that there is, nothing is followed.

Threads of the host count as one, and what the runtime may do without saying so (a free that waits) counts as order: no
ordered pair is reported, and some that are not ordered are missed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .findings import EmulatorFinding

if TYPE_CHECKING:
    import numpy as np

Clock = dict[int, int]  # counts of work, by the stream's number

_MOST_USES = 4096  # that are remembered
_MOST_HELD = 1 << 30  # bytes of memory that they hold


class Accessed(NamedTuple):
    """Which bytes of an allocation a launch has used.

    Args:
        address: of the allocation.
        reads, writes: i64[runs, 2], first addresses and those behind the last ones, in order.
    """

    address: int
    reads: np.ndarray
    writes: np.ndarray


@dataclass(eq=False)
class Stream:
    """A stream.

    Attributes:
        number: of the stream among all, from 0 on, which is the default stream.
        name: for findings.
        blocking: it and the default stream of its device wait for each other.
        device: the index of its device.
        count: pieces of work that it has got.
        knows: up to which number the work of other streams is done before its next piece begins.
    """

    number: int
    name: str
    blocking: bool
    device: int = 0
    count: int = 0
    knows: Clock = field(default_factory=dict)

    @property
    def after(self) -> Clock:
        """What is done once all its work is."""
        return {**self.knows, self.number: self.count}


@dataclass(frozen=True)
class Work:
    """A launch, copy or operation of torch.

    Attributes:
        stream: where it runs.
        number: on that stream, from 1 on.
        what: it is, for findings: ``"kernel scale"``, ``"cudaMemcpyAsync"``.
        place: where it was asked for: ``"file:line"``, or something that the front end makes that of.
    """

    stream: Stream
    number: int
    what: str
    place: Any


@dataclass(frozen=True)
class Use:
    """Bytes of one allocation that a piece of work reads or writes.

    Attributes:
        runs: as in `Accessed`.
        writes: it writes them; else it reads them.
        name: of the allocation, for findings.
        token: what differs between allocations that lie at one address one after the other; None: ``owner`` is kept,
            and the address is its own until then.
        owner: holds the memory.
    """

    runs: np.ndarray
    writes: bool
    name: str
    token: Any = None
    owner: Any = None


class Conflict(NamedTuple):
    """Two pieces of work that use the same bytes, with nothing that orders them."""

    earlier: Work
    wrote: bool
    later: Work
    use: Use
    address: int


class Streams:
    """The streams of a program.

    Args:
        advice: what would order two streams, for findings; with the names of both, ``{first}`` and ``{second}``.

    Attributes:
        default: the legacy default stream of the first device.
        one_device: the process uses one device, whatever its number is: it alone needs not be followed.
        current: what work without a stream of its own goes to; None where that cannot be known.
        active: there is a second stream, so that work has to be followed.
        handed_out: a stream's handle was given to others, in place of which they may name the default stream.
    """

    def __init__(self, advice: str) -> None:
        self.advice = advice
        self.default = Stream(0, "the default stream", True)
        self.current: Stream | None = self.default
        self.active = self.handed_out = self.one_device = False
        self._defaults = {0: self.default}
        self._all = [self.default]
        self._host: Clock = {}
        self._uses: dict[Any, tuple[Work, Use]] = {}  # the oldest first; a stream's equal uses are one
        self._held = 0  # bytes of memory that they hold

    def default_of(self, device: int) -> Stream:
        """The legacy default stream of a device."""
        if device not in self._defaults:
            made = Stream(len(self._all), f"the default stream of device {device}", True, device)
            self._defaults[device] = made
            self._all.append(made)
            self.active = self.active or not self.one_device
        return self._defaults[device]

    def follow(self, devices: int) -> None:
        """There are so many devices, whose default streams are followed from now on."""
        for device in range(devices if not self.one_device else 0):
            self.default_of(device)

    def use_one_device(self) -> None:
        """The process uses one device, whatever others there are."""
        self.one_device, self.active = True, len(self._all) > len(self._defaults)

    def is_default(self, stream: Stream | None) -> bool:
        """Whether it is the default stream of a device."""
        return stream in self._defaults.values()

    def make(self, blocking: bool, name: str = "", device: int = 0) -> Stream:
        """A new stream of a device. ``blocking``: it and the default stream wait for each other."""
        made = Stream(len(self._all), name, blocking, device)
        made.name = name or f"stream {made.number}"
        self._all.append(made)
        self.active = True
        return made

    def _ready(self, stream: Stream) -> Clock:
        """What is done before the stream's next piece of work begins."""
        _join(stream.knows, self._host)
        if self.is_default(stream):
            for other in self._all:
                if other.blocking and other is not stream and other.device == stream.device:
                    _join(stream.knows, other.after)
        elif stream.blocking:
            _join(stream.knows, self.default_of(stream.device).after)
        return stream.knows

    def begin(self, stream: Stream, what: str, place: Any) -> Work:
        """A piece of work that the stream gets."""
        self._ready(stream)
        stream.count += 1
        return Work(stream, stream.count, what, place)

    def record(self, stream: Stream) -> Clock:
        """What an event stands for that is recorded now."""
        self._ready(stream)
        return stream.after

    def wait(self, stream: Stream, event: Clock) -> None:
        """The stream's next piece of work waits for an event."""
        self._ready(stream)
        _join(stream.knows, event)

    def meet(self, streams: Iterable[Stream]) -> None:
        """Each of these waits for what the others have got."""
        all_of_them = list(streams)
        events = [self.record(one) for one in all_of_them]
        for one in all_of_them:
            for event in events:
                self.wait(one, event)

    def meet_devices(self) -> None:
        """The default streams of all devices wait for each other, as a copy between devices has them do."""
        if len(self._defaults) > 1:
            self.meet(self._defaults.values())

    def host_waits(self, event: Clock | None = None) -> None:
        """The host waits for an event; None: for all that there is."""
        for clock in [event] if event is not None else [stream.after for stream in self._all]:
            _join(self._host, clock)
        for key, (work, _) in list(self._uses.items()):
            if work.number <= self._host.get(work.stream.number, 0):
                self._forget(key)

    def used(self, work: Work, uses: Iterable[Use]) -> Conflict | None:
        """Notes what the newest piece of work of its stream uses; the first conflict with other work."""
        found, new = None, [use for use in uses if len(use.runs)]
        knows = work.stream.knows
        others = {one for one in self._all if one is not work.stream and one.count > knows.get(one.number, 0)}
        for before, other in self._uses.values() if others and new else ():
            if before.stream not in others or before.number <= knows.get(before.stream.number, 0):
                continue
            for use in new:
                if found is None and (use.writes or other.writes) and (at := _meet(use, other)) is not None:
                    found = Conflict(before, other.writes, work, use, at)
        for use in new:
            self._keep(work, use)
        return found

    def _keep(self, work: Work, use: Use) -> None:
        """Remembers a use, in the place of an equal one by the same stream."""
        key = work.stream.number, use.writes, use.token, use.runs.tobytes()
        if key in self._uses:
            self._forget(key)
        self._uses[key] = work, use
        self._held += _span(use)
        while len(self._uses) > _MOST_USES or (self._held > _MOST_HELD and self._uses):
            self._forget(next(iter(self._uses)))

    def _forget(self, key: Any) -> None:
        self._held -= _span(self._uses.pop(key)[1])

    def finding(self, found: Conflict, where: Sequence[str], kernel: str = "") -> EmulatorFinding:
        """The finding of a conflict. ``where``: ``file:line`` of the earlier work and of the later one, at which it is
        reported unless that has none."""
        earlier, later, use = found.earlier, found.later, found.use
        first, second = earlier.stream.name, later.stream.name
        missing = self.advice.format(first=first, second=second)
        did, mine = "wrote" if found.wrote else "read", "writes" if use.writes else "reads"
        message = (
            f"{later.what} on {second} {mine} global address {found.address:#x} ({use.name}), which {earlier.what} on "
            f"{first}{f' at {where[0]}' if where[0] else ''} {did}; nothing orders the two streams: {missing}"
        )
        before = {"location": where[0], "access": "write" if found.wrote else "read"}
        return EmulatorFinding(
            "race", message, address=hex(found.address), space="global", access="write" if use.writes else "read",
            earlier=before, missing=missing,
        ).locate(location=where[1] or where[0] or None, kernel=kernel or None)  # fmt: skip


def _join(known: Clock, other: Clock) -> None:
    for number, count in other.items():
        if count > known.get(number, 0):
            known[number] = count


def _span(use: Use) -> int:
    """Bytes of the memory that a use holds."""
    return int(use.runs[-1, 1] - use.runs[0, 0]) if use.owner is not None else 0


def _meet(one: Use, other: Use) -> int | None:
    """The first address that both use, if there is one."""
    if one.token is not None and other.token is not None and one.token != other.token:
        return None
    a, b = one.runs, other.runs
    if a[-1, 1] <= b[0, 0] or b[-1, 1] <= a[0, 0]:
        return None
    behind = b[:, 1].searchsorted(a[:, 0], "right")  # of the other's runs the first that ends behind each beginning
    inside = behind < len(b)
    starts = b[behind[inside], 0]
    low, high = a[inside, 0], a[inside, 1]
    met = starts < high
    return int(max(low[met][0], starts[met][0])) if met.any() else None
