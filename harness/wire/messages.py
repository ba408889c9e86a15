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

from harness.wire.limits import (
    DEEPEST,
    LARGEST_REPLY,
    MOST,
    SHORT,
    Name,
    Names,
    Size,
    Sizes,
    Text,
    Time,
    Turn,
    clip,
    within,
)

Dtype = Literal[
    "bool", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64",
    "float4_e2m1fn_x2", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu",
    "float16", "bfloat16", "float32", "float64", "complex32", "complex64", "complex128",
]  # fmt: skip


class BadMessage(Exception):
    """A message that its schema does not allow; the text says where and why."""


class Block(Struct, frozen=True):
    """Where a block of shared memory is found: a file, or an IPC handle of device memory.

    Args:
        size: bytes.
        path: the file, or None.
        ipc: the handle in hexadecimal digits, or None.
        staged: the file stands for device memory, which the other side copies it to and from.
    """

    size: int
    path: str | None = None
    ipc: str | None = None
    staged: bool = False

    @property
    def key(self) -> str:
        """What tells it from others."""
        return self.path or self.ipc or ""


# Outputs, described: tensors by their position among the bytes that follow.


class TensorNode(Struct, tag="tensor", tag_field="is"):
    """A tensor: the bytes at ``index`` read so."""

    index: Size
    dtype: Dtype
    shape: Annotated[list[Size], Meta(max_length=SHORT)]
    stride: Annotated[list[int], Meta(max_length=SHORT)]


class ValueNode(Struct, tag="value", tag_field="is"):
    """A plain value."""

    value: bool | int | float | Text | None


class ListNode(Struct, tag="list", tag_field="is"):
    """A list or a tuple."""

    items: list[Node]
    is_tuple: bool


class DictNode(Struct, tag="dict", tag_field="is"):
    """A mapping of names."""

    items: dict[Name, Node]


Node = Union[TensorNode, ValueNode, ListNode, DictNode]  # noqa: UP007  (the classes above name it before it is there)


# Requests: from the evaluator.


class Start(Struct, tag=True):
    """Prepare the process. Paths as text; see ``submission.worker.Runner``."""

    problem: str
    hidden: list[str]
    needed: list[str]
    writable: list[str]
    device: str
    sandbox: bool
    preload: list[str]
    schedule_variable: str


class Load(Struct, tag=True):
    """Import the submission."""


class Probe(Struct, tag=True):
    """Map a block and forget it."""

    block: Block


class LoadPeers(Struct, tag=True):
    """Import the task's peers, and another submission that is to be called ``against``."""

    task_peers: bool
    against: str | None = None


class Call(Struct, tag=True):
    """Call the kernel, or a peer, once.

    Args:
        storages: what the tensors of the payload lie in.
        forget: blocks to unmap before.
        schedule: seed of the emulator's scheduler.
        peer: its name; None is the submission.
        clear: times to sweep the L2 before.
        forbid_torch: note the torch operations that compute.
    """

    storages: list[Block]
    forget: list[Block] = []
    schedule: int = 0
    peer: str | None = None
    clear: int = 0
    forbid_torch: bool = False


class Fetch(Struct, tag=True):
    """Copy the outputs of the last call into blocks."""

    blocks: list[Block]


class Burst(Struct, tag=True):
    """Call the submission back to back over several inputs, whose payloads follow each other."""

    slots: list[list[Block]]
    payload_sizes: list[int]
    rounds: int


class Capture(Struct, tag=True):
    """Capture one call for each of several inputs into a CUDA graph."""

    slots: list[list[Block]]
    payload_sizes: list[int]


class Replay(Struct, tag=True):
    """Replay the graph; the outputs of one slot are kept for ``Fetch`` where it is named."""

    rounds: int
    slot: int | None = None


class Latency(Struct, tag=True):
    """Time single calls from an idle device until it is idle again."""

    storages: list[Block]


class Profile(Struct, tag=True):
    """Run one call under torch's profiler."""

    storages: list[Block]


class Release(Struct, tag=True):
    """Drop the graph, the outputs and the mapped inputs."""


Request = Start | Load | Probe | LoadPeers | Call | Fetch | Burst | Capture | Replay | Latency | Profile | Release


# Replies: from the submission's process.


class Done(Struct, tag=True):
    """It is done, and there is nothing to tell."""


class Ready(Struct, tag=True):
    """The process is prepared; how it is confined, in words."""

    files: Name
    network: Name


class Peers(Struct, tag=True):
    """The names of what was loaded."""

    names: Names


class Times(Struct):
    """Times of one call in nanoseconds: on the device, on the host, from request to end."""

    device_ns: Time
    host_ns: Time
    wall_ns: Time


class Called(Struct, tag=True):
    """What a call gave.

    Args:
        tree: the output, described.
        sizes, devices: bytes and device of each of its tensors.
        times: the submission's own, which are claims.
        torch_ops: operations of torch that computed, where they are forbidden.
        remarks: what the emulator noted.
        counters: what the emulator counted.
        persisting_l2: bytes of L2 set aside.
        emulated: a kernel ran on the emulator.
    """

    tree: Node
    sizes: Sizes
    devices: Names
    times: Times
    torch_ops: Names
    remarks: Annotated[list[Text], Meta(max_length=1024)]
    counters: dict[str, Any]
    persisting_l2: Size
    emulated: bool

    def __post_init__(self) -> None:
        if len(self.sizes) != len(self.devices):
            raise ValueError(f"{len(self.sizes)} sizes and {len(self.devices)} devices")
        _tree_within(self.tree)
        within(self.counters)


class Replayed(Struct, tag=True):
    """What graph replays gave; ``tree`` is None where no slot was asked for."""

    device_ns: Time
    wall_ns: Time
    tree: Node | None
    sizes: Sizes
    devices: Names

    def __post_init__(self) -> None:
        if len(self.sizes) != len(self.devices):
            raise ValueError(f"{len(self.sizes)} sizes and {len(self.devices)} devices")
        if self.tree is not None:
            _tree_within(self.tree)


class Latencies(Struct, tag=True):
    """Wall-clock nanoseconds of single calls."""

    walls_ns: Annotated[list[Time], Meta(min_length=1, max_length=4096)]


class Profiled(Struct, tag=True):
    """The profiler's table."""

    table: Text


class Refused(Struct, tag=True):
    """The submission broke a rule that its own process sees."""

    reason: Text


class Failed(Struct, tag=True):
    """An exception: its class names (most derived first), message, traceback, and a report if it has one."""

    classes: Annotated[list[Name], Meta(max_length=SHORT)]
    message: Text
    traceback: Text
    report: Any = None
    remarks: Annotated[list[Text], Meta(max_length=1024)] = []
    counters: dict[str, Any] = {}

    def __post_init__(self) -> None:
        within(self.report)
        within(self.counters)


Reply = Done | Ready | Peers | Called | Replayed | Latencies | Profiled | Refused | Failed
Failure = Refused | Failed
R = TypeVar("R", bound=Reply)


class Asked(Struct):
    """A request with its turn, which the reply repeats."""

    turn: Turn
    request: Request


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


def ask(turn: str, request: Request) -> bytes:
    """A request as bytes."""
    return _encoder.encode(Asked(turn, request))


def asked(data: bytes) -> Asked:
    """The request in bytes that the evaluator sent."""
    return _asked.decode(data)


def answer(turn: str, reply: Reply) -> bytes:
    """A reply as bytes. One that cannot be carried becomes ``Refused`` with the reason; an error loses its report."""
    try:
        data = _encoder.encode({"turn": turn, "reply": reply})
        if len(data) <= LARGEST_REPLY:
            return data
        reason = f"a reply of {len(data)} bytes; at most {LARGEST_REPLY} are taken over"
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        reason = f"the reply cannot be carried to the evaluator: {error}"
    if isinstance(reply, Failed) and (reply.report is not None or reply.counters):
        return answer(turn, Failed(reply.classes, reply.message, reply.traceback))
    return _encoder.encode({"turn": turn, "reply": Refused(clip(reason))})


def answered(data: bytes, turn: str, expected: type[R]) -> R | Refused | Failed:
    """The reply in bytes that a submission's process sent.

    Raises:
        BadMessage: it is no message of the kind that was expected, or beyond a limit, or out of turn.
    """
    if len(data) > LARGEST_REPLY:
        raise BadMessage(f"a reply of {len(data)} bytes; at most {LARGEST_REPLY} are taken over")
    kind: Any = expected
    try:
        envelope = _answered.decode(data)
        if envelope.turn != turn:
            raise BadMessage("answered out of turn: something else writes to its connection")
        reply: R | Refused | Failed = _decoder(kind).decode(envelope.reply)
        return reply
    except RecursionError:
        raise BadMessage("a reply nested too deep") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise BadMessage(f"{type(error).__name__}: {error}") from None


def _tree_within(tree: Node) -> None:
    left, queue = MOST, [(tree, 0)]
    while queue:
        node, depth = queue.pop()
        left -= 1
        if left < 0:
            raise ValueError(f"an output of more than {MOST} items")
        if depth > DEEPEST:
            raise ValueError(f"an output nested deeper than {DEEPEST} levels")
        if isinstance(node, ListNode):
            queue += [(item, depth + 1) for item in node.items]
        elif isinstance(node, DictNode):
            queue += [(item, depth + 1) for item in node.items.values()]
