"""Textures and surfaces [PTX ISA 9.7.10, 9.7.11], by the objects of CUDA's runtime. Their native code is textures.c."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.types import chosen, type_of
from ..lowering.values import I32, S1, S32, S64
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import TYPE, instruction, refuse
from ..ptx.parse import Inst, elements, leaves
from ..races import access_code, layout
from .load_store import loads, put_values, stores, take_values
from .native_code import TEXTURES

AXES, LAYERED, CUBE = 3, 4, 8  # of a geometry: how many coordinates, whether a layer stands before them
LEVEL, RESULT = 4, 8  # components of `%vbuf`, u32[32] each: 0 is the layer, 1 to 3 are the coordinates
OUTSIDE = {"trap": 0, "clamp": 1, "zero": 2}
_GEOMETRIES = {
    "1d": 1, "2d": 2, "3d": 3, "a1d": 1 | LAYERED, "a2d": 2 | LAYERED, "cube": 3 | CUBE, "acube": 3 | CUBE | LAYERED,
}  # fmt: skip
_CHANNELS = {name: number for number, name in enumerate("rgba", 1)}
_COMPONENT = 128  # bytes of one

refuse("istypep", isa="9.7.10.6", counts=TYPE)
refuse("txq", isa="9.7.10.5", counts=TYPE)
refuse("suq", isa="9.7.11.4", counts=TYPE)
refuse("sust", "sured", isa="9.7.11", counts=TYPE, results=())


def _place(e: BlockEmitter, operand: str, geometry: int) -> None:
    """Puts the objects of `[a, {layer, x, y, z}]` into `%abuf`, and the coordinates into `%vbuf`."""
    handle, *coordinates = leaves(operand)
    axes, first = geometry & AXES, 0 if geometry & LAYERED else 1
    if not handle.startswith("[%") or len(coordinates) < axes + 1 - first or coordinates[0].startswith("["):
        raise Unsupported("no texture or surface object with its coordinates")
    e.store(e.address(handle, "generic"), e.abuf)
    for i, name in enumerate(coordinates[: axes + 1 - first], first):
        e.store(e.get(name, I32), e.vbuf + _COMPONENT * i, 32)


@instruction("tex", isa="9.7.10.3", counts=TYPE)
@instruction("tld4", isa="9.7.10.4", counts=TYPE)
def fetch(e: BlockEmitter, inst: Inst) -> None:
    """`tex{.base,.level}.geom.v4.dtype.ctype d, [a, c]{, lod}` and `tld4.comp.2d.v4.dtype.f32 d, [a, c]`."""
    *found, vector, result, coordinate = inst.parts[1:]
    level = found.pop(0) if found[:1] in (["level"], ["base"], ["grad"]) else ""
    channel = chosen(_CHANNELS, found.pop(0)) if inst.parts[0] == "tld4" else 0
    if level == "grad":
        raise Unsupported("a level that follows from gradients, whose rounding is not documented,")
    if len(found) != 1 or vector != "v4" or result not in ("f32", "s32", "u32") or coordinate not in ("f32", "s32"):
        raise Unsupported(f"type .{result} of coordinates .{coordinate}")
    geometry = chosen(_GEOMETRIES, found[0])
    if len(inst.args) > (3 if level == "level" else 2) or "|" in inst.args[0]:
        raise Unsupported(f"{len(inst.args)} operands")
    _place(e, inst.args[1], geometry)
    lod = e.get(inst.args[2], I32) if level == "level" else e.bits(I32, 0)
    if level == "level" and coordinate == "s32":
        raise Unsupported("a level of integer coordinates")
    e.store(lod, e.vbuf + _COMPONENT * LEVEL, 32)
    given = e.w, e.abuf, e.mask, e.vbuf, e.cache(), geometry, int(coordinate == "s32"), channel
    e.fault_if(e.call(S1, e.low.native(TEXTURES, "fetch"), *given), e.site())
    for i, name in enumerate(elements(inst.args[0])):
        e.put(name, e.load(I32, e.vbuf + _COMPONENT * (RESULT + i), 32))


def _surface(e: BlockEmitter, inst: Inst, operand: str, size: int) -> None:
    """Puts the addresses into `%abuf`; from here on the instruction's lanes are those inside the surface."""
    names = [part for part in inst.parts[2:-2] if part in _GEOMETRIES]
    if len(names) != 1 or set(inst.parts[2:-2]) - {names[0], "v2", "v4", "ca", "cg", "cs", "cv", "wb", "wt"}:
        raise Unsupported(f"modifier .{'.'.join(inst.parts[2:-2])}")
    geometry = _GEOMETRIES[names[0]]
    _place(e, operand, geometry)
    given = e.w, e.abuf, e.mask, e.vbuf, geometry, size, chosen(OUTSIDE, inst.parts[-1])
    inside = e.call(S64, e.low.native(TEXTURES, "surface"), *given)
    e.fault_if(inside.negative, e.site())
    e.mask = inside.to(S32)


@instruction("suld.b", isa="9.7.11.1", counts=TYPE)
def load(e: BlockEmitter, inst: Inst) -> None:
    """`suld.b.geom{.cop}.vec.dtype.clamp d, [a, b]`."""
    t, names = type_of(inst.parts[-2]).integer, elements(inst.args[0])
    size, whole = t.bits // 8 * len(names), e.mask
    _surface(e, inst, inst.args[1], size)
    for i in range(len(names)):  # what lanes outside get with .zero
        e.store(e.bits(t, 0), e.vbuf + 4 * t.bits * i, 32)
    access_code.check(e, size, layout.READ)
    target, *given = loads(e, t.bits // 8, len(names))
    e.fault_if(e.call(S1, target, e.w, e.abuf, e.mask, e.vbuf, e.cache(), *given), e.site())
    e.mask = whole
    take_values(e, names, t)


@instruction("sust.b", isa="9.7.11.2", counts=TYPE, results=(), stored=1)
def store(e: BlockEmitter, inst: Inst) -> None:
    """`sust.b.geom{.cop}.vec.ctype.clamp [a, b], c`."""
    t, names = type_of(inst.parts[-2]).integer, elements(inst.args[1])
    size = t.bits // 8 * len(names)
    _surface(e, inst, inst.args[0], size)
    put_values(e, names, t)
    access_code.check(e, size, layout.WRITE, t.bits // 8)
    target, *given = stores(e, t.bits // 8, len(names))
    e.fault_if(e.call(S1, target, e.w, e.abuf, e.mask, e.vbuf, e.cache(), *given), e.site())
