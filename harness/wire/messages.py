"""The messages between the evaluator and a submission's process, each a type with its limits.

A request goes to the submission's process and is believed there. A reply comes back and is not: it is decoded by its
schema, and one that breaks a limit raises ``BadMessage`` with the reason. Nothing in a reply is executed.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import Annotated, Any, Literal, TypeVar, Union

import msgspec
from msgspec import Meta, Struct

from harness.wire import nodes
from harness.wire.limits import (
    LARGEST_REPLY,
    MOST,
    MOST_TRACED,
    MOST_WARNINGS,
    SHORT,
    Name,
    Names,
    Size,
    Sizes,
    Sources,
    Text,
    Time,
    Turn,
    all_printable,
    clip,
)
from harness.wire.nodes import Node


class BadMessage(Exception):
    """A message that its schema does not allow; the text says where and why."""


class Block(Struct, frozen=True):
    """Where a block of shared memory is found: by its number among those that were given, or by an IPC handle.

    Args:
        size: bytes.
        number: of a block of host memory, whose file came with an earlier request or with this one.
        ipc: the handle of device memory in hexadecimal digits, or None.
        staged: the host memory stands for device memory, which the other side copies it to and from.
    """

    size: int
    number: int = 0
    ipc: str | None = None
    staged: bool = False

    @property
    def key(self) -> str:
        """Its identity among others."""
        return self.ipc or str(self.number)


# Requests: from the evaluator.


class Start(Struct, tag=True):
    """Prepare the process. Paths as text; see ``submission.request_loop.Runner``.

    Args:
        profiled: a profiler has started the process and reaches into it: it gets no namespaces, and is confined when
            CUDA has started.
        tried: the namespaces that CUDA is known to run in here.
    """

    problem: str
    hidden: list[str]
    needed: list[str]
    writable: list[str]
    device: str
    sandbox: bool
    preload: list[str]
    profiled: bool = False
    tried: str = ""


class Load(Struct, tag=True):
    """Import the submission, or another module of its folder that stands for it until the next such request."""

    module: Name = "submission"


class Take(Struct, tag=True):
    """Take the blocks that come with this request; there are more than one request carries."""


class Probe(Struct, tag=True):
    """Map a block and forget it."""

    block: Block


class LoadPeers(Struct, tag=True):
    """Import the task's peers."""


class Call(Struct, tag=True):
    """Call the kernel, or a peer, once.

    Args:
        storages: what the tensors of the payload lie in.
        forget: blocks to unmap before.
        peer: its name; None is the submission.
        clear: times to sweep the L2 before.
        forbid_torch: note the torch operations that compute.
        traced: elements of the outputs, of which the reply says what wrote them: each by the number of its tensor, and
            its own in the order of the shape.
    """

    storages: list[Block]
    forget: list[Block] = []
    peer: str | None = None
    clear: int = 0
    forbid_torch: bool = False
    traced: Annotated[list[tuple[Size, Size]], Meta(max_length=MOST_TRACED)] = []


class Other(Struct, array_like=True):
    """What a form gives to a launch of the call instead of what the host gives: the number of the form, that of the
    launch, the first byte in its parameters, the bytes, and the grid if it is another one."""

    variant: Size
    launch: Size
    at: Size
    value: bytes
    grid: tuple[Size, Size, Size] | None = None


class Try(Struct, tag=True):
    """Call the kernel once for each of some forms of its text (``jit.base.variants``), on the same inputs.

    Args:
        storages: what the tensors of the payload lie in.
        variants: the numbers of the forms.
        elements: of the outputs, whose values are asked for: each by the number of its tensor, and its own in the order
            of the shape.
        seconds: after which no further form is tried.
        host: the forms are of what runs on the host, too.
        kernel: PTX name of a kernel of which only the clusters of the CTAs ``only`` run; empty: all run.
        others: what forms give to launches.
        given: it is asked what launches are given.
        through: the first form ends with a finding, and others are tried as if its launches had come to their ends.
        races: they are looked for in many forms too, not in few alone.
    """

    storages: list[Block]
    variants: Annotated[list[Size], Meta(max_length=MOST_TRACED)]
    elements: Annotated[list[tuple[Size, Size]], Meta(max_length=MOST_TRACED)]
    seconds: Annotated[float, Meta(ge=0)]
    host: bool = False
    kernel: Text = ""
    only: Annotated[list[tuple[Size, Size, Size]], Meta(max_length=SHORT)] = []
    others: Annotated[list[Other], Meta(max_length=4096)] = []
    given: bool = False
    through: bool = False
    races: bool = False


class Fetch(Struct, tag=True):
    """Copy outputs of the last call into blocks, from the tensor of this number on."""

    blocks: list[Block]
    first: Size = 0


class Prepare(Struct, tag=True):
    """Map the inputs of a batch, whose contents come later, and the memory that its outputs go to.

    Args:
        slots: blocks of the inputs of each call, whose payloads follow each other.
        payload_sizes: bytes of each payload.
        outputs: blocks for the tensors of each call's output, in their order.
        forget: blocks to unmap before.
    """

    slots: list[list[Block]]
    payload_sizes: list[int]
    outputs: list[list[Block]]
    forget: list[Block] = []


class Arrange(Struct, tag=True):
    """Do for a peer what is not timed, on the first ``count`` inputs of the batch."""

    count: int
    peer: str


class Capture(Struct, tag=True):
    """Capture calls on the first inputs of the batch into CUDA graphs, one for each of ``counts``, with handing over
    their outputs."""

    counts: list[int]


class Queue(Struct, tag=True):
    """Queue calls on the first ``count`` inputs of the batch, and handing over their outputs, behind a wait of the
    device until the word in ``gate`` is ``value`` or more. The inputs come before that.

    With ``told`` the calls are a chain: call ``k`` waits for ``value + k``, and its output is handed over before the
    device writes that to the word in ``told``. With ``waits`` the host waits before each call, too.
    """

    count: int
    gate: Block
    value: int
    told: Block | None = None
    waits: bool = False


class Go(Struct, tag=True):
    """Call the submission, or a peer, on the first ``count`` inputs of the batch, and hand over all outputs.

    Args:
        form: ``"plain"``, ``"graph"`` (replay what was captured), or ``"queued"`` (wait for what was queued).
    """

    count: int
    peer: str | None = None
    form: Literal["plain", "graph", "queued"] = "plain"


class Latency(Struct, tag=True):
    """Time single calls from an idle device until it is idle again."""

    storages: list[Block]


class Profile(Struct, tag=True):
    """Run one call under torch's profiler."""

    storages: list[Block]


class Count(Struct, tag=True):
    """Call the submission, if ``look`` between ``cudaProfilerStart`` and ``cudaProfilerStop``."""

    storages: list[Block]
    look: bool


class Trace(Struct, tag=True):
    """Call the submission twice, and report the time stamps of the second call's marks."""

    storages: list[Block]


class Release(Struct, tag=True):
    """Drop the graphs, the outputs and the mapped inputs."""


Request = (
    Start
    | Load
    | Take
    | Probe
    | LoadPeers
    | Call
    | Try
    | Fetch
    | Prepare
    | Arrange
    | Queue
    | Go
    | Capture
    | Latency
    | Profile
    | Count
    | Trace
    | Release
)


# Replies: from the submission's process.


class Done(Struct, tag=True):
    """It is done, and there is nothing to report."""


class Ready(Struct, tag=True):
    """The process is prepared; how it is confined, in words, by ``submission.confinement.NAMES``."""

    confinement: Annotated[dict[Name, Name], Meta(max_length=SHORT)]


class Peers(Struct, tag=True):
    """The names of what was loaded."""

    names: Names


class Times(Struct):
    """Times of one call in nanoseconds: on the device, on the host, from request to end."""

    device_ns: Time
    host_ns: Time
    wall_ns: Time


_What = Annotated[str, Meta(pattern=r"\A(?:launch|a copy|a memset|torch's \w{0,64})\Z")]  # a message names no more


class Copied(Struct, array_like=True):
    """A copy that an element was traced through: ``file:line`` of the user's that asked for it, and what it was."""

    place: Text
    what: _What


class Wrote(Struct, array_like=True):
    """What has written an element.

    Args:
        what: a ``"launch"``, a copy or a fill, or which of torch's functions.
        place: ``file:line`` of the user's that asked for it.
        number: of a launch, among those of the call; else -1.
        address, size: of the element there; of the one that a copy read, where it was traced through a copy.
        value: its bytes then; None where they are not known.
        copies: those that it was traced through, the last one first.
    """

    what: _What
    place: Text
    number: Annotated[int, Meta(ge=-1, lt=1 << 62)]
    address: Annotated[int, Meta(ge=0, lt=1 << 47)]
    size: Size
    value: bytes | None
    copies: Annotated[list[Copied], Meta(max_length=16)] = []


class Called(Struct, tag=True):
    """What a call gave.

    Args:
        tree: the output, described.
        sizes, devices: bytes and device of each of its tensors.
        times: the submission's own, which are claims.
        torch_ops: operations of torch that computed, where they are forbidden.
        torch_moves: those that filled or moved memory, likewise.
        persisting_l2: bytes of L2 set aside.
        warned: what compilers warned of since the call before.
        sources: texts that were compiled since the reply before, by the digests that places refer to.
        writes: of each element that was traced, what has written it, the last one first.
    """

    tree: Node
    sizes: Sizes
    devices: Names
    times: Times
    torch_ops: Names
    persisting_l2: Size
    warned: Annotated[list[Text], Meta(max_length=MOST_WARNINGS)] = []
    sources: Sources = {}
    torch_moves: Names = []
    writes: Annotated[list[list[Wrote]], Meta(max_length=MOST_TRACED)] = []

    def __post_init__(self) -> None:
        if len(self.sizes) != len(self.devices):
            raise ValueError(f"{len(self.sizes)} sizes and {len(self.devices)} devices")
        nodes.within(self.tree)


class Given(Struct, array_like=True):
    """What a launch is given: the kernel's PTX name, its parameters, its grid, and of each parameter the type of PTX
    and its first byte."""

    entry: Name
    params: Annotated[bytes, Meta(max_length=4096)]
    grid: tuple[Size, Size, Size]
    types: Annotated[list[tuple[Name, Size]], Meta(max_length=512)]


class Tried(Struct, tag=True):
    """What forms of the kernel gave, as far as the time was enough: of each the bytes of the elements, one behind the
    other; none where it ended with an error. ``error``: the first of these. ``processor``: seconds that all took.
    ``launched``: a digest of what the first form's launches are given but for where their memory lies; empty if that is
    not known. ``given``: the first form's launches, if that was asked."""

    values: Annotated[list[bytes], Meta(max_length=MOST_TRACED)]
    error: Text = ""
    processor: Annotated[float, Meta(ge=0)] = 0.0
    launched: Text = ""
    given: Annotated[list[Given], Meta(max_length=SHORT)] = []


class Batched(Struct, tag=True):
    """What a batch gave: the description of each call's output, or one for all that are alike. The bytes are where the
    evaluator wanted them."""

    trees: Annotated[list[Node], Meta(max_length=4096)]

    def __post_init__(self) -> None:
        for tree in self.trees:
            nodes.within(tree)


class Latencies(Struct, tag=True):
    """Wall-clock nanoseconds of single calls."""

    walls_ns: Annotated[list[Time], Meta(min_length=1, max_length=4096)]


class Profiled(Struct, tag=True):
    """The profiler's table."""

    table: Text


class Marks(Struct):
    """The marks of a module's last launch, see jit.launch.marks; four numbers a mark."""

    source: Name
    kernels: Names
    marks: Annotated[list[Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]], Meta(max_length=MOST)]
    most: Size


class Traced(Struct, tag=True):
    """The marks of a call, by module."""

    modules: Annotated[list[Marks], Meta(max_length=SHORT)]


class Refused(Struct, tag=True):
    """The submission broke a rule that its own process sees."""

    reason: Text


class Failed(Struct, tag=True):
    """An exception: its class names (most derived first), message and traceback; ``sources`` as of ``Called``."""

    classes: Annotated[list[Name], Meta(max_length=SHORT)]
    message: Text
    traceback: Text
    sources: Sources = {}


Reply = Done | Ready | Peers | Called | Tried | Batched | Latencies | Profiled | Traced | Refused | Failed
Failure = Refused | Failed
R = TypeVar("R", bound=Reply)


class Asked(Struct):
    """A request with its turn, which the reply repeats, and the new blocks whose files come along, in their order."""

    turn: Turn
    request: Request
    given: list[Block] = []


class Answered(Struct):
    """A reply with the turn of its request, not decoded yet: only what was asked for is."""

    turn: Turn
    reply: msgspec.Raw


_asked = msgspec.msgpack.Decoder(Asked)
_answered = msgspec.msgpack.Decoder(Answered)
_encoder = msgspec.msgpack.Encoder()


@functools.cache
def _decoder(expected: Hashable) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(Union[expected, Refused, Failed])  # noqa: UP007  (a type made at run time)


def ask(turn: str, request: Request, given: list[Block]) -> bytes:
    """A request as bytes."""
    return _encoder.encode(Asked(turn, request, given))


def asked(data: bytes) -> Asked:
    """The request in bytes that the evaluator sent."""
    return _asked.decode(data)


def answer(turn: str, reply: Reply) -> bytes:
    """A reply as bytes. One that cannot be carried becomes ``Refused`` with the reason."""
    try:
        data = _encoder.encode({"turn": turn, "reply": reply})
        if len(data) <= LARGEST_REPLY:
            return data
        reason = f"a reply of {len(data)} bytes; at most {LARGEST_REPLY} are accepted"
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        reason = f"the reply cannot be carried to the evaluator: {error}"
    return _encoder.encode({"turn": turn, "reply": Refused(clip(reason))})


def answered(data: bytes, turn: str, expected: type[R]) -> R | Refused | Failed:
    """The reply in bytes that a submission's process sent.

    Raises:
        BadMessage: it is no message of the kind that was expected, or beyond a limit, or out of turn.
    """
    if len(data) > LARGEST_REPLY:
        raise BadMessage(f"a reply of {len(data)} bytes; at most {LARGEST_REPLY} are accepted")
    kind: Any = expected
    try:
        envelope = _answered.decode(data)
        if envelope.turn != turn:
            raise BadMessage("answered out of turn: something else writes to its connection")
        reply: R | Refused | Failed = _decoder(kind).decode(envelope.reply)
        return _made_printable(reply)
    except RecursionError:
        raise BadMessage("a reply nested too deep") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise BadMessage(f"{type(error).__name__}: {error}") from None


def _made_printable(reply: R | Refused | Failed) -> R | Refused | Failed:
    """The reply, with every text that may be shown made so that it can be; an output's own texts stay as they are."""
    for name in reply.__struct_fields__:
        if name != "tree":
            setattr(reply, name, all_printable(getattr(reply, name)))
    return reply
