"""Instructions of a whole warp, and warp matrices [PTX ISA 9.7.9.6, 9.7.13, 9.7.14.5]."""

from __future__ import annotations

from .forms import Form

ALL = "0xffffffff"
_PRED = ".reg .pred p; "


def _exchange() -> list[Form]:
    made = []
    for mode in ("up", "down", "bfly", "idx"):
        text = f"{_PRED}shfl.sync.{mode}.b32 D0|p, A, B, C, {ALL}; selp.u32 D1, 1, 0, p;"
        made.append(Form(f"shfl.sync.{mode}.b32", text, ("b32", "b32"), ("b32", "lane", "clamp"), count=2048))
        for by, clamp in ((1, 31), (3, 0x1807), (17, 0)):
            text = f"{_PRED}shfl.sync.{mode}.b32 D0|p, A, {by}, {clamp}, {ALL}; selp.u32 D1, 1, 0, p;"
            made.append(Form(f"shfl.sync.{mode}.b32 {by} {clamp:#x}", text, ("b32", "b32"), ("b32",), count=128))
    for mode in ("all", "any", "uni"):
        text = f".reg .pred p, q; setp.eq.u32 q, A, 1; vote.sync.{mode}.pred p, q, {ALL}; selp.u32 D, 1, 0, p;"
        made.append(Form(f"vote.sync.{mode}.pred", text, ("b32",), ("same",), count=4096))
    text = f".reg .pred q; setp.eq.u32 q, A, 1; vote.sync.ballot.b32 D, q, {ALL};"
    made.append(Form("vote.sync.ballot.b32", text, ("b32",), ("same",), count=2048))
    for kind in ("b32", "b64"):
        word = "A" if kind == "b32" else "x"
        first = "" if kind == "b32" else ".reg .b64 x; mov.b64 x, {A, A}; "
        text = f"{first}match.any.sync.{kind} D, {word}, {ALL};"
        made.append(Form(f"match.any.sync.{kind}", text, ("b32",), ("few",), count=512))
        text = f"{_PRED}{first}match.all.sync.{kind} D0|p, {word}, {ALL}; selp.u32 D1, 1, 0, p;"
        made.append(Form(f"match.all.sync.{kind}", text, ("b32", "b32"), ("same",), count=2048))
    for op in ("add.u32", "add.s32", "min.u32", "min.s32", "max.u32", "max.s32", "and.b32", "or.b32", "xor.b32"):
        kind = op[-3:]
        text = f"redux.sync.{op} D, A, {ALL};"
        made.append(Form(f"redux.sync.{op}", text, (kind,), (kind,), count=1024))
    text = f"{_PRED}elect.sync D0|p, {ALL}; selp.u32 D1, 1, 0, p;"
    made.append(Form("elect.sync", text, ("b32", "b32"), (), count=128))
    made.append(Form("activemask.b32", "activemask.b32 D;", ("b32",), (), count=128))
    for name in ("laneid", "lanemask_eq", "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt"):
        made.append(Form(f"mov.u32 %{name}", f"mov.u32 D, %{name};", ("b32",), (), count=128))
    # Some lanes alone: the mask is what the predicate says, and only those lanes are there.
    divergent = f".reg .pred q; .reg .b32 m; setp.eq.u32 q, A, 1; vote.sync.ballot.b32 m, q, {ALL}; mov.u32 D, 7; "
    for op in ("vote.sync.ballot.b32 D, q, m;", "match.any.sync.b32 D, B, m;", "redux.sync.add.u32 D, B, m;",
               "shfl.sync.bfly.b32 D, B, 0, 31, m;", "activemask.b32 D;"):  # fmt: skip
        text = divergent + "@!q bra NO; " + op + " NO:"
        made.append(Form(f"{op.split()[0]} some", text, ("b32",), ("same", "few")))
    return made


def _frames() -> list[Form]:
    made = []
    for each in (1, 2, 4):
        for trans in ("", ".trans"):
            old = ", ".join(f"D{i}" for i in range(each))
            op = f"ldmatrix.sync.aligned.m8n8.x{each}{trans}.shared.b16"
            made.append(Form(op, f"{op} {{{old}}}, [P];", ("b32",) * each, (), "shared", ("b32",) * 4, 128))
            op = f"stmatrix.sync.aligned.m8n8.x{each}{trans}.shared.b16"
            text = f"{op} [P], {{{old.replace('D', 'I')}}};"
            made.append(Form(op, text, (), ("b32",) * each, "shared", ("b32",) * 4, 128))
    text = "movmatrix.sync.aligned.m8n8.trans.b16 D, A;"
    return [*made, Form(text[:37], text, ("b32",), ("b32",), count=128)]


# shape, D, A, B, C
_MMA = [
    *((s, d, "f16", "f16", d) for s in ("m16n8k8", "m16n8k16") for d in ("f16", "f32")),
    ("m16n8k8", "f32", "bf16", "bf16", "f32"), ("m16n8k16", "f32", "bf16", "bf16", "f32"),
    ("m16n8k4", "f32", "tf32", "tf32", "f32"), ("m16n8k8", "f32", "tf32", "tf32", "f32"),
    *((s, "s32", a, b, "s32") for s in ("m8n8k16", "m16n8k16", "m16n8k32") for a in ("s8", "u8") for b in ("s8", "u8")),
    *((s, "s32", a, b, "s32") for s in ("m8n8k32", "m16n8k32", "m16n8k64") for a in ("s4", "u4") for b in ("s4", "u4")),
    *((s, d, a, b, d) for s in ("m16n8k16", "m16n8k32") for d in ("f32", "f16") for a in ("e4m3", "e5m2")
      for b in ("e4m3", "e5m2")),
    *((s, "f64", "f64", "f64", "f64") for s in ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16")),
]  # fmt: skip
_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s32": 32, "f64": 64}


def _mma(shape: str, d: str, a: str, b: str, c: str, more: str = "", raw: bool = False) -> Form:
    m, n, k = int(shape[1 : shape.index("n")]), 8, int(shape.split("k")[1])
    size = {**_BITS, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "e4m3": 8, "e5m2": 8}
    register = 64 if d == "f64" else 32
    counts = [rows * size[kind] // 32 // register for rows, kind in ((m * k, a), (n * k, b), (m * n, c))]
    kinds = [kind + "x2" if size[kind] == 16 else kind for kind in (a, b, c)]
    ins = tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
    results = m * n * size[d] // 32 // register
    outs = (d + "x2" if d == "f16" else d,) * results
    at, groups = 0, []
    for count in counts:
        groups.append("{" + ", ".join(f"I{at + i}" for i in range(count)) + "}")
        at += count
    into = "{" + ", ".join(f"D{i}" for i in range(results)) + "}"
    op = f"mma.sync.aligned.{shape}.row.col{more}.{d}.{a}.{b}.{c}"
    count = 8 * 128 * (2 if d in ("f32", "f16") else 1)
    outs = tuple("b32" if bits_of(kind) < 32 else kind for kind in outs)
    text = f"{op} {into}, {', '.join(groups)};"
    if raw:  # f32 operands of tf32, whose lower bits are not 0
        op, ins = f"{op} raw", tuple("f32" if kind == "tf32" else kind for kind in ins)
    return Form(op, text, outs, tuple(_register(x) for x in ins), count=count, matrix=True)


def _quads(layout: str, d: str, c: str) -> Form:
    """`mma.m8n8k4`, one matrix product of each quad pair."""
    results, added = (4 if kind == "f16" else 8 for kind in (d, c))
    op = f"mma.sync.aligned.m8n8k4.{layout}.{d}.f16.f16.{c}"
    names = [", ".join(f"I{at + i}" for i in range(count)) for at, count in ((0, 2), (2, 2), (4, added))]
    into = ", ".join(f"D{i}" for i in range(results))
    text = f"{op} {{{into}}}, {{{names[0]}}}, {{{names[1]}}}, {{{names[2]}}};"
    ins = ("f16x2",) * 4 + ("f16x2" if c == "f16" else "f32",) * added
    return Form(op, text, ("b32",) * results, ins, count=1024, matrix=True)


def _single_bits(shape: str, a: int, b: int, c: int, op: str) -> Form:
    """`mma` of single bits; ``a``, ``b``, ``c``: registers."""
    name = f"mma.sync.aligned.{shape}.row.col.s32.b1.b1.s32.{op}.popc"
    names = [", ".join(f"I{at + i}" for i in range(count)) for at, count in ((0, a), (a, b), (a + b, c))]
    into = ", ".join(f"D{i}" for i in range(c))
    text = f"{name} {{{into}}}, {{{names[0]}}}, {{{names[1]}}}, {{{names[2]}}};"
    return Form(name, text, ("b32",) * c, ("b32",) * (a + b + c), count=1024)


def bits_of(kind: str) -> int:
    """Bits of a packed or plain type."""
    return _BITS.get(kind, 32)


def _register(kind: str) -> str:
    return kind if kind in ("f64", "f32", "s32", "tf32") else kind.split("x")[0] + f"x{32 // _SIZE[kind.split('x')[0]]}"


_SIZE = {"f16": 16, "bf16": 16, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "e4m3": 8, "e5m2": 8}


def forms() -> list[Form]:
    """All of them."""
    made = _exchange() + _frames() + [_mma(*row) for row in _MMA]
    made += [_mma(shape, "f32", "tf32", "tf32", "f32", raw=True) for shape in ("m16n8k4", "m16n8k8")]
    for op in ("xor", "and"):
        made.append(_single_bits("m8n8k128", 1, 1, 2, op))
        made += [_single_bits("m16n8k128", 2, 1, 4, op), _single_bits("m16n8k256", 4, 2, 4, op)]
    for layout in ("row.col", "col.row", "row.row", "col.col"):
        made += [_quads(layout, d, c) for d, c in (("f16", "f16"), ("f32", "f32"), ("f32", "f16"))]
    for a in ("s8", "u8"):
        made.append(_mma("m16n8k32", "s32", a, "s8", "s32", ".satfinite"))
    return made
