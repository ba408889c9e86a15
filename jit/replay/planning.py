"""The plan that does again what one call of an entry did: its allocations and its launches, as one native call.

What nothing uses is left out. Memory that only kernels see is a piece of the stream's scratch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import native_plan, workspace
from .recording import Allocation, Launched, Place, Recorder

if TYPE_CHECKING:
    import torch

_PIECE = 256  # bytes at whose multiples the pieces of scratch begin


class CannotReplay(Exception):
    """The entry did something that a later call cannot simply do again."""


def plan(recorder: Recorder, result: Any, entry: Callable[..., Any]) -> Callable[..., Any]:
    """The function of later calls, for an entry that returned ``result`` as it was recorded. Raises CannotReplay."""
    if recorder.reason:
        raise CannotReplay(recorder.reason)
    outputs = [_output(recorder, value) for value in (result if isinstance(result, tuple) else (result,))]
    forms = _forms(outputs)
    launches = [step for step in recorder.steps if isinstance(step, Launched)]
    taken = {id(place.owner) for step in launches for place in step.takes} | {id(owner) for owner, _ in outputs}
    made = [step for step in recorder.steps if isinstance(step, Allocation) and id(step) in taken]
    devices = recorder.devices | {step.made.device for step in made}
    if len(devices) != 1:
        raise CannotReplay(f"it works on {len(devices)} devices")
    memory = _Memory(recorder, made, launches, {id(owner) for owner, _ in outputs})

    ops: list[native_plan.Launch | native_plan.Clear] = []
    for step in recorder.steps:
        if isinstance(step, Launched):
            ops.append(memory.patched(step))
        elif step.zero and step.made.nbytes and id(step) in taken:
            ops.append(native_plan.Clear(*memory.slot(Place(step)), step.made.nbytes // 4))
    returns = tuple(owner if isinstance(owner, int) else -1 - memory.allocated.index(owner) for owner, _ in outputs)
    found = native_plan.build(
        recorder.driver,
        arguments=recorder.arguments,
        sources=memory.sources,
        forms=[
            (tuple(form.shape), tuple(form.stride()), form.dtype)
            for form in (forms.get(id(step), step.made) for step in memory.allocated)
        ],
        ops=ops,
        returns=returns if isinstance(result, tuple) else returns[0],
        device=devices.pop().index or 0,
        entry=entry,
        scratch=memory.scratch,
        counters=memory.counters,
    )
    if found is None:
        raise CannotReplay("its launches have too many parameters")
    return found


def _output(recorder: Recorder, value: Any) -> tuple[int | Allocation, Any]:
    """The argument or the allocation that an entry returns, and the form in which it does. Raises CannotReplay."""
    import torch

    if not isinstance(value, torch.Tensor):
        raise CannotReplay(f"it returns a {type(value).__name__}")
    if (number := recorder.argument(value)) is not None:
        return number, value
    place = recorder.place(value)
    if place is None:
        raise CannotReplay("it returns a tensor that is kept between calls, or that torch computed")
    if isinstance(place.owner, int) or place.owner.counters:
        raise CannotReplay("it returns a view of an argument, or counters")
    base = place.owner.made
    if place.offset or (value.numel(), value.dtype) != (base.numel(), base.dtype) or not _fills(value):
        raise CannotReplay("it returns a part of an allocation")
    return place.owner, value


def _fills(value: torch.Tensor) -> bool:
    """Whether a tensor's elements, each once, fill the memory from its first one on."""
    step = 1
    for stride, size in sorted(zip(value.stride(), value.shape, strict=True)):
        if size != 1 and stride != step:
            return False
        step *= size
    return True


def _forms(outputs: list[tuple[int | Allocation, Any]]) -> dict[int, torch.Tensor]:
    """The form in which each allocation is returned, by its id. Raises CannotReplay where there are two of one."""
    forms: dict[int, torch.Tensor] = {}
    for owner, value in outputs:
        first = forms.setdefault(id(owner), value)
        if isinstance(owner, Allocation) and (first.shape, first.stride()) != (value.shape, value.stride()):
            raise CannotReplay("it returns two forms of one allocation")
    return forms


class _Memory:
    """Where the memory of a plan is: its tensors, pieces of the stream's scratch, the stream's counters.

    Attributes:
        sources: numbers of the arguments whose addresses are needed.
        allocated: what each call allocates.
        scratch, counters: bytes and number that the plan needs of the stream's.
    """

    def __init__(
        self, recorder: Recorder, made: list[Allocation], launches: list[Launched], returned: set[int]
    ) -> None:
        places = [place for step in launches for place in step.takes]
        self.sources = sorted({place.owner for place in places if isinstance(place.owner, int)})
        self.counters = max((step.counters for step in made), default=0)
        self.allocated: list[Allocation] = []
        self.scratch, self._pieces = 0, dict[int, int]()  # by id of an allocation: where it begins in the scratch
        seen = returned | {
            id(place.owner) for step in launches for place, is_map in zip(step.takes, step.maps, strict=True) if is_map
        }
        for step in made:
            size = -(-step.made.nbytes // _PIECE) * _PIECE
            own = step.made.device.type != recorder.driver.device or self.scratch + size > workspace.MOST_SCRATCH
            if step.counters:
                continue
            if own or id(step) in seen:
                self.allocated.append(step)
            else:
                self._pieces[id(step)] = self.scratch
                self.scratch += size

    def slot(self, place: Place) -> tuple[int, int]:
        """The slot of an address, and what is added to the address there."""
        owner = place.owner
        if isinstance(owner, int):
            return self.sources.index(owner), place.offset
        if owner.counters:
            return native_plan.COUNTERS, place.offset
        if id(owner) in self._pieces:
            return native_plan.SCRATCH, self._pieces[id(owner)] + place.offset
        return len(self.sources) + self.allocated.index(owner), place.offset

    def patched(self, step: Launched) -> native_plan.Launch:
        """A launch whose patches have their slots."""
        slots = map(self.slot, step.takes)
        patches = [
            patch._replace(slot=slot, addend=addend)
            for patch, (slot, addend) in zip(step.launch.patches, slots, strict=True)
        ]
        return step.launch._replace(patches=patches)
