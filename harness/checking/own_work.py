"""Whether emulated kernels computed an output, or copied what other code had computed.

The service reports digests of what kernels read and left (``harness.service.provenance``). What other code may do is
listed here: it lays an input out anew, converts it to another dtype, and gives an output another order of dimensions.
"""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Any

import torch

from harness.checking.judge import Refused
from harness.wire import requests, transfer
from harness.wire.digests import digest_of

_MOST_DIMENSIONS = 5  # whose orders are tried
_MOST_OTHER = 4096  # bytes that other code may give kernels besides: arguments of a launch, small tables
_SHARE = 4  # and a fourth of the output's at most, or of what the output takes packed: an index has many zeros
_AT_ONCE = 1 << 20  # bytes that are packed
_DTYPES = (
    torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.float8_e4m3fn, torch.float8_e5m2, torch.int64,
    torch.int32, torch.int16, torch.int8, torch.uint8,
)  # fmt: skip


def name_of(packed: transfer.Packed) -> str:
    """A name of inputs, other than that of inputs with other contents."""
    return digest_of("".join(map(_of_storage, packed.storages)).encode())


def refuse_others(
    report: requests.CallReport,
    packed: transfer.Packed,
    output: Any,
    ranks: Sequence[transfer.Packed] = (),
    theirs: Set[str] = frozenset(),
) -> None:
    """Raises Refused for an output that kernels did not make of the inputs.

    Args:
        report: the service's, of a call that was followed.
        packed: the inputs, as they were before the call.
        output: what came back.
        ranks: the inputs of all ranks, where the call is one of several. What collectives make of them by moving whole
            tensors or equal parts may be read.
        theirs: digests of what the kernels of other ranks left.
    """
    results = [tensor for tensor in _tensors(output) if tensor.numel()]
    size = sum(tensor.numel() * tensor.element_size() for tensor in results)
    if report.written < size:
        raise Refused(
            f"kernels wrote {report.written} of the output's {size} bytes, and other code wrote the rest; have a "
            f"kernel of your own write the output"
        )
    left = set(report.left)
    for number, tensor in enumerate(results):
        if left.isdisjoint(_orders(tensor)):
            raise Refused(
                f"output {number} is not what kernels left in memory, in any order of its dimensions: other code made "
                f"or changed it; have a kernel of your own write it whole"
            )
    other = dict(report.brought)
    for digest in theirs:
        other.pop(digest, None)
    moved = [_inputs(one, other) for one in ranks if one is not packed]
    for digest in itertools.chain(_inputs(packed, other), *moved, _exchanged(ranks, other)):
        other.pop(digest, None)
        if not other:
            break
    most = min(_MOST_OTHER, min(size, _information(results, _MOST_OTHER * _SHARE)) // _SHARE)
    if sum(other.values()) > most:
        raise Refused(
            f"kernels read {sum(other.values())} bytes that come neither from the inputs, in any order of dimensions "
            f"and any dtype, nor from other kernels: other code computed them. Memory, parameters, texts and which "
            f"kernels are launched count; at most {most} such bytes are allowed"
        )


def _information(tensors: Iterable[torch.Tensor], enough: int) -> int:
    """Bytes that tensors take packed, each byte of their elements by itself; ``enough`` where it is more."""
    packer, found = zlib.compressobj(1), 0
    for tensor in tensors:
        rows = transfer.raw_bytes(tensor).cpu().view(-1, tensor.element_size())
        for plane in rows.T:
            for part in plane.split(_AT_ONCE):
                found += len(packer.compress(part.contiguous().numpy()))
                if found >= enough:
                    return enough
    return min(enough, found + len(packer.flush()))


def _inputs(packed: transfer.Packed, wanted: dict[str, int]) -> Iterator[str]:
    """Digests of the inputs: of the memory that they lie in, and of each tensor in other orders and dtypes, where some
    of these sizes are wanted."""
    yield from map(_of_storage, packed.storages)
    sizes = set(wanted.values())
    for tensor in _tensors(packed.over(packed.storages)):
        for dtype in (tensor.dtype, *_DTYPES):
            if tensor.numel() * dtype.itemsize in sizes:
                try:
                    converted = tensor.to(dtype)
                except (RuntimeError, TypeError):  # torch has no such conversion
                    continue
                yield from _orders(converted)


def _exchanged(ranks: Sequence[transfer.Packed], wanted: dict[str, int]) -> Iterator[str]:
    """Digests of what collectives make of the tensors that have one place in the inputs of all ranks: each part of one
    of them, the tensors of all ranks one behind the other, and such parts."""
    for alike in zip(*(list(_tensors(one.over(one.storages))) for one in ranks), strict=False):
        if any(one.shape != alike[0].shape or one.dtype != alike[0].dtype for one in alike):
            continue
        rows = [transfer.raw_bytes(one) for one in alike]
        size, count = rows[0].numel(), len(rows)
        if size * count in wanted.values():
            yield _of_bytes(torch.cat(rows))
        if size and size % count == 0:
            parts = [row.chunk(count) for row in rows]
            if size in wanted.values():
                yield from (_of_bytes(torch.cat([row[rank] for row in parts])) for rank in range(count))
            if size // count in wanted.values():
                yield from (_of_bytes(part) for row in parts for part in row)


def _orders(tensor: torch.Tensor) -> Iterator[str]:
    """Digests of a tensor's bytes, in each order of its dimensions."""
    dims = [dim for dim in range(tensor.dim()) if tensor.shape[dim] != 1]
    tensor = tensor.detach().squeeze()
    orders: Iterable[tuple[int, ...]] = itertools.permutations(range(len(dims)))
    if len(dims) > _MOST_DIMENSIONS:
        orders = [tuple(range(len(dims)))]
    for order in orders:
        yield _of_bytes(transfer.raw_bytes(tensor.permute(order).contiguous()))


def _of_storage(storage: torch.UntypedStorage) -> str:
    return _of_bytes(transfer.storage_bytes(storage))


def _of_bytes(data: torch.Tensor) -> str:
    return digest_of(data.cpu().contiguous().numpy())


def _tensors(value: Any) -> Iterator[torch.Tensor]:
    """The tensors in nested structures of what a task gives and gets."""
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _tensors(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _tensors(one)
    elif hasattr(value, "__dict__"):
        yield from _tensors(vars(value))
