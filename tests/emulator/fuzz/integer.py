"""Integer, logic, shift and bit instructions [PTX ISA 9.7.1, 9.7.2, 9.7.8]."""

from __future__ import annotations

from .forms import Form

SIGNED = ("s16", "s32", "s64")
PAIRS = ("add", "sub", "mul.lo", "mul.hi", "div", "rem", "min", "max")
ALL = ("u16", "u32", "u64", *SIGNED)


def _plain(op: str, kind: str, operands: int, out: str = "", **more: object) -> Form:
    args = ", ".join("ABC"[:operands])
    return Form(op, f"{op} D, {args};", (out or kind,), (kind,) * operands, **more)  # type: ignore[arg-type]


def _arithmetic() -> list[Form]:
    made = []
    for kind in ALL:
        made += [_plain(f"{op}.{kind}", kind, 2) for op in PAIRS]
        made += [_plain(f"{op}.{kind}", kind, 3) for op in ("mad.lo", "mad.hi", "sad")]
    for kind in SIGNED:
        made += [_plain(f"{op}.{kind}", kind, 1) for op in ("abs", "neg")]
    for sign in "us":
        for narrow, wide in (("16", "32"), ("32", "64")):
            a, d = sign + narrow, sign + wide
            made.append(_plain(f"mul.wide.{a}", a, 2, d))
            made.append(Form(f"mad.wide.{a}", f"mad.wide.{a} D, A, B, C;", (d,), (a, a, d)))
        for half in ("lo", "hi"):
            made.append(_plain(f"mul24.{half}.{sign}32", sign + "32", 2))
            made.append(_plain(f"mad24.{half}.{sign}32", sign + "32", 3))
    made += [_plain(f"{op}.sat.s32", "s32", 2) for op in ("add", "sub")]
    made += [_plain(f"{op}.hi.sat.s32", "s32", 3) for op in ("mad", "mad24")]
    made += [_plain(f"{op}.{kind}", kind, 2) for op in ("add", "min", "max") for kind in ("u16x2", "s16x2")]
    made += [_plain(f"{op}.relu.{kind}", kind, 2) for op in ("min", "max") for kind in ("s32", "s16x2")]
    made += [
        _plain(f"{op}.{a}.{b}", "b32", 3)
        for op in ("dp4a", "dp2a.lo", "dp2a.hi")
        for a in ("u32", "s32")
        for b in ("u32", "s32")
    ]
    return made


def _carries() -> list[Form]:
    made = []
    for kind in ("u32", "s32", "u64", "s64"):
        for op in ("add", "sub"):
            text = f"{op}.cc.{kind} D0, A, B; {op}c.cc.{kind} D1, C, S; {op}c.{kind} D2, A, C;"
            made.append(Form(f"{op}.cc {op}c.cc {op}c.{kind}", text, (kind,) * 3, (kind,) * 4))
        for first, second in (("lo", "hi"), ("hi", "lo")):
            text = f"mad.{first}.cc.{kind} D0, A, B, C; madc.{second}.cc.{kind} D1, A, B, S;"
            text += f" madc.{first}.{kind} D2, S, B, C;"
            name = f"mad.{first}.cc madc.{second}.cc madc.{first}.{kind}"
            made.append(Form(name, text, (kind,) * 3, (kind,) * 4))
    return made


def _bits() -> list[Form]:
    made = []
    for kind in ("b16", "b32", "b64"):
        made += [_plain(f"{op}.{kind}", kind, 2) for op in ("and", "or", "xor")]
        made += [_plain(f"{op}.{kind}", kind, 1) for op in ("not", "cnot")]
        made += [Form(f"shl.{kind}", f"shl.{kind} D, A, B;", (kind,), (kind, "u32"))]
    for kind in (*ALL, "b16", "b32", "b64"):
        made.append(Form(f"shr.{kind}", f"shr.{kind} D, A, B;", (kind,), (kind, "u32")))
    for how in ("l.wrap", "l.clamp", "r.wrap", "r.clamp"):
        made.append(_plain(f"shf.{how}.b32", "b32", 3))
    for kind in ("b32", "b64"):
        made += [_plain(f"{op}.{kind}", kind, 1, "u32") for op in ("popc", "clz")]
        made.append(_plain(f"brev.{kind}", kind, 1))
        text = f"bfi.{kind} D, I0, I1, I2, I3;"
        made.append(Form(f"bfi.{kind}", text, (kind,), (kind, kind, "u32", "u32")))
    for kind in ("u32", "s32", "u64", "s64"):
        made += [_plain(f"bfind{how}.{kind}", kind, 1, "u32") for how in ("", ".shiftamt")]
        made.append(Form(f"bfe.{kind}", f"bfe.{kind} D, A, B, C;", (kind,), (kind, "u32", "u32")))
    for how in ("clamp", "wrap"):
        made.append(_plain(f"bmsk.{how}.b32", "b32", 2))
        made += [_plain(f"szext.{how}.{kind}", kind, 2) for kind in ("u32", "s32")]
    made.append(Form("fns.b32", "fns.b32 D, A, B, C;", ("b32",), ("b32", "lane", "offset")))
    for mode in ("", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16"):
        made.append(_plain(f"prmt.b32{mode}", "b32", 3))
    for table in (0x00, 0x80, 0xFE, 0x96, 0xE8, 0xCA, 0x1B, 0xFF):
        text = f"lop3.b32 D, A, B, C, {table:#x};"
        made.append(Form(f"lop3.b32 {table:#04x}", text, ("b32",), ("b32",) * 3, count=256))
    for join in ("or", "and"):
        text = f".reg .pred p, q; setp.ne.u32 q, S, 0; lop3.{join}.b32 D0|p, A, B, C, 0x1b, q; selp.u32 D1, 1, 0, p;"
        made.append(Form(f"lop3.{join}.b32", text, ("b32", "u32"), ("b32", "b32", "few", "bool")))
    text = "mov.b64 {D0, D1}, A; mov.b32 {D2, D3}, B; mov.b64 D4, {B, C}; mov.b32 D5, {S, S};"
    outs = ("b32", "b32", "b16", "b16", "b64", "b32")
    return [*made, Form("mov packed", text, outs, ("b64", "b32", "b32", "b16"), count=256)]


def forms() -> list[Form]:
    """All of them."""
    return _arithmetic() + _carries() + _bits()
