"""What native code that runs whole CTAs is given of a race detector: words, and the functions of whole_clusters.c."""

from __future__ import annotations

from ...llvm.library import Library

# Host addresses and numbers, as state.py has them.
(CONTEXTS, SEEN, TOP, NEWEST, FINAL, WARPS, SLOTS, CAUSAL, SURE, FIRST_MBARRIER, ACQUIRED, KNOWN, CLUSTERS,
 REMOTE) = range(14)  # fmt: skip
WATCHED = 14

LIBRARY = Library(__file__, "whole_clusters", "the emulator: races of whole CTAs", passes=False)
address = LIBRARY.address
