"""attn_dist with CuPy: a RawKernel on torch's tensors, whose memory CuPy shares. It runs on a GPU, and with no GPU.

warpyard check attn_dist --submission examples/attn_dist_cupy.py -k 9
"""

import cupy
import torch
from task import input_t, output_t

SOURCE = r"""
__device__ float bf16(const unsigned short* x) { return __uint_as_float(unsigned(*x) << 16); }

// A warp a slot: out[s, j] = sum over h of exp2((q[s, h] . k[t]) * scale - lse[s, h]), with t = indices[s, j].
extern "C" __global__ void distribution(const unsigned short* q, const unsigned short* k, const int* indices,
                                        const float* lse, float* out, int heads, int dims, int keys, int row,
                                        int head, int q_start, int k_stride, float scale) {
    int s = blockIdx.y, at = s * gridDim.x + blockIdx.x, lane = threadIdx.x;
    int t = indices[at];
    float sum = 0;
    if (t >= 0 && t < keys && (t + 1) * k_stride <= q_start + s + 1)
        for (int h = 0; h < heads; ++h) {
            float dot = 0, weight;
            for (int d = lane; d < dims; d += 32) dot += bf16(q + s * row + h * head + d) * bf16(k + t * dims + d);
            for (int far = 16; far; far /= 2) dot += __shfl_xor_sync(~0u, dot, far);
            asm("ex2.approx.f32 %0, %1;" : "=f"(weight) : "f"(dot * scale - lse[s * heads + h]));
            if (isfinite(weight)) sum += weight;
        }
    if (lane == 0) out[at] = sum;
}
"""

kernel = cupy.RawKernel(SOURCE, "distribution")


def custom_kernel(data: input_t) -> output_t:
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    out = torch.empty(indices.shape, dtype=torch.float32, device=q.device)
    # The array interface knows no bfloat16: the kernel reads its bits.
    arrays = [cupy.asarray(x) for x in (q.view(torch.int16), k.view(torch.int16), indices, lse, out)]
    sizes = [cupy.int32(n) for n in (q.shape[1], q.shape[2], k.shape[0], q.stride(0), q.stride(1), q_start, k_stride)]
    # CuPy has a stream of its own; the work belongs on torch's.
    with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
        kernel(tuple(indices.shape[::-1]), (32,), (*arrays, *sizes, cupy.float32(sm_scale * 1.4426950408889634)))
    return out
