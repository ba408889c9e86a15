// Memory and conversions of the host: nothing of it is for kernels.
#pragma once
#include "stddef.h"
