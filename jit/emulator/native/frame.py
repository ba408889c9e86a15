"""The layout of a warp's frame, shared by the generated code and by Python. Offsets in bytes."""

from __future__ import annotations

LANES = 32
SHARED = 0  # u64 host address of the CTA's shared memory
SHARED_SIZE = 8  # u64 bytes of it
LOCAL = 16  # u64 host address of the warp's local memory, [lane][LOCAL_SIZE]
LOCAL_SIZE = 24  # u64 bytes of a lane
INTERVALS = 32  # u64 host address of [count] rows (first, one past the last, host address less that) of allocations,
#                 and of one more (machine/views.py)
INTERVAL_COUNT = 40
FAULT_KIND = 48  # u64: LOST to OFF_SURFACE, below
FAULT_LANE = 56
FAULT_ADDRESS = 64
FAULT_SIZE = 72
PEERS = 80  # u64 host address of the u64 shared-memory addresses of the cluster's CTAs, by rank; 0: it has ended
PEER_COUNT = 88
BUDGET = 96  # i64 blocks to run before the scheduler is asked again
COUNT = 104  # u64 lane-instructions executed
PARAMS = 112  # u64 host address of the packed parameters
MASK = 120  # u32 lanes of the block that stopped
STATUS = 124  # i32 of the last call into Python
PCS = 128  # i32[32]: the block that each lane is to run next; EXITED
WINDOW = 256  # u64: where the CTA's own shared memory begins among the cluster's addresses, rank << PEER_SHIFT
RACES = 264  # u64 host address of the warp's context in the race detector, or 0 (races/layout.py)
CLOCK = 24  # of that context: u64, the warp's clock in its high half
COPIES = 272  # u64 host address of the warp's queue of cp.async (copy_queue.py)
PRODUCTS = 280  # u64 host address of the warp's queue of wgmma.mma_async (product_queue.py), or 0
FORMS = 288  # u64 host address of the kernel's forms of instructions, by site (product_queue.py)
BARRIERS = 296  # u64 host address of the CTA's table of named barriers (barrier_table.py)
NUMBER = 304  # u64 of the warp in its CTA
WAITS = 312  # u64: which named barrier the warp has to wait at, and where (barrier_table.py), or 0
TRAIL_AT = 320  # u64: how many blocks the warp has run
PARAMS_AT = 328  # u64: what the kernel takes for the address of the parameters
SCRATCH = 512  # operands of an instruction that Python executes: SLOTS × 32 lanes × 8 bytes
SLOTS = 320
TRAIL = SCRATCH + SLOTS * 256  # u64[TRAIL_LENGTH][2], a ring of the blocks that it ran: clock << 32 | block, and lanes
TRAIL_LENGTH = 256
REGISTERS = TRAIL + 16 * TRAIL_LENGTH
EXITED = 0x7FFFFFFF
PARKED = EXITED - 1  # the place of lanes that wait while others of their warp run

SHADOW = 256 * 1024  # shared memory's byte-by-byte "was written" map lies this far behind it
SHARED_TAG = 0xFFFF  # top 16 bits of a generic address in shared memory
LOCAL_TAG = 0xFFFE
SHARED_BASE = 1024  # the first shared address of a kernel: sm_90 keeps 1 KiB for the system
PEER_SHIFT = 24  # a shared address is rank << PEER_SHIFT | offset: bit 24 is the CTA's rank in a pair
OFFSET_MASK = (1 << PEER_SHIFT) - 1
# What is wrong with an access: LOST is a store whose value did not stay, ENDED shared memory of a CTA that is no more,
# NO_TEXTURE a handle that is no texture object or no surface object, OFF_SURFACE coordinates beyond a surface.
LOST, MISALIGNED, NOWHERE, UNWRITTEN, BEYOND_SHARED, BEYOND_LOCAL, ENDED, NO_TEXTURE, OFF_SURFACE = range(9)

# What a block returns, in the high half; the low half is the next block, or the site of a fault.
NEXT, SPLIT, SUSPEND, FAULT, RETRY = 0, 1, 2, 3, 4
# What the dispatcher returns.
DONE, BUDGET_OUT, MISSING = 5, 6, 7


def slot(number: int) -> int:
    """The offset of a slot for operands of an instruction that Python executes."""
    return SCRATCH + 256 * number
