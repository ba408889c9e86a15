"""LLVM values with operators, and the text of a block that these append to.

`word >> 23 & 0xFF` appends a `lshr` and an `and`, and is the result of the latter. Operands of one operator have one
type; a number stands for a constant of the other operand's type, which must hold it.
"""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Callable, Iterable, Iterator

from ..ptx.malformed import Defect
from ..ptx.parse import Inst


class Type:
    """A type of LLVM: a value for each lane of a warp, or a scalar, which the warp has one of.

    Attributes:
        text: as LLVM writes it, ``"<32 x float>"``.
        suffix: in the names of intrinsics, ``"v32f32"``.
        bits: of an element.
        floating: its elements are floating-point numbers.
        lanes: elements, 1 of a scalar.
        integer: the integers of the same width.
        scalar: the type of an element.
        aligned: what a load of it says by default.
        literals: the constants so far.
    """

    __slots__ = ("aligned", "bits", "floating", "integer", "lanes", "literals", "scalar", "suffix", "text")

    def __init__(self, element: str, suffix: str, bits: int, integer: Type | None = None, scalar: Type | None = None):
        lanes = 32 if scalar else 1
        self.integer, self.scalar = integer or self, scalar or self
        self.text = element if lanes == 1 else f"<{lanes} x {element}>"
        self.suffix = suffix if lanes == 1 else f"v{lanes}{suffix}"
        self.bits, self.floating, self.lanes = bits, suffix[0] in "fb", lanes
        self.aligned = "" if lanes == 1 else ", align 64"
        self.literals: dict[int, str] = {}

    def __repr__(self) -> str:
        return self.text

    def literal(self, number: float) -> str:
        """The text of a constant that has this number in each element.

        Raises:
            ValueError: the type does not hold the number.
        """
        if self.floating:
            return self._splat(f"0x{struct.unpack('>Q', struct.pack('>d', self._exact(number)))[0]:016X}")
        if type(number) is not int or not -1 << self.bits - 1 <= number < 1 << self.bits or self is PTR:
            raise ValueError(f"{number!r} is no {self.text}")
        bits = number & (1 << self.bits) - 1
        text = self.literals[number] = self._splat(str(bits) if self.bits > 1 else "true" if bits else "false")
        return text

    def _splat(self, element: str) -> str:
        return element if self.lanes == 1 else f"splat ({self.scalar.text} {element})"

    def _exact(self, number: float) -> float:
        form = {64: "d", 32: "f", 16: "e"}[self.bits]
        if struct.unpack(form, struct.pack(form, number))[0] != number:
            raise ValueError(f"{number!r} is no {self.text}")
        return number


SCALARS = {bits: Type(f"i{bits}", f"i{bits}", bits) for bits in (1, 8, 16, 32, 64, 128)}
INTEGERS = {bits: Type(f"i{bits}", f"i{bits}", bits, scalar=scalar) for bits, scalar in SCALARS.items()}
S1, S32, S64, PTR = SCALARS[1], SCALARS[32], SCALARS[64], Type("ptr", "p0", 64)
I1, I8, I16, I32, I64, I128 = INTEGERS.values()
F16, F32, F64 = (
    Type(name, f"f{bits}", bits, INTEGERS[bits], Type(name, f"f{bits}", bits))
    for name, bits in (("half", 16), ("float", 32), ("double", 64))
)


def _binary(integer: str, floating: str = "", swapped: bool = False) -> Callable[[Value, Operand], Value]:
    """The operator that is LLVM's instruction ``integer`` on integers, and ``floating`` on floating-point numbers."""

    def operate(a: Value, b: Operand) -> Value:
        t, code = a.type, a.code
        name = floating if t.floating else integer
        if not name:
            raise code.defect(f"{integer or floating} of {t}")
        one, other = a.text, b.text if type(b) is Value and b.type is t else code.operand(name, t, b)
        if swapped:
            one, other = other, one
        return code.result(t, f"{name} {t.text} {one}, {other}")

    return operate


def _shift(name: str, swapped: bool = False) -> Callable[[Value, Operand], Value]:
    """The shift that is an instruction of LLVM; a number is less than the bits of what is shifted."""
    plain = _binary(name, swapped=swapped)

    def operate(a: Value, b: Operand) -> Value:
        if type(b) is int and not swapped:
            if not 0 <= b < a.type.bits:
                raise a.code.defect(f"{name} of {a.type} by {b}")
            if not b:
                return a
        return plain(a, b)

    return operate


def _comparison(integer: str, floating: str) -> Callable[[Value, Operand], Value]:
    return lambda a, b: a.compare(floating if a.type.floating else integer, b)


class Value:
    """A value of LLVM: what `text` names. Comparisons of integers are unsigned, and `>>` shifts zeros in: see `shr` and
    `compare`."""

    __slots__ = ("code", "text", "type")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, code: Code, t: Type, text: str):
        self.code, self.type, self.text = code, t, text

    def __repr__(self) -> str:
        return f"{self.type.text} {self.text}"

    def __bool__(self) -> bool:
        raise self.code.defect(f"the truth of {self!r}, which is known when the kernel runs")

    __sub__, __mul__, __truediv__ = _binary("sub", "fsub"), _binary("mul", "fmul"), _binary("", "fdiv")
    __and__, __or__, __xor__ = _binary("and"), _binary("or"), _binary("xor")
    __rsub__, __rtruediv__ = _binary("sub", "fsub", swapped=True), _binary("", "fdiv", swapped=True)
    __lshift__, __rshift__, __rlshift__ = _shift("shl"), _shift("lshr"), _shift("shl", swapped=True)
    __eq__ = _comparison("eq", "oeq")  # type: ignore[assignment]
    __ne__ = _comparison("ne", "une")  # type: ignore[assignment]
    __lt__, __le__ = _comparison("ult", "olt"), _comparison("ule", "ole")
    __gt__, __ge__ = _comparison("ugt", "ogt"), _comparison("uge", "oge")
    _add, _arithmetic_shift = _binary("add", "fadd"), _shift("ashr")

    def __add__(self, other: Operand) -> Value:
        """The sum; of a pointer the place so many bytes behind it."""
        if self.type is not PTR:
            return self._add(other)
        if type(other) is int:
            return self.code.result(PTR, f"getelementptr i8, ptr {self.text}, i64 {other}") if other else self
        return self.code.result(PTR, f"getelementptr i8, ptr {self.text}, i64 {self.code.operand('+', S64, other)}")

    def __invert__(self) -> Value:
        return self ^ -1

    def __neg__(self) -> Value:
        t = self.type
        return self.code.result(t, f"fneg {t.text} {self.text}") if t.floating else 0 - self

    def shr(self, by: Operand, signed: bool = False) -> Value:
        """Shifted right; ``signed``: copies of the sign come in."""
        return self._arithmetic_shift(by) if signed else self >> by

    def compare(self, how: str, other: Operand) -> Value:
        """A predicate of LLVM's `icmp` or `fcmp`: ``"slt"``, ``"uno"``."""
        t = self.type
        text = f"{'fcmp' if t.floating else 'icmp'} {how} {t.text} {self.text}, {self.code.operand(how, t, other)}"
        return self.code.result(I1 if t.lanes > 1 else S1, text)

    @property
    def negative(self) -> Value:
        """Whether an integer has its sign set."""
        return self.compare("slt", 0)

    @property
    def nan(self) -> Value:
        """Whether it is a NaN."""
        return self.compare("uno", self)

    def select(self, yes: Operand, no: Operand) -> Value:
        """In each lane ``yes`` where this is true, ``no`` elsewhere. One of them is a value."""
        code = self.code
        t = yes.type if isinstance(yes, Value) else no.type  # type: ignore[union-attr]
        one = yes.text if type(yes) is Value else code.operand("select", t, yes)
        other = no.text if type(no) is Value and no.type is t else code.operand("select", t, no)
        by = self.type
        if by.bits != 1 or by.lanes not in (1, t.lanes):
            raise code.defect(f"select by {by} of {t}")
        return code.result(t, f"select {by.text} {self.text}, {t.text} {one}, {t.text} {other}")

    def to(self, t: Type, signed: bool = False) -> Value:
        """The number in another type: integers are cut or extended, floats rounded to nearest; ``signed``: the integer
        is."""
        have = self.type
        if have is t:
            return self
        if have.lanes != t.lanes or (have.floating and not t.floating) or PTR in (have, t):
            raise self.code.defect(f"conversion of {have} to {t}")
        if not t.floating:
            how = "trunc" if t.bits < have.bits else "sext" if signed else "zext"
        elif have.floating:
            how = "fptrunc" if t.bits < have.bits else "fpext"
        else:
            how = "sitofp" if signed else "uitofp"
        return self.code.result(t, f"{how} {have.text} {self.text} to {t.text}")

    def saturated(self, t: Type, signed: bool) -> Value:
        """The integer of a floating-point number, cut; the nearest one of the type, and 0 of a NaN."""
        name = f"llvm.fpto{'s' if signed else 'u'}i.sat.{t.suffix}.{self.type.suffix}"
        return self.code.own(name, t, self)

    def bitcast(self, t: Type) -> Value:
        """The same bits in another type."""
        have = self.type
        if have is t:
            return self
        if have.bits * have.lanes != t.bits * t.lanes or PTR in (have, t):
            raise self.code.defect(f"bits of {have} as {t}")
        if self.text[0] != "%":
            return Value(self.code, t, f"bitcast ({have.text} {self.text} to {t.text})")
        return self.code.result(t, f"bitcast {have.text} {self.text} to {t.text}")

    def freeze(self) -> Value:
        """The same, and some value where it is none."""
        return self.code.result(self.type, f"freeze {self.type.text} {self.text}")

    def address(self) -> Value:
        """The number of a place."""
        return self.code.result(S64, f"ptrtoint ptr {self.text} to i64")

    def mask(self) -> Value:
        """The lanes in which this is true, one bit each."""
        if self.type is not I1:
            raise self.code.defect(f"a mask of {self.type}")
        return self.code.result(S32, f"bitcast <32 x i1> {self.text} to i32")

    def flags(self) -> Value:
        """Of a mask of lanes, whether each lane is in it."""
        if self.type is not S32:
            raise self.code.defect(f"flags of {self.type}")
        local = self.code.local
        if self.text not in local:
            local[self.text] = self.code.result(I1, f"bitcast i32 {self.text} to <32 x i1>")
        return local[self.text]

    def shuffle(self, lanes: Iterable[int]) -> Value:
        """In each lane the value of the lane that it names."""
        numbers = ", ".join(f"i32 {lane}" for lane in lanes)
        t = self.type.text
        return self.code.result(self.type, f"shufflevector {t} {self.text}, {t} poison, <32 x i32> <{numbers}>")

    def reduce(self, how: str) -> Value:
        """All lanes' values in one: ``"or"``, ``"umax"``."""
        return self.code.own(f"llvm.vector.reduce.{how}.{self.type.suffix}", self.type.scalar, self)

    def spread(self) -> Value:
        """A scalar in all lanes."""
        t = INTEGERS[self.type.bits]
        assert self.type.lanes == 1
        one = self.code.result(t, f"insertelement {t.text} poison, {self.type.text} {self.text}, i32 0")
        return self.code.result(t, f"shufflevector {t.text} {one.text}, {t.text} poison, <32 x i32> zeroinitializer")


Operand = Value | float
_new = object.__new__


def pack(*parts: Value) -> Value:
    """Integers side by side in one, the first in its lowest bits."""
    bits = parts[0].type.bits
    wide = INTEGERS[bits * len(parts)]
    out = parts[0].to(wide)
    for i, part in enumerate(parts[1:], 1):
        out = out | part.to(wide) << i * bits
    return out


def unpack(word: Value, t: Type) -> list[Value]:
    """The integers of a type that stand side by side in one."""
    return [(word >> at).to(t) for at in range(0, word.type.bits, t.bits)]


class Code:
    """The text of a block.

    Attributes:
        inst: the instruction whose code is emitted.
        intrinsics: declarations of LLVM's own functions, by name.
        local: what is made once in a part of the text that has no label in it: the flags of masks, places in the frame.
    """

    def __init__(self, intrinsics: dict[str, str]):
        self.intrinsics = intrinsics
        self.lines: list[str] = []
        self.count = 0
        self.local: dict[object, Value] = {}
        self.inst = Inst("", [])

    def defect(self, why: str) -> Defect:
        """The error of code that does not fit together."""
        return Defect(why, str(self.inst), self.inst.location)

    def result(self, t: Type, instruction: str) -> Value:
        """Appends an instruction with a result."""
        self.count = count = self.count + 1
        value = _new(Value)  # without a call of __init__, which would take as long as all of this
        value.code, value.type, value.text = self, t, (name := f"%t{count}")
        self.lines.append(f"  {name} = {instruction}")
        return value

    def say(self, text: str) -> None:
        """Appends an instruction without one."""
        self.lines.append(f"  {text}")

    def operand(self, what: str, t: Type, value: Operand) -> str:
        """The text of an operand that has to be of a type, or a number."""
        if not isinstance(value, (int, float)):
            if value.type is not t:
                raise self.defect(f"{what} of {t} and {value.type}")
            return value.text
        if type(value) is int and value in t.literals:
            return t.literals[value]
        try:
            return t.literal(value)  # type: ignore[arg-type]
        except (ValueError, OverflowError) as error:
            raise self.defect(f"{what}: {error}") from None

    def constant(self, t: Type, number: float) -> Value:
        """A constant that has this number in each element."""
        return Value(self, t, self.operand("a constant", t, number))

    def coded(self, t: Type, bits: int) -> Value:
        """The floating-point constant of these bits."""
        return self.constant(t.integer, bits).bitcast(t)

    def each(self, t: Type, numbers: Iterable[int]) -> Value:
        """The constant of a number for each lane."""
        return Value(self, t, f"<{', '.join(f'{t.scalar.text} {number}' for number in numbers)}>")

    # -- memory and calls
    def load(self, t: Type, place: Value, align: int = 0) -> Value:
        """What is at a place, which is aligned to so many bytes: a scalar to its size, a vector to 64, without."""
        return self.result(t, f"load {t.text}, ptr {place.text}{f', align {align}' if align else t.aligned}")

    def store(self, value: Value, place: Value, align: int = 0) -> None:
        """Puts a value at a place."""
        self.say(f"store {value!r}, ptr {place.text}{f', align {align}' if align else value.type.aligned}")

    def copy(self, source: Value, to: Value, size: int) -> None:
        """Copies bytes."""
        self.intrinsics["llvm.memcpy"] = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
        self.do("@llvm.memcpy.p0.p0.i64", to, source, size, False)

    def call(self, gives: Type, target: str, *arguments: Value | int) -> Value:
        """Calls a function; numbers are of 64 bits, and of one bit where they are True or False."""
        return self.result(gives, f"call {gives.text} {target}({self._given(arguments)})")

    def do(self, target: str, *arguments: Value | int) -> None:
        """Calls a function that gives nothing."""
        self.say(f"call void {target}({self._given(arguments)})")

    @staticmethod
    def _given(arguments: Iterable[Value | int]) -> str:
        return ", ".join(
            f"{one.type.text} {one.text}" if isinstance(one, Value)
            else f"i1 {S1.literal(int(one))}" if isinstance(one, bool) else f"i64 {one}"
            for one in arguments
        )  # fmt: skip

    def intrinsic(self, name: str, *arguments: Value | float) -> Value:
        """Calls a function of LLVM's own that is overloaded on its first argument's type, which it gives: others are of
        this type, or True or False."""
        first = arguments[0]
        assert isinstance(first, Value)
        t = first.type
        given = [
            one
            if isinstance(one, bool) or (isinstance(one, Value) and one.type is t)
            else Value(self, t, self.operand(name, t, one))
            for one in arguments
        ]
        return self.own(f"{name}.{first.type.suffix}", first.type, *given)

    def own(self, name: str, gives: Type, *arguments: Value | bool) -> Value:
        """Calls a function of LLVM's own by its whole name."""
        if name not in self.intrinsics:
            types = ", ".join("i1" if isinstance(one, bool) else one.type.text for one in arguments)
            self.intrinsics[name] = f"declare {gives.text} @{name}({types})"
        return self.call(gives, f"@{name}", *arguments)

    # -- where it goes on
    def label(self) -> int:
        """A number that no other label has."""
        self.count += 1
        return self.count

    def begin(self, label: str) -> None:
        """Begins a part with a label, which the part before goes on to unless it has gone elsewhere."""
        if not self.lines[-1].startswith(("  br ", "  ret ")):
            self.say(f"br label %{label}")
        self.lines.append(f"{label}:")
        self.local.clear()

    def here(self, name: str) -> str:
        """Begins a part that can be gone to, and gives its label."""
        label = f"{name}{self.label()}"
        self.begin(label)
        return label

    def go(self, label: str) -> None:
        """Goes on at a label."""
        self.say(f"br label %{label}")

    def ret(self, after: Value | int) -> None:
        """Leaves the function."""
        self.say(f"ret i64 {after.text if isinstance(after, Value) else after}")

    def fork(self, condition: Value, yes: str, no: str) -> None:
        """Goes on at one of two labels."""
        self.say(f"br {condition!r}, label %{yes}, label %{no}")

    @contextlib.contextmanager
    def loop(self, first: Value) -> Iterator[tuple[Value, Callable[[Value], None]]]:
        """A loop whose body is what is emitted within: the value that goes through it, ``first`` in the first round,
        and what begins the next round with another one. A body that does not is the last."""
        n = self.label()
        self.begin(f"first{n}")
        self.begin(f"again{n}")
        at, value = len(self.lines), Value(self, first.type, f"%left{n}")
        self.lines.append("")

        def again(following: Value) -> None:
            self.begin(f"next{n}")
            ways = f"[{first.text}, %first{n}], [{following.text}, %next{n}]"
            self.lines[at] = f"  {value.text} = phi {first.type.text} {ways}"
            self.go(f"again{n}")

        yield value, again

    def when(self, condition: Value) -> When:
        """What is emitted within runs where a scalar is true."""
        return When(self, condition)


class When:
    """A part of the text that is gone around where a scalar is false (see `Code.when`)."""

    def __init__(self, code: Code, condition: Value):
        self.code, self.condition, self.number = code, condition, code.label()

    def __enter__(self) -> None:
        self.code.fork(self.condition, f"when{self.number}", f"after{self.number}")
        self.code.begin(f"when{self.number}")

    def __exit__(self, *error: object) -> None:
        self.code.begin(f"after{self.number}")
