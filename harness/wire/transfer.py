"""Moves inputs to the submission's process and outputs back.

Inputs travel as a pickle whose tensors are replaced by (storage, dtype, shape, stride, offset); the storages lie in
memory that both processes map: a sealed memory file on the CPU, an IPC allocation on a GPU (or, where the driver has no
IPC, a memory file that the other side copies to the GPU and back).  Pickles go only *to* the submission.
Outputs come back as a description (``nodes.Node``) and raw bytes, so that nothing the submission sends is executed.
"""

from __future__ import annotations

import ctypes
import io
import math
import mmap
import os
import pickle
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from harness.machine import driver
from harness.wire.asking import Block
from harness.wire.nodes import DictNode, ListNode, Node, TensorNode, ValueNode
from harness.wire.private_memory import private
from harness.wire.sealed import sealed_file
from jit.base import emulated_device

_PIECE = 64 << 20  # bytes of an output that are there twice while it is taken over
_KEEP_SIZE, _PUNCH_HOLE = 1, 2  # of fallocate

_libc = ctypes.CDLL(None)


class OutputError(Exception):
    """The submission returned something that is not plain tensors, or described it falsely."""


def dtype_name(dtype: torch.dtype) -> str:
    """``torch.float16`` -> ``"float16"``."""
    return str(dtype).removeprefix("torch.")


def dtype_of(name: str) -> torch.dtype:
    """``"float16"`` -> ``torch.float16``. Raises OutputError on any other text."""
    dtype = getattr(torch, name, None)
    if not isinstance(dtype, torch.dtype):
        raise OutputError(f"{name!r} is no torch dtype")
    return dtype


def raw_bytes(tensor: torch.Tensor) -> torch.Tensor:
    """The elements in row-major order as uint8 [numel * itemsize]; a copy unless they already lie so."""
    flat = tensor.detach().resolve_conj().resolve_neg().contiguous()
    out = torch.empty(0, dtype=torch.uint8, device=flat.device)
    size = flat.numel() * flat.element_size()
    return out.set_(flat.untyped_storage(), flat.storage_offset() * flat.element_size(), (size,), (1,))


def memory_of(storage: torch.UntypedStorage) -> torch.device:
    """The device whose memory it is: the host's, where ``"cuda"`` is emulated."""
    return torch.device("cpu") if emulated_device.active() else storage.device


def on_gpu(tensor: torch.Tensor) -> bool:
    """Whether a tensor is in the memory of a GPU, and not of an emulated one."""
    return memory_of(tensor.untyped_storage()).type == "cuda"


def storage_bytes(storage: torch.UntypedStorage) -> torch.Tensor:
    """All bytes of a storage as a uint8 tensor over it."""
    return torch.empty(0, dtype=torch.uint8, device=memory_of(storage)).set_(storage, 0, (storage.nbytes(),), (1,))


def from_storage(
    storage: torch.UntypedStorage, dtype: torch.dtype, shape: Any, stride: Any, offset: int
) -> torch.Tensor:
    """A tensor over part of a storage; ``offset`` and ``stride`` in elements."""
    return torch.empty(0, dtype=dtype, device=memory_of(storage)).set_(storage, offset, tuple(shape), tuple(stride))


@dataclass
class Packed:
    """Inputs ready to travel: the pickle, and the storages that its tensors lie in, each once."""

    payload: bytes
    storages: list[torch.UntypedStorage]
    classes: Mapping[tuple[str, str], type] = field(default_factory=dict)
    """The task's own classes in it, by module and name."""
    versions: list[int] = field(default_factory=list)
    """Of each storage, the sum of its tensors' counts of writes."""
    devices: list[int] = field(default_factory=list)
    """Of each storage, 1 and the index of the device that its tensors are on, or 0 where that is the host."""

    def over(self, storages: list[torch.UntypedStorage]) -> Any:
        """The inputs over other storages of the same sizes."""
        return unpack(self.payload, storages, self.classes)

    def clone(self) -> Any:
        """A deep copy of the inputs, with the same views and strides, in fresh memory."""
        return self.over([storage.clone() for storage in self.storages])


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, protocol=5)
        self.storages: list[torch.UntypedStorage] = []
        self.versions: list[int] = []
        self.devices: list[int] = []
        self.classes: dict[tuple[str, str], type] = {}
        self._index: dict[tuple[str, int], int] = {}

    def persistent_id(self, obj: Any) -> Any:
        if isinstance(obj, type) and obj.__module__ not in sys.modules:  # of a task, whose modules are put away
            key = obj.__module__, obj.__qualname__
            self.classes[key] = obj
            return key
        if not isinstance(obj, torch.Tensor):
            return None
        tensor = obj.detach()
        storage = tensor.untyped_storage()
        place = (str(memory_of(storage)), storage.data_ptr() or -id(obj))
        on = int(getattr(obj, emulated_device.MARK, 0)) or (1 + obj.get_device() if on_gpu(obj) else 0)
        if place not in self._index:
            self._index[place] = len(self.storages)
            self.storages.append(storage)
            self.versions.append(0)
            self.devices.append(on)
        self.versions[self._index[place]] += 0 if tensor.is_inference() else tensor._version
        parameter = isinstance(obj, torch.nn.Parameter)
        shape, stride = tuple(tensor.shape), tuple(tensor.stride())
        return self._index[place], dtype_name(tensor.dtype), shape, stride, tensor.storage_offset(), parameter, on


class _Unpickler(pickle.Unpickler):
    def __init__(
        self, payload: bytes, storages: list[torch.UntypedStorage], classes: Mapping[tuple[str, str], type]
    ) -> None:
        super().__init__(io.BytesIO(payload))
        self._storages, self._classes = storages, classes

    def persistent_load(self, pid: Any) -> Any:
        if isinstance(pid[0], str):
            module, name = pid
            return self._classes.get((module, name)) or self.find_class(module, name)
        index, dtype, shape, stride, offset, parameter, on = pid
        tensor = from_storage(self._storages[index], dtype_of(dtype), shape, stride, offset)
        made = torch.nn.Parameter(tensor, requires_grad=False) if parameter else tensor
        return made if on_gpu(made) else emulated_device.mark(made, on)


def pack(data: Any) -> Packed:
    """Packs inputs: any picklable structure of tensors and plain values; views of one storage stay views of one."""
    file = io.BytesIO()
    pickler = _Pickler(file)
    pickler.dump(data)
    return Packed(file.getvalue(), pickler.storages, pickler.classes, pickler.versions, pickler.devices)


def unpack(
    payload: bytes,
    storages: list[torch.UntypedStorage],
    classes: Mapping[tuple[str, str], type] | None = None,
) -> Any:
    """Rebuilds what ``pack`` took, over other storages of the same sizes. Classes that are not given are imported."""
    return _Unpickler(payload, storages, classes or {}).load()


class Shared:
    """A block of memory that two processes map; this side made it and owns it.

    Host memory is a memory file whose size is sealed: the other side can write there, and neither shrink nor grow it.

    Args:
        number: identifies it in the session.
        size: bytes.
        device: of the tensors that the block is for.
        staged: its memory is the host's, though they are on a GPU.

    Attributes:
        bytes: the block as uint8 [size]; on the CPU also for a CUDA block where there is no IPC.
        descriptor: what ``Mapper`` needs to find it.
        file: the open file of host memory, or None.
    """

    use_ipc = True
    was_shared = False  # device memory was, with some process of a submission

    def __init__(self, number: int, size: int, device: torch.device, staged: bool = False) -> None:
        self.size = size
        self.device = device
        self.file: int | None = None
        self._address = 0
        if device.type == "cuda" and Shared.use_ipc and not staged:
            self._address = driver.Driver.get().allocate(size)
            self.bytes = driver.as_bytes(self._address, size)
            self.descriptor = Block(size, ipc=driver.Driver.get().export(self._address))
        else:
            self.file = sealed_file(size)
            self.bytes = map_file(self.file, size)
            self.descriptor = Block(size, number=number, staged=device.type == "cuda", device=device.index or 0)

    def take(self) -> torch.Tensor:
        """The contents in memory of this process alone, on the block's device. Host memory is given back to the system
        on the way, so that both together never take much more than one; the block then reads as zeros."""
        if self.file is None:
            return self.bytes.to(self.device, copy=True)
        copy = torch.empty(self.size, dtype=torch.uint8)
        view = memoryview(copy.numpy())  # type: ignore[arg-type]
        for start in range(0, self.size, _PIECE):
            end = min(start + _PIECE, self.size)
            while start < end and (count := os.preadv(self.file, [view[start:end]], start)):
                _punch(self.file, start, count)
                start += count
        return copy.to(self.device)

    def close(self) -> None:
        """Frees the block; the other side's mapping must not be used afterwards."""
        self.bytes = torch.empty(0, dtype=torch.uint8)
        if self._address:
            driver.Driver.get().free(self._address)
            self._address = 0
        if self.file is not None:
            os.close(self.file)
            self.file = None


def map_file(descriptor: int, size: int) -> torch.Tensor:
    """Maps a memory file of ``size`` bytes, shared, as a uint8 tensor."""
    return torch.frombuffer(mmap.mmap(descriptor, size), dtype=torch.uint8) if size else torch.empty(0).byte()


def _punch(descriptor: int, start: int, count: int) -> None:
    """Gives a part of a memory file back to the system."""
    _libc.fallocate(descriptor, _PUNCH_HOLE | _KEEP_SIZE, ctypes.c_long(start), ctypes.c_long(count))


class Mapper:
    """The submission's side: maps blocks by descriptor and keeps the mappings, so that addresses stay the same.

    Args:
        emulates: inputs in host memory become memory of this process alone, whose pages can become device memory.
    """

    def __init__(self, emulates: bool = False) -> None:
        self._emulates = emulates
        self._mapped: dict[str, torch.UntypedStorage] = {}
        self._files: dict[str, torch.Tensor] = {}
        self._given: dict[str, torch.Tensor] = {}

    def give(self, block: Block, file: int) -> None:
        """Maps a new block of host memory, and closes its file."""
        self._given[block.key] = map_file(file, block.size)
        os.close(file)

    def storage(self, block: Block) -> torch.UntypedStorage:
        """The storage behind a descriptor that ``Shared`` made in the other process."""
        key = block.key
        if key not in self._mapped:
            if block.staged:
                self._files[key] = self._given[key]
                self._mapped[key] = self._files[key].cuda(block.device).untyped_storage()
            elif block.ipc is None:
                self._mapped[key] = self._given[key].untyped_storage()
            else:
                address = driver.Driver.get().open(key)
                self._mapped[key] = driver.as_bytes(address, block.size).untyped_storage()
        return self._mapped[key]

    def input(self, block: Block) -> torch.UntypedStorage:
        """As ``storage``, of what ``pull`` and ``push`` copy where this process emulates."""
        key = block.key
        if key not in self._mapped and self._emulates and block.ipc is None and block.size:
            self._files[key] = self._given[key]
            self._mapped[key] = torch.frombuffer(private(block.size), dtype=torch.uint8).untyped_storage()
        return self.storage(block)

    def unpack(self, blocks: list[Block], payload: bytes) -> Any:
        """The inputs that ``pack`` took, over blocks of the evaluator's."""
        storages = [self.input(block) for block in blocks]
        self.pull()
        return unpack(payload, storages)

    def unpack_all(self, slots: list[list[Block]], sizes: list[int], payload: bytes) -> list[Any]:
        """As ``unpack``, of several inputs, whose pickles of these sizes stand one after another."""
        found, position = [], 0
        for size, blocks in zip(sizes, slots, strict=True):
            found.append(self.unpack(blocks, payload[position : position + size]))
            position += size
        return found

    def bytes_of(self, rows: list[list[Block]]) -> list[list[torch.Tensor]]:
        """The bytes of blocks, as uint8 tensors."""
        return [[storage_bytes(self.storage(block)) for block in blocks] for blocks in rows]

    def pull(self) -> None:
        """Brings staged blocks up to date with what the other side has put into their files."""
        for key, file in self._files.items():
            storage_bytes(self._mapped[key]).copy_(file)

    def push(self) -> None:
        """Writes staged blocks back to their files, so that the other side sees what was done to them."""
        for key, file in self._files.items():
            file.copy_(storage_bytes(self._mapped[key]))

    def forget(self, blocks: list[Block]) -> None:
        """Unmaps blocks; no tensor over them may be used afterwards."""
        for block in blocks:
            storage = self._mapped.pop(block.key, None)
            self._files.pop(block.key, None)
            self._given.pop(block.key, None)
            if storage is not None and block.ipc is not None and block.size:
                driver.Driver.get().close(storage.data_ptr())

    def clear(self) -> None:
        """Unmaps everything."""
        for key, storage in list(self._mapped.items()):
            owned = memory_of(storage).type == "cpu" or key in self._files
            size = storage.nbytes()
            self.forget([Block(size, number=int(key)) if owned else Block(size, ipc=key)])


def fits(tree: Node, sizes: list[int]) -> None:
    """Raises OutputError unless every tensor of a description has bytes of its own, and as many as it needs."""
    queue, used = [tree], set()
    while queue:
        node = queue.pop()
        if isinstance(node, ListNode):
            queue += node.items
        elif isinstance(node, DictNode):
            queue += node.items.values()
        elif isinstance(node, TensorNode):
            if node.index >= len(sizes) or node.index in used:
                raise OutputError(f"malformed output description: tensor {node.index} of {len(sizes)}")
            used.add(node.index)
            needed = math.prod(node.shape) * torch.empty(0, dtype=dtype_of(node.dtype)).element_size()
            if sizes[node.index] != needed:
                raise OutputError(f"{sizes[node.index]} bytes for shape {node.shape} of {node.dtype}")
    if len(used) != len(sizes):
        raise OutputError(f"malformed output description: {len(sizes)} tensors, {len(used)} of them used")


def rebuild_output(tree: Node, blocks: list[torch.Tensor], devices: Sequence[int] = ()) -> Any:
    """Rebuilds an output from its description over private copies of its bytes.

    Args:
        tree: the description.
        blocks: the bytes of each tensor.
        devices: of each tensor that is on another process's device, 1 and the index of that, and 0 for the host's
            memory; the tensors that are made bear that as a mark.

    Raises:
        OutputError: the description does not fit the bytes.
    """
    if isinstance(tree, TensorNode):
        if tree.index >= len(blocks):
            raise OutputError(f"malformed output description: tensor {tree.index} of {len(blocks)}")
        try:
            made = _rebuild_tensor(tree, blocks[tree.index])
            if devices:
                setattr(made, emulated_device.MARK, devices[tree.index])
                return made
            return emulated_device.put_on_host(made) if tree.on_host else emulated_device.forget(made)
        except RuntimeError as error:  # torch's, for sizes that overflow and strides that overlap
            raise OutputError(f"shape {tree.shape} and strides {tree.stride}: {error}") from error
    if isinstance(tree, ValueNode):
        return tree.value
    if isinstance(tree, ListNode):
        items = [rebuild_output(item, blocks, devices) for item in tree.items]
        return tuple(items) if tree.is_tuple else items
    return {key: rebuild_output(value, blocks, devices) for key, value in tree.items.items()}


def _rebuild_tensor(tree: TensorNode, block: torch.Tensor) -> torch.Tensor:
    dtype, shape, stride = dtype_of(tree.dtype), tree.shape, tree.stride
    count = math.prod(shape)
    itemsize = torch.empty(0, dtype=dtype).element_size()
    if len(stride) != len(shape) or block.numel() != count * itemsize:
        raise OutputError(f"{block.numel()} bytes for shape {shape} and strides {stride} of {tree.dtype}")
    contiguous = from_storage(block.untyped_storage(), dtype, shape, torch.empty(shape, device="meta").stride(), 0)
    if stride == list(contiguous.stride()) or count == 0:
        return contiguous
    span = 1 + sum((extent - 1) * step for extent, step in zip(shape, stride, strict=True))
    if min(stride) < 0 or span != count:  # not a dense permutation: its values are what counts
        return contiguous
    return torch.empty_strided(shape, stride, dtype=dtype, device=block.device).copy_(contiguous)


def read_through(inputs: list[torch.Tensor], sizes: list[int]) -> list[torch.Tensor]:
    """What is timed in place of a submission that reads all its inputs: reads the bytes of ``inputs``, and makes
    outputs, uint8, of so many bytes each."""
    for data in inputs:
        if data.numel():
            data.view(torch.float32 if data.numel() % 4 == 0 and data.data_ptr() % 4 == 0 else torch.uint8).sum()
    device = inputs[0].device if inputs else None
    return [torch.zeros(size, dtype=torch.uint8, device=device) for size in sizes]


def hand_over(tensors: list[torch.Tensor], targets: list[torch.Tensor]) -> None:
    """Copies bytes to where the evaluator wants them; on a GPU many at a time. Raises ValueError for other sizes."""
    pairs = []
    for tensor, target in zip(tensors, targets, strict=True):
        if tensor.numel() != target.numel():
            raise ValueError(f"returned {tensor.numel()} bytes in a timed call, but {target.numel()} before")
        if tensor.is_cuda and target.is_cuda and tensor.numel():
            wide = tensor.numel() % 8 == 0 and tensor.data_ptr() % 8 == 0 and target.data_ptr() % 8 == 0
            kind = torch.int64 if wide else torch.uint8
            pairs.append((tensor.view(kind), target.view(kind)))
        else:
            target.copy_(tensor)
    for kind in (torch.int64, torch.uint8):
        if alike := [pair for pair in pairs if pair[0].dtype == kind]:
            torch._foreach_copy_([target for _, target in alike], [tensor for tensor, _ in alike])
