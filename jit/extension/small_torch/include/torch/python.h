// Stands for torch's header of this name; see warpyard/python.h.
#pragma once
#include <warpyard/python.h>
