/* The numbers of shuffle.py, made by python -m jit.llvm.generate. */
#pragma once
#define SHUFFLE_READ 384
