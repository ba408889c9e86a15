"""What one call of an entry did: `Recorder` is told of torch's operations, of allocations and of launches, and keeps
them as steps. `planning` makes a plan of them."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..arguments import packing
from ..arguments.tensormap import TensorMapSpec
from ..base.launch_shape import LaunchShape
from . import fast_call, native_plan, workspace

if TYPE_CHECKING:
    import torch


@dataclass
class Step:
    """One thing to do again, as a line of the plan."""

    text: str  # the line; of a launch its function, of an allocation unused
    makes: list[int] = field(default_factory=list)  # ids of the tensors that it makes
    needs: list[int] = field(default_factory=list)  # ids of the tensors that it uses
    lasting: bool = False  # changes something beside what it makes
    made: torch.Tensor | None = None  # what an allocation makes, in the form that is returned
    zero: bool = False  # an allocation's contents are zeros
    counters: int = 0  # how many of the stream's counters it asks for
    given: list[str | int] | None = None  # arguments of a launch: constants, and the ids of tensors
    maps: frozenset[int] = frozenset()  # arguments of a launch that are tensor maps
    launch: native_plan.Launch | None = None  # the same natively, with no patches yet


def _same_memory(view: torch.Tensor, base: torch.Tensor) -> bool:
    """Whether a tensor holds just the elements of another, in whatever order."""
    return view.untyped_storage().data_ptr() == base.untyped_storage().data_ptr() and (
        view.data_ptr(),
        view.numel(),
        view.dtype,
    ) == (base.data_ptr(), base.numel(), base.dtype)


class Recorder:
    """What one call of an entry did."""

    def __init__(self, args: tuple[Any, ...], kwargs: dict[str, Any], driver: native_plan.Driver | None = None):
        self.driver = driver
        self.scope: dict[str, Any] = {}
        self.steps: list[Step] = []
        self.names: dict[int, str] = {}  # id of a tensor to its name in the plan
        self.keep: list[Any] = []  # tensors of which the ids are known, so that none is given twice
        self.reason = ""  # why it cannot be replayed
        self._quiet = 0
        self._roots: dict[int, int] = {}  # address to the id of an argument or allocation that begins there
        # id of an allocation, or of a view of all of it, to the allocation's step
        self.allocated: dict[int, Step] = {}
        self.heads = [f"_a{i}" for i in range(len(args))]
        for name, value in [*zip(self.heads, args, strict=True), *kwargs.items()]:
            self._know(value, name)
        self.arguments = len(args) + len(kwargs)
        self.devices: set[torch.device] = set()  # of launches
        self.given = {id(value): i for i, value in reversed([*enumerate([*args, *kwargs.values()])])}
        self.parameters = ", ".join([*self.heads, *(["*", *kwargs] if kwargs else [])])

    def _know(self, value: Any, name: str, root: bool = True) -> None:
        import torch

        if isinstance(value, torch.Tensor):
            self.keep.append(value)
            self.names.setdefault(id(value), name)
            if root and value.numel():
                self._roots.setdefault(value.data_ptr(), id(value))

    def constant(self, value: Any) -> str:
        if value is None or type(value) in (int, bool, str):
            return repr(value)
        name = f"_c{len(self.scope)}"
        self.scope[name] = value
        return name

    def fail(self, why: str) -> None:
        self.reason = self.reason or why

    # -- what is recorded
    def mode(self) -> Any:
        """The context in which torch tells of its operations."""
        from torch.utils._python_dispatch import TorchDispatchMode

        recorder = self

        class Mode(TorchDispatchMode):
            def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                result = func(*args, **(kwargs or {}))
                if not recorder._quiet:
                    recorder.operation(func, args, kwargs or {}, result)
                return result

        return Mode()

    def apart(self) -> Any:
        """A context in which torch's operations are not recorded."""
        recorder = self

        class Apart:
            def __enter__(self) -> None:
                recorder._quiet += 1

            def __exit__(self, *_: object) -> None:
                recorder._quiet -= 1

        return Apart()

    def operation(self, func: Any, args: Any, kwargs: Any, result: Any) -> None:
        """A torch operation: an allocation, or one to be done again as it was."""
        import torch
        from torch.utils._pytree import tree_flatten

        name = str(func)
        inputs = [value for value in tree_flatten((args, kwargs))[0] if isinstance(value, torch.Tensor)]
        results = tree_flatten(result)[0]
        if not all(isinstance(value, torch.Tensor) for value in results):
            return self.fail(f"{name} reads a value from the device")
        if isinstance(result, torch.Tensor) and name.split(".")[1] in ("empty", "empty_like", "empty_strided", "zeros"):
            return self._allocation(result, zero=name.startswith("aten.zeros"))
        if any(id(value) not in self.names for value in inputs):
            return self.fail(f"{name} uses a tensor that is kept between calls")
        if torch.Tag.nondeterministic_seeded in func.tags or not inputs:
            return self.fail(f"{name} draws or makes values")
        if any(value.device != inputs[0].device for value in results):
            return self.fail(f"{name} moves to another device")

        def text(value: Any) -> str:
            if isinstance(value, torch.Tensor):
                return self.names[id(value)]
            if isinstance(value, list | tuple):
                return "[" + ", ".join(map(text, value)) + "]"
            return self.constant(value)

        allocated = self.allocated.get(id(inputs[0])) if len(inputs) == len(results) == 1 else None
        lasting = bool(func._schema.is_mutable)
        if (
            allocated and not lasting and _same_memory(results[0], inputs[0])
        ):  # it may be allocated in this form at once
            self.allocated[id(results[0])] = allocated
            if (results[0].shape, results[0].stride()) == (inputs[0].shape, inputs[0].stride()):
                allocated.makes.append(id(results[0]))
            self.keep.append(results[0])
            self.names[id(results[0])] = self.names[id(inputs[0])]
            return None
        if any(id(value) in self.allocated and self.shaped_otherwise(value) for value in inputs):
            return self.fail(f"{name} uses a view of an allocation")
        given = ", ".join([*map(text, args), *(f"{key}={text(value)}" for key, value in kwargs.items())])
        fresh = [value for value in results if id(value) not in self.names]
        target = f"_t{len(self.steps)}"
        step = Step(f"{target} = {self.constant(func)}({given})", lasting=lasting)
        step.needs = [id(value) for value in inputs]
        step.makes = [id(value) for value in fresh]
        if len(fresh) > 1 or (fresh and not isinstance(result, torch.Tensor)):
            return self.fail(f"{name} makes several tensors")
        for value in fresh:
            self._know(value, target, root=False)
        self.steps.append(step)

    def _allocation(self, made: torch.Tensor, zero: bool) -> None:
        if zero and not made.is_contiguous():
            return self.fail("zeros of an unusual layout")
        step = Step("", makes=[id(made)], made=made, zero=zero)
        self._know(made, f"_t{len(self.steps)}")
        self.allocated[id(made)] = step
        self.steps.append(step)

    def on_stream(self, made: torch.Tensor) -> bool:
        """Whether it may lie in memory that the calls on a stream share."""
        return made.device.type == ("cuda" if self.driver is None else self.driver.device)

    def shaped_otherwise(self, value: torch.Tensor) -> bool:
        """Whether the allocation behind a tensor has another shape than it."""
        return id(value) not in self.allocated[id(value)].makes

    def counters(self, count: int, device: torch.device, made: torch.Tensor) -> None:
        """Counters of the stream, which a later call may find to be others."""
        if self.on_stream(made):
            name, step = "_shared.counters", Step("", makes=[id(made)], made=made, counters=count)
        else:
            name = f"_t{len(self.steps)}"
            step = Step(f"{name} = {self.constant(workspace.counters)}({count}, {self.constant(device)})")
            step.makes = [id(made)]
        self.steps.append(step)
        self.names[id(made)] = name  # the same tensor may come again, from another step
        self.keep.append(made)
        self._roots[made.data_ptr()] = id(made)

    def launch(self, kernel: Any, args: tuple[Any, ...], shape: LaunchShape, stream: Any) -> None:
        """A kernel's launch, on the current stream."""
        import torch

        if stream is not None:
            return self.fail("a launch on a stream of its own")
        given: list[str | int] = []
        maps: dict[int, TensorMapSpec] = {}
        device = None
        for i, arg in enumerate(args):
            if isinstance(arg, TensorMapSpec):
                if type(arg) is not TensorMapSpec:
                    return self.fail("an im2col tensor map")
                maps[i] = arg
                arg = arg.tensor
            if not isinstance(arg, torch.Tensor):
                given.append(self.constant(arg))
                continue
            # Only the address counts here: of a view that begins where its base does, the base will do.
            which = self._roots.get(arg.data_ptr(), id(arg)) if arg.numel() else id(arg)
            if which in self.allocated:
                which = self.allocated[which].makes[0]
            if which not in self.names:
                return self.fail(f"argument {i} of {kernel.name} is a tensor that is kept between calls")
            given.append(which)
            device = arg.device
        if device is None:
            return self.fail(f"{kernel.name} has no tensor")
        self.devices.add(device)
        where = device if device.type == "cuda" else None
        call = self.constant(kernel.prepared(shape, where, maps))
        needs = [which for which in given if isinstance(which, int)]
        native = self._native_launch(kernel, args, shape, device, maps) if self.driver else None
        self.steps.append(Step(call, needs=needs, lasting=True, given=given, maps=frozenset(maps), launch=native))

    def _native_launch(
        self, kernel: Any, args: tuple[Any, ...], shape: LaunchShape, device: torch.device, maps: Any
    ) -> native_plan.Launch:
        """A launch with the numbers of this call in their places; what is an address is written there at each call."""
        import torch

        assert self.driver is not None
        function, config, keep = self.driver.configured(kernel, shape, device.index)
        values, _ = packing.check(kernel.entry, args)
        offsets, size = packing.layout(kernel.entry.params)
        packed = bytearray(size)
        packing.pack(kernel.entry, values, packed, lambda spec: bytes(128))
        records = {i: fast_call.tensor_map(spec) for i, spec in maps.items()}
        patches = [  # the slot is known when the plan is made
            native_plan.Patch(0, offsets[i], 0, ctypes.addressof(records[i][0]) if i in records else 0)
            for i, arg in enumerate(args)
            if isinstance(arg, torch.Tensor | TensorMapSpec)
        ]
        return native_plan.Launch(function, config, bytes(packed), offsets, patches, (keep, records))
