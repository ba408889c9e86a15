"""The process that runs a submission: it receives inputs, calls ``custom_kernel``, hands the raw outputs back.

It holds no expected values and decides nothing.  It is started by ``isolate.Worker`` as
``python -c "from harness.worker import main; main(FD)"`` with its working directory at a private copy of the problem.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.abc
import json
import os
import socket
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness.channel import Channel, ChannelClosed


class Refusal(Exception):
    """The submission did something that is not allowed."""


class _NoEmulator(importlib.abc.MetaPathFinder):
    """Keeps a run that was asked to be on the CPU or on a GPU from being emulated without a word."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Refuses ``jit.emulator``."""
        if name == "jit.emulator":
            raise ImportError("this run does not emulate: --device emulator does")


def _modes() -> list[str]:
    """The modes of the emulator that change what a run means, for the report."""
    emulator: Any = sys.modules.get("jit.emulator")
    told = []
    if getattr(getattr(emulator, "statistics", None), "fast", False):
        told.append("fast numerics (WARPYARD_EMULATOR_FAST): matrix sums are not those of the tensor cores")
    if emulator is not None and os.environ.get("WARPYARD_EMULATOR_STRICT") == "1":
        told.append("strict mode (WARPYARD_EMULATOR_STRICT): some notes are findings")
    return told


def _remarks() -> list[str]:
    """What the emulator noted since the last call without calling it a defect; read once."""
    statistics: Any = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    if not getattr(statistics, "notes", None):
        return _modes()
    noted, statistics.notes = statistics.notes, []
    alike: dict[tuple[object, ...], list[dict[str, Any]]] = {}  # one line for what a place does with many addresses
    for note in noted:
        alike.setdefault((note.get("kind"), note.get("kernel"), note.get("location")), []).append(note)
    told = []
    for (kind, kernel, location), notes in list(alike.items())[:20]:
        first = notes[0]
        where = ", ".join(f"{name} {first[name]}" for name in ("cta", "warp", "lane") if name in first)
        more = f" (and {len(notes) - 1} more there)" if len(notes) > 1 else ""
        told.append(f"{kind}: {first.get('message')}: {location}, kernel {kernel}, {where}{more}")
    return _modes() + told


def _counters() -> dict[str, Any]:
    """What the emulator has counted since the last call, by kernel; empty where counting is off. Read once."""
    statistics: Any = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    counted = getattr(statistics, "counters", None)
    if not counted:
        return {}
    statistics.counters = {}
    return dict(counted)


def describe_error(error: BaseException) -> dict[str, Any]:
    """An exception as plain data: its class names (most derived first), message, traceback and report if it has one."""
    frames = traceback.extract_tb(error.__traceback__)
    own = (str(Path(__file__).resolve().parent), "<frozen importlib", importlib.__file__ or "")
    shown = [frame for frame in frames if not frame.filename.startswith(own)]
    text = "".join(traceback.format_list(shown)) + "".join(traceback.format_exception_only(type(error), error))
    report = getattr(error, "report", None)
    report = report() if callable(report) else report
    return {
        "error": {
            "classes": [cls.__name__ for cls in type(error).__mro__ if cls not in (object, BaseException)],
            "message": str(error) or type(error).__name__,
            "traceback": text,
            "report": json.loads(json.dumps(report, default=str)),
            "remarks": _modes(),
            "counters": _counters(),
        }
    }


class Runner:
    """Serves one submission.

    Args:
        channel: the connection to the evaluator.
        config: ``problem`` (folder), ``hidden``, ``needed``, ``writable`` (paths), ``device`` (``cuda``, ``cpu`` or
            ``emulator``), ``sandbox`` (bool), ``preload`` (module names imported before the submission).
    """

    def __init__(self, channel: Channel, config: dict[str, Any]) -> None:
        from harness import transfer

        self._transfer = transfer
        self._channel = channel
        self._config = config
        self._device = config["device"]
        self._mapper = transfer.Mapper()
        self._clock: Any = None
        self._kernel: Callable[[Any], Any] | None = None
        self._peers: dict[str, Callable[[Any], Any]] = {}
        self._preparations: dict[str, Callable[[Any], Any]] = {}
        self._outputs: list[Any] = []
        self._graph: Any = None
        self._launches = 0
        self._counting = False

    def hello(self) -> dict[str, Any]:
        """Prepares the process: imports, device context, confinement."""
        import torch

        from harness import measure, sandbox

        if self._device != "emulator":
            sys.meta_path.insert(0, _NoEmulator())
        if self._device == "cuda":
            torch.cuda.init()
            torch.empty(1, device="cuda")  # makes the context current on this thread
        self._clock = measure.make_clock(self._device)
        for name in self._config.get("preload", ()):
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        had = {"files": "open: not asked for", "network": "open: not asked for"}
        if self._config.get("sandbox", True):
            paths = [[Path(path) for path in self._config[key]] for key in ("hidden", "needed", "writable")]
            had = sandbox.confine(*paths)
        return {"ok": True, "pid": os.getpid(), "torch": torch.__version__, "confinement": had}

    def load(self, request: dict[str, Any], _: bytes) -> dict[str, Any]:
        """Imports ``submission`` from the problem folder."""
        sys.path.insert(0, self._config["problem"])
        importlib.invalidate_caches()
        if self._device == "emulator":
            from harness import inline_shim

            if inline_shim.wanted(Path(self._config["problem"], "submission.py")):
                inline_shim.install(self._count_launches)
        kernel = getattr(importlib.import_module("submission"), "custom_kernel", None)
        if not callable(kernel):
            raise Refusal("the submission defines no custom_kernel(data)")
        self._kernel = kernel
        if self._device == "emulator" and "jit" in sys.modules:
            self._count_launches()
        return {"ok": True}

    def _count_launches(self) -> None:
        """Counts what the emulator runs, so that the report can say whether anything was emulated."""
        if self._counting:
            return
        self._counting = True
        try:
            emulator: Any = importlib.import_module("jit.emulator")
        except ImportError:
            return  # a launch will say why
        launch = getattr(emulator, "launch", None)
        if launch is None:
            return

        def counted(*args: Any, **kwargs: Any) -> Any:
            self._launches += 1
            return launch(*args, **kwargs)

        emulator.launch = counted

    def probe(self, request: dict[str, Any], _: bytes) -> dict[str, Any]:
        """Maps a block and forgets it, to see whether memory can be shared in this way."""
        self._mapper.storage(request["block"])
        self._mapper.forget([request["block"]])
        return {"ok": True}

    def load_peers(self, request: dict[str, Any], _: bytes) -> dict[str, Any]:
        """Imports ``peers`` and, under its file's name, another submission; names what there is.

        A peer is a function of the inputs, or a pair: what is made of them untimed, and a function of that.
        """
        self._peers, self._preparations = {}, {}
        for name, peer in importlib.import_module("peers").PEERS.items() if request["task_peers"] else ():
            if isinstance(peer, tuple):
                self._preparations[name], self._peers[name] = peer
            else:
                self._peers[name] = peer
        if request.get("against"):
            self._peers[request["against"]] = importlib.import_module("against_submission").custom_kernel
        return {"ok": True, "peers": list(self._peers)}

    def _data(self, request: dict[str, Any], payload: bytes) -> Any:
        storages = [self._mapper.storage(descriptor) for descriptor in request["storages"]]
        self._mapper.pull()
        return self._transfer.unpack(payload, storages)

    def _function(self, request: dict[str, Any]) -> Callable[[Any], Any]:
        name = request.get("peer")
        function = self._peers[name] if name else self._kernel
        if function is None:
            raise Refusal("nothing is loaded")
        return function

    def _poison(self) -> None:
        """Leaves recognisable garbage in the memory that the next allocations of these sizes are likely to get."""
        import torch

        blocks = [
            torch.full((tensor.numel() * tensor.element_size(),), 0xFF, dtype=torch.uint8, device=tensor.device)
            for tensor in self._outputs
        ]
        self._outputs = []
        del blocks

    def call(self, request: dict[str, Any], payload: bytes) -> dict[str, Any]:
        """Calls the kernel once, timed; keeps copies of the outputs made at return for ``fetch``.

        Request keys: storages, peer, clear (times to sweep the L2 before), forbid_torch.
        """
        import torch

        from harness import measure

        self._mapper.forget(request["forget"])
        function = self._function(request)
        data = self._data(request, payload)
        os.environ["WARPYARD_SCHEDULE"] = str(request.get("schedule", 0))  # the seed of the emulator's scheduler
        if prepare := self._preparations.get(request.get("peer") or ""):
            data = prepare(data)
            self._clock.synchronize()
        self._poison()
        guard = measure.TorchGuard() if request.get("forbid_torch") else contextlib.nullcontext()
        self._clock.prepare(int(request.get("clear", 0)))
        with guard:
            times, output = self._clock.time(lambda: function(data))
        kept: list[torch.Tensor] = []
        tree = self._transfer.describe_output(output, kept)
        early = [self._transfer.raw_bytes(tensor).clone() for tensor in kept]
        self._clock.synchronize()
        for number, (tensor, copy) in enumerate(zip(kept, early, strict=True)):
            if not torch.equal(self._transfer.raw_bytes(tensor), copy):
                raise Refusal(
                    f"output {number} was still being written after custom_kernel returned: order that work on the "
                    "current stream, and finish threads before returning"
                )
        self._outputs = early
        self._mapper.push()
        return {
            "ok": True,
            "tree": tree,
            "sizes": [copy.numel() for copy in early],
            "devices": [str(copy.device) for copy in early],
            "times": times,
            "emulated": self._launches > 0,
            "remarks": _remarks(),
            "counters": _counters(),
            "python_threads": threading.active_count(),
            "torch_ops": sorted(getattr(guard, "refused", ())),
            "persisting_l2": self._clock.persisting_l2(),
        }

    def fetch(self, request: dict[str, Any], _: bytes) -> dict[str, Any]:
        """Copies the kept outputs into the blocks that the evaluator offers."""
        for copy, descriptor in zip(self._outputs, request["blocks"], strict=True):
            target = self._transfer.storage_bytes(self._mapper.storage(descriptor))
            if copy.numel():
                target.copy_(copy)
        self._mapper.push()
        self._clock.synchronize()
        self._mapper.forget(request["blocks"])
        return {"ok": True}

    def burst(self, request: dict[str, Any], payload: bytes) -> dict[str, Any]:
        """Calls the kernel back to back over several slots; the evaluator times the whole from outside."""
        return self._clock.burst(self._function(request), self._slots(request, payload), int(request["rounds"]))

    def latency(self, request: dict[str, Any], payload: bytes) -> dict[str, Any]:
        """Wall-clock times of single calls, each from an idle device until the device is idle again."""
        function, data = self._function(request), self._data(request, payload)
        return {"ok": True, "walls_ns": self._clock.latencies(lambda: function(data))}

    def capture(self, request: dict[str, Any], payload: bytes) -> dict[str, Any]:
        """Captures one call per slot into a CUDA graph."""
        from harness import measure

        self._graph = measure.Graph(self._function(request), self._slots(request, payload))
        return {"ok": True}

    def replay(self, request: dict[str, Any], _: bytes) -> dict[str, Any]:
        """Replays the captured graph ``rounds`` times, timed; keeps the outputs of slot ``slot``, poisoned before."""
        if request.get("slot") is not None:
            self._mapper.pull()
        reply, tensors, tree = self._graph.replay(self._clock, int(request["rounds"]), request.get("slot"))
        self._outputs = [self._transfer.raw_bytes(tensor).clone() for tensor in tensors]
        self._clock.synchronize()
        return {
            "ok": True,
            "times": reply,
            "tree": tree,
            "sizes": [copy.numel() for copy in self._outputs],
            "devices": [str(copy.device) for copy in self._outputs],
        }

    def release(self, request: dict[str, Any], _: bytes) -> dict[str, Any]:
        """Drops the graph, the kept outputs and the mapped inputs."""
        self._graph, self._outputs = None, []
        self._mapper.clear()
        return {"ok": True}

    def profile(self, request: dict[str, Any], payload: bytes) -> dict[str, Any]:
        """Runs one call under torch's profiler and returns its table as text."""
        from harness import measure

        function, data = self._function(request), self._data(request, payload)
        return {"ok": True, "table": measure.profile(lambda: function(data), self._device)}

    def _slots(self, request: dict[str, Any], payload: bytes) -> list[Any]:
        sizes, position, slots = request["payload_sizes"], 0, []
        for size, storages in zip(sizes, request["slots"], strict=True):
            slots.append(self._data({"storages": storages}, payload[position : position + size]))
            position += size
        return slots

    def serve(self) -> None:
        """Answers requests until the connection closes."""
        while True:
            request, payload = self._channel.receive()
            operation = {
                "load": self.load,
                "peers": self.load_peers,
                "probe": self.probe,
                "call": self.call,
                "fetch": self.fetch,
                "burst": self.burst,
                "latency": self.latency,
                "capture": self.capture,
                "replay": self.replay,
                "release": self.release,
                "profile": self.profile,
            }[request["op"]]
            try:
                reply = operation(request, payload)
            except (Refusal, self._transfer.OutputError) as error:
                reply = {"refused": str(error)}
            except Exception as error:
                reply = describe_error(error)
            except SystemExit as error:
                reply = {"refused": f"the submission called sys.exit({error.code})"}
            self._channel.send(reply | {"id": request["id"]})


def main(descriptor: int) -> None:
    """Entry of the process; ``descriptor`` is the inherited end of the socket pair."""
    from harness import sandbox

    sandbox.die_with_parent()
    os.set_inheritable(descriptor, False)
    channel = Channel(socket.socket(fileno=descriptor), payloads=True)
    with contextlib.suppress(ChannelClosed):
        config, _ = channel.receive()
        try:
            runner = Runner(channel, config)
            reply = runner.hello()
        except Exception as error:
            channel.send(describe_error(error) | {"id": config["id"]})
            return
        channel.send(reply | {"id": config["id"]})
        runner.serve()
