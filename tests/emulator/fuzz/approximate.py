"""Functions whose bits PTX does not specify: the exact values, and the documented bounds [PTX ISA 9.7.3].

A bound is (kind, size): the largest error relative to the exact value ("relative"), absolute ("absolute"), or in
units in the last place of the result ("ulp").
"""

from __future__ import annotations

from .forms import Form

COUNT = 16384


def _plain(op: str, kind: str, function: str, operands: int = 1, count: int = COUNT) -> Form:
    args = ", ".join("AB"[:operands])
    return Form(op, f"{op} D, {args};", (kind,), (kind,) * operands, count=count, approximate=function)


def forms() -> list[Form]:
    """All of them."""
    made = []
    for ftz in ("", ".ftz"):
        for function in ("ex2", "lg2", "rcp", "rsqrt", "sqrt", "sin", "cos"):
            made.append(_plain(f"{function}.approx{ftz}.f32", "f32", function))
        made.append(_plain(f"div.approx{ftz}.f32", "f32", "div", 2))
        made.append(_plain(f"div.full{ftz}.f32", "f32", "div", 2))
    made.append(_plain("tanh.approx.f32", "f32", "tanh"))
    for kind in ("f16", "f16x2"):
        made += [
            _plain(f"tanh.approx.{kind}", kind, "tanh", count=4096),
            _plain(f"ex2.approx.{kind}", kind, "ex2", count=4096),
        ]
    for kind in ("bf16", "bf16x2"):
        made.append(_plain(f"tanh.approx.{kind}", kind, "tanh", count=4096))
        made.append(_plain(f"ex2.approx.ftz.{kind}", kind, "ex2", count=4096))
    made += [
        _plain("rcp.approx.ftz.f64", "f64", "rcp", count=4096),
        _plain("rsqrt.approx.f64", "f64", "rsqrt", count=4096),
    ]
    made.append(_plain("rsqrt.approx.ftz.f64", "f64", "rsqrt", count=4096))
    return made
