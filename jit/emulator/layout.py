"""Where a warp's state lies: one buffer per warp, shared by the native code and the Python scheduler.

Lane vectors have 32 entries. Offsets are in bytes.
"""

from __future__ import annotations

LANES = 32
FULL = 0xFFFFFFFF

PCS = 0  # u32[32]: block that each lane runs next
LIVE = 128  # u32: lanes that have not exited
BLOCKED = 132  # u32: lanes that wait in this round
ACTIVE = 136  # u32: lanes that stopped at the event
EVENT = 140  # u32: number of the instruction that the warp stopped at
FAULT = 144  # u32: set by a memory check
BUDGET = 148  # i32: backward branches left before the warp gives way to others
WARP = 152  # u32: index of the warp in the launch's table
SMEM = 160  # u64: host address of the CTA's shared memory
SHADOW = 168  # u64: host address of its shadow, a byte for each byte
SMEM_SIZE = 176  # u64
PARAMS = 184  # u64: host address of the parameters
LOCAL = 192  # u64: host address of lane 0's local memory
COUNTS = 200  # u64: host address of u64 lane counts by block
SITES = 208  # u64: host address of the sites' last allocation, two u64 each: begin, end
DUMMY = 216  # u64: host address that faulting lanes use
SLOW = 224  # u64: the Python function of a check that vector code does not settle
TID = 256  # u32[3][32]
SPECIAL = 640  # u32[]: values of SPECIALS, the same in all lanes
SCRATCH = 1024  # 3072 bytes for slow paths and matrix fragments
REGISTERS = 4096

SPECIALS = (
    "ctaid.x", "ctaid.y", "ctaid.z", "nctaid.x", "nctaid.y", "nctaid.z", "ntid.x", "ntid.y", "ntid.z",
    "cluster_ctaid.x", "cluster_ctaid.y", "cluster_ctaid.z", "cluster_nctaid.x", "cluster_nctaid.y",
    "cluster_nctaid.z", "clusterid.x", "clusterid.y", "clusterid.z", "nclusterid.x", "nclusterid.y", "nclusterid.z",
    "cluster_ctarank", "cluster_nctarank", "is_explicit_cluster", "warpid", "nwarpid", "smid", "nsmid", "gridid",
    "dynamic_smem_size", "total_smem_size", "clock", "clock_hi", "globaltimer_lo", "globaltimer_hi",
)  # fmt: skip

# Generic addresses: global ones are the host's own; the others lie in windows above any host address.
SHARED_WINDOW = 1 << 60
LOCAL_WINDOW = 1 << 61
# Shared-window addresses: offset in the low 24 bits, above them the rank in the cluster plus one; 0 is the own CTA.
RANK_SHIFT = 24
OFFSET_MASK = (1 << RANK_SHIFT) - 1

# Shadow of a byte of shared memory.
UNINITIALISED, INITIALISED, PENDING = 0, 1, 2
