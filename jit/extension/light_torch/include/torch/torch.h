// Stands for torch's header of this name; see warpyard/torch.h.
#ifdef WARPYARD_WHOLE_TORCH
#include_next <torch/torch.h>
#else
#include <warpyard/torch.h>
#endif
