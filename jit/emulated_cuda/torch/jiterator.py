"""torch's jiterator on the emulated device: an elementwise function in CUDA C++ becomes a kernel."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import torch

from ...base import emulated_device

_TYPES = {
    torch.float64: "double", torch.float32: "float", torch.int64: "long long", torch.int32: "int",
    torch.int16: "short", torch.int8: "signed char", torch.uint8: "unsigned char", torch.bool: "bool",
}  # fmt: skip
_WIDER = {torch.float16: torch.float32, torch.bfloat16: torch.float32}  # what CUDA's elementwise kernels compute in
_BLOCK = 256


def replacements() -> list[tuple[Any, str, Any]]:
    """Owner, name and new value of what has to be replaced."""
    return [(torch._C, "_cuda_jiterator_compile_and_launch_kernel", launch)]


def launch(
    code: str, name: str, by_reference: bool, outputs: int, tensors: Sequence[torch.Tensor], scalars: dict[str, Any]
) -> Any:
    """Applies the function ``name`` of ``code`` to each element of the tensors, which are broadcast and promoted to one
    dtype, and to the scalars. Returns a tensor, or ``outputs`` of them.

    Raises:
        RuntimeError: a tensor is on the CPU.
        NotImplementedError: a dtype, such as a complex one, that is not emulated here.
    """
    if not all(emulated_device.marked([tensor]) or tensor.dim() == 0 for tensor in tensors):
        raise RuntimeError("jiterator: expected tensors on the GPU, and one is on the CPU; move it with .cuda()")
    dtype = _common(tensors)
    wide = _WIDER.get(dtype, dtype)
    types = {float: "double", int: "long long", bool: "bool"}
    if wide not in _TYPES or any(type(value) not in types for value in scalars.values()):
        raise NotImplementedError(f"jiterator: {dtype} with {scalars} is not emulated; use real numbers")
    given = [tensor.to(wide).contiguous() for tensor in torch.broadcast_tensors(*tensors)]
    made = [torch.empty(given[0].shape, dtype=wide, device=given[0].device) for _ in range(outputs)]
    if given[0].numel():
        source = _source(code, name, by_reference, len(given), outputs, _TYPES[wide],
                         tuple(types[type(value)] for value in scalars.values()))  # fmt: skip
        _kernel(source)(*given, *made, given[0].numel(), *scalars.values(),
                        grid=-(-given[0].numel() // _BLOCK), block=_BLOCK)  # fmt: skip
    results = [one.to(dtype) for one in made]
    return results[0] if outputs == 1 and not by_reference else results


def _common(tensors: Sequence[torch.Tensor]) -> torch.dtype:
    """The dtype of a sum of the tensors."""
    one = torch.empty((1,) * tensors[0].dim(), dtype=tensors[0].dtype)
    for tensor in tensors[1:]:
        other = torch.empty((1,) * tensor.dim(), dtype=tensor.dtype)
        one = torch.empty((1,) * max(one.dim(), other.dim()), dtype=torch.result_type(one, other))
    return one.dtype


@functools.cache
def _kernel(source: str) -> Any:
    import jit

    return jit.load(source, options=("--device-as-default-execution-space",))["jiterated"]


def _source(
    code: str, name: str, by_reference: bool, inputs: int, outputs: int, kind: str, scalars: tuple[str, ...]
) -> str:
    """The function and a kernel that applies it to each element."""
    parameters = [f"const {kind}* x{i}" for i in range(inputs)] + [f"{kind}* y{i}" for i in range(outputs)]
    parameters += ["long long count", *(f"{one} s{i}" for i, one in enumerate(scalars))]
    arguments = [f"x{i}[at]" for i in range(inputs)] + [f"s{i}" for i in range(len(scalars))]
    results = [f"y{i}[at]" for i in range(outputs)] if by_reference else []
    call = f"{name}<{kind}>({', '.join(arguments + results)})"
    return f"""{code}
extern "C" __global__ void jiterated({", ".join(parameters)}) {{
    long long at = blockIdx.x * {_BLOCK}ll + threadIdx.x;
    if (at < count) {call if by_reference else f"y0[at] = {call}"};
}}
"""
