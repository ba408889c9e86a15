"""Plans: what a kernel package's entry does for one kind of arguments, recorded once and replayed from then on.

An entry checks its arguments, decides on a build, a grid and workspaces, and launches. All of that follows from the
arguments' dtypes, shapes, strides, devices, alignment and numbers, so it is the same for every call that agrees in
them. `planned` runs the entry as it is, and writes down its allocations and its launches; later calls of the kind only
do these, in one native call. An entry needs nothing for it but the decorator. What cannot be replayed (a value that is
read from the device, a tensor that is kept between calls or that torch computes) makes the entry run as it is.
"""

from __future__ import annotations

import functools
import inspect
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..base import emulated_device
from ..base.launch_shape import LaunchShape
from . import fast_call, native_plan, workspace
from .planning import CannotReplay, plan
from .recording import Recorder

if TYPE_CHECKING:
    import torch

_MOST_PLANS = 4096  # of an entry
_RECORD_AT = 3  # the call of an entry at which recording begins: 0.3 s for which a check of two calls does not wait

_here = threading.local()
recording = 0  # threads that record now; looked at by every launch
_recording_lock = threading.Lock()


def planned(
    entry: Callable[..., Any] | None = None,
    *,
    environment: str = "",
    device_type: int = fast_call.CUDA,
    driver: native_plan.Driver | None = None,
) -> Any:
    """A decorator for an entry that checks its arguments, allocates and launches.

    Args:
        entry: takes tensors, ints, floats, bools, strings and None; returns tensors that it allocated or was given.
        environment: an environment variable on which its decisions depend.
        device_type: torch's type of the device whose tensors are planned for; the emulator's for tests.
        driver: what native plans ask in place of CUDA's driver, for tests.

    On CPU tensors, and with arguments of other types, the entry runs as it is.
    """
    if entry is None:
        return functools.partial(planned, environment=environment, device_type=device_type, driver=driver)
    call, by_position = _handing_on(entry)
    plans = _Plans(by_position, environment, device_type, driver)
    call.__globals__["_plans"] = plans
    functools.update_wrapper(call, entry)
    call.plans = plans  # type: ignore[attr-defined]
    return call


def _handing_on(entry: Callable[..., Any]) -> tuple[Any, Callable[..., Any]]:
    """A function with an entry's parameters that hands them all to its ``_plans`` by position, and what takes them so.

    That costs a caller less than ``*args`` and ``**kwargs``, which make a tuple and a dictionary at each call.
    """
    parameters = inspect.signature(entry).parameters.values()
    names = [one.name for one in parameters]
    plain = [one.name for one in parameters if one.kind is one.POSITIONAL_OR_KEYWORD]
    named = [one.name for one in parameters if one.kind is one.KEYWORD_ONLY]
    scope: dict[str, Any] = {f"_default_{one.name}": one.default for one in parameters if one.default is not one.empty}
    if len(plain) + len(named) < len(names):
        exec("def call(*args, **kwargs):\n    return _plans.go(*args, **kwargs)", scope)
        return scope["call"], entry
    texts = [f"{name}=_default_{name}" if f"_default_{name}" in scope else name for name in names]
    if named:
        texts.insert(len(plain), "*")
    exec(f"def call({', '.join(texts)}):\n    return _plans.go({', '.join(names)})", scope)
    if not named:
        return scope["call"], entry
    count = len(plain)

    def by_position(*values: Any) -> Any:
        return entry(*values[:count], **dict(zip(named, values[count:], strict=True)))

    return scope["call"], by_position


class _Plans:
    """The plans of one entry, which takes its arguments by position.

    Attributes:
        go: what to call: at first what counts the calls, then the dispatch by the arguments' key.
        by_key: the plans; a key that can have no plan has the entry itself.
        refused: why a key has no plan.
    """

    def __init__(
        self, entry: Callable[..., Any], environment: str, device_type: int, driver: native_plan.Driver | None
    ):
        self._entry, self._environment, self._device_type, self._driver = entry, environment, device_type, driver
        self.go: Callable[..., Any] = self._first
        self.by_key: dict[bytes, Callable[..., Any]] = {}
        self.refused: dict[bytes, str] = {}
        self._calls = 0
        self._lock = threading.Lock()

    def _first(self, *args: Any, **kwargs: Any) -> Any:
        if getattr(_here, "recorder", None):
            return self._entry(*args, **kwargs)
        self._calls += 1
        if self._calls < _RECORD_AT:
            return self._entry(*args, **kwargs)
        able = not emulated_device.active() and (self._device_type != fast_call.CUDA or _has_device())
        found = fast_call.natives() if able else "no device"
        if not isinstance(found, str) and self._device_type == fast_call.CUDA:
            self._driver = native_plan.of_cuda()
        if isinstance(found, str) or self._driver is None:
            self.go = self._entry
        else:
            how = self._environment, self._device_type
            self._key_of = fast_call.signature(found, *how)
            self.go = fast_call.dispatch(found, self.by_key, self._unplanned, *how)
        return self.go(*args, **kwargs)

    def _unplanned(self, *args: Any, **kwargs: Any) -> Any:
        key = self._key_of(*args, **kwargs)
        if key is None or getattr(_here, "recorder", None):
            return self._entry(*args, **kwargs)  # part of what another entry does
        if known := self.by_key.get(key):  # another thread records
            return known(*args, **kwargs)
        assert self._driver is not None
        result, plan = record(self._entry, args, kwargs, self._driver)
        with self._lock:
            if len(self.by_key) >= _MOST_PLANS:
                self.by_key.clear()
                self.refused.clear()
            if isinstance(plan, str):
                self.refused[key] = plan
            self.by_key[key] = self._entry if isinstance(plan, str) else plan
        return result


@functools.cache
def _has_device() -> bool:
    """Whether there is a GPU; not to be asked where the emulated device stands for one, whose answer would stay."""
    import torch

    return torch.cuda.is_available()


def record(
    entry: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], driver: native_plan.Driver
) -> tuple[Any, Callable[..., Any] | str]:
    """Runs an entry; returns its result, and the plan for arguments of this kind, or why there can be none."""
    recorder = Recorder((*args, *kwargs.values()), driver)
    _here.recorder = recorder
    _recording(1)
    try:
        with recorder.mode():
            result = entry(*args, **kwargs)
    finally:
        _recording(-1)
        _here.recorder = None
    try:
        return result, plan(recorder, result, entry)
    except CannotReplay as error:
        return result, str(error)


def _recording(more: int) -> None:
    global recording
    with _recording_lock:
        recording += more
        fast_call.recording.value = recording


def launched(kernel: Any, args: tuple[Any, ...], shape: LaunchShape, stream: Any) -> None:
    """Gives a launch to the thread's recorder, if there is one."""
    recorder = getattr(_here, "recorder", None)
    if recorder is not None:
        recorder.launch(kernel, args, shape, stream)


def counters(count: int, device: torch.device) -> torch.Tensor:
    """As `workspace.counters`; a plan asks for them at each call."""
    recorder = getattr(_here, "recorder", None)
    if recorder is None:
        return workspace.counters(count, device)
    with recorder.paused():
        made = workspace.counters(count, device)
    recorder.counters(count, made)
    return made
