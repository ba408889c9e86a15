// Stands for the header of this name of a torch with CUDA.
#pragma once
#include <warpyard/context.h>
