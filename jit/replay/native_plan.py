"""A plan as one native call: allocations, launches and clears of which only addresses change from call to call.

The code is `native/replay.h`. What it takes is written down here. A stream that has no memory for the plan yet gets it,
and the plan is called on its own device; what is unusual besides goes to the entry.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..base import driver as cuda
from ..base.launch_shape import LaunchShape
from . import fast_call, graphs, workspace

SCRATCH, COUNTERS = -1, -2  # slots of the memory that a stream's calls share
_MOST_STACK = 16 << 10  # bytes of packed parameters of one plan
_ALIGN = 128  # of a packed list on the stack; a tensor map needs 64


class Driver(NamedTuple):
    """What a plan asks: addresses of the driver's functions, and what of torch depends on the device.

    Attributes:
        launch, clear, encode, capturing: `cuLaunchKernelEx`, `cuMemsetD32Async`, `cuTensorMapEncodeTiled` and
            `cuStreamIsCapturing`; the last may be 0, where no stream is ever captured.
        stream_of: as of `fast_call.Natives`, or 0 where there are no streams.
        empty: (shape, strides, dtype) -> an uninitialised tensor.
        configured: (kernel, launch shape, device) -> the CUfunction, the CUlaunchConfig's bytes, what they point to.
        device: type of the device whose streams' calls share memory.
        current: gives the current device, on which a plan must be; 0 where there is but one.
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
        map: address of a Map of the layout, of which a tensor map is made there; 0 for the address itself.
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
    """The driver's, or None where there is no native code, or none that knows the current device of several."""
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


def _configured(kernel: Any, shape: LaunchShape, device: int) -> tuple[int, bytes, Any]:
    config, function = kernel.configured(shape, device)
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
    entry: Callable[..., Any],
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
        entry: what is called for a stream that is captured, and where the driver refuses.
        scratch, counters: bytes and number that are needed of the stream's.
    """
    found = fast_call.natives()
    if isinstance(found, str):
        return None
    native = fast_call.layout()
    memory = _Memory([ops, found.keep])
    packed, stack = _packed(ops, len(sources) + len(forms), memory)
    if stack > _MOST_STACK:
        return None
    operations = memory.array(native.Operation, packed)
    whole = None
    if driver.library is not None and len(ops) >= graphs.LEAST_OPERATIONS:
        size = ctypes.sizeof(native.Operation)
        whole = graphs.Graphs(driver.library, found.issue, [operations + i * size for i in range(len(ops))])
    returned = returns if isinstance(returns, tuple) else (returns,)
    program = native.Program(
        launch=driver.launch,
        clear=driver.clear,
        encode=driver.encode,
        capturing=driver.capturing,
        stream_of=driver.stream_of,
        current=driver.current,
        device=device,
        inside=found.inside,
        arguments=arguments,
        source_count=len(sources),
        sources=memory.array(ctypes.c_int64, sources),
        allocations=len(forms),
        scratch=scratch,
        counters=counters,
        operation_count=len(ops),
        operations=operations,
        stack=stack,
        return_count=len(returned) if isinstance(returns, tuple) else -1,
        returns=memory.array(ctypes.c_int64, returned),
        graphs=ctypes.addressof(whole.table) if whole else 0,
    )

    def replay(otherwise: Callable[..., Any]) -> Callable[..., Any]:
        self = bytes(program), otherwise, driver.empty, tuple(forms), workspace.key(device), whole, memory.kept
        return fast_call.builtin("replay", found.replay, self)

    again = replay(entry)

    def unusual(*args: Any, **kwargs: Any) -> Any:
        with _current(device) if driver.current else contextlib.nullcontext():
            if scratch or counters:
                if workspace.captured(device):
                    return entry(*args, **kwargs)
                workspace.shared(scratch, counters, device)
            return again(*args, **kwargs)

    return replay(unusual)


class _Memory:
    """What the native code reads, kept as long as the plan is. Each method copies a value and gives its address."""

    def __init__(self, kept: list[Any]) -> None:
        self.kept = kept

    def bytes(self, data: bytes) -> int:
        copy = ctypes.create_string_buffer(data, max(len(data), 1))
        self.kept.append(copy)
        return ctypes.addressof(copy)

    def array(self, kind: Any, values: Sequence[Any]) -> int:
        self.kept.append(copy := (kind * len(values))(*values))
        return ctypes.addressof(copy)


def _packed(ops: Sequence[Launch | Clear], known: int, memory: _Memory) -> tuple[list[Any], int]:
    """The operations as the native code reads them, and the bytes of stack that their parameters take. ``known`` is
    how many addresses a call knows: those of a stream's memory follow them."""
    native = fast_call.layout()
    shared = {SCRATCH: known, COUNTERS: known + 1}
    at, packed = 0, []
    for op in ops:
        if isinstance(op, Clear):
            slot = shared.get(op.slot, op.slot)
            packed.append(native.Operation(kind=native.CLEAR, words=op.words, slot=slot, addend=op.addend))
            continue
        patches = [native.Patch(shared.get(patch.slot, patch.slot), *patch[1:]) for patch in op.patches]
        pointers = at + -(-len(op.template) // 8) * 8
        packed.append(
            native.Operation(
                kind=native.LAUNCH,
                function=op.function,
                config=memory.bytes(op.config),
                packed=at,
                pointers=pointers,
                size=len(op.template),
                template=memory.bytes(op.template),
                parameters=len(op.offsets),
                offsets=memory.array(ctypes.c_int64, op.offsets),
                patches=len(patches),
                patch=memory.array(native.Patch, patches),
            )
        )
        at = -(-(pointers + 8 * len(op.offsets)) // _ALIGN) * _ALIGN
    return packed, at


def _current(device: int) -> Any:
    import torch

    return torch.cuda.device(device)
