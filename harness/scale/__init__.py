"""Many submissions or many settings, over many processes, GPUs and hosts: sweeps and queues, on Dask."""
