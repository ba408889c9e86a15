"""Sparse matrices for `mma.sp` and `wgmma.mma_async.sp`, and the registers that hold them [PTX ISA 9.7.14.6, 9.7.15.6].
The metadata's places are those of CUTLASS's layouts of it."""

from __future__ import annotations

import itertools

import numpy as np
import torch

BITS = {"tf32": 32, "f16": 16, "bf16": 16, "s8": 8, "u8": 8, "e4m3": 8, "e5m2": 8, "s4": 4, "u4": 4}
CHUNK = {32: 2, 16: 4, 8: 4, 4: 8}


def coded(values: np.ndarray, kind: str) -> np.ndarray:
    """Small integers as codes of a type."""
    if kind in ("s8", "u8", "s4", "u4"):
        return (values.astype(np.int64) & (1 << BITS[kind]) - 1).astype(np.uint32)
    types = {"f16": torch.float16, "bf16": torch.bfloat16, "e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2}
    tensor = torch.from_numpy(values.astype(np.float32)).to(types.get(kind, torch.float32))
    return tensor.view({32: torch.uint32, 16: torch.uint16, 8: torch.uint8}[BITS[kind]]).numpy().astype(np.uint32)


class Sparse:
    """A random sparse matrix of small integers.

    Attributes:
        dense: [rows, k].
        stored: [rows, k / 2], its elements in the places that are kept, which may be zeros too.
        codes: [rows, k / chunk] metadata of four bits.
    """

    def __init__(self, rng: np.random.Generator, rows: int, k: int, kind: str, ordered: bool = True):
        bits = BITS[kind]
        chunk, unit = CHUNK[bits], {32: 1, 4: 2}.get(bits, 1)
        low = 0 if kind[0] == "u" else -3
        self.dense = np.zeros((rows, k), np.int64)
        self.stored = np.zeros((rows, k // 2), np.int64)
        self.codes = np.zeros((rows, k // chunk), np.int64)
        pairs = list(itertools.combinations(range(4), 2))
        for row, place in itertools.product(range(rows), range(k // chunk)):
            values = rng.integers(low, 4, chunk // 2)
            if bits == 32:
                which = int(rng.integers(2))
                self.codes[row, place] = (0b0100, 0b1110)[which]
                columns = [which]
            else:
                first, second = pairs[rng.integers(len(pairs))]
                if not ordered and rng.integers(2):
                    first, second = second, first
                self.codes[row, place] = first | second << 2
                columns = [unit * index + i for index in (first, second) for i in range(unit)]
            self.dense[row, place * chunk + np.array(columns)] = values
            self.stored[row, place * chunk // 2 : (place + 1) * chunk // 2] = values


def registers_a(stored: np.ndarray, kind: str) -> np.ndarray:
    """[registers, 32]: A of 16 rows. A lane's register holds the stored elements of consecutive columns of a row:
    row = lane / 4, and 8 more in every second register; first column = lane % 4 times their number, and further on."""
    bits = BITS[kind]
    each, codes = 32 // bits, coded(stored, kind)
    words = np.zeros((codes.shape[1] // (2 * each), 32), np.uint64)
    for register, lane, i in itertools.product(range(len(words)), range(32), range(each)):
        row = lane // 4 + 8 * (register % 2)
        column = register // 2 * 4 * each + lane % 4 * each + i
        words[register, lane] |= np.uint64(int(codes[row, column]) << i * bits)
    return words.astype(np.uint32)


def registers_b(b: np.ndarray, kind: str) -> np.ndarray:
    """[registers, 32]: B, [k, 8]. Column = lane / 4; rows go on by lane % 4, then by register."""
    bits = BITS[kind]
    each, codes = 32 // bits, coded(b, kind)
    words = np.zeros((len(b) // (4 * each), 32), np.uint64)
    for register, lane, i in itertools.product(range(len(words)), range(32), range(each)):
        row = register * 4 * each + lane % 4 * each + i
        words[register, lane] |= np.uint64(int(codes[row, lane // 4]) << i * bits)
    return words.astype(np.uint32)


def metadata(codes: np.ndarray, kind: str, selector: int, rng: np.random.Generator) -> np.ndarray:
    """[32]: the metadata of 16 rows; lanes that contribute none have random bits."""
    bits = codes.shape[1] * 4  # of a row
    words = rng.integers(0, 1 << 32, 32, dtype=np.uint64)
    for group in range(8):
        rows = [sum(int(code) << 4 * i for i, code in enumerate(codes[group + 8 * half])) for half in (0, 1)]
        if BITS[kind] >= 16:  # 16 bits of each of two rows in a word
            held = [rows[0] >> 16 * i & 0xFFFF | (rows[1] >> 16 * i & 0xFFFF) << 16 for i in range(bits // 16)]
        else:  # 32 bits of one row in a word, of the other in the next
            held = [rows[i % 2] >> 32 * (i // 2) & 0xFFFFFFFF for i in range(bits // 16)]
        words[4 * group + selector * len(held) : 4 * group + (selector + 1) * len(held)] = held
    return words.astype(np.uint32)


def registers_d(values: np.ndarray, kind: str) -> np.ndarray:
    """[registers, 32]: C or D, [16, 8]: row = lane / 4 and 8 below it, columns 2 (lane % 4) and the next."""
    out = np.zeros((4, 32), np.uint32)
    if kind == "f16":
        codes = values.astype(np.float16).view(np.uint16).astype(np.uint32)
    else:
        codes = values.astype(np.float32 if kind == "f32" else np.int32).view(np.uint32)
    for register, lane in itertools.product(range(4), range(32)):
        code = codes[lane // 4 + 8 * (register // 2), 2 * (lane % 4) + register % 2]
        if kind == "f16":
            out[register // 2, lane] |= code << np.uint32(16 * (register % 2))
        else:
            out[register, lane] = code
    return out
