"""The layout of a CTA's table of named barriers, which the generated code and Python change.

A table is an array of 64-bit words: a head, and from `ROWS` on a row for each of the 16 barriers.
"""

from __future__ import annotations

# Of the head. LIVING: threads of the CTA's warps that have not ended; of the race detector, or 0: CONTEXTS, the address
# of the addresses of the warps' contexts, FINAL, the address of the clocks of the warps that have ended, and SLOTS, how
# many clocks there are.
LIVING, CONTEXTS, FINAL, SLOTS = range(4)
# Of a row. ARRIVED: threads; THREADS: how many it waits for, 0 is all of the CTA; PHASE: completed phases; WAITERS: the
# warps that wait, a bit each; VOTES: whether a bar.red takes part in this phase; JOINED: address of the clocks of
# those who arrived, u32[2][SLOTS].
ARRIVED, THREADS, PHASE, WAITERS, VOTES, JOINED = range(6)
ROWS, ROW, COUNT = 8, 8, 16
SIZE = ROWS + ROW * COUNT
WAIT_SITE = (
    8  # frame.WAITS: the number of the barrier that a warp has to wait at, and from this bit on the site's plus 1
)
