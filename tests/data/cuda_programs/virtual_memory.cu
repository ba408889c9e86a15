// The driver's virtual memory, and copies of boxes by the driver and the runtime. The argument names one defect to have.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>
#include <vector>

#define DO(call)                                                                                \
  do {                                                                                          \
    const int error = int(call);                                                                \
    if (error) { printf("%s: %d\n", #call, error); return 10; }                                 \
  } while (0)

__global__ void add(int* x, size_t from, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) x[from + i] += 1;
}

static CUmemAllocationProp properties() {
  CUmemAllocationProp made = {};
  made.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  made.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
  return made;
}

int mapped(const char* defect) {
  int there = 0;
  DO(cuInit(0));
  DO(cuDeviceGetAttribute(&there, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 0));
  if (!there) return 9;
  const CUmemAllocationProp prop = properties();
  size_t page;
  DO(cuMemGetAllocationGranularity(&page, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  CUdeviceptr base;
  DO(cuMemAddressReserve(&base, 4 * page, 0, 0, 0));
  CUmemGenericAllocationHandle parts[2];
  const CUmemAccessDesc both = {{CU_MEM_LOCATION_TYPE_DEVICE, 0}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
  for (int i = 0; i < 2; i++) {  // it grows, as expandable segments do
    DO(cuMemCreate(&parts[i], page, &prop, 0));
    DO(cuMemMap(base + i * page, page, 0, parts[i], 0));
    DO(cuMemSetAccess(base + i * page, page, &both, 1));
  }
  CUmemAccessDesc none = both;
  none.flags = CU_MEM_ACCESS_FLAGS_PROT_NONE;
  if (!strcmp(defect, "no access")) DO(cuMemSetAccess(base + page, page, &none, 1));
  int* x = reinterpret_cast<int*>(base);
  const size_t half = page / 4;
  if (strcmp(defect, "no access")) DO(cudaMemset(x, 0, 2 * page));  // over both
  add<<<1, 64>>>(x, !strcmp(defect, "unmapped") ? 2 * half - 32 : half - 32, 64);
  DO(cudaDeviceSynchronize());
  int found[64];
  DO(cudaMemcpy(found, x + half - 32, sizeof found, cudaMemcpyDeviceToHost));
  for (int one : found) if (one != 1) return 11;
  // The second one moves, with what is in it.
  DO(cuMemUnmap(base + page, page));
  DO(cuMemMap(base + 3 * page, page, 0, parts[1], 0));
  DO(cuMemSetAccess(base + 3 * page, page, &both, 1));
  DO(cudaMemcpy(found, x + 3 * half, sizeof found, cudaMemcpyDeviceToHost));
  for (int i = 0; i < 64; i++) if (found[i] != (i < 32)) return 12;
  unsigned long long flags = 0;
  DO(cuMemGetAccess(&flags, &both.location, base + 3 * page));
  printf("access %llu, in use %d, other %d\n", flags, int(cuMemAddressFree(base, 4 * page)),
         int(cuMemMap(base + page, page, 0, parts[0], 0)));
  DO(cuMemUnmap(base, page));
  DO(cuMemUnmap(base + 3 * page, page));
  for (auto& part : parts) DO(cuMemRelease(part));
  DO(cuMemAddressFree(base, 4 * page));
  printf("odd %d %d %d\n", int(cuMemCreate(parts, page + 1, &prop, 0)), int(cuMemUnmap(base, page)),
         int(cuMemAddressReserve(&base, 3, 0, 0, 0)));
  return 0;
}

// Boxes of 5 x 3 x 2 out of 12 x 7 x 4 bytes into 16 x 6 x 3, from (2, 1, 1) to (3, 2, 1).
int boxes(bool driver, bool later) {
  std::vector<unsigned char> from(12 * 7 * 4), to(16 * 6 * 3, 255);
  for (size_t i = 0; i < from.size(); i++) from[i] = i % 251;
  unsigned char *a, *b;
  DO(cudaMalloc(&a, from.size()));
  DO(cudaMalloc(&b, to.size()));
  DO(cudaMemcpy(a, from.data(), from.size(), cudaMemcpyHostToDevice));
  DO(cudaMemcpy(b, to.data(), to.size(), cudaMemcpyHostToDevice));
  cudaStream_t stream;
  DO(cudaStreamCreate(&stream));
  if (driver) {
    CUDA_MEMCPY3D box = {};
    box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    box.srcDevice = CUdeviceptr(a), box.srcPitch = 12, box.srcHeight = 7, box.srcXInBytes = 2, box.srcY = 1, box.srcZ = 1;
    box.dstDevice = CUdeviceptr(b), box.dstPitch = 16, box.dstHeight = 6, box.dstXInBytes = 3, box.dstY = 2, box.dstZ = 1;
    box.WidthInBytes = 5, box.Height = 3, box.Depth = 2;
    DO(later ? cuMemcpy3DAsync(&box, stream) : cuMemcpy3D(&box));
  } else {
    cudaMemcpy3DParms box = {};
    box.srcPtr = make_cudaPitchedPtr(a, 12, 12, 7), box.srcPos = make_cudaPos(2, 1, 1);
    box.dstPtr = make_cudaPitchedPtr(b, 16, 16, 6), box.dstPos = make_cudaPos(3, 2, 1);
    box.extent = make_cudaExtent(5, 3, 2), box.kind = cudaMemcpyDeviceToDevice;
    DO(later ? cudaMemcpy3DAsync(&box, stream) : cudaMemcpy3D(&box));
  }
  DO(cudaStreamSynchronize(stream));
  DO(cudaMemcpy(to.data(), b, to.size(), cudaMemcpyDeviceToHost));
  for (int z = 0; z < 3; z++)
    for (int y = 0; y < 6; y++)
      for (int x = 0; x < 16; x++) {
        const bool inside = x >= 3 && x < 8 && y >= 2 && y < 5 && z >= 1;
        const int expected = inside ? from[((z - 1 + 1) * 7 + y - 2 + 1) * 12 + x - 3 + 2] : 255;
        if (to[(z * 6 + y) * 16 + x] != expected) return 13;
      }
  DO(cuMemsetD2D16(CUdeviceptr(b), 16, 0x1234, 3, 6));
  DO(cudaMemcpy(to.data(), b, to.size(), cudaMemcpyDeviceToHost));
  for (int y = 0; y < 6; y++)
    if (to[16 * y] != 0x34 || to[16 * y + 5] != 0x12 || to[16 * y + 6] == 0x34) return 14;
  return 0;
}

int main(int, char** words) {
  if (!strcmp(words[1], "boxes")) {
    for (int one = 0; one < 4; one++)
      if (const int code = boxes(one & 1, one & 2)) return code;
    return 0;
  }
  return mapped(words[1]);
}
