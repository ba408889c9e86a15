"""The registers of a block: their values, immediates and special registers as such, results under a mask."""

from __future__ import annotations

import operator as op
import re
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet

from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.parse import Inst
from ..ptx.types import constant, number
from . import merging
from .kernel import Lowering
from .values import I1, I32, I64, INTEGERS, PTR, S1, S32, S64, Code, Type, Value

_SPECIAL = re.compile(
    r"%(n?tid|n?ctaid|(n)?cluster_(n)?cta(id|rank)|cluster_(ctaid|nctaid)|n?clusterid)\.[xyzw]|%laneid|%warpid|"
    r"%nwarpid|%smid|%nsmid|%gridid|%lanemask_(eq|le|lt|ge|gt)|%clock(64|_hi)?|%globaltimer(_lo|_hi)?|"
    r"%cluster_(n)?ctarank|%is_explicit_cluster|%(dynamic|total|aggr)_smem_size|%envreg([12]?\d|3[01])|"
    r"%pm([0-7](_64)?)|%reserved_smem_offset_(begin|end|cap|[01])|%current_graph_exec"
)
_SCALARS: dict[str, Callable[..., Value]] = {
    "mov": lambda a: a, "and": op.and_, "or": op.or_, "xor": op.xor, "not": op.invert, "add": op.add, "sub": op.sub,
}  # fmt: skip
_RELATIONS = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_COMPARED = 2  # operands of a comparison


class Registers(Code):
    """The text of a block and its registers' values.

    Attributes:
        w: the warp's frame.
        abuf, vbuf, ibuf: memory of the block's function for addresses, values and indices of all lanes.
        whole: the lanes that execute the block, an i32.
        mask: those of them that execute the instruction.
        values: integers of the registers' widths.
        dirty: the registers whose values the frame does not have yet.
        faults: sites whose faults end the block.
    """

    def __init__(self, lowering: Lowering):
        super().__init__(lowering.intrinsics)
        self.low = lowering
        self.w, self.abuf, self.vbuf, self.ibuf = (Value(self, PTR, name) for name in ("%w", "%abuf", "%vbuf", "%ibuf"))
        self.null: Value = Value(self, PTR, "null")
        self.whole: Value = Value(self, S32, "%mask")
        self.mask: Value = self.whole
        self.values: dict[str, Value] = {}
        self.dirty: set[str] = set()
        self.faults: list[int] = []
        self._before: list[tuple[str, Value | None, bool]] = []  # what registers were since the checkpoint

    # -- taking back what an instruction has emitted
    def checkpoint(self) -> tuple[int, int]:
        """Where `restore` takes the block back to; an earlier checkpoint is void then."""
        if self._before:
            self._before.clear()
        return len(self.lines), len(self.faults)

    def restore(self, checkpoint: tuple[int, int]) -> None:
        """Makes the text and the registers what they were at the last checkpoint."""
        lines, faults = checkpoint
        del self.lines[lines:], self.faults[faults:]
        self.local.clear()
        for register, value, dirty in reversed(self._before):
            self._set(register, value, dirty)
        self._before.clear()

    def _set(self, register: str, value: Value | None, dirty: bool) -> None:
        had = register in self.dirty
        self._before.append((register, self.values.get(register), had))
        if value is None:
            self.values.pop(register, None)
        else:
            self.values[register] = value
        if dirty != had:
            (self.dirty.add if dirty else self.dirty.discard)(register)

    def frame(self, at: int) -> Value:
        """A place in the warp's frame."""
        if at not in self.local:
            self.local[at] = self.result(PTR, f"getelementptr i8, ptr %w, i64 {at}")
        return self.local[at]

    def read(self, t: Type, at: int) -> Value:
        """What is in the warp's frame, vectors at multiples of 64."""
        self.count = count = self.count + 1
        self.lines.append(f"  %p{count} = getelementptr i8, ptr %w, i64 {at}")
        return self.result(t, f"load {t.text}, ptr %p{count}{t.aligned}")

    def write(self, at: int, value: Value) -> None:
        """Puts a value into the warp's frame."""
        self.count = count = self.count + 1
        self.lines.append(
            f"  %p{count} = getelementptr i8, ptr %w, i64 {at}\n"
            f"  store {value.type.text} {value.text}, ptr %p{count}{value.type.aligned}"
        )

    # -- values
    def get(self, operand: str, t: Type) -> Value:
        """An operand's value; integers of another width are zero-extended or truncated."""
        have = self.low.function.registers.get(operand)
        if have is not None:
            if operand in self.low.uniform:
                return self._spread(self.scalar(operand)).to(t.integer).bitcast(t)
            value = self.values.get(operand)
            if value is None:
                value = self._load(operand, have)
                self._set(operand, value, operand in self.dirty)
            return value if value.type is t else value.to(t.integer).bitcast(t)
        if operand.startswith("!") and t is I1:
            return ~self.get(operand[1:], I1)
        if operand.startswith("%"):
            return self._special(operand).to(t.integer).bitcast(t)
        if operand in self.low.symbols:
            return self._symbol(operand, t)
        if (sum_ := re.fullmatch(r"([A-Za-z_$][\w$]*)\+(\d+)", operand)) and sum_[1] in self.low.symbols:
            wide = I32 if t.bits == 32 else I64
            return (self.get(sum_[1], wide) + int(sum_[2])).to(t.integer).bitcast(t)
        try:
            return self.bits(t, constant(operand, t.bits))
        except ValueError:
            raise Unsupported(f"operand {operand}") from None

    def scalar(self, operand: str) -> Value:
        """The value of a register that is a scalar (`Lowering.uniform`), or of what it is computed from: an i1 or an
        i32."""
        if operand.startswith("!"):
            return ~self.scalar(operand[1:])
        inst = self.low.uniform.get(operand)
        if inst is None:
            if operand.startswith("%"):
                return self.read(S64, self.low.special(operand)).to(S32)
            return self.constant(S32, number(operand) & 0xFFFFFFFF)
        if operand not in self.local:
            self.local[operand] = self._computed(inst)
        return self.local[operand]

    def _computed(self, inst: Inst) -> Value:
        """What an instruction of scalars gives."""
        name, kind, values = inst.parts[0], inst.parts[-1], [self.scalar(arg) for arg in inst.args[1:]]
        if name == "selp":
            return values[2].select(values[0], values[1])
        if name == "setp":
            relation = inst.parts[1]
            sign = "" if relation in ("eq", "ne") else "s" if kind == "s32" else "u"
            result = values[0].compare(sign + _RELATIONS.get(relation, relation), values[1])
            return _SCALARS[inst.parts[2]](result, values[2]) if len(values) > _COMPARED else result
        return _SCALARS[name](*values)

    def _spread(self, value: Value) -> Value:
        """A scalar in all lanes; of an i1 by the mask of these."""
        return value.select(self.constant(S32, -1), 0).flags() if value.type is S1 else value.spread()

    def bits(self, t: Type, number: int) -> Value:
        """A constant whose bits are the lowest ones of a number."""
        return self.constant(t.integer, number & (1 << t.bits) - 1).bitcast(t)

    def _symbol(self, name: str, t: Type) -> Value:
        """The address of a variable or of a parameter; of local memory an offset, of a function a number."""
        space, address = self.low.symbols[name]
        if space in ("local", "code"):
            return self.bits(t, address)
        if space == "param":
            one = self.read(S64, f.PARAMS_AT) + address
        elif space == "shared":
            one = self.read(S64, f.WINDOW) + address
        else:
            one = self.symbol(f"variable {name}", address).address()
        return one.spread().to(t.integer).bitcast(t)

    def symbol(self, name: str, address: int) -> Value:
        """The place at a host address (see `Lowering.symbol`)."""
        return Value(self, PTR, self.low.symbol(name, address))

    def _load(self, register: str, bits: int) -> Value:
        t = INTEGERS[bits]
        if register not in self.low.homes:
            return self.constant(I1, 0) if t is I1 else Value(self, t, "undef")
        home = self.low.homes[register]
        return self.read(S32, home).flags() if t is I1 else self.read(t, home)

    def _special(self, name: str) -> Value:
        if not _SPECIAL.fullmatch(name):
            raise Unsupported(f"special register {name}")
        wide = self.read(I64, self.low.special(name))
        if name.startswith(("%clock", "%globaltimer")):
            wide = wide + self.elapsed().spread()
            if name.endswith("_hi"):
                wide = wide >> 32
        return wide

    def elapsed(self) -> Value:
        """An i64 that grows with every instruction of the warp: what clocks show."""
        raise Unsupported("clocks")

    def put(self, register: str, value: Value, signed: bool = False) -> None:
        """Writes a result for the executing lanes; integers are extended to the register's width."""
        if register == "_":
            return
        bits = self.low.function.registers.get(register)
        if bits is None:
            raise Unsupported(f"destination {register}")
        t = INTEGERS[bits]
        if value.type is not t:
            value = value.bitcast(value.type.integer).to(t, signed)
        local = register not in self.low.homes or register in self.low.spare
        late = self.mask is self.whole and self.low.uniform  # other lanes keep theirs where it is stored
        if (not local and not late) or (self.mask is not self.whole and register in self.values):
            old = self.values.get(register)
            value = self.mask.flags().select(value, self._load(register, bits) if old is None else old)
        self._set(register, value, not local or register in self.dirty)

    def assume(self, register: str, value: Value) -> None:
        """Takes a register to have a value of its width for the rest of the block; the frame does not get it."""
        self._set(register, value, register in self.dirty)

    def guard(self, inst: Inst) -> Value:
        """The lanes of the block for which an instruction's guard holds."""
        if not inst.guard:
            return self.whole
        if inst.guard in self.low.uniform:
            return self.scalar(("!" if inst.negated else "") + inst.guard).select(self.whole, 0)
        return self.whole & self.get(("!" if inst.negated else "") + inst.guard, I1).mask()

    def flush(self, forget: bool = False) -> None:
        """Stores what the block wrote; with ``forget``, values are loaded anew afterwards."""
        for register in sorted(self.dirty):
            self._store(register, self.values[register])
            self._set(register, self.values[register], False)
        if forget:
            for register in self.values.keys() & self.low.homes.keys() - self.low.spare:
                self._set(register, None, False)

    def keep(self) -> None:
        """Stores the registers of the block that have a place for lanes that wait."""
        for register in sorted(self.low.spare & self.values.keys() - self.dirty):
            value = self.values[register]
            self._store(register, self.whole.flags().select(value, self._load(register, value.type.bits)))

    def stage(self, needed: AbstractSet[str]) -> dict[str, int]:
        """Stores what the block has so far beside the registers, and first of all the lanes of the block: lanes that
        leave it here take over their own. ``needed``: the registers that they still need, of those that live in the
        block only.

        Returns:
            The frame offset of each register's values.
        """
        self.write(self.low.stage(0), self.whole)
        registers = sorted(self.dirty | (self.low.spare & self.values.keys() & needed))
        staged = {register: self.low.stage(i) for i, register in enumerate(registers, 1)}
        for register, place in staged.items():
            self._put(place, self.values[register])
        return staged

    def _store(self, register: str, value: Value) -> None:
        home = self.low.homes[register]
        if not self.low.uniform:
            self._put(home, value)
        elif value.type is I1:
            self.write(home, (value.mask() & self.whole) | (self.read(S32, home) & ~self.whole))
        else:
            self.do(merging.call(value.type), self.frame(home), value, self.whole)

    def _put(self, place: int, value: Value) -> None:
        self.write(place, value.mask() if value.type is I1 else value)

    # -- functions on all lanes
    def call_function(self, target: str, *values: Value, given: Iterable[int] = ()) -> Value:
        """Calls a function in C on operands of all lanes, which lie in memory, 256 bytes apart, and on the numbers that
        are ``given``; the result takes the place of the first operand."""
        for i, value in enumerate(values):
            self.store(value, self.vbuf + 256 * i)
        self.do(target, self.vbuf, *given)
        return self.load(values[0].type, self.vbuf)


def address_parts(operand: str) -> tuple[str, int]:
    """Base and offset of ``[%r1+-4]``; of ``[64]`` the base is the number. ``[%r1].unified`` is the same place."""
    inner = operand.removesuffix(".unified").strip("[]").strip()
    match = re.fullmatch(r"([%$_A-Za-z][\w%$.@]*)\s*([-+].*)?", inner)
    try:
        return (match[1], number(match[2]) if match[2] else 0) if match else (str(number(inner)), 0)
    except ValueError:
        raise Unsupported(f"address {operand}") from None
