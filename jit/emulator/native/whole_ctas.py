"""The state of native code that runs CTAs from their first warp to their end (whole_ctas.c), and that code.

It is an array of 64-bit words. Python sets the first part once for a group of warps, the second for each call; the
third is what the native code says where it stops.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm.library import Library

# Once: host addresses of the warps' frames, a frame's size, the number of warps; of what the heads and the registers of
# all frames hold at the start; of local memory and its size; of shared memory and its size; of its place among the
# cluster's; of the table of named barriers and of what that holds at the start; of the functions of the kernel's
# blocks; how many special registers differ from CTA to CTA, and the addresses of their places in a frame. Of the race
# detector, or 0: the functions that start a cluster and end a warp, what they are given, and how many accesses Python
# has to look at.
(FRAMES, FRAME_SIZE, WARPS, HEADS, REGISTERS, LOCALS, LOCAL_BYTES, SHARED, SHARED_SIZE, PEER, BARRIERS, FIRST_BARRIERS,
 BLOCKS, PASSING, PLACES, STARTS, ENDS, DETECTOR, DOUBTS) = range(19)  # fmt: skip
# For a call: addresses of u64[CTAs][PASSING], u32[CTAs][KEY] and u64[CTAs], whose rows are a CTA's special registers,
# what its schedule is drawn from, and how many words of that count (none: RANDOM is set); of the CTAs' numbers in the
# grid; blocks that a warp runs in one go, and rounds of the warps after which Python is asked. ALONE: no other CTA can
# end a loop, so that warps go on after so many blocks.
VALUES, KEYS, LENGTHS, OWNERS, BUDGET, ROUNDS, ALONE = range(19, 26)
# STOP is not 0 once Python has been called: it then knows this CTA, and goes on with it. AT: the CTA, of those of the
# call. GOES_ON: it is in the midst of a CTA, and GOES of that: whether a warp could go on in the last round. LEFT,
# LIVING: warps of this round, and those that have not ended. PLACE, WARP: which one of the round runs. RESULT: what it
# returned. EXECUTED: lane-instructions of warps that have ended.
STOP, AT, GOES_ON, GOES, LEFT, LIVING, PLACE, WARP, RESULT, EXECUTED = range(26, 36)
# For each warp: ORDER, of the round; WAITS, as in the frame, and PHASES, which phase of the barrier that was; ENDED, in
# the order in which they did. RANDOM: u32[625] of CPython's generator.
MOST = 32
ORDER, WAITS, PHASES, ENDED, RANDOM = 40, 40 + MOST, 40 + 2 * MOST, 40 + 3 * MOST, 40 + 4 * MOST
WORDS = 625
SIZE = RANDOM + (WORDS + 1) // 2
KEY = 32
# What a call returns: all CTAs are done; a warp returned what Python has to look at; Python is to look at a round.
ALL, WARP_STOPPED, LOOK = range(3)

LIBRARY = Library(__file__, "whole_ctas", "the emulator: whole CTAs", passes=False)


@functools.cache
def run() -> Any:
    """`whole_ctas(state, count)`: runs so many CTAs. It keeps the interpreter's lock."""
    return ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(LIBRARY.address("whole_ctas"))
