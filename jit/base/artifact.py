"""What a compile makes: the cubin, its PTX, and what is known of each entry."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from . import arch as arches
from .constants import Constants
from .diagnostics import Diagnostic
from .errors import ArgumentError, CompileError


class Param(NamedTuple):
    """A kernel parameter, as the PTX `.entry` declares it.

    Attributes:
        name: the PTX name, e.g. ``"copy_param_0"``.
        type: ``".u64"``, ``".f32"``, or ``".b8[128]"`` for an aggregate.
        size: bytes.
        align: bytes.
    """

    name: str
    type: str
    size: int
    align: int


@dataclass(frozen=True)
class Entry:
    """A `__global__` function of the artifact.

    Attributes:
        name: its (mangled) PTX name.
        params: its parameters in order.
        registers: 32-bit registers of a thread.
        spill_stores, spill_loads: bytes of spilled registers written and read by a thread.
        stack: bytes of stack frame of a thread.
        static_smem: bytes of static shared memory of a block.
        barriers: named barriers used.
        max_threads: `__launch_bounds__` threads of a block (`.maxntid`, `.reqntid`); None without one.
        block: the only block shape that may be launched (`.reqntid`); None without one.
        cluster: `__cluster_dims__` (`.reqnctapercluster`); None without it.
    """

    name: str
    params: tuple[Param, ...]
    registers: int = 0
    spill_stores: int = 0
    spill_loads: int = 0
    stack: int = 0
    static_smem: int = 0
    barriers: int = 0
    max_threads: int | None = None
    block: tuple[int, int, int] | None = None
    cluster: tuple[int, int, int] | None = None

    def with_resources(self, used: Mapping[str, int]) -> Entry:
        """A copy with fields that the assembler reported, as resources() gives them."""
        return Entry(**{**self.__dict__, **used})


@dataclass(frozen=True)
class Artifact:
    """A compiled source.

    Attributes:
        cubin: the ELF image for `arch`.
        ptx: the PTX that the cubin was assembled from.
        arch: full architecture, e.g. ``"sm_90a"``.
        log: NVRTC's and ptxas's log without the resource lines.
        entries: the `__global__` functions by PTX name.
        names: name expression (``"copy<4>"``) to PTX name.
        constants: the integers that the source exports to its host, by name (jit.base.constants).
        diagnostics: warnings of the compile.
        source_name: path of the source, or a made-up name for source text.
        source: the source text.
        options: what the compiler was given, in order.
        compiler: e.g. ``"NVRTC 13.0"``.
        timings: seconds of the compile that made the artifact: ``"compile"`` in all, ``"assemble"`` of it in ptxas.
        key: the cache key, hexadecimal.
        cubin_path: the cubin's file in the cache; None where the cache could not be written.
        cached: True where it came from the cache.
    """

    cubin: bytes = field(repr=False)
    ptx: str = field(repr=False)
    arch: str
    log: str = field(repr=False)
    entries: Mapping[str, Entry] = field(repr=False)
    names: Mapping[str, str] = field(repr=False)
    constants: Constants = field(repr=False)
    diagnostics: tuple[Diagnostic, ...]
    source_name: str
    source: str = field(repr=False)
    options: tuple[str, ...]
    compiler: str
    timings: Mapping[str, float]
    key: str
    cubin_path: Path | None = None
    cached: bool = False

    FILES: ClassVar = ("kernel.cubin", "kernel.ptx", "source.cu", "artifact.json")  # of its entry in the cache

    def files(self) -> dict[str, bytes]:
        """The contents of the entry's files."""
        described = json.dumps(self.describe()).encode()
        contents = (self.cubin, self.ptx.encode(), self.source.encode(), described)
        return dict(zip(self.FILES, contents, strict=True))

    def published(self, folder: Path) -> Artifact:
        """The same, now that its files lie in ``folder``."""
        return replace(self, cubin_path=folder / "kernel.cubin")

    @classmethod
    def read(cls, blobs: Mapping[str, bytes], folder: Path | None) -> Artifact:
        """The inverse of files(), which lie in ``folder`` or nowhere. Raises ValueError or its like where they are
        damaged."""
        return cls.restore(
            json.loads(blobs["artifact.json"]),
            cubin=blobs["kernel.cubin"],
            ptx=blobs["kernel.ptx"].decode(),
            source=blobs["source.cu"].decode(),
            cubin_path=folder and folder / "kernel.cubin",
            cached=True,
        )

    def describe(self) -> dict[str, Any]:
        """Everything but the cubin, the PTX and the cache's own fields, as JSON types."""
        return {
            "arch": self.arch,
            "log": self.log,
            "entries": [asdict(entry) | {"params": [list(p) for p in entry.params]} for entry in self.entries.values()],
            "names": dict(self.names),
            "constants": dict(self.constants),
            "diagnostics": [asdict(diagnostic) for diagnostic in self.diagnostics],
            "source_name": self.source_name,
            "options": list(self.options),
            "compiler": self.compiler,
            "timings": dict(self.timings),
            "key": self.key,
        }

    @classmethod
    def restore(cls, described: dict[str, Any], **rest: Any) -> Artifact:
        """The inverse of describe(); ``rest`` gives the fields that it leaves out."""
        entries = {}
        for row in described["entries"]:
            row["params"] = tuple(Param(*param) for param in row["params"])
            for shape in ("block", "cluster"):
                row[shape] = tuple(row[shape]) if row[shape] else None
            entries[row["name"]] = Entry(**row)
        given = described | {
            "entries": entries,
            "constants": Constants(described["constants"], described["source_name"]),
            "diagnostics": tuple(Diagnostic.restore(row) for row in described["diagnostics"]),
            "options": tuple(described["options"]),
        }
        return cls(**given, **rest)


def target(ptx: str) -> str:
    """What PTX text is for, e.g. ``"sm_90a"``. Raises ArgumentError where it has no `.target`."""
    if not (found := re.search(r"^[^\S\n]*\.target\s+(sm_\w+)", ptx, re.MULTILINE)):
        raise ArgumentError(f"ptx: expected PTX text with a .target directive, got {ptx[:40]!r}")
    return found[1]


def of_ptx(ptx: str, source_name: str) -> Artifact:
    """The artifact of PTX that another compiler made, which has no cubin.

    Args:
        ptx: as the compiler prints it.
        source_name: path of the CUDA source.

    Raises:
        ArgumentError: the text has no `.target`.
        UnknownArchError: no architecture of the table runs its target.
    """
    return Artifact(
        cubin=b"", ptx=ptx, arch=arches.running(target(ptx)).name, log="", entries=parse_entries(ptx), names={},
        constants=Constants({}, source_name), diagnostics=(), source_name=source_name, source="", options=(),
        compiler="", timings={}, key="",
    )  # fmt: skip


# Up to the next entry at most: the time grows with the text alone.
_ENTRY = re.compile(r"\.entry\s+([\w$]+)\s*(?:\(([^(){};]*)\))?((?:[^{;.]|\.(?!entry\b))*)\{")
_PARAM = re.compile(
    r"\.param\s+(?:\.align\s+(?P<align>\d+)\s+)?\.(?P<type>[a-z]\w*)"
    r"(?:\s+\.ptr(?:\s+\.(?:const|global|local|shared|generic))?(?:\s+\.align\s+\d+)?)?"
    r"\s+(?P<name>[\w$]+)\s*(?:\[(?P<count>\d*)\])?"
)
_MOST_BYTES = 32764  # of all parameters of a kernel [PTX ISA 4.5]
_COMMENT = re.compile(r"//[^\n]*")
_USED = re.compile(r"Used (\d+) registers(.*)")
_STACK = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")


def parse_entries(ptx: str) -> dict[str, Entry]:
    """The `.entry` declarations of a PTX module [PTX ISA 11.1], without what only the assembler knows.

    Raises:
        CompileError: a parameter has a type, a size or an alignment that there is not.
    """
    entries = {}
    for match in _ENTRY.finditer(_COMMENT.sub("", ptx)):
        name, declared, directives = match.groups()
        params = []
        for param in _PARAM.finditer(declared or ""):
            params.append(_param(name, param))
        block = _three(directives, "reqntid")
        most = _three(directives, "maxntid") or block
        entries[name] = Entry(
            name,
            tuple(params),
            max_threads=most and most[0] * most[1] * most[2],
            block=block,
            cluster=_three(directives, "reqnctapercluster"),
        )
    return entries


def _number(digits: str) -> int:
    """A number of the text; one beyond all limits stays beyond them, and costs no more."""
    return int(digits.lstrip("0")[:10] or 0)


def _param(entry: str, match: re.Match[str]) -> Param:
    """One parameter of an entry. Raises CompileError where there can be no such parameter."""
    name, count = match["name"], match["count"]
    kind = f".{match['type']}" + (f"[{count}]" if count else "")
    bits = re.fullmatch(r"[busf](8|16|32|64|128)|bf16|f16x2|bf16x2", match["type"])
    if bits is None:
        raise CompileError(f"parameter {name} of {entry}: there is no parameter of type {kind}")
    width = int(bits[1] or (32 if match["type"].endswith("x2") else 16)) // 8
    size = width * _number(count or "1")
    align = _number(match["align"] or str(width))
    if size > _MOST_BYTES:
        raise CompileError(f"parameter {name} of {entry}: {kind} is larger than the {_MOST_BYTES} bytes of parameters")
    if align.bit_count() != 1 or align > _MOST_BYTES:
        raise CompileError(f"parameter {name} of {entry}: alignment to {align} bytes; expected a power of two")
    return Param(name, kind, size, align)


def _three(directives: str, name: str) -> tuple[int, int, int] | None:
    """The sizes of a performance directive [PTX ISA 11.4]."""
    if not (match := re.search(rf"\.{name}\s+([\d, ]+)", directives)):
        return None
    x, y, z = ([_number(n) for n in re.findall(r"\d+", match[1])] + [1, 1, 1])[:3]
    return x, y, z


def resources(log: str) -> dict[str, dict[str, int]]:
    """Per entry, what ``ptxas -v`` reports in NVRTC's log: fields of Entry."""
    found: dict[str, dict[str, int]] = {}
    entry: str | None = None
    about: str | None = None
    for line in log.splitlines():
        if match := re.search(r"Compiling entry function '([^']+)'", line):
            entry = about = match[1]
            found.setdefault(entry, {})
        elif match := re.search(r"Function properties for (\S+)", line):
            about = match[1]
        elif (match := _STACK.search(line)) and about in found:
            stack, stores, loads = map(int, match.groups())
            found[about].update(stack=stack, spill_stores=stores, spill_loads=loads)
        elif (match := _USED.search(line)) and entry in found:
            row = found[entry]
            row["registers"] = int(match[1])
            if smem := re.search(r"(\d+) bytes smem", match[2]):
                row["static_smem"] = int(smem[1])
            if barriers := re.search(r"used (\d+) barriers", match[2]):
                row["barriers"] = int(barriers[1])
    return found


def assembly_seconds(log: str) -> float:
    """Time in ptxas over all entries, from NVRTC's log."""
    return sum(float(found) for found in re.findall(r"Compile time = ([\d.]+) ms", log)) / 1e3
