"""A launch as plain data, which another process can run: the bytes of the parameters, and the memory behind them."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..base import stream_findings
from ..base.artifact import Artifact
from . import element_types, packing
from .tensormap import TensorMapSpec


class Storage(NamedTuple):
    """Memory that a launch hands to its kernel.

    Attributes:
        address: of its first byte.
        size: bytes.
        name: what a finding calls it: ``"argument 1 (x)"``, with the name in the CUDA source where that is found, and
            what `element_types.differs` says of a tensor.
        views: the addresses (first, one past the last) of what the tensor has of it, if that is less than the whole.
    """

    address: int
    size: int
    name: str
    views: tuple[tuple[int, int], ...] = ()


def plain(
    artifact: Artifact, entry: str, values: Sequence[Any], tensor_map: Callable[[TensorMapSpec], bytes]
) -> tuple[bytes, list[Storage]]:
    """A launch's parameters as bytes, and the storages of the tensors among them.

    Args:
        artifact, entry: the kernel.
        values: its arguments, as `packing.check` gives them.
        tensor_map: what a tensor map is in the parameters. `emulator.machine.tensor_maps.encode` for the emulator.
    """
    kernel = artifact.entries[entry]
    params = bytearray(packing.layout(kernel.params)[1])
    packing.pack(kernel, values, params, tensor_map)
    known, found = names(artifact.source, entry), []
    for i, value in enumerate(values):
        tensor = value.tensor if isinstance(value, TensorMapSpec) else value
        if hasattr(tensor, "untyped_storage"):
            storage = tensor.untyped_storage()
            name = named(i, known, parameters(artifact.source, entry), str(tensor.dtype).removeprefix("torch."))
            found.append(Storage(storage.data_ptr(), storage.nbytes(), name, _view(tensor, storage)))
    return bytes(params), found


def named(number: int, known: Sequence[str], declared: Sequence[str], dtype: str) -> str:
    """What a finding calls the memory of an argument.

    Args:
        number: of the argument.
        known, declared: the parameters' names, and how they are declared; empty where that is not known.
        dtype: of its elements; empty where they have none, or where it is not known.
    """
    if number >= len(known):
        return f"argument {number}"
    differs = element_types.differs(dtype, declared[number]) if number < len(declared) and dtype else ""
    return f"argument {number} ({known[number]}{differs and ', ' + differs})"


def memory(artifact: Artifact, entry: str, values: Sequence[Any]) -> list[stream_findings.Memory]:
    """The same storages, with what holds them."""
    known, found = names(artifact.source, entry), []
    for i, value in enumerate(values):
        tensor = value.tensor if isinstance(value, TensorMapSpec) else value
        if hasattr(tensor, "untyped_storage"):
            storage, name = tensor.untyped_storage(), f"argument {i}" + (f" ({known[i]})" if i < len(known) else "")
            found.append(stream_findings.Memory(storage.data_ptr(), name, storage))
    return found


def _view(tensor: Any, storage: Any) -> tuple[tuple[int, int], ...]:
    """The addresses of a strided tensor's elements, where its storage has more than those; empty otherwise."""
    if not (size := tensor.numel()) or str(tensor.layout) != "torch.strided":
        return ()
    one = tensor.element_size()
    if size * one == storage.nbytes():
        return ()
    first = tensor.data_ptr()
    reach = sum((length - 1) * stride for length, stride in zip(tensor.shape, tensor.stride(), strict=True))
    return ((first, first + (reach + 1) * one),)


@functools.lru_cache(maxsize=64)
def names(source: str, kernel: str) -> list[str]:
    """The names of a kernel's parameters in CUDA source text; none where its declaration is not found there."""
    found = [re.search(r"(\w+)\s*(?:\[\w*\])?\s*$", piece) for piece in parameters(source, kernel)]
    return [one[1] for one in found if one] if all(found) else []


@functools.lru_cache(maxsize=64)
def parameters(source: str, kernel: str) -> list[str]:
    """A kernel's parameters as they stand in CUDA source text; none where its declaration is not found there."""
    plain = re.sub(r"//[^\n]*|/\*.*?\*/", " ", source, flags=re.DOTALL)
    head = re.search(rf"__global__[^;{{}}]*?\b{re.escape(kernel)}\s*\(([^{{;]*)\)\s*\{{", plain)
    if not head or not head[1].strip():
        return []
    pieces, depth = [""], 0
    for char in head[1]:
        depth += (char in "(<[") - (char in ")>]")
        if char == "," and not depth:
            pieces.append("")
        else:
            pieces[-1] += char
    return pieces
