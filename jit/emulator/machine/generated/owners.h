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
#define OWNERS_AWAY 8
#define OWNERS_SPAN 9
#define OWNERS_OWNER_SHIFT 36
#define OWNERS_BYTES_SHIFT 28
