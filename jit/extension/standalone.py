"""The jit layer of an exported submission: ``torch.utils.cpp_extension.load_inline`` builds the sources.

`warpyard export` puts this module into the file that it writes, with ``allowances``, ``arch``, ``constants``,
``environment``, ``errors``, ``tensormap`` and ``workspace``. The names that kernel packages use are the same as in
``jit``. The export knows the kernels' parameters and the names of their constants, and fills ``ENTRIES`` and
``CONSTANTS``. A constant's value is the build's own: nvcc's host code returns it.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..arguments import tensormap
from ..arguments.tensormap import TensorMapSpec
from ..base.arch import find, target_arch
from ..base.constants import Constants
from ..base.errors import (
    ArgumentError,
    CompileError,
    JitError,
    LaunchError,
    NoCompilerError,
    NoDeviceError,
    UnknownArchError,
)
from ..replay.workspace import counters

__all__ = [
    "ArgumentError",
    "CompileError",
    "Constants",
    "JitError",
    "Kernel",
    "LaunchError",
    "Module",
    "NoCompilerError",
    "NoDeviceError",
    "TensorMapSpec",
    "UnknownArchError",
    "counters",
    "load",
    "planned",
    "target_arch",
]

# By the source's file name: the entries, name to [(PTX type, bytes)] of its parameters, beside the macros with which it
# has these.
Entries = dict[str, list[tuple[dict[str, object], dict[str, list[tuple[str, int]]]]]]
ENTRIES: Entries = {}
# Source's file name to the names of the constants that it exports.
CONSTANTS: dict[str, list[str]] = {}

SOURCES = "sources"  # the folder, beside this module, of the sources of the submission itself

# The host's side of the extension. FIND is the function of the CUDA source that gives an entry's address, READ the one
# that gives an exported constant's value.
HOST = r"""
#include <torch/extension.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <cstring>
#include <vector>

const void* FIND(const char* name);
int64_t READ(const char* name);

int64_t constant(std::string name) { return READ(name.c_str()); }

namespace {

void check(cudaError_t error, const std::string& what) {
    TORCH_CHECK(error == cudaSuccess, what, ": ", cudaGetErrorString(error));
}

struct alignas(64) Slot {
    char bytes[128];
};

}  // namespace

// The driver's 128 bytes of a tiled tensor map. Enumerators as in cuda.h; lists innermost dimension first.
py::bytes encode_tensor_map(torch::Tensor tensor, int64_t type, std::vector<uint64_t> dims,
                            std::vector<uint64_t> strides, std::vector<uint32_t> box, std::vector<uint32_t> steps,
                            int64_t interleave, int64_t swizzle, int64_t promotion, int64_t fill) {
    void* symbol = nullptr;
    cudaDriverEntryPointQueryResult found;
    check(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &symbol, 12000, cudaEnableDefault, &found),
          "finding cuTensorMapEncodeTiled");
    TORCH_CHECK(found == cudaDriverEntryPointSuccess, "this driver has no cuTensorMapEncodeTiled");
    alignas(64) CUtensorMap map;
    auto encode = reinterpret_cast<decltype(&cuTensorMapEncodeTiled)>(symbol);
    strides.push_back(0);  // never null: rank 1 has no strides
    CUresult result = encode(&map, static_cast<CUtensorMapDataType>(type), dims.size(), tensor.data_ptr(), dims.data(),
                             reinterpret_cast<cuuint64_t*>(strides.data()), box.data(), steps.data(),
                             static_cast<CUtensorMapInterleave>(interleave), static_cast<CUtensorMapSwizzle>(swizzle),
                             static_cast<CUtensorMapL2promotion>(promotion),
                             static_cast<CUtensorMapFloatOOBfill>(fill));
    TORCH_CHECK(result == CUDA_SUCCESS, "cuTensorMapEncodeTiled refuses, error ", static_cast<int>(result));
    return py::bytes(reinterpret_cast<const char*>(&map), sizeof(map));
}

// Launches an entry. args: tensors, None, ints, floats, or bytes; kinds: 'f' for floating-point parameters, else 'i'.
void launch(std::string entry, py::list args, std::string kinds, std::vector<int64_t> sizes, std::vector<int64_t> grid,
            std::vector<int64_t> block, int64_t smem, std::vector<int64_t> cluster, bool cooperative, bool pdl,
            int64_t stream) {
    const void* function = FIND(entry.c_str());
    TORCH_CHECK(function != nullptr, "no entry ", entry);
    std::vector<Slot> slots(args.size());
    std::vector<void*> pointers(args.size());
    for (size_t i = 0; i < args.size(); i++) {
        PyObject* object = py::object(args[i]).ptr();
        char* at = slots[i].bytes;
        std::memset(at, 0, sizeof(Slot));
        pointers[i] = at;
        if (object == Py_None) continue;
        if (THPVariable_Check(object)) {
            void* data = THPVariable_Unpack(object).data_ptr();
            std::memcpy(at, &data, 8);
        } else if (PyBytes_Check(object)) {
            TORCH_CHECK(PyBytes_GET_SIZE(object) == sizes[i], "argument ", i, " of ", entry, ": wrong size");
            std::memcpy(at, PyBytes_AS_STRING(object), sizes[i]);
        } else if (kinds[i] == 'f') {
            double wide = PyFloat_AsDouble(object);
            float narrow = static_cast<float>(wide);
            std::memcpy(at, sizes[i] == 4 ? static_cast<void*>(&narrow) : &wide, sizes[i]);
        } else {
            unsigned long long number = PyLong_AsUnsignedLongLongMask(object);
            std::memcpy(at, &number, sizes[i]);
        }
        if (PyErr_Occurred()) throw py::error_already_set();
    }
    if (smem > 0) {
        check(cudaFuncSetAttribute(function, cudaFuncAttributeMaxDynamicSharedMemorySize, smem), entry + ": smem");
    }
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3(grid[0], grid[1], grid[2]);
    config.blockDim = dim3(block[0], block[1], block[2]);
    config.dynamicSmemBytes = smem;
    config.stream = reinterpret_cast<cudaStream_t>(stream);
    cudaLaunchAttribute attributes[3];
    config.attrs = attributes;
    if (!cluster.empty()) {
        if (cluster[0] * cluster[1] * cluster[2] > 8) {
            check(cudaFuncSetAttribute(function, cudaFuncAttributeNonPortableClusterSizeAllowed, 1),
                  entry + ": cluster");
        }
        cudaLaunchAttribute& attribute = attributes[config.numAttrs++];
        attribute.id = cudaLaunchAttributeClusterDimension;
        attribute.val.clusterDim.x = cluster[0];
        attribute.val.clusterDim.y = cluster[1];
        attribute.val.clusterDim.z = cluster[2];
    }
    if (cooperative) {
        cudaLaunchAttribute& attribute = attributes[config.numAttrs++];
        attribute.id = cudaLaunchAttributeCooperative;
        attribute.val.cooperative = 1;
    }
    if (pdl) {
        cudaLaunchAttribute& attribute = attributes[config.numAttrs++];
        attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
        attribute.val.programmaticStreamSerializationAllowed = 1;
    }
    check(cudaLaunchKernelExC(&config, function, pointers.data()), "launching " + entry);
}
"""
FUNCTIONS = ["encode_tensor_map", "launch", "constant"]


def host(name: str) -> str:
    """The host's side of the extension ``name``."""
    return HOST.replace("FIND", f"find_{name}").replace("READ", f"read_{name}")


# Enumerators of cuda.h.
_CHOICES = {
    "interleave": tensormap.INTERLEAVES,
    "swizzle": tuple(tensormap.SWIZZLES),
    "l2_promotion": tensormap.PROMOTIONS,
    "oob_fill": tensormap.FILLS,
}


class Module:
    """One source built for one architecture. ``module[entry]`` is a Kernel."""

    def __init__(self, source: Path, arch: str, defines: Mapping[str, object], options: Sequence[str] = ()):
        from torch.utils import cpp_extension

        label = f"{source.parent.name}/{source.name}"
        entries, constants = _entries(label, defines), CONSTANTS[label]
        text = source.read_text()
        flags = [f"-D{name}={int(value) if isinstance(value, bool) else value}" for name, value in defines.items()]
        flags = [f"-gencode=arch={find(arch).compute},code={arch}", "-lineinfo", "-std=c++20", *sorted(flags), *options]
        digest = hashlib.sha256(json.dumps([text, HOST, flags]).encode()).hexdigest()[:16]
        name = f"{source.parent.name}_{source.stem}_{digest}"
        found = "".join(f'\n    if (!strcmp(name, "{entry}")) return (const void*){entry};' for entry in entries)
        # As a template's argument: the host's copy of a device variable has no value, the constant expression has.
        read = "".join(f'\n    if (!strcmp(name, "{it}")) return value_{name}<{it}>::value;' for it in constants)
        tables = (
            "\n#ifndef __CUDACC_RTC__\n#include <cuda_runtime.h>\n#include <cstdint>\n#include <cstring>\n"
            f"template <int64_t V> struct value_{name} {{ static constexpr int64_t value = V; }};\n"
            f"const void* find_{name}(const char* name) {{{found}\n    return nullptr;\n}}\n"
            f"int64_t read_{name}(const char* name) {{{read}\n    return -1;\n}}\n#endif\n"
        )
        self.entries = entries
        self.extension = cpp_extension.load_inline(
            name,
            cpp_sources=host(name),
            cuda_sources=text + tables,
            functions=FUNCTIONS,
            extra_cuda_cflags=flags,
            with_cuda=True,
            no_implicit_headers=True,
        )
        self.constants = Constants({it: self.extension.constant(it) for it in constants}, label)

    def __getitem__(self, name: str) -> Kernel:
        return Kernel(self, name)


class Kernel:
    """A kernel: called as ``jit.Kernel`` is."""

    def __init__(self, module: Module, name: str):
        if name not in module.entries:
            raise ArgumentError(f"no kernel {name!r}; there are: {', '.join(module.entries)}")
        self.extension, self.name = module.extension, name
        params = module.entries[name]
        self.kinds = "".join("f" if kind in (".f32", ".f64") else "i" for kind, _ in params)
        self.sizes = [size for _, size in params]

    def __call__(
        self,
        *args: Any,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        smem: int = 0,
        cluster: int | Sequence[int] | None = None,
        cooperative: bool = False,
        pdl: bool = False,
        stream: Any = None,
    ) -> None:
        """Launches the kernel; arguments as those of ``jit.Kernel``. Raises ArgumentError for a wrong count."""
        import torch

        if len(args) != len(self.sizes):
            raise ArgumentError(f"{self.name} takes {len(self.sizes)} arguments, got {len(args)}")
        given = [self._encoded(arg) if isinstance(arg, TensorMapSpec) else arg for arg in args]
        if stream is None and torch.cuda.is_available():
            stream = torch.cuda.current_stream()
        handle = getattr(stream, "cuda_stream", stream) or 0
        clusters = [] if cluster is None else _dims(cluster)
        self.extension.launch(
            *(self.name, given, self.kinds, self.sizes, _dims(grid), _dims(block)),
            *(smem, clusters, cooperative, pdl, handle),
        )

    def _encoded(self, spec: TensorMapSpec) -> bytes:
        where = (spec.data_ptr, spec.dtype, spec.global_dim, spec.global_strides, spec.box, spec.element_strides)
        key = (*where, *(getattr(spec, name) for name in _CHOICES))
        if key not in _encoded:
            if len(_encoded) >= 4096:
                _encoded.clear()
            _encoded[key] = self.extension.encode_tensor_map(
                spec.tensor,
                tensormap.ENUMERATORS.index(spec.dtype),
                *map(list, (spec.global_dim, spec.global_strides, spec.box, spec.element_strides)),
                *(known.index(getattr(spec, name)) for name, known in _CHOICES.items()),
            )
        return _encoded[key]


_encoded: dict[tuple[Any, ...], bytes] = {}


def _dims(given: int | Sequence[int]) -> list[int]:
    sizes = [given] if isinstance(given, int) else list(given)
    return [*sizes, 1, 1, 1][:3]


def planned(entry: Callable[..., Any] | None = None, **options: Any) -> Any:
    """Stands for ``jit.planned``: the entry runs as it is."""
    return entry or planned


def _entries(label: str, defines: Mapping[str, object]) -> dict[str, list[tuple[str, int]]]:
    known = ENTRIES[label]
    fits = (entries for macros, entries in known if all(defines.get(name) == macros[name] for name in macros))
    return next(fits, known[0][1])


@functools.cache
def _load(source: Path, arch: str, defines: tuple[tuple[str, object], ...], options: tuple[str, ...]) -> Module:
    return Module(source, arch, dict(defines), options)


def load(
    source: str | os.PathLike[str],
    *,
    arch: str | None = None,
    defines: Mapping[str, object] | None = None,
    options: Sequence[str] = (),
    include_dirs: Sequence[str | os.PathLike[str]] = (),
) -> Module:
    """Builds a source, or finds what torch has built before. The headers are in the source already.

    Args:
        source: the path of a ``.cu``, or its text.
        arch: e.g. ``"sm_90a"``; None is the device's.
        defines: macros.
        options: more flags, for nvcc here.
        include_dirs: of no use here.

    Raises:
        ArgumentError: the export has not seen this source.
    """
    return _load(_held(source), arch or target_arch(), tuple(sorted((defines or {}).items())), tuple(options))


def _held(source: str | os.PathLike[str]) -> Path:
    """The file of the export that holds a source, which was a text or a file beside the submission."""
    given = os.fspath(source)
    if "\n" in given:
        name = f"source_{hashlib.sha256(given.encode()).hexdigest()[:12]}.cu"
    elif (path := Path(given)).exists():
        return path
    else:
        name = path.name
    held = Path(__file__).parent / SOURCES / name
    if not held.exists():
        raise ArgumentError(
            f"source: the export has not seen {name if len(given) > 200 or name in given else given!r}: it finds texts "
            "that stand in the submission as they are, and .cu files beside it that the submission names"
        )
    return held
