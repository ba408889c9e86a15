"""Executable graphs for the launches of plans: the host pays one call of the driver for all of them.

After some calls of a plan on a stream, its launches are captured on a stream of their own and made into an executable
graph. From then on a call sets the addresses of the graph's nodes and launches it; `native/graphs.h` does that.
Launches go one by one, as before, on a stream that is captured, while another thread launches the same graph, on more
streams than a plan keeps graphs for, under a tool that watches launches, and where the driver refuses anything of this.

A plan of one launch gets no graph: one launch of it costs the host less than a launch does, but the device 0.3 µs more
where kernels follow each other closely.

Sources: CUDA Driver API, "Graph Management" and "Stream Management".
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..base import environment
from .fast_call import layout

DUE = 32  # the call of a plan on a stream after which its graph is made, which takes as long as some tens of calls
LEAST_OPERATIONS = 2  # of a plan that gets graphs
_MOST = 1024  # graphs of a process
_NON_BLOCKING, _RELAXED = 1, 2  # CU_STREAM_NON_BLOCKING, CU_STREAM_CAPTURE_MODE_RELAXED
_LAST_SPECIAL = 2  # CU_STREAM_PER_THREAD, the last handle that names no stream of its own
_ISSUE = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p
)


class _Refused(Exception):
    """The driver's name of a function that did not succeed, and its result."""


class Graphs:
    """The graphs of one plan: called from native code when one is to be made.

    Attributes:
        table: what native code reads.
        refused: why a graph was not made; empty where none was refused.
    """

    def __init__(self, library: Any, issue: int, operations: list[int]):
        """
        Args:
            library: has the driver's functions as attributes.
            issue: address of the native function that asks the driver for one operation.
            operations: their addresses, in order.
        """
        self.table = layout().Graphs(
            due=DUE,
            set_launch=_address(library.cuGraphExecKernelNodeSetParams_v2),
            set_clear=_address(library.cuGraphExecMemsetNodeSetParams),
            launch=_address(library.cuGraphLaunch),
        )
        self.refused = ""
        self._library, self._operations = library, operations
        self._issue = _ISSUE(issue)
        self._made: list[tuple[ctypes.c_void_p, ctypes.c_void_p, Any]] = []
        self._process = os.getpid()

    def __call__(self, program: int, at: int, slots: int, stack: int) -> None:
        """Makes the graph of a stream, if it can be made.

        Args:
            program, slots, stack: addresses of what the call that has just launched used.
            at: address of the layout's Graph.
        """
        global _number
        graph = layout().Graph.from_address(at)
        with _making:
            if _number >= _MOST:
                self.refused = f"the process has {_MOST} graphs"
                return
            try:
                with _relaxed(self._library):
                    self._make(graph, program, slots, stack)
            except (_Refused, AttributeError) as error:  # an older driver lacks some of the functions
                self.refused = str(error)
                return
            _number += 1

    def _make(self, graph: Any, program: int, slots: int, stack: int) -> None:
        """Raises _Refused, or AttributeError where the driver lacks a function."""
        context, green, stream = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p(graph.stream)
        self._ask("cuCtxGetCurrent", ctypes.byref(context))
        if hasattr(self._library, "cuStreamGetGreenCtx"):
            self._ask("cuStreamGetGreenCtx", stream, ctypes.byref(green))
            if green:
                raise _Refused("the stream belongs to a part of the device")
        captured, nodes = self._capture(program, slots, stack, stream)
        executable = ctypes.c_void_p()
        try:
            self._ask("cuGraphInstantiateWithFlags", ctypes.byref(executable), captured, ctypes.c_uint64(0))
        except _Refused:
            self._library.cuGraphDestroy(captured)
            raise
        kept = (ctypes.c_void_p * len(nodes))(*nodes)
        self._made.append((executable, captured, kept))
        graph.context, graph.nodes, graph.executable = context.value, ctypes.addressof(kept), executable.value

    def _capture(self, program: int, slots: int, stack: int, stream: Any) -> tuple[ctypes.c_void_p, list[int]]:
        """The operations as a graph, and the node of each."""
        own, captured, nodes = ctypes.c_void_p(), ctypes.c_void_p(), []
        self._ask("cuStreamCreate", ctypes.byref(own), ctypes.c_uint(_NON_BLOCKING))
        try:
            if (stream.value or 0) > _LAST_SPECIAL:
                self._ask("cuStreamCopyAttributes", own, stream)
            self._ask("cuStreamBeginCapture_v2", own, ctypes.c_int(_RELAXED))
            try:
                for operation in self._operations:
                    if result := self._issue(program, operation, slots, stack, own):
                        raise _Refused(f"a launch in a capture: {result}")
                    nodes.append(self._last_node(own))
            finally:
                ended = self._library.cuStreamEndCapture(own, ctypes.byref(captured))
            if ended or not captured:
                raise _Refused(f"cuStreamEndCapture: {ended}")
        except _Refused:
            if captured:
                self._library.cuGraphDestroy(captured)
            raise
        finally:
            self._library.cuStreamDestroy_v2(own)
        return captured, nodes

    def _last_node(self, stream: ctypes.c_void_p) -> int:
        """The node that was captured last, on which the next one will depend."""
        status, count = ctypes.c_int(), ctypes.c_size_t()
        nodes = ctypes.POINTER(ctypes.c_void_p)()
        self._ask(
            "cuStreamGetCaptureInfo_v2", stream, ctypes.byref(status), None, None, ctypes.byref(nodes),
            ctypes.byref(count),
        )  # fmt: skip
        if count.value != 1 or not nodes[0]:
            raise _Refused(f"a captured launch left {count.value} nodes")
        return int(nodes[0])

    def _ask(self, name: str, *args: Any) -> None:
        if result := getattr(self._library, name)(*args):
            raise _Refused(f"{name}: {result}")

    def __del__(self) -> None:
        """The driver frees a graph that runs still when it is done."""
        global _number
        if not self._made or self._process != os.getpid():
            return
        with _relaxed(self._library):
            for executable, captured, _ in self._made:
                self._library.cuGraphExecDestroy(executable)
                self._library.cuGraphDestroy(captured)
        _number -= len(self._made)


_making = threading.Lock()
_number = 0  # graphs of this process


def _address(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


@contextmanager
def _relaxed(library: Any) -> Iterator[None]:
    """Making and freeing graphs is no work on a stream that another thread captures."""
    mode = ctypes.c_int(_RELAXED)
    library.cuThreadExchangeStreamCaptureMode(ctypes.byref(mode))
    try:
        yield
    finally:
        library.cuThreadExchangeStreamCaptureMode(ctypes.byref(mode))


def library() -> Any:
    """The driver's library; None where plans are to launch one by one."""
    if not environment.GRAPHS.read() or os.environ.get("CUDA_LAUNCH_BLOCKING", "0") != "0" or watched():
        return None
    try:
        found = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return None
    return found if hasattr(found, "cuGraphExecKernelNodeSetParams_v2") else None  # CUDA 12 has it


def watched() -> str:
    """The library of a profiler or a checker that is loaded into this process; "" where there is none.

    These tools see single launches better: some show a graph as one piece of work, and name no kernel.
    """
    try:
        lines = Path("/proc/self/maps").read_text().splitlines()
    except OSError:
        return ""
    names = {line.rpartition("/")[2] for line in lines if "/" in line}
    return next((name for name in sorted(names) if "injection" in name.lower() or "sanitizer-" in name), "")
