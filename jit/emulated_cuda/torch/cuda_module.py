"""What stands in for ``torch.cuda`` on host memory: its devices, streams in order, events with the host's clock."""

from __future__ import annotations

import contextlib
import ctypes
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch

from ...base import emulated_device
from ...base.stream_findings import streams
from ...base.stream_order import Clock
from ...base.stream_order import Stream as Order
from . import device_model
from .devices import index_of, mark_of


class Event:
    """As torch.cuda.Event. Its times are the host's: emulated kernels have no device time."""

    def __init__(self, enable_timing: bool = False, **_: Any) -> None:
        self.enable_timing = enable_timing
        self.cuda_event = 0
        self.device: torch.device | None = None
        self._at: float | None = None
        self._after: Clock = {}

    def record(self, stream: Any = None) -> None:
        """Notes the host's time, and what the stream has been given. Raises RuntimeError where torch does, for a
        stream of another device than before."""
        on = (stream or _current_stream()).device
        if self.device not in (None, on):
            raise RuntimeError(
                f"Event device {self.device.index} does not match recording stream's device {on.index}."  # type: ignore[union-attr]
            )
        self.device = on
        self._at = time.perf_counter()
        if (order := _order(stream)) is not None:
            self._after = streams.record(order)

    def elapsed_time(self, end: Event) -> float:
        """Milliseconds of the host between two records. Raises RuntimeError where torch does."""
        if not (self.enable_timing and end.enable_timing):
            raise RuntimeError("Both events must be created with argument 'enable_timing=True'.")
        if self._at is None or end._at is None:
            raise RuntimeError("Both events must be recorded before calculating elapsed time.")
        if self.device != end.device:
            raise RuntimeError("CUDA error: invalid resource handle: the events are of two devices")
        return (end._at - self._at) * 1e3

    def query(self) -> bool:
        """True: everything is done at once."""
        self.synchronize()
        return True

    def synchronize(self) -> None:
        """Nothing is pending; the host knows that from now on."""
        streams.host_waits(self._after)

    def wait(self, stream: Any = None) -> None:
        """Nothing is pending; the stream knows that from now on."""
        if (order := _order(stream)) is not None:
            streams.wait(order, self._after)


class Stream:
    """As torch.cuda.Stream; what is given to it is done at once, so that streams are never out of order.

    Attributes:
        order: the stream whose work is followed; None where that is not known.
    """

    def __init__(self, device: Any = None, priority: int = 0, **_: Any) -> None:
        self.device_index, self.priority, self.stream_id = index_of(device), priority, 0
        self.device = torch.device("cuda", self.device_index)
        self.order: Order | None = streams.make(blocking=False, device=self.device_index)
        self._before: list[tuple[int, Stream]] = []

    @classmethod
    def over(cls, order: Order | None, device: int = 0) -> Stream:
        """One that stands for a stream that there is already, of a device."""
        made = cls.__new__(cls)
        made.device, made.device_index, made.priority, made.stream_id = torch.device("cuda", device), device, 0, 0
        made.order, made._before = order, []
        return made

    @property
    def cuda_stream(self) -> int:
        """The handle, which is that of the default stream: who has it may mean either."""
        if not streams.is_default(self.order):
            streams.handed_out = True
        return 0

    @property
    def _as_parameter_(self) -> ctypes.c_void_p:
        """What ctypes passes to the driver for it."""
        return ctypes.c_void_p(self.cuda_stream)

    def record_event(self, event: Event | None = None) -> Event:
        """The event, recorded."""
        event = event or Event()
        event.record(self)
        return event

    def query(self) -> bool:
        """True: everything is done at once."""
        self.synchronize()
        return True

    def synchronize(self) -> None:
        """Nothing is pending; the host knows that from now on."""
        streams.host_waits(streams.record(self.order) if self.order is not None else None)

    def is_capturing(self) -> bool:
        """Whether a graph is being captured."""
        return emulated_device.recording is not None

    @staticmethod
    def priority_range() -> tuple[int, int]:
        """The lowest and the highest priority."""
        return (0, -5)

    def wait_event(self, event: Event) -> None:
        """Nothing is pending; the stream knows that from now on."""
        event.wait(self)

    def wait_stream(self, stream: Stream) -> None:
        """As `wait_event`, of all that the other stream has been given."""
        self.wait_event(stream.record_event())

    def __enter__(self) -> Stream:
        self._before.append((emulated_device.current(), _current_stream(self.device)))
        _set_stream(self)
        return self

    def __exit__(self, *_: object) -> None:
        device, before = self._before.pop()
        _set_stream(before)
        emulated_device.set_current(device)


_defaults: dict[int, Stream] = {}
_current: dict[int, Stream] = {}  # by device, as the default streams


def _order(stream: Any) -> Order | None:
    """Whose work is followed, of a stream or of the current one."""
    return streams.current if stream is None else getattr(stream, "order", None)


def _current_stream(device: Any = None) -> Stream:
    index = index_of(device)
    return _current.get(index) or _default_stream(index)


def _default_stream(device: Any = None) -> Stream:
    index = index_of(device)
    return _defaults.setdefault(index, Stream.over(streams.default_of(index), index))


def order_of(device: int) -> Order | None:
    """The stream that work on a device goes to; None where that is not known."""
    return getattr(_current_stream(device), "order", None)


@contextlib.contextmanager
def _stream(stream: Stream | None) -> Iterator[None]:
    with stream or contextlib.nullcontext():
        yield


class NoContext(contextlib.nullcontext):
    """A context that does nothing. A class: torch asks whether things are instances of torch.cuda.device."""

    def __init__(self, *_: Any, **__: Any) -> None:
        super().__init__()


class Device:
    """As torch.cuda.device: what runs within has another current device."""

    def __init__(self, device: Any) -> None:
        self.idx, self.prev_idx = index_of(device), -1

    def __enter__(self) -> None:
        self.prev_idx = exchange_device(self.idx)

    def __exit__(self, *_: object) -> None:
        emulated_device.set_current(self.prev_idx)


class DeviceOf(Device):
    """As torch.cuda.device_of: the device of a tensor, where it is on one."""

    def __init__(self, obj: Any) -> None:
        super().__init__(obj.get_device() if obj.is_cuda else None)


def set_device(device: Any) -> None:
    """As torch.cuda.set_device."""
    emulated_device.set_current(index_of(device))


def exchange_device(device: Any) -> int:
    """Makes a device the current one. Returns the index of the one before."""
    before = emulated_device.current()
    set_device(device)
    return before


def _set_stream(stream: Stream) -> None:
    _current[stream.device_index] = stream
    emulated_device.set_current(stream.device_index)


def _follow_device(index: int) -> None:
    """Work without a stream of its own goes to the current one of the device that has become the current one."""
    streams.current = getattr(_current_stream(index), "order", None)


emulated_device.on_change.append(_follow_device)


class CUDAGraph:
    """As torch.cuda.CUDAGraph: the torch operations and launches of the jit between begin and end, to be done again.

    A capture leaves the memory that it found as it was. Work that reaches the device by other ways than torch and the
    jit is not in the graph.
    """

    def __init__(self, keep_graph: bool = False) -> None:
        self._steps: list[Callable[[], Any]] = []

    def capture_begin(self, *_: Any, **__: Any) -> None:
        """Begins to record. Raises RuntimeError during another capture."""
        if emulated_device.recording is not None:
            raise RuntimeError("CUDA error: operation not permitted when stream is capturing")
        emulated_device.recording = self._steps = []

    def capture_end(self) -> None:
        """Ends the recording."""
        emulated_device.recording = None

    def replay(self) -> None:
        """Does it all again, in order, on the same memory."""
        from torch._C import DisableTorchFunction

        with DisableTorchFunction():
            for step in self._steps:
                step()

    def reset(self) -> None:
        """Forgets what was recorded."""
        self._steps = []

    def pool(self) -> tuple[int, int]:
        """A pool's handle; there are no pools."""
        return (0, 0)


@contextlib.contextmanager
def _graph(graph: CUDAGraph, pool: Any = None, stream: Any = None, **_: Any) -> Iterator[None]:
    graph.capture_begin()
    try:
        yield
    finally:
        graph.capture_end()


def _make_graphed_callables(callables: Any, sample_args: Any, *_: Any, **__: Any) -> Any:
    """The callables as they are: there is nothing to save by a graph."""
    return callables


class _AnyGenerator(type(torch._C.Generator)):  # type: ignore[misc]
    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, torch._C.Generator)


class Generator(torch._C.Generator, metaclass=_AnyGenerator):
    """As torch.Generator, on the CPU whatever device it is for: its numbers are those of the CPU, not of a GPU."""

    _cuda = 0

    def __new__(cls, device: Any = "cpu") -> Generator:
        """A generator for ``"cpu"`` or ``"cuda"``."""
        on = mark_of(device)
        self = super().__new__(cls, "cpu" if on else device)  # type: ignore[call-arg]
        self._cuda = on
        return self

    @property
    def device(self) -> torch.device:  # type: ignore[override]
        """The device that was asked for."""
        return torch.device("cuda", self._cuda - 1) if self._cuda else torch.device("cpu")


class _Generators(Sequence[torch.Generator]):
    """The default generator of each device: the CPU's."""

    def __len__(self) -> int:
        return emulated_device.count()

    def __getitem__(self, index: Any) -> Any:
        return ([torch.default_generator] * len(self))[index]


def _constant(value: Any) -> Callable[..., Any]:
    def constant(*_: Any, **__: Any) -> Any:
        return value

    return constant


def _seed_all(seed: int) -> None:
    torch.default_generator.manual_seed(int(seed))


_blocks: dict[int, torch.Tensor] = {}  # what caching_allocator_alloc gave, by address


def _allocate(size: int, device: Any = None, stream: Any = None) -> int:
    block = torch.empty(max(size, 1), dtype=torch.uint8)
    _blocks[block.data_ptr()] = block
    return block.data_ptr()


REPLACED: dict[str, Any] = {
    "caching_allocator_alloc": _allocate,
    "caching_allocator_delete": lambda address: _blocks.pop(address, None),
    "list_gpu_processes": lambda device=None: "GPU:0\nno processes are running",
    "host_memory_stats": lambda: {},
    "is_available": _constant(True),
    "is_initialized": _constant(True),
    "is_bf16_supported": _constant(True),
    "init": _constant(None),
    "_lazy_init": _constant(None),
    "_lazy_call": lambda call, **_: call(),
    "device_count": emulated_device.count,
    "current_device": emulated_device.current,
    "set_device": set_device,
    "device": Device,
    "device_of": DeviceOf,
    "_exchange_device": exchange_device,
    "_maybe_exchange_device": exchange_device,
    "get_device_capability": lambda device=None: device_model.arch().capability,
    "get_device_name": lambda device=None: device_model.properties(device).name,
    "get_device_properties": device_model.properties,
    "get_gencode_flags": lambda: f"-gencode compute={device_model.arch().name.replace('sm', 'compute')}",
    "get_arch_list": lambda: [device_model.arch().name],
    "can_device_access_peer": lambda device, peer: index_of(device) != index_of(peer),
    "synchronize": lambda device=None: streams.host_waits(),
    "empty_cache": _constant(None),
    "ipc_collect": _constant(None),
    "mem_get_info": device_model.free_memory,
    "memory_allocated": device_model.allocated,
    "max_memory_allocated": device_model.most_allocated,
    "memory_reserved": device_model.allocated,
    "max_memory_reserved": device_model.most_allocated,
    "memory_cached": device_model.allocated,
    "max_memory_cached": device_model.most_allocated,
    "memory_stats": device_model.statistics,
    "memory_summary": lambda *_, **__: f"{device_model.allocated()} bytes of host memory in tensors of the device",
    "memory_snapshot": lambda *_, **__: [],
    "reset_peak_memory_stats": device_model.forget_most,
    "reset_max_memory_allocated": device_model.forget_most,
    "reset_accumulated_memory_stats": _constant(None),
    "set_per_process_memory_fraction": _constant(None),
    "get_per_process_memory_fraction": _constant(1.0),
    "MemPool": NoContext,
    "use_mem_pool": NoContext,
    "current_blas_handle": _constant(0),
    "_sleep": _constant(None),
    "set_sync_debug_mode": _constant(None),
    "get_sync_debug_mode": _constant(0),
    "is_tf32_supported": _constant(True),
    "default_generators": _Generators(),
    "manual_seed": _seed_all,
    "manual_seed_all": _seed_all,
    "seed": lambda: torch.default_generator.seed(),
    "seed_all": lambda: torch.default_generator.seed(),
    "initial_seed": lambda: torch.default_generator.initial_seed(),
    "get_rng_state": lambda device=None: torch.default_generator.get_state(),
    "set_rng_state": lambda state, device=None: torch.default_generator.set_state(state),
    "get_rng_state_all": lambda: [torch.default_generator.get_state()] * emulated_device.count(),
    "set_rng_state_all": lambda states: torch.default_generator.set_state(states[0]),
    "Stream": Stream,
    "ExternalStream": lambda pointer, device=None: Stream.over(
        None if pointer else streams.default_of(index_of(device)), index_of(device)
    ),
    "Event": Event,
    "stream": _stream,
    "current_stream": _current_stream,
    "default_stream": _default_stream,
    "set_stream": _set_stream,
    "CUDAGraph": CUDAGraph,
    "graph": _graph,
    "graph_pool_handle": _constant((0, 0)),
    "is_current_stream_capturing": lambda: emulated_device.recording is not None,
    "make_graphed_callables": _make_graphed_callables,
}
NVTX: dict[str, Any] = {
    "range_push": _constant(0), "range_pop": _constant(0), "range": NoContext, "mark": _constant(None),
    "range_start": _constant(0), "range_end": _constant(None),
}  # fmt: skip
