"""What one tcgen05.mma does [PTX ISA 9.7.16.10.9]: D = A B + D, with D (and A) in tensor memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ....base.findings import EmulatorFinding, UnsupportedInstruction
from ... import races
from ...machine.cta_cluster import Warp
from ...machine.sites import Site
from ...tensor import tcgen05_sums
from .. import copied_tiles
from ..mma import unwritten
from . import sparse_metadata
from .descriptors import MAP_SWIZZLES, SWIZZLES, Instruction, SharedDescriptor, addresses, check_overlap
from .formats import BITS, SCALES, containers, decode
from .layouts import Part
from .memory import Region, TensorMemory, bits
from .operands import read_units


@dataclass
class Mma:
    """One issued mma.

    Attributes:
        memories: of the pair's even and odd CTA, or of the one CTA.
        i: the instruction descriptor.
        d, a, b: tensor-memory address; descriptor or tensor-memory address; descriptor.
        parts: of D.
        scales: scale factors of a row, 0 without block scaling; scale_a, scale_b: their tensor-memory addresses.
        adds: enable-input-d; shift: scale-input-d; disabled: [CTA, lane] lanes of D that keep their contents.
        shifted: each row of A is the next one's, but for the last in the lanes.
        metadata: of a sparse A, its tensor-memory address; -1 where A is dense.
        zeros, first: columns of B that count as zeros, if any; the column of B that column 0 of D takes.
    """

    warp: Warp
    site: Site
    memories: list[TensorMemory]
    i: Instruction
    d: int
    a: SharedDescriptor | int
    b: SharedDescriptor
    parts: list[Part]
    layout: str
    scales: int
    scale_a: int
    scale_b: int
    adds: bool
    shift: int
    disabled: np.ndarray | None
    zeros: np.ndarray | None
    first: int
    shifted: bool = False
    metadata: int = -1

    @property
    def sparse(self) -> bool:
        """Half the elements of A are stored: K is twice that of a dense A."""
        return self.metadata >= 0

    @property
    def packed(self) -> bool:
        """Two e2m1 elements to a byte."""
        return self.i.kind in ("mxf4", "mxf4nvf4")

    @property
    def a_columns(self) -> int:
        """Tensor-memory columns of a row of A: 32 bytes in every kind. A K of 96 has no A there."""
        return 8

    def _depth(self, kind: str, major: bool, sparse: bool) -> int:
        """16-byte units of a K-major operand along K, or elements of an MN-major one."""
        if self.i.long:
            return 3
        return (32 // _width(kind) if major else 2) * (1 + sparse)

    @property
    def _b_rows(self) -> int:
        """Columns of B from its descriptor's start to the last that is used, in whole groups of 8."""
        return -(-(self.i.n + self.first) // 8) * 8

    def regions(self) -> tuple[list[Region], list[Region]]:
        """What is read besides D, and D; both are checked against the allocations."""
        reads, writes = [], []
        for rank, memory in enumerate(self.memories):
            for part in (part for part in self.parts if part.cta == rank):
                width = part.columns[1] - part.columns[0]
                lanes, column = part.lanes + (self.d >> 16), self.d & 0xFFFF
                whole = Region(memory, ((bits(lanes), column, column + width),))
                whole.check(f"D of tcgen05.mma (layout {self.layout})")
                if self.disabled is not None:
                    lanes = lanes[~self.disabled[part.cta, lanes]]
                    whole = Region(memory, ((bits(lanes), column, column + width),))
                writes.append(whole)
                if isinstance(self.a, int):
                    lanes, column = part.lanes + (self.a >> 16), self.a & 0xFFFF
                    reads.append(Region(memory, ((bits(lanes), column, column + self.a_columns),)))
                    reads[-1].check("A of tcgen05.mma")
            if self.sparse:
                reads.append(self._metadata_region(memory))
            if self.scales:
                rows = self.i.m // len(self.memories)
                quarters = {int(lane) // 32 for part in self.parts if part.cta == rank for lane in part.lanes}
                for at, count, name, identity in (
                    (self.scale_a, rows, "A", self.i.scale_id_a), (self.scale_b, self.i.n, "B", self.i.scale_id_b)
                ):  # fmt: skip
                    if at >> 16:
                        raise EmulatorFinding(
                            "tmem",
                            f"scale factors of {name} at lane {at >> 16}: they must start at lane 0",
                            address=hex(at),
                        )
                    for distance in self._scale_groups(count, identity):
                        region = self._scale_region(memory, at + distance, self._scale_rows(count, name), quarters)
                        region.check(f"scale factors of {name} of tcgen05.mma")
                        reads.append(region)
        return reads, writes

    def _metadata_region(self, memory: TensorMemory) -> Region:
        if self.metadata >> 16:
            raise EmulatorFinding("tmem", f"sparsity metadata at lane {self.metadata >> 16}: it must start at lane 0")
        if self.metadata & 1:
            why = "sparsity metadata at an odd column: a pair of columns belongs to one selector"
            raise UnsupportedInstruction(str(self.site.inst), self.site.inst.location, why)
        first, width = sparse_metadata.columns(self.metadata, self.i)
        region = Region(memory, ((bits(range(128)), first, first + width),))
        region.check("sparsity metadata of tcgen05.mma")
        return region

    def _scale_rows(self, count: int, name: str) -> int:
        return count // 2 if name == "B" and self.layout == "B" else count

    def _scale_groups(self, count: int, identity: int) -> range:
        """The first columns of each four scale factors of ``count`` rows that the instruction takes, from the operand's
        address. With a K of 96 they go on behind byte 3 where the next four of the rows lie, which fill whole 128 rows:
        so the layouts of CUTLASS's kernels have them."""
        distance = -(-count // 128) * 4
        return range(0, -(-(identity + self.scales) // 4) * distance, distance)

    def _scale_region(self, memory: TensorMemory, at: int, rows: int, quarters: set[int]) -> Region:
        """The cells of the scale factors of ``rows`` rows: 32 in a column, in each quarter of the lanes."""
        boxes = []
        for count, first, end in ((32, at, at + rows // 32), (rows % 32, at + rows // 32, at + rows // 32 + 1)):
            if count and first < end:
                boxes.append((bits(32 * quarter + lane for quarter in quarters for lane in range(count)), first, end))
        return Region(memory, tuple(boxes))

    def observed(self) -> None:
        """Reports the shared memory that operands read to the race detector, and looks at the tiles there."""
        operands = []
        for name, d, rows, kind, major, sparse in (
            ("A", self.a, self.i.m, self.i.a, self.i.major_a, False),
            ("B", self.b, self._b_rows, self.i.b, self.i.major_b, self.sparse),
        ):
            if isinstance(d, int):
                continue
            depth = self._depth(kind, major, sparse)
            at = addresses(d, rows // len(self.memories), depth, major, _width(kind))
            span, swizzle = SWIZZLES[d.mode][1], MAP_SWIZZLES[d.mode]
            text, along = f"operand {name}, {'M' if name == 'A' else 'N'} {rows}, {d},", 0 if major else 16 * depth
            operands.append(copied_tiles.Operand(text, d.start, swizzle, span, kind, along, at))
        for memory in self.memories:
            for operand in operands:
                with copied_tiles.reading(memory.cta, [operand]):
                    races.mma_reads(self.warp, self.site, memory.cta, operand.at, 16)
            copied_tiles.look(self.warp, self.site, memory.cta, operands)

    def run(self) -> None:
        """Reads the operands, multiplies, and writes D."""
        i = self.i
        b = self._shared(self.b, self._b_rows, "B", i.b, i.major_b)[self.first : self.first + i.n]
        if self.zeros is not None:
            b = np.where(self.zeros[:, None], b.dtype.type(0), b)
        if i.negate_b:
            b = -b
        whole_a: dict[int, np.ndarray] = {}
        for part in self.parts:
            memory = self.memories[part.cta]
            rows = i.m // len(self.memories)
            if not isinstance(self.a, int):
                if part.cta not in whole_a:
                    whole_a[part.cta] = self._shared(self.a, rows, "A", i.a, i.major_a, memory)
                a = whole_a[part.cta]
            else:
                lanes = part.lanes + (self.a >> 16)
                columns = (self.a & 0xFFFF) + np.arange(self.a_columns)
                a = containers(memory.read(lanes[:, None], columns, "A of tcgen05.mma"), i.a, self.packed)
                if self.shifted:
                    a = np.concatenate([a[1:], a[-1:]])
            if i.negate_a:
                a = -a
            self._part(part, memory, a, b[part.columns[0] : part.columns[1]])

    def _shared(
        self,
        d: SharedDescriptor,
        rows: int,
        name: str,
        kind: str,
        major: bool,
        memory: TensorMemory | None = None,
    ) -> np.ndarray:
        """An operand [rows, K] in shared memory: A of one CTA; B of all CTAs, each with its share of the rows."""
        memories = [memory] if memory is not None else self.memories
        rows //= len(memories)
        agent = f"operand {name} of tcgen05.mma"
        width = _width(kind)
        depth = self._depth(kind, major, self.sparse and name == "B")
        check_overlap(d, rows, depth, major, agent)
        blocks = []
        for one in memories:
            data, written, missing = read_units(agent, one.cta, d, rows, depth, major, width)
            if major:
                data = data.reshape(*data.shape[:2], 16)
                values = decode(data, kind, False)  # [rows / per, K, per]
                values = values.transpose(0, 2, 1).reshape(-1, depth)[:rows]
            else:
                values = decode(data.reshape(rows, -1), kind, self.packed)
            if missing >= 0:
                values = self._poison(values, written, kind, major, missing, one, d)
            blocks.append(values)
        return np.concatenate(blocks) if len(blocks) > 1 else blocks[0]

    def _poison(
        self,
        values: np.ndarray,
        written: np.ndarray,
        kind: str,
        major: bool,
        missing: int,
        memory: TensorMemory,
        d: SharedDescriptor,
    ) -> np.ndarray:
        """NaN for the elements whose bytes nothing wrote, which is noted."""
        bits = BITS[kind]
        if bits < 8 and not self.packed:
            known = np.repeat(written[..., : 2 * bits].all(-1, keepdims=True), 16, -1)
        elif bits < 8:
            known = np.repeat(written != 0, 2, -1)
        else:
            known = (written != 0).reshape(*written.shape[:-1], -1, bits // 8).all(-1)
        if known.all():
            return values
        if major:
            known = known.reshape(*known.shape[:2], -1).transpose(0, 2, 1)
        known = known.reshape(-1, values.shape[1])[: len(values)]
        unwritten(self.warp, self.site, missing, f"of CTA {memory.cta.rank}, through descriptor {d}")
        return np.where(known, values, np.float32(np.nan))

    def _scale(
        self, memory: TensorMemory, at: int, rows: np.ndarray, identity: int, part: Part, name: str
    ) -> np.ndarray:
        """[rows, scales] f64 from tensor memory: row r in lane r mod 32 of column r / 32, repeated in each 32 lanes."""
        count = self.i.n if name == "B" else self.i.m // len(self.memories)
        words = [
            self._scale_words(
                memory, at + distance, rows, max(identity - 4 * i, 0), identity + self.scales - 4 * i, part, name
            )
            for i, distance in enumerate(self._scale_groups(count, identity))
        ]
        data = np.concatenate(words, 1) if len(words) > 1 else words[0]
        return SCALES[self.i.scale][data[:, identity : identity + self.scales]]

    def _scale_words(
        self, memory: TensorMemory, at: int, rows: np.ndarray, first: int, end: int, part: Part, name: str
    ) -> np.ndarray:
        """[rows, 4] u8 of four scale factors each, of which those from ``first`` to before ``end`` count."""
        lane, column = rows % 32, at + rows // 32
        copies = []
        for quarter in sorted(set((part.lanes // 32).tolist())):
            copies.append(memory.read(lane + 32 * quarter, column, f"scale factors of {name} of tcgen05.mma"))
        data = np.ascontiguousarray(copies[0]).view(np.uint8).reshape(len(rows), 4)
        for i, copy in enumerate(copies[1:]):
            mine = np.ascontiguousarray(copy).view(np.uint8).reshape(len(rows), 4)
            differs = (mine != data)[:, first:end].any(1)
            if differs.any():
                row = int(np.argmax(differs))
                raise EmulatorFinding(
                    "tmem",
                    f"scale factors of {name} of tcgen05.mma: row {int(rows[row])} has "
                    f"{copies[0][row]:#010x} in lane "
                    f"{int(lane[row])} and {copy[row]:#010x} in the same lane of the next 32 ({i + 1}); "
                    f"they must be "
                    f"repeated in all quarters of the lanes (tcgen05.cp.32x128b.warpx4)",
                )
        return data

    def _part(self, part: Part, memory: TensorMemory, a: np.ndarray, b: np.ndarray) -> None:
        i = self.i
        lanes = (part.lanes + (self.d >> 16))[:, None]
        columns = (self.d & 0xFFFF) + np.arange(part.columns[1] - part.columns[0])
        old: Any = None
        if self.adds:
            cells = memory.read(lanes, columns, "D of tcgen05.mma")
            if i.d == "f16":
                old = (cells & np.uint32(0xFFFF)).astype(np.uint16).view(np.float16).astype(np.float32)
            else:
                old = cells.view(np.int32 if i.d == "s32" else np.float32)
            if self.shift:
                old = np.ldexp(old, -self.shift)
        scales = self._scales_of(part, memory) if self.scales else None
        if self.sparse:
            result = self._sparse_result(memory, a, b, old, scales)
        elif i.kind == "i8":
            result = tcgen05_sums.integer_dot(a, b, old, i.saturate).view(np.uint32)
        elif i.d == "f32" and scales is None and (cut := tcgen05_sums.cut_dot(a, b, old, (i.a, i.b))) is not None:
            result = cut.view(np.uint32)
        else:
            result = self._rounded(self._total(a, b, old, scales))
        if self.disabled is not None and (off := self.disabled[part.cta, lanes[:, 0]]).any():
            lanes, result = lanes[~off], result[~off]
        memory.write(lanes, columns, result)

    def _scales_of(self, part: Part, memory: TensorMemory) -> tuple[np.ndarray, np.ndarray]:
        """The scale factors of the rows of A and of B that make a part of D."""
        n = np.arange(*part.columns) - (part.columns[0] if self.layout == "B" else 0)
        m = np.arange(part.rows[1] - part.rows[0])
        return (
            self._scale(memory, self.scale_a, m, self.i.scale_id_a, part, "A"),
            self._scale(memory, self.scale_b, n, self.i.scale_id_b, part, "B"),
        )

    def _total(
        self, a: np.ndarray, b: np.ndarray, old: Any, scales: tuple[np.ndarray, np.ndarray] | None
    ) -> np.ndarray:  # fmt: skip
        """Exact sums of a dense product of floats."""
        if self.packed:
            assert scales is not None
            return tcgen05_sums.block_dot(a, b, old, *scales, -127 if self.i.scale == "ue8m0" else -6)
        of_rows = None if scales is None else (scales[0][:, 0], scales[1][:, 0])
        return tcgen05_sums.dot(a, b, old, (self.i.a, self.i.b), of_rows)

    def _rounded(self, total: np.ndarray) -> np.ndarray:
        """Exact sums as bits of D."""
        if self.i.d == "f16":
            with np.errstate(over="ignore"):
                return total.astype(np.float16).view(np.uint16).astype(np.uint32)
        result = tcgen05_sums.toward_zero(total).view(np.uint32)
        return np.where(np.isnan(total), np.uint32(0x7FFFFFFF), result)

    def _sparse_result(
        self, memory: TensorMemory, a: np.ndarray, b: np.ndarray, old: Any,
        scales: tuple[np.ndarray, np.ndarray] | None,
    ) -> np.ndarray:  # fmt: skip
        """The product of a sparse A: a row's stored elements and what they meet of B, as a dense product."""
        at = sparse_metadata.read(memory, self.metadata, self.i)
        rows = []
        for i in range(len(a)):
            left, right, added = a[i : i + 1], b[:, at[i]], None if old is None else old[i : i + 1]
            if self.i.kind == "i8":
                rows.append(tcgen05_sums.integer_dot(left, right, added, self.i.saturate).view(np.uint32))
            else:
                own = None if scales is None else (scales[0][i : i + 1], scales[1])
                rows.append(self._rounded(self._total(left, right, added, own)))
        return np.concatenate(rows)


def _width(kind: str) -> int:
    """Bytes of an element as MN-major layouts count them."""
    return 4 if kind == "tf32" else 2 if kind in ("f16", "bf16") else 1
