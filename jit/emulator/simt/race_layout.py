"""The layout of the race detector's contexts and shadows, shared by the generated code and by Python.

A stamp of shared memory is u64: clock in bits 32 to 63, ATOMIC at bit 31, the number of the site in bits 4 to 30, and
in bits 0 to 3 which bytes of the cell's four. `races.py` explains slots, clocks and what is compared.
"""

from __future__ import annotations

CELL = 4  # bytes of shared memory, or of global memory, that share a stamp
ATOMIC = 1 << 31
AGENTS = ("warp", "mma", "bulk", "cp")  # the kinds of slots, each with one for every warp
# What an access does. UPDATE is an atomic, REDUCE one without a result, which therefore observes nothing.
READ, WRITE, UPDATE, ACQUIRE, RELEASE, REDUCE = range(6)
UNORDERED, UNFENCED, READ_BEFORE, GLOBAL = 1, 2, 3, 4  # what is wrong with it
SYNC_ROWS = 256  # clocks of addresses that are used for synchronisation, by a hash of the address

# A warp's context, u64 words. REMOTE: the stamp of its last access to the shared memory of each CTA of the cluster.
(VC, PVC, SLOT, STAMP, SHADOWS, CTAS, SLOTS, SYNC_VC, SYNC_PVC, SPANS, SPAN_COUNT, OWNER, ACQUIRED,
 KIND, OFFSET, OTHER, OTHER_STAMP, LANE, RANK, LAST_SPAN, REMOTE) = range(21)  # fmt: skip
CONTEXT = 24
# A CTA's shadow, u64 words: host addresses of u64[cells], u16[cells], u64[cells], u64[columns][cells]; and sizes.
WRITES, WRITERS, READERS, READS, CELLS, COLUMNS = range(6)
# A global allocation, u64 words: first address, one past the last, host addresses of u64[cells] and of two u64: not 0
# once a CTA has written there, and once one has read there. A cell's stamp: the writing cluster's number in the grid
# and 1 from bit OWNER_SHIFT, the bytes that it wrote in bits 32 to 35, those that anyone wrote from bit BYTES_SHIFT,
# the number of the site below.
LOW, HIGH, OWNERS, TOUCHED, LOOKED = range(5)
SPAN = 6
OWNER_SHIFT, BYTES_SHIFT = 36, 28


def word(name: str, base: str, number: int, kind: str = "i64") -> str:
    """IR that loads word ``number`` of the u64 array ``base`` as `%name`; `%at.name` is its place."""
    return f"  %at.{name} = getelementptr i64, ptr {base}, i64 {number}\n  %{name} = load {kind}, ptr %at.{name}\n"


def record(kind: str) -> str:
    """IR that stores what is wrong (`%off`, `%t`, `%e`) in the context `%c`."""
    rows = ((KIND, kind), (OFFSET, "%off"), (OTHER, "%t"), (OTHER_STAMP, "%e"))
    return "".join(
        f"  %r{i} = getelementptr i64, ptr %c, i64 {at}\n  store i64 {value}, ptr %r{i}\n"
        for i, (at, value) in enumerate(rows)
    )


def each_piece(name: str, first: str, more: str, test: str, setup: str = "") -> str:
    """IR of `i64 @name(first, ptr at, i64 n, i64 size, more, i64 how)`: the number of the first of n pieces of `size`
    bytes for which ``test`` finds `%bad`, or -1. ``test`` begins with the piece's `%off` and may go on to `%next`."""
    return f"""define i64 @{name}({first}, ptr %at, i64 %n, i64 %size, {more}, i64 %how) {{
entry:
{setup}
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %next]
  %left = icmp ult i64 %i, %n
  br i1 %left, label %body, label %fine
body:
  %pa = getelementptr i64, ptr %at, i64 %i
  %off = load i64, ptr %pa
{test}
  br i1 %bad, label %failed, label %next
next:
  %i1 = add i64 %i, 1
  br label %head
failed:
  ret i64 %i
fine:
  ret i64 -1
}}
"""
