"""mma.sync and mma.sp of sm_120a, of 8-, 6- and 4-bit floats, with and without block scales. Operands are placed by
CuTe's layouts of these atoms (mma_traits_sm120.hpp, mma_traits_sm120_sparse.hpp), and products are exact fractions."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest
import torch

import jit
from jit.emulator import EmulatorFinding
from tests.emulator.exact import SEED

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

# Thread modes and value modes, (size, stride) each; a place is row + rows * column, and of A and B the column is k.
LAYOUTS = {
    "A8": (((4, 64), (8, 1)), ((4, 16), (2, 8), (2, 256))), "B8": (((4, 32), (8, 1)), ((4, 8), (2, 128))),
    "A4": (((4, 128), (8, 1)), ((8, 16), (2, 8), (2, 512))), "B4": (((4, 64), (8, 1)), ((8, 8), (2, 256))),
    "B8 sparse": (((4, 32), (8, 1)), ((4, 8), (4, 128))), "B4 sparse": (((4, 64), (8, 1)), ((8, 8), (4, 256))),
    "C": (((4, 32), (8, 1)), ((2, 16), (2, 8))),
    "E8": (((2, 8), (2, 512), (8, 1)), ((32, 16),)), "E4": (((2, 8), (2, 1024), (8, 1)), ((64, 16),)),
    "SFA": (((2, 8), (2, 0), (8, 1)), ()), "SFB": (((4, 0), (8, 1)), ()),
}  # fmt: skip


def modes(spec: tuple[tuple[int, int], ...]) -> list[int]:
    """The offsets of the places of a list of modes, the first mode fastest."""
    return [sum(p) for p in itertools.product(*([i * stride for i in range(size)] for size, stride in reversed(spec)))]


def place(name: str, rows: int) -> list[list[tuple[int, int]]]:
    """[lane][value] (row, column)."""
    threads, values = LAYOUTS[name]
    return [[((t + v) % rows, (t + v) // rows) for v in modes(values)] for t in modes(threads)]


def value(code: int, exponent: int, mantissa: int) -> Fraction:
    """Of a float of 1 + exponent + mantissa bits."""
    bias = (1 << exponent - 1) - 1
    sign, e, m = code >> exponent + mantissa, code >> mantissa & (1 << exponent) - 1, code & (1 << mantissa) - 1
    size = Fraction(m + ((1 << mantissa) if e else 0), 1 << mantissa) * Fraction(2) ** (max(e, 1) - bias)
    return -size if sign else size


FORMATS = {"e4m3": (4, 3), "e5m2": (5, 2), "e2m3": (2, 3), "e3m2": (3, 2), "e2m1": (2, 1)}
VALUES = {  # of codes that are neither tiny nor large: their sums are exact in f32
    name: {
        code: v
        for code in range(2 << sum(bits))
        if not (v := value(code, *bits)) or (Fraction(1, 4) <= abs(v) <= 8 and name in ("e4m3", "e5m2", "e3m2"))
        or name in ("e2m1", "e2m3")
    }
    for name, bits in FORMATS.items()
}  # fmt: skip
SCALES = {
    "ue8m0": {code: Fraction(2) ** (code - 127) for code in range(125, 130)},
    "ue4m3": {code: value(code, 4, 3) for code in range(0x30, 0x48)},
}
RISING = [(i, j) for j in range(4) for i in range(j)]  # indices of a chunk's two stored elements, or pairs


@dataclass(frozen=True)
class Form:
    kind: str
    a: str
    b: str
    d: str = "f32"
    scales: int = 0
    scale: str = ""
    sparse: bool = False
    cutlass: bool = False  # modifiers in its order
    plain: bool = False  # without a kind

    @property
    def packed(self) -> bool:
        return self.kind.startswith("mxf4")

    @property
    def k(self) -> int:
        return (64 if self.packed else 32) << self.sparse

    @property
    def op(self) -> str:
        sp = "sp::ordered_metadata" if self.sparse else ""
        kind = "" if self.plain else f"kind::{self.kind}"
        scaled = f"block_scale.scale_vec::{self.scales}X" if self.scales else ""
        types = f"{self.d}.{self.a}.{self.b}.{self.d}" + (f".{self.scale}" if self.scale else "")
        shape = f"m16n8k{self.k}.row.col"
        parts = ("sync.aligned", kind, sp, scaled, shape) if self.cutlass else (sp, "sync.aligned", shape, kind, scaled)
        return ".".join(["mma", *(part for part in parts if part), types])


FORMS = [
    Form("f8f6f4", "e4m3", "e5m2"), Form("f8f6f4", "e2m1", "e3m2", cutlass=True),
    Form("f8f6f4", "e2m3", "e4m3", "f16"), Form("f8f6f4", "e4m3", "e4m3", plain=True),
    Form("mxf8f6f4", "e4m3", "e5m2", "f32", 1, "ue8m0"),
    Form("mxf8f6f4", "e2m1", "e2m3", "f32", 1, "ue8m0", cutlass=True),
    Form("mxf4", "e2m1", "e2m1", "f32", 2, "ue8m0"), Form("mxf4nvf4", "e2m1", "e2m1", "f32", 2, "ue8m0"),
    Form("mxf4nvf4", "e2m1", "e2m1", "f32", 4, "ue4m3", cutlass=True),
    Form("f8f6f4", "e5m2", "e2m1", "f16", sparse=True, cutlass=True),
    Form("f8f6f4", "e4m3", "e5m2", sparse=True, plain=True),
    Form("mxf8f6f4", "e3m2", "e4m3", "f32", 1, "ue8m0", True, True),
    Form("mxf4nvf4", "e2m1", "e2m1", "f32", 4, "ue4m3", True, True),
    Form("mxf4", "e2m1", "e2m1", "f32", 2, "ue8m0", True),
]  # fmt: skip


def kernel(number: int, form: Form) -> str:
    """CUDA text: 16 words of a lane are A, B, C, metadata and scales; then the selectors."""
    counts = [2 if form.d == "f16" else 4, 4, 4 if form.sparse else 2, 2 if form.d == "f16" else 4]
    names, at = [], 0
    for count in counts:
        names.append("{" + ", ".join(f"%{at + i}" for i in range(count)) + "}")
        at += count
    given = [f'"r"(p[{4 * i + j}])' for i, count in enumerate(counts[1:]) for j in range(count)]
    if form.sparse:
        names += [f"%{at}", "0x0"]
        given, at = [*given, '"r"(p[12])'], at + 1
    if form.scales:
        names += [f"%{at}, {{%{at + 2}, %{at + 3}}}", f"%{at + 1}, {{%{at + 4}, %{at + 5}}}"]
        given += ['"r"(p[13])', '"r"(p[14])', *(f'"h"((unsigned short)s[{i}])' for i in range(4))]
    outs = ", ".join(f'"=r"(d[{i}])' for i in range(counts[0]))
    return (
        f'extern "C" __global__ void k{number}(unsigned* out, const unsigned* in, const int* s) {{\n'
        f"const unsigned* p = in + 16 * threadIdx.x; unsigned d[4] = {{}};\n"
        f'asm volatile("{form.op} {", ".join(names)};" : {outs} : {", ".join(given)});\n'
        f"for (int i = 0; i < 4; ++i) out[4 * threadIdx.x + i] = d[i]; }}\n"
    )


@pytest.fixture(scope="module")
def module() -> jit.Module:
    return jit.load("\n".join(kernel(i, form) for i, form in enumerate(FORMS)), arch="sm_120a")


def placed(matrix: dict[tuple[int, int], int], name: str, rows: int, bits: int) -> np.ndarray:
    """[32, words]: a matrix of codes in the lanes' registers."""
    numbers = [sum(matrix[at] << bits * i for i, at in enumerate(lane)) for lane in place(name, rows)]
    words = len(place(name, rows)[0]) * bits // 32
    return np.array([[number >> 32 * i & 0xFFFFFFFF for i in range(words)] for number in numbers], np.uint32)


def chosen(rng: random.Random, rows: int, k: int, kind: str) -> dict[tuple[int, int], int]:
    codes = list(VALUES[kind])
    return {(i, j): rng.choice(codes) for i in range(rows) for j in range(k)}


@pytest.mark.parametrize("number", range(len(FORMS)), ids=[form.op for form in FORMS])
def test_product(module: jit.Module, number: int) -> None:
    form = FORMS[number]
    rng = random.Random(SEED + number)
    bits, stored = 4 if form.packed else 8, form.k >> form.sparse
    a, b = chosen(rng, 16, stored, form.a), chosen(rng, 8, form.k, form.b)
    c = {(i, j): rng.randrange(-32, 33) for i in range(16) for j in range(8)}
    words = rng.choices(range(1 << 32), k=512)  # what is not given may be anything
    given = np.array(words, np.uint32).reshape(32, 16)
    shift = [2 if kind == "e2m1" and not form.packed else 0 for kind in (form.a, form.b)]
    suffix = " sparse" if form.sparse else ""
    given[:, :4] = placed({at: code << shift[0] for at, code in a.items()}, f"A{bits}", 16, bits)
    held = placed({at: code << shift[1] for at, code in b.items()}, f"B{bits}{suffix}", 8, bits)
    given[:, 4 : 4 + held.shape[1]] = held
    lanes = place("C", 16)
    values = np.array([[c[at] for at in lane] for lane in lanes], np.float16 if form.d == "f16" else np.float32)
    given[:, 8 : 10 if form.d == "f16" else 12] = values.view(np.uint32)

    # The column of A that each stored element is.
    columns = {(i, j): j for i in range(16) for j in range(stored)}
    if form.sparse:
        unit = 2 if form.packed else 1  # elements that an index moves
        chunk = 4 * unit
        found = {(i, n): rng.choice(RISING) for i in range(16) for n in range(form.k // chunk)}
        for (i, n), pair in found.items():
            for which, element in itertools.product(range(2), range(unit)):
                columns[i, (n * 2 + which) * unit + element] = n * chunk + pair[which] * unit + element
        for lane, at in enumerate(place(f"E{bits}", 16)):
            row, first = at[0]
            chunks = [found[row, first // chunk + n] for n in range(len(at) // chunk)]
            given[lane, 12] = sum((low | high << 2) << 4 * n for n, (low, high) in enumerate(chunks))

    factors: list[dict[tuple[int, int], Fraction]] = [{}, {}]
    selectors = [0, 0, 0, 0]
    for which, (name, threads) in enumerate((("SFA", 2), ("SFB", 4))):
        if not form.scales:
            break
        byte, thread = rng.randrange(0, 4, form.scales), rng.randrange(threads)
        selectors[2 * which : 2 * which + 2] = byte, thread
        rows = [row for row, _ in (lane[0] for lane in place(name, 16 if which == 0 else 8))]
        for lane, row in enumerate(rows):
            if (lane % 4 // 2 if which == 0 else lane % 4) == thread:
                codes = [rng.choice(list(SCALES[form.scale])) for _ in range(form.scales)]
                mask = ((1 << 8 * form.scales) - 1) << 8 * byte
                word = sum(code << 8 * (byte + i) for i, code in enumerate(codes))
                given[lane, 13 + which] = int(given[lane, 13 + which]) & ~mask & 0xFFFFFFFF | word
                factors[which] |= {(row, i): SCALES[form.scale][code] for i, code in enumerate(codes)}

    out = torch.zeros(32, 4, dtype=torch.int32)
    module[f"k{number}"](
        out, torch.from_numpy(given.view(np.int32)), torch.tensor(selectors, dtype=torch.int32), grid=1, block=32
    )
    got = out.numpy().view(values.dtype)
    for lane, at in enumerate(lanes):
        for i, (m, n) in enumerate(at):
            total = Fraction(c[m, n])
            for j in range(stored):
                k = columns[m, j]
                term = VALUES[form.a][a[m, j]] * VALUES[form.b][b[n, k]]
                chunk = k * form.scales // form.k
                total += term * factors[0][m, chunk] * factors[1][n, chunk] if form.scales else term
            assert got[lane, i] == values.dtype.type(float(total)), (m, n)


def test_selectors_that_the_isa_does_not_list(module: jit.Module) -> None:
    number = next(i for i, form in enumerate(FORMS) if form.scales == 2)
    for selectors in ([1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4]):
        with pytest.raises(EmulatorFinding, match=r"scale-factor.*scale_vec::2X"):
            module[f"k{number}"](
                torch.zeros(128, dtype=torch.int32), torch.zeros(512, dtype=torch.int32),
                torch.tensor(selectors, dtype=torch.int32), grid=1, block=32,
            )  # fmt: skip
