"""Every operation and type of atom and red against Python, lane after lane, in global and shared memory."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch

import jit
from tests.emulator.exact import BF16, F16, F32, F64, Format, draw, integers, signed
from tests.emulator.instructions.test_rounding import fused, one
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
LANES, CELLS = 32, 4


def added(form: Format, a: int, b: int) -> int:
    return fused(form, a, one(form), b, "rn")


def extreme(form: Format, a: int, b: int, largest: bool) -> int:
    numbers = [x for x in (a, b) if form.value(x) == form.value(x)]
    if not numbers:
        return form.nan
    return (max if largest else min)(numbers, key=lambda x: (form.value(x), not form.minus(x)))


def total(bits: int) -> Callable[[int, int], int]:
    return lambda old, b: old + b & (1 << bits) - 1


INTEGER: dict[str, Callable[[int, int], int]] = {}
for size in (32, 64):
    INTEGER |= {
        f"add.u{size}": total(size),
        f"and.b{size}": lambda old, b: old & b,
        f"or.b{size}": lambda old, b: old | b,
        f"xor.b{size}": lambda old, b: old ^ b,
        f"exch.b{size}": lambda old, b: b,
        f"min.u{size}": min,
        f"max.u{size}": max,
        f"min.s{size}": lambda old, b, n=size: min(old, b, key=lambda x: signed(n, x)),
        f"max.s{size}": lambda old, b, n=size: max(old, b, key=lambda x: signed(n, x)),
    }
INTEGER |= {
    "add.s32": total(32),
    "inc.u32": lambda old, b: 0 if old >= b else old + 1,
    "dec.u32": lambda old, b: b if old == 0 or old > b else old - 1,
}

SOURCE = """
typedef unsigned long long u64;
extern "C" __global__ void k(u64* memory, const u64* values, u64* old, u64* out) {{
    __shared__ __align__(16) u64 cells[{cells}];
    int i = threadIdx.x;
    if (i < {cells}) cells[i] = memory[i];
    __syncthreads();
    u64 x[{regs}], y[{regs}] = {{}}, z[{regs}] = {{}};
    for (int r = 0; r < {regs}; r++) x[r] = values[i * {regs} + r];
    u64 at = {base} + i % {places} * {bytes};
    {body}
    for (int r = 0; r < {regs}; r++) old[i * {regs} + r] = y[r];
    __syncthreads();
    if (i < {cells}) out[i] = {from};
}}
"""


def launch(name: str, space: str, registers: int, bits: int, values: np.ndarray, start: np.ndarray, red: bool,
           arch: str = "sm_90a") -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """Old values [lane, register] and the memory after it; ``name``: modifiers, operation, vector and type."""
    letter = {16: "h", 32: "r", 64: "l"}[bits]
    kind = {16: "unsigned short", 32: "unsigned", 64: "u64"}[bits]
    outs = ", ".join(f"%{i}" for i in range(registers))
    ins = ", ".join(f"%{i + (0 if red else registers) + 1}" for i in range(registers))
    if registers > 1:
        outs, ins = f"{{{outs}}}", f"{{{ins}}}"
    at = f"[%{0 if red else registers}]"
    text = f"red{space}.{name} {at}, {ins};" if red else f"atom{space}.{name} {outs}, {at}, {ins};"
    results = "" if red else ", ".join(f'"={letter}"(t[{r}])' for r in range(registers))
    given = ", ".join(f'"{letter}"(({kind})x[{r}])' for r in range(registers))
    address = '"r"((unsigned)at)' if ".shared" in space else '"l"(at)'
    body = f'{kind} t[{registers}] = {{}}; asm volatile("{text}" : {results} : {address}, {given} : "memory");'
    body += f"for (int r = 0; r < {registers}; r++) y[r] = t[r];"
    cells = len(start)
    source = SOURCE.format(
        cells=cells, regs=registers, body=body, bytes=registers * bits // 8, places=cells * 64 // (registers * bits),
        base="(u64)__cvta_generic_to_shared(cells)" if ".shared" in space else "(u64)memory",
        **{"from": "cells[i]" if ".shared" in space else "memory[i]"},
    )  # fmt: skip
    memory, given_, old, out = (
        torch.from_numpy(x.view(np.int64).copy())
        for x in (start, values, np.zeros(LANES * registers, np.uint64), np.zeros(cells, np.uint64))
    )
    jit.load(source, arch=arch)["k"](memory, given_, old, out, grid=1, block=LANES)
    return old.numpy().view(np.uint64).reshape(LANES, registers), out.numpy().view(np.uint64)


def expected(apply: Callable[[int, int], int], registers: int, bits: int, values: np.ndarray,
             start: np.ndarray) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    cells = np.frombuffer(start.tobytes(), f"<u{bits // 8}").copy()
    places, old = len(cells) // registers, np.zeros((LANES, registers), np.uint64)
    for lane in range(LANES):
        for r in range(registers):
            at = lane % places * registers + r
            old[lane, r] = cells[at]
            cells[at] = apply(int(cells[at]), int(values[lane * registers + r]) & (1 << bits) - 1)
    return old, np.frombuffer(cells.tobytes(), np.uint64)


@pytest.mark.parametrize("space", representatives([".global", ".shared", "", ".shared::cluster"]))
def test_integers(space: str) -> None:
    for seed, (name, apply) in enumerate(INTEGER.items()):
        if space in ("", ".shared::cluster") and seed % 3:
            continue  # other spellings of the same: some of them are enough
        bits = int(name[-2:])
        values, start = integers(64, LANES, seed), integers(64, CELLS, seed + 1)
        if "inc" in name or "dec" in name:
            values, start = values % np.uint64(4), start & np.uint64(0x300000003)
        order = ["", ".relaxed.gpu", ".acq_rel.cta", ".release.sys"][seed % 4]
        old, after = launch(name, order + space, 1, bits, values, start, False)
        want, memory = expected(apply, 1, bits, values, start)
        assert np.array_equal(old, want), name
        assert np.array_equal(after, memory), name
        if not name.startswith("exch"):
            _, after = launch(name, space, 1, bits, values, start, True)
            assert np.array_equal(after, memory), name


FLOATS = [
    ("add.f32", F32, 32, 1), ("add.f64", F64, 64, 1), ("add.noftz.f16", F16, 16, 1), ("add.noftz.bf16", BF16, 16, 1),
    ("add.noftz.f16x2", F16, 32, 1), ("add.noftz.bf16x2", BF16, 32, 1),
]  # fmt: skip
VECTORS = [
    ("v2.f32.add", F32, 32, 2), ("v4.f32.add", F32, 32, 4), ("v2.f16.add.noftz", F16, 16, 2),
    ("v4.f16.add.noftz", F16, 16, 4), ("v8.f16.min.noftz", F16, 16, 8), ("v4.f16x2.max.noftz", F16, 32, 4),
    ("v2.bf16x2.add.noftz", BF16, 32, 2), ("v4.bf16x2.min.noftz", BF16, 32, 4), ("v8.bf16.max.noftz", BF16, 16, 8),
]  # fmt: skip


def operation(form: Format, name: str, shared: bool, pair: bool) -> Callable[[int, int], int]:
    def apply(old: int, b: int) -> int:
        if form is F32 and not shared:  # sums in global memory have no subnormals
            return form.flushed(added(form, form.flushed(old), form.flushed(b)))
        if "min" in name or "max" in name:
            return extreme(form, old, b, "max" in name)
        return added(form, old, b)

    def both(old: int, b: int) -> int:
        return apply(old & 0xFFFF, b & 0xFFFF) | apply(old >> 16, b >> 16) << 16

    return both if pair else apply


def same(form: Format, got: np.ndarray, want: np.ndarray) -> bool:
    if form is not F64:
        return np.array_equal(got, want)
    a, b = got.ravel().view(np.float64), want.ravel().view(np.float64)
    return bool(((got.ravel() == want.ravel()) | np.isnan(a) & np.isnan(b)).all())


def numbers(form: Format, bits: int, count: int, seed: int) -> np.ndarray:
    values = draw(form, count, seed)
    if bits > form.bits:
        values = values | draw(form, count, seed + 50) << np.uint64(form.bits)
    return values


@pytest.mark.parametrize(
    ("name", "form", "bits", "registers"),
    representatives([*FLOATS, *VECTORS], key=lambda name, form, bits, registers: (bits, registers)),
)
def test_floats(name: str, form: Format, bits: int, registers: int) -> None:
    pair = "x2" in name
    cells = CELLS * registers
    words = numbers(form, bits, cells * 64 // bits, 1)
    start = np.frombuffer(words.astype(f"<u{bits // 8}").tobytes(), np.uint64)
    values = numbers(form, bits, LANES * registers, 2)
    spaces = [".global"] if registers > 1 else [".global", ".shared", ""]
    spelled = name
    if registers > 1:
        vector, kind, op, *rest = name.split(".")
        spelled = ".".join([op, *rest, vector, kind])
    for space in spaces:
        apply = operation(form, name, space == ".shared", pair)
        want, memory = expected(apply, registers, bits, values, start)
        old, after = launch(spelled, space, registers, bits, values, start, False)
        assert same(form, old, want), (name, space)
        assert same(form, after, memory), (name, space)
        _, after = launch(spelled, space, registers, bits, values, start, True)
        assert same(form, after, memory), (name, space)


def test_compare_and_swap() -> None:
    """16, 32, 64 and 128 bits: half of the lanes compare with what is there."""
    for bits in (16, 32, 64):
        letter, kind = {16: ("h", "unsigned short"), 32: ("r", "unsigned"), 64: ("l", "unsigned long long")}[bits]
        source = f"""extern "C" __global__ void k({kind}* cell, {kind}* old) {{
            {kind} i = threadIdx.x, d;
            asm volatile("atom.global.cas.b{bits} %0, [%1], %2, %3;" : "={letter}"(d)
                : "l"(cell), "{letter}"(({kind})(i & ~1)), "{letter}"(({kind})(i + 1)) : "memory");
            old[i] = d; }}"""
        type_ = {16: torch.int16, 32: torch.int32, 64: torch.int64}[bits]
        cell, old = torch.zeros(1, dtype=type_), torch.zeros(LANES, dtype=type_)
        jit.load(source, arch="sm_90a")["k"](cell, old, grid=1, block=LANES)
        now, want = 0, []
        for i in range(LANES):
            want.append(now)
            now = i + 1 if now == i & ~1 else now
        assert old.tolist() == want
        assert cell.item() == now


def test_128_bits() -> None:
    """Loads, stores, exchange and compare-and-swap of 128 bits."""
    source = """typedef unsigned long long u64;
    extern "C" __global__ void k(u64* cell, u64* old, const u64* in, u64* copy) {
        int i = threadIdx.x; u64 a, b;
        asm volatile("{.reg .b128 x, y; mov.b128 x, {%3, %4}; atom.global.exch.b128 y, [%2], x; mov.b128 {%0, %1}, y;}"
            : "=l"(a), "=l"(b) : "l"(cell), "l"((u64)i), "l"(~(u64)i) : "memory");
        old[4 * i] = a; old[4 * i + 1] = b;
        asm volatile("{.reg .b128 x, y, z; mov.b128 x, {%3, %4}; mov.b128 y, {%5, %5};"
            "atom.relaxed.gpu.global.cas.b128 z, [%2], x, y; mov.b128 {%0, %1}, z;}"
            : "=l"(a), "=l"(b) : "l"(cell + 2), "l"((u64)(i & ~1)), "l"((u64)(i & ~1)), "l"((u64)i + 1) : "memory");
        old[4 * i + 2] = a; old[4 * i + 3] = b;
        asm volatile("{.reg .b128 x; ld.global.relaxed.gpu.b128 x, [%0]; st.global.relaxed.gpu.b128 [%1], x;}"
            :: "l"(in + 2 * i), "l"(copy + 2 * i) : "memory");
    }"""
    source = source.replace("ld.global.relaxed.gpu.b128", "ld.relaxed.gpu.global.b128")
    source = source.replace("st.global.relaxed.gpu.b128", "st.relaxed.gpu.global.b128")
    cell, old = torch.zeros(4, dtype=torch.int64), torch.zeros((LANES, 4), dtype=torch.int64)
    data = torch.from_numpy(integers(64, 2 * LANES).view(np.int64).copy())
    copy = torch.zeros_like(data)
    jit.load(source, arch="sm_90a")["k"](cell, old, data, copy, grid=1, block=LANES)
    assert torch.equal(copy, data)
    assert old[:, :2].tolist() == [[0, 0]] + [[i, ~i] for i in range(LANES - 1)]
    now = 0
    for i in range(LANES):
        assert old[i, 2:].tolist() == [now, now]
        now = i + 1 if now == i & ~1 else now
    assert cell.tolist() == [31, ~31, now, now]
