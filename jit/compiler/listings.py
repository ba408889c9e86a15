"""What a compile made: SASS listings and a table of resources. Needs no GPU."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import replace

from ..base import arch as arches
from ..base.artifact import Artifact, Entry
from ..base.artifact import resources as resources_of
from ..base.errors import ArgumentError, CompileError, JitError, NoCompilerError

_SECTION = re.compile(r"\t\.section\t(?:\.text\.([^,\n]*),)?")
_SECONDS = 120.0  # that a utility of CUDA's may take
_VERSION = re.compile(r"Unsupported \.version \S+; current version is '([\d.]+)'")  # of a ptxas older than the PTX


def tool(name: str) -> str:
    """Path of a CUDA binary utility: from its wheel, the PATH, or the toolkit. Raises NoCompilerError."""
    try:
        from cuda.pathfinder import find_nvidia_binary_utility

        found = find_nvidia_binary_utility(name)
    except (ImportError, RuntimeError, OSError):  # an OSError where the machine is too busy for its probe
        found = None
    toolkit = os.path.join(os.environ.get("CUDA_HOME", "/usr/local/cuda"), "bin", name)
    found = found or shutil.which(name) or (toolkit if os.path.exists(toolkit) else None)
    if not found:
        raise NoCompilerError(
            f"{name} is not installed: pip install nvidia-cuda-{name}, or put a CUDA toolkit on the PATH"
        )
    return found


def sass(artifact: Artifact, entry: str | None = None, *, lines: bool = False) -> str:
    """The machine code of an artifact, as nvdisasm prints it.

    Args:
        artifact: from jit.compile().
        entry: only this entry (or name expression); None for all.
        lines: with the source line above each run of instructions, and those that it is inlined at.

    Raises:
        ArgumentError: no such entry; NoCompilerError: nvdisasm is not installed; JitError: it fails.
    """
    options = ["--print-code"]
    if lines:
        options.append("--print-line-info-inline")
    return _of_entry(artifact, entry, _run(artifact, "nvdisasm", options))


def encoded(artifact: Artifact, entry: str) -> str:
    """The machine code of an entry with its encoding, and the line of the PTX above each run of instructions.

    Raises:
        ArgumentError: no such entry; NoCompilerError: nvdisasm is not installed; JitError: it fails.
    """
    options = ["--print-code", "--print-line-info-ptx", "--print-instruction-encoding"]
    return _of_entry(artifact, entry, _run(artifact, "nvdisasm", options))


def _of_entry(artifact: Artifact, entry: str | None, listing: str) -> str:
    """The part of a listing that is an entry's; all for None."""
    if entry is None:
        return listing
    name = artifact.names.get(entry, entry)
    if name not in artifact.entries:
        raise ArgumentError(f"entry: no {entry!r} in {artifact.source_name}; there are: {', '.join(artifact.entries)}")
    if (section := _sections(listing).get(name)) is None:
        raise JitError(f"nvdisasm's listing has no section for {name}")
    return listing[section]


@functools.lru_cache(maxsize=16)
def _sections(listing: str) -> dict[str, slice]:
    """Where the code of each kernel stands in a listing."""
    begins = [(found.start(), found[1]) for found in _SECTION.finditer(listing)]
    ends = [begin for begin, _ in begins[1:]]
    made: dict[str, slice] = {}
    for (begin, name), end in zip(begins, [*ends, len(listing)], strict=True):
        if name is not None:
            made.setdefault(name, slice(begin + 1, end))
    return made


def assembled(artifact: Artifact) -> Artifact:
    """An artifact of PTX that another compiler made, with its cubin and what ptxas says of its kernels' resources.

    Raises:
        NoCompilerError: ptxas is not installed; CompileError: it refuses the text; JitError: it takes too long.
    """
    program = tool("ptxas")
    with tempfile.TemporaryDirectory(prefix="warpyard-ptxas-") as folder:
        source, cubin = os.path.join(folder, "kernel.ptx"), os.path.join(folder, "kernel.cubin")
        command = [program, f"-arch={artifact.arch}", "-v", "--generate-line-info", source, "-o", cubin]
        text = artifact.ptx.encode("ascii", "replace").decode()  # ptxas refuses the letters of other scripts in names
        for _ in range(2):
            with open(source, "w") as file:
                file.write(text)
            done = _done(command)
            older = _VERSION.search(done.stderr)
            if done.returncode == 0 or older is None:
                break
            text = re.sub(r"^[ \t]*\.version\s+\S+", f".version {older[1]}", text, count=1, flags=re.MULTILINE)
        if done.returncode:
            message = (done.stderr or done.stdout).replace(source, "the PTX").strip()
            raise CompileError(f"ptxas for {artifact.arch}: {message}")
        with open(cubin, "rb") as file:
            image = file.read()
    used = resources_of(done.stderr + done.stdout)
    entries = {name: entry.with_resources(used.get(name, {})) for name, entry in artifact.entries.items()}
    return replace(artifact, cubin=image, entries=entries)


def elf(artifact: Artifact) -> str:
    """The cubin's ELF sections, as cuobjdump prints them. Raises NoCompilerError, JitError."""
    return _run(artifact, "cuobjdump", ["--dump-elf"])


def _run(artifact: Artifact, name: str, options: list[str]) -> str:
    try:
        return _printed(tool(name), tuple(options), artifact.cubin)
    except subprocess.CalledProcessError as error:
        message = f"{name} failed on the cubin of {artifact.source_name}: {error.stderr.strip()}"
        raise JitError(message) from None


@functools.lru_cache(maxsize=16)
def _printed(program: str, options: tuple[str, ...], cubin: bytes) -> str:
    """What a utility prints of a cubin. It takes nvdisasm half a second to start, so the last ones are kept."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        command = [program, *options, file.name]
        done = _done(command)
        done.check_returncode()
        return done.stdout


def _done(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Runs a utility to its end. Raises JitError where it takes too long."""
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=_SECONDS)
    except subprocess.TimeoutExpired:
        raise JitError(f"{os.path.basename(command[0])} took more than {_SECONDS:g} s") from None


def resources(artifact: Artifact) -> list[dict[str, int | str | None]]:
    """One row for each entry.

    Returns:
        Rows with entry, arch, registers (of a thread), spill_stores, spill_loads, stack (bytes of a thread),
        static_smem (bytes of a block), params (bytes), max_threads (None without launch bounds), and
        warps_per_sm: the resident warps that registers and static shared memory allow at max_threads (None likewise).
    """
    rows: list[dict[str, int | str | None]] = []
    for entry in artifact.entries.values():
        rows.append(
            {
                "entry": entry.name,
                "arch": artifact.arch,
                "registers": entry.registers,
                "spill_stores": entry.spill_stores,
                "spill_loads": entry.spill_loads,
                "stack": entry.stack,
                "static_smem": entry.static_smem,
                "params": sum(param.size for param in entry.params),
                "max_threads": entry.max_threads,
                "warps_per_sm": warps_per_sm(entry, artifact.arch, entry.max_threads) if entry.max_threads else None,
            }
        )
    return rows


def warps_per_sm(entry: Entry, arch: str, threads: int, smem: int = 0) -> int:
    """Resident warps of an SM, by the CUDA occupancy rules.

    Args:
        entry: the kernel.
        arch: e.g. ``"sm_90a"``.
        threads: of a block.
        smem: dynamic shared memory of a block in bytes.

    Source: CUDA Programming Guide, "Multiprocessor Level" and "Compute Capabilities": registers go to warps in units of
    256, each block costs 1 KB of shared memory for the system on these architectures.
    """
    row = arches.find(arch)
    warps = -(-threads // 32)
    registers = -(-max(entry.registers, 1) * 32 // 256) * 256 * warps
    shared = -(-(entry.static_smem + smem) // 128) * 128 + 1024
    blocks = min(
        row.max_blocks_per_sm,
        row.max_threads_per_sm // (warps * 32),
        row.registers_per_sm // registers,
        row.smem_per_sm // shared,
    )
    return blocks * warps
