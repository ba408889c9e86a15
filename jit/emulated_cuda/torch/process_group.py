"""A process group of `torch.distributed` for tensors of emulated devices: what NCCL does, over local sockets.

Every collective sends whole tensors between the ranks, and adds in the order of the ranks, in the tensors' own type, so
that all ranks get the same bytes. A collective has ended when its call returns.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import torch
import torch.distributed as dist
from torch.futures import Future

from .rank_sockets import COLLECTIVE, Sockets

_SUMS: dict[str, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]] = {
    "SUM": torch.add, "AVG": torch.add, "PRODUCT": torch.mul, "MIN": torch.minimum, "MAX": torch.maximum,
    "BAND": torch.bitwise_and, "BOR": torch.bitwise_or, "BXOR": torch.bitwise_xor,
}  # fmt: skip


class Done(dist._Work):
    """Work of a group. ``ends`` is what is left to do when somebody waits for it."""

    def __init__(self, result: Any, ends: Callable[[], None] | None = None) -> None:
        super().__init__()
        self._result, self._ends = result, ends

    def wait(self, timeout: Any = None) -> bool:
        """Does what is left to do."""
        ends, self._ends = self._ends, None
        if ends is not None:
            ends()
        return True

    def is_completed(self) -> bool:
        """True, once it is waited for."""
        return self.wait()

    def synchronize(self) -> None:
        """As `wait`."""
        self.wait()

    def result(self) -> Any:
        """The tensors."""
        return self._result

    def get_future(self) -> Any:
        """A future of the tensors."""
        self.wait()
        made: Any = Future()
        made.set_result(self._result)
        return made


def _bytes(tensor: torch.Tensor) -> bytes:
    flat = tensor.detach().contiguous().reshape(-1)
    return flat.view(torch.uint8).cpu().numpy().tobytes() if flat.numel() else b""


def _plain(method: Callable[..., Any]) -> Callable[..., Any]:
    """A collective that works on host memory, without the stand-in's mode or gradients."""

    @functools.wraps(method)
    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        with torch._C.DisableTorchFunction(), torch.no_grad():
            return method(self, *args, **kwargs)

    return call


class Group(dist.ProcessGroup):
    """Some of the ranks.

    Args:
        sockets: the connections to all ranks.
        name: of the group, the same in all of its ranks.
        ranks: the number of each of its ranks among all.
        timeout: for which a rank waits for another one.
    """

    def __init__(self, sockets: Sockets, name: str, ranks: Sequence[int], timeout: timedelta) -> None:
        self._ranks, self._sockets, self._seconds = list(ranks), sockets, timeout.total_seconds()
        self._me = self._ranks.index(sockets.rank)
        super().__init__(self._me, len(self._ranks))  # type: ignore[call-arg]
        self._name, self._description = name, "undefined"
        self._number = zlib.crc32(f"{name} {self._ranks}".encode())

    def getBackendName(self) -> str:
        """As NCCL's."""
        return "nccl"

    @property
    def group_name(self) -> Any:
        """The same in all ranks."""
        return self._name

    def _set_group_name(self, name: str) -> None:
        self._name = name

    @property
    def group_desc(self) -> str:
        """What the group was made for."""
        return self._description

    def _set_group_desc(self, text: str) -> None:
        self._description = text

    @property
    def _device_types(self) -> list[torch.device]:
        return [torch.device("cuda")]

    def _send(self, to: int, tensor: torch.Tensor, tag: int = COLLECTIVE) -> None:
        self._sockets.send(self._ranks[to], self._number, tag, _bytes(tensor))

    def _take(self, of: int | None, into: torch.Tensor, tag: int = COLLECTIVE) -> int:
        ranks = self._ranks if of is None else [self._ranks[of]]
        rank, data = self._sockets.receive(ranks, self._number, tag, self._seconds)
        size = into.numel() * into.element_size()
        if len(data) != size:
            raise RuntimeError(f"rank {rank} sent {len(data)} bytes for a tensor of {size}")
        if size:
            flat = torch.frombuffer(bytearray(data), dtype=torch.uint8).view(into.dtype)
            into.copy_(flat.reshape(into.shape))
        return self._ranks.index(rank)

    def _exchange(self, sent: Sequence[torch.Tensor], into: Sequence[torch.Tensor]) -> None:
        """Sends a tensor to each rank and gets one from each."""
        for rank, tensor in enumerate(sent):
            self._send(rank, tensor)
        for rank, tensor in enumerate(into):
            self._take(rank, tensor)

    def _all(self, tensor: torch.Tensor) -> list[torch.Tensor]:
        """The tensor of each rank."""
        found = [torch.empty(tensor.shape, dtype=tensor.dtype) for _ in self._ranks]
        self._exchange([tensor] * len(self._ranks), found)
        return found

    def _sum(self, parts: Sequence[torch.Tensor], operation: Any) -> torch.Tensor:
        name = next((name for name in _SUMS if operation == getattr(dist.ReduceOp, name)), None)
        if name is None:
            raise NotImplementedError("torch.distributed: the reduction PREMUL_SUM is not emulated")
        total = functools.reduce(_SUMS[name], parts)
        return (total / len(parts)).to(total.dtype) if name == "AVG" else total

    @_plain
    def allreduce(self, tensors: list[torch.Tensor], opts: Any = None) -> Done:
        """Every rank gets the sum."""
        for tensor in tensors:
            tensor.copy_(self._sum(self._all(tensor), _operation(opts)))
        return Done(tensors)

    allreduce_coalesced = allreduce

    @_plain
    def reduce(self, tensors: list[torch.Tensor], opts: Any) -> Done:
        """One rank gets the sum."""
        for tensor in tensors:
            parts = self._all(tensor)
            if self._me == opts.rootRank:
                tensor.copy_(self._sum(parts, opts.reduceOp))
        return Done(tensors)

    @_plain
    def broadcast(self, tensors: list[torch.Tensor], opts: Any) -> Done:
        """Every rank gets the tensor of one."""
        for tensor in tensors:
            if self._me == opts.rootRank:
                for rank in range(len(self._ranks)):
                    if rank != self._me:
                        self._send(rank, tensor)
            else:
                self._take(opts.rootRank, tensor)
        return Done(tensors)

    @_plain
    def allgather(self, outputs: list[list[torch.Tensor]], inputs: list[torch.Tensor], opts: Any = None) -> Done:
        """Every rank gets the tensors of all, which may have different shapes."""
        for into, tensor in zip(outputs, inputs, strict=True):
            self._exchange([tensor] * len(self._ranks), into)
        return Done(outputs)

    @_plain
    def all_gather_single(self, output: torch.Tensor, tensor: torch.Tensor, opts: Any = None) -> Done:
        """Every rank gets the tensors of all, one behind the other."""
        self._exchange([tensor] * len(self._ranks), _parts(output, len(self._ranks)))
        return Done(output)

    _allgather_base = all_gather_single

    @_plain
    def all_gather_single_coalesced(
        self, outputs: list[torch.Tensor], inputs: list[torch.Tensor], opts: Any = None
    ) -> Done:
        """As `all_gather_single`, of several."""
        for into, tensor in zip(outputs, inputs, strict=True):
            self.all_gather_single(into, tensor)
        return Done(outputs)

    allgather_into_tensor_coalesced = all_gather_single_coalesced

    @_plain
    def gather(self, outputs: list[list[torch.Tensor]], inputs: list[torch.Tensor], opts: Any) -> Done:
        """One rank gets the tensors of all."""
        self._send(opts.rootRank, inputs[0])
        if self._me == opts.rootRank:
            for rank, into in enumerate(outputs[0]):
                self._take(rank, into)
        return Done(outputs)

    @_plain
    def scatter(self, outputs: list[torch.Tensor], inputs: list[list[torch.Tensor]], opts: Any) -> Done:
        """One rank gives each rank a tensor."""
        if self._me == opts.rootRank:
            for rank, tensor in enumerate(inputs[0]):
                self._send(rank, tensor)
        self._take(opts.rootRank, outputs[0])
        return Done(outputs)

    def _scattered(self, output: torch.Tensor, parts: Sequence[torch.Tensor], operation: Any) -> None:
        found = [torch.empty(output.shape, dtype=output.dtype) for _ in self._ranks]
        self._exchange(parts, found)
        output.copy_(self._sum(found, operation))

    @_plain
    def reduce_scatter(self, outputs: list[torch.Tensor], inputs: list[list[torch.Tensor]], opts: Any = None) -> Done:
        """Every rank gets its part of the sum."""
        for output, parts in zip(outputs, inputs, strict=True):
            self._scattered(output, parts, _operation(opts))
        return Done(outputs)

    @_plain
    def reduce_scatter_single(self, output: torch.Tensor, tensor: torch.Tensor, opts: Any = None) -> Done:
        """As `reduce_scatter`, of a tensor whose parts lie one behind the other."""
        self._scattered(output, _parts(tensor, len(self._ranks)), _operation(opts))
        return Done(output)

    _reduce_scatter_base = reduce_scatter_single

    @_plain
    def reduce_scatter_single_coalesced(
        self, outputs: list[torch.Tensor], inputs: list[torch.Tensor], opts: Any = None
    ) -> Done:
        """As `reduce_scatter_single`, of several."""
        for output, tensor in zip(outputs, inputs, strict=True):
            self.reduce_scatter_single(output, tensor, opts)
        return Done(outputs)

    reduce_scatter_tensor_coalesced = reduce_scatter_single_coalesced

    @_plain
    def alltoall(self, outputs: list[torch.Tensor], inputs: list[torch.Tensor], opts: Any = None) -> Done:
        """Every rank gives each rank a tensor."""
        self._exchange(inputs, outputs)
        return Done(outputs)

    @_plain
    def all_to_all_single(
        self, output: torch.Tensor, tensor: torch.Tensor, output_sizes: Any = None, input_sizes: Any = None,
        opts: Any = None,
    ) -> Done:  # fmt: skip
        """Every rank gives each rank some rows."""
        self._exchange(_rows(tensor, input_sizes, len(self._ranks)), _rows(output, output_sizes, len(self._ranks)))
        return Done(output)

    alltoall_base = all_to_all_single

    @_plain
    def send(self, tensors: list[torch.Tensor], to: int, tag: int = 0) -> Done:
        """Sends a tensor to a rank."""
        for tensor in tensors:
            self._send(to, tensor, tag)
        return Done(tensors)

    def recv(self, tensors: list[torch.Tensor], of: int, tag: int = 0) -> Done:
        """Gets a tensor from a rank, when somebody waits for it."""
        return Done(tensors, lambda: self._got(of, tensors, tag))

    @_plain
    def _got(self, of: int, tensors: list[torch.Tensor], tag: int) -> None:
        for tensor in tensors:
            self._take(of, tensor, tag)

    @_plain
    def recv_anysource(self, tensors: list[torch.Tensor], tag: int = 0) -> Done:
        """Gets a tensor from whichever rank sends one."""
        made = Done(tensors)
        made._source_rank = lambda: source  # type: ignore[method-assign]
        source = self._take(None, tensors[0], tag)
        return made

    def barrier(self, opts: Any = None) -> Done:
        """Waits until all ranks have come here."""
        return self.allreduce([torch.ones(1)])

    def _start_coalescing(self, device: Any = None) -> None:
        pass

    def _end_coalescing(self, device: Any = None) -> Done:
        return Done(None)

    def shutdown(self) -> None:
        """Nothing to do."""

    abort = shutdown


def _operation(opts: Any) -> Any:
    return dist.ReduceOp.SUM if opts is None else opts.reduceOp


def _parts(tensor: torch.Tensor, count: int) -> list[torch.Tensor]:
    """Equal parts of a tensor that has them one behind the other."""
    return list(tensor.view(-1).chunk(count)) if tensor.numel() else [tensor.view(-1)] * count


def _rows(tensor: torch.Tensor, sizes: Any, count: int) -> list[torch.Tensor]:
    """The rows of a tensor that belong to each rank."""
    return list(tensor.split(list(sizes) if sizes else [tensor.shape[0] // count] * count))
