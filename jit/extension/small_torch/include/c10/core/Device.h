// Stands for torch's header of this name; see warpyard/tensor.h.
#pragma once
#include <warpyard/tensor.h>
