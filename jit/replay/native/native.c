/* The native code of launches and plans as one module, so that LLVM inlines across its files. */
#include "launch.h"
#include "dispatch.h"
#include "replay.h"
