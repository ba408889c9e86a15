/* The numbers of copy_queue.py, made by python -m jit.llvm.generate. */
#pragma once
#define COPY_QUEUE_COUNT 0
#define COPY_QUEUE_ROOM 1
#define COPY_QUEUE_CLOCK 2
#define COPY_QUEUE_SLOT 3
#define COPY_QUEUE_MET 4
#define COPY_QUEUE_MET_AT 5
#define COPY_QUEUE_ENTRIES 8
