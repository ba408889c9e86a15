"""Floating-point arithmetic and comparisons [PTX ISA 9.7.3 – 9.7.7]."""

from __future__ import annotations

from .forms import Form

ROUNDINGS = ("rn", "rz", "rm", "rp")
COUNT = 4096


def _plain(op: str, kind: str, operands: int, **more: object) -> Form:
    args = ", ".join("ABC"[:operands])
    return Form(op, f"{op} D, {args};", (kind,), (kind,) * operands, **{"count": COUNT, **more})  # type: ignore[arg-type]


def _single() -> list[Form]:
    made = []
    for op, operands in (("add", 2), ("sub", 2), ("mul", 2), ("fma", 3)):
        for mode in ROUNDINGS:
            for more in ("", ".ftz", ".sat", ".ftz.sat"):
                made.append(_plain(f"{op}.{mode}{more}.f32", "f32", operands))
    for op, operands in (("div", 2), ("sqrt", 1), ("rcp", 1)):
        made += [_plain(f"{op}.{mode}{more}.f32", "f32", operands) for mode in ROUNDINGS for more in ("", ".ftz")]
    made += [_plain(f"{op}{more}.f32", "f32", 1) for op in ("abs", "neg") for more in ("", ".ftz")]
    for op in ("min", "max"):
        for more in ("", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs"):
            made += [_plain(f"{op}{ftz}{more}.f32", "f32", 2) for ftz in ("", ".ftz")]
    return [*made, _plain("copysign.f32", "f32", 2)]


def _double() -> list[Form]:
    made = []
    for op, operands in (("add", 2), ("sub", 2), ("mul", 2), ("fma", 3), ("div", 2), ("sqrt", 1), ("rcp", 1)):
        made += [_plain(f"{op}.{mode}.f64", "f64", operands, count=2048) for mode in ROUNDINGS]
    made += [_plain(f"{op}.f64", "f64", 1, count=1024) for op in ("abs", "neg")]
    return made + [_plain(f"{op}.f64", "f64", 2, count=2048) for op in ("min", "max", "copysign")]


def _half() -> list[Form]:
    made = []
    for pack in ("", "x2"):
        f16, bf16 = "f16" + pack, "bf16" + pack
        for op, operands in (("add", 2), ("sub", 2), ("mul", 2), ("fma", 3)):
            for more in ("", ".ftz", ".sat", ".ftz.sat"):
                made.append(_plain(f"{op}.rn{more}.{f16}", f16, operands))
            made.append(_plain(f"{op}.rn.{bf16}", bf16, operands))
        made += [_plain(f"fma.rn{ftz}.relu.{f16}", f16, 3) for ftz in ("", ".ftz")]
        made.append(_plain(f"fma.rn.relu.{bf16}", bf16, 3))
        for kind in (f16, bf16):
            made += [_plain(f"fma.rn.oob{relu}.{kind}", kind, 3) for relu in ("", ".relu")]
            for op in ("min", "max"):
                for more in ("", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs"):
                    made.append(_plain(f"{op}{more}.{kind}", kind, 2))
                    if kind == f16:
                        made.append(_plain(f"{op}.ftz{more}.{kind}", kind, 2))
            for op in ("abs", "neg"):
                made += [_plain(f"{op}{ftz}.{kind}", kind, 1) for ftz in (("", ".ftz") if kind == f16 else ("",))]
    return made


def _edges() -> list[Form]:
    """Where results are about to be subnormal, zero or infinite."""
    made = []
    for kind in ("f32", "f16", "bf16", "f64"):
        for op, operands in (("add", 2), ("mul", 2), ("fma", 3), ("div", 2), ("rcp", 1)):
            if op in ("div", "rcp") and kind not in ("f32", "f64"):
                continue
            for mode in ROUNDINGS if kind in ("f32", "f64") else ("rn",):
                for more in ("", ".ftz") if kind in ("f32", "f16") else ("",):
                    name = f"{op}.{mode}{more}.{kind}"
                    text = f"{name} D, {', '.join('ABC'[:operands])};"
                    made.append(Form(f"{name} edges", text, (kind,), ("edge_" + kind,) * operands, count=COUNT))
    return made


def _nans() -> list[Form]:
    """Several NaN at once: which of them becomes the result; and the one that a tensor map fills in."""
    made = []
    for op, operands in (("add.rn", 2), ("sub.rn", 2), ("mul.rn", 2), ("fma.rn", 3), ("div.rn", 2), ("sqrt.rn", 1),
                         ("rcp.rn", 1), ("min", 2), ("max", 2), ("abs", 1), ("neg", 1), ("copysign", 2)):  # fmt: skip
        for kind in ("f64", "f32"):
            name = f"{op}.{kind}"
            text = f"{name} D, {', '.join('ABC'[:operands])};"
            made.append(Form(f"{name} NaN", text, (kind,), ("nan_" + kind,) * operands, count=2048))
    for kind in ("f16", "bf16"):
        for at in range(3):
            ins = tuple("nan_" + kind if i == at else kind for i in range(3))
            name = f"fma.rn.oob.{kind}"
            made.append(Form(f"{name} NaN {'ABC'[at]}", f"{name} D, A, B, C;", (kind,), ins, count=COUNT))
    return made


def _default_rounding() -> list[Form]:
    """Without a rounding mode: to nearest."""
    made = []
    for kind in ("f32", "f64", "f16", "f16x2", "bf16", "bf16x2"):
        made += [_plain(f"{op}.{kind}", kind, 2, count=512) for op in ("add", "sub", "mul")]
    for mode in ROUNDINGS:
        made += [_plain(f"mad.{mode}.{kind}", kind, 3, count=512) for kind in ("f32", "f64")]
    return made


INTEGER = ("eq", "ne", "lt", "le", "gt", "ge")
UNORDERED = ("equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan")


def _relations(kind: str) -> tuple[str, ...]:
    if "f" in kind:
        return INTEGER + UNORDERED
    return ("eq", "ne") if kind[0] == "b" else (*INTEGER, "lo", "ls", "hi", "hs") if kind[0] == "u" else INTEGER


def _compare(kind: str, ftz: str) -> list[Form]:
    """All relations of a type, one bit each of a result; with a second predicate and each Boolean; as numbers."""
    made, name = [], f"setp{ftz}.{kind}"
    relations, packed = _relations(kind), kind.endswith("x2")
    text = ".reg .pred p, q; .reg .b32 x; mov.u32 D, 0;"
    for i, relation in enumerate(relations):
        if packed:
            text += f" setp.{relation}{ftz}.{kind} p|q, A, B; selp.u32 x, {1 << 2 * i}, 0, p; or.b32 D, D, x;"
            text += f" selp.u32 x, {2 << 2 * i}, 0, q; or.b32 D, D, x;"
        else:
            text += f" setp.{relation}{ftz}.{kind} p, A, B; selp.u32 x, {1 << i}, 0, p; or.b32 D, D, x;"
    made.append(Form(name, text, ("b32",), (kind, kind), count=2048))
    text = ".reg .pred p, q, r; .reg .b32 x; mov.u32 D, 0; setp.ne.u32 r, C, 0; setp.ne.u32 q, C, C;"
    for i, join in enumerate(("and", "or", "xor")):
        both = "p" if kind in ("f16", "bf16") else "p|q"
        text += f" setp.{relations[-1]}.{join}{ftz}.{kind} {both}, A, B, {'!' if i else ''}r;"
        text += f" selp.u32 x, {1 << 2 * i}, 0, p; or.b32 D, D, x; selp.u32 x, {2 << 2 * i}, 0, q; or.b32 D, D, x;"
    made.append(Form(f"setp.bool{ftz}.{kind}", text, ("b32",), (kind, kind, "bool")))
    return made


def _set() -> list[Form]:
    made = []
    for to in ("u32", "s32", "f32"):
        for kind in ("b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f32", "f64"):
            for ftz in ("", ".ftz") if kind == "f32" else ("",):
                relations = ("ne",) if kind[0] == "b" else ("le", "gtu") if kind[0] == "f" else ("lt",)
                for relation in relations:
                    op = f"set.{relation}{ftz}.{to}.{kind}"
                    made.append(Form(op, f"{op} D, A, B;", (to,), (kind, kind)))
    for kind in ("f16", "bf16"):
        for to in (kind, "u16", "s16", "u32", "s32"):
            for relation in ("lt", "neu", "num"):
                op = f"set.{relation}.{to}.{kind}"
                made.append(Form(op, f"{op} D, A, B;", (to,), (kind, kind)))
        for to in (kind + "x2", "u32", "s32"):
            for relation in ("ge", "equ", "nan"):
                op = f"set.{relation}.{to}.{kind}x2"
                made.append(Form(op, f"{op} D, A, B;", (to,), (kind + "x2",) * 2))
    text = ".reg .pred p; setp.ne.u32 p, C, 0; set.gt.and.u32.s32 D0, A, B, p; set.gt.xor.f32.s32 D1, A, B, !p;"
    return [*made, Form("set.bool.u32.s32", text, ("u32", "f32"), ("s32", "s32", "bool"))]


def _select() -> list[Form]:
    made = []
    for kind in ("b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f32", "f64"):
        text = f".reg .pred p; setp.ne.u32 p, C, 0; selp.{kind} D, A, B, p;"
        made.append(Form(f"selp.{kind}", text, (kind,), (kind, kind, "bool"), count=256))
        made.append(Form(f"slct.{kind}.s32", f"slct.{kind}.s32 D, A, B, C;", (kind,), (kind, kind, "s32"), count=256))
        for ftz in ("", ".ftz"):
            op = f"slct{ftz}.{kind}.f32"
            made.append(Form(op, f"{op} D, A, B, C;", (kind,), (kind, kind, "f32"), count=512))
    for kind in ("f32", "f64"):
        for what in ("finite", "infinite", "number", "notanumber", "normal", "subnormal"):
            op = f"testp.{what}.{kind}"
            made.append(Form(op, f".reg .pred p; {op} p, A; selp.u32 D, 1, 0, p;", ("b32",), (kind,)))
    return made


def forms() -> list[Form]:
    """All of them."""
    made = _single() + _double() + _half() + _edges() + _nans() + _default_rounding() + _set() + _select()
    for kind in ("b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f64", "bf16", "bf16x2"):
        made += _compare(kind, "")
    for kind in ("f32", "f16", "f16x2"):
        made += _compare(kind, "") + _compare(kind, ".ftz")
    return made
