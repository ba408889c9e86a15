"""What a rank of ``torch.distributed`` does: it joins the others, and makes its timed call when all are ready."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import torch

from harness.submission import clock
from harness.submission.functions import Refusal
from harness.submission.state import State
from harness.wire import asking, messages
from harness.wire.description import describe
from harness.wire.transfer import raw_bytes
from jit.base import environment

# Ranks have a loopback in common, and no files: memory goes from one to another by CUDA's older handles, which are
# bytes, and not by files that are sent to names of sockets.
_CONFINED_NCCL = {
    "NCCL_SOCKET_IFNAME": "lo", "NCCL_CUMEM_ENABLE": "0", "NCCL_CUMEM_HOST_ENABLE": "0", "NCCL_NVLS_ENABLE": "0",
}  # fmt: skip


class RankCalls:
    """Answers requests to a rank.

    Args:
        state: of the process.
        sockets: gives the open sockets to the other ranks that came with the request to join.
    """

    def __init__(self, state: State, sockets: Callable[[], Sequence[int]]) -> None:
        self._state, self._sockets = state, sockets
        self._armed: Callable[[], Any] | None = None

    def join(self, request: asking.Join, _: bytes) -> messages.Done:
        """Makes this process a rank, with a device for each rank."""
        if self._state.config.device == "cuda":
            self._join_gpus(request)
            return messages.Done()
        from jit.emulated_cuda.torch import distributed

        os.environ[environment.DEVICES.name] = str(request.size)
        distributed.join(request.rank, self._sockets())
        state = self._state
        state.leave, state.begins, state.returns = distributed.leave, distributed.begins, distributed.returns
        return messages.Done()

    def _join_gpus(self, request: asking.Join) -> None:
        """Makes this process a rank that uses the GPU of its number. The current device stays the first one."""
        import torch.distributed as dist

        os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"] = "127.0.0.1", str(request.port)
        if self._state.config.sandbox:
            os.environ.update(_CONFINED_NCCL)
        device = torch.device("cuda", request.rank)
        dist.init_process_group(
            "nccl", init_method="env://", rank=request.rank, world_size=request.size, device_id=device
        )
        self._state.clock = clock.RankClock(request.rank)

    def arm(self, request: asking.Arm, payload: bytes) -> messages.Done:
        """Takes the inputs of a rank's timed call."""
        state = self._state
        state.mapper.forget(request.forget)
        state.outputs, self._armed = [], None
        data = state.mapper.unpack(request.storages, payload)
        if (kernel := state.functions.kernel) is None:
            made = [torch.zeros(size, dtype=torch.uint8, device=state.clock.device) for size in request.sizes]
            self._armed = lambda: made
        else:
            self._armed = lambda: kernel(data)
        state.clock.prepare(request.clear)
        state.clock.synchronize()
        return messages.Done()

    def fire(self, _: asking.Fire, __: bytes) -> messages.Called:
        """Makes the call, and keeps its outputs for ``fetch``."""
        call, self._armed = self._armed, None
        if call is None:
            raise Refusal("no call is armed")
        times, output = self._state.clock.time(call)
        kept: list[torch.Tensor] = []
        tree = describe(output, kept)
        outputs = self._state.outputs = [raw_bytes(tensor) for tensor in kept]
        return messages.Called(
            tree=tree,
            sizes=[copy.numel() for copy in outputs],
            devices=[str(copy.device) for copy in outputs],
            times=times,
            torch_ops=[],
            persisting_l2=0,
        )
