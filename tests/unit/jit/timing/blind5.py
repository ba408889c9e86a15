"""What the model said of public kernels of the fifth blind trial (blind5.json), which have not been timed yet.

Each row is one launch on an H100, as in blind4.json, modelled by the model of the commit that brought it.
"""

FROZEN = "ac3386495f0094a4bb4efb172510a9dfd67d56b4a9cc49fb90ac877edf3a8856"  # sha256 of blind5.json as it was committed
LOW, HIGH = 0.86, 1.33  # the interval over the modelled time, as `jit.timing.errors` had it then
