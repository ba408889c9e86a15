"""cvt [PTX ISA 9.7.9.22]: between integers, floats and the narrow formats."""

from __future__ import annotations

from . import floats
from .emit import MASK, Values, splat, vec
from .parse import Inst, width

# Narrow formats: mantissa bits, exponent bias, code of the largest finite value, code of NaN (None: there is none).
NARROW = {"e4m3": (3, 7, 0x7E, 0x7F), "e5m2": (2, 15, 0x7B, 0x7F), "e2m1": (1, 1, 0x7, None),
          "e2m3": (3, 1, 0x1F, None), "e3m2": (2, 3, 0x1F, None)}  # fmt: skip
ROUND = {"rn": "roundeven", "rni": "roundeven", "rzi": "trunc", "rz": "trunc", "rmi": "floor", "rm": "floor",
         "rpi": "ceil", "rp": "ceil"}  # fmt: skip


def cvt(e: Values, inst: Inst) -> None:
    """One conversion; packed ones have two sources, the first becomes the upper half."""
    if inst.parts[1] == "pack":
        raise e.unsupported("cvt.pack")
    to, source = inst.parts[-2:]
    if source in ("rs", "scale") or "rs" in inst.parts:
        raise e.unsupported("stochastic rounding")
    if to.removesuffix("x2") in NARROW and to.endswith("x2"):
        _to_narrow(e, inst, to.removesuffix("x2"), source)
    elif source.removesuffix("x2") in NARROW:
        _from_narrow(e, inst, source.removesuffix("x2"), to)
    elif to in ("f16x2", "bf16x2"):
        halves = [_to_half(e, inst, arg, to[:-2]) for arg in (inst.args[2], inst.args[1])]
        low, high = (e.emit(f"zext <32 x i16> {half} to {vec(32)}") for half in halves)
        e.set(inst.args[0], e.emit(f"or {vec(32)} {e.emit(f'shl {vec(32)} {high}, {splat(16, 32)}')}, {low}"), 32)
    elif to in floats.FLOATS and source in floats.FLOATS:
        _float_to_float(e, inst, to, source)
    elif to in floats.FLOATS:
        _int_to_float(e, inst, to, source)
    elif source in floats.FLOATS:
        _float_to_int(e, inst, to, source)
    else:
        _int_to_int(e, inst, to, source)


def _int_to_int(e: Values, inst: Inst, to: str, source: str) -> None:
    have, want, signed = width(source), width(to), source.startswith("s")
    value = e.get(inst.args[1], have)
    if "sat" in inst.parts:
        wide = e.resize(value, have, 128, signed)
        low = -(1 << (want - 1)) if to.startswith("s") else 0
        high = (1 << (want - (1 if to.startswith("s") else 0))) - 1
        kind = vec(128)
        wide = e.intrinsic("llvm.smax.v32i128", kind, (kind, wide), (kind, splat(low, 128)))
        wide = e.intrinsic("llvm.smin.v32i128", kind, (kind, wide), (kind, splat(high, 128)))
        value = e.resize(wide, 128, want, False)
    else:
        value = e.resize(value, have, want, signed)
    e.set(inst.args[0], value, want, to.startswith("s"))


def _int_to_float(e: Values, inst: Inst, to: str, source: str) -> None:
    bits = width(source)
    verb = "sitofp" if source.startswith("s") else "uitofp"
    value = e.get(inst.args[1], bits)
    real = floats.KIND.get(to, "float")
    out = e.emit(f"{verb} {vec(bits)} {value} to <32 x {real}>")
    if to == "f32" and (way := {"rz", "rm", "rp"} & set(inst.parts)):
        if bits == 64:
            raise e.unsupported("64-bit integers to f32 in a directed rounding")
        out = floats.directed(e, inst, out, lambda: e.emit(f"{verb} {vec(bits)} {value} to <32 x double>"), 32)
        assert way
    floats.result(e, inst, out, to)


def _float_to_int(e: Values, inst: Inst, to: str, source: str) -> None:
    value = floats.operand(e, inst, inst.args[1], source)
    real = floats.KIND.get(source, "float")
    way = next((ROUND[part] for part in inst.parts if part in ROUND), "trunc")
    value = floats.call(e, way, 32, real, value)
    bits = width(to)
    letter = "s" if to.startswith("s") else "u"
    size = "f64" if real == "double" else "f32"
    out = e.intrinsic(f"llvm.fpto{letter}i.sat.v32i{bits}.v32{size}", vec(bits), (f"<32 x {real}>", value))
    if bits == 64:  # a NaN gives 0 in 32 bits, but the most significant bit in 64
        nan = e.emit(f"fcmp uno <32 x {real}> {value}, {value}")
        out = e.emit(f"select {MASK} {nan}, {vec(64)} {splat(1 << 63, 64)}, {vec(64)} {out}")
    e.set(inst.args[0], out, bits, letter == "s")


def _float_to_float(e: Values, inst: Inst, to: str, source: str) -> None:
    value = floats.operand(e, inst, inst.args[1], source)
    whole = next((ROUND[part] for part in inst.parts if part in ("rni", "rzi", "rmi", "rpi")), None)
    have, want = floats.KIND.get(source, "float"), floats.KIND.get(to, "float")
    if whole:
        value = floats.call(e, whole, 32, have, value)
    if have == "float" and want == "double":
        value = e.emit(f"fpext <32 x float> {value} to <32 x double>")
    elif have == "double" and want == "float":
        wide = value
        value = e.emit(f"fptrunc <32 x double> {wide} to <32 x float>")
        if to == "f32":
            value = floats.directed(e, inst, value, lambda: wide, 32)
        else:
            back = e.emit(f"fpext <32 x float> {value} to <32 x double>")
            error = e.emit(f"fptrunc <32 x double> {e.emit(f'fsub <32 x double> {wide}, {back}')} to <32 x float>")
            value = floats.truncated(e, value, error, 32)
    elif to in ("f16", "bf16") and source == "f32" and "rz" in inst.parts:
        value = _toward_zero(e, value, to)
    floats.result(e, inst, value, to)


def _toward_zero(e: Values, value: str, to: str) -> str:
    """f32 with the bits cut that f16 or bf16 has not, so that the last rounding is exact."""
    bits = e.emit(f"bitcast <32 x float> {value} to {vec(32)}")
    if to == "f16":
        near = e.emit(f"fptrunc <32 x float> {value} to <32 x half>")
        code = e.emit(f"bitcast <32 x half> {near} to <32 x i16>")
        back = e.emit(f"fpext <32 x half> {near} to <32 x float>")
        far, mine = (floats.call(e, "fabs", 32, "float", x) for x in (back, value))
        over = e.emit(f"zext {MASK} {e.emit(f'fcmp ogt <32 x float> {far}, {mine}')} to <32 x i16>")
        half = e.emit(f"bitcast <32 x i16> {e.emit(f'sub <32 x i16> {code}, {over}')} to <32 x half>")
        return e.emit(f"fpext <32 x half> {half} to <32 x float>")
    return e.emit(f"bitcast {vec(32)} {e.emit(f'and {vec(32)} {bits}, {splat(0xFFFF0000, 32)}')} to <32 x float>")


def _to_half(e: Values, inst: Inst, arg: str, kind: str) -> str:
    value = floats.operand(e, inst, arg, "f32")
    if "relu" in inst.parts:
        low = e.emit(f"fcmp olt <32 x float> {value}, zeroinitializer")
        value = e.emit(f"select {MASK} {low}, <32 x float> zeroinitializer, <32 x float> {value}")
    if "rz" in inst.parts:
        value = _toward_zero(e, value, kind)
    out = floats.narrow(e, value, kind, 32)
    if "satfinite" in inst.parts:
        top, infinity = (0x7BFF, 0x7C00) if kind == "f16" else (0x7F7F, 0x7F80)
        magnitude = e.emit(f"and <32 x i16> {out}, {splat(0x7FFF, 16)}")
        full = e.emit(f"icmp eq <32 x i16> {magnitude}, {splat(infinity, 16)}")
        finite = e.emit(f"or <32 x i16> {e.emit(f'and <32 x i16> {out}, {splat(0x8000, 16)}')}, {splat(top, 16)}")
        out = e.emit(f"select {MASK} {full}, <32 x i16> {finite}, <32 x i16> {out}")
    return out


def _to_narrow(e: Values, inst: Inst, kind: str, source: str) -> None:
    """To e4m3x2, e5m2x2, e2m1x2, e2m3x2 or e3m2x2, to nearest even, saturated to the largest finite value."""
    if source == "f32":
        values = [floats.operand(e, inst, arg, "f32") for arg in (inst.args[2], inst.args[1])]
    else:
        word = e.get(inst.args[1], 32)
        halves = [e.emit(f"trunc {vec(32)} {part} to <32 x i16>")
                  for part in (word, e.emit(f"lshr {vec(32)} {word}, {splat(16, 32)}"))]  # fmt: skip
        values = [floats.widen(e, half, source[:-2], 32) for half in halves]
    if "relu" in inst.parts:
        values = [e.emit(f"select {MASK} {e.emit(f'fcmp olt <32 x float> {v}, zeroinitializer')}, "
                         f"<32 x float> zeroinitializer, <32 x float> {v}") for v in values]  # fmt: skip
    low, high = (encode(e, value, kind) for value in values)
    bits = 4 if kind == "e2m1" else 8
    pair = e.emit(f"or {vec(32)} {e.emit(f'shl {vec(32)} {high}, {splat(bits, 32)}')}, {low}")
    e.set(inst.args[0], e.resize(pair, 32, 2 * bits, False), 2 * bits)


def encode(e: Values, value: str, kind: str) -> str:
    """`<32 x float>` to codes in `<32 x i32>`."""
    mantissa, bias, top, nan_code = NARROW[kind]
    v = vec(32)
    bits = e.emit(f"bitcast <32 x float> {value} to {v}")
    sign = e.emit(f"lshr {v} {bits}, {splat(31, 32)}")
    magnitude = e.emit(f"and {v} {bits}, {splat(0x7FFFFFFF, 32)}")
    drop = 23 - mantissa
    odd = e.emit(f"and {v} {e.emit(f'lshr {v} {magnitude}, {splat(drop, 32)}')}, {splat(1, 32)}")
    up = e.emit(f"add {v} {e.emit(f'add {v} {magnitude}, {odd}')}, {splat((1 << (drop - 1)) - 1, 32)}")
    normal = e.emit(f"sub {v} {e.emit(f'lshr {v} {up}, {splat(drop, 32)}')}, {splat((127 - bias) << mantissa, 32)}")
    positive = e.emit(f"bitcast {v} {magnitude} to <32 x float>")
    steps = e.emit(f"fmul <32 x float> {positive}, splat (float {float(2.0 ** (bias - 1 + mantissa))})")
    small = e.intrinsic("llvm.fptoui.sat.v32i32.v32f32", v,
                        ("<32 x float>", floats.call(e, "roundeven", 32, "float", steps)))  # fmt: skip
    below = e.emit(f"icmp ult {v} {magnitude}, {splat((127 + 1 - bias) << 23, 32)}")
    code = e.emit(f"select {MASK} {below}, {v} {small}, {v} {normal}")
    code = e.intrinsic("llvm.umin.v32i32", v, (v, code), (v, splat(top, 32)))
    nan = e.emit(f"icmp ugt {v} {magnitude}, {splat(0x7F800000, 32)}")
    place = {"e2m1": 3, "e2m3": 5, "e3m2": 5}.get(kind, 7)
    signed = e.emit(f"or {v} {code}, {e.emit(f'shl {v} {sign}, {splat(place, 32)}')}")
    return e.emit(f"select {MASK} {nan}, {v} {splat(top if nan_code is None else nan_code, 32)}, {v} {signed}")


def _from_narrow(e: Values, inst: Inst, kind: str, to: str) -> None:
    """Two narrow codes to f16x2 (exact), the low code to the low half."""
    if to != "f16x2":
        raise e.unsupported(f"{kind}x2 to {to}")
    mantissa, bias, _, nan_code = NARROW[kind]
    bits = 4 if kind == "e2m1" else 8
    place = {"e2m1": 3, "e2m3": 5, "e3m2": 5}.get(kind, 7)
    word = e.get(inst.args[1], 32)
    halves = []
    for i in range(2):
        code = e.emit(f"lshr {vec(32)} {word}, {splat(bits * i, 32)}") if i else word
        magnitude = e.emit(f"and {vec(32)} {code}, {splat((1 << place) - 1, 32)}")
        body = e.emit(f"shl {vec(32)} {magnitude}, {splat(10 - mantissa, 32)}")
        half = e.emit(f"bitcast <32 x i16> {e.emit(f'trunc {vec(32)} {body} to <32 x i16>')} to <32 x half>")
        real = e.emit(f"fpext <32 x half> {half} to <32 x float>")
        real = e.emit(f"fmul <32 x float> {real}, splat (float {float(2.0 ** (15 - bias))})")
        out = floats.narrow(e, real, "f16", 32)
        if nan_code is not None and kind == "e4m3":
            nan = e.emit(f"icmp eq {vec(32)} {magnitude}, {splat(nan_code, 32)}")
            out = e.emit(f"select {MASK} {nan}, <32 x i16> {splat(0x7FFF, 16)}, <32 x i16> {out}")
            code_sign = e.emit(f"select {MASK} {nan}, {vec(32)} zeroinitializer, {vec(32)} {code}")
        else:
            code_sign = code
        sign = e.emit(f"and {vec(32)} {e.emit(f'lshr {vec(32)} {code_sign}, {splat(place, 32)}')}, {splat(1, 32)}")
        wide = e.emit(f"zext <32 x i16> {out} to {vec(32)}")
        halves.append(e.emit(f"or {vec(32)} {wide}, {e.emit(f'shl {vec(32)} {sign}, {splat(15, 32)}')}"))
    e.set(inst.args[0], e.emit(f"or {vec(32)} {e.emit(f'shl {vec(32)} {halves[1]}, {splat(16, 32)}')}, {halves[0]}"), 32)


HANDLERS = {"cvt": cvt}
