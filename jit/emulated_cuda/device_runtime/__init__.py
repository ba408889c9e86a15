"""Dynamic parallelism: kernels that launch kernels [CUDA C++ Programming Guide, "CUDA Dynamic Parallelism"].

The program is linked with ``device_runtime.cu`` instead of CUDA's own device runtime. A child runs when the kernel that
launched it has ended, the children of one kernel in the order of their launches, each with its own children first. The
guide allows that: nothing says when a child begins, a parent cannot wait for one, and it ends after they have ended.
"""
