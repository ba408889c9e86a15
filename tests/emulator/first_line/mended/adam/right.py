import torch

import jit

SOURCE = r"""
extern "C" __global__ void adamw(const float4* p, const float4* grad, const float4* m, const float4* v, float4* p_out,
                                 float4* m_out, float4* v_out, int n, float rate, float beta1, float beta2, float eps,
                                 float decay, float correction1, float correction2) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n / 4; i += gridDim.x * blockDim.x) {
        float4 params = p[i], grads = grad[i], first = m[i], second = v[i];
        float* ps = reinterpret_cast<float*>(&params);
        float* gs = reinterpret_cast<float*>(&grads);
        float* ms = reinterpret_cast<float*>(&first);
        float* vs = reinterpret_cast<float*>(&second);
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            ms[j] = beta1 * ms[j] + (1.0f - beta1) * gs[j];
            vs[j] = beta2 * vs[j] + (1.0f - beta2) * gs[j] * gs[j];
            const float denominator = sqrtf(vs[j] / correction2) + eps;
            ps[j] = ps[j] * (1.0f - rate * decay) - rate * (ms[j] / correction1) / denominator;
        }
        p_out[i] = params;
        m_out[i] = first;
        v_out[i] = second;
    }
}
"""


def custom_kernel(data):
    p, grad, m, v, step = data
    outs = [torch.empty_like(p) for _ in range(3)]
    beta1, beta2 = 0.9, 0.99
    jit.load(SOURCE)["adamw"](
        p,
        grad,
        m,
        v,
        *outs,
        p.numel(),
        0.1,
        beta1,
        beta2,
        1e-8,
        0.01,
        1 - beta1**step,
        1 - beta2**step,
        grid=4,
        block=64,
    )
    return tuple(outs)
