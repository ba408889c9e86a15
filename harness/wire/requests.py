"""What is asked of the service, the process beside a submission's that compiles and emulates for it.

The submission's process asks it to compile and to launch, and is not believed: no request says where memory of the
service is, or how long. The evaluator asks it what happened.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from harness.wire import asking
from harness.wire.limits import LARGEST_REPLY, MOST_TRACED, NAME, Name, Size, Text, clip, within
from jit.extension.build_plan import Plan

MOST_VIEWS = 64  # parts of one piece of memory
LARGEST = 256 << 20  # bytes of a request: PTX and sources are texts, memory does not come this way
GO = b"g"  # the first byte of the evaluator's connection: the service has been limited, and may begin
KERNELS = "kernels"  # the file beside a trace with the PTX of what was launched, a JSON document a line
_END = 1 << 47  # of the addresses of user space

Address = Annotated[int, Meta(ge=0, lt=_END)]
Dims = tuple[Size, Size, Size]


class Held(Struct, frozen=True, array_like=True):
    """A piece of device memory that a kernel may access.

    Args:
        address: what the kernel takes for the address of its first byte.
        offset: where it was handed out.
        name: what a finding calls it.
        views: the addresses of the parts that the launch was given, as ``jit.emulator.Allocation`` has them.
    """

    address: Address
    offset: Size
    name: Name
    views: Annotated[list[tuple[Address, Address]], Meta(max_length=MOST_VIEWS)] = []


class OtherMemory(Struct, frozen=True, array_like=True):
    """Memory of the host, memory that was ``freed``, or that of another device, ``peer``, which a kernel may not
    access: a finding says what it is."""

    address: Address
    size: Annotated[int, Meta(ge=0, lt=_END)]
    name: Name
    freed: Name = ""
    peer: Name = ""


# From the submission's process.


class Compile(Struct, tag=True):
    """Compile a source, as ``jit.compile``."""

    source: str
    arch: Name
    defines: dict[Name, str | int | float | None]
    options: list[str]
    include_dirs: list[str]
    name_expressions: list[str]


class Extend(Struct, tag=True):
    """Build a torch extension into the cache, over the emulated CUDA or for a ``gpu``. The report of a CompileError has
    its diagnostics. ``device_code``: its PTX alone is asked for, compiled with this form of torch's
    headers, and nothing is kept; of instances of templates these alone, where there are any."""

    plan: Plan
    gpu: bool = False
    device_code: Literal["", "small", "light", "none"] = ""
    instances: list[Text] = []


class Load(Struct, tag=True):
    """Take PTX text; it is the module of this number. ``variables``: name and address of those of the module whose
    memory the submission's process has; a launch brings it along, with its values, as memory at this address.
    ``device``: the index of the device that it is loaded on."""

    number: Size
    ptx: str
    name: Text
    variables: list[tuple[Text, Address]] = []
    device: Size = 0


class File(Struct, tag=True):
    """Give the file of the device memory; it comes along with the reply."""


class Allocate(Struct, tag=True):
    """Take back the pieces of device memory at the offsets ``freed``, and hand out new ones: the bytes of each, and how
    many bytes behind the beginning of a page it is to begin."""

    freed: Annotated[list[Size], Meta(max_length=65536)]
    sizes: Annotated[list[tuple[Size, Size]], Meta(max_length=65536)]


class Launch(Struct, tag=True):
    """Run a kernel, as ``jit.emulator.Request`` says it, on pieces of device memory. ``follows``: the bytes that it
    uses are asked for. ``variant``: the form of its text that the kernel runs,
    and ``only`` the CTAs, see ``jit.base.variants``; ``tried``: it is one of several that are. ``asked_at``: the line
    of the user's that launches it, where its arguments are not what the kernel declares."""

    module: Size
    entry: Text
    params: bytes
    memory: Annotated[list[Held], Meta(max_length=65536)]
    other_memory: Annotated[list[OtherMemory], Meta(max_length=65536)]
    grid: Dims
    block: Dims
    smem: Size
    cluster: Dims | None
    cooperative: bool
    follows: bool = False
    variant: Size = 0
    only: Annotated[list[Dims], Meta(max_length=MOST_VIEWS)] = []
    tried: bool = False
    asked_at: Text = ""


class Again(Struct, tag=True):
    """Run the launches of the call's first form again in other forms, each from the memory that they began with.

    Args:
        variants: the forms.
        elements: whose bytes are asked for: the offset of the piece of memory, bytes behind its beginning, and size.
        seconds: after which no further form is tried.
        others: what forms give to launches.
        races: they are looked for.
    """

    variants: Annotated[list[Size], Meta(max_length=MOST_TRACED)]
    elements: Annotated[list[tuple[Size, Size, Size]], Meta(max_length=MOST_TRACED)]
    seconds: Annotated[float, Meta(ge=0)]
    others: Annotated[list[asking.Other], Meta(max_length=4096)] = []
    races: bool = False


class Found(Struct, tag=True):
    """The submission's process has found something wrong with its own streams: a finding's report and message."""

    report: dict[str, Any]
    message: Text

    def __post_init__(self) -> None:
        within(self.report)


# From the process that emulates, to the one that compiles, which takes ``Compile`` too.


class Code(Struct, tag=True):
    """Make machine code of LLVM IR, as ``jit.llvm.host_code.code``."""

    name: str
    text: str
    level: int
    passes: bool
    safely: bool


# From the evaluator.


class Begin(Struct, tag=True):
    """A call begins: forget what happened before. ``schedule`` chooses the order of warps, CTAs and copies: it is added
    to the user's seeds, or is a text of `jit.base.schedules`, which takes their place. ``follow``: a name of the call's
    inputs, where the report is to say where what kernels read came from; empty otherwise. ``histories``: `AskStores`
    will be asked. ``forms``: launches may try forms of a kernel's text; in a call that is judged none may."""

    schedule: int | str
    follow: Name = ""
    histories: bool = False
    forms: bool = False


class AskReport(Struct, tag=True):
    """Report what happened since the call began."""


class AskStores(Struct, tag=True):
    """Say which stores wrote elements of global memory, in a call that began with ``histories``.

    Args:
        elements: of each, the number of the launch among those of the call, from 0 on, its address and its bytes.
    """

    elements: Annotated[list[tuple[Size, Address, Size]], Meta(max_length=MOST_TRACED)]


Request = Compile | Extend | Load | File | Allocate | Launch | Again | Found | Code | Begin | AskReport | AskStores


# From the service.


class Done(Struct, tag=True):
    """It is done. ``accessed``: of a launch that is followed, the address of each piece of memory that it used, and the
    runs of bytes that it read and wrote there, as i64[runs, 2]."""

    accessed: list[tuple[Address, bytes, bytes]] = []


class Values(Struct, tag=True):
    """Of each form that was run again, the bytes of the elements one behind the other; none where it failed."""

    values: Annotated[list[bytes], Meta(max_length=MOST_TRACED)]


class Made(Struct, tag=True):
    """What was compiled: the contents of files by name, as ``files()`` of an artifact or of machine code gives them."""

    files: dict[Name, bytes]


class Allocated(Struct, tag=True):
    """The offsets of the pieces that were handed out."""

    offsets: list[Size]


class Store(Struct, array_like=True):
    """One store to an element; see ``jit.emulator.machine.write_history.Write``."""

    location: Text
    instruction: Text
    kernel: Text
    cta: Dims
    thread: Dims | None
    times: Size
    before: bytes


class Stores(Struct, tag=True):
    """Of each element the last store, and the last one before it by another line, CTA or thread, as far as they are
    known."""

    elements: Annotated[list[list[Store]], Meta(max_length=MOST_TRACED)] = []


class Raised(Struct, tag=True):
    """An error: its class's name, its message, and its report if it has one."""

    name: Name
    message: Text
    report: Any = None

    def __post_init__(self) -> None:
        within(self.report)


class CallReport(Struct, tag=True):
    """What happened in a call.

    Args:
        launches: kernels that ran.
        finding, message: the report of the first finding, and its message; None where there was none.
        remarks: what was noted without being a defect, and the modes that change what a run means.
        notes: the first remark of each kind of each kernel, as the emulator reports it.
        orders: names of chosen schedules that left other bytes in memory than the usual one.
        allowed: findings that the emulator went on after, since somebody allows them.
        stored: places of the last kernel's stores to global memory.
        counters: what was counted, by kernel.
        written: bytes of device memory that kernels wrote.
        processor: seconds of processor time that the call took the service, with the processes that it forked.
        brought: bytes by digest of contents that kernels read, and that neither kernels nor fresh memory gave; see
            ``harness.service.provenance``.
        left: digests of what kernels left.
        sources: by the names that places have, texts of which kernels were compiled that were counted.
    """

    launches: Size = 0
    finding: dict[str, Any] | None = None
    message: Text = ""
    remarks: Annotated[list[Text], Meta(max_length=1024)] = []
    notes: Annotated[list[dict[str, Any]], Meta(max_length=64)] = []
    orders: Annotated[list[Name], Meta(max_length=64)] = []
    allowed: Size = 0
    stored: Annotated[list[Text], Meta(max_length=64)] = []
    counters: dict[str, Any] = {}
    sources: dict[Name, str] = {}
    written: Size = 0
    processor: Annotated[float, Meta(ge=0)] = 0.0
    brought: dict[Name, Size] = {}
    left: Annotated[list[Name], Meta(max_length=4096)] = []

    def __post_init__(self) -> None:
        within(self.finding)
        within(self.notes)
        within(self.counters)


Reply = Done | Values | Made | Allocated | Raised | CallReport | Stores

_encode = msgspec.msgpack.Encoder(enc_hook=str).encode
asked = msgspec.msgpack.Decoder(Request).decode
answered = msgspec.msgpack.Decoder(Reply).decode


def encode(message: Request | Reply) -> bytes:
    """A message as bytes. A reply that cannot be carried loses its report and its counters."""
    try:
        data = _encode(message)
        if not isinstance(message, CallReport | Raised) or len(data) <= LARGEST_REPLY:
            return data
    except (TypeError, ValueError, OverflowError, RecursionError):
        pass
    if isinstance(message, Raised):
        return _encode(Raised(clip(message.name), clip(message.message)))
    assert isinstance(message, CallReport)
    finding = message.finding and {key: clip(str(value), NAME) for key, value in message.finding.items()}
    return _encode(CallReport(message.launches, finding, clip(message.message)))
