"""Plans: what a kernel package's entry does for one kind of arguments, recorded once and replayed from then on.

An entry checks its arguments, decides on a build, a grid and workspaces, and launches. All of that follows from the
arguments' dtypes, shapes, strides, devices, alignment and numbers, so it is the same for every call that agrees in
them. `planned` runs the entry as it is, and writes down its allocations, its other torch operations and its launches;
later calls of the kind only do these. An entry needs nothing for it but the decorator. What cannot be replayed (a value
that is read from the device, a tensor that is kept between calls) makes the entry run as it is every time.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import driver, emulated_device, fast_call, workspace
from .tensormap import TensorMapSpec

if TYPE_CHECKING:
    import torch

_PIECE = 256  # bytes at whose multiples the pieces of scratch begin
_MOST_PLANS = 4096  # of an entry
_RECORD_AT = 2  # the call of an entry at which recording begins: a process that makes one call does not wait for it

_here = threading.local()
recording = 0  # threads that record now; looked at by every launch


class _CannotReplay(Exception):
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


def planned(
    entry: Callable[..., Any] | None = None, *, environment: str = "", device_type: int = fast_call.CUDA
) -> Any:
    """A decorator for an entry that checks its arguments, allocates and launches.

    Args:
        entry: takes tensors, ints, floats, bools, strings and None; returns tensors that it allocated or was given.
        environment: an environment variable on which its decisions depend.
        device_type: torch's type of the device whose tensors are planned for; the emulator's for tests.

    On CPU tensors, and with arguments of other types, the entry runs as it is.
    """
    if entry is None:
        return functools.partial(planned, environment=environment, device_type=device_type)
    plans = _Plans(entry, environment, device_type)

    @functools.wraps(entry)
    def call(*args: Any, **kwargs: Any) -> Any:
        if recording and getattr(_here, "recorder", None):
            return entry(*args, **kwargs)  # part of what another entry does
        return plans.go(*args, **kwargs)

    call.plans = plans  # type: ignore[attr-defined]
    return call


class _Plans:
    """The plans of one entry.

    Attributes:
        go: what to call: at first what counts the calls, then the dispatch by the arguments' key.
        kept: the plans by key; a key that can have no plan has the entry itself.
        refused: why a key has no plan.
    """

    def __init__(self, entry: Callable[..., Any], environment: str, device_type: int):
        self._entry, self._environment, self._device_type = entry, environment, device_type
        self.go: Callable[..., Any] = self._first
        self.kept: dict[bytes, Callable[..., Any]] = {}
        self.refused: dict[bytes, str] = {}
        self._calls = 0
        self._lock = threading.Lock()

    def _first(self, *args: Any, **kwargs: Any) -> Any:
        self._calls += 1
        if self._calls < _RECORD_AT:
            return self._entry(*args, **kwargs)
        able = self._device_type != fast_call.CUDA or _has_device()
        found = fast_call.natives() if able and not emulated_device.active() else "no device"
        if isinstance(found, str):
            self.go = self._entry
        else:
            how = self._environment, self._device_type
            self._key_of = fast_call.signature(found, *how)
            self.go = fast_call.dispatch(found, self.kept, self._unplanned, *how)
        return self.go(*args, **kwargs)

    def _unplanned(self, *args: Any, **kwargs: Any) -> Any:
        key = self._key_of(*args, **kwargs)
        if key is None:
            return self._entry(*args, **kwargs)
        result, plan = record(self._entry, args, kwargs)
        with self._lock:
            if len(self.kept) >= _MOST_PLANS:
                self.kept.clear()
                self.refused.clear()
            if isinstance(plan, str):
                self.refused[key] = plan
            self.kept[key] = self._entry if isinstance(plan, str) else plan
        return result


@functools.cache
def _has_device() -> bool:
    import torch

    return torch.cuda.is_available()


def record(
    entry: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[Any, Callable[..., Any] | str]:
    """Runs an entry; returns its result, and the plan for arguments of this kind, or why there can be none."""
    global recording
    recorder = Recorder(args, kwargs)
    _here.recorder = recorder
    recording += 1
    try:
        with recorder.mode():
            result = entry(*args, **kwargs)
    finally:
        recording -= 1
        _here.recorder = None
    try:
        return result, recorder.plan(result)
    except _CannotReplay as error:
        return result, str(error)


def launched(kernel: Any, args: tuple[Any, ...], shape: dict[str, Any], stream: Any) -> None:
    """Tells the thread's recorder of a launch, if there is one."""
    recorder = getattr(_here, "recorder", None)
    if recorder is not None:
        recorder.launch(kernel, args, shape, stream)


def counters(count: int, device: torch.device) -> torch.Tensor:
    """As `workspace.counters`; a plan asks for them at each call."""
    recorder = getattr(_here, "recorder", None)
    if recorder is None:
        return workspace.counters(count, device)
    with recorder.apart():
        made = workspace.counters(count, device)
    recorder.counters(count, device, made)
    return made


def _same_memory(view: torch.Tensor, base: torch.Tensor) -> bool:
    """Whether a tensor holds just the elements of another, in whatever order."""
    return view.untyped_storage().data_ptr() == base.untyped_storage().data_ptr() and (
        view.data_ptr(),
        view.numel(),
        view.dtype,
    ) == (base.data_ptr(), base.numel(), base.dtype)


def _clear(size: int, device: int) -> Callable[[int], None]:
    """What writes zeros over at least so many bytes of device memory."""
    size = -(-size // 4) * 4
    otherwise = functools.partial(workspace.clear, size=size, device=device)
    found = fast_call.natives()
    if isinstance(found, str):
        return otherwise
    address = driver.address("cuMemsetD32Async")
    return fast_call.clear(found, size // 4, driver_clear=address, device=device, otherwise=otherwise)


class Recorder:
    """What one call of an entry did."""

    def __init__(self, args: tuple[Any, ...], kwargs: dict[str, Any]):
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
        if made.device.type == "cuda":
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
        where = device if device.type == "cuda" else None
        call = self._constant(kernel.prepare(**shape, device=where, maps=maps))
        needs = [which for which in given if isinstance(which, int)]
        self.steps.append(_Step(call, needs=needs, lasting=True, given=given, maps=frozenset(maps)))

    # -- the plan
    def plan(self, result: Any) -> Callable[..., Any]:
        """The function of later calls. Raises _CannotReplay."""
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
            raise _CannotReplay(self.reason)
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
        return made

    def _pieces(self, steps: list[_Step], returns: set[int]) -> dict[int, _Step]:
        """Allocations of which only kernels see the address, by id: the stream's scratch holds them all."""
        pieces = {
            step.makes[0]: step
            for step in steps
            if step.made is not None and step.made.device.type == "cuda" and not step.counters
        }
        for step in steps:
            kept = step.needs if step.given is None else [step.given[i] for i in step.maps]
            pieces = {which: piece for which, piece in pieces.items() if which not in kept}
        return {which: step for which, step in pieces.items() if not returns & set(step.makes)}

    def _workspace(self, pieces: dict[int, _Step], steps: list[_Step]) -> list[str]:
        """The lines that get the scratch and the counters; gives every piece its address, in place of its name.

        Raises:
            _CannotReplay: they lie on two devices.
        """
        import torch

        size, count, devices = 0, 0, set()
        for which, step in pieces.items():
            assert step.made is not None
            self.names[which] = f"_shared.address + {size}"
            size += -(-step.made.nbytes // _PIECE) * _PIECE
            devices.add(step.made.device.index)
        for step in steps:
            if step.counters:
                assert step.made is not None
                count = max(count, step.counters)
                devices.add(step.made.device.index)
        if not devices:
            return []
        if len(devices) > 1:
            raise _CannotReplay("it shares memory between calls on two devices")
        (index,) = devices
        self.scope["_workspace"] = workspace.shared
        found = f"_shared = _workspace({size}, {count}, {index})"
        if torch.cuda.device_count() > 1:
            return [found]
        raw, capturing, _ = workspace.torch_functions()
        self.scope |= {"_thread": workspace.thread, "_stream": raw, "_capturing": capturing, "_none": {}}
        asks = [f"_shared.size < {size}"] * bool(size) + [f"_shared.number < {count}"] * bool(count)
        return [
            f"_shared = _thread.devices.get({index}, _none).get(_stream({index}))",
            f"if _shared is None or {' or '.join(asks)} or _capturing():",
            f"    {found}",
        ]

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
            return f"{self._constant(_clear(made.nbytes, made.device.index))}({name})" if step.zero else ""
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
