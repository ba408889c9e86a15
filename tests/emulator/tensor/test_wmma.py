"""wmma of every shape and type: matrices go in and come out in memory, whatever order fragments have.

Operands are whole numbers of which every sum is exact; the expected results are NumPy's products."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit
from tests.emulator.exact import SEED
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
K16 = ("m16n16k16", "m8n32k16", "m32n8k16")
COUNTS = {"m16n16k16": (4, 4), "m8n32k16": (2, 8), "m32n8k16": (8, 2)}  # registers of bf16 operands
CASES = [
    *((shape, "f16", d, c) for shape in K16 for d, c in (("f32", "f32"), ("f16", "f16"), ("f32", "f16"))),
    *((shape, kind, "f32", "f32") for shape in K16 for kind in ("bf16",)), ("m16n16k8", "tf32", "f32", "f32"),
    *((shape, kind, "s32", "s32") for shape in K16 for kind in ("s8", "u8")), ("m8n8k4", "f64", "f64", "f64"),
    ("m8n8k32", "s4", "s32", "s32"), ("m8n8k32", "u4", "s32", "s32"), ("m8n8k128", "b1", "s32", "s32"),
]  # fmt: skip
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "s8": 8, "u8": 8, "f64": 64, "s4": 4, "u4": 4, "b1": 1, "f32": 32, "s32": 32}


def registers(shape: str, kind: str, which: int) -> int:
    if which == 2:
        count = 8 if "k16" in shape or ("k8" in shape and kind == "f32") else 2
        return 4 if kind == "f16" else count
    if kind == "f16":
        return 8
    if kind in ("bf16", "s8", "u8"):
        return max(COUNTS[shape][which] * (1 if kind == "bf16" else 2) // (1 if kind == "bf16" else 4), 1)
    return 4 if kind == "tf32" else 1


def encode(values: np.ndarray, kind: str, columns: bool) -> np.ndarray:
    """Bytes of a matrix, row by row or column by column, lines 8 elements further apart than they are long (of bits and
    nibbles: 32 bits)."""
    lines = values.T if columns else values
    bits = BITS[kind]
    gap = max(8, 32 // bits)
    padded = np.concatenate([lines, np.zeros((len(lines), gap), lines.dtype)], axis=1)
    if bits < 8:
        flat = (padded.astype(np.int64) & (1 << bits) - 1).reshape(-1, 8 // bits)
        return (flat << np.arange(8 // bits) * bits).sum(1).astype(np.uint8)
    kinds = {"f16": np.float16, "f32": np.float32, "tf32": np.float32, "f64": np.float64, "s8": np.int8, "u8": np.uint8,
             "s32": np.int32}  # fmt: skip
    if kind == "bf16":
        return (padded.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).view(np.uint8).ravel()
    return padded.astype(kinds[kind]).view(np.uint8).ravel()


@pytest.mark.parametrize(
    ("shape", "kind", "d_kind", "c_kind"), representatives(CASES, key=lambda shape, kind, d, c: kind)
)
def test_product(shape: str, kind: str, d_kind: str, c_kind: str) -> None:
    source = np.random.default_rng(SEED)
    print(f"seed {SEED}")
    m, rest = shape[1:].split("n")
    m, n, k = int(m), *(int(x) for x in rest.split("k"))
    low, high = {"u8": (0, 200), "u4": (0, 16), "s4": (-8, 8), "s8": (-90, 90), "b1": (0, 2)}.get(kind, (-4, 5))
    layouts = ["row.col"] if BITS[kind] < 8 else ["row.col", "col.row", "row.row", "col.col"]
    for which, layout in enumerate(layouts):
        a, b = source.integers(low, high, (m, k)).astype(float), source.integers(low, high, (k, n)).astype(float)
        c = source.integers(-9, 10, (m, n)).astype(float)
        rows, columns = layout.split(".")
        out_layout = ("row", "col")[which % 2]
        data = [encode(a, kind, rows == "col"), encode(b, kind, columns == "col")]
        data.append(encode(c, c_kind, out_layout == "col"))
        gap = max(8, 32 // BITS[kind])
        steps = [(k if rows == "row" else m) + gap, (n if columns == "row" else k) + gap,
                 (n if out_layout == "row" else m) + 8]  # fmt: skip
        counts = [registers(shape, kind, 0), registers(shape, kind, 1), registers(shape, c_kind, 2)]
        d_count = registers(shape, d_kind, 2)
        letter = {"f64": "d", "f32": "f"}
        types = {"f64": "double", "f32": "float"}
        text = ""
        for i, (name, type_, lay) in enumerate((("a", kind, rows), ("b", kind, columns), ("c", c_kind, out_layout))):
            regs = ", ".join(f"%{j}" for j in range(counts[i]))
            # tf32 is held in 32-bit integer registers
            hold = letter.get(type_, "r")
            text += f"{types.get(type_, 'unsigned')} {name}[{counts[i]}];\n"
            space = (".global", "", ".shared")[i]
            at = '"r"(shared)' if i == 2 else f'"l"({name}_)'
            text += (
                f'asm volatile("wmma.load.{name}.sync.aligned.{lay}.{shape}{space}.{type_} {{{regs}}}, [%{counts[i]}], '
                f'%{counts[i] + 1};" : '
                + ", ".join(f'"={hold}"({name}[{j}])' for j in range(counts[i]))
                + f' : {at}, "r"({steps[i]}) : "memory");\n'
            )
        kinds = f"{d_kind}.{c_kind}" if kind == "f16" else f"{d_kind}.{kind}.{kind}.{c_kind}"
        operation = ".and.popc" if kind == "b1" else ""
        first = np.cumsum([0, d_count, *counts])
        groups = [", ".join(f"%{first[i] + j}" for j in range(size)) for i, size in enumerate((d_count, *counts))]
        parts = zip("abc", (kind, kind, c_kind), counts, strict=True)
        given = [f'"{letter.get(t, "r")}"({name}[{j}])' for name, t, size in parts for j in range(size)]
        text += f"{types.get(d_kind, 'unsigned')} d[{d_count}];\n"
        text += (
            f'asm volatile("wmma.mma{operation}.sync.aligned.{rows}.{columns}.{shape}.{kinds} '
            + ", ".join(f"{{{group}}}" for group in groups)
            + ';" : '
            + ", ".join(f'"={letter.get(d_kind, "r")}"(d[{j}])' for j in range(d_count))
            + f" : {', '.join(given)});\n"
        )
        if d_kind in ("f32", "f64", "s32"):  # what kernels do with fragments: the same to all elements
            text += f"for (int j = 0; j < {d_count}; j++) d[j] = d[j] * 2;\n"
        regs = ", ".join(f"%{j + 1}" for j in range(d_count))
        text += (
            f'asm volatile("wmma.store.d.sync.aligned.{out_layout}.{shape}.global.{d_kind} [%0], {{{regs}}}, '
            f'%{d_count + 1};" :: "l"(d_), '
            + ", ".join(f'"{letter.get(d_kind, "r")}"(d[{j}])' for j in range(d_count))
            + f', "r"({steps[2]}) : "memory");\n'
        )
        kernel = (
            'extern "C" __global__ void k(const char* a_, const char* b_, const char* c_, char* d_) {\n'
            f"__shared__ __align__(16) char cells[{len(data[2])}];\n"
            f"for (int i = threadIdx.x; i < {len(data[2])}; i += 32) cells[i] = c_[i];\n__syncwarp();\n"
            f"unsigned shared = (unsigned)__cvta_generic_to_shared(cells);\n{text}}}"
        )
        lines = (m, n) if out_layout == "row" else (n, m)
        out = torch.zeros(lines[0] * (lines[1] + 8) * BITS[d_kind] // 8, dtype=torch.uint8)
        tensors = [torch.from_numpy(x.copy()) for x in data]
        jit.load(kernel, arch="sm_90a")["k"](*tensors, out, grid=1, block=32)
        want = a @ b + c
        want = want * 2 if d_kind in ("f32", "f64", "s32") else want
        assert np.array_equal(out.numpy(), encode(want, d_kind, out_layout == "col")), layout
