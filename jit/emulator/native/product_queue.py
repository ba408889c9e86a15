"""The layout of a warp's queue of wgmma.mma_async, which the generated code fills and `tensor.queue` carries out.

A queue is an array of 64-bit words. The products are numbered from 0 on; number n lies in place n modulo `ROOM`.
"""

from __future__ import annotations

# Words of the head. TAIL: the number of the next product; HEAD: of the first that was not carried out; END: of the
# first that is not to be carried out now; ROOM: places, a power of two; LOADS: not 0 if a product took A from registers
# since the last commit; CLOCK, SLOT: address of the race detector's clock (u32) of the warp's products, or 0, and its
# slot; QUARTER: the warp's place in its warpgroup; FRAME: address of the warp's frame; UNSET: the first element that
# nothing wrote, of the product in front of HEAD, or -1.
TAIL, HEAD, END, ROOM, LOADS, CLOCK, SLOT, QUARTER, FRAME, UNSET = range(10)
ENTRIES = 16  # word of place 0

# Words of a place. PLAN: address of the plan, or 0 where Python does it; A_TABLE: 0 where A is in WORDS, 32 lanes of
# each of four registers (u32); A, B, HOW: what the tables are of, as in a form.
PLAN, SITE, A_TABLE, B_TABLE, USE_C, NEGATE, A, B, HOW = range(9)
WORDS = 16
ENTRY = WORDS + 64

# Words of a form, which gives the generated code what an instruction's descriptors stand for. FENCES: frame offset of
# the number of fences, if there has to be one, or 0; FORM_PLAN: address of the plan. From ROWS on a hash table of rows:
# HOW plus 1, so that 0 is an empty row: the quarter, and the bits below; the descriptors of A and B; their tables; one
# past the highest shared address; the address of the offsets of the 16-byte pieces, and how many they are.
FENCES, FORM_PLAN, ROWS = 0, 1, 8
ROW_HOW, ROW_A, ROW_B, ROW_A_TABLE, ROW_B_TABLE, ROW_HIGH, ROW_PIECES, ROW_COUNT = range(8)
ROW, ROW_BITS = 8, 10  # words of a row, and bits of their number
FORM = ROWS + (ROW << ROW_BITS)
A_MAJOR, B_MAJOR, REGISTERS = 4, 8, 16  # of HOW, above the quarter
HASH_A, HASH_B, HASH_HOW = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9


def row(a: int, b: int, how: int) -> int:
    """The word at which a form's row for descriptors begins."""
    mixed = (a * HASH_A + b * HASH_B + how * HASH_HOW) & (1 << 64) - 1
    return ROWS + (mixed >> 64 - ROW_BITS) * ROW
