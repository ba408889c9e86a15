"""Conversions between every pair of types [PTX ISA 9.7.9.21]."""

from __future__ import annotations

from .forms import Form

INTEGERS = ("u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64")
FLOATS = ("f16", "bf16", "f32", "f64")
COUNT = 2048


def _cvt(op: str, to: str, source: str, operands: int = 1, count: int = COUNT) -> Form:
    register = {"u8": "u32", "s8": "s32"}.get(to, to)
    args = ", ".join("AB"[:operands])
    return Form(op, f"{op} D, {args};", (register,), (source,) * operands, count=count)


def _saturations(to: str, source: str) -> tuple[str, ...]:
    """`.sat` is there only where values can be out of range."""
    wider = int(to[1:]) > int(source[1:]) - (to[0] == source[0])
    return ("",) if wider and (to[0] == "s" or source[0] == "u") else ("", ".sat")


def _plain() -> list[Form]:
    made = []
    for to in INTEGERS:
        for source in INTEGERS:
            made += [_cvt(f"cvt{sat}.{to}.{source}", to, source, count=512) for sat in _saturations(to, source)]
        for source in FLOATS if to not in ("u8", "s8") else ("f16", "f32", "f64"):
            for mode in ("rni", "rzi", "rmi", "rpi"):
                for more in ("", ".ftz") if source == "f32" else ("",):
                    made.append(_cvt(f"cvt.{mode}{more}.{to}.{source}", to, source))
            if source != "bf16":
                made.append(_cvt(f"cvt.rzi.sat.{to}.{source}", to, source))
    for to in FLOATS:
        for source in INTEGERS if to != "bf16" else INTEGERS[2:]:
            made += [_cvt(f"cvt.{mode}.{to}.{source}", to, source, count=1024) for mode in ("rn", "rz", "rm", "rp")]
    for to in ("f16", "f32", "f64"):
        made += [_cvt(f"cvt.rn.sat.{to}.{source}", to, source, count=256) for source in ("s32", "u32", "s64")]
    return made


def _between_floats() -> list[Form]:
    made = []
    for to, source in (("f16", "f32"), ("f16", "f64"), ("f32", "f64")):
        for mode in ("rn", "rz", "rm", "rp"):
            made += [_cvt(f"cvt.{mode}{sat}.{to}.{source}", to, source) for sat in ("", ".sat")]
            if "f32" in (to, source):
                made.append(_cvt(f"cvt.{mode}.ftz.{to}.{source}", to, source))
    for to, source in (("f32", "f16"), ("f64", "f16"), ("f64", "f32"), ("f32", "bf16"), ("f64", "bf16")):
        made += [_cvt(f"cvt{sat}.{to}.{source}", to, source) for sat in (("", ".sat") if source != "bf16" else ("",))]
        if "f32" in (to, source):
            made.append(_cvt(f"cvt.ftz.{to}.{source}", to, source))
    for to, source in (("bf16", "f32"), ("bf16", "f64"), ("bf16", "f16"), ("f16", "bf16")):
        made += [_cvt(f"cvt.{mode}.{to}.{source}", to, source) for mode in ("rn", "rz", "rm", "rp")]
    for kind in FLOATS:
        for mode in ("rni", "rzi", "rmi", "rpi"):
            for more in ("", ".sat") if kind != "bf16" else ("",):
                made.append(_cvt(f"cvt.{mode}{more}.{kind}.{kind}", kind, kind))
                if kind == "f32":
                    made.append(_cvt(f"cvt.{mode}.ftz{more}.{kind}.{kind}", kind, kind))
    made += [_cvt(f"cvt{more}.f32.f32", "f32", "f32") for more in (".sat", ".ftz", ".ftz.sat")]
    return made


def _packed() -> list[Form]:
    made = []
    for to in ("u16", "s16"):
        op = f"cvt.pack.sat.{to}.s32"
        made.append(Form(op, f"{op} D, A, B;", ("b32",), ("s32", "s32")))
    for to in ("u8", "s8", "u4", "s4", "u2", "s2"):
        op = f"cvt.pack.sat.{to}.s32.b32"
        made.append(Form(op, f"{op} D, A, B, C;", ("b32",), ("s32", "s32", "b32")))
    for kind in ("f16", "bf16"):
        for mode in ("rn", "rz"):
            for more in ("", ".relu", ".satfinite", ".relu.satfinite"):
                made.append(_cvt(f"cvt.{mode}{more}.{kind}.f32", kind, "f32"))
                made.append(_cvt(f"cvt.{mode}{more}.{kind}x2.f32", f"{kind}x2", "f32", 2))
    for more in ("rna", "rna.satfinite", "rn", "rn.relu", "rz", "rz.relu"):
        made.append(_cvt(f"cvt.{more}.tf32.f32", "b32", "f32"))
    for kind in ("e4m3x2", "e5m2x2"):
        for relu in ("", ".relu"):
            made.append(_cvt(f"cvt.rn.satfinite{relu}.{kind}.f32", kind, "f32", 2, 4096))
            made.append(_cvt(f"cvt.rn.satfinite{relu}.{kind}.f16x2", kind, "f16x2", 1, 4096))
            made.append(_cvt(f"cvt.rn{relu}.f16x2.{kind}", "f16x2", kind))
    return made


def forms() -> list[Form]:
    """All of them."""
    named = {form.name: form for form in _plain() + _between_floats() + _packed()}
    return list(named.values())
