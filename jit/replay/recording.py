"""What one call of an entry did: `Recorder` receives torch's operations and launches, and keeps the allocations
and the launches, with what they take of the call's arguments. `planning` makes a plan of them."""

from __future__ import annotations

import contextlib
import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..arguments import packing
from ..arguments.tensormap import TensorMapSpec
from ..base.launch_shape import LaunchShape
from . import fast_call, native_plan

if TYPE_CHECKING:
    import torch

_EMPTY = re.compile(r"aten\.(?:new_)?(?:empty|zeros)(?:_like|_strided)?\.")  # torch's operations that only allocate


@dataclass(eq=False)
class Allocation:
    """Memory that a call allocates.

    Attributes:
        made: a tensor that is all of it.
        zero: its contents are zeros.
        counters: how many of the stream's counters it is; 0 for other memory.
    """

    made: torch.Tensor
    zero: bool = False
    counters: int = 0


@dataclass(frozen=True)
class Place:
    """An address: ``offset`` bytes behind that of an argument, by its number, or of an allocation."""

    owner: int | Allocation
    offset: int = 0


@dataclass(frozen=True)
class Launched:
    """A launch, and for each of its patches the address that belongs there, and whether a tensor map is made of it."""

    launch: native_plan.Launch
    takes: list[Place]
    maps: list[bool]


class Recorder:
    """What one call of an entry did.

    Args:
        args: of the call, those by name behind those by position.
        driver: what a plan asks.

    Attributes:
        steps: in their order.
        devices: those of the launches.
        reason: why it cannot be replayed; empty where it can.
    """

    def __init__(self, args: tuple[Any, ...], driver: native_plan.Driver):
        import torch

        self.driver, self.arguments = driver, len(args)
        self.steps: list[Allocation | Launched] = []
        self.devices: set[torch.device] = set()
        self.reason = ""
        self._quiet = False
        self._keep: list[Any] = []  # tensors of which the ids are known, so that none is given twice
        self._places: dict[int, Place] = {}  # by id of a tensor
        self._begin: dict[int, Place] = {}  # the arguments and allocations by their address
        self._arguments = {id(value): number for number, value in reversed([*enumerate(args)])}
        for number, value in enumerate(args):
            if isinstance(value, torch.Tensor):
                self._know(value, Place(number), begins=True)

    def _know(self, value: torch.Tensor, place: Place, begins: bool = False) -> None:
        self._keep.append(value)
        self._places.setdefault(id(value), place)
        if begins and value.numel():
            self._begin.setdefault(value.data_ptr(), place)

    def place(self, value: torch.Tensor) -> Place | None:
        """Where a tensor's address comes from; None for one that is kept between calls, or that an operation made."""
        begins = self._begin.get(value.data_ptr()) if value.numel() else None
        return begins or self._places.get(id(value))

    def argument(self, value: torch.Tensor) -> int | None:
        """The number of the argument that a tensor is."""
        return self._arguments.get(id(value))

    def fail(self, why: str) -> None:
        """The first reason counts."""
        self.reason = self.reason or why

    def mode(self) -> Any:
        """The context in which torch reports its operations."""
        from torch.utils._python_dispatch import TorchDispatchMode

        recorder = self

        class Mode(TorchDispatchMode):
            def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                result = func(*args, **(kwargs or {}))
                if not recorder._quiet:
                    recorder.operation(func, args, kwargs or {}, result)
                return result

        return Mode()

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """A context in which torch's operations are not recorded."""
        before, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = before

    def operation(self, func: Any, args: Any, kwargs: Any, result: Any) -> None:
        """A torch operation: an allocation, a view, or one that no plan does again, whose result nothing may need."""
        import torch
        from torch.utils._pytree import tree_flatten

        name, results = str(func), tree_flatten(result)[0]
        if not all(isinstance(value, torch.Tensor) for value in results):
            return self.fail(f"{name} reads a value from the device")
        if isinstance(result, torch.Tensor) and _EMPTY.match(name):
            return self._allocation(result, zero="zeros" in name)
        if func._schema.is_mutable or torch.Tag.nondeterministic_seeded in func.tags:
            return self.fail(f"{name} is done with torch, and not by a kernel")
        inputs = [value for value in tree_flatten((args, kwargs))[0] if isinstance(value, torch.Tensor)]
        base = self.place(inputs[0]) if inputs else None
        for value in results:
            self._keep.append(value)
            if base and value.untyped_storage().data_ptr() == inputs[0].untyped_storage().data_ptr():
                offset = value.data_ptr() - inputs[0].data_ptr() if value.numel() and inputs[0].numel() else 0
                self._know(value, Place(base.owner, base.offset + offset))
        return None

    def _allocation(self, made: torch.Tensor, zero: bool) -> None:
        if zero and (not made.is_contiguous() or made.nbytes % 4):
            return self.fail("zeros of an unusual layout")
        self.steps.append(step := Allocation(made, zero))
        self._know(made, Place(step), begins=True)

    def counters(self, count: int, made: torch.Tensor) -> None:
        """Counters of the stream, which a later call may find to be others."""
        if made.device.type != self.driver.device:
            return self.fail("counters of another device")
        self.steps.append(step := Allocation(made, counters=count))
        self._know(made, Place(step))
        self._places[id(made)] = self._begin[made.data_ptr()] = Place(step)  # the same tensor may come again

    def launch(self, kernel: Any, args: tuple[Any, ...], shape: LaunchShape, stream: Any) -> None:
        """A kernel's launch, on the current stream."""
        import torch

        if stream is not None:
            return self.fail("a launch on a stream of its own")
        takes: list[Place] = []
        maps: dict[int, TensorMapSpec] = {}
        tensors: dict[int, torch.Tensor] = {}
        for i, arg in enumerate(args):
            if isinstance(arg, TensorMapSpec):
                if type(arg) is not TensorMapSpec:
                    return self.fail("an im2col tensor map")
                maps[i] = arg
                arg = arg.tensor
            if isinstance(arg, torch.Tensor):
                if (place := self.place(arg)) is None:
                    return self.fail(
                        f"argument {i} of {kernel.name} is a tensor that is kept between calls, or that torch computed"
                    )
                takes.append(place)
                tensors[i] = arg
        if not tensors:
            return self.fail(f"{kernel.name} has no tensor")
        device = next(iter(tensors.values())).device
        self.devices.add(device)
        launch = self._packed(kernel, args, shape, device, tensors, maps)
        self.steps.append(Launched(launch, takes, [i in maps for i in tensors]))

    def _packed(
        self, kernel: Any, args: tuple[Any, ...], shape: LaunchShape, device: torch.device, tensors: Any, maps: Any
    ) -> native_plan.Launch:
        """A launch with the numbers of this call in their places; what is an address is written there at each call."""
        function, config, keep = self.driver.configured(kernel, shape, device.index)
        values, _ = packing.check(kernel.entry, args)
        offsets, size = packing.layout(kernel.entry.params)
        packed = bytearray(size)
        packing.pack(kernel.entry, values, packed, lambda spec: bytes(128))
        records = {i: fast_call.tensor_map(spec) for i, spec in maps.items()}
        patches = [  # the slot is known when the plan is made
            native_plan.Patch(0, offsets[i], 0, ctypes.addressof(records[i][0]) if i in records else 0) for i in tensors
        ]
        return native_plan.Launch(function, config, bytes(packed), offsets, patches, (keep, records))
