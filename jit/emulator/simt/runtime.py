"""The generated code that no kernel changes, as LLVM IR: dispatch, address checks, loads, stores, atomics."""

from __future__ import annotations

from . import frame as f

DECLARE = f"""
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.vector.reduce.smin.v32i32(<32 x i32>)

define internal ptr @slow_global(ptr %w, i64 %a, i64 %size, ptr %cache) noinline {{
  %pi = getelementptr i8, ptr %w, i64 {f.INTERVALS}
  %tab = load ptr, ptr %pi
  %pn = getelementptr i8, ptr %w, i64 {f.INTERVAL_COUNT}
  %n = load i64, ptr %pn
  %end = add i64 %a, %size
  br label %loop
loop:
  %i = phi i64 [0, %0], [%i2, %next]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %none
body:
  %plo = getelementptr [2 x i64], ptr %tab, i64 %i, i64 0
  %phi = getelementptr [2 x i64], ptr %tab, i64 %i, i64 1
  %lo = load i64, ptr %plo
  %hi = load i64, ptr %phi
  %c1 = icmp uge i64 %a, %lo
  %c2 = icmp ule i64 %end, %hi
  %c = and i1 %c1, %c2
  br i1 %c, label %found, label %next
next:
  %i2 = add i64 %i, 1
  br label %loop
found:
  store i64 %lo, ptr %cache
  %c8 = getelementptr i8, ptr %cache, i64 8
  store i64 %hi, ptr %c8
  %p = inttoptr i64 %a to ptr
  ret ptr %p
none:
  ret ptr null
}}

define internal void @fault(ptr %w, i64 %kind, i32 %lane, i64 %a, i64 %size) noinline {{
  %p1 = getelementptr i8, ptr %w, i64 {f.FAULT_KIND}
  store i64 %kind, ptr %p1
  %p2 = getelementptr i8, ptr %w, i64 {f.FAULT_LANE}
  %l = zext i32 %lane to i64
  store i64 %l, ptr %p2
  %p3 = getelementptr i8, ptr %w, i64 {f.FAULT_ADDRESS}
  store i64 %a, ptr %p3
  %p4 = getelementptr i8, ptr %w, i64 {f.FAULT_SIZE}
  store i64 %size, ptr %p4
  ret void
}}

; Host address of a generic address, or null after @fault.
define internal ptr @address(ptr %w, i64 %a, i64 %size, i32 %lane, ptr %cache) {{
  %low = sub i64 %size, 1
  %mis = and i64 %a, %low
  %bad = icmp ne i64 %mis, 0
  br i1 %bad, label %misaligned, label %ok
misaligned:
  call void @fault(ptr %w, i64 1, i32 %lane, i64 %a, i64 %size)
  ret ptr null
ok:
  %tag = lshr i64 %a, 48
  switch i64 %tag, label %global [i64 {f.SHARED_TAG}, label %shared i64 {f.LOCAL_TAG}, label %local]
global:
  %lo = load i64, ptr %cache
  %c8 = getelementptr i8, ptr %cache, i64 8
  %hi = load i64, ptr %c8
  %end = add i64 %a, %size
  %g1 = icmp uge i64 %a, %lo
  %g2 = icmp ule i64 %end, %hi
  %g = and i1 %g1, %g2
  %fast = inttoptr i64 %a to ptr
  br i1 %g, label %hit, label %miss
hit:
  ret ptr %fast
miss:
  %slow = call ptr @slow_global(ptr %w, i64 %a, i64 %size, ptr %cache)
  %isnull = icmp eq ptr %slow, null
  br i1 %isnull, label %outside, label %found
found:
  ret ptr %slow
outside:
  call void @fault(ptr %w, i64 2, i32 %lane, i64 %a, i64 %size)
  ret ptr null
shared:
  %whole = and i64 %a, 4294967295
  %rank = lshr i64 %whole, {f.PEER_SHIFT}
  %off = and i64 %whole, {(1 << f.PEER_SHIFT) - 1}
  %psz = getelementptr i8, ptr %w, i64 {f.SHARED_SIZE}
  %ssz = load i64, ptr %psz
  %send = add i64 %off, %size
  %s1 = icmp ule i64 %send, %ssz
  %s3 = icmp uge i64 %off, {f.SHARED_BASE}
  %s = and i1 %s1, %s3
  br i1 %s, label %inside, label %shout
inside:
  %pwin = getelementptr i8, ptr %w, i64 {f.WINDOW}
  %win = load i64, ptr %pwin
  %first = add i64 %win, %off
  %own = icmp eq i64 %whole, %first
  %base = load ptr, ptr %w
  br i1 %own, label %mine, label %peer
mine:
  %pm = getelementptr i8, ptr %base, i64 %off
  ret ptr %pm
peer:
  %pc = getelementptr i8, ptr %w, i64 {f.PEER_COUNT}
  %count = load i64, ptr %pc
  %p1 = icmp ult i64 %rank, %count
  br i1 %p1, label %there, label %shout
there:
  %pp = getelementptr i8, ptr %w, i64 {f.PEERS}
  %peers = load ptr, ptr %pp
  %ppr = getelementptr ptr, ptr %peers, i64 %rank
  %pbase = load ptr, ptr %ppr
  %ended = icmp eq ptr %pbase, null
  br i1 %ended, label %gone, label %living
gone:
  call void @fault(ptr %w, i64 6, i32 %lane, i64 %whole, i64 %size)
  ret ptr null
living:
  %pq = getelementptr i8, ptr %pbase, i64 %off
  ret ptr %pq
shout:
  call void @fault(ptr %w, i64 4, i32 %lane, i64 %whole, i64 %size)
  ret ptr null
local:
  %loff = and i64 %a, 4294967295
  %lend = add i64 %loff, %size
  %plsz = getelementptr i8, ptr %w, i64 {f.LOCAL_SIZE}
  %lsz = load i64, ptr %plsz
  %l1 = icmp ule i64 %lend, %lsz
  br i1 %l1, label %lin, label %lout
lin:
  %plb = getelementptr i8, ptr %w, i64 {f.LOCAL}
  %lb = load ptr, ptr %plb
  %lane64 = zext i32 %lane to i64
  %skip = mul i64 %lane64, %lsz
  %at = add i64 %skip, %loff
  %lp = getelementptr i8, ptr %lb, i64 %at
  ret ptr %lp
lout:
  call void @fault(ptr %w, i64 5, i32 %lane, i64 %a, i64 %size)
  ret ptr null
}}

; Whether a living lane of ``want`` is missing from a mask that is not empty.
define i1 @not_converged(ptr %w, i32 %mask, i32 %want) noinline {{
  %pp = getelementptr i8, ptr %w, i64 {f.PCS}
  %pcs = load <32 x i32>, ptr %pp, align 4
  %living = icmp ne <32 x i32> %pcs, splat (i32 {f.EXITED})
  %l = bitcast <32 x i1> %living to i32
  %need = and i32 %want, %l
  %not = xor i32 %mask, -1
  %missing = and i32 %need, %not
  %some = icmp ne i32 %mask, 0
  %bad = icmp ne i32 %missing, 0
  %r = and i1 %some, %bad
  ret i1 %r
}}

define i64 @run(ptr %w, ptr %table) {{
entry:
  %ppcs = getelementptr i8, ptr %w, i64 {f.PCS}
  %pbudget = getelementptr i8, ptr %w, i64 {f.BUDGET}
  %pmask = getelementptr i8, ptr %w, i64 {f.MASK}
  br label %pick
pick:
  %pcs = load <32 x i32>, ptr %ppcs, align 4
  %min = call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %pcs)
  %over = icmp sge i32 %min, {f.PARKED}
  br i1 %over, label %done, label %some
done:
  ret i64 {f.DONE << 32}
some:
  %one = insertelement <32 x i32> poison, i32 %min, i32 0
  %all = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %eq = icmp eq <32 x i32> %pcs, %all
  %mask0 = bitcast <32 x i1> %eq to i32
  %others = select <32 x i1> %eq, <32 x i32> splat (i32 {f.EXITED}), <32 x i32> %pcs
  %wait = call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %others)
  br label %step
step:
  %pc = phi i32 [%min, %some], [%next, %stay]
  %budget = load i64, ptr %pbudget
  %b2 = sub i64 %budget, 1
  store i64 %b2, ptr %pbudget
  %out = icmp slt i64 %b2, 0
  %pc64 = zext i32 %pc to i64
  %pf = getelementptr ptr, ptr %table, i64 %pc64
  %fn = load ptr, ptr %pf
  br i1 %out, label %tired, label %go
go:
  %r = call i64 %fn(ptr %w, i32 %mask0)
  %code = lshr i64 %r, 32
  %next = trunc i64 %r to i32
  switch i64 %code, label %stop [i64 {f.NEXT}, label %follow i64 {f.SPLIT}, label %pick]
follow:
  %before = icmp slt i32 %next, %wait
  br i1 %before, label %stay, label %join
stay:
  br label %step
join:
  call void @set_pcs(ptr %w, i32 %mask0, i32 %next)
  br label %pick
tired:
  call void @set_pcs(ptr %w, i32 %mask0, i32 %pc)
  ret i64 {f.BUDGET_OUT << 32}
stop:
  store i32 %mask0, ptr %pmask
  %fault = icmp eq i64 %code, {f.FAULT}
  %low = select i1 %fault, i32 %pc, i32 %next
  call void @set_pcs(ptr %w, i32 %mask0, i32 %low)
  ret i64 %r
}}

define internal void @set_pcs(ptr %w, i32 %mask, i32 %pc) {{
  %ppcs = getelementptr i8, ptr %w, i64 {f.PCS}
  %pcs = load <32 x i32>, ptr %ppcs, align 4
  %m = bitcast i32 %mask to <32 x i1>
  %one = insertelement <32 x i32> poison, i32 %pc, i32 0
  %all = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %new = select <32 x i1> %m, <32 x i32> %all, <32 x i32> %pcs
  store <32 x i32> %new, ptr %ppcs, align 4
  ret void
}}
"""

_PICK = {
    "up": ("%r = sub {v} {lane}, %b31", "%r = icmp sge {v} %j, %high"),
    "down": ("%r = add {v} {lane}, %b31", "%r = icmp sle {v} %j, %high"),
    "bfly": ("%r = xor {v} {lane}, %b31", "%r = icmp sle {v} %j, %high"),
    "idx": ("%in = and {v} %b31, %outside\n  %r = or {v} %low, %in", "%r = icmp sle {v} %j, %high"),
}


def shuffle(mode: str) -> str:
    """`i32 @shfl_{mode}(ptr v)`: v holds the sources, b and c of shfl.sync, 32 lanes each; the result replaces the
    sources, and the lanes whose source is in range are returned [PTX ISA 9.7.9.6]. c holds the clamp in bits 0 to 4 and
    the segment mask in bits 8 to 12."""
    v, lane = "<32 x i32>", f"<{', '.join(f'i32 {i}' for i in range(32))}>"
    pick, inside = (text.format(v=v, lane=lane) for text in _PICK[mode])
    return f"""
define i32 @shfl_{mode}(ptr %v) noinline {{
entry:
  %pb = getelementptr i8, ptr %v, i64 128
  %pc = getelementptr i8, ptr %v, i64 256
  %pj = getelementptr i8, ptr %v, i64 384
  %po = getelementptr i8, ptr %v, i64 512
  %b = load {v}, ptr %pb, align 64
  %c = load {v}, ptr %pc, align 64
  %b31 = and {v} %b, splat (i32 31)
  %segments = lshr {v} %c, splat (i32 8)
  %segment = and {v} %segments, splat (i32 31)
  %clamp = and {v} %c, splat (i32 31)
  %outside = xor {v} %segment, splat (i32 31)
  %low = and {v} {lane}, %segment
  %top = and {v} %clamp, %outside
  %high = or {v} %low, %top
  {pick.replace("%r =", "%j =")}
  {inside.replace("%r =", "%ok =")}
  %k = select <32 x i1> %ok, {v} %j, {v} {lane}
  store {v} %k, ptr %pj, align 64
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i2, %loop]
  %pi = getelementptr i32, ptr %pj, i64 %i
  %from = load i32, ptr %pi
  %from31 = and i32 %from, 31
  %f64 = zext i32 %from31 to i64
  %ps = getelementptr i32, ptr %v, i64 %f64
  %x = load i32, ptr %ps
  %pd = getelementptr i32, ptr %po, i64 %i
  store i32 %x, ptr %pd
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, 32
  br i1 %more, label %loop, label %end
end:
  %all = load {v}, ptr %po, align 64
  store {v} %all, ptr %v, align 64
  %bits = bitcast <32 x i1> %ok to i32
  ret i32 %bits
}}
"""


_EACH_LANE = """
define internal i1 @{name}(ptr %w, ptr %addresses, i32 %mask, ptr %values, ptr %cache{extra}) noinline {{
entry:
  br label %head
head:
  %rest = phi i32 [%mask, %entry], [%rest2, %next]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %fine, label %lane
fine:
  ret i1 false
lane:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %less = sub i32 %rest, 1
  %rest2 = and i32 %rest, %less
  %pa = getelementptr i64, ptr %addresses, i64 %i64
  %a = load i64, ptr %pa
  %p = call ptr @address(ptr %w, i64 %a, i64 {size}, i32 %i, ptr %cache)
  %bad = icmp eq ptr %p, null
  br i1 %bad, label %failed, label %good
failed:
  ret i1 true
good:
  %tag = lshr i64 %a, 48
  %shared = icmp eq i64 %tag, {tag}
  %shadow = getelementptr i8, ptr %p, i64 {shadow}
{body}
next:
  br label %head
}}
"""
_CHECK = """  br i1 %shared, label %look, label %do
look:
  %written = load i{bits}, ptr %shadow, align 1
  %init = icmp eq i{bits} %written, -1
  br i1 %init, label %do, label %unset
unset:
  call void @fault(ptr %w, i64 3, i32 %i, i64 %a, i64 {size})
  ret i1 true
"""


def each(name: str, size: int, body: str, extra: str = "") -> str:
    """A function that executes ``body`` for each lane of a mask; `%p` is its checked host address."""
    return _EACH_LANE.format(name=name, size=size, body=body, extra=extra, tag=f.SHARED_TAG, shadow=f.SHADOW)


def check(size: int) -> str:
    """Code in front of `do:` that faults where shared memory of ``size`` bytes has not been written."""
    return _CHECK.format(bits=8 * size, size=size)


def load(element: int, count: int) -> str:
    """`@ld_{element}_{count}`: lanes of the mask load ``count`` elements of ``element`` bytes each; component c of lane
    i goes to values[c][i]. Returns true after a fault."""
    bits, size = 8 * element, element * count
    body = check(size) + "do:\n"
    for c in range(count):
        body += f"""  %q{c} = getelementptr i8, ptr %p, i64 {c * element}
  %v{c} = load i{bits}, ptr %q{c}
  %o{c} = getelementptr [{f.LANES} x i{bits}], ptr %values, i64 {c}, i64 %i64
  store i{bits} %v{c}, ptr %o{c}
"""
    return each(f"ld_{element}_{count}", size, body + "  br label %next")


def store(element: int, count: int) -> str:
    """`@st_{element}_{count}`: the inverse of load(); marks shared memory as written."""
    bits, size = 8 * element, element * count
    body = "  br i1 %shared, label %mark, label %do\nmark:\n"
    body += f"  store i{8 * size} -1, ptr %shadow, align 1\n  br label %do\ndo:\n"
    for c in range(count):
        body += f"""  %o{c} = getelementptr [{f.LANES} x i{bits}], ptr %values, i64 {c}, i64 %i64
  %v{c} = load i{bits}, ptr %o{c}
  %q{c} = getelementptr i8, ptr %p, i64 {c * element}
  store i{bits} %v{c}, ptr %q{c}
"""
    return each(f"st_{element}_{count}", size, body + "  br label %next")
