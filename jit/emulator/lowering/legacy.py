"""Bridges of the text interface, until every module uses values."""

from __future__ import annotations

from typing import Any

from .registers import Registers
from .values import F16, F32, F64, INTEGERS, Type, Value

VECTOR = {
    **{f"i{bits}": f"<32 x i{bits}>" for bits in (1, 8, 16, 32, 64, 128)},
    "f16": "<32 x half>", "f32": "<32 x float>", "f64": "<32 x double>",
    "f16x2": "<64 x half>", "bf16": "<32 x bfloat>", "bf16x2": "<64 x bfloat>",
}  # fmt: skip
BITS = {"f16": 16, "f32": 32, "f64": 64, "f16x2": 32, "bf16": 16, "bf16x2": 32}
TYPES: dict[str, Type] = {**{f"i{b}": t for b, t in INTEGERS.items()}, "f16": F16, "f32": F32, "f64": F64}


class Legacy(Registers):
    def get(self, operand: str, t: Any) -> Value:
        return super().get(operand, TYPES[t] if type(t) is str else t)

    def put(self, register: str, value: Any, kind: Any = None, signed: bool = False) -> None:
        if kind is not None:
            value = Value(self, TYPES[kind], str(value))
        super().put(register, value, signed)

    def add(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %t{self.count} = {text}")
        return f"%t{self.count}"

    def call(self, kind: Any, name: str, *args: Any) -> Any:
        if isinstance(kind, Type):
            return super().call(kind, name, *args)
        vector = VECTOR[kind]
        suffix = TYPES[kind].suffix
        types = ", ".join("i1" if arg.startswith("i1 ") else vector for arg in args)
        self.intrinsics[f"llvm.{name}.{suffix}"] = f"declare {vector} @llvm.{name}.{suffix}({types})"
        return self.add(f"call {vector} @llvm.{name}.{suffix}({', '.join(args)})")

    def shared_function(self, name: str, kind: str, *rest: Any) -> Any:  # type: ignore[override]
        if kind not in TYPES:
            return super().shared_function(name, kind, *rest)
        return super().shared_function(name, rest[0], *(Value(self, TYPES[kind], str(v)) for v in rest[1]))

    def call_function(self, name: str, *rest: Any) -> Any:
        if rest[0] not in TYPES if type(rest[0]) is str else True:
            return super().call_function(name, *rest)
        return super().call_function(name, *(Value(self, TYPES[rest[0]], str(v)) for v in rest[1]))

    def cast(self, value: Any, have: str, want: str) -> str:
        value = str(value)
        if VECTOR[have] == VECTOR[want]:
            return value
        if not value.startswith("%"):
            return f"bitcast ({VECTOR[have]} {value} to {VECTOR[want]})"
        return self.add(f"bitcast {VECTOR[have]} {value} to {VECTOR[want]}")

    def splat(self, value: int, kind: str) -> str:
        return str(self.bits(TYPES[kind], value))

    def spread(self, scalar: Any, kind: str) -> str:
        return str(Value(self, TYPES[kind].scalar, str(scalar)).spread())

    def resize(self, value: Any, have: int, want: int, signed: bool = False) -> str:
        if have == want:
            return str(value)
        how = "trunc" if want < have else "sext" if signed else "zext"
        return self.add(f"{how} <32 x i{have}> {value} to <32 x i{want}>")

    def lanes(self) -> str:
        return str(self.mask.flags())
