"""Whether emulated kernels computed an output, or copied what other code had computed.

The service reports digests of what kernels read and left (``harness.service.provenance``). What other code may do is
listed here: it lays an input out anew, converts it to another dtype, and gives an output another order of dimensions.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Any

import torch

from harness.checking.judge import Refused
from harness.wire import requests, transfer
from harness.wire.digests import digest_of

_MOST_DIMENSIONS = 5  # whose orders are tried
_MOST_OTHER = 4096  # bytes that other code may give kernels besides: arguments of a launch, small tables
_SHARE = 4  # and a fourth of the output's at most
_DTYPES = (
    torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.float8_e4m3fn, torch.float8_e5m2, torch.int64,
    torch.int32, torch.int16, torch.int8, torch.uint8,
)  # fmt: skip


def name_of(packed: transfer.Packed) -> str:
    """A name of inputs, other than that of inputs with other contents."""
    return digest_of("".join(map(_of_storage, packed.storages)).encode())


def refuse_others(report: requests.CallReport, packed: transfer.Packed, output: Any) -> None:
    """Raises Refused for an output that kernels did not make of the inputs.

    Args:
        report: the service's, of a call that was followed.
        packed: the inputs, as they were before the call.
        output: what came back.
    """
    results = [tensor for tensor in _tensors(output) if tensor.numel()]
    size = sum(tensor.numel() * tensor.element_size() for tensor in results)
    if report.written < size:
        raise Refused(
            f"of the output's {size} bytes kernels wrote {report.written}: the rest is other code's; have a kernel of "
            f"your own write the output"
        )
    left = set(report.left)
    for number, tensor in enumerate(results):
        if left.isdisjoint(_orders(tensor)):
            raise Refused(
                f"output {number} is not what kernels left in memory, in any order of its dimensions: other code made "
                f"or changed it; have a kernel of your own write it whole"
            )
    other = dict(report.brought)
    for digest in _inputs(packed, other):
        other.pop(digest, None)
        if not other:
            break
    most = min(_MOST_OTHER, size // _SHARE)
    if sum(other.values()) > most:
        raise Refused(
            f"kernels read {sum(other.values())} bytes, in memory, as parameters, by their texts or by which of them "
            f"are launched, that are neither the inputs', in any order of dimensions and any dtype, nor other "
            f"kernels': other code computed them; at most {most} bytes may be such"
        )


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
