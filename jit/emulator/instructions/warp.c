/* Instructions that a warp executes as a whole. */
#include "async_copy.h"
#include "barrier_sync.h"
#include "members.h"
#include "shuffle.h"
#include "wgmma_issue.h"
