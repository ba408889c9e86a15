// What nvcc gives every source and NVRTC does not; for sources that use it and include nothing that has it.
#pragma once
#include "math.h"
#include "stdint.h"
