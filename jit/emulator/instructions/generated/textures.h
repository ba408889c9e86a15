/* The numbers of textures.py, made by python -m jit.llvm.generate. */
#pragma once
#define TEXTURES_AXES 3
#define TEXTURES_LAYERED 4
#define TEXTURES_CUBE 8
#define TEXTURES_LEVEL 4
#define TEXTURES_RESULT 8
#define TEXTURES_OUTSIDE_TRAP 0
#define TEXTURES_OUTSIDE_CLAMP 1
#define TEXTURES_OUTSIDE_ZERO 2
