/* What the model of time is given, and what it keeps. engine.py makes ctypes' structures of this text. Times are in
   clocks of the multiprocessor. */
#pragma once
#include <stdint.h>

/* Pipes of a quarter of a multiprocessor, up to SHARED_PIPES; those behind are one for the whole of it. P_HEAVY
   multiplies and adds integers too; what P_FMA does, either does. */
enum { P_FMA = 0, P_ALU = 1, P_HEAVY = 2, P_F64 = 3, P_SPECIAL = 4, P_TENSOR = 5, P_UNIFORM = 6, P_CONTROL = 7,
       SHARED_PIPES = 8, P_MEMORY = 8, P_TMA = 9, P_L2 = 10, P_DRAM = 11, P_TENSOR5 = 12, P_ISSUE = 13, PIPES = 14 };

/* Why a warp waits. */
enum { R_ISSUED = 0, R_FIXED = 1, R_GLOBAL = 2, R_SHARED = 3, R_SHORT = 4, R_SLOT = 5, R_PIPE = 6, R_MEMORY = 7,
       R_MBARRIER = 8, R_BARRIER = 9, R_CLUSTER = 10, R_COPIES = 11, R_PRODUCTS = 12, R_TMEM = 13, REASONS = 14 };

/* What a machine instruction is. */
enum { K_PLAIN = 0, K_RECORDED = 1, K_LOCAL = 2, K_EXIT = 3 };

/* What an instruction that no machine instruction stands for does of its records: the events, or all. */
enum { M_NONE = 0, M_EVENTS = 1, M_ALL = 2 };

/* Kinds of records. Accesses come first; the others are those of the emulator's record, in its order. */
enum { T_LOAD = 0, T_STORE = 1, T_ATOMIC = 2, T_ASYNC = 3, T_ARRIVE = 4, T_COPIES = 5, T_WAIT = 6, T_COPY = 7,
       T_COMMIT = 8, T_COPYWAIT = 9, T_SYNC = 10, T_SYNCARRIVE = 11, T_MMA = 12, T_MMACOMMIT = 13, T_MMAWAIT = 14,
       T_MMAARRIVE = 15, T_CLUSTERARRIVE = 16, T_CLUSTERWAIT = 17, T_TMEM = 18, T_TMEMWAIT = 19 };

/* What a span is: a warp's life, its wait (for a reason), a copy and a product on their way. */
enum { S_LIFE = 0, S_WAIT = 1, S_COPY = 2, S_PRODUCT = 3 };

enum { GROUPS = 64, BARRIERS = 16, WAYS = 4, ALLOCATIONS = 64, QUEUE = 16 };

/* A machine instruction. `inst`: the PTX instruction whose records it takes, or -1; `cost`: clocks of its pipe, in
   sixteenths, of K_LOCAL the bytes of a lane; `latency`: until its result is there, where it sets a scoreboard. */
typedef struct {
    int32_t inst, place, cost, latency;
    uint8_t pipe, kind, stall, sets, reads, waits, reason, more;
    uint8_t banks[2];                 /* registers that it reads of each bank */
} Code;

/* What a warp did at one instruction. Of an access: `a` sectors from `at` on, of so many `lines` of 128 bytes, `columns`
   passes over the banks of the L1, `b` passes of shared memory, `c` lanes of other CTAs' shared memory; of a
   store, `partial` of its sectors are written in part; of an atomic that changes less than half of its sectors, so many visits of them. Of an event: `a` is the mbarrier's phase or the barrier, `b` the amount, `c` sectors from `at` on. */
typedef struct {
    int64_t a, b, c, at;
    int32_t inst, kind, lines, columns;
    int64_t partial;
} Record;

/* A line of the L1: its tag, with a bit for each sector that is there or on its way, and when that is there. `turn`, of
   the first line of a set: how many lines were put into the set, one after the other. */
typedef struct {
    double there[4];
    uint32_t tag, turn;
} Line;

typedef struct {
    double ready, last, began, open, copies_open, bulk_open, tmem, async_done, copy_done, stored; /* `stored`: when its last store has left the memory pipe */
    double scoreboard[8];
    double groups[GROUPS], copies[GROUPS], bulk[GROUPS];
    int64_t block, end, record;       /* the block that it is in, and one past its last; its next record */
    int64_t group_count, copy_count, bulk_count;
    int64_t age;                      /* how many warps began before it */
    int64_t about;                    /* the mbarrier's phase, or the barrier, that it waits for; or -1 */
    int32_t ip, slot, rank, number, part, next, reason, place, turn, blocked, done, copied;
    uint8_t why[8];
} Warp;

/* Something that a warp of the first cluster did, from when to when. `about`: a phase, or a barrier, or -1. */
typedef struct {
    double begin, end;
    int64_t about;
    int32_t warp, kind, reason, place;
} Span;

/* A cluster that is resident in a slot. */
typedef struct {
    double mma[16], named_at[256], cluster_at, cluster_done;     /* named barriers: by rank and number */
    double lag, behind;               /* clocks that it is behind the first that reads its lines; until when that one leads */
    int32_t named[256], waiting[256], cluster_arrived, cluster_waiting, cluster_turn, living, recorded, salt;
} Slot;

typedef struct {
    double time;
    int64_t order;
    int32_t warp, pad;
} Entry;

/* The whole. */
typedef struct {
    const Code *code;
    const int64_t *code_at;           /* by PTX block; one more at the end */
    const uint32_t *blocks;           /* that ran, warp after warp */
    const int64_t *warp_at;           /* by warp of the recorded clusters; one more at the end */
    const int64_t *record_at;         /* by block that ran; one more at the end */
    const Record *records;
    const uint32_t *sectors;          /* a line's number and two bits; the highest bit: the same in every cluster */
    const uint8_t *allocation;        /* by sector, whose it is */
    const int64_t *phases_at;         /* by recorded cluster, the first of its phases of mbarriers */
    const int32_t *needs;             /* by phase, how many arrivals and copies complete it */
    int64_t recorded, cluster_size, warps, clusters, slots, most_phases, places, windows, sets;
    /* parameters */
    double interval[PIPES];           /* clocks of an instruction */
    int64_t queue;                    /* memory instructions of a quarter that may wait for the memory pipe; at most QUEUE */
    double l1_latency, shared_latency, l2_latency, dram_latency, cluster_latency, atomic_latency;
    double l2_bytes, dram_bytes;      /* a clock, of this multiprocessor; of the L2's those that it reads */
    double atomic_bytes;              /* a clock, of sectors that atomics change, on their way to the L2 */
    double partial_bytes;             /* a clock, of sectors that are written in part */
    double apart_bytes;               /* a clock, of sectors of which atomics change less than half */
    double port;                      /* bytes a clock between a multiprocessor and the L2 */
    double l2_request;                /* clocks of a request to the L2: for sectors of one line */
    double l1_sectors, l1_lines;      /* a clock */
    double tma_latency, tma_copy, tma_bytes;
    double mbarrier_latency, barrier_latency, mma_latency, tmem_latency, start_latency, window;
    double cta_interval;              /* clocks between two clusters that begin on the multiprocessor */
    double spread;                    /* clocks between the first and the last of the clusters that begin at once */
    double load_reads, load_writes;   /* clocks that an answer of DRAM takes longer when it is full of reads, of writes */
    double local_dram[2], local_l2;   /* of what is stored to local memory the part that goes on to DRAM; of its loads that the L1 has
                                         not, the part that comes from there; of its loads, the part that the L1 has not */
    double dram_line;                 /* clocks between two lines of one access */
    double visit[ALLOCATIONS];        /* clocks of an atomic's visit to a sector of an allocation, where they follow each other */
    double miss[ALLOCATIONS];         /* the part of an allocation's sectors that come from DRAM */
    double fetch[ALLOCATIONS];        /* how many of its sectors come together, on average */
    double late_first[ALLOCATIONS];   /* the part of its reads that are there when DRAM has answered, whoever asked: of the
                                         clusters that begin first */
    double late_then[ALLOCATIONS];    /* the same of the others */
    double late_latency[ALLOCATIONS]; /* until that answer is there */
    /* the state */
    Warp *warp;
    Slot *slot;
    int32_t *left, *waiters;          /* by slot and phase: what is missing, and the first warp that waits */
    double *complete;
    Entry *heap;
    Line *held;                       /* of the L1 caches: [multiprocessor][set][WAYS] */
    double *next_issue;               /* by multiprocessor and quarter */
    double *bank_free;                /* by multiprocessor, quarter and bank of its registers: when that has been read */
    double *pipe_free;                /* by multiprocessor, quarter and pipe; those of the whole: quarter 0 */
    double *queued;                   /* by multiprocessor and quarter, of the last QUEUE memory instructions: when each left its queue */
    int64_t *queue_count;             /* by multiprocessor and quarter: how many there were */
    double begun;                     /* when the last cluster began */
    double loaded[2], loaded_at;      /* clocks of late in which DRAM read, and wrote; at which time */
    double visited[ALLOCATIONS];      /* until when those visits go on */
    double missed[ALLOCATIONS], delayed[ALLOCATIONS];
    double local_missed[3];           /* the same of these three */
    double requests[ALLOCATIONS];     /* sectors that L1 had not */
    Span *spans;                      /* of the first cluster; `span_room`: how many there is room for, 0: none is kept */
    int64_t span_room, span_count;    /* the count goes on where there is no room */
    int64_t heap_size, started, ended, first, issued, stuck;
    /* the results */
    double *ends;                     /* by cluster, when it ended */
    double *lives;                    /* by recorded cluster, how long it was there, and how often: two of each */
    double *stalls;                   /* by place and reason: clocks of warps */
    double *busy;                     /* by window and pipe: clocks */
    double l2_total, dram_total;      /* bytes */
} Model;
