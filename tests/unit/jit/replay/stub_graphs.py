"""A driver with streams, captures and graphs besides, whose work runs on the emulator when it is launched."""

from __future__ import annotations

import ctypes
import itertools
import struct
from collections.abc import Callable
from typing import Any

from tests.unit.jit.replay.stub_driver import StubDriver

KERNEL_NODE = struct.Struct("<Q7I4xQQQQ")  # CUDA_KERNEL_NODE_PARAMS_v2
CLEAR_NODE = struct.Struct("<QQIIQQ")  # CUDA_MEMSET_NODE_PARAMS
CONTEXT = 77


class GraphDriver(StubDriver):
    """The driver's functions for graphs, as attributes of `library`.

    Attributes:
        library: what `replay.Driver.library` takes.
        stream: handle of the current stream.
        captured: whether that stream is captured by the caller.
        calls: names of the functions of graphs that were called, in order.
        refuse: names of those that fail.
        during: called at each cuGraphExecKernelNodeSetParams_v2.
        live: handles of graphs and streams that are not destroyed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stream, self.captured, self.live = 0, False, set[int]()
        self.calls: list[str] = []
        self.refuse: set[str] = set()
        self.during: Callable[[], None] = lambda: None
        self._handles = itertools.count(1000)
        self._capturing: dict[int, list[int]] = {}  # stream: its nodes
        self._graphs: dict[int, list[int]] = {}
        self._executables: dict[int, dict[int, Callable[[], None]]] = {}
        self._work: dict[int, Callable[[], None]] = {}  # by node
        self._array: Any = None
        self.library = self
        self._keep = [
            ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p)(self._stream_of),
            ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p)(self._is_capturing),
        ]
        stream_of, capturing = (ctypes.cast(function, ctypes.c_void_p).value or 0 for function in self._keep)
        self.native = self.native._replace(stream_of=stream_of, capturing=capturing, library=self)
        p = n = ctypes.c_void_p
        for name, kinds in {
            "cuCtxGetCurrent": (p,), "cuStreamGetGreenCtx": (n, p), "cuStreamCreate": (p, ctypes.c_uint),
            "cuStreamCopyAttributes": (n, n), "cuStreamBeginCapture_v2": (n, ctypes.c_int),
            "cuStreamGetCaptureInfo_v2": (n, p, p, p, p, p), "cuStreamEndCapture": (n, p), "cuStreamDestroy_v2": (n,),
            "cuGraphInstantiateWithFlags": (p, n, ctypes.c_uint64), "cuGraphDestroy": (n,), "cuGraphExecDestroy": (n,),
            "cuThreadExchangeStreamCaptureMode": (p,), "cuGraphExecKernelNodeSetParams_v2": (n, n, p),
            "cuGraphExecMemsetNodeSetParams": (n, n, p, n), "cuGraphLaunch": (n, n),
        }.items():  # fmt: skip
            setattr(self, name, ctypes.CFUNCTYPE(ctypes.c_int, *kinds)(self._answer(name)))

    def _answer(self, name: str) -> Callable[..., int]:
        def answer(*args: int | None) -> int:
            self.calls.append(name)
            if name in self.refuse:
                return 999
            getattr(self, f"_{name}")(*(arg or 0 for arg in args))
            return 0

        return answer

    def _stream_of(self, kind: int, device: int, at: int) -> int:
        _put(at, self.stream)
        return 0

    def _is_capturing(self, stream: int, at: int) -> int:
        ctypes.c_int.from_address(at).value = int(self.captured)
        return 0

    def asked(self, stream: int, work: Callable[[], None]) -> None:
        if stream in self._capturing:
            node = next(self._handles)
            self._capturing[stream].append(node)
            self._work[node] = work
        else:
            work()

    def _new(self, at: int) -> int:
        handle = next(self._handles)
        self.live.add(handle)
        _put(at, handle)
        return handle

    def _cuCtxGetCurrent(self, at: int) -> None:
        _put(at, CONTEXT)

    def _cuStreamGetGreenCtx(self, stream: int, at: int) -> None:
        _put(at, 0)

    def _cuStreamCreate(self, at: int, flags: int) -> None:
        self._new(at)

    def _cuStreamCopyAttributes(self, to: int, source: int) -> None:
        assert to in self.live
        assert source == self.stream

    def _cuStreamBeginCapture_v2(self, stream: int, mode: int) -> None:
        assert stream in self.live
        self._capturing[stream] = []

    def _cuStreamGetCaptureInfo_v2(self, stream: int, status: int, which: int, graph: int, at: int, count: int) -> None:
        self._array = (ctypes.c_uint64 * 1)(self._capturing[stream][-1])
        ctypes.c_int.from_address(status).value = 1
        _put(at, ctypes.addressof(self._array))
        _put(count, 1)

    def _cuStreamEndCapture(self, stream: int, at: int) -> None:
        self._graphs[self._new(at)] = self._capturing.pop(stream)

    def _cuStreamDestroy_v2(self, stream: int) -> None:
        self.live.remove(stream)

    def _cuGraphInstantiateWithFlags(self, at: int, graph: int, flags: int) -> None:
        self._executables[self._new(at)] = {node: self._work[node] for node in self._graphs[graph]}

    def _cuGraphDestroy(self, graph: int) -> None:
        self.live.remove(graph)

    _cuGraphExecDestroy = _cuGraphDestroy

    def _cuThreadExchangeStreamCaptureMode(self, at: int) -> None:
        pass

    def _cuGraphExecKernelNodeSetParams_v2(self, executable: int, node: int, at: int) -> None:
        self.during()
        function, *shape, pointers, extra, kernel, context = KERNEL_NODE.unpack(ctypes.string_at(at, KERNEL_NODE.size))
        assert (extra, kernel, context) == (0, 0, 0)
        assert node in self._executables[executable]
        self._executables[executable][node] = self.packed(function, tuple(shape), pointers)

    def _cuGraphExecMemsetNodeSetParams(self, executable: int, node: int, at: int, context: int) -> None:
        address, pitch, value, size, words, rows = CLEAR_NODE.unpack(ctypes.string_at(at, CLEAR_NODE.size))
        assert (pitch, value, size, rows, context) == (0, 0, 4, 1, CONTEXT)
        assert node in self._executables[executable]
        self._executables[executable][node] = lambda: self.fill(address, value, words)

    def _cuGraphLaunch(self, executable: int, stream: int) -> None:
        assert stream == self.stream
        for work in self._executables[executable].values():
            work()


def _put(at: int, value: int) -> None:
    ctypes.c_uint64.from_address(at).value = value
