"""What a submission's process replies, each a type with its limits; and requests and replies as bytes.

A request (``asking``) is believed there. A reply is not: it is decoded by its schema, and one that breaks a limit
raises ``BadMessage`` with the reason. Nothing in a reply is executed.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import Annotated, Any, TypeVar, Union

import msgspec
from msgspec import Meta, Struct

from harness.wire import nodes
from harness.wire.asking import Block, Request
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
    """What a launch is given: the kernel's PTX name, its parameters, its grid, of each parameter the type of PTX and
    its first byte, its block, and its bytes of dynamic shared memory."""

    entry: Name
    params: Annotated[bytes, Meta(max_length=4096)]
    grid: tuple[Size, Size, Size]
    types: Annotated[list[tuple[Name, Size]], Meta(max_length=512)]
    block: tuple[Size, Size, Size] = (1, 1, 1)
    smem: Size = 0


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
