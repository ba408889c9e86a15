"""CTAs, warps, memory, the scheduler, and the processes that share a launch out."""
