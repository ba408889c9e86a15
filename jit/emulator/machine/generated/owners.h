/* The numbers of owners.py, made by python -m jit.llvm.generate. */
#pragma once
#define OWNERS_CELL 4
#define OWNERS_LOW 0
#define OWNERS_HIGH 1
#define OWNERS_OWNERS 2
#define OWNERS_TOUCHED 3
#define OWNERS_LOOKED 4
#define OWNERS_TIMES 5
#define OWNERS_READERS 6
#define OWNERS_WRITTEN 7
#define OWNERS_READ 8
#define OWNERS_BLOCKS 9
#define OWNERS_AWAY 10
#define OWNERS_SEEN 11
#define OWNERS_HISTORY 12
#define OWNERS_SPAN 13
#define OWNERS_OWNER_SHIFT 36
#define OWNERS_BYTES_SHIFT 28
#define OWNERS_RECORD_SLOT 16
#define OWNERS_RECORD_LANE 8
#define OWNERS_BULK 254
#define OWNERS_READS 5
#define OWNERS_BLOCK 32
#define OWNERS_READERS_OF_BLOCK 5
