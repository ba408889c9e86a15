"""A plan as one native call: allocations, launches and clears of which only addresses change from call to call.

The code is `replay.ll`, with `operations.ll` and `graphs.ll`. What it takes is written down here; what is unusual about
a call goes to the plan in Python.
"""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from . import driver as cuda
from . import fast_call, graphs, workspace

SCRATCH, COUNTERS = -1, -2  # slots of the memory that a stream's calls share
_MOST_STACK = 16 << 10  # bytes of packed parameters of one plan
_ALIGN = 128  # of a packed list on the stack; a tensor map needs 64
_PROGRAM = struct.Struct("<5Q10q5Q")  # %Program of replay.ll
_OP = struct.Struct("<6q4Q2q")  # %Op
_PATCH = struct.Struct("<3qQ")  # %Patch


class Driver(NamedTuple):
    """What a plan asks: addresses of the driver's functions, and what of torch depends on the device.

    Attributes:
        launch, clear, encode, capturing: `cuLaunchKernelEx`, `cuMemsetD32Async`, `cuTensorMapEncodeTiled` and
            `cuStreamIsCapturing`; the last may be 0, where no stream is ever captured.
        stream_of: as of `fast_call.Natives`, or 0 where there are no streams.
        empty: (shape, strides, dtype) -> an uninitialised tensor.
        configured: (kernel, launch shape, device) -> the CUfunction, the CUlaunchConfig's bytes, what they point to.
        device: type of the device whose streams' calls share memory.
        current: tells the current device, on which a plan must be; 0 where there is but one.
        library: has the driver's functions for graphs, see `graphs`; None where launches go one by one.
    """

    launch: int
    clear: int
    encode: int
    capturing: int
    stream_of: int
    empty: Callable[..., Any]
    configured: Callable[..., tuple[int, bytes, Any]]
    device: str = "cuda"
    current: int = 0
    library: Any = None


class Patch(NamedTuple):
    """An address in a launch's packed parameters.

    Attributes:
        slot: which address: a number of `sources`, behind these one of `forms`, SCRATCH or COUNTERS.
        offset: of its place, in bytes.
        addend: added to the address.
        map: address of a %Map, of which a tensor map is made there; 0 for the address itself.
    """

    slot: int
    offset: int
    addend: int = 0
    map: int = 0


class Launch(NamedTuple):
    """A launch: `function` in the configuration `config`, with the packed parameters `template` at `offsets`."""

    function: int
    config: bytes
    template: bytes
    offsets: Sequence[int]
    patches: Sequence[Patch]
    keep: Any = None


class Clear(NamedTuple):
    """Zeros for ``words`` 32-bit words from ``addend`` bytes behind a slot's address."""

    slot: int
    addend: int
    words: int


@functools.cache
def of_cuda() -> Driver | None:
    """The driver's, or None where there is no native code, or none that can tell the current device of several."""
    import torch

    found = fast_call.natives()
    several = torch.cuda.device_count() > 1
    if isinstance(found, str) or (several and not found.current):
        return None
    return Driver(
        launch=cuda.address("cuLaunchKernelEx"),
        clear=cuda.address("cuMemsetD32Async"),
        encode=cuda.address("cuTensorMapEncodeTiled"),
        capturing=cuda.address("cuStreamIsCapturing"),
        stream_of=found.stream_of,
        empty=workspace.allocator(),
        configured=_configured,
        current=found.current if several else 0,
        library=graphs.library(),
    )


def _configured(kernel: Any, shape: dict[str, Any], device: int) -> tuple[int, bytes, Any]:
    config, function = kernel.configured(**shape, device=device)
    return int(function), ctypes.string_at(int(config.getPtr()), fast_call.CONFIG_BYTES), config


def build(
    driver: Driver,
    *,
    arguments: int,
    sources: Sequence[int],
    forms: Sequence[tuple[Any, ...]],
    ops: Sequence[Launch | Clear],
    returns: int | tuple[int, ...],
    device: int,
    otherwise: Callable[..., Any],
    scratch: int = 0,
    counters: int = 0,
) -> Callable[..., Any] | None:
    """A builtin that does a plan; None where its parameters are too many for the stack, or there is no native code.

    Args:
        driver: what it asks.
        arguments: how many the call has, by position and by name.
        sources: which of them are tensors whose addresses are needed.
        forms: shape, strides and dtype of each tensor that is allocated.
        ops: in their order.
        returns: what is returned, or the tuple of it: n for argument n, -1 - n for the n-th allocation.
        device: index of the CUDA device.
        otherwise: the plan in Python.
        scratch, counters: bytes and number that are needed of the stream's.
    """
    found = fast_call.natives()
    if isinstance(found, str):
        return None
    known = len(sources) + len(forms)
    shared = {SCRATCH: known, COUNTERS: known + 1}
    keep: list[Any] = [ops, found.keep]

    def address(data: bytes) -> int:
        kept = ctypes.create_string_buffer(data, max(len(data), 1))
        keep.append(kept)
        return ctypes.addressof(kept)

    def words(values: Sequence[int]) -> int:
        return address(struct.pack(f"<{len(values)}q", *values))

    at, packed = 0, []
    for op in ops:
        if isinstance(op, Clear):
            packed.append(_OP.pack(op.words, -1, *[0] * 8, shared.get(op.slot, op.slot), op.addend))
            continue
        patches = b"".join(_PATCH.pack(shared.get(patch.slot, patch.slot), *patch[1:]) for patch in op.patches)
        pointers = at + -(-len(op.template) // 8) * 8
        packed.append(
            _OP.pack(
                *(op.function, len(op.offsets), len(op.patches), len(op.template), at, pointers),
                *(address(op.config), address(op.template), words(op.offsets), address(patches)),
                *(0, 0),
            )
        )
        at = -(-(pointers + 8 * len(op.offsets)) // _ALIGN) * _ALIGN
    if at > _MOST_STACK:
        return None
    returned = returns if isinstance(returns, tuple) else (returns,)
    count = len(returned) if isinstance(returns, tuple) else -1
    op_array = address(b"".join(packed))
    whole = None
    if driver.library is not None and len(ops) >= graphs.LEAST_OPERATIONS:
        whole = graphs.Graphs(driver.library, found.issue, [op_array + i * _OP.size for i in range(len(ops))])
    program = _PROGRAM.pack(
        *(driver.launch, driver.clear, driver.encode, driver.capturing, driver.stream_of),
        *(found.inside, arguments, len(sources), len(forms), len(ops), count, device),
        *(scratch, counters, at),
        *(words(sources), op_array, words(returned), driver.current),
        *(ctypes.addressof(whole.table) if whole else 0,),
    )
    self = program, otherwise, driver.empty, tuple(forms), workspace.key(device), whole, keep
    return fast_call.builtin("replay", found.replay, self)
