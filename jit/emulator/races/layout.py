"""The layout of the race detector's contexts and shadows, shared by the generated code and by Python.

A stamp of shared memory is u64: clock in bits 32 to 63, ATOMIC at bit 31, TWINNED at bit 30, the number of the site in
bits 4 to 29, and in bits 0 to 3 which bytes of the cell's four. owners.py has those of global memory. `events.py`
explains what slots and clocks are, and what is compared.
"""

from __future__ import annotations

from ...base import poison
from ..native import frame

ATOMIC = 1 << 31
TWINNED = 1 << 30  # other warps stored the same bytes there, and nothing orders them: their stamps are kept too
SITES = (1 << 26) - 1
AGENTS = ("warp", "mma", "bulk", "cp")  # the kinds of slots, each with one for every warp
# What an access does. UPDATE is an atomic, REDUCE one without a result, which therefore observes nothing.
READ, WRITE, UPDATE, ACQUIRE, RELEASE, REDUCE = range(6)
UNORDERED, UNFENCED, READ_BEFORE, GLOBAL = 1, 2, 3, 4  # what is wrong with it
EQUAL, EQUAL_GLOBAL = 5, 6  # it stores what an unordered store has left there
GLOBAL_READ = 7  # it writes what another cluster has read
UNCOVERED = 8  # it reads what another cluster wrote with no fence behind it
LANE_WROTE, LANE_READ = (
    9,
    10,
)  # another lane of the warp wrote, or read, there: OTHER has its byte of lanes.h above bit 32
NEVER_WRITTEN = 11  # it reads global memory that still holds what fresh memory is filled with
# In global memory, of two warps of one cluster, as UNORDERED, READ_BEFORE, LANE_WROTE, LANE_READ and EQUAL say of
# shared memory; BARE: only a flag orders them, with no fence before it; COPIED: a bulk copy that is not waited for
# wrote it.
WARP_WROTE, WARP_READ, WARP_LANE_WROTE, WARP_LANE_READ, WARP_EQUAL, BARE, COPIED = range(12, 19)
FRESH = poison.WORD
MAY_STOP, ARMED, STOPPED = 1, 2, 3  # the second word at ACQUIRED (global_memory.py)
SYNC_ROWS = 256  # clocks of addresses that are used for synchronisation, by a hash of the address

# A warp's context, u64 words. REMOTE: the stamp of its last access to the shared memory of each CTA of the cluster.
# WARPS: the number of slots that are warps. REPORTED: u64[PAIRS] of the detector, the pairs of sites with equal stores
# that Python reported, by a hash. ACQUIRED: u64[2], not 0 once the cluster has acquired; and MAY_STOP to STOPPED.
# CAUSAL: the first of the slots that a warp's row has for what it knows of warps without flags that no fence precedes.
# FENCED: u32[warps, up to a multiple of 16], what of these slots is behind the warp's last fence or release.
# HISTORIES: not 0 where somebody asks who writes global memory (write_history.py).
# SURE, SINCE, MET, SIGNALS, DOUBTS, MEETING: see lanes_signal.h.
# RELEASED, KNOWN: u32[CLUSTERS] (owners.py), or 0. COVERED: u32[CLUSTERS][warps, up to a multiple of 16], or 0.
(VC, PVC, SLOT, STAMP, SHADOWS, CTAS, SLOTS, SYNC_VC, SYNC_PVC, SPANS, SPAN_COUNT, OWNER, ACQUIRED,
 KIND, OFFSET, OTHER, OTHER_STAMP, LANE, RANK, LAST_SPAN, REMOTE, WARPS, REPORTED,
 RELEASED, KNOWN, CLUSTERS, COVERED, CAUSAL, FENCED, HISTORIES,
 SURE, SINCE, MET, SIGNALS, DOUBTS, MEETING) = range(36)  # fmt: skip
CONTEXT = 36
assert frame.CLOCK == 8 * STAMP
PAIRS = 256
# The last meetings of a warp's lanes behind which some of them have signalled others, a row of SIGNAL words for each.
# The earlier accesses that such a signal does not order: their number, and rows of DOUBT words.
MEETINGS, SIGNAL, MOST_DOUBTS, DOUBT = 8, 3, 15, 8
# A CTA's shadow, u64 words: host addresses of u64[cells], u16[cells], u64[cells], u64[columns][cells], u64[cells],
# u64[warps][cells], u32[cells], u32[warps][cells]; and sizes.
WRITES, WRITERS, READERS, READS, TWIN_BITS, TWINS, LANE_WRITES, LANE_READS, CELLS, COLUMNS = range(10)
SHADOW = 10
