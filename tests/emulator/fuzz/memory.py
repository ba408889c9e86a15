"""Loads, stores, atomics and reductions on a thread's own memory [PTX ISA 9.7.9.8, .11, 9.7.13]."""

from __future__ import annotations

from .forms import Form

SPACES = ("global", "shared", "local", "generic")
TYPES = ("b8", "u8", "s8", "b16", "u16", "s16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64")
COUNT = 256


def _spelled(op: str, space: str) -> str:
    return op if space == "generic" else f"{op}.{space}"


def _loads() -> list[Form]:
    made = []
    for space in SPACES:
        for kind in TYPES:
            for each in (1, 2, 4):
                if each * int(kind[1:]) > 128 or (each > 1 and kind[0] in "us"):
                    continue
                vector = f".v{each}" if each > 1 else ""
                words, register = ("b32",) * 4, "b16" if kind == "b8" else "s32" if kind in ("u8", "s8") else kind
                names = ", ".join(f"D{i}" for i in range(each))
                names = f"{{{names}}}" if each > 1 else "D"
                op = f"{_spelled('ld', space)}{vector}.{kind}"
                made.append(Form(op, f"{op} {names}, [P];", (register,) * each, (), space, words, COUNT))
                names = names.replace("D", "I") if each > 1 else "A"
                op = f"{_spelled('st', space)}{vector}.{kind}"
                made.append(Form(op, f"{op} [P], {names};", (), (register,) * each, space, words, COUNT))
        wide = f"{_spelled('ld', space)}.s8"
        made.append(Form(f"{wide} b64", f"{wide} D, [P+3];", ("b64",), (), space, ("b32",) * 4, COUNT))
    return made


ATOMICS = {
    "add": ("u32", "s32", "u64", "f32", "f64"), "and": ("b32", "b64"), "or": ("b32", "b64"), "xor": ("b32", "b64"),
    "exch": ("b32", "b64"), "min": ("u32", "s32", "u64", "s64"), "max": ("u32", "s32", "u64", "s64"),
    "inc": ("u32",), "dec": ("u32",), "cas": ("b16", "b32", "b64"),
}  # fmt: skip
NOFTZ = {"add": ("f16", "f16x2", "bf16", "bf16x2")}


def _atomics() -> list[Form]:
    made = []
    for space in ("global", "shared", "generic"):
        for op, kinds in ATOMICS.items():
            for kind in (*kinds, *NOFTZ.get(op, ())):
                noftz = ".noftz" if "16" in kind and op != "cas" else ""
                held: tuple[str, ...] = (kind,) if kind not in ("f16", "bf16", "b16") else (kind + "x2",)
                if kind == "b16":
                    held = ("b32",)
                args = (kind, kind) if op == "cas" else (kind,)
                if op == "cas":  # half of them meet their value
                    text = f"{_spelled('atom', space)}.cas.{kind} D, [P], A, B;"
                    same = f".reg .pred p; .reg .{kind} x; setp.ne.u32 p, C, 0; ld.{space}.{kind} x, [P];"
                    same = same.replace("ld.generic", "ld")
                    same += f" selp.{kind} x, x, A, p; " + text.replace("A, B", "x, B")
                    made.append(Form(text[: text.index(" ")], same, (kind,), (*args, "bool"), space, held, COUNT))
                    continue
                name = f"{_spelled('atom', space)}.{op}{noftz}.{kind}"
                made.append(Form(name, f"{name} D, [P], A;", (kind,), args, space, held, 512))
                if op != "exch":
                    name = f"{_spelled('red', space)}.{op}{noftz}.{kind}"
                    made.append(Form(name, f"{name} [P], A;", (), args, space, held, 512))
    for kind, each in (("f32", 2), ("f32", 4), ("f16", 2), ("f16", 4), ("f16", 8), ("bf16", 2), ("bf16", 4),
                       ("bf16", 8), ("f16x2", 2), ("f16x2", 4), ("bf16x2", 2), ("bf16x2", 4)):  # fmt: skip
        for op in ("add", "min", "max"):
            if kind == "f32" and op != "add":
                continue
            noftz = "" if kind == "f32" else ".noftz"
            held = (kind,) * each if kind not in ("f16", "bf16") else (kind + "x2",) * (each // 2)
            old, new = (", ".join(f"{letter}{i}" for i in range(each)) for letter in "DI")
            name = f"atom.global.v{each}.{kind}.{op}{noftz}"
            text = f"atom.global.{op}{noftz}.v{each}.{kind} {{{old}}}, [P], {{{new}}};"
            made.append(Form(name, text, (kind,) * each, (kind,) * each, "global", held, COUNT))
            text = f"red.global.{op}{noftz}.v{each}.{kind} [P], {{{new}}};"
            made.append(Form(name.replace("atom", "red"), text, (), (kind,) * each, "global", held, COUNT))
    for op in ("atom.global.exch.b128", "atom.global.cas.b128"):
        first = ".reg .b128 x, y, z, w; mov.b128 x, {A, B}; mov.b128 z, {C, S};"
        text = f"{first} {op} y, [P], x{', z' if 'cas' in op else ''}; mov.b128 {{D0, D1}}, y;"
        made.append(Form(op, text, ("b64", "b64"), ("b64",) * 4, "global", ("b64", "b64"), COUNT))
    return made


def forms() -> list[Form]:
    """All of them."""
    return _loads() + _atomics()
