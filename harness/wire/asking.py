"""What the evaluator asks of a submission's process, which believes it: each request a type with its limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from harness.wire.limits import MOST_TRACED, SHORT, Name, Size, Text


class Block(Struct, frozen=True):
    """Where a block of shared memory is found: by its number among those that were given, or by an IPC handle.

    Args:
        size: bytes.
        number: of a block of host memory, whose file came with an earlier request or with this one.
        ipc: the handle of device memory in hexadecimal digits, or None.
        staged: the host memory stands for device memory, which the other side copies it to and from.
        device: the index of the device whose memory that is.
    """

    size: int
    number: int = 0
    ipc: str | None = None
    staged: bool = False
    device: Size = 0

    @property
    def key(self) -> str:
        """Its identity among others."""
        return self.ipc or str(self.number)


class Start(Struct, tag=True):
    """Prepare the process. Paths as text; see ``submission.request_loop.Runner``.

    Args:
        profiled: a profiler has started the process and reaches into it: it gets no namespaces, and is confined when
            CUDA has started.
        tried: the namespaces that CUDA is known to run in here.
        ranks: it is a rank, whose namespaces of users and of the network come along as files.
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
    ranks: bool = False


class Load(Struct, tag=True):
    """Import the submission, or another module of its folder that stands for it until the next such request."""

    module: Name = "submission"


class Take(Struct, tag=True):
    """Take the blocks that come with this request; there are more than one request carries."""


class Probe(Struct, tag=True):
    """Map a block and forget it."""

    block: Block


class Join(Struct, tag=True):
    """Be a rank of ``torch.distributed``, before there is a submission. On the emulator the sockets to the other ranks
    come along, in the order of the ranks. On a GPU the ranks meet at a port of this machine, and NCCL connects them."""

    rank: Size
    size: Size
    port: Size = 0


class Arm(Struct, tag=True):
    """Take the inputs of a timed call of a rank, and sweep the L2 so many times. Without a submission a call gives
    tensors of these sizes, in bytes."""

    storages: list[Block]
    forget: list[Block]
    clear: int
    sizes: list[Size]


class Fire(Struct, tag=True):
    """Call the kernel once on what was taken, and reply when the device is done."""


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
        limit: seconds after which a rank no longer waits for another one; 0 sets none.
    """

    storages: list[Block]
    forget: list[Block] = []
    peer: str | None = None
    clear: int = 0
    forbid_torch: bool = False
    traced: Annotated[list[tuple[Size, Size]], Meta(max_length=MOST_TRACED)] = []
    limit: Annotated[float, Meta(ge=0)] = 0.0


class Other(Struct, array_like=True):
    """What a form gives to a launch of the call instead of what the host gives: the number of the form, that of the
    launch, the first byte in its parameters, the bytes, and the grid, the block and the bytes of dynamic shared memory
    if these are other ones."""

    variant: Size
    launch: Size
    at: Size
    value: bytes
    grid: tuple[Size, Size, Size] | None = None
    block: tuple[Size, Size, Size] | None = None
    smem: Size | None = None


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
        reads: inputs are bytes alone. A call reads them all and makes outputs of these sizes, where the process has no
            submission yet; without ``reads`` it copies its first input.
    """

    slots: list[list[Block]]
    payload_sizes: list[int]
    outputs: list[list[Block]]
    forget: list[Block] = []
    reads: bool = False


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
    | Join
    | Arm
    | Fire
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
