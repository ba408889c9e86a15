from torch.utils.cpp_extension import load_inline

CUDA = r"""
#include <torch/extension.h>

__global__ void bag_mean(const float* __restrict__ table, const int64_t* __restrict__ ids,
                         const int64_t* __restrict__ offsets, float* __restrict__ out, int bags, int64_t total,
                         int dim) {
    int bag = blockIdx.x;
    int64_t begin = offsets[bag];
    int64_t end = bag + 1 < bags ? offsets[bag + 1] : total;
    for (int d = threadIdx.x; d < dim; d += blockDim.x) {
        float acc = 0.f;
        for (int64_t i = begin; i < end; ++i) acc += table[ids[i] * dim + d];
        int64_t count = end - begin;
        out[bag * dim + d] = count > 0 ? acc / count : 0.f;
    }
}

torch::Tensor bag(torch::Tensor table, torch::Tensor ids, torch::Tensor offsets) {
    int bags = offsets.size(0), dim = table.size(1);
    auto out = torch::empty({bags, dim}, table.options());
    bag_mean<<<bags, 64>>>(table.data_ptr<float>(), ids.data_ptr<int64_t>(), offsets.data_ptr<int64_t>(),
                           out.data_ptr<float>(), bags, ids.size(0), dim);
    return out;
}
"""

CPP = "torch::Tensor bag(torch::Tensor table, torch::Tensor ids, torch::Tensor offsets);"
module = load_inline(name="embedding_bag_mean", cpp_sources=CPP, cuda_sources=CUDA, functions=["bag"])


def custom_kernel(data):
    return module.bag(*data)
