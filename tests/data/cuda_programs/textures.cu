// Arrays, textures and surfaces, held against the formulas of the CUDA C++ Programming Guide, "Texture Fetching", in loops of
// the host. The first word of the command line picks what is run; the exit code is 0 where all agree. With a second word
// every value is printed.
#include <cuda.h>
#include <cuda_fp16.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define CHECK(call)                                                                    \
    if (int code = int(call)) {                                                        \
        printf("%s: %s\n", #call, cudaGetErrorName(cudaError_t(code)));                \
        exit(10);                                                                      \
    }
static int differences = 0;
static bool printing = false;
static void agree(const char* what, int at, double found, double expected) {
    if (printing) printf("%s %d %.9g %.9g\n", what, at, found, expected);
    if (found != expected && ++differences < 10) printf("%s [%d]: %.9g, expected %.9g\n", what, at, found, expected);
}

// The texel that stands for index i of n; -1 is the border.
static int index_of(int i, int n, cudaTextureAddressMode mode) {
    if (mode == cudaAddressModeWrap) return ((i % n) + n) % n;
    if (mode == cudaAddressModeMirror) {
        int at = ((i % (2 * n)) + 2 * n) % (2 * n);
        return at < n ? at : 2 * n - 1 - at;
    }
    if (mode == cudaAddressModeBorder) return i < 0 || i >= n ? -1 : i;
    return i < 0 ? 0 : i >= n ? n - 1 : i;
}

struct Image {  // [depth, height, width] of f32
    int width, height, depth;
    std::vector<float> texels;
    Image(int w, int h, int d) : width(w), height(h), depth(d), texels(size_t(w) * h * d) {
        for (size_t i = 0; i < texels.size(); ++i) texels[i] = float((i * 2654435761u >> 7) % 4096) / 16 - 100;
    }
    double at(int x, int y, int z, double border) const {
        return x < 0 || y < 0 || z < 0 ? border : double(texels[(size_t(z) * height + y) * width + x]);
    }
    // What a fetch gives; `axes` of them are filtered, others are whole.
    float fetch(const float* where, int axes, const cudaTextureDesc& t) const {
        const int sizes[3] = {width, height, depth};
        int first[3] = {}, next[3] = {}, weight[3] = {};
        const bool linear = t.filterMode != cudaFilterModePoint;
        const int all = axes == 1 && linear ? 2 : axes;  // a line is a picture of one row there, and its place is 0
        for (int a = 0; a < all; ++a) {
            double x = a >= axes ? 0 : t.normalizedCoords ? double(where[a]) * sizes[a] : where[a];
            auto mode = t.addressMode[a];
            if (!t.normalizedCoords && mode != cudaAddressModeBorder) mode = cudaAddressModeClamp;
            if (!linear) {
                first[a] = next[a] = index_of(int(std::floor(x)), sizes[a], mode);
                continue;
            }
            if (mode == cudaAddressModeClamp) x = std::fmin(std::fmax(x, 0.5), sizes[a] - 0.5);
            double rounded = std::floor((x - 0.5) * 256 + 0.5) / 256;  // 9 bits, 8 of them of the fraction
            int i = int(std::floor(rounded));
            weight[a] = int((rounded - i) * 256);
            first[a] = index_of(i, sizes[a], mode), next[a] = index_of(i + 1, sizes[a], mode);
        }
        double sum = 0;
        for (int corner = 0; corner < 8; ++corner) {
            int at_[3];  // 256 is divided along z, then x, then y; the far one of two has the rounded part
            for (int a = 0; a < 3; ++a) at_[a] = corner >> a & 1 ? next[a] : first[a];
            auto part = [&](int w, int axis, int half) {
                const int far = (w * weight[axis] + half) / 256;
                return corner >> axis & 1 ? far : w - far;
            };
            const int w = part(part(part(256, 2, 128), 0, 128), 1, corner & 1 ? 128 : 127);
            if (w) sum += w / 256. * at(at_[0], at_[1], at_[2], t.borderColor[0]);
        }
        return float(sum);
    }
};

__global__ void fetches(cudaTextureObject_t t, const float* where, float* out, int axes, int count) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        const float *p = where + 3 * i;
        out[i] = axes == 1 ? tex1D<float>(t, p[0]) : axes == 2 ? tex2D<float>(t, p[0], p[1]) : tex3D<float>(t, p[0], p[1], p[2]);
    }
}

static std::vector<float> places(const Image& image, bool normalized, int count) {
    std::vector<float> where;
    const int sizes[3] = {image.width, image.height, image.depth};
    for (int i = 0; i < count; ++i)
        for (int a = 0; a < 3; ++a) {
            float x = float(((i * 3 + a) * 40503u >> 3) % 6000) / 1999 - 1;  // from -1 to 2
            where.push_back(normalized ? x : x * sizes[a]);
        }
    return where;
}

template <class T>
static T* on_device(const std::vector<T>& host) {
    T* made;
    CHECK(cudaMalloc(&made, host.size() * sizeof(T)));
    CHECK(cudaMemcpy(made, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    return made;
}
template <class T>
static std::vector<T> on_host(const T* device, size_t count) {
    std::vector<T> made(count);
    CHECK(cudaMemcpy(made.data(), device, count * sizeof(T), cudaMemcpyDeviceToHost));
    return made;
}
static cudaArray_t array_of(const Image& image, int axes, unsigned flags = 0) {
    cudaArray_t array;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
    cudaExtent extent = make_cudaExtent(image.width, axes > 1 ? image.height : 0, axes > 2 || flags ? image.depth : 0);
    CHECK(cudaMalloc3DArray(&array, &format, extent, flags));
    cudaMemcpy3DParms box = {};
    box.srcPtr = make_cudaPitchedPtr((void*)image.texels.data(), image.width * 4, image.width, image.height);
    box.dstArray = array;
    box.extent = make_cudaExtent(image.width, image.height, image.depth);
    box.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&box));
    return array;
}
static cudaTextureObject_t texture_of(cudaArray_t array, const cudaTextureDesc& t) {
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureObject_t made;
    CHECK(cudaCreateTextureObject(&made, &resource, &t, nullptr));
    return made;
}

static void filters() {
    for (int axes = 1; axes <= 3; ++axes) {
        Image image(13, axes > 1 ? 9 : 1, axes > 2 ? 5 : 1);
        cudaArray_t array = array_of(image, axes);
        for (int mode = 0; mode < 16; ++mode) {
            cudaTextureDesc t = {};
            t.addressMode[0] = cudaTextureAddressMode(mode & 3);
            t.addressMode[1] = cudaTextureAddressMode((mode + 1) & 3);
            t.addressMode[2] = cudaTextureAddressMode((mode + 2) & 3);
            t.filterMode = mode & 4 ? cudaFilterModeLinear : cudaFilterModePoint;
            t.normalizedCoords = mode >> 3;
            t.borderColor[0] = 7.5f;
            const int count = 200;
            std::vector<float> where = places(image, t.normalizedCoords, count);
            float *p = on_device(where), *out = on_device(std::vector<float>(count));
            cudaTextureObject_t object = texture_of(array, t);
            fetches<<<2, 64>>>(object, p, out, axes, count);
            std::vector<float> found = on_host(out, count);
            for (int i = 0; i < count; ++i) agree("filters", i, found[i], image.fetch(&where[3 * i], axes, t));
            CHECK(cudaDestroyTextureObject(object));
            CHECK(cudaFree(p));
            CHECK(cudaFree(out));
        }
        CHECK(cudaFreeArray(array));
    }
}

__global__ void formats(cudaTextureObject_t bytes, cudaTextureObject_t shorts, cudaTextureObject_t halves, cudaTextureObject_t whole,
                        cudaTextureObject_t rows, cudaTextureObject_t words, float* out) {
    int i = threadIdx.x;
    float4 b = tex1D<float4>(bytes, i + 0.5f);
    out[i] = b.x, out[32 + i] = b.y, out[64 + i] = b.z, out[96 + i] = b.w;
    out[128 + i] = tex1D<float>(shorts, i + 0.5f);
    out[160 + i] = tex1D<float>(halves, i + 0.5f);
    out[192 + i] = tex1D<signed char>(whole, i + 0.5f);
    out[224 + i] = tex2D<float>(rows, i % 8 + 0.5f, i / 8 + 0.5f);
    out[256 + i] = float(tex1Dfetch<int2>(words, i - 4).y);  // 0 outside
    out[288 + i] = tex2Dgather<float4>(rows, i % 8 + 1.0f, i / 8 + 1.0f, 0).x;
}
static void kinds() {
    cudaTextureDesc t = {};
    t.readMode = cudaReadModeNormalizedFloat;
    auto line = [&](cudaChannelFormatDesc format, const void* data, size_t bytes) {
        cudaArray_t array;
        CHECK(cudaMallocArray(&array, &format, 32));
        CHECK(cudaMemcpy2DToArray(array, 0, 0, data, bytes, bytes, 1, cudaMemcpyHostToDevice));
        return texture_of(array, t);
    };
    unsigned char bytes[128];
    short shorts[32];
    __half halves[32];
    signed char whole[32];
    float rows[4][64] = {};
    std::vector<int2> words;
    for (int i = 0; i < 128; ++i) bytes[i] = i * 2 + 1;
    for (int i = 0; i < 32; ++i) shorts[i] = i * 2047 - 32768, halves[i] = __float2half(i * 0.37f - 5), whole[i] = i * 8 - 128;
    for (int i = 0; i < 32; ++i) rows[i / 8][i % 8] = i * 1.5f, words.push_back({i, i * i});
    auto b = line(cudaCreateChannelDesc<uchar4>(), bytes, 128), s = line(cudaCreateChannelDesc<short>(), shorts, 64);
    t.readMode = cudaReadModeElementType;
    auto h = line(cudaCreateChannelDescHalf(), halves, 64);
    auto w = line(cudaCreateChannelDesc<signed char>(), whole, 32);
    cudaResourceDesc pitched = {}, linear = {};
    float* there = on_device(std::vector<float>(&rows[0][0], &rows[0][0] + 256));
    pitched.resType = cudaResourceTypePitch2D;
    pitched.res.pitch2D = {there, cudaCreateChannelDesc<float>(), 8, 4, 256};
    linear.resType = cudaResourceTypeLinear;
    linear.res.linear = {on_device(words), cudaCreateChannelDesc<int2>(), 24 * sizeof(int2)};
    cudaTextureObject_t r, l;
    CHECK(cudaCreateTextureObject(&r, &pitched, &t, nullptr));
    CHECK(cudaCreateTextureObject(&l, &linear, &t, nullptr));
    float* out = on_device(std::vector<float>(320));
    formats<<<1, 32>>>(b, s, h, w, r, l, out);
    std::vector<float> found = on_host(out, 320);
    for (int i = 0; i < 32; ++i) {
        for (int c = 0; c < 4; ++c) agree("bytes", i, found[32 * c + i], bytes[4 * i + c] / 255.f);
        agree("shorts", i, found[128 + i], std::fmax(shorts[i] / 32767.f, -1.f));
        agree("halves", i, found[160 + i], __half2float(halves[i]));
        agree("whole", i, found[192 + i], whole[i]);
        agree("rows", i, found[224 + i], i * 1.5f);
        agree("words", i, found[256 + i], i < 4 || i >= 28 ? 0 : (i - 4) * (i - 4));
        int x = i % 8, y = i / 8 < 3 ? i / 8 + 1 : 3;  // the first of four is the lower left one
        agree("gather", i, found[288 + i], (y * 8 + x) * 1.5f);
    }
    cudaTextureDesc normalized = {};
    normalized.readMode = cudaReadModeNormalizedFloat;
    linear.res.linear.desc = cudaCreateChannelDesc<float>();
    if (cudaCreateTextureObject(&r, &linear, &normalized, nullptr) != cudaErrorInvalidNormSetting) exit(18);  // is not whole
    t.filterMode = cudaFilterModeLinear;
    pitched.res.pitch2D.desc = cudaCreateChannelDesc<int>();
    if (int code = cudaCreateTextureObject(&r, &pitched, &t, nullptr); code != cudaErrorInvalidFilterSetting) {
        printf("a linear filter of whole numbers: %s\n", cudaGetErrorName(cudaError_t(code)));
        exit(11);
    }
}

__global__ void layers(cudaTextureObject_t t, cudaTextureObject_t cube, cudaTextureObject_t levels, float* out) {
    int i = threadIdx.x;
    out[i] = tex2DLayered<float>(t, i % 4 + 0.5f, 1.5f, i / 4 - 1);  // layers are unsigned, and clamped
    float3 d = {i == 0 ? 1.f : i == 1 ? -1.f : 0.25f, i == 2 ? 1.f : i == 3 ? -1.f : 0.25f, i == 4 ? 1.f : i == 5 ? -1.f : 0.125f};
    if (i < 6) out[32 + i] = texCubemap<float>(cube, d.x, d.y, d.z);
    out[64 + i] = tex2DLod<float>(levels, 0.375f, 0.625f, i * 0.125f);
}
static void stacks() {
    Image image(4, 4, 6);
    cudaTextureDesc t = {};
    for (auto& mode : t.addressMode) mode = cudaAddressModeClamp;
    auto stack = texture_of(array_of(image, 2, cudaArrayLayered), t);
    t.normalizedCoords = 1;
    auto cube = texture_of(array_of(image, 2, cudaArrayCubemap), t);
    // Levels of 8, 4, 2 and 1 texels, all of a level alike.
    cudaMipmappedArray_t chain;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
    CHECK(cudaMallocMipmappedArray(&chain, &format, make_cudaExtent(8, 8, 0), 9));
    const float values[4] = {1, 10, 100, 1000};
    for (unsigned l = 0; l < 4; ++l) {
        cudaArray_t level;
        std::vector<float> flat(64, values[l]);
        CHECK(cudaGetMipmappedArrayLevel(&level, chain, l));
        CHECK(cudaMemcpy2DToArray(level, 0, 0, flat.data(), (8 >> l) * 4, (8 >> l) * 4, 8 >> l, cudaMemcpyHostToDevice));
        cudaExtent extent;
        CHECK(cudaArrayGetInfo(nullptr, &extent, nullptr, level));
        if (extent.width != 8 >> l || extent.height != 8 >> l) exit(12);
    }
    cudaArray_t none;
    if (cudaGetMipmappedArrayLevel(&none, chain, 4) != cudaErrorInvalidValue) exit(13);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = chain;
    t.filterMode = t.mipmapFilterMode = cudaFilterModeLinear;
    t.maxMipmapLevelClamp = 2.5f;
    cudaTextureObject_t levels;
    CHECK(cudaCreateTextureObject(&levels, &resource, &t, nullptr));
    float* out = on_device(std::vector<float>(96));
    layers<<<1, 32>>>(stack, cube, levels, out);
    std::vector<float> found = on_host(out, 96);
    // A direction's place on its face: the guide's table, "Cubemap Textures".
    const double u[6] = {-0.125, 0.125, 0.25, 0.25, 0.25, -0.25}, v[6] = {-0.25, -0.25, 0.125, -0.125, -0.25, -0.25};
    for (int i = 0; i < 32; ++i) {
        int layer = i < 4 || i / 4 - 1 > 5 ? 5 : i / 4 - 1;
        agree("layers", i, found[i], image.at(i % 4, 1, layer, 0));
        if (i < 6) agree("cube", i, found[32 + i], image.at(int((u[i] + 1) / 2 * 4), int((v[i] + 1) / 2 * 4), i, 0));
        float level = std::fmin(i * 0.125f, 2.5f);
        int l = int(level);
        agree("levels", i, found[64 + i], values[l] + (level - l) * (values[l + 1] - values[l]));
    }
    CHECK(cudaFreeMipmappedArray(chain));
}

__global__ void moved(cudaSurfaceObject_t from, cudaSurfaceObject_t to, int width) {
    int x = threadIdx.x, y = blockIdx.x;
    float2 v = surf2Dread<float2>(from, x * 8, y);
    surf2Dwrite(make_float2(v.y, v.x + 1), to, (width - 1 - x) * 8, y);
}
__global__ void edges(cudaSurfaceObject_t s, float* out) {
    int i = int(threadIdx.x) - 8;
    out[threadIdx.x] = surf2Dread<float2>(s, i * 8, 0, cudaBoundaryModeZero).x;
    float2 clamped = surf2Dread<float2>(s, i * 8, 0, cudaBoundaryModeClamp);
    out[32 + threadIdx.x] = clamped.x, out[64 + threadIdx.x] = clamped.y;
    surf2Dwrite(make_float2(-1, -1), s, i * 8, 1, cudaBoundaryModeZero);
}
__global__ void boxes(cudaSurfaceObject_t box, cudaSurfaceObject_t stack) {
    int x = threadIdx.x % 4, y = threadIdx.x / 4, z = blockIdx.x;
    surf3Dwrite(float(x + 10 * y + 100 * z), box, x * 4, y, z);
    surf2DLayeredwrite(surf3Dread<float>(box, x * 4, y, z) + 0.5f, stack, x * 4, y, z);
}
static cudaSurfaceObject_t surface_of(cudaArray_t array) {
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaSurfaceObject_t made;
    CHECK(cudaCreateSurfaceObject(&made, &resource));
    return made;
}
static void surfaces() {
    const int width = 16, height = 3;
    std::vector<float2> texels(width * height), back(width * height);
    for (int i = 0; i < width * height; ++i) texels[i] = {float(i), i * -0.5f};
    cudaArray_t from, to;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<float2>();
    CHECK(cudaMallocArray(&from, &format, width, height, cudaArraySurfaceLoadStore));
    CHECK(cudaMallocArray(&to, &format, width, height, cudaArraySurfaceLoadStore));
    CHECK(cudaMemcpy2DToArray(from, 0, 0, texels.data(), width * 8, width * 8, height, cudaMemcpyHostToDevice));
    auto s = surface_of(from), d = surface_of(to);
    moved<<<height, width>>>(s, d, width);
    CHECK(cudaMemcpy2DFromArray(back.data(), width * 8, to, 0, 0, width * 8, height, cudaMemcpyDeviceToHost));
    for (int i = 0; i < width * height; ++i) {
        const float2& was = texels[i / width * width + width - 1 - i % width];
        agree("moved x", i, back[i].x, was.y);
        agree("moved y", i, back[i].y, was.x + 1);
    }
    float* out = on_device(std::vector<float>(96));
    edges<<<1, 32>>>(s, out);
    std::vector<float> found = on_host(out, 96);
    for (int i = 0; i < 32; ++i) {
        int x = i - 8;
        agree("zero", i, found[i], x < 0 || x >= width ? 0 : texels[x].x);
        const float2& clamped = texels[x < 0 ? 0 : x >= width ? width - 1 : x];
        agree("clamp x", i, found[32 + i], clamped.x);
        agree("clamp y", i, found[64 + i], clamped.y);
    }
    CHECK(cudaMemcpy2DArrayToArray(to, 0, 0, from, 0, 1, width * 8, 1, cudaMemcpyDeviceToDevice));
    CHECK(cudaMemcpy2DFromArray(back.data(), width * 8, to, 0, 0, width * 8, 1, cudaMemcpyDeviceToHost));
    for (int i = 0; i < width; ++i) agree("written", i, back[i].x, -1);

    Image image(4, 4, 3);
    cudaArray_t box = array_of(image, 3, 0), stack = array_of(image, 2, cudaArrayLayered | cudaArraySurfaceLoadStore);
    boxes<<<3, 16>>>(surface_of(box), surface_of(stack));
    for (cudaArray_t array : {box, stack}) {
        std::vector<float> all(48);
        cudaMemcpy3DParms copy = {};
        copy.srcArray = array;
        copy.dstPtr = make_cudaPitchedPtr(all.data(), 16, 4, 4);
        copy.extent = make_cudaExtent(4, 4, 3);
        copy.kind = cudaMemcpyDeviceToHost;
        CHECK(cudaMemcpy3D(&copy));
        for (int i = 0; i < 48; ++i) agree("boxes", i, all[i], i % 4 + 10 * (i / 4 % 4) + 100 * (i / 16) + (array == stack ? 0.5 : 0));
        copy.extent.width = 5;
        if (cudaMemcpy3D(&copy) != cudaErrorInvalidValue) exit(14);
    }
}

static void driver() {
    CHECK(cudaFree(nullptr));
    CUarray array;
    CUDA_ARRAY_DESCRIPTOR wanted = {8, 2, CU_AD_FORMAT_FLOAT, 1}, row = {16, 0, CU_AD_FORMAT_FLOAT, 1}, told;
    CHECK(cuArrayCreate(&array, &wanted));
    CUarray line;
    CHECK(cuArrayCreate(&line, &row));
    CHECK(cuArrayGetDescriptor(&told, array));
    if (told.Width != 8 || told.Height != 2 || told.Format != CU_AD_FORMAT_FLOAT || told.NumChannels != 1) exit(15);
    float texels[16], back[8];
    for (int i = 0; i < 16; ++i) texels[i] = i * 3;
    CHECK(cuMemcpyHtoA(array, 0, texels, 32));
    CUDA_MEMCPY2D box = {};
    box.srcMemoryType = CU_MEMORYTYPE_HOST, box.srcHost = texels + 8;
    box.dstMemoryType = CU_MEMORYTYPE_ARRAY, box.dstArray = array, box.dstY = 1;
    box.WidthInBytes = 32, box.Height = 1;
    CHECK(cuMemcpy2D(&box));
    if (cuMemcpyAtoH(back, array, 32, 32) != CUDA_ERROR_INVALID_VALUE) exit(17);  // these copies know the first row alone
    CHECK(cuMemcpyHtoA(line, 0, texels, 64));
    CHECK(cuMemcpyAtoH(back, line, 32, 32));
    for (int i = 0; i < 8; ++i) agree("driver copies", i, back[i], texels[8 + i]);
    CHECK(cuArrayDestroy(line));
    CUDA_RESOURCE_DESC resource = {};
    resource.resType = CU_RESOURCE_TYPE_ARRAY, resource.res.array.hArray = array;
    CUDA_TEXTURE_DESC description = {};
    for (auto& mode : description.addressMode) mode = CU_TR_ADDRESS_MODE_CLAMP;
    CUtexObject object;
    CHECK(cuTexObjectCreate(&object, &resource, &description, nullptr));
    std::vector<float> where;
    for (int i = 0; i < 16; ++i) where.insert(where.end(), {i % 8 + 0.5f, i / 8 + 0.5f, 0.f});
    float *p = on_device(where), *out = on_device(std::vector<float>(16));
    fetches<<<1, 16>>>(object, p, out, 2, 16);
    std::vector<float> found = on_host(out, 16);
    for (int i = 0; i < 16; ++i) agree("driver fetches", i, found[i], texels[i]);
    CHECK(cuTexObjectDestroy(object));
    CHECK(cuArrayDestroy(array));
}

static int defects(const char* which) {
    Image image(8, 2, 1);
    cudaArray_t array = array_of(image, 2);
    cudaTextureDesc t = {};
    auto object = texture_of(array, t);
    float *p = on_device(std::vector<float>(96)), *out = on_device(std::vector<float>(32));
    if (!strcmp(which, "destroyed")) CHECK(cudaDestroyTextureObject(object));
    if (!strcmp(which, "freed")) CHECK(cudaFreeArray(array));
    if (!strcmp(which, "surface"))
        moved<<<3, 4>>>(surface_of(array), surface_of(array), 4);  // row 2 of 2
    else
        fetches<<<1, 32>>>(object, p, out, 2, 32);
    return cudaDeviceSynchronize() == cudaErrorIllegalAddress ? 0 : 16;
}

int main(int count, char** words) {
    const char* what = count > 1 ? words[1] : "";
    printing = count > 2;
    if (!strcmp(what, "filters")) filters();
    else if (!strcmp(what, "kinds")) kinds();
    else if (!strcmp(what, "stacks")) stacks();
    else if (!strcmp(what, "surfaces")) surfaces();
    else if (!strcmp(what, "driver")) driver();
    else return defects(what);
    return differences ? 1 : 0;
}
