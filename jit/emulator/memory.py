"""Loads, stores and matrix loads and stores [PTX ISA 9.7.9], every access checked.

`SUPPORT` is the native part: one address check per state space. A check keeps to vector code while every lane lies in the
allocation that the instruction last touched (global) or in the CTA's own shared memory; else it calls Python.
"""

from __future__ import annotations

from . import layout
from .emit import MASK, V32, V64, Values, lanes_of, splat, vec
from .parse import Inst, split, width

LOAD, STORE = 0, 1

SUPPORT = """
declare i1 @llvm.vector.reduce.or.v32i1(<32 x i1>)
declare i32 @llvm.vector.reduce.umin.v32i32(<32 x i32>)

define internal void @slow_path(ptr %w, i32 %site, i32 %mask, i64 %size, i32 %store) {
  %p = getelementptr i8, ptr %w, i64 SLOW
  %f = load ptr, ptr %p
  call void %f(ptr %w, i32 %site, i32 %mask, i64 %size, i32 %store)
  ret void
}

define internal <32 x i64> @check_global(ptr %w, i32 %site, <32 x i64> %a, i32 %mask, i64 %size, i32 %store) {
  %active = bitcast i32 %mask to <32 x i1>
  %sp = getelementptr i8, ptr %w, i64 SITES
  %sites = load ptr, ptr %sp
  %off = shl i32 %site, 4
  %off64 = zext i32 %off to i64
  %entry = getelementptr i8, ptr %sites, i64 %off64
  %lo = load i64, ptr %entry
  %hip = getelementptr i8, ptr %entry, i64 8
  %hi = load i64, ptr %hip
  %room0 = sub i64 %hi, %lo
  %room = sub i64 %room0, %size
  %lov0 = insertelement <32 x i64> poison, i64 %lo, i32 0
  %lov = shufflevector <32 x i64> %lov0, <32 x i64> poison, <32 x i32> zeroinitializer
  %rv0 = insertelement <32 x i64> poison, i64 %room, i32 0
  %rv = shufflevector <32 x i64> %rv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %low = sub i64 %size, 1
  %mv0 = insertelement <32 x i64> poison, i64 %low, i32 0
  %mv = shufflevector <32 x i64> %mv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %d = sub <32 x i64> %a, %lov
  %outside = icmp ugt <32 x i64> %d, %rv
  %am = and <32 x i64> %a, %mv
  %skew = icmp ne <32 x i64> %am, zeroinitializer
  %bad0 = or <32 x i1> %outside, %skew
  %bad1 = and <32 x i1> %bad0, %active
  %bad = bitcast <32 x i1> %bad1 to i32
  %ok = icmp eq i32 %bad, 0
  %none = icmp eq i64 %hi, 0
  %nok = xor i1 %none, true
  %fine = and i1 %ok, %nok
  br i1 %fine, label %fast, label %slow
fast:
  ret <32 x i64> %a
slow:
  %scratch = getelementptr i8, ptr %w, i64 SCRATCH
  store <32 x i64> %a, ptr %scratch
  call void @slow_path(ptr %w, i32 %site, i32 %mask, i64 %size, i32 %store)
  %r = load <32 x i64>, ptr %scratch
  ret <32 x i64> %r
}

define internal <32 x i64> @check_shared(ptr %w, i32 %site, <32 x i64> %a, i32 %mask, i64 %size, i32 %store) {
  %active = bitcast i32 %mask to <32 x i1>
  %szp = getelementptr i8, ptr %w, i64 SMEM_SIZE
  %total = load i64, ptr %szp
  %room = sub i64 %total, %size
  %rv0 = insertelement <32 x i64> poison, i64 %room, i32 0
  %rv = shufflevector <32 x i64> %rv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %low = sub i64 %size, 1
  %mv0 = insertelement <32 x i64> poison, i64 %low, i32 0
  %mv = shufflevector <32 x i64> %mv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %sg = icmp sgt <32 x i64> %a, %rv
  %neg = icmp slt <32 x i64> %a, zeroinitializer
  %outside = or <32 x i1> %sg, %neg
  %am = and <32 x i64> %a, %mv
  %skew = icmp ne <32 x i64> %am, zeroinitializer
  %bad0 = or <32 x i1> %outside, %skew
  %bad1 = and <32 x i1> %bad0, %active
  %bad = bitcast <32 x i1> %bad1 to i32
  %ok = icmp eq i32 %bad, 0
  br i1 %ok, label %inside, label %slow
inside:
  %bp = getelementptr i8, ptr %w, i64 SMEM
  %base = load i64, ptr %bp
  %bv0 = insertelement <32 x i64> poison, i64 %base, i32 0
  %bv = shufflevector <32 x i64> %bv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %host = add <32 x i64> %a, %bv
  %shp = getelementptr i8, ptr %w, i64 SHADOW
  %sh = load i64, ptr %shp
  %sv0 = insertelement <32 x i64> poison, i64 %sh, i32 0
  %sv = shufflevector <32 x i64> %sv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %shadow = add <32 x i64> %a, %sv
  %sa = inttoptr <32 x i64> %shadow to <32 x ptr>
  %big = icmp uge i64 %size, 4
  br i1 %big, label %words, label %bytes
words:
  br label %loop
loop:
  %i = phi i64 [0, %words], [%i1, %next]
  %iv0 = insertelement <32 x i64> poison, i64 %i, i32 0
  %iv = shufflevector <32 x i64> %iv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %wa = add <32 x i64> %shadow, %iv
  %wp = inttoptr <32 x i64> %wa to <32 x ptr>
  %seen = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> %wp, i32 4, <32 x i1> %active, <32 x i32> splat (i32 16843009))
  %odd0 = icmp ne <32 x i32> %seen, splat (i32 16843009)
  %odd = bitcast <32 x i1> %odd0 to i32
  %all1 = icmp eq i32 %odd, 0
  br i1 %all1, label %next, label %differ
differ:
  %isload = icmp eq i32 %store, 0
  br i1 %isload, label %slow, label %pend
pend:
  %p2 = and <32 x i32> %seen, splat (i32 33686018)
  %p3 = icmp ne <32 x i32> %p2, zeroinitializer
  %p4 = and <32 x i1> %p3, %active
  %p5 = bitcast <32 x i1> %p4 to i32
  %p6 = icmp ne i32 %p5, 0
  br i1 %p6, label %slow, label %mark
mark:
  call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> splat (i32 16843009), <32 x ptr> %wp, i32 4, <32 x i1> %active)
  br label %next
next:
  %i1 = add i64 %i, 4
  %more = icmp ult i64 %i1, %size
  br i1 %more, label %loop, label %done
bytes:
  br label %bloop
bloop:
  %j = phi i64 [0, %bytes], [%j1, %bnext]
  %jv0 = insertelement <32 x i64> poison, i64 %j, i32 0
  %jv = shufflevector <32 x i64> %jv0, <32 x i64> poison, <32 x i32> zeroinitializer
  %ba = add <32 x i64> %shadow, %jv
  %bptr = inttoptr <32 x i64> %ba to <32 x ptr>
  %bw = and <32 x i64> %ba, splat (i64 -4)
  %bwp = inttoptr <32 x i64> %bw to <32 x ptr>
  %bword = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> %bwp, i32 4, <32 x i1> %active, <32 x i32> splat (i32 16843009))
  %bsh0 = and <32 x i64> %ba, splat (i64 3)
  %bsh1 = shl <32 x i64> %bsh0, splat (i64 3)
  %bsh = trunc <32 x i64> %bsh1 to <32 x i32>
  %bmoved = lshr <32 x i32> %bword, %bsh
  %bseen = trunc <32 x i32> %bmoved to <32 x i8>
  %bodd0 = icmp ne <32 x i8> %bseen, splat (i8 1)
  %bodd = bitcast <32 x i1> %bodd0 to i32
  %ball = icmp eq i32 %bodd, 0
  br i1 %ball, label %bnext, label %bdiffer
bdiffer:
  %bisload = icmp eq i32 %store, 0
  br i1 %bisload, label %slow, label %bpend
bpend:
  %q2 = icmp eq <32 x i8> %bseen, splat (i8 2)
  %q5 = bitcast <32 x i1> %q2 to i32
  %q6 = icmp ne i32 %q5, 0
  br i1 %q6, label %slow, label %bmark
bmark:
  call void @scatter8(<32 x i8> splat (i8 1), <32 x ptr> %bptr, i32 1, <32 x i1> %active)
  br label %bnext
bnext:
  %j1 = add i64 %j, 1
  %bmore = icmp ult i64 %j1, %size
  br i1 %bmore, label %bloop, label %done
done:
  ret <32 x i64> %host
slow:
  %scratch = getelementptr i8, ptr %w, i64 SCRATCH
  store <32 x i64> %a, ptr %scratch
  call void @slow_path(ptr %w, i32 %site, i32 %mask, i64 %size, i32 %code)
  %r = load <32 x i64>, ptr %scratch
  ret <32 x i64> %r
}

define internal void @scatter8(<32 x i8> %v, <32 x ptr> %p, i32 %align, <32 x i1> %m) {
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %v, <32 x ptr> %p, i32 1, <32 x i1> %m)
  ret void
}
define internal void @scatter16(<32 x i16> %v, <32 x ptr> %p, i32 %align, <32 x i1> %m) {
  call void @llvm.masked.scatter.v32i16.v32p0(<32 x i16> %v, <32 x ptr> %p, i32 2, <32 x i1> %m)
  ret void
}
declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i32>)
declare <32 x i64> @llvm.masked.gather.v32i64.v32p0(<32 x ptr>, i32, <32 x i1>, <32 x i64>)
declare void @llvm.masked.scatter.v32i32.v32p0(<32 x i32>, <32 x ptr>, i32, <32 x i1>)
declare void @llvm.masked.scatter.v32i8.v32p0(<32 x i8>, <32 x ptr>, i32, <32 x i1>)
declare void @llvm.masked.scatter.v32i16.v32p0(<32 x i16>, <32 x ptr>, i32, <32 x i1>)
declare void @llvm.masked.scatter.v32i64.v32p0(<32 x i64>, <32 x ptr>, i32, <32 x i1>)
declare void @llvm.masked.store.v32i32.p0(<32 x i32>, ptr, i32, <32 x i1>)
declare void @llvm.masked.store.v32i8.p0(<32 x i8>, ptr, i32, <32 x i1>)
declare void @llvm.masked.store.v32i16.p0(<32 x i16>, ptr, i32, <32 x i1>)
declare void @llvm.masked.store.v32i64.p0(<32 x i64>, ptr, i32, <32 x i1>)
"""


def support() -> str:
    """The native checks."""
    text = SUPPORT.replace("i32 %code)", "i32 %store)")
    for name in ("SITES", "SCRATCH", "SMEM_SIZE", "SHADOW", "SMEM", "SLOW"):
        text = text.replace(f"i64 {name}\n", f"i64 {getattr(layout, name)}\n")
    return text


def space_of(inst: Inst) -> str:
    """State space of an access: "generic" where none is named."""
    for part in inst.parts:
        base = part.split("::")[0]
        if base in ("global", "shared", "local", "param", "const"):
            return base
    return "generic"


def address(e: Values, text: str, bits: int = 64) -> str:
    """The value of ``[base+offset]`` in all lanes."""
    inside = text.strip()[1:-1].strip()
    base, sign, more = inside, 1, "0"
    for i in range(len(inside) - 1, 0, -1):
        if inside[i] in "+-" and inside[i - 1] not in "+-":
            sign, base, more = (1 if inside[i] == "+" else -1), inside[:i].strip(), inside[i + 1 :].strip()
            break
        if inside[i] == "+" or inside[i] == "-":
            continue
    if base.endswith("+"):
        base, sign = base[:-1].strip(), -1
    value = e.get(base, bits)
    offset = sign * int(more, 0)
    return e.emit(f"add {vec(bits)} {value}, {splat(offset, bits)}") if offset else value


def pointers(e: Values, inst: Inst, text: str, size: int, store: int, lanes: str) -> str:
    """Checked host addresses of an access, `<32 x i64>`. ``size``: bytes of a lane's whole access."""
    space = space_of(inst)
    shared_form = space == "shared" and e.registers.get(text[1:-1].split("+")[0].strip(), 32) == 32
    value = address(e, text, 32 if shared_form else 64)
    if shared_form:
        value = e.emit(f"zext {V32} {value} to {V64}")
    return checked(e, inst, value, space, size, store, lanes)


def checked(e: Values, inst: Inst, value: str, space: str, size: int, store: int, lanes: str) -> str:
    """Host addresses of accesses to ``value``, addresses of a state space in `<32 x i64>`."""
    if space == "local":
        return _local(e, value)
    if space == "param":
        return value
    name = "check_shared" if space == "shared" else "check_global"
    site = e.site(inst)
    return e.emit(f"call {V64} @{name}(ptr %w, i32 {site}, {V64} {value}, i32 {e.bitmask(lanes)}, i64 {size}, i32 {store})")


def _local(e: Values, value: str) -> str:
    """Local memory of all lanes lies behind one another; generic addresses of it carry the window's bit."""
    base = e.broadcast("i64", e.field(layout.LOCAL, "i64"))
    lanes = "<" + ", ".join(f"i64 {lane * e.local_bytes}" for lane in range(32)) + ">"
    offset = e.emit(f"and {V64} {value}, {splat((1 << 32) - 1, 64)}")
    return e.emit(f"add {V64} {e.emit(f'add {V64} {base}, {lanes}')}, {offset}")


def _element(inst: Inst) -> tuple[int, int]:
    """(bits, count) of the elements that a load or store moves."""
    count = next((int(part[1:]) for part in inst.parts if part in ("v2", "v4", "v8")), 1)
    kind = inst.parts[-1]
    return (128 if kind == "b128" else width(kind)), count


def load(e: Values, inst: Inst) -> None:
    """ld, ldu [9.7.9.8 to 9.7.9.10]; cache operators and hints change nothing here."""
    if space_of(inst) == "param":
        _load_param(e, inst)
        return
    bits, count = _element(inst)
    if bits == 128:
        raise e.unsupported("128-bit elements")
    lanes = e.lanes()
    host = pointers(e, inst, inst.args[1], bits // 8 * count, LOAD, lanes)
    outs = split(inst.args[0][1:-1]) if inst.args[0].startswith("{") else [inst.args[0]]
    signed = inst.parts[-1].startswith("s")
    for i, out in enumerate(outs):
        e.set(out, gather(e, host, bits, i * bits // 8, lanes), bits, signed)


def gather(e: Values, host: str, bits: int, offset: int, lanes: str) -> str:
    """Reads one element of each lane. Bytes and halves come out of the aligned word around them, which x86 can gather."""
    at = e.emit(f"add {V64} {host}, {splat(offset, 64)}") if offset else host
    if bits < 32:
        place = e.emit(f"shl {V64} {e.emit(f'and {V64} {at}, {splat(3, 64)}')}, {splat(3, 64)}")
        word = gather(e, e.emit(f"and {V64} {at}, {splat(-4, 64)}"), 32, 0, lanes)
        moved = e.emit(f"lshr {V32} {word}, {e.emit(f'trunc {V64} {place} to {V32}')}")
        return e.emit(f"trunc {V32} {moved} to {vec(bits)}")
    ptrs = e.emit(f"inttoptr {V64} {at} to <32 x ptr>")
    return e.emit(
        f"call {vec(bits)} @llvm.masked.gather.v32i{bits}.v32p0(<32 x ptr> {ptrs}, i32 {bits // 8}, {MASK} {lanes}, "
        f"{vec(bits)} zeroinitializer)"
    )


def scatter(e: Values, value: str, host: str, bits: int, offset: int, lanes: str) -> None:
    """Writes one element of each lane."""
    at = e.emit(f"add {V64} {host}, {splat(offset, 64)}") if offset else host
    ptrs = e.emit(f"inttoptr {V64} {at} to <32 x ptr>")
    name = f"@llvm.masked.scatter.v32i{bits}.v32p0" if bits >= 32 else f"@scatter{bits}"
    e.do(f"call void {name}({vec(bits)} {value}, <32 x ptr> {ptrs}, i32 {bits // 8}, {MASK} {lanes})")


def _load_param(e: Values, inst: Inst) -> None:
    bits, count = _element(inst)
    name, _, more = inst.args[1][1:-1].partition("+")
    if name.strip() not in e.params:
        host = address(e, inst.args[1])
        outs = split(inst.args[0][1:-1]) if inst.args[0].startswith("{") else [inst.args[0]]
        for i, out in enumerate(outs):
            e.set(out, gather(e, host, bits, i * bits // 8, e.lanes()), bits, inst.parts[-1].startswith("s"))
        return
    offset = e.params[name.strip()] + int(more or "0", 0)
    base = e.emit(f"inttoptr i64 {e.field(layout.PARAMS, 'i64')} to ptr")
    outs = split(inst.args[0][1:-1]) if count > 1 else [inst.args[0]]
    for i, out in enumerate(outs):
        at = e.emit(f"getelementptr i8, ptr {base}, i64 {offset + i * bits // 8}")
        one = e.emit(f"load i{bits}, ptr {at}, align 1")
        e.set(out, e.broadcast(f"i{bits}", one), bits, inst.parts[-1].startswith("s"))


def store(e: Values, inst: Inst) -> None:
    """st [9.7.9.11]. Of lanes that write one address, the highest wins here; the ISA leaves it open."""
    bits, count = _element(inst)
    if bits == 128:
        raise e.unsupported("128-bit elements")
    lanes = e.lanes()
    host = pointers(e, inst, inst.args[0], bits // 8 * count, STORE, lanes)
    sources = split(inst.args[1][1:-1]) if inst.args[1].startswith("{") else [inst.args[1]]
    for i, source in enumerate(sources):
        scatter(e, e.get(source, bits), host, bits, i * bits // 8, lanes)


def cvta(e: Values, inst: Inst) -> None:
    """cvta [9.7.9.20]: the windows of layout.py."""
    bits = 64
    space = space_of(inst)
    value = e.get(inst.args[1], bits)
    window = {"shared": layout.SHARED_WINDOW, "local": layout.LOCAL_WINDOW}.get(space, 0)
    if window and "to" in inst.parts:
        value = e.emit(f"and {V64} {value}, {splat(window - 1, 64)}")
    elif window:
        value = e.emit(f"or {V64} {value}, {splat(window, 64)}")
    e.set(inst.args[0], value, bits)


def isspacep(e: Values, inst: Inst) -> None:
    """isspacep [9.7.9.19]."""
    value = e.get(inst.args[1], 64)
    space = space_of(inst)
    window = {"shared": layout.SHARED_WINDOW, "local": layout.LOCAL_WINDOW}.get(space)
    if window:
        test = e.emit(f"icmp ne {V64} {e.emit(f'and {V64} {value}, {splat(window, 64)}')}, zeroinitializer")
    else:
        test = e.emit(f"icmp ult {V64} {value}, {splat(layout.SHARED_WINDOW, 64)}")
    e.set(inst.args[0], test, 1)


def mapa(e: Values, inst: Inst) -> None:
    """mapa [9.7.9.23]: the same offset in another CTA of the cluster."""
    bits = width(inst.parts[-1])
    value, rank = e.get(inst.args[1], bits), e.get(inst.args[2], bits)
    keep = splat(layout.OFFSET_MASK | (layout.SHARED_WINDOW if bits == 64 else 0), bits)
    high = e.emit(f"shl {vec(bits)} {e.emit(f'add {vec(bits)} {rank}, {splat(1, bits)}')}, {splat(layout.RANK_SHIFT, bits)}")
    e.set(inst.args[0], e.emit(f"or {vec(bits)} {e.emit(f'and {vec(bits)} {value}, {keep}')}, {high}"), bits)


def matrix_rows(e: Values, inst: Inst, text: str, store_: int) -> str:
    """Host addresses of the 8-element rows of ldmatrix and stmatrix: lane i's row i, 16 bytes."""
    count = int(inst.parts[4][1:])
    rows = e.emit(f"and {MASK} {e.active}, bitcast (i32 {(1 << (8 * count)) - 1} to {MASK})")
    return pointers(e, inst, text, 16, store_, rows)


def ldmatrix(e: Values, inst: Inst) -> None:
    """ldmatrix .m8n8.b16 [9.7.14.5.15]: lane l gets the elements 2(l%4), 2(l%4)+1 of row l/4 of each matrix."""
    if inst.parts[3] != "m8n8":
        raise e.unsupported("shape")
    host = matrix_rows(e, inst, inst.args[1], LOAD)
    outs = split(inst.args[0][1:-1])
    for i, out in enumerate(outs):
        if "trans" not in inst.parts:
            at = _row_pointer(e, host, [8 * i + lane // 4 for lane in range(32)], [4 * (lane % 4) for lane in range(32)])
            value = gather(e, at, 32, 0, e.active)
        else:
            halves = []
            for half in range(2):
                rows = [8 * i + 2 * (lane % 4) + half for lane in range(32)]
                at = _row_pointer(e, host, rows, [2 * (lane // 4) for lane in range(32)])
                halves.append(e.emit(f"zext {vec(16)} {gather(e, at, 16, 0, e.active)} to {V32}"))
            value = e.emit(f"or {V32} {halves[0]}, {e.emit(f'shl {V32} {halves[1]}, {splat(16, 32)}')}")
        e.set(out, value, 32)


def stmatrix(e: Values, inst: Inst) -> None:
    """stmatrix .m8n8.b16 [9.7.14.5.16]."""
    if inst.parts[3] != "m8n8":
        raise e.unsupported("shape")
    host = matrix_rows(e, inst, inst.args[0], STORE)
    for i, source in enumerate(split(inst.args[1][1:-1])):
        value = e.get(source, 32)
        if "trans" not in inst.parts:
            at = _row_pointer(e, host, [8 * i + lane // 4 for lane in range(32)], [4 * (lane % 4) for lane in range(32)])
            scatter(e, value, at, 32, 0, e.active)
            continue
        for half in range(2):
            rows = [8 * i + 2 * (lane % 4) + half for lane in range(32)]
            at = _row_pointer(e, host, rows, [2 * (lane // 4) for lane in range(32)])
            piece = e.emit(f"lshr {V32} {value}, {splat(16 * half, 32)}")
            scatter(e, e.emit(f"trunc {V32} {piece} to {vec(16)}"), at, 16, 0, e.active)


def _row_pointer(e: Values, host: str, rows: list[int], offsets: list[int]) -> str:
    moved = e.emit(f"shufflevector {V64} {host}, {V64} poison, {V32} {lanes_of(rows)}")
    return e.emit(f"add {V64} {moved}, <" + ", ".join(f"i64 {offset}" for offset in offsets) + ">")


HANDLERS = {"ld": load, "ldu": load, "st": store, "cvta": cvta, "isspacep": isspacep, "mapa": mapa,
            "ldmatrix": ldmatrix, "stmatrix": stmatrix}  # fmt: skip
