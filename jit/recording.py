"""What one call of an entry did, and the plan that does it again: in Python, and natively where it can be.

`Recorder` is told of torch's operations, of allocations and of launches. `Recorder.plan` leaves out what nothing uses,
puts what only kernels see into the stream's scratch, and writes the rest down as a Python function. Where nothing but
allocations and launches is left, `replay` does the same in one native call. The Python function is there for what is
unusual then.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import arguments, replay, workspace
from .tensormap import TensorMapSpec

if TYPE_CHECKING:
    import torch

_PIECE = 256  # bytes at whose multiples the pieces of scratch begin


class CannotReplay(Exception):
    """The entry did something that a later call cannot simply do again."""


@dataclass
class _Step:
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
    launch: replay.Launch | None = None  # the same natively, with no patches yet


def _same_memory(view: torch.Tensor, base: torch.Tensor) -> bool:
    """Whether a tensor holds just the elements of another, in whatever order."""
    return view.untyped_storage().data_ptr() == base.untyped_storage().data_ptr() and (
        view.data_ptr(),
        view.numel(),
        view.dtype,
    ) == (base.data_ptr(), base.numel(), base.dtype)


class Recorder:
    """What one call of an entry did."""

    def __init__(self, args: tuple[Any, ...], kwargs: dict[str, Any], driver: replay.Driver | None = None):
        self._driver = driver
        self.scope: dict[str, Any] = {}
        self.steps: list[_Step] = []
        self.names: dict[int, str] = {}  # id of a tensor to its name in the plan
        self.keep: list[Any] = []  # tensors of which the ids are known, so that none is given twice
        self.reason = ""  # why it cannot be replayed
        self._quiet = 0
        self._roots: dict[int, int] = {}  # address to the id of an argument or allocation that begins there
        # id of an allocation, or of a view of all of it, to the allocation's step; and the tensor that the plan returns
        self._allocated: dict[int, _Step] = {}
        self._shaped: dict[int, torch.Tensor] = {}
        self.heads = [f"_a{i}" for i in range(len(args))]
        for name, value in [*zip(self.heads, args, strict=True), *kwargs.items()]:
            self._know(value, name)
        self._arguments = len(args) + len(kwargs)
        self._scratch, self._counters = 0, 0  # bytes and number that the plan needs of the stream's
        self._places: dict[int, int] = {}  # id of a piece of the scratch to where it begins there
        self._devices: set[torch.device] = set()  # of launches
        self._given = {id(value): i for i, value in reversed([*enumerate([*args, *kwargs.values()])])}
        self._parameters = ", ".join([*self.heads, *(["*", *kwargs] if kwargs else [])])

    def _know(self, value: Any, name: str, root: bool = True) -> None:
        import torch

        if isinstance(value, torch.Tensor):
            self.keep.append(value)
            self.names.setdefault(id(value), name)
            if root and value.numel():
                self._roots.setdefault(value.data_ptr(), id(value))

    def _constant(self, value: Any) -> str:
        if value is None or type(value) in (int, bool, str):
            return repr(value)
        name = f"_c{len(self.scope)}"
        self.scope[name] = value
        return name

    def _fail(self, why: str) -> None:
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
            return self._fail(f"{name} reads a value from the device")
        if isinstance(result, torch.Tensor) and name.split(".")[1] in ("empty", "empty_like", "empty_strided", "zeros"):
            return self._allocation(result, zero=name.startswith("aten.zeros"))
        if any(id(value) not in self.names for value in inputs):
            return self._fail(f"{name} uses a tensor that is kept between calls")
        if torch.Tag.nondeterministic_seeded in func.tags or not inputs:
            return self._fail(f"{name} draws or makes values")
        if any(value.device != inputs[0].device for value in results):
            return self._fail(f"{name} moves to another device")

        def text(value: Any) -> str:
            if isinstance(value, torch.Tensor):
                return self.names[id(value)]
            if isinstance(value, list | tuple):
                return "[" + ", ".join(map(text, value)) + "]"
            return self._constant(value)

        allocated = self._allocated.get(id(inputs[0])) if len(inputs) == len(results) == 1 else None
        lasting = bool(func._schema.is_mutable)
        if (
            allocated and not lasting and _same_memory(results[0], inputs[0])
        ):  # it may be allocated in this form at once
            self._allocated[id(results[0])] = allocated
            if (results[0].shape, results[0].stride()) == (inputs[0].shape, inputs[0].stride()):
                allocated.makes.append(id(results[0]))
            self.keep.append(results[0])
            self.names[id(results[0])] = self.names[id(inputs[0])]
            return None
        if any(id(value) in self._allocated and self._shaped_otherwise(value) for value in inputs):
            return self._fail(f"{name} uses a view of an allocation")
        given = ", ".join([*map(text, args), *(f"{key}={text(value)}" for key, value in kwargs.items())])
        fresh = [value for value in results if id(value) not in self.names]
        target = f"_t{len(self.steps)}"
        step = _Step(f"{target} = {self._constant(func)}({given})", lasting=lasting)
        step.needs = [id(value) for value in inputs]
        step.makes = [id(value) for value in fresh]
        if len(fresh) > 1 or (fresh and not isinstance(result, torch.Tensor)):
            return self._fail(f"{name} makes several tensors")
        for value in fresh:
            self._know(value, target, root=False)
        self.steps.append(step)

    def _allocation(self, made: torch.Tensor, zero: bool) -> None:
        if zero and not made.is_contiguous():
            return self._fail("zeros of an unusual layout")
        step = _Step("", makes=[id(made)], made=made, zero=zero)
        self._know(made, f"_t{len(self.steps)}")
        self._allocated[id(made)] = step
        self.steps.append(step)

    def _shaped_otherwise(self, value: torch.Tensor) -> bool:
        """Whether the allocation behind a tensor has another shape than it."""
        return id(value) not in self._allocated[id(value)].makes

    def counters(self, count: int, device: torch.device, made: torch.Tensor) -> None:
        """Counters of the stream, which a later call may find to be others."""
        if self._on_stream(made):
            name, step = "_shared.counters", _Step("", makes=[id(made)], made=made, counters=count)
        else:
            name = f"_t{len(self.steps)}"
            step = _Step(f"{name} = {self._constant(workspace.counters)}({count}, {self._constant(device)})")
            step.makes = [id(made)]
        self.steps.append(step)
        self.names[id(made)] = name  # the same tensor may come again, from another step
        self.keep.append(made)
        self._roots[made.data_ptr()] = id(made)

    def launch(self, kernel: Any, args: tuple[Any, ...], shape: dict[str, Any], stream: Any) -> None:
        """A kernel's launch, on the current stream."""
        import torch

        if stream is not None:
            return self._fail("a launch on a stream of its own")
        given: list[str | int] = []
        maps: dict[int, TensorMapSpec] = {}
        device = None
        for i, arg in enumerate(args):
            if isinstance(arg, TensorMapSpec):
                if type(arg) is not TensorMapSpec:
                    return self._fail("an im2col tensor map")
                maps[i] = arg
                arg = arg.tensor
            if not isinstance(arg, torch.Tensor):
                given.append(self._constant(arg))
                continue
            # Only the address counts here: of a view that begins where its base does, the base will do.
            which = self._roots.get(arg.data_ptr(), id(arg)) if arg.numel() else id(arg)
            if which in self._allocated:
                which = self._allocated[which].makes[0]
            if which not in self.names:
                return self._fail(f"argument {i} of {kernel.name} is a tensor that is kept between calls")
            given.append(which)
            device = arg.device
        if device is None:
            return self._fail(f"{kernel.name} has no tensor")
        self._devices.add(device)
        where = device if device.type == "cuda" else None
        call = self._constant(kernel.prepare(**shape, device=where, maps=maps))
        needs = [which for which in given if isinstance(which, int)]
        native = self._native_launch(kernel, args, shape, device, maps) if self._driver else None
        self.steps.append(_Step(call, needs=needs, lasting=True, given=given, maps=frozenset(maps), launch=native))

    def _native_launch(
        self, kernel: Any, args: tuple[Any, ...], shape: dict[str, Any], device: torch.device, maps: Any
    ) -> replay.Launch:
        """A launch with the numbers of this call in their places; what is an address is written there at each call."""
        import torch

        assert self._driver is not None
        function, config, keep = self._driver.configured(kernel, shape, device.index)
        values, _ = arguments.check(kernel.entry, args)
        offsets, size = arguments.layout(kernel.entry.params)
        packed = bytearray(size)
        arguments.pack(kernel.entry, values, packed, lambda spec: bytes(128))
        records = {i: spec.record() for i, spec in maps.items()}
        patches = [  # the slot is known when the plan is made
            replay.Patch(0, offsets[i], 0, ctypes.addressof(records[i][0]) if i in records else 0)
            for i, arg in enumerate(args)
            if isinstance(arg, torch.Tensor | TensorMapSpec)
        ]
        return replay.Launch(function, config, bytes(packed), offsets, patches, (keep, records))

    # -- the plan
    def plan(self, result: Any) -> Callable[..., Any]:
        """The function of later calls. Raises CannotReplay."""
        import torch

        wanted: set[int] = set()

        def text(value: Any) -> str:
            if isinstance(value, torch.Tensor):
                if id(value) not in self.names:
                    self._fail("it returns a tensor that is kept between calls")
                    return "None"
                if (step := self._allocated.get(id(value))) and self._shaped_otherwise(value):
                    if self._shaped.setdefault(step.makes[0], value) is not value or step.zero:
                        self._fail("it returns two forms of one allocation")
                    step.made = value
                    wanted.add(step.makes[0])
                wanted.add(id(value))
                return self.names[id(value)]
            if isinstance(value, tuple):
                return "(" + "".join(f"{text(part)}, " for part in value) + ")"
            if isinstance(value, list):
                return "[" + ", ".join(map(text, value)) + "]"
            if value is None or isinstance(value, int | float | str):
                return self._constant(value)
            self._fail(f"it returns a {type(value).__name__}")
            return "None"

        returned = text(result)
        if self.reason:
            raise CannotReplay(self.reason)
        returns = set(wanted)
        steps: list[_Step] = []
        for step in reversed(self.steps):  # what nothing uses is not done again
            if step.lasting or wanted & set(step.makes):
                wanted |= set(step.needs)
                steps.insert(0, step)
        pieces = self._pieces(steps, returns)
        lines = [*self._workspace(pieces, steps), *(line for step in steps if (line := self._line(step, pieces)))]
        body = "\n    ".join([*lines, f"return {returned}"])
        exec(f"def plan({self._parameters}):\n    {body}", self.scope)
        made = self.scope["plan"]
        made.__doc__ = body
        return self._natively(steps, pieces, result, made) or made

    def _pieces(self, steps: list[_Step], returns: set[int]) -> dict[int, _Step]:
        """Allocations of which only kernels see the address, by id: the stream's scratch holds them all."""
        pieces = {
            step.makes[0]: step
            for step in steps
            if step.made is not None and self._on_stream(step.made) and not step.counters
        }
        for step in steps:
            kept = step.needs if step.given is None else [step.given[i] for i in step.maps]
            pieces = {which: piece for which, piece in pieces.items() if which not in kept}
        return {which: step for which, step in pieces.items() if not returns & set(step.makes)}

    def _on_stream(self, made: torch.Tensor) -> bool:
        """Whether it may lie in memory that the calls on a stream share."""
        return made.device.type == ("cuda" if self._driver is None else self._driver.device)

    def _workspace(self, pieces: dict[int, _Step], steps: list[_Step]) -> list[str]:
        """The lines that get the scratch and the counters; gives every piece its address, in place of its name.

        Raises:
            CannotReplay: they lie on two devices.
        """
        devices = set()
        for which, step in pieces.items():
            assert step.made is not None
            self._places[which] = self._scratch
            self.names[which] = f"_shared.address + {self._scratch}"
            self._scratch += -(-step.made.nbytes // _PIECE) * _PIECE
            devices.add(step.made.device.index)
        for step in steps:
            if step.counters:
                assert step.made is not None
                self._counters = max(self._counters, step.counters)
                devices.add(step.made.device.index)
        if not devices:
            return []
        if len(devices) > 1:
            raise CannotReplay("it shares memory between calls on two devices")
        (index,) = devices
        self.scope["_workspace"] = workspace.shared
        return [f"_shared = _workspace({self._scratch}, {self._counters}, {index or 0})"]

    def _natively(
        self, steps: list[_Step], pieces: dict[int, _Step], result: Any, otherwise: Callable[..., Any]
    ) -> Callable[..., Any] | None:
        """The plan as one native call; None where it does more than to allocate and to launch on one device."""
        made = [step for step in steps if step.made is not None and not step.counters and step.makes[0] not in pieces]
        places = {which: i for i, step in enumerate(made) for which in step.makes}
        counters = {which for step in steps if step.counters for which in step.makes}
        given = {which for step in steps if step.given for which in step.given if isinstance(which, int)}
        sources = sorted({self._given[which] for which in given if which in self._given})
        devices = self._devices | {step.made.device for step in steps if step.made is not None}

        def slot(which: int) -> tuple[int, int]:
            if which in self._places:
                return replay.SCRATCH, self._places[which]
            if which in counters:
                return replay.COUNTERS, 0
            if which in self._given:
                return sources.index(self._given[which]), 0
            return len(sources) + places[self._allocated[which].makes[0]], 0

        def returned(value: Any) -> int:
            if not isinstance(value, torch.Tensor):
                raise KeyError
            if id(value) in self._given:
                return self._given[id(value)]
            return -1 - places[self._allocated[id(value)].makes[0]]

        import torch

        ops: list[replay.Launch | replay.Clear] = []
        try:
            for step in steps:
                if step.launch is not None:
                    assert step.given is not None
                    at = [slot(which) for which in step.given if isinstance(which, int)]
                    patches = [
                        patch._replace(slot=where, addend=addend)
                        for patch, (where, addend) in zip(step.launch.patches, at, strict=True)
                    ]
                    ops.append(step.launch._replace(patches=patches))
                elif step.made is None or (step.zero and step.made.nbytes % 4):
                    return None
                elif step.zero and step.made.nbytes:
                    ops.append(replay.Clear(*slot(step.makes[0]), step.made.nbytes // 4))
            returns = tuple(map(returned, result)) if isinstance(result, tuple) else returned(result)
        except KeyError:  # a tensor that another operation made, or no tensor
            return None
        if self._driver is None or len(devices) != 1:
            return None
        forms = [
            (tuple(step.made.shape), tuple(step.made.stride()), step.made.dtype)
            for step in made
            if step.made is not None
        ]
        return replay.build(
            self._driver,
            arguments=self._arguments,
            sources=sources,
            forms=forms,
            ops=ops,
            returns=returns,
            device=devices.pop().index or 0,
            otherwise=otherwise,
            scratch=self._scratch,
            counters=self._counters,
        )

    def _line(self, step: _Step, pieces: dict[int, _Step]) -> str:
        """A step in words; "" where nothing is to be done."""
        import torch

        if step.given is not None:
            given = (self.names[which] if isinstance(which, int) else which for which in step.given)
            return f"{step.text}({', '.join(given)})"
        if step.made is None:
            return step.text
        if step.counters:
            return ""
        name, made = self.names[step.makes[0]], step.made
        if step.makes[0] in pieces:
            size = -(-made.nbytes // 4) * 4
            return f"{self._constant(workspace.clear)}({name}, {size}, {made.device.index})" if step.zero else ""
        shape, strides, dtype = tuple(made.shape), tuple(made.stride()), self._constant(made.dtype)
        if step.zero:
            return (
                f"{name} = {self._constant(torch.zeros)}({shape}, dtype={dtype}, device={self._constant(made.device)})"
            )
        if made.device.type == "cuda" and torch.cuda.device_count() == 1:
            self.scope["_empty"] = workspace.allocator()
            return f"{name} = _empty({shape}, {strides}, {dtype})"
        make = self._constant(torch.empty_strided)
        return f"{name} = {make}({shape}, {strides}, dtype={dtype}, device={self._constant(made.device)})"
