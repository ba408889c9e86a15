// Stands for torch's header of this name; see warpyard/cuda.h.
#pragma once
#include <warpyard/cuda.h>
