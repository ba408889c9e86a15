"""Floating-point instructions [PTX ISA 9.7.3 to 9.7.5] and what conversions share with them."""

from __future__ import annotations

from collections.abc import Callable

from .emit import Values, splat
from .parse import Inst, width

# f16, bf16 and their pairs are computed in f32: exact products, and sums rounded to odd before the last rounding.
FLOATS = {"f32", "f64", "f16", "bf16", "f16x2", "bf16x2"}
KIND = {"f32": "float", "f64": "double"}
NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FF8000000000000}


def shape(kind: str) -> tuple[str, int, int]:
    """(element kind, bits of an element, elements in a warp)."""
    element = kind.removesuffix("x2")
    return element, width(element), 64 if kind.endswith("x2") else 32


def widen(e: Values, bits: str, kind: str, n: int) -> str:
    """Integers holding ``kind`` to `<n x float>` (f64: `<n x double>`)."""
    if kind == "f16":
        return e.emit(f"fpext <{n} x half> {e.emit(f'bitcast <{n} x i16> {bits} to <{n} x half>')} to <{n} x float>")
    if kind == "bf16":
        wide = e.emit(f"zext <{n} x i16> {bits} to <{n} x i32>")
        return e.emit(f"bitcast <{n} x i32> {e.emit(f'shl <{n} x i32> {wide}, {splat(16, 32)}')} to <{n} x float>")
    size = width(kind)
    return e.emit(f"bitcast <{n} x i{size}> {bits} to <{n} x {KIND[kind]}>")


def narrow(e: Values, value: str, kind: str, n: int) -> str:
    """`<n x float>` to the integers holding ``kind``, to nearest even; NaNs become the canonical one."""
    if kind == "f16":
        half = e.emit(f"fptrunc <{n} x float> {value} to <{n} x half>")
        bits = e.emit(f"bitcast <{n} x half> {half} to <{n} x i16>")
    elif kind == "bf16":
        word = e.emit(f"bitcast <{n} x float> {value} to <{n} x i32>")
        odd = e.emit(f"and <{n} x i32> {e.emit(f'lshr <{n} x i32> {word}, {splat(16, 32)}')}, {splat(1, 32)}")
        up = e.emit(f"add <{n} x i32> {e.emit(f'add <{n} x i32> {word}, {odd}')}, {splat(0x7FFF, 32)}")
        bits = e.emit(f"trunc <{n} x i32> {e.emit(f'lshr <{n} x i32> {up}, {splat(16, 32)}')} to <{n} x i16>")
    else:
        bits = e.emit(f"bitcast <{n} x {KIND[kind]}> {value} to <{n} x i{width(kind)}>")
    size, nan = width(kind), e.emit(f"fcmp uno <{n} x {KIND.get(kind, 'float')}> {value}, {value}")
    return e.emit(f"select <{n} x i1> {nan}, <{n} x i{size}> {splat(NAN[kind], size)}, <{n} x i{size}> {bits}")


def call(e: Values, name: str, n: int, kind: str, *values: str) -> str:
    letter = "f32" if kind == "float" else "f64"
    full = f"<{n} x {kind}>"
    return e.intrinsic(f"llvm.{name}.v{n}{letter}", full, *[(full, value) for value in values])


def truncated(e: Values, value: str, error: str, n: int) -> str:
    """A sum rounded to nearest and its exact error, to the sum rounded to odd: rounding again is then correct."""
    bits = e.emit(f"bitcast <{n} x float> {value} to <{n} x i32>")
    away = e.emit(f"fcmp one <{n} x float> {error}, zeroinitializer")
    even = e.emit(f"icmp eq <{n} x i32> {e.emit(f'and <{n} x i32> {bits}, {splat(1, 32)}')}, zeroinitializer")
    error_bits = e.emit(f"bitcast <{n} x float> {error} to <{n} x i32>")
    differ = e.emit(f"icmp slt <{n} x i32> {e.emit(f'xor <{n} x i32> {bits}, {error_bits}')}, zeroinitializer")
    step = e.emit(f"select <{n} x i1> {differ}, <{n} x i32> {splat(-1, 32)}, <{n} x i32> {splat(1, 32)}")
    odd = e.emit(f"add <{n} x i32> {bits}, {step}")
    adjust = e.emit(f"and <{n} x i1> {away}, {even}")
    word = e.emit(f"select <{n} x i1> {adjust}, <{n} x i32> {odd}, <{n} x i32> {bits}")
    return e.emit(f"bitcast <{n} x i32> {word} to <{n} x float>")


def sum_error(e: Values, a: str, b: str, total: str, n: int) -> str:
    """The exact error of ``total = a + b`` (Knuth's TwoSum)."""
    kind = f"<{n} x float>"
    bb = e.emit(f"fsub {kind} {total}, {a}")
    left = e.emit(f"fsub {kind} {a}, {e.emit(f'fsub {kind} {total}, {bb}')}")
    return e.emit(f"fadd {kind} {left}, {e.emit(f'fsub {kind} {b}, {bb}')}")


def flush(e: Values, bits: str, n: int) -> str:
    """Subnormal f32 to a zero of its sign (`.ftz`)."""
    magnitude = e.emit(f"and <{n} x i32> {bits}, {splat(0x7FFFFFFF, 32)}")
    small = e.emit(f"icmp ult <{n} x i32> {magnitude}, {splat(0x00800000, 32)}")
    sign = e.emit(f"and <{n} x i32> {bits}, {splat(0x80000000, 32)}")
    return e.emit(f"select <{n} x i1> {small}, <{n} x i32> {sign}, <{n} x i32> {bits}")


def operand(e: Values, inst: Inst, arg: str, kind: str) -> str:
    """A float operand as `<n x float>` or `<n x double>`."""
    element, size, n = shape(kind)
    bits = e.get(arg, 32 if kind.endswith("x2") else size)
    if n == 64:
        bits = e.emit(f"bitcast <32 x i32> {bits} to <64 x i16>")
    if "ftz" in inst.parts and element == "f32":
        bits = flush(e, bits, n)
    return widen(e, bits, element, n)


def result(e: Values, inst: Inst, value: str, kind: str) -> None:
    """Assigns the destination from `<n x float>` or `<n x double>`, with `.sat` and `.ftz`."""
    element, size, n = shape(kind)
    real = KIND.get(element, "float")
    if "sat" in inst.parts:
        low = e.emit(f"fcmp ogt <{n} x {real}> {value}, zeroinitializer")
        value = e.emit(f"select <{n} x i1> {low}, <{n} x {real}> {value}, <{n} x {real}> zeroinitializer")
        high = e.emit(f"fcmp olt <{n} x {real}> {value}, splat ({real} 1.0)")
        value = e.emit(f"select <{n} x i1> {high}, <{n} x {real}> {value}, <{n} x {real}> splat ({real} 1.0)")
    if "relu" in inst.parts:
        negative = e.emit(f"fcmp olt <{n} x {real}> {value}, zeroinitializer")
        value = e.emit(f"select <{n} x i1> {negative}, <{n} x {real}> zeroinitializer, <{n} x {real}> {value}")
    bits = narrow(e, value, element, n)
    if "ftz" in inst.parts and element == "f32":
        bits = flush(e, bits, n)
    if n == 64:
        bits = e.emit(f"bitcast <64 x i16> {bits} to <32 x i32>")
        size = 32
    e.set(inst.args[0], bits, size)


def directed(e: Values, inst: Inst, nearest: str, exact: Callable[[], str], n: int) -> str:
    """f32 with `.rz`, `.rm` or `.rp` from an f64 result that holds enough bits."""
    way = next((part for part in inst.parts if part in ("rz", "rm", "rp")), None)
    if way is None:
        return nearest
    wide = exact()
    value = e.emit(f"fptrunc <{n} x double> {wide} to <{n} x float>")
    back = e.emit(f"fpext <{n} x float> {value} to <{n} x double>")
    bits = e.emit(f"bitcast <{n} x float> {value} to <{n} x i32>")
    above = e.emit(f"fcmp ogt <{n} x double> {back}, {wide}")
    below = e.emit(f"fcmp olt <{n} x double> {back}, {wide}")
    negative = e.emit(f"icmp slt <{n} x i32> {bits}, zeroinitializer")
    positive = e.emit(f"xor <{n} x i1> {negative}, splat (i1 true)")
    minus = splat(-1, 32)
    one = splat(1, 32)
    if way == "rz":
        down = e.emit(f"and <{n} x i1> {above}, {positive}")
        other = e.emit(f"and <{n} x i1> {below}, {negative}")
        wrong = e.emit(f"or <{n} x i1> {down}, {other}")
        step = e.emit(f"select <{n} x i1> {wrong}, <{n} x i32> {minus}, <{n} x i32> zeroinitializer")
    else:
        wrong = above if way == "rm" else below
        sign = negative if way == "rm" else positive
        size = e.emit(f"select <{n} x i1> {sign}, <{n} x i32> {one}, <{n} x i32> {minus}")
        step = e.emit(f"select <{n} x i1> {wrong}, <{n} x i32> {size}, <{n} x i32> zeroinitializer")
    return e.emit(f"bitcast <{n} x i32> {e.emit(f'add <{n} x i32> {bits}, {step}')} to <{n} x float>")


def _doubles(e: Values, values: list[str], n: int) -> list[str]:
    return [e.emit(f"fpext <{n} x float> {value} to <{n} x double>") for value in values]


def binary(e: Values, inst: Inst, kind: str) -> None:
    """add, sub, mul, div [9.7.3.5 to 9.7.3.8, 9.7.4.1 to 9.7.4.3]."""
    verb = "f" + inst.parts[0]
    element, _, n = shape(kind)
    real = KIND.get(element, "float")
    a, b = (operand(e, inst, arg, kind) for arg in inst.args[1:3])
    value = e.emit(f"{verb} <{n} x {real}> {a}, {b}")
    if element == "f32" and verb != "fdiv":
        value = directed(e, inst, value, lambda: e.emit(
            f"{verb} <{n} x double> {', '.join(_doubles(e, [a, b], n))}"), n)  # fmt: skip
    result(e, inst, value, kind)


def fma(e: Values, inst: Inst, kind: str) -> None:
    """fma, mad: one rounding [9.7.3.7, 9.7.4.4]."""
    element, _, n = shape(kind)
    real = KIND.get(element, "float")
    a, b, c = (operand(e, inst, arg, kind) for arg in inst.args[1:4])
    if element in ("f16", "bf16"):
        product = e.emit(f"fmul <{n} x float> {a}, {b}")
        total = e.emit(f"fadd <{n} x float> {product}, {c}")
        value = truncated(e, total, sum_error(e, product, c, total, n), n)
    else:
        value = call(e, "fma", n, real, a, b, c)
        if element == "f32":
            value = directed(e, inst, value, lambda: call(e, "fma", n, "double", *_doubles(e, [a, b, c], n)), n)
    result(e, inst, value, kind)


def extremum(e: Values, inst: Inst, kind: str) -> None:
    """min, max: the other operand of a NaN unless `.NaN`; -0 below +0 [9.7.3.11, 9.7.3.12]."""
    element, _, n = shape(kind)
    real = KIND.get(element, "float")
    values = [operand(e, inst, arg, kind) for arg in inst.args[1:]]
    name = inst.parts[0] + ("imum" if "NaN" in inst.parts else "imumnum")
    value = values[0]
    for other in values[1:]:
        value = call(e, name, n, real, value, other)
    result(e, inst, value, kind)


def sign(e: Values, inst: Inst, kind: str) -> None:
    """abs, neg: bit operations, but a NaN of f32 with `.ftz` [9.7.3.9, 9.7.3.10]."""
    element, size, n = shape(kind)
    bits = e.get(inst.args[1], 32 if n == 64 else size)
    total = 32 if n == 64 else size
    flip = (1 << (size - 1)) * (0x10001 if n == 64 else 1)
    verb, constant = ("and", ~flip) if inst.parts[0] == "abs" else ("xor", flip)
    bits = e.emit(f"{verb} <32 x i{total}> {bits}, {splat(constant, total)}")
    if "ftz" in inst.parts and element == "f32":
        bits = flush(e, bits, 32)
    e.set(inst.args[0], bits, total)


def unary(e: Values, inst: Inst, kind: str) -> None:
    """rcp, sqrt, rsqrt, ex2, lg2, sin, cos, tanh [9.7.3.13 to 9.7.3.22]. `.approx` is correctly rounded or within an
    ulp of the C library's result, which the hardware is too, but not bit for bit the hardware's."""
    element, _, n = shape(kind)
    real = KIND.get(element, "float")
    x = operand(e, inst, inst.args[1], kind)
    name = inst.parts[0]
    one = f"splat ({real} 1.0)"
    if name == "rcp":
        value = e.emit(f"fdiv <{n} x {real}> {one}, {x}")
    elif name == "rsqrt":
        value = e.emit(f"fdiv <{n} x {real}> {one}, {call(e, 'sqrt', n, real, x)}")
    elif name == "ex2" and real == "float":
        value = _exp2(e, x, n)
    else:
        value = call(e, {"ex2": "exp2", "lg2": "log2"}.get(name, name), n, real, x)
    result(e, inst, value, kind)


def _exp2(e: Values, x: str, n: int) -> str:
    """2^x in f64 by the series of e^(f ln 2) to degree 10, |f| <= 1/2: error below 2^-40, then one rounding to f32."""
    real = f"<{n} x double>"
    wide = e.emit(f"fpext <{n} x float> {x} to {real}")
    low = call(e, "minnum", n, "double", call(e, "maxnum", n, "double", wide, "splat (double -200.0)"),
               "splat (double 200.0)")  # fmt: skip
    whole = call(e, "rint", n, "double", low)
    part = e.emit(f"fmul {real} {e.emit(f'fsub {real} {low}, {whole}')}, splat (double 0x3FE62E42FEFA39EF)")
    total = "splat (double 1.0)"
    for k in range(10, 0, -1):
        scaled = e.emit(f"fdiv {real} {part}, splat (double {float(k)})") if k > 1 else part
        total = call(e, "fma", n, "double", total, scaled, "splat (double 1.0)")
    power = e.emit(f"fptosi {real} {whole} to <{n} x i64>")
    bits = e.emit(f"shl <{n} x i64> {e.emit(f'add <{n} x i64> {power}, {splat(1023, 64)}')}, {splat(52, 64)}")
    scale = e.emit(f"bitcast <{n} x i64> {bits} to {real}")
    value = e.emit(f"fptrunc {real} {e.emit(f'fmul {real} {total}, {scale}')} to <{n} x float>")
    nan = e.emit(f"fcmp uno <{n} x float> {x}, {x}")
    return e.emit(f"select <{n} x i1> {nan}, <{n} x float> {x}, <{n} x float> {value}")


def copysign(e: Values, inst: Inst, kind: str) -> None:
    """copysign [9.7.3.2]: the sign of a, the magnitude of b."""
    size = width(kind)
    a, b = (e.get(arg, size) for arg in inst.args[1:3])
    top = 1 << (size - 1)
    first = e.emit(f"and <32 x i{size}> {a}, {splat(top, size)}")
    second = e.emit(f"and <32 x i{size}> {b}, {splat(~top, size)}")
    e.set(inst.args[0], e.emit(f"or <32 x i{size}> {first}, {second}"), size)


HANDLERS: dict[str, Callable[[Values, Inst, str], None]] = {
    "add": binary, "sub": binary, "mul": binary, "div": binary, "fma": fma, "mad": fma, "min": extremum,
    "max": extremum, "abs": sign, "neg": sign, "rcp": unary, "sqrt": unary, "rsqrt": unary, "ex2": unary,
    "lg2": unary, "sin": unary, "cos": unary, "tanh": unary, "copysign": copysign,
}  # fmt: skip
