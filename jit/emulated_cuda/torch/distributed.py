"""`torch.distributed` on emulated devices: the backend "nccl" is a group of this project's (process_group.py).

Each rank is a process. Where the ranks of a submission were started by the evaluator, their sockets come from there,
and every backend is that group: nothing else connects them.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Iterable
from typing import Any

import torch
import torch.cuda.nccl
import torch.distributed as dist

from ...base import stream_findings
from ...base.errors import NotEmulatedWarning
from . import rank_sockets
from .rank_sockets import Sockets

_NAME, _ANSWERED = "emulated_nccl", "nccl"
# Of torch's symmetric memory: what makes it, and what hands it to others.
_SHARED = ("empty_strided_p2p", "rendezvous", "get_mempool_allocator")
_FOR_ALL = "CompositeExplicitAutograd"  # the key of kernels for every device
_given: Sockets | None = None  # of the evaluator
_all: Sockets | None = None  # of the default group


def replacements() -> list[tuple[Any, str, Any]]:
    """Owner, name and new value of what has to be replaced."""
    if not dist.is_available():
        return []
    inner: Any = dist.distributed_c10d
    found: list[tuple[Any, str, Any]] = [(torch.cuda.nccl, "version", lambda: (0, 0, 0))]
    for name, value in (
        ("init_process_group", _initialising(inner.init_process_group)), ("new_group", _grouping(inner.new_group)),
        ("is_nccl_available", lambda: True), ("_get_object_coll_device", _object_device(inner._get_object_coll_device)),
        ("_get_pg_default_device", _object_device(inner._get_pg_default_device)),
    ):  # fmt: skip
        found += [(owner, name, value) for owner in (dist, inner) if name in vars(owner)]
    shared: Any = getattr(torch._C._distributed_c10d, "_SymmetricMemory", None)
    found += [(shared, name, _refused) for name in _SHARED if hasattr(shared, name)]
    return [*found, *((torch.UntypedStorage, name, _refused_handle) for name in ("_share_cuda_", "_new_shared_cuda"))]


def _refused(*_: Any, **__: Any) -> Any:
    raise NotImplementedError(
        "torch's symmetric memory is not emulated: no rank reaches the memory of another one here; use the collectives "
        "of torch.distributed"
    )


def _refused_handle(*_: Any, **__: Any) -> Any:
    raise NotImplementedError(
        "memory of a device is not shared with other processes here, as torch.multiprocessing does by "
        "cudaIpcMemHandle: no rank reaches the memory of another one; use the collectives of torch.distributed"
    )


def join(rank: int, descriptors: Iterable[int]) -> None:
    """Makes this process a rank of those that the evaluator has started, with a default group."""
    global _given
    stream_findings.streams.use_one_device()
    _given = rank_sockets.of_descriptors(rank, descriptors)
    dist.init_process_group("nccl", store=dist.HashStore(), rank=rank, world_size=_given.size)


def flush() -> None:
    """Waits until what this process has sent is on its way. It may end then."""
    if _all is not None:
        _all.flush()


def begins(limit: float) -> None:
    """A call of the submission begins, in which this rank waits for others for so many seconds at most."""
    if _given is not None:
        _given.begins(limit)


def returns() -> None:
    """The call has returned: this rank sends nothing more in it."""
    if _given is not None:
        _given.returns()


def leave() -> None:
    """Ends the connections to the other ranks, which then hear of it instead of waiting."""
    if _given is not None:
        _given.close()


def _emulated(backend: Any) -> bool:
    """Whether a backend's name is answered by the emulated group."""
    names = str(backend).lower().replace("cpu:gloo,", "").removeprefix("cuda:")
    return _given is not None or backend is None or names in ("nccl", "undefined", _NAME)


def _initialising(original: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(original)
    def init_process_group(backend: Any = None, *rest: Any, device_id: Any = None, **named: Any) -> None:
        global _all
        if not _emulated(backend):
            original(backend, *rest, device_id=device_id, **named)
            return
        warnings.warn(
            "torch.distributed: its collectives are done on the host, and not by NCCL", NotEmulatedWarning, stacklevel=2
        )
        _register()
        original(_NAME, *rest, **named)
        _name(dist.group.WORLD)

    return init_process_group


def _grouping(original: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(original)
    def new_group(ranks: Any = None, timeout: Any = None, backend: Any = None, *rest: Any, **named: Any) -> Any:
        if _all is None or not _emulated(backend):
            return original(ranks, timeout, backend, *rest, **named)
        named.pop("device_id", None)
        made = original(ranks, timeout, _NAME, *rest, **named)
        _name(made)
        return made

    return new_group


def _name(group: Any) -> None:
    """Has a group say that its backend is the one that was asked for."""
    known: Any = dist.distributed_c10d._world.pg_map
    if group in known:
        known[group] = (_ANSWERED, known[group][1])


def _object_device(original: Callable[..., Any]) -> Callable[..., Any]:
    """Objects travel in tensors of the host."""

    @functools.wraps(original)
    def device(group: Any = None) -> Any:
        from .process_group import Group

        group = group or dist.group.WORLD
        return torch.device("cpu") if isinstance(group, Group) else original(group)

    return device


@functools.cache
def _register() -> torch.library.Library:
    """Gives torch the backend, and refuses the operators of symmetric memory while the library lives that is
    returned."""
    library = torch.library.Library("symm_mem", "IMPL")
    for name in torch._C._dispatch_get_all_op_names():
        if name.startswith("symm_mem::") and not any(
            torch._C._dispatch_has_kernel_for_dispatch_key(name, key) for key in ("CPU", _FOR_ALL)
        ):
            library.impl(name.removeprefix("symm_mem::"), _refused, _FOR_ALL)
    dist.Backend.register_backend(_NAME, _made, extended_api=True, devices=["cpu", "cuda"])
    return library


def _made(options: Any, _: Any) -> Any:
    """The group of torch's options."""
    from .process_group import Group

    global _all
    ranks = list(options.global_ranks_in_group) or list(range(options.group_size))
    if _given is not None:
        _all = _given
    elif not options.global_ranks_in_group:
        _all = rank_sockets.by_store(options.store, options.group_rank, options.group_size)
    if _all is None:
        raise RuntimeError(
            "Default process group has not been initialized, please make sure to call init_process_group."
        )
    return Group(_all, str(options.group_id), ranks, options.timeout)
