"""Inline-PTX kernels, one package a folder; each holds its device sources by architecture and a checked Python entry.

A source is named ``sm_90a.cu`` or ``sm_100a_<variant>.cu``: the name says for which architecture, and which variant of
it, the file is.  A package lists every build it can ask for in ``builds()``; nothing else registers it.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import jit
from jit.base import emulated_device, environment

if TYPE_CHECKING:
    import torch

# An unrelated distribution on PyPI is also called `kernels`; libraries that look for it gate on its version.
__version__ = "0.0"

INCLUDE = Path(__file__).parent / "include"
VARIANT = environment.VARIANT.name  # on which the entries' plans depend

# What the driver reports for an H200: kHz of the memory's clock, bits of its bus, multiprocessors.
_H200 = (3_201_000, 6144, 132)

_SOURCE_NAME = re.compile(r"(?P<arch>sm_\d+[af]?)(?:_(?P<variant>\w+))?\.cu")


@dataclass(frozen=True)
class Build:
    """One source compiled for one architecture with one set of macros.

    Args:
        source: path of the ``.cu``.
        arch: full architecture with its suffix, e.g. ``"sm_90a"``.
        defines: macros, name to value, given to the compiler as ``-DNAME=VALUE``.
    """

    source: Path
    arch: str
    defines: Mapping[str, object] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """``package/source[NAME=VALUE,...]``, unique within the project."""
        macros = ",".join(f"{name}={value}" for name, value in sorted(self.defines.items()))
        return f"{self.source.parent.name}/{self.source.stem}" + (f"[{macros}]" if macros else "")

    def load(self) -> jit.Module:
        """The module: compiled, or found in the cache, at the first call in a process; later calls look at no file, so
        an edit of a source is seen by the next process. Raises jit.JitError."""
        return _loaded(self.source, self.arch, tuple(sorted(self.defines.items())))

    def request(self) -> jit.compiler.request.Request:
        """What decides what compile() makes. Raises jit.JitError."""
        return jit.compiler.request.request(self.source, self.arch, self.defines, (), (INCLUDE,), ())

    def compile(self) -> jit.Artifact:
        """Compiles with no GPU needed. Raises jit.CompileError."""
        return jit.compile(self.source, arch=self.arch, defines=dict(self.defines), include_dirs=(INCLUDE,))


@cache
def _loaded(source: Path, arch: str, defines: tuple[tuple[str, object], ...]) -> jit.Module:
    return jit.load(source, arch=arch, defines=dict(defines), include_dirs=(INCLUDE,))


def sources(package_file: str | Path) -> dict[tuple[str, str | None], Path]:
    """The device sources beside ``package_file``: (arch, variant) to path; the default variant is None."""
    found = {}
    for path in sorted(Path(package_file).parent.glob("sm_*.cu")):
        if match := _SOURCE_NAME.fullmatch(path.name):
            found[match["arch"], match["variant"]] = path
    return found


@cache
def _sources_once(package_file: str | Path) -> dict[tuple[str, str | None], Path]:
    """As `sources`, looked up once in a process: an entry asks at each call that has no plan."""
    return sources(package_file)


def asked_variant(name: str) -> str | None:
    """The variant that ``$WARPYARD_VARIANT`` asks of the package ``name``, or None.

    The variable holds ``package=variant`` pairs joined by commas; a bare ``variant`` is asked of every package that has
    no pair of its own. Raises ValueError where it does not read so.
    """
    asked = environment.VARIANT.read()
    return asked.get(name, asked.get(""))


def pick(package_file: str | Path, arch: str, variant: str | None = None, entries: Collection[str] = ()) -> Path:
    """Finds the source for an architecture, and for a named variant of it.

    Args:
        package_file: the package's ``__file__``.
        arch: e.g. ``"sm_90a"``.
        variant: e.g. ``"cvt"`` for ``sm_100a_cvt.cu``; None takes what ``$WARPYARD_VARIANT`` asks of this package (see
            `asked_variant`), else the default source.
        entries: names that are no variants but the package's further entries, each with a source of its own; the
            variable cannot ask for them.

    Raises:
        jit.UnknownArchError: no source for this architecture, or none with this name.
        ValueError: ``$WARPYARD_VARIANT`` does not read as variants.
    """
    if variant is None:
        variant = asked_variant(Path(package_file).parent.name)
        if variant in entries:
            variant = None
    found = _sources_once(package_file)
    if (arch, variant) in found:
        return found[arch, variant]
    have = ", ".join(arch + (f" (variant {variant!r})" if variant else "") for arch, variant in found)
    wanted = arch + (f" with variant {variant!r}" if variant else "")
    raise jit.UnknownArchError(
        f"kernel {Path(package_file).parent.name!r} has no source for {wanted}; it has: {have}. "
        f"Set WARPYARD_ARCH / WARPYARD_VARIANT to one of these, or add "
        f"{arch}{'_' + variant if variant else ''}.cu beside them."
    )


@cache
def processors(device: torch.device, emulated: int) -> int:
    """Multiprocessors of a CUDA device; on the emulator, which has none, those of the chip that it is to be like
    (``WARPYARD_EMULATOR_CHIP``), or ``emulated``."""
    if not emulated_device.on_gpu(device):
        return (environment.CHIP.read() or (emulated,))[0]
    import torch

    return torch.cuda.get_device_properties(device).multi_processor_count


@cache
def l2_bytes(device: torch.device, emulated: int) -> int:
    """Bytes of a CUDA device's L2; on the emulator those of the chip that it is to be like, or ``emulated``."""
    if not emulated_device.on_gpu(device):
        return (environment.CHIP.read() or (0, emulated))[1]
    import torch

    return torch.cuda.get_device_properties(device).L2_cache_size


def memory_share_of(clock: int, bus: int, processors: int) -> float:
    """A multiprocessor's share of the memory's rate, in that of an H200: 1 there, 0.7 on an H100 with HBM3.

    It is rounded to a twentieth: chips of one name differ by a few hundredths, and are to make the same choices.

    Args:
        clock: of the memory, in kHz; each line of the bus takes two bits in a clock.
        bus: of the memory, in bits.
        processors: multiprocessors.

    Returns:
        0.05 at least; 1 where the clock or the bus is 0, which is how a driver says that it has no number.
    """
    if clock <= 0 or bus <= 0:
        return 1.0
    clock_200, bus_200, processors_200 = _H200
    share = clock * bus * processors_200 / (clock_200 * bus_200 * processors)
    return max(1, round(share * 20)) / 20


@cache
def memory_share(device: torch.device) -> float:
    """``memory_share_of`` a CUDA device, by its driver's figures; 1 on the emulator, which has no clocks, and with a
    torch that does not pass the numbers on."""
    if not emulated_device.on_gpu(device):
        return 1.0
    import torch

    found = torch.cuda.get_device_properties(device)
    clock, bus = (getattr(found, f"memory_{name}", 0) for name in ("clock_rate", "bus_width"))
    return memory_share_of(clock, bus, found.multi_processor_count)


def names() -> list[str]:
    """Names of the kernel packages: the folders beside this file that hold at least one source."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py") if sources(path))


def package(name: str):
    """Imports the kernel package ``name``. Raises KeyError, naming the known ones, if there is none."""
    if name not in names():
        raise KeyError(f"no kernel package {name!r}; there are: {', '.join(names())}")
    return importlib.import_module(f"kernels.{name}")
