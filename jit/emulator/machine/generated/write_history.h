/* The numbers of write_history.py, made by python -m jit.llvm.generate. */
#pragma once
#define WRITE_HISTORY_STAMP 0
#define WRITE_HISTORY_WHO 1
#define WRITE_HISTORY_BEFORE_STAMP 2
#define WRITE_HISTORY_BEFORE_WHO 3
#define WRITE_HISTORY_ENTRY 4
#define WRITE_HISTORY_LANE 8
#define WRITE_HISTORY_SLOT 16
#define WRITE_HISTORY_OLD 32
#define WRITE_HISTORY_COUNT 40
#define WRITE_HISTORY_OWNER 36
#define WRITE_HISTORY_SITES 268435455
