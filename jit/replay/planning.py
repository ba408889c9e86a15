"""The plan that does again what one call of an entry did: in Python, and natively where it can be.

`plan` leaves out what nothing uses, puts what only kernels see into the stream's scratch, and writes the rest down as a
Python function. Where nothing but allocations and launches is left, `native_plan` does the same in one native call. The
Python function is there for what is unusual then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import native_plan, workspace
from .recording import Recorder, Step

if TYPE_CHECKING:
    import torch

_PIECE = 256  # bytes at whose multiples the pieces of scratch begin


class CannotReplay(Exception):
    """The entry did something that a later call cannot simply do again."""


def plan(recorder: Recorder, result: Any) -> Callable[..., Any]:
    """The function of later calls, for an entry that returned ``result`` as it was recorded. Raises CannotReplay."""
    return _Plan(recorder).function(result)


class _Plan:
    """A plan as it is made."""

    def __init__(self, recorder: Recorder):
        self._recorder = recorder
        self._shaped: dict[int, torch.Tensor] = {}  # id of an allocation to the form of it that is returned
        self._scratch, self._counters = 0, 0  # bytes and number that the plan needs of the stream's
        self._places: dict[int, int] = {}  # id of a piece of the scratch to where it begins there

    def function(self, result: Any) -> Callable[..., Any]:
        """The function of later calls, for an entry that returned ``result``."""
        import torch

        wanted: set[int] = set()

        def text(value: Any) -> str:
            if isinstance(value, torch.Tensor):
                if id(value) not in self._recorder.names:
                    self._recorder.fail("it returns a tensor that is kept between calls")
                    return "None"
                if (step := self._recorder.allocated.get(id(value))) and self._recorder.shaped_otherwise(value):
                    if self._shaped.setdefault(step.makes[0], value) is not value or step.zero:
                        self._recorder.fail("it returns two forms of one allocation")
                    step.made = value
                    wanted.add(step.makes[0])
                wanted.add(id(value))
                return self._recorder.names[id(value)]
            if isinstance(value, tuple):
                return "(" + "".join(f"{text(part)}, " for part in value) + ")"
            if isinstance(value, list):
                return "[" + ", ".join(map(text, value)) + "]"
            if value is None or isinstance(value, int | float | str):
                return self._recorder.constant(value)
            self._recorder.fail(f"it returns a {type(value).__name__}")
            return "None"

        returned = text(result)
        if self._recorder.reason:
            raise CannotReplay(self._recorder.reason)
        returns = set(wanted)
        steps: list[Step] = []
        for step in reversed(self._recorder.steps):  # what nothing uses is not done again
            if step.lasting or wanted & set(step.makes):
                wanted |= set(step.needs)
                steps.insert(0, step)
        pieces = self._pieces(steps, returns)
        lines = [*self._workspace(pieces, steps), *(line for step in steps if (line := self._line(step, pieces)))]
        body = "\n    ".join([*lines, f"return {returned}"])
        exec(f"def plan({self._recorder.parameters}):\n    {body}", self._recorder.scope)
        made = self._recorder.scope["plan"]
        made.__doc__ = body
        return self._natively(steps, pieces, result, made) or made

    def _pieces(self, steps: list[Step], returns: set[int]) -> dict[int, Step]:
        """Allocations of which only kernels see the address, by id: the stream's scratch holds them all."""
        pieces = {
            step.makes[0]: step
            for step in steps
            if step.made is not None and self._recorder.on_stream(step.made) and not step.counters
        }
        for step in steps:
            kept = step.needs if step.given is None else [step.given[i] for i in step.maps]
            pieces = {which: piece for which, piece in pieces.items() if which not in kept}
        return {which: step for which, step in pieces.items() if not returns & set(step.makes)}

    def _workspace(self, pieces: dict[int, Step], steps: list[Step]) -> list[str]:
        """The lines that get the scratch and the counters; gives every piece its address, in place of its name.

        Raises:
            CannotReplay: they lie on two devices.
        """
        devices = set()
        for which, step in pieces.items():
            assert step.made is not None
            self._places[which] = self._scratch
            self._recorder.names[which] = f"_shared.address + {self._scratch}"
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
        self._recorder.scope["_workspace"] = workspace.shared
        return [f"_shared = _workspace({self._scratch}, {self._counters}, {index or 0})"]

    def _natively(
        self, steps: list[Step], pieces: dict[int, Step], result: Any, otherwise: Callable[..., Any]
    ) -> Callable[..., Any] | None:
        """The plan as one native call; None where it does more than to allocate and to launch on one device."""
        made = [step for step in steps if step.made is not None and not step.counters and step.makes[0] not in pieces]
        places = {which: i for i, step in enumerate(made) for which in step.makes}
        counters = {which for step in steps if step.counters for which in step.makes}
        given = {which for step in steps if step.given for which in step.given if isinstance(which, int)}
        sources = sorted({self._recorder.given[which] for which in given if which in self._recorder.given})
        devices = self._recorder.devices | {step.made.device for step in steps if step.made is not None}

        def slot(which: int) -> tuple[int, int]:
            if which in self._places:
                return native_plan.SCRATCH, self._places[which]
            if which in counters:
                return native_plan.COUNTERS, 0
            if which in self._recorder.given:
                return sources.index(self._recorder.given[which]), 0
            return len(sources) + places[self._recorder.allocated[which].makes[0]], 0

        def returned(value: Any) -> int:
            if not isinstance(value, torch.Tensor):
                raise KeyError
            if id(value) in self._recorder.given:
                return self._recorder.given[id(value)]
            return -1 - places[self._recorder.allocated[id(value)].makes[0]]

        import torch

        ops: list[native_plan.Launch | native_plan.Clear] = []
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
                    ops.append(native_plan.Clear(*slot(step.makes[0]), step.made.nbytes // 4))
            returns = tuple(map(returned, result)) if isinstance(result, tuple) else returned(result)
        except KeyError:  # a tensor that another operation made, or no tensor
            return None
        if self._recorder.driver is None or len(devices) != 1:
            return None
        forms = [
            (tuple(step.made.shape), tuple(step.made.stride()), step.made.dtype)
            for step in made
            if step.made is not None
        ]
        return native_plan.build(
            self._recorder.driver,
            arguments=self._recorder.arguments,
            sources=sources,
            forms=forms,
            ops=ops,
            returns=returns,
            device=devices.pop().index or 0,
            otherwise=otherwise,
            scratch=self._scratch,
            counters=self._counters,
        )

    def _line(self, step: Step, pieces: dict[int, Step]) -> str:
        """A step in words; "" where nothing is to be done."""
        import torch

        constant = self._recorder.constant
        if step.given is not None:
            given = (self._recorder.names[which] if isinstance(which, int) else which for which in step.given)
            return f"{step.text}({', '.join(given)})"
        if step.made is None:
            return step.text
        if step.counters:
            return ""
        name, made = self._recorder.names[step.makes[0]], step.made
        if step.makes[0] in pieces:
            size = -(-made.nbytes // 4) * 4
            return f"{constant(workspace.clear)}({name}, {size}, {made.device.index})" if step.zero else ""
        shape, strides, dtype = tuple(made.shape), tuple(made.stride()), constant(made.dtype)
        if step.zero:
            return f"{name} = {constant(torch.zeros)}({shape}, dtype={dtype}, device={constant(made.device)})"
        if made.device.type == "cuda" and torch.cuda.device_count() == 1:
            self._recorder.scope["_empty"] = workspace.allocator()
            return f"{name} = _empty({shape}, {strides}, {dtype})"
        make = constant(torch.empty_strided)
        return f"{name} = {make}({shape}, {strides}, dtype={dtype}, device={constant(made.device)})"
