"""What is asked of the service, the process beside a submission's that compiles and emulates for it.

The submission's process asks it to compile and to launch, and is not believed. The evaluator asks it what happened.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from harness.wire.limits import LARGEST_REPLY, NAME, Name, Size, Text, clip, within

LARGEST = 256 << 20  # bytes of a request: PTX and sources are texts, memory does not come this way
PAGE = 4096
KERNELS = "kernels"  # the file beside a trace with the PTX of what was launched, a JSON document a line
_END = 1 << 47  # of the addresses of user space

Address = Annotated[int, Meta(ge=0, lt=_END)]
Dims = tuple[Size, Size, Size]


class Allocation(Struct, frozen=True, array_like=True):
    """Memory of the submission's process that a kernel may access, or may not as it is ``on_host``; ``name`` is what a
    finding calls it."""

    address: Address
    size: Annotated[int, Meta(ge=0, lt=_END)]
    name: Name
    on_host: bool = False


class Span(NamedTuple):
    """Whole pages that allocations lie in, and where they begin in the memory file."""

    start: int
    end: int
    offset: int


class Piece(NamedTuple):
    """Some bytes of memory."""

    address: int
    size: int


# From the submission's process.


class Hello(Struct, tag=True):
    """Where the heap of the submission's process begins: the service keeps away from there."""

    heap: Address


class Compile(Struct, tag=True):
    """Compile a source, as ``jit.compile``, into the cache."""

    source: str
    arch: Name
    defines: dict[Name, str | int | float | None]
    options: list[str]
    include_dirs: list[str]
    name_expressions: list[str]


class Load(Struct, tag=True):
    """Take PTX text; it is the module of this number. ``variables``: name and address of those whose memory the
    submission's process has; a launch brings it along as allocations."""

    number: Size
    ptx: str
    name: Text
    variables: list[tuple[Text, Address]] = []


class Room(Struct, tag=True):
    """Give a memory file of at least so many bytes, in which memory comes and goes."""

    size: Annotated[int, Meta(ge=0, lt=_END)]


class Launch(Struct, tag=True):
    """Run a kernel, as ``jit.emulator.Request`` says it. ``spans`` are the pages that the allocations lie in: the
    service keeps its copy of them until a launch comes without them. ``fresh`` is what it has to take from the memory
    file; all else is as the last launch left it."""

    module: Size
    entry: Text
    params: bytes
    allocations: Annotated[list[Allocation], Meta(max_length=65536)]
    grid: Dims
    block: Dims
    smem: Size
    cluster: Dims | None
    cooperative: bool
    spans: Annotated[list[Span], Meta(max_length=65536)]
    fresh: Annotated[list[Piece], Meta(max_length=1 << 20)]


# From the evaluator.


class Begin(Struct, tag=True):
    """A call begins: forget what happened before. ``schedule`` chooses the order of warps, CTAs and copies."""

    schedule: int


class Tell(Struct, tag=True):
    """Tell what happened since the call began."""


Request = Hello | Compile | Load | Room | Launch | Begin | Tell


# From the service.


class Done(Struct, tag=True):
    """It is done. ``changed`` is what the memory file has anew."""

    changed: list[Piece] = []


class Raised(Struct, tag=True):
    """An error: its class's name, its message, and its report if it has one."""

    name: Name
    message: Text
    report: Any = None

    def __post_init__(self) -> None:
        within(self.report)


class Told(Struct, tag=True):
    """What happened in a call.

    Args:
        launches: kernels that ran.
        finding, message: the report of the first finding, and its message; None where there was none.
        remarks: what was noted without being a defect, and the modes that change what a run means.
        counters: what was counted, by kernel.
    """

    launches: Size = 0
    finding: dict[str, Any] | None = None
    message: Text = ""
    remarks: Annotated[list[Text], Meta(max_length=1024)] = []
    counters: dict[str, Any] = {}

    def __post_init__(self) -> None:
        within(self.finding)
        within(self.counters)


Reply = Done | Raised | Told

_encode = msgspec.msgpack.Encoder(enc_hook=str).encode
asked = msgspec.msgpack.Decoder(Request).decode
answered = msgspec.msgpack.Decoder(Reply).decode


def encode(message: Request | Reply) -> bytes:
    """A message as bytes. A reply that cannot be carried loses its report and its counters."""
    try:
        data = _encode(message)
        if not isinstance(message, Told | Raised) or len(data) <= LARGEST_REPLY:
            return data
    except (TypeError, ValueError, OverflowError, RecursionError):
        pass
    if isinstance(message, Raised):
        return _encode(Raised(clip(message.name), clip(message.message)))
    assert isinstance(message, Told)
    finding = message.finding and {key: clip(str(value), NAME) for key, value in message.finding.items()}
    return _encode(Told(message.launches, finding, clip(message.message)))


def spans(allocations: list[Allocation]) -> list[Span]:
    """The pages of all allocations in the order of their addresses, one behind the other in a file."""
    found: list[Span] = []
    for one in sorted(allocations, key=lambda each: each.address):
        start, end = one.address // PAGE * PAGE, -(-(one.address + one.size) // PAGE) * PAGE
        if found and start < found[-1].end:
            last = found.pop()
            found.append(last._replace(end=max(end, last.end)))
        else:
            found.append(Span(start, end, found[-1].offset + found[-1].end - found[-1].start if found else 0))
    return [span for span in found if span.end > span.start]
