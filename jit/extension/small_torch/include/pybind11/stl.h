// Stands for pybind11's header of this name; see warpyard/python.h.
#pragma once
#include <warpyard/python.h>
