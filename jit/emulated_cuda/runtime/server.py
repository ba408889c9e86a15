"""Answers the stand-in runtime: what the device is, what a module's kernels take, and launches, run by the emulator.

The messages are those of stand_in.h: numbers of 8 bytes, and texts with their length before them. Nothing in them is
believed: a message that is wrong gets an error.
"""

from __future__ import annotations

import os
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ... import emulator
from ...arguments import tensormap
from ...arguments.im2col import Im2colMapSpec
from ...arguments.packing import layout
from ...base import arch as arches
from ...base import environment, line_info, mangled, stream_findings, variants
from ...base.artifact import Artifact
from ...base.artifact import of_ptx as artifact_of
from ...base.errors import ArgumentError, JitError
from ...base.launch_shape import Dims, LaunchShape, dims
from ...base.stream_order import Streams, Work
from ...emulator.machine import tensor_maps
from ...emulator.ptx.link import link
from ..device_runtime import children
from . import host_blas, host_places, kept_text, parameters, requests, stream_uses
from .devices import Devices

(
    HELLO, MODULE, PLACE, ENTRY, LAUNCH, TENSOR_MAP, SAY, PRODUCT, HOST_CALL, ORDER, USED, DEVICE, PEER, REFUSED,
) = range(1, 15)  # fmt: skip
# Codes of cudaError_t that a launch returns; those of CUresult are the same but for _INVALID_CONFIGURATION.
_INVALID_VALUE, _INVALID_CONFIGURATION, _COOPERATIVE_TOO_LARGE, _NOT_SUPPORTED = 1, 9, 720, 801
_LAUNCH_FAILURE = 719
_FAILURES = {"out-of-bounds": 700, "misaligned": 716}  # illegal address, misaligned address
_ASSERT = 710
_COMPILED = (b"\x7fELF", bytes.fromhex("50ed55ba"))  # how cubins and fat binaries begin
_FREED = "in the program at "  # and where in its file; becomes a line
_BEFORE = "before this launch"
_PLACE = re.compile(rf"{_FREED}(0x[0-9a-f]+)")
_LINKED = "\n// the next of the linked modules\n"  # before each text of a module that is linked here
# What names of an unnamed namespace have of the compile that made them.
_KEY = re.compile(r"(?:(?<=_GLOBAL__N__)|(?<=_INTERNAL_))[0-9a-f]{8}(?=_)|(?<=_cu_)[0-9a-f]{8}_\d+")
_KINDS = (
    "cudaMalloc", "managed allocation", "host allocation", "tensor", "variable", "tensor made in C++", "mapped memory",
    "array", "texture object",
)  # fmt: skip
_HOST_TENSOR = 5  # of them: C++ made it on the CPU, and a GPU could not reach it
_OF_ALL = (1, 2)  # of them: every device reaches it


def _key(name: str) -> str:
    """What the names of a kernel have in common that two compilers give it."""
    return mangled.of_one_width(_KEY.sub("", name))


class _Reader:
    def __init__(self, data: bytes):
        self.data, self.at = data, 0

    def number(self) -> int:
        (value,) = struct.unpack_from("<Q", self.data, self.at)
        self.at += 8
        return value

    def numbers(self, count: int) -> tuple[int, ...]:
        return tuple(self.number() for _ in range(count))

    def signed(self) -> int:
        value = self.number()
        return value - (value >> 63 << 64)

    def places(self) -> tuple[int, ...]:
        data = self.text()
        return struct.unpack(f"<{len(data) // 8}Q", data)

    def dims(self) -> Dims:
        return self.number(), self.number(), self.number()

    def text(self) -> bytes:
        size = self.number()
        if size > len(self.data) - self.at:
            raise ValueError("a text is longer than its message")
        self.at += size
        return self.data[self.at - size : self.at]


def _number(value: int) -> bytes:
    return struct.pack("<Q", value)


def _text(value: bytes) -> bytes:
    return _number(len(value)) + value


class Server:
    """The emulator's side of one program.

    Args:
        arch: the architecture that the program sees.
        source: path of the main source, for findings.
        found: called with each EmulatorFinding and UnsupportedInstruction, and with a JitError that is neither.
        say: called with a line for whoever runs the program.
        resources: what ptxas said of each kernel, by its PTX name: fields of jit.base.artifact.Entry.
        more: gives allocations that the runtime does not know of, and those of its own that are on the host or that
            the device which it is given may not access.
        devices: which device may access what.

    Attributes:
        launches: how many were run.
        ran: names of the kernels that were asked for.
        on_host: calls of CUDA's libraries that were done on the host and not emulated, by the function's name.
        not_emulated: called with the name of each of these, once.
        files: the source files that the modules name, full paths by their last part.
        images: the PTX of cubins whose front end has given it.
        program: the executable, where there is one.
        renamed: source files by the paths that modules name them by.
        uses: which bytes the work of the streams uses.
    """

    def __init__(
        self,
        arch: str,
        source: str,
        found: Callable[[JitError], None],
        say: Callable[[str], None],
        resources: Mapping[str, Mapping[str, int]] | None = None,
        more: Callable[[int], list[emulator.Allocation]] = lambda device: [],
        devices: Devices | None = None,
    ):
        self.arch, self.source, self.found, self.say = arches.find(arch), source, found, say
        self.resources = dict(resources or {})
        self.more, self.devices = more, devices or Devices()
        self.launches = 0
        self.ran: set[str] = set()
        self.on_host: dict[str, int] = {}
        self.not_emulated: Callable[[str], None] = lambda name: None
        self.files: dict[str, str] = {}
        self.images: dict[bytes, str] = {}
        self.program: Path | None = None
        self.renamed: dict[str, str] = {}
        self.uses = stream_uses.StreamUses(
            Streams(stream_uses.ADVICE), lambda places: host_places.line(self.program, places)
        )
        self._modules: list[tuple[Artifact, emulator.Module]] = []
        self._others: dict[str, dict[str, tuple[Artifact, str, str]]] = {}  # see `other_device_code`

    def other_device_code(self, program: str, texts: Sequence[str]) -> None:
        """Has kernels run as other texts of theirs say where forms of a text are tried (`jit.base.variants`).

        Args:
            program: what brought them; what was said of it before is forgotten.
            texts: PTX.
        """
        self._others[program] = {
            _key(name): (made, text, name)
            for text in texts
            for made in (artifact_of(text, self.source),)
            for name in made.entries
        }

    def _other(self, name: str, module: emulator.Module) -> tuple[Artifact, emulator.Module, str] | None:
        """The other text of a kernel, and its name there; its variables are those of the module that is loaded, but for
        constants that one compiler keeps as variables, and the other does not."""
        for entries in self._others.values():
            if found := entries.get(_key(name)):
                made, text, own = found
                places = {_KEY.sub("", key): place for key, place in module.variables}
                rows = ((key, places.get(_KEY.sub("", key))) for key, _ in emulator.variables(text))
                variables = tuple((key, place) for key, place in rows if place is not None)
                return made, emulator.Module(text, module.name, variables), own
        return None

    def answer(self, message: bytes) -> bytes:
        """The reply to a message."""
        read = _Reader(message)
        operations = {
            HELLO: self._hello, MODULE: self._module, PLACE: self._place, ENTRY: self._entry, LAUNCH: self._launch,
            TENSOR_MAP: self._tensor_map, SAY: self._say_line, PRODUCT: self._product, HOST_CALL: self._host_call,
            ORDER: self._order, USED: self._used, DEVICE: self._device, PEER: self._peer, REFUSED: self._not_launched,
        }  # fmt: skip
        try:
            return operations[read.number()](read)
        except (struct.error, ValueError, KeyError, IndexError) as error:
            if isinstance(error, JitError):
                raise
            self.say(f"a message of the stand-in runtime is wrong: {error!r}")
            return _number(0)

    def _hello(self, read: _Reader) -> bytes:
        row = self.arch
        numbers = (
            *row.capability, row.sms or arches.TABLE[arches.DEFAULT].sms or 1, row.registers_per_sm,
            row.max_threads_per_sm, row.max_blocks_per_sm, row.max_cluster, row.smem_optin, row.smem_per_sm,
            environment.DEVICES.read(),
        )  # fmt: skip
        return _text(f"emulated {row.name}".encode()) + b"".join(map(_number, numbers))

    def _module(self, read: _Reader) -> bytes:
        image = read.text()
        if image.startswith(_COMPILED):
            compiled = image
            image = next((ptx.encode() for cubin, ptx in self.images.items() if cubin in compiled), b"")
            image = image or kept_text.find(compiled)
            if not image:
                return _number(0)
        try:
            ptx = image.decode(errors="replace")
            for known, path in self.renamed.items():
                ptx = ptx.replace(f'"{known}"', f'"{path}"')
            if _LINKED in ptx:
                ptx = link(ptx.split(_LINKED)[1:])
            made = artifact_of(ptx, self.source)
            variables = emulator.variables(ptx)
        except (JitError, ValueError) as error:
            self.say(f"the program's PTX cannot be read: {error}")
            return _number(0)
        for path in line_info.files(ptx).values():
            self.files.setdefault(os.path.basename(path), path)
        self._modules.append((made, emulator.Module(ptx, self.source, tuple((name, 0) for name, _ in variables))))
        rows = b"".join(_text(name.encode()) + _number(size) for name, size in variables)
        names = [_text(name.encode()) for name in made.entries]
        return _number(len(self._modules)) + _number(len(variables)) + rows + _number(len(names)) + b"".join(names)

    def _place(self, read: _Reader) -> bytes:
        number = read.number()
        made, module = self._modules[number - 1]
        placed = tuple((name, read.number()) for name, _ in module.variables)
        module = emulator.Module(module.ptx, module.name, placed)
        self._modules[number - 1] = made, module
        emulator.load(module, again=True)
        return _number(1)

    def _entry(self, read: _Reader) -> bytes:
        made, _ = self._modules[read.number() - 1]
        entry = made.entries.get(read.text().decode())
        if entry is None:
            return _number(0)
        used = self.resources.get(entry.name, {})
        offsets, size = layout(entry.params)
        numbers = [1, size, len(entry.params)]
        for offset, param in zip(offsets, entry.params, strict=True):
            numbers += [offset, param.size]
        numbers.append(min(entry.max_threads or 1024, 1024))
        numbers += [used.get(name, 0) for name in ("registers", "static_smem", "stack")]
        return b"".join(map(_number, numbers))

    def _launch(self, read: _Reader) -> bytes:
        made, module = self._modules[read.number() - 1]
        name, params = read.text().decode(), read.text()
        self.ran.add(name)
        if variants.trying and (other := self._other(name, module)):
            made, module, name = other
        grid, block, cluster = (read.dims() for _ in range(3))
        smem, cooperative, device = read.number(), bool(read.number()), read.number()
        more = self.more(device)
        own = {place for _, place in module.variables}  # which the emulator knows by their names
        own |= {one.address for one in more if one.on_host}
        rows = [row for row in struct.iter_unpack("<5Q", read.text()) if row[0] not in own]
        shapes = {one.address: one for one in more}  # of tensors, which say more than their numbers
        known = [self._allocation(row, shapes.get(row[0]), device) for row in rows]
        known += more
        known += [
            emulator.Allocation(
                address, size, f"{_KINDS[kind]} number {number}", freed=f"{_FREED}{at:#x}" if at else _BEFORE
            )
            for address, size, kind, number, at in struct.iter_unpack("<5Q", read.text())
        ]
        work = self.uses.launch(read.number(), name, read.places())
        tokens = {address: (_KINDS[kind], number) for address, _, kind, number, _ in rows}
        if entry := made.entries.get(name):
            known = parameters.named(known, entry, params, [*self.files.values(), self.source])
        shape = LaunchShape(grid, block, smem, cluster if all(cluster) else None, cooperative)
        request = emulator.Request(module, name, params, tuple(known), shape)
        code = self._run(request, work, tokens) or self._run_children(made, module, tuple(known))
        return _number(code)

    def _allocation(
        self, row: tuple[int, ...], tensor: emulator.Allocation | None, device: int
    ) -> emulator.Allocation:  # fmt: skip
        """The allocation of a row of the stand-in's, for a kernel of a device; a tensor there says more."""
        address, size, kind, number, of = row
        if tensor is not None:
            return emulator.Allocation(address, size, tensor.name, kind == _HOST_TENSOR, peer=tensor.peer)
        peer = "" if kind in _OF_ALL else self.devices.unreachable(device, of)
        return emulator.Allocation(address, size, f"{_KINDS[kind]} number {number}", kind == _HOST_TENSOR, peer=peer)

    def _run_children(self, made: Artifact, module: emulator.Module, known: tuple[emulator.Allocation, ...]) -> int:
        """Runs what the last kernel has launched, and what that launches; a code of cudaError_t."""
        table = dict(module.variables).get(children.TABLE)
        if not table:
            return 0
        launched, lost = children.take(table)
        if lost:
            self.say(f"{lost} launches by a kernel were lost: more than 2048 were pending")
        for child in launched:
            name = emulator.kernel_at(module, child.kernel)
            if name is None:
                self.say(f"a kernel launched {child.kernel:#x}, which is no kernel of its module: not supported here")
                return _NOT_SUPPORTED
            _, size = layout(made.entries[name].params)
            if size > len(child.parameters):
                self.say(
                    f"{name} has {size} bytes of parameters, too many for a launch by a kernel: not supported here"
                )
                return _NOT_SUPPORTED
            shape = LaunchShape(child.grid, child.block, child.shared, None, False)
            request = emulator.Request(module, name, child.parameters[:size], known, shape)
            code = self._run(request)
            if code in (_INVALID_VALUE, _INVALID_CONFIGURATION):
                continue  # the host does not hear of a launch that was refused to a kernel
            if code := code or self._run_children(made, module, known):
                return code
        return 0

    def _run(
        self, request: emulator.Request, work: Work | None = None, tokens: dict[int, tuple[str, int]] | None = None
    ) -> int:
        """Runs a launch, which is a piece of ``work`` where streams are followed; a code of cudaError_t."""
        name, (grid, block) = request.entry, (request.shape.grid, request.shape.block)
        self.launches += 1
        try:
            dims("grid", grid)
            dims("block", block)
            accessed = requests.execute(request, work is not None)
            if work and (race := self.uses.launched(work, accessed, request.allocations, tokens or {}, name)):
                self._raced(race)
                return _LAUNCH_FAILURE
        except emulator.EmulatorFinding as error:
            error.report["message"] = _PLACE.sub(self._freed, str(error.report["message"]))
            self.found(error)
            asserted = error.report["kind"] == "trap" and str(error.report["message"]).startswith("assert(")
            return _ASSERT if asserted else _FAILURES.get(error.report["kind"], _LAUNCH_FAILURE)
        except emulator.UnsupportedInstruction as error:
            self.found(error)
            return _NOT_SUPPORTED
        except ArgumentError as error:
            self.found(ArgumentError(f"{mangled.plain(name)}: {error}"))
            return self._refused(grid, block, request.shape.cooperative, str(error))
        except JitError as error:
            self.found(error)
            return _INVALID_VALUE
        except ValueError as error:  # a variable holds what it must not have: nothing ran
            self.found(JitError(f"{mangled.plain(name)}: {error}"))
            return _LAUNCH_FAILURE
        return 0

    def _freed(self, match: re.Match[str]) -> str:
        """Where memory was freed: ``at file:line`` of the program, where it is known."""
        place = host_places.line(self.program, [int(match[1], 16)])
        return f"at {place}" if place else _BEFORE

    def _refused(self, grid: Dims, block: Dims, cooperative: bool, said: str) -> int:
        """The code of a launch that breaks a limit."""
        x, y, z = block
        whole = all((*grid, *block)) and grid[0] < 1 << 31 and max(grid[1:]) <= 65535
        if not whole or x * y * z > self.arch.max_threads_per_block or z > 64:
            return _INVALID_CONFIGURATION
        return _COOPERATIVE_TOO_LARGE if cooperative and said.startswith("grid:") else _INVALID_VALUE

    def _order(self, read: _Reader) -> bytes:
        self.uses.step(*read.numbers(3))
        return _number(0)

    def _device(self, read: _Reader) -> bytes:
        return struct.pack("<q", self.devices.ask(*read.numbers(2)))

    def _peer(self, read: _Reader) -> bytes:
        return _number(self.devices.change(*read.numbers(3)))

    def _used(self, read: _Reader) -> bytes:
        stream, places, waits, host_to, host_from, count = read.number(), read.places(), *read.numbers(4)
        areas: list[Any] = []
        for _ in range(count):
            wrote, address, pitch, width, height, known, kind, number = read.numbers(8)
            areas.append((bool(wrote), address, pitch, width, height, (_KINDS[kind], number) if known else None))
        stream_uses.note(areas)
        if not self.uses.streams.active:
            return _number(0)
        race = self.uses.copied(stream, places, bool(host_to), bool(host_from), areas)
        if waits:
            self.uses.host_waits(stream)
        if race is not None:
            self._raced(race)
        return _number(race is not None)

    def _raced(self, finding: emulator.EmulatorFinding) -> None:
        stream_findings.report(finding)
        self.found(finding)

    def _tensor_map(self, read: _Reader) -> bytes:
        im2col, kind, rank, address = read.numbers(4)
        extents, strides, steps = (read.numbers(count) for count in (rank, rank - 1, rank))
        shape: dict[str, Any] = {"global_dim": extents, "global_strides": strides, "element_strides": steps}
        if im2col:
            shape["channels"], shape["pixels"] = read.numbers(2)
            corners = [(read.signed(), read.signed()) for _ in range(rank - 2)]
            shape["lower"], shape["upper"] = zip(*corners, strict=True)
        else:
            shape["box"] = read.numbers(rank)
        interleave, swizzle, promotion, fill = read.numbers(4)
        where: Any = tensor_maps.Address(address)
        call = "cuTensorMapEncodeIm2col" if im2col else "cuTensorMapEncodeTiled"
        try:
            spec = (Im2colMapSpec if im2col else tensormap.TensorMapSpec)(
                where,
                dtype=tensormap.ENUMERATORS[kind], interleave=tensormap.INTERLEAVES[interleave],
                swizzle=tuple(tensormap.SWIZZLES)[swizzle], l2_promotion=tensormap.PROMOTIONS[promotion],
                oob_fill=tensormap.FILLS[fill], **shape,
            )  # fmt: skip
        except JitError as error:
            self.say(f"{call}: {error}")
            return _text(b"")
        except IndexError:
            self.say(f"{call}: a type, swizzle, interleave, promotion or fill that is not supported")
            return _text(b"")
        return _text(tensor_maps.encode(spec))

    def _product(self, read: _Reader) -> bytes:
        name = read.text().decode(errors="replace")
        left, right, m, n, k, count, epilogue = read.numbers(7)
        a, b, c, d, vector, aux = (host_blas.Matrix(*read.numbers(5)) for _ in range(6))
        alpha, beta = (complex(*map(host_blas.number, read.numbers(2))) for _ in range(2))
        scales = [host_blas.number(bits) for bits in read.numbers(4)]
        product = host_blas.Product(
            left, right, m, n, k, count, epilogue, a, b, c, d, vector, aux, alpha, beta, *scales
        )
        self._count_on_host(name)
        try:
            host_blas.multiply(product)
        except ValueError as error:
            self.say(f"{name}: {error}: not supported here")
            return _number(0)
        return _number(1)

    def _host_call(self, read: _Reader) -> bytes:
        self._count_on_host(read.text().decode(errors="replace"))
        return _number(0)

    def _count_on_host(self, name: str) -> None:
        if name not in self.on_host:
            self.not_emulated(name)
        self.on_host[name] = self.on_host.get(name, 0) + 1

    def _say_line(self, read: _Reader) -> bytes:
        self.say(read.text().decode(errors="replace"))
        return _number(0)

    def _not_launched(self, read: _Reader) -> bytes:
        name, why = read.text().decode(), read.text().decode()
        self.found(ArgumentError(f"{mangled.plain(name)}: {why}"))
        return _number(0)

    def resolve(self, report: dict[str, Any]) -> dict[str, Any]:
        """A finding's report with the full path of its source file, where the PTX names it."""
        name, colon, rest = str(report.get("location") or "").partition(":")
        path = self.files.get(name)
        if colon and path and Path(path).is_file():
            return {**report, "location": f"{path}:{rest}"}
        return report
